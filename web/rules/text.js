// The texts of a rulebook as elements, with the marks of how well a value is known.

import { h } from "../shared/dom.js";
import { glyph } from "../shared/glyph.js";
import { t } from "../shared/words.js";

/** @typedef {import("../protocol.d.ts").SpanShown} SpanShown */
/** @typedef {import("../protocol.d.ts").PassageShown} PassageShown */
/** @typedef {import("../protocol.d.ts").SourceShown} SourceShown */
/** @typedef {import("./book.js").Book} Book */

/** What each mark shows. @type {Record<SourceShown["source"], string>} */
export const SIGNS = { rulebook: "book", inferred: "link", public: "eye", weak: "eye", house: "house" };

/** @param {PassageShown} passage @param {Book} book */
export function passage(passage, book) {
  if ("paragraph" in passage) return h("p", null, spans(passage.paragraph, book));
  if ("list" in passage) {
    return h(
      "ul",
      null,
      passage.list.map((item) => h("li", null, spans(item, book))),
    );
  }
  const [head = [], ...rows] = passage.table;
  return h(
    "div.book-table",
    null,
    h(
      "table",
      null,
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          head.map((cell) => h("th", { scope: "col" }, spans(cell, book))),
        ),
      ),
      h(
        "tbody",
        null,
        rows.map((row) =>
          h(
            "tr",
            null,
            row.map((cell, index) =>
              h(index === 0 ? "th" : "td", index === 0 ? { scope: "row" } : null, spans(cell, book)),
            ),
          ),
        ),
      ),
    ),
  );
}

/** @param {SpanShown[]} list @param {Book} book @returns {(Node | string)[]} */
export function spans(list, book) {
  return list.flatMap((span) => /** @type {(Node | string)[]} */ (one(span, book)));
}

/** @param {SpanShown} span @param {Book} book @returns {(Node | string)[]} */
function one(span, book) {
  if ("plain" in span) return [span.plain];
  if ("strong" in span) return [h("b", null, span.strong)];
  const source = book.shown.sources[span.source];
  return source ? [mark(source, book.game)] : [];
}

/** A mark on a value; pressed it says what is known. @param {SourceShown} source @param {string} game */
function mark(source, game) {
  const why = h(
    "span.source-why",
    { hidden: true },
    source.why,
    " ",
    h("a", { href: `/rules/${game}/sheet#${source.rule}`, target: "_blank" }, t("rule", { rule: source.rule })),
  );
  const button = h(
    `button.source.${source.source}`,
    {
      type: "button",
      "aria-expanded": "false",
      onclick: () => {
        why.hidden = !why.hidden;
        button.setAttribute("aria-expanded", String(!why.hidden));
      },
    },
    glyph(SIGNS[source.source], 15),
    source.name,
  );
  return h("span.sourced", null, button, why);
}
