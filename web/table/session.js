// One person at one table, whoever answers there: what was told, what is being composed, and what
// is done about it. The parts of the page read from here and listen for changes.

import { sayFailure, say } from "../shared/notices.js";
import { t } from "../shared/words.js";
import { Ahead } from "./ahead.js";
import * as choosing from "./choosing.js";
import { Redo } from "./redo.js";
import { Story } from "./story.js";
import { confirming } from "./wishes.js";

/** @typedef {import("../protocol.d.ts").TableInfo} TableInfo */
/** @typedef {import("../protocol.d.ts").Update} Update */
/** @typedef {import("../protocol.d.ts").Staged} Staged */
/** @typedef {import("../protocol.d.ts").Picture} Picture */
/** @typedef {import("../protocol.d.ts").Line} Line */
/** A line, and whether it is taken back. @typedef {Line & { gone?: boolean }} Told */
/** @typedef {import("../protocol.d.ts").People} People */
/** @typedef {import("../protocol.d.ts").ChoiceShown} Choice */
/** @typedef {import("../shared/scope.js").Scope} Scope */
/** @typedef {import("./answerer.d.ts").Answerer} Answerer */
/** @typedef {import("./answerer.d.ts").Listener} Listener */
/** @typedef {import("./space.js").Format} Format */
/** @typedef {"table" | "update" | "draft" | "connection" | "people" | "story"} Topic */

/** @template {Answerer} [A=Answerer] */
export class Session {
  /** @type {Update | null} */
  update = null;
  /** @type {Map<string, Picture>} */
  areas = new Map();
  /** @type {Told[]} */
  lines = [];
  /** @type {choosing.Draft} */
  draft = choosing.start([]);
  /** @type {Staged | null} */
  staged = null;
  /** @type {"connecting" | "open" | "lost"} */
  connection = "connecting";
  /** @type {People | null} */
  people = null;
  /** Whether the last own move is already on the board, so that nothing needs to move. */
  placed = false;
  /** Whether something was sent and the table has not moved on yet. */
  busy = false;
  /** Whether what is chosen is not yet shown on the board. */
  staging = false;
  /** Whether something was sent and is not answered yet. */
  #asking = false;
  /** What was taken back. */
  #redo = new Redo();
  #until = 0;
  #stage = 0;
  #looks = 0;
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
    /** What would be. */
    this.ahead = new Ahead(scope, () => this.live);
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

  /** Another seat or format: everything comes anew. @param {{ seat?: number | null, format?: Format }} change */
  look({ seat = this.seat, format = this.format }) {
    Object.assign(this, {
      seat,
      format,
      update: null,
      lines: [],
      staged: null,
      staging: false,
      busy: this.#asking,
      draft: choosing.start([]),
    });
    this.story.forget();
    this.ahead.forget();
    this.areas.clear();
    this.#stage += 1;
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

  /** @param {{ table?: TableInfo, update?: Update, people?: People }} message */
  #heard({ table, update, people }) {
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
    const gone = new Set(fresh.flatMap(({ takes_back }) => takes_back));
    this.lines = [...this.lines, ...fresh].flatMap((line) => (gone.has(line.sequence) ? takenBack(line) : line));
    if (!this.#goesOn(before, update)) {
      this.draft = choosing.start(update.choices, update.prompt.answers);
      this.staged = null;
      this.staging = false;
      this.#stage += 1;
    }
    this.#tell("update", before ? fresh : []);
    if (update.sequence !== before?.sequence) this.placed = false;
    this.#settle();
    if (!this.#asking && choosing.chosen(this.draft).length > 0) this.#restage();
  }

  /** Whether what is being composed still stands: the same is asked, though others have acted. @param {Update | null} before @param {Update} now */
  #goesOn(before, now) {
    const done = this.placed && before?.sequence !== now.sequence;
    if (!before || choosing.isBlank(this.draft) || done) return false;
    const same =
      before.prompt.yours &&
      now.prompt.yours &&
      before.choices.map(({ action }) => action).join("\n") === now.choices.map(({ action }) => action).join("\n");
    if (!same && now.prompt.yours && !this.busy) say(t("moved-on"));
    return same;
  }

  /** Whether the person must decide. */
  get yours() {
    return this.update?.prompt.yours ?? false;
  }

  /** The pictures to show: the staged ones over those of the table. @param {string} area */
  pictureOf(area) {
    return this.staged?.areas.find((picture) => picture.area === area) ?? this.areas.get(area) ?? null;
  }

  /** Where the areas lie. */
  get sheet() {
    return this.staged?.sheet ?? this.update?.sheet ?? { pages: [], overlays: [] };
  }

  /** A click on a place or piece; whether it meant something. @param {string} hit */
  point(hit) {
    const next = this.yours && !this.busy ? choosing.point(this.draft, hit) : null;
    if (next) this.#compose(next);
    return next !== null;
  }

  /** A click on a button. @param {Choice} choice */
  async press(choice) {
    const seen = this.staged;
    const settled = () => this.#isWished() || (isPlain(choice) && this.#isSettled(seen));
    await this.#compose(choosing.press(this.draft, choice.action), settled);
  }

  /** An answer to the first question. @param {string} key */
  reply(key) {
    if (this.yours && !this.busy) this.#compose(choosing.reply(this.draft, key));
  }

