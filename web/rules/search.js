// Finding a rule: a field, and what has the words in it.

import { fill, h, svg } from "../shared/dom.js";
import { t } from "../shared/words.js";

/** @typedef {import("../shared/scope.js").Scope} Scope */
/** @typedef {import("./book.js").Book} Book */
/** @typedef {import("./book.js").Found} Found */

/** How many places are listed. */
const MOST = 12;

/**
 * The field with its list.
 * @param {Scope} scope
 * @param {Book} book
 * @param {(found: Found) => HTMLElement} link
 */
export function search(scope, book, link) {
  const list = h("ol.found", { hidden: true, onclick: () => (list.hidden = true) });
  const count = h("p.unseen", { role: "status" });
  const input = /** @type {HTMLInputElement} */ (
    h("input", {
      type: "search",
      id: "book-search",
      autocomplete: "off",
      placeholder: t("book-find"),
      oninput: () => look(),
    })
  );
  const look = () => {
    const found = book.search(input.value);
    count.textContent = input.value.trim() === "" ? "" : t("rules-found", { count: found.length });
    list.hidden = input.value.trim() === "";
    const items = found.slice(0, MOST).map((one) => {
      const way = link(one);
      way.replaceChildren(h("b", null, one.chapter.title), h("span", null, one.text));
      return h("li", null, way);
    });
    fill(list, found.length === 0 ? h("li.note", null, t("book-nothing")) : items);
  };
  scope.listen(document, "keydown", (/** @type {KeyboardEvent} */ event) => {
    const typing = event.target instanceof Element && event.target.closest("input, select, textarea");
    if (event.key !== "/" || typing || !input.isConnected) return;
    event.preventDefault();
    input.focus();
  });
  return h(
    "div.book-search",
    { role: "search" },
    h("label.unseen", { for: "book-search" }, t("book-find")),
    lens(),
    input,
    h("kbd", { "aria-hidden": "true" }, "/"),
    count,
    list,
  );
}

const lens = () =>
  svg(
    "svg",
    { class: "g f-0", width: 18, height: 18, viewBox: "0 0 24 24", "aria-hidden": "true" },
    svg("path", {
      d: "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.3 15.3 21 21",
      stroke: "currentColor",
      "stroke-width": 1.75,
    }),
  );
