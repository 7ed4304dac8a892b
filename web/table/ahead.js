// What would be, asked once: a place that was looked at is not asked about again when it is
// clicked. Looking asks at most five times a second; a click asks at once.

/** @typedef {import("../protocol.d.ts").Staged} Staged */
/** @typedef {import("./answerer.d.ts").Answerer} Answerer */

/** The least time between two looks, in milliseconds. */
const APART = 200;
/** So many answers are kept. */
const KEPT = 60;

export class Ahead {
  /** By what would be done, at one moment of the table. @type {Map<string, Promise<Staged>>} */
  #known = new Map();
  #sequence = -1;
  #looked = -Infinity;
  /** Calls off the look that waits for its time. */
  #stop = () => {};

  /** @param {import("../shared/scope.js").Scope} scope @param {() => Answerer} live */
  constructor(scope, live) {
    this.scope = scope;
    this.live = live;
  }

  /** What these actions would lead to. @param {number} seat @param {number} sequence @param {string[]} actions @returns {Promise<Staged>} */
  stage(seat, sequence, actions) {
    if (sequence !== this.#sequence) this.forget();
    this.#sequence = sequence;
    const key = `${seat}\n${actions.join("\n")}`;
    const known = this.#known.get(key);
    if (known) return known;
    const asked = this.live().ask({ stage: { seat, sequence, actions } });
    this.#known.set(key, asked);
    asked.catch(() => this.#known.get(key) === asked && this.#known.delete(key));
    for (const old of [...this.#known.keys()].slice(0, -KEPT)) this.#known.delete(old);
    return asked;
  }

  /**
   * The same for who only looks: in time, and only the latest; what is known is told at once.
   * @param {number} seat
   * @param {number} sequence
   * @param {string[]} actions
   * @param {(staged: Staged) => void} told
   */
  look(seat, sequence, actions, told) {
    this.#stop();
    const known = sequence === this.#sequence && this.#known.has(`${seat}\n${actions.join("\n")}`);
    const wait = known ? 0 : Math.max(0, this.#looked + APART - performance.now());
    const ask = () => {
      if (!known) this.#looked = performance.now();
      this.stage(seat, sequence, actions).then(told, () => {});
    };
    if (wait === 0) ask();
    else this.#stop = this.scope.after(wait, ask);
  }

  /** Nobody looks any more. */
  ignore() {
    this.#stop();
  }

  /** Another moment, seat or format: nothing is known of it. */
  forget() {
    this.#known.clear();
    this.#stop();
  }
}
