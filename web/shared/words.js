// The words of the page, compiled by the server from locales/LANG/page.ftl.

/** @typedef {import("../protocol.d.ts").Words} Words */
/** @typedef {string | Piece[]} Pattern */
/** @typedef {string | { arg: string } | { select: string, cases: Record<string, Pattern>, default: string }} Piece */
/** @typedef {Record<string, string | number>} Args */

/** @type {Record<string, Pattern>} */
let messages = {};
let lang = "en";
let plural = new Intl.PluralRules(lang);

/** The language of the page. */
export const language = () => lang;

/**
 * Which of these languages the person reads: what was chosen, or else what the browser says.
 * @param {readonly string[]} known
 */
export function preferred(known) {
  const chosen = localStorage.getItem("aedile-lang");
  const wanted = [chosen ?? "", ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wanted.find((tag) => known.includes(tag)) ?? "en";
}

/**
 * Another language, from the next page on.
 * @param {string} tag
 */
export function choose(tag) {
  localStorage.setItem("aedile-lang", tag);
}

/**
 * Takes the words of a language.
 * @param {{ lang: string, messages: Record<string, unknown> }} words
 */
export function use(words) {
  messages = /** @type {Record<string, Pattern>} */ (words.messages);
  lang = words.lang;
  plural = new Intl.PluralRules(lang);
  document.documentElement.lang = lang;
}

/**
 * Loads the words of a language.
 * @param {string} tag
 */
export async function load(tag) {
  const answer = await fetch(`/words/${tag}.json`);
  use(await answer.json());
}

/**
 * Says something. A key without words is shown as it is, so that nobody can overlook it.
 * @param {string} key
 * @param {Args} [args]
 * @returns {string}
 */
export function t(key, args = {}) {
  const pattern = messages[key];
  return pattern === undefined ? key : said(pattern, args);
}

/**
 * @param {Pattern} pattern
 * @param {Args} args
 * @returns {string}
 */
function said(pattern, args) {
  if (typeof pattern === "string") return pattern;
  return pattern.map((piece) => saidPiece(piece, args)).join("");
}

/**
 * @param {Piece} piece
 * @param {Args} args
 * @returns {string}
 */
function saidPiece(piece, args) {
  if (typeof piece === "string") return piece;
  if ("arg" in piece) return shown(args[piece.arg]);
  const value = args[piece.select];
  const exact = piece.cases[String(value)];
  const category = typeof value === "number" ? piece.cases[plural.select(value)] : undefined;
  return said(exact ?? category ?? piece.cases[piece.default] ?? "", args);
}

/** @param {string | number | undefined} value */
function shown(value) {
  return typeof value === "number" ? new Intl.NumberFormat(lang).format(value) : String(value ?? "");
}

const UNITS = /** @type {const} */ ([
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
]);

/**
 * How long ago, or how long still: "2 hours ago", "in 3 days".
 * @param {number} then milliseconds since 1970
 */
export function ago(then) {
  const seconds = (then - Date.now()) / 1000;
  const format = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? ["minute", 60];
  return Math.abs(seconds) < 60 ? t("just-now") : format.format(Math.round(seconds / size), unit);
}

/**
 * A span of time: "3 days", "2 minutes".
 * @param {number} seconds
 */
export function span(seconds) {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? ["minute", 60];
  const value = Math.max(1, Math.round(seconds / size));
  return new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "long" }).format(value);
}
