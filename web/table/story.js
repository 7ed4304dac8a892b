// The turns of others as a story: updates wait for each other, so that one move is seen after
// another; whoever begins to do something is shown the newest at once. What was shown since the
// own last turn can be shown again.

import { asLines, beatsOf, movesOf, toldTogether } from "./moves.js";
import { lastTurn } from "./since.js";
import { PACES, speed } from "./wishes.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("../protocol.d.ts").Update} Update */
/** @typedef {import("../protocol.d.ts").Line} Line */
/** @typedef {import("../protocol.d.ts").Picture} Picture */
/** @typedef {import("./moves.js").Move} Move */

/**
 * An update that was shown, with the pictures before and after it.
 * @typedef {{ update: Update, before: Map<string, Picture>, after: Map<string, Picture>, moves: Move[] }} Scene
 */

/**
 * @typedef {object} Teller
 * @property {(updates: Update[]) => void} deliver something new
 * @property {() => void} told another move is shown, or none
 * @property {(update: Update, areas: Map<string, Picture>, lines: Line[]) => void} show something once more
 */

/** So many moves are remembered, and so long they may take together, in milliseconds. */
const REMEMBERED = 60;
const MOST = 20_000;

export class Story {
  /** What is not shown yet. @type {Update[]} */
  #queue = [];
  /** What was shown since the own last turn. @type {Scene[]} */
  #past = [];
  /** What is now, while something of before is shown. @type {{ update: Update, areas: Map<string, Picture> } | null} */
  #now = null;
  /** What is still to be shown once more. @type {Scene[]} */
  #again = [];
  /** The moves of the run that is shown; those to come are in the queue. @type {Move[]} */
  #run = [];
  #at = -1;
  /** Which sentence of it is told. */
  #beat = 0;
  #stop = () => {};
  paused = false;
  /** Whether what is delivered is to lie at its place at once. */
  hurried = false;

  /** @param {Session} session @param {Teller} teller */
  constructor(session, teller) {
    this.session = session;
    this.teller = teller;
  }

  /** How long a sentence is told now. */
  get pace() {
    const beats = beatsOf(this.moves);
    return Math.min(PACES[speed()], beats > 0 ? MOST / beats : Infinity);
  }

