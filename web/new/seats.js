// Who sits where: me, somebody beside me, a bot, an open seat.

import { h } from "../shared/dom.js";
import { COLORS, glyph, token } from "../shared/glyph.js";
import { about, usualBot, whoAmI } from "../shared/house.js";
import { t } from "../shared/words.js";

/** @typedef {import("./page.js").Plan} Plan */
/** @typedef {import("../protocol.d.ts").NewSeat} NewSeat */
/** @typedef {import("../protocol.d.ts").GameAbout} GameAbout */

/** Me and bots. @param {GameAbout} game @returns {NewSeat[]} */
export function usualSeats(game) {
  const count = Math.max(game.least_seats, Math.min(3, game.most_seats));
  return Array.from({ length: count }, (_, index) => (index === 0 ? { kind: "me" } : bot()));
}

/** @returns {NewSeat} */
const bot = () => ({ kind: "bot", level: usualBot() });

/** What a seat says in the list. @param {NewSeat} seat */
const word = (seat) => (seat.kind === "bot" ? `bot ${seat.level}` : seat.kind);

/** @param {Plan} plan @param {import("./page.js").Changed} changed */
export function seatRows(plan, changed) {
  const rows = plan.seats.map((seat, index) => seatRow(plan, seat, index, changed));
  const more = () => {
    plan.seats.push(bot());
    changed();
  };
  const room = plan.seats.length < plan.game.most_seats;
  return h(
    "div.stack",
    null,
    h("ol.seats", null, rows),
    room && h("button.btn", { type: "button", onclick: more, "data-key": "more" }, glyph("plus", 18), t("seat-more")),
  );
}

/** @param {Plan} plan @param {NewSeat} seat @param {number} index @param {import("./page.js").Changed} changed */
function seatRow(plan, seat, index, changed) {
  const pick = (/** @type {Event} */ event) => {
    plan.seats[index] = seatOf(/** @type {HTMLSelectElement} */ (event.target).value, index);
    changed();
  };
  const less = () => {
    plan.seats.splice(index, 1);
    changed();
  };
  const label = t("seat-number", { seat: index + 1 });
  const removable = plan.seats.length > plan.game.least_seats;
  return h(
    "li.seat",
    null,
    token(COLORS[index] ?? "porphyry", 28),
    h("select", { "aria-label": label, onchange: pick, "data-key": `seat-${index}` }, kinds(seat)),
    seat.kind === "beside" ? besideName(seat, index, changed) : h("span.note", null, hint(seat)),
    removable &&
      h(
        "button.ib",
        {
          type: "button",
          onclick: less,
          "aria-label": t("seat-less", { seat: index + 1 }),
          "data-key": `less-${index}`,
        },
        glyph("close", 18),
      ),
  );
}

/** @param {string} word @param {number} index @returns {NewSeat} */
function seatOf(word, index) {
  const [kind, level = ""] = word.split(" ");
  if (kind === "bot") return { kind, level };
  if (kind === "beside") return { kind, name: t("beside-name", { seat: index + 1 }) };
  return kind === "me" ? { kind } : { kind: "open" };
}

/** @param {NewSeat} seat */
function kinds(seat) {
  const option = (/** @type {string} */ value, /** @type {string} */ text) =>
    h("option", { value, selected: value === word(seat) }, text);
  const mine = whoAmI()?.name;
  return [
    option("me", mine ? t("seat-me-named", { name: mine }) : t("seat-me")),
    option("beside", t("seat-beside")),
    option("open", t("seat-by-link")),
    ...about().bots.map(({ level, name }) => option(`bot ${level}`, t("seat-bot", { name }))),
  ];
}

/** @param {NewSeat} seat */
function hint(seat) {
  if (seat.kind === "bot") return about().bots.find(({ level }) => level === seat.level)?.help ?? "";
  return seat.kind === "open" ? t("seat-open-note") : "";
}

/** @param {Extract<NewSeat, { kind: "beside" }>} seat @param {number} index @param {import("./page.js").Changed} changed */
function besideName(seat, index, changed) {
  // The form is not made anew by a name: whatever is clicked next is still there.
  const named = (/** @type {Event} */ event) => {
    seat.name = /** @type {HTMLInputElement} */ (event.target).value;
    changed("name");
  };
  return h("input", {
    "aria-label": t("beside-label", { seat: index + 1 }),
    value: seat.name,
    maxlength: 24,
    required: true,
    onchange: named,
    "data-key": `name-${index}`,
  });
}
