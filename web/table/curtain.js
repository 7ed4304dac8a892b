// A shared device: before another seat is shown, the device is passed on behind a curtain.

import { h } from "../shared/dom.js";
import { token } from "../shared/glyph.js";
import { t } from "../shared/words.js";

/** @typedef {import("./session.js").Session} Session */

/** The own seat that must decide now, if it is another than the one that is shown. @param {Session} session @returns {number | null} */
export function nextSeat({ info, update, seat, yours }) {
  if (!update || yours || update.outcome) return null;
  const own = new Set(info.seats.filter((one) => one.yours).map((one) => one.seat));
  const waits = update.seats.find(
    (one) => one.to_act && one.driver === "person" && own.has(one.seat) && one.seat !== seat,
  );
  return waits?.seat ?? null;
}

/** Shows the curtain where secrets are on the board; without any the seat changes at once. @param {Session} session */
export function drawCurtain(session) {
  const next = nextSeat(session);
  if (next === null || document.querySelector(".curtain")) return;
  const secret = session.sheet.pages.some(({ slots }) => slots.some((slot) => slot.private));
  if (!secret) return session.look({ seat: next });
  const { name, color } = session.update?.seats.find(({ seat }) => seat === next) ?? { name: "", color: "porphyry" };
  const drawn = session.scope.inner();
  const open = () => {
    session.look({ seat: next });
    drawn.end();
  };
  const button = h("button.btn.p", { onclick: open }, t("curtain-open", { name }));
  const curtain = h(
    "div.curtain",
    { role: "dialog", "aria-modal": "true", "aria-labelledby": "curtain-title" },
    h(
      "div",
      null,
      token(color, 72),
      h("h2", { id: "curtain-title" }, t("curtain", { name })),
      h("p", null, t("curtain-note")),
      button,
    ),
  );
  document.querySelector(".app")?.setAttribute("inert", "");
  document.body.append(curtain);
  drawn.onLeave(() => {
    curtain.remove();
    document.querySelector(".app")?.removeAttribute("inert");
  });
  button.focus();
}
