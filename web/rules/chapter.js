// A chapter of a rulebook: its texts, figures and points, and the way to the next one.

import { h } from "../shared/dom.js";
import { glyph, rivalToken, token } from "../shared/glyph.js";
import { t } from "../shared/words.js";
import { figure } from "./figure.js";
import { passage } from "./text.js";

/** @typedef {import("../protocol.d.ts").ChapterShown} ChapterShown */
/** @typedef {import("../protocol.d.ts").BlockShown} BlockShown */
/** @typedef {import("../protocol.d.ts").ExampleShown} ExampleShown */
/** @typedef {import("../shared/scope.js").Scope} Scope */
/** @typedef {import("./book.js").Book} Book */
/** @typedef {import("./figure.js").Manner} Manner */

/** @param {Scope} scope @param {Book} book @param {ChapterShown} chapter @param {Manner & { heading: "h1" | "h2" }} manner */
export function chapterText(scope, book, chapter, manner) {
  return h(
    "article.chapter",
    { "aria-labelledby": "chapter-title" },
    h(manner.heading, { id: "chapter-title", tabindex: -1 }, chapter.title),
    h("p.brief", null, chapter.brief),
    chapter.blocks.map((block) => part(scope, book, block, manner)),
  );
}

/** @param {Scope} scope @param {Book} book @param {BlockShown} block @param {Manner & { heading: "h1" | "h2" }} manner */
function part(scope, book, { rules, content }, manner) {
  const told = { "data-rules": rules.join(" ") || null };
  if ("heading" in content) return h(manner.heading === "h1" ? "h2.part" : "h3.part", null, content.heading);
  if ("text" in content) {
    return h(
      "section.told",
      told,
      content.text.map((one) => passage(one, book)),
    );
  }
  if ("scores" in content) return points(content.scores);
  if ("cards" in content) return cards(told, content.cards);
  return h(
    `div.figs.n${content.figures.length}`,
    told,
    content.figures.map((one) => figure(scope, book, one, manner)),
  );
}

/** A table of cards. @param {Record<string, unknown>} told @param {import("../protocol.d.ts").CardShown[]} list */
function cards(told, list) {
  return h(
    "ul.book-table.cards-list",
    told,
    list.map(({ name, text }) => h("li", null, h("b", null, name), text !== "" && h("span", null, text))),
  );
}

/** The points of a worked example, as the engine counts them. @param {ExampleShown} example */
function points({ names, colors, rival, scores }) {
  const columns = [...scores.seats, ...(scores.rival ? [scores.rival] : [])];
  const heads = [
    ...names.map((name, index) => h("th", { scope: "col" }, token(colors[index] ?? "porphyry", 18), name)),
    ...(scores.rival ? [h("th", { scope: "col" }, rivalToken(18), rival ?? "")] : []),
  ];
  const items = columns[0]?.items ?? [];
  const row = (/** @type {string} */ category, /** @type {string} */ name) =>
    h(
      "tr",
      null,
      h("th", { scope: "row" }, name),
      columns.map((column) => h("td", null, column.items.find((item) => item.category === category)?.points ?? 0)),
    );
  const counts = items.filter(({ category }) =>
    columns.some((column) => column.items.some((item) => item.category === category && item.points !== 0)),
  );
  return h(
    "div.book-table.example",
    { tabindex: 0, role: "group", "aria-label": t("book-points") },
    h(
      "table",
      null,
      h("thead", null, h("tr", null, h("td", null), heads)),
      h(
        "tbody",
        null,
        counts.map(({ category, name }) => row(category, name)),
      ),
      h(
        "tfoot",
        null,
        h(
          "tr",
          null,
          h("th", { scope: "row" }, t("total")),
          columns.map(({ total }) => h("td", null, total)),
        ),
      ),
    ),
  );
}

/** The way to the chapters beside it. @param {Book} book @param {ChapterShown} chapter @param {(chapter: ChapterShown) => HTMLElement} link */
export function turning(book, chapter, link) {
  const { before, after } = book.beside(chapter);
  const way = (/** @type {ChapterShown | null} */ to, /** @type {"previous" | "next"} */ sign) => {
    if (!to) return h("span");
    const made = link(to);
    made.classList.add("btn", sign);
    made.replaceChildren(...(sign === "previous" ? [glyph(sign, 16), to.title] : [to.title, glyph(sign, 16)]));
    return made;
  };
  return h("nav.turning", { "aria-label": t("book-pages") }, way(before, "previous"), way(after, "next"));
}

/** Shows the rule in question. @param {Element} article @param {string} rule whether it was found */
export function showRule(article, rule) {
  for (const old of article.querySelectorAll(".rule-here")) old.classList.remove("rule-here");
  const told = article.querySelector(`[data-rules~="${CSS.escape(rule)}"]`);
  told?.classList.add("rule-here");
  told?.scrollIntoView({ block: "center" });
}
