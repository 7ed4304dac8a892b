// Where the lines, ticks and ends of a chart lie. Numbers only: course.js draws them.

/** @typedef {{ part: string, number: number | null, points: number[] }} Step everybody's points where a chapter begins */
/** @typedef {{ left: number, right: number, top: number, bottom: number }} Pads */
/** @typedef {{ width: number, height: number, pads: Pads, rows: number, ahead?: number }} Room */

/** Words on the scale below are at least so far apart, in pixels. */
const APART = 24;

/**
 * A scale of round numbers over the values, with zero on it.
 * @param {number[]} values
 * @param {number} rows about so many lines
 */
export function scale(values, rows) {
  const least = Math.min(0, ...values),
    most = Math.max(1, ...values);
  const wanted = (most - least) / Math.max(1, rows);
  const power = 10 ** Math.floor(Math.log10(Math.max(1, wanted)));
  const step = [1, 2, 4, 5, 10].map((times) => times * power).find((one) => one >= wanted) ?? 10 * power;
  const low = Math.floor(least / step) * step,
    high = (Math.ceil((2 * most) / step) * step) / 2;
  const count = Math.floor((high - low) / step) + 1;
  return { low, high, lines: Array.from({ length: count }, (_, at) => low + at * step) };
}

/**
 * Heights moved apart so that nothing lies on anything else; their order stays.
 * @param {number[]} heights
 * @param {number} gap
 * @param {number} lowest
 */
export function apart(heights, gap, lowest) {
  const order = [...heights.keys()].sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0) || one - other);
  const moved = [...heights];
  let above = -Infinity;
  for (const at of order) above = moved[at] = Math.max(moved[at] ?? 0, above + gap);
  let below = lowest + gap;
  for (const at of order.reverse()) below = moved[at] = Math.min(moved[at] ?? 0, below - gap);
  return moved;
}

/**
 * Where everything lies: a line for each column of points, from the first step to the last.
 * @param {Step[]} steps
 * @param {Room} room
 */
export function layout(steps, { width, height, pads, rows, ahead = 0 }) {
  const { low, high, lines } = scale(
    steps.flatMap(({ points }) => points),
    rows,
  );
  const last = Math.max(1, steps.length - 1 + ahead);
  const x = (/** @type {number} */ at) => pads.left + (at / last) * (width - pads.left - pads.right);
  const y = (/** @type {number} */ points) =>
    height - pads.bottom - ((points - low) / (high - low)) * (height - pads.top - pads.bottom);
  const columns = steps[0]?.points.length ?? 0;
  const paths = Array.from({ length: columns }, (_, column) =>
    steps.map(({ points }, at) => ({ x: x(at), y: y(points[column] ?? 0) })),
  );
  return { paths, lines: lines.map((value) => ({ value, y: y(value) })), ticks: ticks(steps, x), base: y(low) };
}

/** The numbers of parts, each where it ends: what was gained in a part stands over its number. @param {Step[]} steps @param {(at: number) => number} x */
function ticks(steps, x) {
  /** @type {{ x: number, text: string }[]} */
  const shown = [];
  for (const [at, { number }] of steps.slice(0, -1).entries()) {
    const end = at + 1;
    if (number === null || steps[end]?.number === number) continue;
    if (x(end) - (shown.at(-1)?.x ?? -Infinity) >= APART) shown.push({ x: x(end), text: String(number) });
  }
  return shown;
}

/** How many parts are still to come, where each has one step. @param {Step[]} steps @param {[number, number] | null} step */
export function stillAhead(steps, step) {
  const numbers = steps.map(({ number }) => number).filter((number) => number !== null);
  const once = new Set(numbers).size === numbers.length && numbers.length > 1;
  return once && step ? Math.max(0, step[1] - step[0]) : 0;
}
