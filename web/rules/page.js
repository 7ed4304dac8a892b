// The rulebook of a game: its contents, a chapter, or the numbered sheet behind it. An address that
// names a rule or a figure leads to the chapter that has it.

import { readdress } from "../shared/address.js";
import { h } from "../shared/dom.js";
import { loadSymbols } from "../shared/glyph.js";
import { footer, header } from "../shared/header.js";
import { about } from "../shared/house.js";
import { t } from "../shared/words.js";
import * as lost from "../places/lost.js";
import { loadBook } from "./book.js";
import { chapterText, showRule, turning } from "./chapter.js";
import { addressOf, contents } from "./contents.js";
import { list } from "./list.js";
import { search } from "./search.js";
import { showSheet } from "./sheet.js";

/** @typedef {import("../protocol.d.ts").ChapterShown} ChapterShown */
/** @typedef {import("../shared/scope.js").Scope} Scope */
/** @typedef {import("./book.js").Book} Book */

/**
 * @param {Scope} scope
 * @param {HTMLElement} root
 * @param {string} [game]
 * @param {string} [part]
 */
export async function enter(scope, root, game, part) {
  if (game === undefined || !about().games.some((one) => one.game === game)) return lost.enter(scope, root);
  if (part === "sheet") return showSheet(scope, root, game);
  const [book] = await Promise.all([loadBook(game, scope.signal), loadSymbols(game)]);
  if (scope.isOver) return;
  const named = decodeURIComponent(location.hash.slice(1));
  const chapter =
    book.chapter(part) ?? (named === "" ? null : (book.withFigure(named.replace(/^fig-/, "")) ?? book.withRule(named)));
  if (part !== undefined && part !== "" && !chapter) return lost.enter(scope, root);
  document.title = chapter ? `${chapter.title} · ${book.shown.title}` : t("rules-of", { game: book.shown.title });
  const main = chapter ? page(scope, book, chapter) : contents(scope, book);
  root.replaceChildren(h("div.hallway", null, header(scope, ""), main, footer()));
  if (!chapter) return;
  readdress(`/rules/${game}/${chapter.id}${location.hash}`);
  show(main);
  scope.listen(window, "hashchange", () => show(main));
}

/** @param {Scope} scope @param {Book} book @param {ChapterShown} chapter */
function page(scope, book, chapter) {
  const { game, title } = book.shown;
  const link = (/** @type {ChapterShown} */ to) => h("a", { href: `/rules/${game}/${to.id}` });
  return h(
    "main.book-page",
    null,
    h(
      "div.book-top",
      null,
      h("nav.crumbs", { "aria-label": t("book") }, h("a", { href: `/rules/${game}` }, t("book-of", { game: title }))),
      search(scope, book, (found) => h("a", { href: addressOf(book, found) })),
    ),
    list(book, chapter, link),
    h(
      "div.book-text",
      null,
      chapterText(scope, book, chapter, { apart: false, heading: "h1" }),
      turning(book, chapter, link),
    ),
  );
}

/** Shows what the address names. @param {Element} main */
function show(main) {
  const named = decodeURIComponent(location.hash.slice(1));
  if (named.startsWith("fig-")) document.getElementById(named)?.scrollIntoView({ block: "center" });
  else if (named !== "") showRule(main, named);
}
