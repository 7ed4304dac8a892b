// What turned a game, as far as the course of its points tells it: who gained far more than all
// others at once, and when the winner took the lead for good. Never more than is known.

/** @typedef {import("./chart.js").Step} Step */
/** @typedef {{ kind: "gain" | "lead", at: number, column: number, when: string, points: number }} Turning `at` is the step where it shows */

/** So many gains are told. */
const GAINS = 2;
/** A gain is told from so many points more than all others', and from such a share of the best result. */
const LEAST = 5;
const SHARE = 0.08;

/** In the order of the game, at most three. @param {Step[]} steps @returns {Turning[]} */
export function turningPoints(steps) {
  const lead = takenLead(steps);
  return [...gains(steps), ...(lead ? [lead] : [])].sort((one, other) => one.at - other.at);
}

/** @param {Step[]} steps */
function gains(steps) {
  const best = Math.max(0, ...(steps.at(-1)?.points ?? []));
  /** @type {(Turning & { margin: number })[]} */
  const found = [];
  for (const [before, { points }] of steps.slice(0, -1).entries()) {
    const at = before + 1;
    const grown = points.map((old, column) => (steps[at]?.points[column] ?? old) - old);
    const most = Math.max(...grown);
    const column = grown.indexOf(most);
    const margin = most - Math.max(0, ...grown.filter((_, other) => other !== column));
    if (margin >= Math.max(LEAST, best * SHARE))
      found.push({ kind: "gain", at, column, when: partAt(steps, before), points: most, margin });
  }
  found.sort((one, other) => other.margin - one.margin || one.at - other.at);
  return found.slice(0, GAINS).map(({ margin: _, ...turning }) => turning);
}

/** When the winner took the lead for good; nothing for a shared win, or where nobody else ever led. @param {Step[]} steps @returns {Turning | null} */
function takenLead(steps) {
  const leads = (/** @type {number[]} */ points, /** @type {number} */ column) =>
    points.every((value, other) => other === column || value < (points[column] ?? 0));
  const last = steps.at(-1)?.points ?? [];
  const column = last.findIndex((_, index) => leads(last, index));
  if (column < 0 || last.length < 2) return null;
  const behind = steps.findLastIndex(({ points }) => !leads(points, column));
  const contested = steps.slice(0, behind + 1).some(({ points }) => Math.max(...points) > (points[column] ?? 0));
  return contested
    ? { kind: "lead", at: behind + 1, column, when: partAt(steps, behind), points: last[column] ?? 0 }
    : null;
}

/** The part of the game in which a step lies. @param {Step[]} steps @param {number} at */
export function partAt(steps, at) {
  return steps.slice(0, at + 1).findLast(({ part }) => part !== "")?.part ?? "";
}
