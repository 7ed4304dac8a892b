// A table that waits for people: its open seats, their links, and who may sit down.

import { go } from "../shared/address.js";
import { post } from "../shared/api.js";
import { takeSeat } from "../shared/deal.js";
import { h } from "../shared/dom.js";
import { token } from "../shared/glyph.js";
import { keepLink, linksOf, usualBot } from "../shared/house.js";
import { sayFailure } from "../shared/notices.js";
import { t } from "../shared/words.js";
import { linkField } from "./questions.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("../protocol.d.ts").SeatInfo} SeatInfo */
/** @typedef {import("../protocol.d.ts").SeatLink} SeatLink */

/** @param {Session} session */
export function seatsWaiting(session) {
  const { info } = session;
  const open = info.seats.filter(({ kind }) => kind === "open");
  return [
    h("h2", { id: "asked" }, t("waiting-title", { count: open.length })),
    h("p", null, t(info.owner ? "waiting-owner" : "waiting-guest")),
    h(
      "ul.invites",
      null,
      open.map((seat) =>
        h("li", null, token(seat.color, 26), ...(info.owner ? invite(session, seat) : sitDown(session, seat))),
      ),
    ),
  ];
}

/** @param {Session} session @param {SeatInfo} seat */
function invite({ info }, { seat, invited }) {
  const known = invited ? linksOf(info.id).find((one) => one.seat === seat)?.link : undefined;
  const place = h("div.acts");
  const show = (/** @type {string} */ link) => {
    place.replaceChildren(...linkField(seat, link), bot);
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
  const sit = () => post(`/api/tables/${info.id}/seats/${seat}/bot`, { level: usualBot() }).catch(sayFailure);
  const bot = h("button.btn.q", { onclick: sit, "data-key": `bot-${seat}` }, t("put-bot"));
  if (known) show(known);
  else place.append(h("button.btn", { onclick: make, "data-key": `link-${seat}` }, t("make-link")), bot);
  return [place];
}

/** @param {Session} session @param {SeatInfo} seat */
function sitDown({ scope, info }, { seat }) {
  if (info.seats.some(({ yours }) => yours)) return [h("span.note", null, t("seat-open"))];
  if (info.visibility !== "open") return [h("span.note", null, t("seat-invited"))];
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
