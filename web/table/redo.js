// What was taken back and may be done again, as long as nothing else has happened at the table.

/** @typedef {import("../protocol.d.ts").Update} Update */

export class Redo {
  /** The latest last. @type {string[]} */
  #gone = [];
  /** The sequence up to which nothing else happened. */
  #at = -1;

  /** What can be done again now. @param {Update | null} update @returns {string | null} */
  next(update) {
    if (!update?.prompt.yours || update.sequence !== this.#at) return null;
    return this.#gone.at(-1) ?? null;
  }

  /** An action was taken back, which led to this sequence. @param {string | null} action @param {Update} before @param {number} after */
  tookBack(action, before, after) {
    if (before.sequence !== this.#at) this.#gone = [];
    if (action !== null) this.#gone.push(action);
    this.#at = after;
  }

  /** The next one was done again, which led to this sequence. @param {number} after */
  did(after) {
    this.#gone.pop();
    this.#at = after;
  }
}
