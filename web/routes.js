// What each address shows: its page, what the title says before the page knows better, and which
// styles the page wears.

import { ADDRESSES } from "./addresses.js";

/** @typedef {import("./shared/scope.js").Scope} Scope */

/**
 * A page. It is entered with a scope that ends when it is left, and with the parts of its address.
 * @typedef {{ enter: (scope: Scope, root: HTMLElement, ...parts: string[]) => Promise<void> }} Page
 */

/**
 * @typedef {object} Shown
 * @property {() => Promise<Page>} page
 * @property {string | null} title a word; without one it is the house's name
 * @property {readonly string[]} styles in the order in which they count
 */

/** @typedef {Shown & { path: RegExp }} Route what the whole path must be; its group is the parts */

const TABLE = [
  "/table/frame.css",
  "/table/side.css",
  "/table/board.css",
  "/table/waiting.css",
  "/table/end.css",
  "/table/column.css",
  "/table/phone.css",
  "/rules/book.css",
  "/table/turns.css",
  "/table/insight.css",
];

/** @type {Record<(typeof ADDRESSES)[number], Shown>} */
const PAGES = {
  "": { page: () => import("./lobby/page.js"), title: null, styles: ["/lobby/lobby.css"] },
  new: { page: () => import("./new/page.js"), title: "new-title", styles: ["/new/new.css"] },
  table: { page: () => import("./table/page.js"), title: null, styles: TABLE },
  join: { page: () => import("./places/join.js"), title: "join-title", styles: [] },
  recover: { page: () => import("./places/recover.js"), title: "recover-title", styles: [] },
  replay: { page: () => import("./replay/page.js"), title: null, styles: [...TABLE, "/replay/replay.css"] },
  rules: { page: () => import("./rules/page.js"), title: null, styles: ["/rules/book.css", "/rules/rules.css"] },
  admin: { page: () => import("./admin/page.js"), title: "admin-title", styles: ["/admin/admin.css"] },
  learn: { page: () => import("./learn/page.js"), title: null, styles: [...TABLE, "/learn/learn.css"] },
};

/** @type {readonly Route[]} */
export const ROUTES = ADDRESSES.map((word) => ({ path: at(word), ...PAGES[word] }));

/** For every other address. @type {Route} */
export const LOST = { path: /^/, page: () => import("./places/lost.js"), title: "not-found-title", styles: [] };

/** `/table/ID/…`: the rest of the path as parts. A dot is the server's sign of a file. @param {string} word */
function at(word) {
  return word === "" ? /^\/$/ : new RegExp(`^/${word}(?:/([^.]*))?$`);
}

/** The route of a path, with the parts of it. @param {string} path @returns {{ route: Route, parts: string[] }} */
export function routeOf(path) {
  for (const route of ROUTES) {
    const found = route.path.exec(path);
    if (found) return { route, parts: found[1]?.split("/").map(decodeURIComponent) ?? [] };
  }
  return { route: LOST, parts: [] };
}
