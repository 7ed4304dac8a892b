// What happened since one's last turn. What one did in the turn under way is no turn before it.

/** @typedef {import("../protocol.d.ts").Line} Line */

/**
 * Where the lines since the last turn begin: after the last own line that others have answered.
 * @param {Line[]} lines
 * @param {number | null} seat
 */
export function lastTurn(lines, seat) {
  const others = lines.findLastIndex((line) => line.seat !== null && line.seat !== seat);
  const own = lines.slice(0, others + 1).findLastIndex((line) => line.seat === seat);
  return others < 0 ? lines.length : own + 1;
}

/**
 * The places to mark: where others have put something since then, or else the last thing of all.
 * @param {Line[]} lines
 * @param {number | null} seat
 * @returns {Set<string>}
 */
export function lastPlaces(lines, seat) {
  const since = lines.slice(lastTurn(lines, seat)).filter((line) => line.seat !== seat);
  const moved = since.some(({ motions }) => motions.length > 0) ? since : lines.slice(-1);
  return new Set(moved.flatMap(({ motions }) => motions.map(({ to }) => to)));
}
