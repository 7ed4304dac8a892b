// The moves that lines tell: what each decision did, in sentences that are told one after another.

/** @typedef {import("../protocol.d.ts").Line} Line */
/** What one decision did. @typedef {{ sequence: number, seat: number | null, said: string[], motions: import("../protocol.d.ts").MotionShown[] }} Move */

/** So many sentences of a decision are told one after another; what is left of a long one comes with the last. */
const APART = 4;

/** What others did, decision by decision. @param {Line[]} lines @param {number | null} seat @returns {Move[]} */
export const movesOf = (lines, seat) => decisionsOf(lines).filter((move) => move.seat !== null && move.seat !== seat);

/** What happened, decision by decision. @param {Line[]} lines @returns {Move[]} */
export function decisionsOf(lines) {
  /** @type {Move[]} */
  const moves = [];
  for (const line of lines) {
    if (line.takes_back.length > 0) continue;
    const last = moves.at(-1);
    if (last?.sequence === line.sequence) join(last, line);
    else moves.push({ sequence: line.sequence, seat: line.seat, said: saidIn(line), motions: line.motions });
  }
  return moves;
}

/** @param {Move} move @param {Line} line */
function join(move, line) {
  move.seat ??= line.seat;
  move.said = [...move.said, ...saidIn(line)];
  move.motions = [...move.motions, ...line.motions];
}

/** @param {Line} line */
const saidIn = ({ text }) => (text === "" ? [] : [text]);

/** What is told at once of a move: a sentence, and at last all that is left. @param {Move} move @returns {string[][]} */
export function toldTogether({ said }) {
  const last = Math.max(0, Math.min(said.length, APART) - 1);
  return [...said.slice(0, last).map((one) => [one]), said.slice(last)];
}

/** How many times something is told. @param {Move[]} moves */
export const beatsOf = (moves) => moves.reduce((sum, move) => sum + toldTogether(move).length, 0);

/** When each is told, in milliseconds. @param {Move[]} moves @param {number} pace */
export const timed = (moves, pace) =>
  moves.map((move, index) => ({ ...move, at: beatsOf(moves.slice(0, index)) * pace }));

/** @param {Move} move @returns {Line[]} */
export const asLines = ({ sequence, seat, said, motions }) =>
  [said[0] ?? "", ...said.slice(1)].map((text, index) => ({
    sequence,
    seat,
    text,
    motions: index === 0 ? motions : [],
    takes_back: [],
    stays: false,
  }));
