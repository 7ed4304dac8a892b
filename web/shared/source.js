// How well a value is known: a mark that says where it comes from, and when pressed what is known.

import { h } from "./dom.js";
import { glyph } from "./glyph.js";
import { t } from "./words.js";

/** @typedef {import("../protocol.d.ts").SourceShown} SourceShown */

/** What each mark shows. @type {Record<SourceShown["source"], string>} */
export const SIGNS = { rulebook: "book", inferred: "link", public: "eye", weak: "eye", house: "house" };

/** A mark on a value; pressed it says what is known. @param {SourceShown} source @param {string} game */
export function sourceMark(source, game) {
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
