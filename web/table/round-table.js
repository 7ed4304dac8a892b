// A table seen from above, with who sits where: the own seat in front, the others round it clockwise.

import { svg } from "../shared/dom.js";
import { token } from "../shared/glyph.js";
import { t } from "../shared/words.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("../protocol.d.ts").SeatInfo} SeatInfo */

const SIDE = 320;
const MIDDLE = SIDE / 2;
/** Of the table, of the ring on which the seats stand, of a seat. */
const TABLE = 150;
const RING = 124;
const SEAT = 19;

/** @param {Session} session */
export function roundTable({ info, seat }) {
  const { seats } = info;
  const own = Math.max(
    0,
    seats.findIndex((one) => one.seat === seat || one.yours),
  );
  return svg(
    "svg",
    {
      class: "round-table",
      viewBox: `0 0 ${SIDE} ${SIDE}`,
      role: "img",
      "aria-label": t("waiting-note", { count: seats.length }),
    },
    svg("circle", { cx: MIDDLE, cy: MIDDLE, r: TABLE, class: "f-board-2 l-board-line", "stroke-width": 1.5 }),
    ...board(),
    ...seats.map((one, index) => chair(one, (index - own + seats.length) % seats.length, seats.length)),
  );
}

/** @param {SeatInfo} seat @param {number} index @param {number} count */
function chair({ kind, color, name, yours }, index, count) {
  const turn = Math.PI / 2 + (index * 2 * Math.PI) / count;
  const x = MIDDLE + RING * Math.cos(turn),
    y = MIDDLE + RING * Math.sin(turn);
  const below = y > MIDDLE + 20;
  const said = kind === "open" ? "?" : yours ? t("you") : name.slice(0, 12);
  if (kind === "open")
    return svg(
      "g",
      {},
      svg("circle", { cx: x, cy: y, r: SEAT, class: "f-surface l-line-strong dashed", "stroke-width": 2 }),
      svg("text", { x, y: y + 5, class: "w6 f-ink-2", "text-anchor": "middle", "font-size": 16 }, said),
    );
  const sign = token(color, 2 * SEAT);
  for (const [key, value] of Object.entries({ x: x - SEAT, y: y - SEAT })) sign.setAttribute(key, String(value));
  return svg(
    "g",
    {},
    sign,
    svg(
      "text",
      { x, y: below ? y - SEAT - 6 : y + SEAT + 16, class: "w6 f-ink-2", "text-anchor": "middle", "font-size": 14 },
      said,
    ),
  );
}

/** A board with nothing on it. */
function board() {
  const half = 58,
    cells = 8;
  const [left, top, step] = [MIDDLE - half, MIDDLE - half, (2 * half) / cells];
  const dark = Array.from({ length: cells * cells }, (_, index) => [index % cells, Math.floor(index / cells)]).filter(
    ([column = 0, row = 0]) => (column + row) % 2 === 0,
  );
  return [
    svg("rect", { x: left, y: top, width: 2 * half, height: 2 * half, rx: 6, class: "f-board l-board-line" }),
    ...dark.map(([column = 0, row = 0]) =>
      svg("rect", { x: left + column * step, y: top + row * step, width: step, height: step, class: "f-board-2" }),
    ),
  ];
}
