// The heartbeat of a connection: where nothing is heard for a moment it asks whether anybody is
// there, and where that is not answered the connection is lost, though nobody said so.

/** So often it is looked whether anything was heard, in milliseconds. */
export const TICK = 1000;
/** Looks without a word: then it asks; then an open connection, or one that is being made, is lost. */
const ASKS = 1;
const LOST = 3;
const LOST_OPENING = 8;

/**
 * @typedef {object} Beating
 * @property {() => boolean} isOpen whether the connection is made
 * @property {() => void} ask
 * @property {() => void} lost
 * @property {() => void} ticked
 */

export class Beat {
  #heard = true;
  #missed = 0;

  /** @param {import("../shared/scope.js").Scope} scope @param {Beating} beating */
  constructor(scope, beating) {
    this.beating = beating;
    scope.every(TICK, () => this.#tick());
  }

  /** Something was heard, or a connection was begun. */
  heard() {
    this.#heard = true;
  }

  /** Who looks again wants to know at once. */
  wake() {
    this.#missed = 0;
    this.#heard = false;
    this.#tick();
  }

  #tick() {
    this.beating.ticked();
    // What is not looked at sleeps, and so do its timers.
    if (document.hidden) return this.heard();
    this.#missed = this.#heard ? 0 : this.#missed + 1;
    this.#heard = false;
    const open = this.beating.isOpen();
    if (open && this.#missed === ASKS) this.beating.ask();
    if (this.#missed < (open ? LOST : LOST_OPENING)) return;
    this.#missed = 0;
    this.beating.lost();
  }
}
