// How the table uses the space there is: which frame, which pictures, and how wide its columns are.
// By width and height after zoom, never by device.

/** @typedef {"wide" | "joined" | "medium" | "short" | "narrow"} Frame */
/** @typedef {"wide" | "short" | "narrow"} Format */
/** @typedef {{ width: number, height: number }} Size */

/** What stands around the board in each frame: header and strip of turns above and below, gaps. */
const HEADER = 44;
const STRIP = 44;
const TURNS = 48;
const PAD = 10;
const RAIL = 44;
/** The side with prompt and players. */
const SIDE = 346;
const WIDEST = 470;
/** Pictures beside the board grow so much and no more. */
const MOST = 1.5;

/** Which frame a window has. @param {Size} window @returns {"wide" | "medium" | "short" | "narrow"} */
export function frameOf({ width, height }) {
  if (width >= 1200 && height >= 600) return "wide";
  if (width >= 900 && height >= 640) return "medium";
  if (width < 640 || (width < 900 && height > width)) return "narrow";
  return "short";
}

/** Which pictures a window is sent. @param {Size} [window] @returns {Format} */
export function format(window = here()) {
  const frame = frameOf(window);
  return frame === "wide" || frame === "medium" ? "wide" : frame;
}

/** The space there is. @returns {Size} */
export const here = () => ({ width: innerWidth, height: innerHeight });

/**
 * The frame, and the widths of its columns in pixels. The board is as large as the height allows;
 * what stands beside it has the rest, and at least its own width, so that its words can be read.
 * @param {Size} window
 * @param {Size} board
 * @param {number} beside how wide the pictures beside the board are; 0 for none
 * @returns {{ frame: Frame, column: number, side: number }}
 */
export function columns(window, board, beside) {
  const { width, height } = window;
  const frame = frameOf(window);
  const ratio = board.width / Math.max(1, board.height);
  const least = beside + 2 * PAD;
  const between = (/** @type {number} */ low, /** @type {number} */ value, /** @type {number} */ high) =>
    Math.round(Math.max(low, Math.min(value, Math.max(low, high))));
  if (frame === "narrow") return { frame, column: 0, side: 0 };
  if (frame === "short") {
    const rest = width - RAIL - (height - PAD) * ratio - PAD;
    return { frame, column: between(least + 1, rest, beside * 2), side: 0 };
  }
  if (frame === "medium") {
    const rest = width - (height - HEADER - STRIP - TURNS - 2 * PAD) * ratio - 2 * PAD;
    return { frame, column: between(Math.max(least, 320), rest, WIDEST), side: 0 };
  }
  const rest = width - (height - HEADER - TURNS - 2 * PAD) * ratio - 2 * PAD;
  // A broad board leaves room for one column: what stands beside it joins the side.
  if (beside === 0 || ratio > 1.2 || width < SIDE + least + 500)
    return { frame: beside === 0 ? "wide" : "joined", column: 0, side: between(SIDE, rest, WIDEST) };
  const column = between(least, rest - SIDE, beside * MOST);
  return { frame, column, side: between(SIDE, rest - column, WIDEST) };
}
