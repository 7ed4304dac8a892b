// The list of chapters beside the one that is read.

import { h } from "../shared/dom.js";
import { t } from "../shared/words.js";

/** @typedef {import("../protocol.d.ts").ChapterShown} ChapterShown */
/** @typedef {import("./book.js").Book} Book */

/** @param {Book} book @param {ChapterShown} here @param {(chapter: ChapterShown) => HTMLElement} link */
export function list(book, here, link) {
  const entry = (/** @type {ChapterShown} */ chapter) => {
    const way = link(chapter);
    way.textContent = chapter.title;
    if (chapter.inner) way.classList.add("inner");
    if (chapter === here) way.setAttribute("aria-current", "page");
    return h("li", null, way);
  };
  return h(
    "nav.book-list",
    { "aria-label": t("book-chapters") },
    h("ol", null, book.chapters.map(entry)),
    h("a.sheet-link", { href: `/rules/${book.game}/sheet`, target: "_blank" }, t("book-sheet")),
  );
}
