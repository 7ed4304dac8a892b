// One person at one table, whoever answers there: what was told, and what is sent. The parts of the
// page read from here and listen for changes; what is being composed is in composing.js.

import { sayFailure, say } from "../shared/notices.js";
import { t } from "../shared/words.js";
import * as choosing from "./choosing.js";
import { Composing } from "./composing.js";
import { Redo } from "./redo.js";
import { countedIn, showCount } from "./scoring.js";
import { Story } from "./story.js";
import { alongSentence, takenAlong } from "./taken-back.js";
import { heard as heardThinking } from "./thinking.js";

/** @typedef {import("../protocol.d.ts").TableInfo} TableInfo */
/** @typedef {import("../protocol.d.ts").Update} Update */
/** @typedef {import("../protocol.d.ts").Picture} Picture */
/** @typedef {import("../protocol.d.ts").Line} Line */
/** A line, and whether it is taken back. @typedef {Line & { gone?: boolean }} Told */
/** @typedef {import("../protocol.d.ts").People} People */
/** @typedef {import("../shared/scope.js").Scope} Scope */
/** @typedef {import("./answerer.d.ts").Answerer} Answerer */
/** @typedef {import("./answerer.d.ts").Listener} Listener */
/** @typedef {import("./space.js").Format} Format */
/** @typedef {"table" | "update" | "draft" | "connection" | "people" | "thinking" | "story"} Topic */

/** @template {Answerer} [A=Answerer] */
export class Session {
  /** @type {Update | null} */
  update = null;
  /** @type {Map<string, Picture>} */
  areas = new Map();
  /** @type {Told[]} */
  lines = [];
  /** @type {"connecting" | "open" | "lost"} */
  connection = "connecting";
  /** @type {People | null} */
  people = null;
  /** The bot that thinks, if it takes its time. @type {import("./thinking.js").Thinking | null} */
  thinking = null;
  /** Whether the last own move is already on the board, so that nothing needs to move. */
  placed = false;
  /** Whether something was sent and the table has not moved on yet. */
  busy = false;
  /** Whether something was sent and is not answered yet. */
  #asking = false;
  /** What was taken back. */
  #redo = new Redo();
  #until = 0;
  #looks = 0;
  /** What was told before everything was asked for anew. @type {Update | null} */
  #seen = null;
  /** @type {((topic: Topic, fresh: Line[]) => void)[]} */
  #listeners = [];

  /**
   * @param {Scope} scope how long somebody sits here
   * @param {TableInfo} info
   * @param {number | null} seat
   * @param {Format} format
   * @param {(listener: Listener) => A} connect who answers
   */
  constructor(scope, info, seat, format, connect) {
    this.scope = scope;
    this.info = info;
    this.seat = seat;
    this.format = format;
    /** The move that is composed here. */
    this.composing = new Composing(this, () => this.#tell("draft"));
    /** The turns of others, one after another. */
    this.story = new Story(this, {
      deliver: (updates) => this.#take(updates),
      told: () => this.#tell("story"),
      show: (update, areas, lines) => this.#showAgain(update, areas, lines),
    });
    /** Who answers. */
    this.live = connect({
      hello: () => this.#hello(),
      heard: (message) => this.#heard(message),
      changed: (state, why) => this.#changed(state, why),
    });
  }

  /** @param {(topic: Topic, fresh: Line[]) => void} listener */
  listen(listener) {
    this.#listeners.push(listener);
  }

  /** @param {Topic} topic @param {Line[]} [fresh] */
  #tell(topic, fresh = []) {
    for (const listener of this.#listeners) listener(topic, fresh);
  }

  /** Shows a moment of before, or what is now, without anything new being told. @param {Update} update @param {Map<string, Picture>} areas @param {Line[]} lines */
  #showAgain(update, areas, lines) {
    this.update = update;
    this.areas = areas;
    this.#tell("update", lines);
  }

