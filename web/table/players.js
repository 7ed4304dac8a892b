// Everybody at the table: token, name, points, open facts; the points in detail; on phones as chips.

import { fill, h } from "../shared/dom.js";
import { glyph, rivalToken, token } from "../shared/glyph.js";
import { t } from "../shared/words.js";
import { isWholeBoard } from "./board.js";
import { awaited } from "./choosing.js";
import { clock } from "./clock.js";
import { Counting } from "./counting.js";
import { scoreTable } from "./points.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("../protocol.d.ts").SeatShown} SeatShown */
/** @typedef {import("../protocol.d.ts").FactShown} FactShown */

/** Points count up in the side and in the chips, each for itself. @type {WeakMap<Element, Counting>} */
const counts = new WeakMap();

/** The board whose pictures of players stand in the rows, and which rows are open. @type {WeakMap<Element, { board: import("./board.js").Board, open: Set<number> }>} */
const furnished = new WeakMap();

/** The rows show what is drawn of each player. @param {Element} place @param {import("./board.js").Board} board */
export const furnish = (place, board) => furnished.set(place, { board, open: new Set() });

/** Where the rival's points are counted: no seat has this number. */
const RIVAL = 0;

/** A seat's points, as a number that counts at a table. @param {Element} place @param {Session} session @param {number} seat @param {number} total */
function points(place, session, seat, total) {
  const number = h("b", null, total);
  const counting = counts.get(place) ?? new Counting(session.scope);
  counts.set(place, counting);
  if (session.info.status === "running" && session.kind === "table") counting.show(number, seat, total);
  return number;
}

/** @param {Element} place @param {Session} session */
export function showPlayers(place, session) {
  const { update } = session;
  if (!update)
    return fill(
      place,
      h("h2.unseen", null, t("players")),
      h(
        "ul.pls",
        null,
        session.info.seats.map((seat) => waitingRow(session, seat)),
      ),
    );
  const open = place.querySelector("details")?.open ?? false;
  fill(
    place,
    h("h2.unseen", null, t("players")),
    h(
      "ul.pls",
      null,
      update.seats.map((seat) => row(place, session, seat)),
      rivalRow(place, session),
    ),
    update.scores &&
      !update.outcome &&
      h("details.points", { open }, h("summary", { "data-key": "points" }, t("points-detail")), scoreTable(update)),
    !update.scores && h("p.note.points", null, t("scores-hidden")),
  );
}

/** A seat of a table that has not begun. @param {Session} session @param {import("../protocol.d.ts").SeatInfo} seat */
function waitingRow(session, { seat, kind, color, name }) {
  const open = kind === "open";
  return h(
    "li.pl",
    null,
    open ? h("span.free") : token(color, 30),
    h(
      "div.who",
      null,
      h(
        "h3",
        null,
        open ? t("seat-open") : name,
        seat === session.seat && h("small", null, t("you")),
        kind === "bot" && h("small", null, glyph("bot", 15), h("span.unseen", null, t("bot"))),
      ),
    ),
  );
}

/** @param {Element} place @param {Session} session @param {SeatShown} seat */
function row(place, session, seat) {
  const { update, people } = session;
  const total = update?.scores?.seats[seat.seat - 1]?.total;
  const facts = update?.facts.find((one) => one.seat === seat.seat)?.facts ?? [];
  const beside = session.info.seats.some((one) => one.seat === seat.seat && one.yours);
  const away = seat.driver === "person" && people !== null && !beside && !people.seats.includes(seat.seat);
  const more = details(place, session, seat);
  return h(
    `li.pl${seat.to_act ? ".turn" : ""}${more?.open ? ".open" : ""}${more ? ".other" : ""}`,
    null,
    token(seat.color, 30),
    h(
      "div.who",
      null,
      h(
        "h3",
        null,
        seat.name,
        seat.seat === session.seat && h("small", null, t("you")),
        seat.driver.startsWith("bot") &&
          h("small", { title: seat.driver }, glyph("bot", 15), h("span.unseen", null, t("bot"))),
      ),
      h("p", null, note(session, seat, away)),
    ),
    total !== undefined && sum(place, session, seat.seat, total),
    more?.button,
    h("ul", null, facts.map(fact)),
    more?.picture,
    late(session, seat),
  );
}

/** @param {Element} node @param {string} hit */
const holds = (node, hit) => node.querySelector(`[data-hit="${CSS.escape(hit)}"]`) !== null;

/** Whether all that can be chosen now is in the pictures of players. @param {Session} session @param {import("./board.js").Board} board */
function isAmongPlayers(session, board) {
  const { pages } = session.sheet;
  const hits = session.yours ? [...awaited(session.composing.draft)] : [];
  return hits.length > 0 && hits.every((hit) => pages[board.pageWith(hit)]?.of_players);
}

