// One game looked back at: which decision is shown, with whose eyes. It has the side of a session
// that the table's parts read, and nothing to choose.

import { get } from "../shared/api.js";
import * as choosing from "../table/choosing.js";

/** @typedef {import("../protocol.d.ts").TableInfo} TableInfo */
/** @typedef {import("../protocol.d.ts").Replay} Replay */
/** @typedef {import("../protocol.d.ts").Update} Update */
/** @typedef {import("../protocol.d.ts").Picture} Picture */
/** @typedef {import("../protocol.d.ts").Line} Line */

/** Steps that are kept, so that going back and forth is at once. */
const KEPT = 64;
/** Steps that are asked for before somebody wants them. */
const AHEAD = 2;

export class Past {
  /** @type {Update | null} */
  update = null;
  /** Every line of the game as these eyes read it. @type {Line[]} */
  lines = [];
  /** How many decisions are shown. */
  at = 0;
  seat = /** @type {number | null} */ (null);
  yours = false;
  staged = null;
  people = null;
  busy = false;
  draft = choosing.start([]);
  /** @type {Map<string, Promise<Update>>} */
  #kept = new Map();

  /**
   * @param {TableInfo} info
   * @param {Replay} replay
   * @param {"wide" | "narrow"} format
   */
  constructor(info, replay, format) {
    this.info = info;
    this.replay = replay;
    this.format = format;
    /** Whose eyes: a seat's number, `spectator` or `everything`. */
    this.eyes = replay.over ? "everything" : "spectator";
  }

  get sheet() {
    return this.update?.sheet ?? { pages: [] };
  }

  /** @param {string} area @returns {Picture | null} */
  pictureOf(area) {
    return this.update?.areas.find((picture) => picture.area === area) ?? null;
  }

  /** Nobody gives seats away here. */
  async handOver() {}

  /** @param {string} eyes */
  async lookAs(eyes) {
    this.eyes = eyes;
    this.lines = (await this.#step(this.replay.decisions, 0)).lines;
    await this.go(this.at);
  }

  /** Shows the game after so many decisions; gives the lines that this step added. @param {number} at @returns {Promise<Line[]>} */
  async go(at) {
    const wanted = Math.max(0, Math.min(this.replay.decisions, Math.round(at)));
    const way = Math.sign(wanted - this.at) || 1,
      forward = wanted === this.at + 1;
    this.at = wanted;
    const update = await this.#step(wanted);
    if (this.at !== wanted) return [];
    this.update = update;
    for (let next = wanted + way; Math.abs(next - wanted) <= AHEAD; next += way) this.#prepare(next);
    return forward ? update.lines : [];
  }

  /** @param {number} at */
  #prepare(at) {
    if (at >= 0 && at <= this.replay.decisions) this.#step(at).catch(() => {});
  }

  /** A step, with the log of its own decision unless more is wanted. @param {number} at @param {number} [since] @returns {Promise<Update>} */
  #step(at, since = Math.max(0, at - 1)) {
    const path = `/api/tables/${this.info.id}/replay/${at}?as=${this.eyes}&format=${this.format}&since=${since}`;
    const known = this.#kept.get(path) ?? /** @type {Promise<Update>} */ (get(path));
    this.#kept.delete(path);
    this.#kept.set(path, known);
    known.catch(() => this.#kept.delete(path));
    for (const old of [...this.#kept.keys()].slice(0, -KEPT)) this.#kept.delete(old);
    return known;
  }
}