  /** How long it takes to tell what is left. */
  get left() {
    return (beatsOf(this.moves.slice(Math.max(0, this.#at))) - this.#beat) * this.pace;
  }

  /** Whether moves are being shown. */
  get isPlaying() {
    return this.#at >= 0;
  }

  /** Whether the table is further than what is shown. */
  get isBehind() {
    return this.#queue.length > 0 || this.#now !== null;
  }

  /** Whether something of before is shown. */
  get isRepeating() {
    return this.#now !== null;
  }

  /** Whether the own turn is what comes after it. */
  get endsWithYou() {
    return (this.#now?.update ?? this.#queue.at(-1) ?? this.session.update)?.prompt.yours ?? false;
  }

  /** The moves of the run, also those to come. @returns {Move[]} */
  get moves() {
    const { seat } = this.session;
    const coming = this.#now
      ? this.#again.flatMap(({ moves }) => moves)
      : this.#queue.flatMap((one) => movesOf(one.lines, seat));
    return [...this.#run, ...coming];
  }

  /** Which of them is shown; -1 for none. */
  get at() {
    return this.#at;
  }

  /** What is told of it now. @returns {Move | undefined} */
  get told() {
    const move = this.#run[this.#at];
    return move && { ...move, said: toldTogether(move)[this.#beat] ?? [] };
  }

  /** What happened since the own last turn. @returns {Move[]} */
  get recap() {
    return this.#past.flatMap(({ moves }) => moves);
  }

  /** Something new: shown now, or when its time comes. @param {Update} update */
  take(update) {
    if (this.#now) this.skip();
    if (this.session.update === null) return this.#begin(update);
    this.#queue.push(update);
    if (this.session.kind !== "table" || PACES[speed()] === 0 || document.hidden) return this.skip();
    if (!this.isPlaying) this.#next();
  }

  /** The first thing that is told: what happened before it can be shown, too. @param {Update} update */
  #begin(update) {
    this.teller.deliver([update]);
    this.#recall(update);
    this.teller.told();
  }

  /** What is known of the time since the own last turn; what was taken back is no part of it. @param {Update} update */
  #recall(update) {
    const { lines, seat, areas } = this.session;
    const moves = movesOf(lines.slice(lastTurn(lines, seat)), seat);
    const now = new Map(areas);
    this.#past = moves.length > 0 ? [{ update, before: now, after: now, moves }] : [];
  }

  #next() {
    if (this.#now) return this.#nextAgain();
    const update = this.#queue.shift();
    if (!update) return this.#rest();
    const moves = this.#deliver([update]);
    this.#show(moves);
  }

  /** @param {Update[]} updates @returns {Move[]} */
  #deliver(updates) {
    const { seat } = this.session;
    const before = new Map(this.session.areas);
    this.teller.deliver(updates);
    const moves = updates.flatMap(({ lines }) => movesOf(lines, seat));
    if (updates.some(({ lines }) => beginsWith(lines, seat))) this.#past = [];
    const update = updates.at(-1);
    if (update && updates.some(({ lines }) => lines.some((line) => line.takes_back.length > 0))) {
      this.#recall(update);
      return moves;
    }
    if (update && moves.length > 0) this.#past.push({ update, before, after: new Map(this.session.areas), moves });
    while (this.recap.length > REMEMBERED) this.#past.shift();
    return moves;
  }

  #nextAgain() {
    const scene = this.#again.shift();
    if (!scene) return this.skip();
    const lines = scene.moves.flatMap(asLines);
    this.teller.show(atRest(scene.update), scene.after, lines);
    this.#show(scene.moves);
  }

  /** Shows moves, one after another. @param {Move[]} moves */
  #show(moves) {
    if (moves.length === 0) return this.#next();
    this.#run.push(...moves);
    this.#step();
  }

  #step() {
    this.#at += 1;
    this.#beat = 0;
    this.#tell();
  }

  #tell() {
    this.teller.told();
    this.#wait();
  }

  #wait() {
    this.#stop();
    if (!this.paused) this.#stop = this.session.scope.after(this.pace, () => this.step());
  }

  /** Goes on to the next sentence, or the next move. */
  step() {
    this.#stop();
    const move = this.#run[this.#at];
    if (move && this.#beat + 1 < toldTogether(move).length) {
      this.#beat += 1;
      this.#tell();
    } else if (this.#at + 1 < this.#run.length) this.#step();
    else this.#next();
  }

  /** Waits, or goes on. */
  pause() {
    this.paused = !this.paused;
    this.#wait();
    this.teller.told();
  }

  #rest() {
    this.#stop();
    this.#run = [];
    this.#at = -1;
    this.#beat = 0;
    this.paused = false;
    this.teller.told();
  }

  /** Shows what is now, at once. */
  skip() {
    const behind = this.isBehind;
    if (!behind && !this.isPlaying) return;
    this.hurried = true;
    const now = this.#now;
    this.#now = null;
    this.#again = [];
    if (now) this.teller.show(now.update, now.areas, []);
    const updates = this.#queue.splice(0);
    if (updates.length > 0) this.#deliver(updates);
    this.hurried = false;
    this.#rest();
  }

  /** Shows once more what happened since the own last turn. */
  again() {
    this.skip();
    const { update, areas } = this.session;
    const [first] = this.#past;
    if (!update || !first) return;
    this.#now = { update, areas };
    this.#again = [...this.#past];
    this.hurried = true;
    this.teller.show(atRest(first.update), first.before, []);
    this.hurried = false;
    this.#next();
  }

  /** Another seat or format: everything is told anew. */
  forget() {
    this.#now = null;
    this.#queue = [];
    this.#past = [];
    this.#again = [];
    this.#rest();
  }
}

/** Whether somebody acted first; what the table did for them after others had acted is no turn of theirs. @param {Line[]} lines @param {number | null} seat */
function beginsWith(lines, seat) {
  const first = lines.find((line) => line.seat !== null && line.takes_back.length === 0);
  return first !== undefined && first.seat === seat;
}

/** A moment of before: nothing can be chosen in it. @param {Update} update @returns {Update} */
const atRest = (update) => ({
  ...update,
  choices: [],
  prompt: { ...update.prompt, yours: false },
  undo: { ...update.undo, free: [], ask: null, last: null },
});
