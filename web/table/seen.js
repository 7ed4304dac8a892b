// When a table was last looked at in this browser, so that who comes back after long is told first
// what happened since.

/** @typedef {{ at: number, sequence: number }} Seen */

const KEY = "aedile-seen";
/** So many tables are remembered. */
const KEPT = 50;
/** Who was away for so long is told what happened, in milliseconds. */
const LONG = 60 * 60 * 1000;

/** @returns {Record<string, Seen>} */
function all() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** When somebody last looked, if that was long ago. @param {string} table @returns {Seen | null} */
export function longAgo(table) {
  const seen = all()[table];
  return seen && Date.now() - seen.at > LONG ? seen : null;
}

/** Somebody looks now. @param {string} table @param {number} sequence */
export function look(table, sequence) {
  const others = Object.entries(all()).filter(([id]) => id !== table);
  const newest = others.sort(([, one], [, other]) => other.at - one.at).slice(0, KEPT - 1);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...newest, [table, { at: Date.now(), sequence }]])));
}
