// The page for addresses that lead nowhere.

import { h } from "../shared/dom.js";
import { footer, header } from "../shared/header.js";
import { t } from "../shared/words.js";

/** @param {HTMLElement} root */
export async function enter(root) {
  document.title = t("not-found-title");
  show(root, t("not-found"), t("not-found-note"));
}

/**
 * A page with one sentence and the way home.
 * @param {HTMLElement} root
 * @param {string} title
 * @param {string} note
 * @param {...Node} more
 */
export function show(root, title, note, ...more) {
  const home = h("a.btn", { href: "/" }, t("to-lobby"));
  root.replaceChildren(
    h(
      "div.hallway",
      null,
      header(""),
      h("main.plain", null, h("h1", null, title), h("p.lead", null, note), ...more, h("div.acts", null, home)),
      footer(),
    ),
  );
}
