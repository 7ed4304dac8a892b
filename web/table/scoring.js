// A count of everybody's points, as at the end of an era: who got how much for what, on a card that
// stays until it is closed. The show of moves waits meanwhile.

import { dialog } from "../shared/dialog.js";
import { h } from "../shared/dom.js";
import { t } from "../shared/words.js";
import { scoreTable } from "./points.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("../protocol.d.ts").Update} Update */
/** @typedef {NonNullable<Update["scores"]>} Scores */
/** @typedef {Scores["seats"][number]} SeatScore */

/**
 * The last count among some updates: what it is called, and the points it brought. The end of a game
 * has a page of its own.
 * @param {Update | null} before
 * @param {Update[]} updates
 */
export function countedIn(before, updates) {
  const at = updates.findLastIndex(({ lines }) => lines.some(({ scoring }) => scoring !== undefined));
  const update = updates[at],
    old = updates[at - 1] ?? before;
  if (!update?.scores || !old?.scores || updates.at(-1)?.outcome) return null;
  const title = update.lines.find(({ scoring }) => scoring !== undefined)?.scoring ?? "";
  return { title, update: { ...update, scores: gained(old.scores, update.scores) } };
}

/** @param {Scores} old @param {Scores} now @returns {Scores} */
function gained(old, now) {
  const seats = now.seats.map((score, index) => less(score, old.seats[index]));
  return { ...now, seats, rival: now.rival && less(now.rival, old.rival) };
}

/** What is more than before, and only what anything came of. @param {SeatScore} score @param {SeatScore | null | undefined} before @returns {SeatScore} */
function less(score, before) {
  const was = (/** @type {string} */ category) => before?.items.find((item) => item.category === category)?.points ?? 0;
  const items = score.items.map((item) => ({ ...item, points: item.points - was(item.category) }));
  return { ...score, total: score.total - (before?.total ?? 0), items: items.filter(({ points }) => points !== 0) };
}

/** Shows it. @param {Session} session @param {NonNullable<ReturnType<typeof countedIn>>} counted */
export function showCount(session, { title, update }) {
  const { story, scope, seat } = session;
  const held = (story.isPlaying || story.isBehind) && !story.paused;
  if (held) story.pause();
  const goOn = () => held && story.paused && story.pause();
  dialog(
    scope,
    title,
    (close) => [
      h("div.scoring", null, scoreTable(update, new Set(), null, seat), h("p.note", null, t("best-note"))),
      h("div.acts", null, h("button.btn.p", { onclick: close, "data-key": "scoring-on" }, t("turns-go-on"))),
    ],
    goOn,
  );
}
