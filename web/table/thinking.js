// How long a bot has thought that takes its time, and how long it usually does. The seconds count by
// themselves, wherever they stand; they are not read out.

import { h } from "../shared/dom.js";
import { t } from "../shared/words.js";

/** @typedef {import("./session.js").Session} Session */

/** So often the seconds are looked at, in milliseconds. */
const TICK = 250;

/** A bot that thinks: since when by the page's own clock, and for how long it usually does, in milliseconds. @typedef {{ seat: number, since: number, usual: number }} Thinking */

/** @param {import("../protocol.d.ts").Thinking | null} told @returns {Thinking | null} */
export const heard = (told) =>
  told && { seat: told.seat, since: performance.now() - told.for_ms, usual: told.usual_ms };

/** The seconds that have gone, in words. @param {number} since @param {number} [now] */
export const elapsed = (since, now = performance.now()) =>
  t("thinking-for", { seconds: Math.max(0, Math.floor((now - since) / 1000)) });

/** How long the bot that is to act has thought; nothing of one that answers at once. @param {Session} session */
export function thought({ thinking, update }) {
  const acts = thinking && update?.seats.some(({ seat, to_act }) => to_act && seat === thinking.seat);
  if (!thinking || !acts) return null;
  return h(
    "p.thought",
    null,
    h("span", { "data-since": thinking.since, "aria-hidden": "true" }, elapsed(thinking.since)),
    t("thinking-usual", { seconds: Math.round(thinking.usual / 1000) }),
  );
}

/** Lets the seconds of a page go on. @param {import("../shared/scope.js").Scope} scope */
export function keepCounting(scope) {
  scope.every(TICK, () => {
    for (const place of document.querySelectorAll(".thought [data-since]")) {
      const text = elapsed(Number(/** @type {HTMLElement} */ (place).dataset.since));
      if (place.textContent !== text) place.textContent = text;
    }
  });
}
