// Where somebody is in a guide: the step, and which ones are done. Kept in the browser; the address
// has the step.

import { readdress } from "../shared/address.js";

/** @typedef {import("../protocol.d.ts").GuideShown} Guide */
/** @typedef {{ step: number, done: number[] }} Kept */

/** A single position of the rulebook, tried by itself: nothing is kept, nothing follows. */
export class Practice {
  step = 1;
  isOver = false;
  single = true;

  /** @param {Guide} guide @param {string} figure */
  constructor({ game }, figure) {
    this.back = `/rules/${game}#fig-${figure}`;
    this.address = `try-${figure}`;
  }

  /** No step was done before. @param {number} _step */
  isDone(_step) {
    return false;
  }

  /** @param {number} _step */
  go(_step) {}

  done() {}

  restart() {}
}

export class Way {
  single = false;
  back = "";

  /** @type {Set<number>} */
  #done;

  /** @param {Guide} guide @param {number} wanted the step of the address, if it names one */
  constructor({ game, steps }, wanted) {
    this.game = game;
    this.count = steps.length;
    const { step, done } = this.#kept();
    this.step = this.#inside(wanted || step);
    this.#done = new Set(done);
  }

  get #key() {
    return `aedile-learn-${this.game}`;
  }

  /** @returns {Kept} */
  #kept() {
    try {
      const { step, done } = JSON.parse(localStorage.getItem(this.#key) ?? "");
      return { step: Number(step) || 1, done: [...done].map(Number) };
    } catch {
      return { step: 1, done: [] };
    }
  }

  /** @param {number} step */
  #inside(step) {
    return Math.max(1, Math.min(this.count + 1, Math.round(step)));
  }

  /** The step as the server names it. */
  get address() {
    return String(Math.min(this.step, this.count));
  }

  /** Whether the last step is behind. */
  get isOver() {
    return this.step > this.count;
  }

  /** Whether a step was done rightly. @param {number} step */
  isDone(step) {
    return this.#done.has(step);
  }

  /** @param {number} step */
  go(step) {
    this.step = this.#inside(step);
    this.#keep();
  }

  /** The step is done; who leaves now goes on with the next one. */
  done() {
    this.#done.add(this.step);
    localStorage.setItem(this.#key, JSON.stringify({ step: this.step + 1, done: [...this.#done] }));
  }

  /** From the beginning, as if for the first time. */
  restart() {
    this.#done.clear();
    this.go(1);
  }

  #keep() {
    localStorage.setItem(this.#key, JSON.stringify({ step: this.step, done: [...this.#done] }));
    readdress(`/learn/${this.game}/${this.step}`);
  }
}
