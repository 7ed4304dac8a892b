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

/** Whether a page goes with the board on phones. @param {Page | undefined} page */
export const isRow = (page) => page !== undefined && page.height <= ROW && !page.of_players;

/** Whether a page can stand with others; those of players are shown where the players are. @param {Page | undefined} page @returns {page is Page} */
const joins = (page) => page !== undefined && !page.of_players;

/**
 * The pages that are seen at once on a phone, beginning with one: rows that go with the board, and
 * what else fits below.
 * @param {Page[]} pages
 * @param {number} first
 * @param {Size} frame
 */
export function together(pages, first, frame) {
  const shown = pages.slice(first, first + 1);
  const tall = (/** @type {Page} */ { width, height }) => (height * frame.width) / width + GAP;
  let rest = frame.height - shown.reduce((sum, page) => sum + tall(page), 0);
  for (const page of pages.slice(first + 1)) {
    if (!joins(page) || (page.slots.length > 0 && rest < tall(page) && !(first === 0 && isRow(page)))) break;
    shown.push(page);
    rest -= tall(page);
  }
  return shown;
}

/**
 * Lays pages below each other into a frame. Rows have the whole width; the first page has what is
 * left, but is never smaller than `least`, in pixels of the screen for one of its own.
 * @param {Page[]} pages
 * @param {Size} frame
 * @param {(page: Page) => number} least
 * @returns {{ size: Size, placed: Placed[] }}
 */
export function stack(pages, frame, least) {
  const [first, ...rest] = pages;
  if (!first) return { size: frame, placed: [] };
  const scales = rest.map((page) => Math.max(frame.width / page.width, least(page)));
  const taken = rest.reduce((sum, page, index) => sum + page.height * (scales[index] ?? 1) + GAP, 0);
  const fitting = Math.min(frame.width / first.width, (frame.height - taken) / first.height);
  const all = [Math.max(fitting, least(first)), ...scales];
  const width = Math.max(frame.width, ...pages.map((page, index) => page.width * (all[index] ?? 1)));
  const whole = pages.reduce((sum, page, index) => sum + page.height * (all[index] ?? 1), GAP * rest.length);
  const placed = [];
  let y = Math.max(0, (frame.height - whole) / 2);
  for (const [index, page] of pages.entries()) {
    const scale = all[index] ?? 1;
    const left = (width - page.width * scale) / 2;
    for (const slot of page.slots) placed.push({ slot, x: left + slot.x * scale, y: y + slot.y * scale, scale });
    y += page.height * scale + GAP;
  }
  return { size: { width, height: Math.max(frame.height, whole) }, placed };
}