  /** Whether a button that says all asks for no more: what it ends was looked at before. @param {Staged | null} seen */
  #isSettled(seen) {
    if (!this.staged || this.staged.stop === "done" || confirming() === "always") return false;
    const made = choosing.chosen(this.draft).length;
    if (made > 1 && this.kind === "table") return seen !== null;
    return this.staged.stop === "other-seat" && !isNews(this.staged, made);
  }

  turn() {
    if (!this.busy && choosing.canTurn(this.draft)) this.#compose(choosing.turn(this.draft));
  }

  /** One step back in what is being composed. */
  back() {
    if (!this.busy && !choosing.isBlank(this.draft)) this.#compose(choosing.back(this.draft));
  }

  /** Everything that is being composed is forgotten. */
  clear() {
    this.#compose(choosing.start(this.update?.choices ?? [], this.update?.prompt.answers));
  }

  /** @param {choosing.Draft} draft @param {() => boolean} [settled] whether it needs no confirmation, once it is staged */
  async #compose(draft, settled = () => this.#isWished()) {
    this.draft = draft;
    await this.#restage(settled);
  }

  /** Whether what is chosen is done without being confirmed: as it was wished, and where there is one way only. */
  #isWished() {
    const wished = this.kind === "table" && confirming() === "never";
    return wished && this.staged !== null && this.staged.stop !== "done" && !choosing.canTurn(this.draft);
  }

  /** Whether what is chosen has a button of its own; what can be taken back goes on without one. */
  get confirms() {
    const { staged } = this;
    return this.kind !== "table" || confirming() === "always" || staged === null || staged.stop !== "done";
  }

  /** Asks what the chosen actions would lead to; only the latest answer counts. */
  async #restage(settled = () => false) {
    const actions = choosing.chosen(this.draft).map(({ action }) => action);
    const stage = ++this.#stage;
    if (actions.length === 0) this.staged = null;
    this.staging = actions.length > 0;
    this.#tell("draft");
    if (actions.length === 0 || this.seat === null || !this.update) return;
    try {
      const staged = await this.ahead.stage(this.seat, this.update.sequence, actions);
      if (stage === this.#stage) await this.#show(staged, settled);
    } catch (error) {
      if (stage !== this.#stage) return;
      sayFailure(error);
      this.staging = false;
      this.draft = choosing.start(this.update.choices, this.update.prompt.answers);
      this.staged = null;
      this.#tell("draft");
    }
  }

  /** What was clicked may answer the next question too: then that is asked about at once. @param {Staged} staged @param {() => boolean} settled */
  async #show(staged, settled) {
    this.staged = staged;
    this.staging = false;
    const made = choosing.chosen(this.draft).length;
    const goesOn = staged.stop === "done" && staged.prompt.yours && choosing.picked(choosing.asked(this.draft));
    const mark = staged.areas.map(({ area, hash }) => `${area} ${hash}`).join();
    if (goesOn) this.draft = choosing.goOn(this.draft, staged.choices, staged.prompt.answers, mark);
    const now = choosing.chosen(this.draft).length;
    if (now !== made) return this.#restage(settled);
    if (settled()) return this.confirm();
    this.#tell("draft");
  }

  /** Whether there is something to confirm. */
  get ready() {
    return this.staged !== null && !this.busy && !this.staging && choosing.chosen(this.draft).length > 0;
  }

  /** Sends what is chosen. */
  async confirm() {
    if (!this.ready || this.seat === null || !this.update) return;
    const actions = choosing.chosen(this.draft).map(({ action }) => action);
    const { sequence } = this.update;
    this.placed = this.staged?.staged === actions.length;
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
    if (!this.yours || choosing.isBlank(this.draft)) return this.live.ask({ help: { hit } });
    const actions = choosing.chosen(this.draft).map(({ action }) => action);
    const top = choosing.asked(this.draft);
    const clicked = choosing.picked(top) ? [] : top.clicks;
    return this.live.ask({ help: { hit, actions, clicked } });
  }

  /** The actions that are chosen and not sent. */
  get stagedActions() {
    return this.yours ? choosing.chosen(this.draft).map(({ action }) => action) : [];
  }

  /** Something to lie over the pictures, as it would lie after what is chosen. @param {string} key */
  overlay(key) {
    const actions = this.stagedActions;
    return this.live.ask({ overlay: actions.length > 0 ? { key, actions } : { key } });
  }

  /** Looks at what a click would lead to; nothing where it would complete no choice. @param {string} hit @param {(staged: Staged, choice: Choice) => void} told */
  lookAt(hit, told) {
    const { update, seat } = this;
    const next = this.yours && !this.busy && !this.staging ? choosing.point(this.draft, hit) : null;
    const actions = next && choosing.picked(choosing.asked(next)) ? choosing.chosen(next) : [];
    const choice = actions.at(-1);
    if (!update || seat === null || !choice) return this.ahead.ignore();
    const words = actions.map(({ action }) => action);
    this.ahead.look(seat, update.sequence, words, (staged) => told(staged, choice));
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

/** Whether a button says all there is to a choice. @param {Choice} choice */
const isPlain = ({ path, marks, note }) => path.length === 0 && marks.length === 0 && note === "";

/** What was revealed stays known, though nothing lies there any more. @param {Line} line @returns {Told[]} */
const takenBack = (line) => (line.stays && line.text !== "" ? [{ ...line, motions: [], gone: true }] : []);

/** Whether staging shows something: points or open things that change, or actions it holds back. @param {Staged} staged @param {number} count */
export const isNews = (staged, count) => staged.scores.length > 0 || staged.facts.length > 0 || staged.staged < count;
