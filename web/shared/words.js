// The words of the page, said by the server in every variant (locales/LANG/page.ftl): here only the
// variant is picked and the blanks are filled in.

/** @typedef {import("../protocol.d.ts").PageWords} PageWords */
/** @typedef {import("../protocol.d.ts").Wording} Wording */
/** @typedef {Record<string, string | number>} Args */

/** @type {PageWords["messages"]} */
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
 * @param {PageWords} words
 */
export function use(words) {
  messages = words.messages;
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
  let wording = messages[key];
  while (wording !== undefined && typeof wording !== "string") wording = variant(wording.texts, args[wording.by]);
  return wording?.replace(/\{([^}]*)\}/g, (_, name) => shown(args[name])) ?? key;
}

/**
 * The text for a value: its own, or that of its plural, or else the one for all others.
 * @param {Partial<Record<string, Wording>>} texts
 * @param {string | number | undefined} value
 */
function variant(texts, value) {
  const category = typeof value === "number" ? plural.select(value) : "other";
  return texts[String(value)] ?? texts[category] ?? texts.other;
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
 * Day and time: "16 Nov 2026, 14:05".
 * @param {number} then milliseconds since 1970
 */
export function moment(then) {
  return new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" }).format(then);
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
