// Short messages at the foot of the page: what went wrong, what was copied. Read aloud once.

import { byId, h } from "./dom.js";
import { t } from "./words.js";

/** Where messages stand: over the page, or in a place that a room gives them. */
let home = document.body;
/** @type {HTMLElement | null} */
let shown = null;
let timer = 0;

/**
 * Says a sentence, and with a rule its id. It stays until read; a hint until something is done.
 * @param {string} sentence
 * @param {{ rule?: string | null, kind?: "good" | "bad" | "hint" }} [more]
 */
export function say(sentence, { rule = null, kind = "bad" } = {}) {
  shown?.remove();
  clearTimeout(timer);
  const close = h("button.link", { onclick: hush }, t("close"));
  const game = document.body.dataset.game;
  const note =
    rule &&
    (game ? h("small", null, ruleLink(game, rule)) : !sentence.includes(rule) && h("small", null, t("rule", { rule })));
  shown = h(
    `div.notice.${kind}`,
    { role: kind === "bad" ? "alert" : "status" },
    h("span", null, sentence),
    note,
    close,
  );
  home.append(shown);
  if (kind !== "hint") timer = setTimeout(hush, 6000 + sentence.length * 40);
}

/** From now on messages stand here. @param {HTMLElement} place */
export function speakAt(place) {
  home = place;
}

/** Takes the message away. */
export function hush() {
  shown?.remove();
  shown = null;
}

/** Says what an error means to a person. @param {unknown} error */
export function sayFailure(error) {
  const refused = /** @type {{ message?: string, rule?: string | null, code?: string }} */ (error);
  const sentence = refused.code === undefined ? t("unreachable") : refused.message;
  if (refused.code === undefined) console.error(error);
  say(sentence ?? t("unreachable"), { rule: refused.rule ?? null });
}

/** Reads aloud, politely. @param {string} sentence */
export function announce(sentence) {
  byId("announcer").append(h("p", null, sentence));
  while (byId("announcer").childElementCount > 12) byId("announcer").firstElementChild?.remove();
}

/** Where a rule is told, in a window of its own: the table stays. @param {string} game @param {string} rule */
export const ruleLink = (game, rule) =>
  h("a", { href: `/rules/${game}#${rule}`, target: "_blank" }, t("rule", { rule }));
