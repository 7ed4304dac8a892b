// The page for addresses that lead nowhere.

import { h } from "../shared/dom.js";
import { footer, header } from "../shared/header.js";
import { t } from "../shared/words.js";

/** @typedef {import("../shared/scope.js").Scope} Scope */

/** @param {Scope} scope @param {HTMLElement} root */
export async function enter(scope, root) {
  document.title = t("not-found-title");
  show(scope, root, t("not-found"), t("not-found-note"));
}

/**
 * A page with one sentence and the way home.
 * @param {Scope} scope
 * @param {HTMLElement} root
 * @param {string} title
 * @param {string} note
 * @param {...Node} more
 */
export function show(scope, root, title, note, ...more) {
  const home = h("a.btn", { href: "/" }, t("to-lobby"));
  root.replaceChildren(
    h(
      "div.hallway",
      null,
      header(scope, ""),
      h("main.plain", null, h("h1", null, title), h("p.lead", null, note), ...more, h("div.acts", null, home)),
      footer(),
    ),
  );
}
