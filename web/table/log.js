// The log in plain sentences, the newest first, with a line where your last turn was.

import { fill, h } from "../shared/dom.js";
import { token } from "../shared/glyph.js";
import { announce, say } from "../shared/notices.js";
import { moment, t } from "../shared/words.js";
import { lastTurn } from "./since.js";
import { againButton } from "./way-back.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("../protocol.d.ts").Line} Line */
/** @typedef {import("./session.js").Told} Told */

/** How many lines are shown at once; a game has more. */
const MOST = 120;

/** @param {Element} place @param {Session} session */
export function showLog(place, session) {
  const { update, lines, seat } = session;
  if (!update) return;
  const told = lines.filter(({ text }) => text !== "");
  const turn = lastTurn(told, seat);
  const colors = new Map(update.seats.map((one) => [one.seat, one.color]));
  const item = (/** @type {Told} */ line) =>
    h(
      `li${line.seat === seat ? ".own" : ""}`,
      null,
      line.seat === null ? h("span.no-token") : token(colors.get(line.seat) ?? "porphyry", 18),
      h("span", null, line.gone ? h("s", null, line.text) : line.text, aside(line)),
    );
  const since = told.slice(turn).reverse(),
    before = told.slice(Math.max(0, turn - MOST), turn).reverse();
  const marked = seat !== null && turn > 0 && since.length > 0;
  fill(
    place,
    h("h2.lab", null, t(marked ? "since-your-turn" : "last-moves")),
    marked && againButton(session, "again-in-log", ".turns-again"),
    told.length === 0 ? h("p.note", null, t("nothing-yet")) : null,
    since.length > 0 && h("ol.log", { reversed: true }, since.slice(0, MOST).map(item)),
    marked && h("h3.lab", null, t("before")),
    before.length > 0 && h("ol.log.old", { reversed: true }, before.map(item)),
  );
}

/** What stands behind a line: that it is taken back, or when it was. @param {Told} line */
function aside({ gone, at }) {
  if (gone) return h("small", null, ` ${t("taken-back")}`);
  if (at === undefined) return null;
  return [" ", h("time", { datetime: new Date(at).toISOString() }, moment(at))];
}

/** Who is replaced by a bot, or comes back, is told where everybody looks. @param {Session} session @param {Line[]} fresh */
export function tellHandOvers({ update, info, seat: own }, fresh) {
  for (const { seat, text, handed } of fresh) {
    const person = info.seats.some((one) => one.seat === seat && one.kind === "person");
    if (handed && person && seat !== own && update) say(text, { kind: "news" });
  }
}

/** Reads aloud what is new, but not what one did oneself. @param {Session} session @param {Line[]} fresh */
export function announceLines(session, fresh) {
  for (const { text, seat } of fresh) if (text !== "" && seat !== session.seat) announce(text);
  if (session.yours && fresh.length > 0) announce(session.update?.prompt.title ?? "");
}
