// The rulebook of a game as the page has it: asked for once, and where in it a rule, a decision or
// a word is told.

import { get } from "../shared/api.js";
import { language } from "../shared/words.js";

/** @typedef {import("../protocol.d.ts").RulebookShown} RulebookShown */
/** @typedef {import("../protocol.d.ts").ChapterShown} ChapterShown */
/** @typedef {import("../protocol.d.ts").BlockShown} BlockShown */
/** @typedef {import("../protocol.d.ts").SpanShown} SpanShown */
/** @typedef {{ chapter: ChapterShown, block: BlockShown | null, text: string }} Found */

/** @type {Map<string, Book>} */
const known = new Map();

/** @param {string} game @param {AbortSignal} signal */
export async function loadBook(game, signal) {
  const name = `${game} ${language()}`;
  const book = known.get(name) ?? new Book(await get(`/api/games/${game}/rulebook?lang=${language()}`, signal));
  known.set(name, book);
  return book;
}

export class Book {
  /** @param {RulebookShown} shown */
  constructor(shown) {
    this.shown = shown;
    this.game = shown.game;
    this.chapters = shown.chapters;
  }

  /** @param {string | undefined} id @returns {ChapterShown | null} */
  chapter(id) {
    return this.chapters.find((chapter) => chapter.id === id) ?? null;
  }

  /** Where a rule is told. @param {string} rule @returns {ChapterShown | null} */
  withRule(rule) {
    return this.chapters.find(({ blocks }) => blocks.some(({ rules }) => rules.includes(rule))) ?? null;
  }

  /** Where a figure stands. @param {string} id @returns {ChapterShown | null} */
  withFigure(id) {
    return this.chapters.find((chapter) => figuresOf(chapter).some((figure) => figure.id === id)) ?? null;
  }

  /** What explains one of these decisions. @param {readonly string[]} actions @returns {ChapterShown | null} */
  about(actions) {
    const verbs = actions.map((action) => action.split(" ")[0] ?? "");
    for (const verb of verbs) {
      const chapter = this.chapters.find(({ asks }) => asks.includes(verb));
      if (chapter) return chapter;
    }
    return null;
  }

  /** The chapters before and after. @param {ChapterShown} chapter */
  beside(chapter) {
    const at = this.chapters.indexOf(chapter);
    return { before: this.chapters[at - 1] ?? null, after: this.chapters[at + 1] ?? null };
  }

  /** What has all the words, or is the rule of that number; tables of cards are left out. @param {string} wanted @returns {Found[]} */
  search(wanted) {
    const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
    if (words.length === 0) return [];
    /** @type {Found[]} */
    const found = [];
    for (const chapter of this.chapters) {
      const fits = (/** @type {string} */ text) => words.every((word) => text.toLowerCase().includes(word));
      if (fits(chapter.title)) found.push({ chapter, block: null, text: chapter.brief });
      for (const block of chapter.blocks) {
        const numbered = block.rules.some((rule) => words.includes(rule.toLowerCase()));
        const line = linesOf(block).find((text) => numbered || fits(`${chapter.title} ${text}`));
        const fresh = found.at(-1)?.block !== null || found.at(-1)?.chapter !== chapter || numbered;
        if (line !== undefined && fresh) found.push({ chapter, block, text: line });
      }
    }
    return found;
  }
}

/** @param {ChapterShown} chapter */
export const figuresOf = ({ blocks }) => blocks.flatMap(({ content }) => ("figures" in content ? content.figures : []));

/** @param {SpanShown[]} spans */
export const plain = (spans) =>
  spans.map((span) => ("plain" in span ? span.plain : "strong" in span ? span.strong : "")).join("");

/** What can be found in a block. @param {BlockShown} block @returns {string[]} */
function linesOf({ content }) {
  if ("figures" in content)
    return content.figures.map(({ caption, refusal }) => `${plain(caption)} ${refusal?.sentence ?? ""}`);
  if (!("text" in content)) return [];
  return content.text.flatMap((passage) =>
    "paragraph" in passage ? [plain(passage.paragraph)] : "list" in passage ? passage.list.map(plain) : [],
  );
}
