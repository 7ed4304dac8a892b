// The rulebook beside the board: it opens at the rule in question, and the table stays in sight and
// playable. On a phone it covers the screen until it is closed.

import { fill, h } from "../shared/dom.js";
import { glyph } from "../shared/glyph.js";
import { sayFailure } from "../shared/notices.js";
import { t } from "../shared/words.js";
import { loadBook } from "./book.js";
import { chapterText, showRule, turning } from "./chapter.js";
import { list } from "./list.js";
import { search } from "./search.js";

/** @typedef {import("../protocol.d.ts").ChapterShown} ChapterShown */
/** @typedef {import("../shared/scope.js").Scope} Scope */
/** @typedef {import("./book.js").Book} Book */

/**
 * What the book asks of the table.
 * @typedef {object} Table
 * @property {Scope} scope
 * @property {HTMLElement} app
 * @property {string} game
 * @property {() => string[]} asked the actions that may be chosen now
 */

/** From now on links to rules open beside the board. @param {Table} table */
export function readBeside(table) {
  const book = new OpenBook(table);
  table.scope.listen(table.app, "click", (/** @type {MouseEvent} */ event) => {
    const link = event.target instanceof Element ? event.target.closest("a[data-rule]") : null;
    if (!(link instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    book.open(link.dataset.rule ?? "", link).catch(sayFailure);
  });
}

class OpenBook {
  /** How long the book is open. @type {Scope | null} */
  #reading = null;
  /** What had the keyboard before. @type {HTMLElement | null} */
  #before = null;

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.place = h("aside.book", { "aria-label": t("book") });
  }

  /** Opens at a rule; without one at what is asked now. @param {string} rule @param {HTMLElement} from */
  async open(rule, from) {
    const book = await loadBook(this.table.game, this.table.scope.signal);
    if (this.table.scope.isOver) return;
    if (!this.#reading) this.#before = from;
    const chapter = (rule !== "" && book.withRule(rule)) || book.about(this.table.asked()) || book.chapters[0];
    if (chapter) this.#show(book, chapter, rule);
  }

  /** @param {Book} book @param {ChapterShown} chapter @param {string} rule */
  #show(book, chapter, rule) {
    this.#reading?.end();
    const scope = (this.#reading = this.table.scope.inner());
    const turnTo = (/** @type {ChapterShown} */ to, rule = "") => this.#show(book, to, rule);
    const link = (/** @type {ChapterShown} */ to) => h("button.turn-to", { type: "button", onclick: () => turnTo(to) });
    const article = chapterText(scope, book, chapter, { apart: true, heading: "h2" });
    const chapters = list(book, chapter, link);
    fill(
      this.place,
      this.#head(scope, book, chapter, chapters, turnTo),
      chapters,
      h(
        "div.book-text",
        { tabindex: 0, role: "group", "aria-label": chapter.title },
        article,
        turning(book, chapter, link),
      ),
    );
    if (!this.place.isConnected) this.table.app.append(this.place);
    this.table.app.classList.add("reading");
    scope.onLeave(() => this.table.scope.isOver && this.place.remove());
    scope.listen(this.place, "keydown", (/** @type {KeyboardEvent} */ event) => {
      event.stopPropagation();
      if (event.key === "Escape") this.close();
    });
    article.querySelector("h2")?.focus({ preventScroll: true });
    if (rule !== "") showRule(article, rule);
  }

  /** @param {Scope} scope @param {Book} book @param {ChapterShown} chapter @param {HTMLElement} chapters @param {(to: ChapterShown, rule?: string) => void} turnTo */
  #head(scope, book, chapter, chapters, turnTo) {
    const menu = h(
      "button.ib.book-menu",
      {
        type: "button",
        "aria-label": t("book-chapters"),
        "aria-expanded": "false",
        onclick: () => {
          const open = chapters.classList.toggle("open");
          menu.setAttribute("aria-expanded", String(open));
        },
      },
      glyph("menu"),
    );
    return h(
      "div.book-top",
      null,
      h(
        "p.crumbs",
        null,
        glyph("book", 18),
        h("span", null, t("book-of", { game: book.shown.title })),
        h("b", null, chapter.title),
      ),
      search(scope, book, (found) =>
        h("button.turn-to", { type: "button", onclick: () => turnTo(found.chapter, found.block?.rules[0] ?? "") }),
      ),
      menu,
      h(
        "button.ib",
        { type: "button", onclick: () => this.close(), "aria-label": t("close"), "data-key": "close-book" },
        glyph("close"),
      ),
    );
  }

  close() {
    this.#reading?.end();
    this.#reading = null;
    this.place.remove();
    this.table.app.classList.remove("reading");
    this.#before?.focus({ preventScroll: true });
  }
}
