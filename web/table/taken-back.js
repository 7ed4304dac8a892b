// What an undo took along: with an own move the later ones of others go, and that is said.

import { t } from "../shared/words.js";
import { decisionsOf } from "./moves.js";

/** @typedef {import("../protocol.d.ts").Line} Line */

/**
 * How many moves of whom a seat has just taken back; nothing where only its own went.
 * @param {Line[]} lines as they were
 * @param {Line[]} fresh
 * @param {number | null} seat
 */
export function takenAlong(lines, fresh, seat) {
  const gone = new Set(fresh.flatMap((line) => (line.seat === seat ? line.takes_back : [])));
  const moves = decisionsOf(lines).filter(({ sequence }) => gone.has(sequence));
  const own = moves.filter((move) => move.seat === seat).length;
  const others = moves.filter((move) => move.seat !== null && move.seat !== seat).length;
  return seat !== null && others > 0 ? { own, others } : null;
}

/** The same as a sentence. @param {{ own: number, others: number }} along @param {boolean} bots whether only bots play besides */
export const alongSentence = (along, bots) => t(bots ? "taken-with-bots" : "taken-with-others", along);
