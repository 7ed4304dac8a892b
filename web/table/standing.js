// Where a card of explanation stands: beside what it explains, in the window, never on the prompt, and
// on as little as possible of what can be chosen.

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */
/** @typedef {{ width: number, height: number }} Size */

/**
 * What is around a card.
 * @typedef {object} Around
 * @property {Size} window
 * @property {Box} board where a card stands that explains nothing on it
 * @property {Box | null} about what it explains
 * @property {Box[]} never what it may not lie on
 * @property {Box[]} spared what it should not lie on
 */

/** Between a card and what it explains, and at the edges of the window. */
const GAP = 10;
/** How much worse it is to lie on the prompt, or on what is explained, than on a choice. */
const NEVER = 1000;
const ABOUT = 20;

/** The upper left corner of a card. @param {Size} card @param {Around} around @returns {{ left: number, top: number }} */
export function standing(card, around) {
  const { window, about, never, spared } = around;
  const cost = (/** @type {Box} */ box) =>
    NEVER * sum(never, box) + ABOUT * sum(about ? [about] : [], box) + sum(spared, box);
  const boxes = corners(card, around).map(({ left, top }) => {
    const x = within(left, window.width - card.width),
      y = within(top, window.height - card.height);
    return { left: x, top: y, right: x + card.width, bottom: y + card.height };
  });
  const best = boxes.reduce((one, other) => (cost(other) < cost(one) ? other : one));
  return { left: Math.round(best.left), top: Math.round(best.top) };
}

/** Where it might stand, the better places first. @param {Size} card @param {Around} around */
function corners({ width, height }, { about, board }) {
  const left = board.left,
    right = board.right - width,
    top = board.top,
    bottom = board.bottom - height;
  const ofBoard = [
    { left: right, top },
    { left: right, top: bottom },
    { left, top: bottom },
    { left, top },
  ];
  if (!about) return ofBoard;
  const middle = { left: (about.left + about.right - width) / 2, top: (about.top + about.bottom - height) / 2 };
  return [
    { left: about.right + GAP, top: middle.top },
    { left: about.left - GAP - width, top: middle.top },
    { left: middle.left, top: about.top - GAP - height },
    { left: middle.left, top: about.bottom + GAP },
    ...ofBoard,
  ];
}

/** @param {number} at @param {number} most */
const within = (at, most) => Math.max(GAP, Math.min(at, most - GAP));

/** How much of a box lies on others. @param {Box[]} others @param {Box} box */
const sum = (others, box) => others.reduce((all, other) => all + shared(other, box), 0);

/** @param {Box} one @param {Box} other */
const shared = (one, other) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