/** What is drawn of a player: unfolded, or where something in it is to be chosen. @param {Element} place @param {Session} session @param {SeatShown} seat */
function details(place, session, { seat, name }) {
  const { board, open } = furnished.get(place) ?? {};
  const drawn = board?.pictureOf(seat);
  if (!board || !open || !drawn) return null;
  const { node, slot } = drawn;
  const wanted =
    isAmongPlayers(session, board) && [...awaited(session.composing.draft)].some((hit) => holds(node, hit));
  const isOpen = wanted || open.has(seat);
  const toggle = () => {
    if (!open.delete(seat)) open.add(seat);
    showPlayers(place, session);
    board.draw();
  };
  const label = t("what-player-has", { name });
  const button = h("button.ib.unfold", {
    onclick: toggle,
    "aria-expanded": String(isOpen),
    "aria-label": label,
    title: label,
    "data-key": `unfold-${seat}`,
    disabled: wanted,
  });
  const isSmall = !isOpen && isWholeBoard(slot);
  if (!isOpen && !isSmall) return { open: isOpen, button, picture: null };
  const picture = h(
    isOpen ? "div.paper.of-player" : "div.in-small",
    isOpen ? null : { onclick: toggle, "aria-hidden": "true" },
    node,
  );
  return { open: isOpen, button, picture };
}

/** The opponent whom nobody plays. @param {Element} place @param {Session} session */
function rivalRow(place, session) {
  const { rival, scores } = session.update ?? {};
  if (!rival) return null;
  const total = scores?.rival?.total;
  return h(
    "li.pl.rival",
    null,
    rivalToken(30),
    h("div.who", null, h("h3", null, rival), h("p", null, t("rival"))),
    total !== undefined && sum(place, session, RIVAL, total),
  );
}

/** @param {Element} place @param {Session} session @param {number} seat @param {number} total */
const sum = (place, session, seat, total) =>
  h(
    "div.sc",
    { title: t("points") },
    glyph("points", 18),
    points(place, session, seat, total),
    h("span.unseen", null, t("points")),
  );

/** @param {Session} session @param {SeatShown} seat @param {boolean} away */
function note(session, seat, away) {
  if (session.info.status === "waiting" && seat.driver === "open") return t("seat-open");
  // In a game looked back at nobody thinks.
  if (session.update?.outcome || session.kind === "replay") return "";
  if (seat.to_act && seat.deadline !== null) return clock(seat.deadline);
  if (seat.to_act && seat.seat !== session.seat) return t(seat.driver.startsWith("bot") ? "thinks" : "acts");
  return away ? t("away") : "";
}

/** @param {FactShown} fact */
const fact = ({ glyph: sign, name, value }) =>
  h("li", { title: name }, glyph(sign, 17), h("b", null, value), h("span.unseen", null, name));

/** A late seat can be given to a bot. @param {Session} session @param {SeatShown} seat */
function late(session, seat) {
  const isLate =
    seat.to_act &&
    seat.deadline !== null &&
    seat.deadline < Date.now() &&
    seat.seat !== session.seat &&
    seat.driver === "person";
  if (!isLate || session.seat === null) return null;
  const bot = session.info.seats.find(({ level }) => level)?.level ?? "builder";
  return h(
    "button.btn",
    { onclick: () => session.handOver(seat.seat, `bot ${bot}`), "data-key": `late-${seat.seat}` },
    t("let-bot-play"),
  );
}

/** Everybody in one line; pressing one opens more, where there is more. @param {Element} place @param {Session} session @param {(() => void) | null} open */
export function showChips(place, session, open) {
  const { update } = session;
  if (!update) return;
  const chip = (
    /** @type {string} */ key,
    /** @type {string} */ kind,
    /** @type {import("../shared/dom.js").Child[]} */ ...inside
  ) =>
    h(
      `${open ? "button" : "div"}.chip${kind}`,
      { "data-key": `chip-${key}`, ...(open && { onclick: open }) },
      ...inside,
    );
  const total = (/** @type {number} */ seat, /** @type {number | undefined} */ sum) =>
    sum !== undefined && h("span", null, points(place, session, seat, sum), h("span.unseen", null, t("points")));
  const player = (/** @type {SeatShown} */ seat) => {
    const facts = update.facts.find((one) => one.seat === seat.seat)?.facts ?? [];
    return chip(
      String(seat.seat),
      `${seat.to_act ? ".turn" : ""}${seat.seat === session.seat ? ".own" : ""}`,
      token(seat.color, 24),
      h("span.name", null, seat.name),
      seat.seat === session.seat && h("small.is-you", null, t("you")),
      total(seat.seat, update.scores?.seats[seat.seat - 1]?.total),
      ...facts
        .slice(0, 2)
        .map(({ glyph: sign, name, value }, index) =>
          h(index > 0 ? "small.more" : "small", null, glyph(sign, 15), value, h("span.unseen", null, name)),
        ),
    );
  };
  const rival =
    update.rival &&
    chip("rival", "", rivalToken(24), h("span.name", null, update.rival), total(RIVAL, update.scores?.rival?.total));
  fill(place, update.seats.map(player), rival);
}