  #hello() {
    this.story.skip();
    const areas = Object.fromEntries([...this.areas].map(([area, { hash }]) => [area, hash]));
    const known = this.update ? { sequence: this.update.sequence, areas } : {};
    return { ...(this.seat === null ? {} : { seat: this.seat }), format: this.format, ...known };
  }

  /** Whether this is a table, a lesson or a replay. */
  get kind() {
    return this.live.kind;
  }

  /** Another seat or format: everything comes anew. What is composed stays where only the format is another. @param {{ seat?: number | null, format?: Format }} change */
  look({ seat = this.seat, format = this.format }) {
    const goesOn = seat === this.seat && format !== this.format;
    this.#seen = goesOn ? (this.update ?? this.#seen) : null;
    Object.assign(this, { seat, format, update: null, lines: [], busy: this.#asking });
    this.story.forget();
    if (this.#seen) this.composing.unstage();
    else this.composing.reset();
    this.composing.ahead.forget();
    this.areas.clear();
    this.#looks += 1;
    this.#until = 0;
    this.live.again();
  }

  /** @param {"open" | "lost" | "refused"} state @param {{ code: string, sentence: string }} [why] */
  #changed(state, why) {
    if (state === "refused") {
      say(why?.sentence ?? t("unreachable"));
      // The seat is somebody else's now: look on without one.
      const lostSeat = why?.code === "seat/forbidden" || why?.code === "seat/unknown";
      if (lostSeat && this.seat !== null) this.look({ seat: null });
      return;
    }
    if (state === this.connection) return;
    this.connection = state;
    this.#tell("connection");
  }

  /** @param {import("./answerer.d.ts").Message} message */
  #heard({ table, update, people, thinking }) {
    if (table) {
      this.info = table;
      this.#tell("table");
      const own = table.seats.find(({ seat }) => seat === this.seat);
      if (own && !own.yours && table.status === "running") this.#lostSeat();
    }
    if (people) {
      this.people = people;
      this.#tell("people");
    }
    if (thinking !== undefined) {
      this.thinking = heardThinking(thinking);
      this.#tell("thinking");
    }
    if (update) this.story.take(update);
  }

  /** Somebody else sits there now: look on without a seat. */
  #lostSeat() {
    say(t("seat-lost"));
    this.look({ seat: null });
  }

  /** Several are told as one. @param {Update[]} updates */
  #take(updates) {
    const before = this.update,
      update = updates.at(-1);
    if (!update) return;
    this.update = update;
    for (const { areas } of updates) for (const picture of areas) this.areas.set(picture.area, picture);
    const fresh = updates.flatMap(({ lines }) => lines);
    const along = takenAlong(this.lines, fresh, this.seat);
    const gone = new Set(fresh.flatMap(({ takes_back }) => takes_back));
    this.lines = [...this.lines, ...fresh].flatMap((line) => (gone.has(line.sequence) ? takenBack(line) : line));
    this.composing.follow(before ?? this.#seen, update);
    this.#seen = null;
    this.#tell("update", before ? fresh : []);
    if (before && along) say(alongSentence(along, this.onlyBots), { kind: "good" });
    const counted = this.kind === "table" ? countedIn(before, updates) : null;
    if (counted) showCount(this, counted);
    if (update.sequence !== before?.sequence) this.placed = false;
    this.#settle();
    if (!this.#asking && this.composing.actions.length > 0) this.composing.restage();
  }

  /** Whether only bots play besides: to what happens from now on they agree. */
  get onlyBots() {
    return (this.update?.seats ?? []).every(({ seat, driver }) => seat === this.seat || driver !== "person");
  }

  /** Whether the person must decide. */
  get yours() {
    return this.update?.prompt.yours ?? false;
  }

  /** The pictures to show: the staged ones over those of the table. @param {string} area */
  pictureOf(area) {
    return this.composing.staged?.areas.find((picture) => picture.area === area) ?? this.areas.get(area) ?? null;
  }

  /** Where the areas lie. */
  get sheet() {
    return this.composing.staged?.sheet ?? this.update?.sheet ?? { pages: [], overlays: [] };
  }

  /** Sends what is chosen. */
  async confirm() {
    const { actions, staged, ready } = this.composing;
    if (!ready || this.seat === null || !this.update) return;
    const { sequence } = this.update;
    this.placed = staged?.staged === actions.length;
    await this.#during((seat) => this.live.ask({ submit: { seat, sequence, actions } }));
  }

  /** Takes back the latest own action, or asks the others. */
  async undo() {
    const { update } = this;
    const point = update?.undo.free[0] ?? update?.undo.ask ?? null;
    if (!update || point === null) return say(t("nothing-to-undo"));
    await this.#during(async (seat) => {
      const done = await this.live.ask({ undo: { seat, sequence: update.sequence, point } });
      if (!update.undo.free.includes(point)) return this.#agreeBeside(seat, done);
      this.#redo.tookBack(update.undo.last, update, done.sequence);
      return done;
    });
  }

  /** Whether something that was taken back can be done again. */
  get canRedo() {
    return this.#redo.next(this.update) !== null;
  }

  /** Does again what was taken back. */
  async redo() {
    const { update } = this;
    const action = this.#redo.next(update);
    if (!update || action === null) return;
    await this.#during(async (seat) => {
      const { sequence } = update;
      const done = await this.live.ask({ submit: { seat, sequence, actions: [action] } });
      this.#redo.did(done.sequence);
      return done;
    });
  }

  /** Who sits at this device heard the question. @param {number} asker @param {{ sequence: number }} done */
  async #agreeBeside(asker, done) {
    let last = done;
    for (const { seat, yours } of this.info.seats) {
      if (!yours || seat === asker) continue;
      last = await this.live.ask({ agree: { seat, sequence: last.sequence } }).catch(() => last);
    }
    return last;
  }

  /** Answers a question, or withdraws it. @param {"agree" | "decline"} word @param {import("../protocol.d.ts").Topic} about */
  async answer(word, about) {
    const { update } = this;
    if (!update) return;
    const ask = (/** @type {number} */ seat) => {
      const answer = { seat, sequence: update.sequence, about };
      return this.live.ask(word === "agree" ? { agree: answer } : { decline: answer });
    };
    if (about === "undo") await this.#during(ask);
    // A link is no part of the game, and its owner may have no seat.
    else await ask(this.seat ?? update.link?.seat ?? 1).catch(sayFailure);
  }

  /** Asks the others for a new link to a seat. @param {number} seat */
  async askLink(seat) {
    await this.live.ask({ ask_link: { seat } }).catch(sayFailure);
  }

  /** Gives a seat to a bot, or takes it back. @param {number} seat @param {string} to */
  async handOver(seat, to) {
    await this.#during((by) => this.live.ask({ hand_over: { seat, by, to } }));
  }

  /** What there is to know about a place, and why it cannot be used now. @param {string} hit */
  help(hit) {
    const { draft, actions } = this.composing;
    if (!this.yours || choosing.isBlank(draft)) return this.live.ask({ help: { hit } });
    const top = choosing.asked(draft);
    const clicked = choosing.picked(top) ? [] : top.clicks;
    return this.live.ask({ help: { hit, actions, clicked } });
  }

  /** What is chosen by who must decide. */
  get stagedActions() {
    return this.yours ? this.composing.actions : [];
  }

  /** Something to lie over the pictures, as it would lie after what is chosen. @param {string} key */
  overlay(key) {
    const actions = this.stagedActions;
    return this.live.ask({ overlay: actions.length > 0 ? { key, actions } : { key } });
  }

  /** Does something and waits until the table has it. @param {(seat: number) => Promise<{ sequence: number }>} deed */
  async #during(deed) {
    if (this.seat === null || this.busy) return;
    const looks = this.#looks;
    this.#asking = true;
    this.busy = true;
    this.#tell("draft");
    try {
      const { sequence } = await deed(this.seat);
      // Who looks in another way by now is told everything anew.
      this.#until = looks === this.#looks ? sequence : 0;
    } catch (error) {
      this.placed = false;
      this.#until = 0;
      sayFailure(error);
    }
    this.#asking = false;
    this.#settle();
  }

  #settle() {
    if (!this.busy || this.#asking || (this.update?.sequence ?? 0) < this.#until) return;
    this.busy = false;
    this.#tell("draft");
  }
}

/** What was revealed stays known, though nothing lies there any more. @param {Line} line @returns {Told[]} */
const takenBack = (line) => (line.stays && line.text !== "" ? [{ ...line, motions: [], gone: true }] : []);
