// The styles of the page that is shown. A file of styles lies in the folder of its page and holds
// only under the class that is named after the folder, so that it cannot touch another page.

import { h } from "./dom.js";

/** The loaded files. @type {Map<string, { link: HTMLElement, ready: Promise<void> }>} */
const worn = new Map();

/** Loads what is missing; it holds once the page is entered. @param {readonly string[]} files */
export async function load(files) {
  await Promise.all(files.map((file) => (worn.get(file) ?? add(file)).ready));
}

/** Enters the folders of these files, and takes away what the page does not need. @param {readonly string[]} files */
export function wear(files) {
  for (const [file, { link }] of worn) {
    if (files.includes(file)) continue;
    link.remove();
    worn.delete(file);
  }
  document.body.className = [...new Set(files.map(roomOf))].join(" ");
}

/** The class under which a file holds: `in-table` for `/table/side.css`. @param {string} file */
export const roomOf = (file) => `in-${file.split("/")[1]}`;

/** @param {string} file */
function add(file) {
  /** @type {(done: void) => void} */
  let loaded = () => {};
  /** @type {(error: Error) => void} */
  let failed = () => {};
  const ready = /** @type {Promise<void>} */ (new Promise((resolve, reject) => ([loaded, failed] = [resolve, reject])));
  const onerror = () => {
    link.remove();
    worn.delete(file);
    failed(new Error(`${file} cannot be loaded`));
  };
  // From where this file came: there it is cached for ever.
  const href = new URL(`..${file}`, import.meta.url).href;
  const link = h("link", { rel: "stylesheet", href, onload: () => loaded(), onerror });
  document.head.append(link);
  worn.set(file, { link, ready });
  return { link, ready };
}
