// The first page of a rulebook: its chapters as cards, what is asked most, and how sure we are.

import { h } from "../shared/dom.js";
import { glyph } from "../shared/glyph.js";
import { SIGNS } from "../shared/source.js";
import { t } from "../shared/words.js";
import { figuresOf } from "./book.js";
import { drawing } from "./figure.js";
import { search } from "./search.js";

/** @typedef {import("../protocol.d.ts").ChapterShown} ChapterShown */
/** @typedef {import("../shared/scope.js").Scope} Scope */
/** @typedef {import("./book.js").Book} Book */
/** @typedef {import("./book.js").Found} Found */

/** Width by height of the picture of a card. */
const CARD = 2.8;

/** @param {Scope} scope @param {Book} book */
export function contents(scope, book) {
  const { game, title, lead, lessons, asked } = book.shown;
  const minutes = book.chapters.reduce((sum, chapter) => sum + chapter.minutes, 0);
  return h(
    "main.book-contents",
    null,
    h(
      "div.book-head",
      null,
      h(
        "div",
        null,
        h("h1", null, t("rules-of", { game: title })),
        h("p.lead", null, `${lead} ${t("book-read", { minutes })}`),
      ),
      h("a.btn.p", { href: `/learn/${game}` }, glyph("next", 16), t("book-guided", { lessons })),
    ),
    h(
      "ol.book-cards",
      null,
      book.chapters.map((chapter, index) => card(scope, book, chapter, index + 1)),
    ),
    h(
      "aside.book-side",
      { "aria-label": t("book-more") },
      search(scope, book, (found) => h("a", { href: addressOf(book, found) })),
      h(
        "section.panel",
        null,
        h("h2.lab", null, t("book-asked")),
        h(
          "ul.rows",
          null,
          asked.map(({ question, rule }) => h("li", null, h("a", { href: ruleAddress(book, rule) }, question))),
        ),
      ),
      sure(book),
      h(
        "section.panel",
        null,
        h("h2.lab", null, t("book-also")),
        h(
          "ul.rows",
          null,
          h("li", null, h("a", { href: `/rules/${game}/sheet#pieces` }, t("pieces"))),
          h("li", null, h("a", { href: `/rules/${game}/sheet` }, t("book-sheet"))),
        ),
      ),
    ),
  );
}

/** @param {Scope} scope @param {Book} book @param {ChapterShown} chapter @param {number} number */
function card(scope, book, chapter, number) {
  const tries = figuresOf(chapter).filter(({ playable }) => playable).length;
  return h(
    "li",
    null,
    h(
      "a.book-card",
      { href: `/rules/${book.game}/${chapter.id}` },
      drawing(scope, book.game, chapter.figure, CARD, true),
      h(
        "span.book-card-words",
        null,
        h("span.name", null, h("i", null, number), h("b", null, chapter.title)),
        h("span.brief", null, chapter.brief),
        tries > 0
          ? h("span.tries", null, glyph("next", 14), t("book-tries", { count: tries }))
          : h("span.minutes", null, t("book-minutes", { count: chapter.minutes })),
      ),
    ),
  );
}

/** How sure we are, as a bar and in numbers. @param {Book} book */
function sure(book) {
  const { certainty, maturity, game } = book.shown;
  const all = certainty.reduce((sum, { rules }) => sum + rules, 0);
  const bar = certainty.map(({ source, rules }) => {
    const piece = h(`i.${source}`);
    piece.style.flexGrow = String(rules);
    return piece;
  });
  return h(
    "section.panel.sure",
    null,
    h("h2.lab", null, t("book-sure"), h("span", null, t("book-rules", { count: all }))),
    h("p", null, h(`b.maturity.${maturity.maturity}`, null, maturity.name), " ", maturity.reason),
    h("div.sure-bar", { "aria-hidden": "true" }, bar),
    h(
      "ul",
      null,
      certainty.map(({ source, name, meaning, rules }) =>
        h(
          "li",
          null,
          h(`span.source.${source}`, null, glyph(SIGNS[source], 15), name),
          h("span", null, meaning),
          h("b", null, rules),
        ),
      ),
    ),
    h("p.note", null, t("book-marks"), " ", h("a", { href: `/rules/${game}/sheet` }, t("book-sheet"))),
  );
}

/** @param {Book} book @param {string} rule */
export const ruleAddress = (book, rule) => `/rules/${book.game}/${book.withRule(rule)?.id ?? ""}#${rule}`;

/** @param {Book} book @param {Found} found */
export function addressOf(book, { chapter, block }) {
  const rule = block?.rules[0];
  return `/rules/${book.game}/${chapter.id}${rule ? `#${rule}` : ""}`;
}
