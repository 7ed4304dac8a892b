// What a person wishes of every table, kept in this browser: when to be asked for a confirmation,
// and how fast the turns of others are shown.

/** @typedef {"always" | "final" | "never"} Confirming what is confirmed: everything, what cannot be taken back, nothing */
/** @typedef {"off" | "fast" | "normal" | "slow"} Speed */

export const CONFIRMING = /** @type {const} */ (["always", "final", "never"]);

/** How long a move of another is shown, in milliseconds. */
export const PACES = /** @type {const} */ ({ off: 0, fast: 150, normal: 350, slow: 900 });

export const SPEEDS = /** @type {Speed[]} */ (Object.keys(PACES));

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** @returns {Confirming} */
export function confirming() {
  const kept = localStorage.getItem("aedile-confirm");
  return CONFIRMING.find((one) => one === kept) ?? "final";
}

/** @param {Confirming} wanted */
export const setConfirming = (wanted) => localStorage.setItem("aedile-confirm", wanted);

/** Who wants little motion is shown none, unless they chose a speed. @returns {Speed} */
export function speed() {
  const kept = localStorage.getItem("aedile-turns");
  return SPEEDS.find((one) => one === kept) ?? (calm.matches ? "off" : "normal");
}

/** @param {Speed} wanted */
export const setSpeed = (wanted) => localStorage.setItem("aedile-turns", wanted);
