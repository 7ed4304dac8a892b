// Short messages at the foot of the page: what went wrong, what was copied. Read aloud once.

import { byId, h } from "./dom.js";
import { Scope } from "./scope.js";
import { lookForTrouble } from "./trouble.js";
import { t } from "./words.js";

/** Where messages stand: over the page, or in a place that a room gives them. */
let home = document.body;
/** Whose rules are meant, where a room has a game. @type {string | null} */
let game = null;
/** The message that is shown. */
let shown = new Scope();
/** Whether it is about the table, and no answer to what somebody did. */
let isNews = false;

/**
 * Says a sentence, and with a rule its id. It stays until read; a hint until something is done, news
 * also while the game goes on.
 * @param {string} sentence
 * @param {{ rule?: string | null, kind?: "good" | "bad" | "hint" | "news" }} [more]
 */
export function say(sentence, { rule = null, kind = "bad" } = {}) {
  hush();
  shown = new Scope();
  isNews = kind === "news";
  const close = h("button.link", { onclick: hush }, t("close"));
  const note =
    rule &&
    (game ? h("small", null, ruleLink(game, rule)) : !sentence.includes(rule) && h("small", null, t("rule", { rule })));
  const notice = h(
    `div.notice.${isNews ? "hint" : kind}`,
    { role: kind === "bad" ? "alert" : "status" },
    h("span", null, sentence),
    note,
    close,
  );
  home.append(notice);
  shown.onLeave(() => notice.remove());
  if (kind !== "hint") shown.after(6000 + sentence.length * 40, hush);
}

/** From now on messages stand here, and rules are those of the game. @param {Scope} scope @param {HTMLElement} place @param {string | null} rulesOf */
export function speakAt(scope, place, rulesOf) {
  home = place;
  game = rulesOf;
  scope.onLeave(() => {
    home = document.body;
    game = null;
  });
}

/** Takes the message away. */
export function hush() {
  shown.end();
}

/** The game went on: what was said to the position before is over. */
export function movedOn() {
  if (!isNews) hush();
}

/** The page is left: what was said or read aloud in it is over. */
export function forget() {
  hush();
  byId("announcer").replaceChildren();
}

/** Says what an error means to a person; nothing where the page was left meanwhile. @param {unknown} error */
export function sayFailure(error) {
  if (isLeft(error)) return;
  const refused = /** @type {{ message?: string, rule?: string | null, code?: string }} */ (error);
  const sentence = refused.code === undefined ? t("unreachable") : refused.message;
  if (refused.code === undefined) console.error(error);
  if (refused.code?.startsWith("store/")) lookForTrouble();
  say(sentence ?? t("unreachable"), { rule: refused.rule ?? null });
}

/** Whether a request was ended because its page was left. @param {unknown} error */
export const isLeft = (error) => error instanceof DOMException && error.name === "AbortError";

/** Reads aloud, politely. @param {string} sentence */
export function announce(sentence) {
  byId("announcer").append(h("p", null, sentence));
  while (byId("announcer").childElementCount > 12) byId("announcer").firstElementChild?.remove();
}

/** Where a rule is told: beside the board where there is one, else in a window of its own. @param {string} game @param {string} rule */
export const ruleLink = (game, rule) =>
  h("a", { href: `/rules/${game}#${rule}`, target: "_blank", "data-rule": rule }, t("rule", { rule }));
