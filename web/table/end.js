// The end of a game: who won and why, the points in detail, the board, playing again, the record,
// and how to check the deal.

import { post } from "../shared/api.js";
import { h } from "../shared/dom.js";
import { keepShare, newShare } from "../shared/deal.js";
import { glyph } from "../shared/glyph.js";
import { goTo } from "../shared/house.js";
import { sayFailure } from "../shared/notices.js";
import { span, t } from "../shared/words.js";
import { thumb } from "../lobby/cards.js";
import { dealAlarm, dealDetails } from "./deal.js";
import { scoreTable } from "./points.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("../protocol.d.ts").Update} Update */

/** @param {Session} session @param {() => void} look shows the board again */
export function endPage(session, look) {
  const { update, info } = session;
  if (!update?.outcome) return null;
  const { sentence, verdict } = update.outcome;
  return h(
    "div.end",
    null,
    h(
      "div.end-main",
      null,
      h("h2", { id: "end-title", tabindex: -1 }, sentence),
      h("p.lead", null, verdict ?? others(update)),
      dealAlarm(session),
      scoreTable(update, winners(update)),
      h(
        "div.acts",
        null,
        info.seats.some(({ yours }) => yours) &&
          h("button.btn.p", { onclick: () => rematch(session.scope, info.id) }, t("rematch")),
        h("button.btn", { onclick: look, "data-key": "look" }, glyph("eye", 18), t("look-board")),
        h("a.btn", { href: `/replay/${info.id}` }, glyph("rotate", 18), t("replay")),
        h(
          "a.btn",
          { href: `/api/tables/${info.id}/record`, download: `${info.game}-${info.id}.aedile` },
          glyph("scroll", 18),
          t("record"),
        ),
        h("a.btn.q", { href: "/" }, t("to-lobby")),
      ),
    ),
    h(
      "aside.end-side",
      { "aria-label": t("facts") },
      h("img.end-picture", { src: thumb({ ...info, sequence: update.sequence }), alt: t("end-picture") }),
      facts(session),
      dealDetails(session),
    ),
  );
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
