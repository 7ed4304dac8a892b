// The texts of a rulebook as elements, with the marks of how well a value is known.

import { h } from "../shared/dom.js";
import { sourceMark } from "../shared/source.js";

/** @typedef {import("../protocol.d.ts").SpanShown} SpanShown */
/** @typedef {import("../protocol.d.ts").PassageShown} PassageShown */
/** @typedef {import("./book.js").Book} Book */

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
  return source ? [sourceMark(source, book.game)] : [];
}
