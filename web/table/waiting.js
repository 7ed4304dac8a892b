// A table that waits for people: who sits where, each open seat with its link or a bot in its place,
// and what is played, in sentences.

import { go } from "../shared/address.js";
import { post } from "../shared/api.js";
import { takeSeat } from "../shared/deal.js";
import { fill, h } from "../shared/dom.js";
import { glyph, token } from "../shared/glyph.js";
import { about, gameNamed, keepLink, linksOf, usualBot } from "../shared/house.js";
import { sayFailure } from "../shared/notices.js";
import { span, t } from "../shared/words.js";
import { linkField } from "./questions.js";
import { roundTable } from "./round-table.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("../protocol.d.ts").SeatInfo} SeatInfo */
/** @typedef {import("../protocol.d.ts").SeatLink} SeatLink */
/** @typedef {import("../protocol.d.ts").OptionShown} OptionShown */

/** The bot that was chosen for a seat of a table last. @type {Map<string, string>} */
const levels = new Map();

/** What the prompt says meanwhile. @param {Session} session */
export function seatsWaiting({ info }) {
  const open = info.seats.filter(({ kind }) => kind === "open");
  return [h("h2", { id: "asked" }, t("waiting-title", { count: open.length }))];
}

/** Shows the whole of it. @param {Element} place @param {Session} session */
export function showWaiting(place, session) {
  const { info } = session;
  const open = info.seats.filter(({ kind }) => kind === "open");
  fill(
    place,
    h(
      "div.waiting-seats",
      null,
      h("h2", { id: "waiting-title" }, t("waiting-title", { count: open.length })),
      h("p.lead", null, t(info.owner ? "waiting-owner" : "waiting-guest")),
      h(
        "div.waiting-table",
        null,
        roundTable(session),
        h("p.note", null, t("waiting-note", { count: info.seats.length })),
      ),
      h(
        "ul.seat-list",
        null,
        info.seats.map((seat) => row(session, seat, seat === open[0])),
      ),
    ),
    whatIsPlayed(session),
  );
}

/** @param {Session} session @param {SeatInfo} seat @param {boolean} first */
function row(session, seat, first) {
  const { info } = session;
  const open = seat.kind === "open";
  return h(
    `li.seat${open ? ".open" : ""}`,
    null,
    open ? h("span.free") : token(seat.color, 30),
    h("div.seat-name", null, h("h3", null, open ? t("seat-open") : seat.name), h("p", null, standing(session, seat))),
    open && h("div.acts", null, ...(info.owner ? invite(session, seat, first) : sitDown(session, seat))),
  );
}

/** @param {Session} session @param {SeatInfo} seat */
function standing({ info, people }, { seat, kind, level, yours }) {
  if (kind === "bot") return t("waiting-bot", { level: about().bots.find((one) => one.level === level)?.name ?? "" });
  if (kind === "open") return info.visibility === "open" ? t("waiting-open") : t("seat-invited");
  if (yours) return t("you");
  return people?.seats.includes(seat) ? t("waiting-here") : t("away");
}

/** @param {Session} session @param {SeatInfo} seat @param {boolean} first */
function invite({ info }, { seat, invited }, first) {
  const known = invited ? linksOf(info.id).find((one) => one.seat === seat)?.link : undefined;
  const link = h("div.seat-link");
  const show = (/** @type {string} */ address) => {
    const [field, copy] = linkField(seat, address);
    if (first) copy?.classList.add("p");
    fill(link, field, copy);
  };
  const make = async () => {
    try {
      /** @type {SeatLink} */
      const made = await post(`/api/tables/${info.id}/seats/${seat}/link`);
      keepLink(info.id, made);
      show(made.link);
    } catch (error) {
      sayFailure(error);
    }
  };
  if (known) show(known);
  else
    fill(
      link,
      h(
        `button.btn${first ? ".p" : ""}`,
        { onclick: make, "data-key": `link-${seat}` },
        glyph("link", 18),
        t("make-link"),
      ),
    );
  return [link, h("div.seat-bot", null, ...botInstead(info.id, seat))];
}

/** @param {string} table @param {number} seat */
function botInstead(table, seat) {
  const place = `${table} ${seat}`;
  const chosen = levels.get(place) ?? usualBot();
  const choose = (/** @type {Event} */ { target }) =>
    levels.set(place, /** @type {HTMLSelectElement} */ (target).value);
  const sit = () =>
    post(`/api/tables/${table}/seats/${seat}/bot`, { level: levels.get(place) ?? chosen }).catch(sayFailure);
  return [
    h("button.btn", { onclick: sit, "data-key": `bot-${seat}` }, glyph("bot", 18), t("put-bot")),
    h(
      "select",
      { "aria-label": t("bot-level"), "data-key": `level-${seat}`, onchange: choose },
      about().bots.map(({ level, name }) => h("option", { value: level, selected: level === chosen }, name)),
    ),
  ];
}

/** @param {Session} session @param {SeatInfo} seat */
function sitDown({ scope, info }, { seat }) {
  if (info.seats.some(({ yours }) => yours) || info.visibility !== "open") return [];
  const sit = async () => {
    try {
      await takeSeat(`/api/tables/${info.id}/seats/${seat}/take`, info, seat, scope.signal);
      go(location.href);
    } catch (error) {
      sayFailure(error);
    }
  };
  return [h("button.btn", { onclick: sit, "data-key": `sit-${seat}` }, t("sit-down"))];
}

/** The options that differ from the usual ones, the pace, and the way to the rules. @param {Session} session */
function whatIsPlayed({ info }) {
  const chosen = info.options.filter(({ is_default: usual }) => !usual);
  const pace = info.turn_limit_s === null ? t("pace-free") : t("pace-limit", { time: span(info.turn_limit_s) });
  return h(
    "section.waiting-play",
    { "aria-label": t("what-you-play") },
    h("h2", null, t("what-you-play")),
    h(
      "ul",
      null,
      chosen.map((option) => sentence(info.game, option)),
      chosen.length < info.options.length &&
        h("li", null, h("b", null, t(chosen.length > 0 ? "else-usual" : "all-usual"))),
      h("li", null, h("b", null, pace), info.hide_scores && h("p", null, t("scores-hidden"))),
    ),
    h(
      "a.btn",
      { href: `/rules/${info.game}`, target: "_blank" },
      glyph("book", 18),
      t("rules-of", { game: info.title }),
    ),
  );
}

/** @param {string} game @param {OptionShown} option */
function sentence(game, { key, value, name, value_name: said }) {
  const help = gameNamed(game)?.options.find((one) => one.key === key)?.help ?? "";
  return h("li", null, h("b", null, value === "true" ? name : `${name}: ${said}`), h("p", null, help));
}
