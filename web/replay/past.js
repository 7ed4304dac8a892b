// Who answers in a game looked back at: which decision is shown, with whose eyes. It tells a session
// one step after another; there is nothing to choose.

import { get } from "../shared/api.js";

/** @typedef {import("../protocol.d.ts").TableInfo} TableInfo */
/** @typedef {import("../protocol.d.ts").Replay} Replay */
/** @typedef {import("../protocol.d.ts").Update} Update */
/** @typedef {import("../protocol.d.ts").Line} Line */
/** @typedef {import("../protocol.d.ts").Request} Request */
/** @typedef {import("../shared/scope.js").Scope} Scope */
/** @typedef {import("../table/answerer.d.ts").Answerer} Answerer */
/** @typedef {import("../table/answerer.d.ts").Listener} Listener */

/** Steps that are kept, so that going back and forth is at once. */
const KEPT = 64;
/** Steps that are asked for before somebody wants them. */
const AHEAD = 2;

/** @implements {Answerer} */
export class Past {
  kind = /** @type {const} */ ("replay");
  /** Every line of the game as these eyes read it. @type {Line[]} */
  lines = [];
  /** The lines that the last step added; none where it led back or far ahead. @type {Line[]} */
  fresh = [];
  /** How many decisions are shown. */
  at = 0;
  /** @type {Map<string, Promise<Update>>} */
  #kept = new Map();

  /**
   * @param {Scope} scope
   * @param {TableInfo} info
   * @param {Replay} replay
   * @param {Listener} listener
   */
  constructor(scope, info, replay, listener) {
    this.scope = scope;
    this.info = info;
    this.replay = replay;
    this.listener = listener;
    /** Whose eyes: a seat's number, `spectator` or `everything`. */
    this.eyes = replay.over ? "everything" : "spectator";
  }

  /**
   * Nothing is asked of a game that was played but what can be laid over its pictures.
   * @template {Request} R
   * @param {R} request
   * @returns {Promise<import("../table/answerer.d.ts").Answered<R>>}
   */
  async ask(request) {
    if (!("overlay" in request)) throw new Error("a replay answers nothing");
    const { format } = this.listener.hello();
    const path = `/api/tables/${this.info.id}/replay/${this.at}/overlay/${request.overlay.key}`;
    return get(`${path}?as=${this.eyes}&format=${format}`, this.scope.signal);
  }

  /** Shows the same step anew. */
  again() {
    this.go(this.at).catch(() => this.listener.changed("lost"));
  }

  /** @param {string} eyes */
  async lookAs(eyes) {
    this.eyes = eyes;
    this.lines = (await this.#step(this.replay.decisions, 0)).lines;
    await this.go(this.at);
  }

  /** Shows the game after so many decisions. @param {number} at */
  async go(at) {
    const wanted = Math.max(0, Math.min(this.replay.decisions, Math.round(at)));
    const way = Math.sign(wanted - this.at) || 1,
      forward = wanted === this.at + 1;
    this.at = wanted;
    const update = await this.#step(wanted);
    if (this.at !== wanted || this.scope.isOver) return;
    this.fresh = forward ? update.lines : [];
    this.listener.changed("open");
    this.listener.heard({ update: atRest(update) });
    for (let next = wanted + way; Math.abs(next - wanted) <= AHEAD; next += way) this.#prepare(next);
  }

  /** @param {number} at */
  #prepare(at) {
    if (at >= 0 && at <= this.replay.decisions) this.#step(at).catch(() => {});
  }

  /** A step, with the log of its own decision unless more is wanted. @param {number} at @param {number} [since] @returns {Promise<Update>} */
  #step(at, since = Math.max(0, at - 1)) {
    const { format } = this.listener.hello();
    const path = `/api/tables/${this.info.id}/replay/${at}?as=${this.eyes}&format=${format}&since=${since}`;
    const known = this.#kept.get(path) ?? /** @type {Promise<Update>} */ (get(path, this.scope.signal));
    this.#kept.delete(path);
    this.#kept.set(path, known);
    known.catch(() => this.#kept.delete(path));
    for (const old of [...this.#kept.keys()].slice(0, -KEPT)) this.#kept.delete(old);
    return known;
  }
}

/** A step as it is looked at: nothing can be chosen in it, and the whole log is shown already. @param {Update} update @returns {Update} */
const atRest = (update) => ({ ...update, choices: [], lines: [], prompt: { ...update.prompt, yours: false } });
