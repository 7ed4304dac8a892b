// The way back, in the header: what was done last is taken back or done again, and the turns of the
// others are shown again where their strip has no room.

import { fill, h } from "../shared/dom.js";
import { glyph } from "../shared/glyph.js";
import { t } from "../shared/words.js";
import * as choosing from "./choosing.js";

/** @typedef {import("./session.js").Session} Session */

/** @param {Element} place @param {Session} session */
export function showWayBack(place, session) {
  fill(place, again(session), undo(session), redo(session));
}

/** @param {Session} session */
function undo(session) {
  const { update } = session;
  if (!update || session.seat === null || update.undo.asked || update.outcome) return null;
  const free = update.undo.free.length > 0;
  if ((!free && update.undo.ask === null) || !choosing.isBlank(session.composing.draft)) return null;
  const label = free || update.undo.ask_of.length === 0 ? t("undo") : t("ask-undo");
  return button("undo", label, "U", session.busy, () => session.undo(), glyph("undo"));
}

/** What was taken back, as long as nothing else happened. @param {Session} session */
function redo(session) {
  if (!session.canRedo || !choosing.isBlank(session.composing.draft)) return null;
  const sign = h("span.mirrored", { "aria-hidden": "true" }, glyph("undo"));
  return button("redo", t("redo"), "Y", session.busy, () => session.redo(), sign);
}

/** @param {Session} session */
function again(session) {
  if (!canShowAgain(session)) return null;
  const { story } = session;
  const held = isHeld(session);
  const one = button("again-in-header", t("turns-show-again"), null, held, () => story.again(), glyph("rotate"));
  one.classList.add("turns-again");
  return one;
}

/** The way to see the turns of the others again, in words; nothing where there are none. @param {Session} session @param {string} key @param {string} kind classes of the button */
export function againButton(session, key, kind) {
  if (!canShowAgain(session)) return null;
  return h(
    `button.btn${kind}`,
    { onclick: () => session.story.again(), "data-key": key, disabled: isHeld(session) },
    glyph("rotate", 18),
    h("span", null, t("turns-show-again")),
  );
}

/** @param {Session} session */
const canShowAgain = ({ story, update }) => !story.isPlaying && story.recap.length > 0 && !update?.outcome;

/** While something is composed the board is as it would be. @param {Session} session */
const isHeld = (session) => session.busy || !choosing.isBlank(session.composing.draft);

/**
 * @param {string} key
 * @param {string} label
 * @param {string | null} shortcut
 * @param {boolean} disabled
 * @param {() => void} onclick
 * @param {Element} sign
 */
function button(key, label, shortcut, disabled, onclick, sign) {
  return h(
    "button.ib",
    { onclick, "data-key": key, title: label, "aria-keyshortcuts": shortcut, disabled },
    sign,
    h("span.unseen", null, label),
  );
}
