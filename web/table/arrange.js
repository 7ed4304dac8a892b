// Where pictures lie: the pages that are seen at once, one below the other, each as large as there is
// room and never so small that its words cannot be read.

/** @typedef {import("../protocol.d.ts").PageShown} Page */
/** @typedef {import("../protocol.d.ts").SlotShown} Slot */
/** @typedef {{ width: number, height: number }} Size */
/** @typedef {{ slot: Slot, x: number, y: number, scale: number }} Placed */

/** Words are never smaller than this on the screen, in pixels. */
export const LEAST = 12;
/** A page as low as this is a row that goes with the board. */
const ROW = 80;
/** Between pages. */
const GAP = 4;
/** A board gives room to another page only where it still is so much of the width. */
const SHARED = 0.94;
/** Between the edge of the screen and a page that is no board: its marks are seen whole. */
const EDGE = 6;

/** Whether a page goes with the board on phones. @param {Page | undefined} page */
export const isRow = (page) => page !== undefined && page.height <= ROW && !page.of_players;

/** Whether a page can stand with others; those of players are shown where the players are. @param {Page | undefined} page @returns {page is Page} */
const joins = (page) => page !== undefined && !page.of_players;

/**
 * The pages that are seen at once on a phone: the board and what fits below (rows stand under it
 * anyhow), or another page: under the board where there is room for both, else with what else fits.
 * @param {Page[]} pages
 * @param {number} wanted
 * @param {Size} frame
 * @param {(page: Page) => number} least
 */
export function together(pages, wanted, frame, least) {
  const [board] = pages;
  const first = pages[wanted];
  if (!board || !first) return [];
  const tall = (/** @type {Page} */ { width, height }) => (height * frame.width) / width + GAP;
  let rest = frame.height - tall(first);
  const enough = Math.max(least(board), (SHARED * frame.width) / board.width, 0.8);
  if (wanted > 0 && rest >= board.height * enough) return [board, first];
  const shown = [first];
  for (const page of pages.slice(1)) {
    if (page === first || !joins(page) || (wanted === 0 && isRow(page))) continue;
    if (rest < tall(page)) break;
    shown.push(page);
    rest -= tall(page);
  }
  return shown;
}

/**
 * Lays pages below each other into a frame. They have the whole width; the board has what is left,
 * but none is smaller than its words allow.
 * @param {Page[]} pages
 * @param {Page | undefined} board
 * @param {Size} frame
 * @param {(page: Page) => number} least
 * @returns {{ size: Size, placed: Placed[] }}
 */
export function stack(pages, board, frame, least) {
  const inset = (/** @type {Page} */ { width }) =>
    Math.max((frame.width - 2 * EDGE) / width, Math.min(1, frame.width / width));
  const whole = (/** @type {Page} */ page) => Math.max(inset(page), least(page));
  const others = pages.filter((page) => page !== board);
  const taken = others.reduce((sum, page) => sum + page.height * whole(page) + GAP, 0);
  const scaleOf = (/** @type {Page} */ page) =>
    page === board
      ? Math.max(Math.min(frame.width / page.width, (frame.height - taken) / page.height), least(page))
      : whole(page);
  const scales = pages.map(scaleOf);
  const width = Math.max(frame.width, ...pages.map((page, index) => page.width * (scales[index] ?? 1)));
  const high = pages.reduce((sum, page, index) => sum + page.height * (scales[index] ?? 1), GAP * (pages.length - 1));
  /** @type {Placed[]} */
  const placed = [];
  let y = Math.max(0, (frame.height - high) / 2);
  for (const [index, page] of pages.entries()) {
    const scale = scales[index] ?? 1;
    const left = (width - page.width * scale) / 2;
    for (const slot of page.slots) placed.push({ slot, x: left + slot.x * scale, y: y + slot.y * scale, scale });
    y += page.height * scale + GAP;
  }
  return { size: { width, height: Math.max(frame.height, high) }, placed };
}
