// A word at the head of every page while the server can keep nothing: tables can be looked at,
// and nobody wonders why nothing works.

import { get } from "./api.js";
import { h } from "./dom.js";
import { Scope } from "./scope.js";
import { t } from "./words.js";

/** @typedef {import("../protocol.d.ts").About} About */

/** How often the server is asked while it is in trouble, in milliseconds. */
const AGAIN = 15_000;

/** It outlasts every page. */
const scope = new Scope();
/** @type {HTMLElement | null} */
let banner = null;
/** Whether it is asked again in a while. */
let waiting = false;

/** Shows what the program says of itself, and follows it until it is well. @param {About["trouble"]} trouble */
export function showTrouble(trouble) {
  banner?.remove();
  const words = () => t(trouble?.code === "store/full" ? "trouble-full" : "trouble-other");
  banner = trouble && h("p.trouble", { role: "status" }, words());
  if (banner === null) return;
  document.body.prepend(banner);
  if (waiting) return;
  waiting = true;
  scope.after(AGAIN, () => {
    waiting = false;
    lookForTrouble();
  });
}

/** Asks how the server is: after something could not be kept. */
export function lookForTrouble() {
  const asked = /** @type {Promise<About>} */ (get("/api/about"));
  // Where it cannot even be asked, the page has said so already.
  asked.then(({ trouble }) => showTrouble(trouble)).catch(() => {});
}
