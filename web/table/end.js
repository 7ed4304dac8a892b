// The end of a game: who won and why, who made points with what, their course, the boards, playing
// again, the record, and how to check the deal.

import { post } from "../shared/api.js";
import { h, picture, withoutPlaces } from "../shared/dom.js";
import { keepShare, newShare } from "../shared/deal.js";
import { glyph, token } from "../shared/glyph.js";
import { goTo } from "../shared/house.js";
import { legible } from "../shared/legible.js";
import { sayFailure } from "../shared/notices.js";
import { span, t } from "../shared/words.js";
import { thumb } from "../lobby/cards.js";
import { isWholeBoard } from "./board.js";
import { dealAlarm, dealDetails } from "./deal.js";
import { scoreTable } from "./points.js";
import { turningPoints } from "./turning.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("../protocol.d.ts").Update} Update */

/** @typedef {import("./course.js").Course} Course */

/** How large the course is drawn, and where it has less room. */
const LARGE = { width: 560, height: 340, rows: 4, wide: true };
const SMALL = { height: 230, rows: 3 };

/** @param {Session} session @param {Course} course @param {() => void} look shows the board again */
export function endPage(session, course, look) {
  const { update } = session;
  if (!update?.outcome) return null;
  const { sentence, verdict } = update.outcome;
  return h(
    "div.end",
    null,
    h(
      "header.end-head",
      null,
      h("h2", { id: "end-title", tabindex: -1 }, sentence),
      h("p.lead", null, verdict ?? others(update)),
      dealAlarm(session),
    ),
    h("div.end-points", null, pointsOf(session, update)),
    again(session, look),
    h(
      "aside.end-side",
      { "aria-label": t("facts") },
      courseOf(course),
      finalBoards(session),
      facts(session),
      dealDetails(session),
      h("a.end-lobby", { href: "/" }, t("to-lobby")),
    ),
  );
}

/** Who made points with what, and what the dots in it are. @param {Session} session @param {Update} update */
function pointsOf({ seat }, update) {
  return [scoreTable(update, winners(update), t("who-with-what"), seat), h("p.note.best-note", null, t("best-note"))];
}

/** What can be done now: one filled button, the others beside it. @param {Session} session @param {() => void} look */
function again({ info, scope }, look) {
  const plays = info.seats.some(({ yours }) => yours);
  return h(
    "section.end-again",
    { "aria-labelledby": "again-title" },
    h("h3", { id: "again-title" }, t("play-again")),
    h(
      "div.acts",
      null,
      plays && h("button.btn.p", { onclick: () => rematch(scope, info.id) }, t("rematch")),
      h("button.btn", { onclick: look, "data-key": "look" }, glyph("eye", 18), t("look-board")),
      h("a.btn", { href: `/replay/${info.id}` }, glyph("rotate", 18), t("replay")),
      h(
        "a.btn",
        { href: `/api/tables/${info.id}/record`, download: `${info.game}-${info.id}.aedile` },
        glyph("scroll", 18),
        h("span", null, t("record")),
      ),
      h("a.btn.q", { href: "/" }, t("to-lobby")),
    ),
  );
}

/** The course with what turned the game, as far as it is known by now. @param {Course} course */
function courseOf(course) {
  const { steps, columns } = course;
  if (steps.length < 2) return null;
  const turnings = turningPoints(steps);
  const room = Math.min(innerWidth - 64, LARGE.width);
  const size = room < LARGE.width ? { ...SMALL, width: room } : LARGE;
  const told = turnings.map(({ kind, when, column, points }) =>
    h("li", null, t(`turning-${kind}`, { when, name: columns[column]?.name ?? "", points })),
  );
  return h(
    "section.end-course",
    { "aria-labelledby": "course-title" },
    h("h3", { id: "course-title" }, t("course")),
    course.draw(size, turnings),
    told.length > 0 && h("ul.turnings", null, told),
    course.table(),
  );
}

/** What everybody built, in small, where everybody has a picture of their own; else the board. @param {Session} session */
function finalBoards(session) {
  const { update, info, sheet } = session;
  const slots = sheet.pages.flatMap(({ slots: all }) => all);
  const areaOf = (/** @type {number} */ seat) => slots.find((slot) => slot.seat === seat && isWholeBoard(slot))?.area;
  const drawn = (update?.seats ?? []).map(({ seat, name, color }) => ({
    name,
    color,
    shown: session.pictureOf(areaOf(seat) ?? (seat === session.seat ? (slots[0]?.area ?? "") : "")),
  }));
  const own = drawn.flatMap(({ name, color, shown }) => (shown ? [{ name, color, svg: shown.svg }] : []));
  if (update && own.length < update.seats.length)
    return h("img.end-picture", { src: thumb({ ...info, sequence: update.sequence }), alt: t("end-picture") });
  return h(
    "ul.end-boards",
    { "aria-label": t("end-boards") },
    own.map(({ name, color, svg }) =>
      h(
        "li",
        null,
        h("p", null, token(color, 20), h("b", null, name)),
        inSmall(session, svg, t("end-board-of", { name })),
      ),
    ),
  );
}

/** A picture that is only looked at. @param {Session} session @param {string} markup @param {string} label */
function inSmall({ scope }, markup, label) {
  const node = picture(markup);
  withoutPlaces(node);
  node.setAttribute("role", "img");
  node.setAttribute("aria-label", label);
  scope.observe(new ResizeObserver(() => legible(node)), node);
  return node;
}

/** The seats that won. @param {Update} update */
function winners(update) {
  const standing = update.outcome?.standing;
  const places = standing && typeof standing === "object" && "places" in standing ? standing.places : null;
  const won = Array.isArray(places) ? places.flatMap((place, index) => (place === 1 ? [index + 1] : [])) : [];
  return new Set(won);
}

/** "Livia 49, Claudia 48." @param {Update} update */
function others(update) {
  const won = winners(update);
  const totals = update.seats.map(({ seat, name }) => ({
    seat,
    name,
    total: update.scores?.seats[seat - 1]?.total ?? 0,
  }));
  const rest = totals.filter(({ seat }) => !won.has(seat)).sort((a, b) => b.total - a.total);
  return rest.map(({ name, total }) => `${name} ${total}`).join(", ");
}

/** @param {Session} session */
function facts({ info, update }) {
  const played = info.started_at && info.finished_at ? (info.finished_at - info.started_at) / 1000 : null;
  const fact = (/** @type {string | number} */ value, /** @type {string} */ name) =>
    h("div", null, h("b", null, value), h("small", null, name));
  return h(
    "div.facts",
    null,
    fact(update?.sequence ?? 0, t("decisions")),
    played !== null && fact(span(played), t("played")),
    fact(info.seats.length, t("people")),
  );
}

/** @param {import("../shared/scope.js").Scope} scope @param {string} table */
async function rematch(scope, table) {
  const share = newShare();
  try {
    /** @type {import("../protocol.d.ts").MadeTable} */
    const made = await post(`/api/tables/${table}/rematch`, { share }, scope.signal);
    const own = made.table.seats.find(({ yours }) => yours);
    // Who asks second comes to a table that is dealt already.
    if (made.anew && own) keepShare(made.table, own.seat, share);
    goTo(made);
  } catch (error) {
    sayFailure(error);
  }
}
