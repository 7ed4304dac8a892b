// One person at one table, whoever answers there: what was told, what is being composed, and what
// is done about it. The parts of the page read from here and listen for changes.

import { sayFailure, say } from "../shared/notices.js";
import { t } from "../shared/words.js";
import * as choosing from "./choosing.js";

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
/** @typedef {"wide" | "narrow"} Format */
/** @typedef {"table" | "update" | "draft" | "connection" | "people"} Topic */

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

  #hello() {
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
    if (update) this.#take(update);
  }

  /** Somebody else sits there now: look on without a seat. */
  #lostSeat() {
    say(t("seat-lost"));
    this.look({ seat: null });
  }

  /** @param {Update} update */
  #take(update) {
    const before = this.update;
    this.update = update;
    for (const picture of update.areas) this.areas.set(picture.area, picture);
    const gone = new Set(update.lines.flatMap(({ takes_back }) => takes_back));
    this.lines = [...this.lines, ...update.lines].flatMap((line) => (gone.has(line.sequence) ? takenBack(line) : line));
    if (!this.#goesOn(before, update)) {
      this.draft = choosing.start(update.choices);
      this.staged = null;
      this.staging = false;
      this.#stage += 1;
    }
    this.#tell("update", before ? update.lines : []);
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
    return this.staged?.sheet ?? this.update?.sheet ?? { pages: [] };
  }

  /** A click on a place or piece; whether it meant something. @param {string} hit */
  point(hit) {
    const next = this.yours && !this.busy ? choosing.point(this.draft, hit) : null;
    if (next) this.#compose(next);
    return next !== null;
  }

  /** A click on a button. @param {Choice} choice */
  async press(choice) {
    const nothingToLookAt = choice.path.length === 0 && choice.marks.length === 0 && choice.note === "";
    await this.#compose(choosing.press(this.draft, choice.action));
    const quiet =
      this.staged !== null &&
      this.staged.stop === "other-seat" &&
      !isNews(this.staged, choosing.chosen(this.draft).length);
    if (nothingToLookAt && quiet) await this.confirm();
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
    this.#compose(choosing.start(this.update?.choices ?? []));
  }

  /** @param {choosing.Draft} draft */
  #compose(draft) {
    this.draft = draft;
    return this.#restage();
  }

  /** Asks what the chosen actions would lead to; only the latest answer counts. */
  async #restage() {
    const actions = choosing.chosen(this.draft).map(({ action }) => action);
    const stage = ++this.#stage;
    if (actions.length === 0) this.staged = null;
    this.staging = actions.length > 0;
    this.#tell("draft");
    if (actions.length === 0 || this.seat === null || !this.update) return;
    try {
      const staged = await this.live.ask({ stage: { seat: this.seat, sequence: this.update.sequence, actions } });
      if (stage === this.#stage) this.#show(staged);
    } catch (error) {
      if (stage !== this.#stage) return;
      sayFailure(error);
      this.staging = false;
      this.draft = choosing.start(this.update.choices);
      this.staged = null;
      this.#tell("draft");
    }
  }

  /** @param {Staged} staged */
  #show(staged) {
    this.staged = staged;
    this.staging = false;
    const goesOn = staged.stop === "done" && staged.prompt.yours && choosing.picked(choosing.asked(this.draft));
    const { length } = this.draft;
    const changed = [staged.scores, staged.facts, staged.areas.map(({ area, hash }) => [area, hash])].flat();
    if (goesOn) this.draft = choosing.goOn(this.draft, staged.choices, changed);
    if (goesOn && this.draft.length <= length) void this.#restage();
    else this.#tell("draft");
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
      return update.undo.free.includes(point) ? done : this.#agreeBeside(seat, done);
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

  /** What there is to know about a place. @param {string} hit */
  help(hit) {
    return this.live.ask({ help: { hit } });
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

/** Whether staging shows something: points or open things that change, or actions it holds back. @param {Staged} staged @param {number} count */
export const isNews = (staged, count) => staged.scores.length > 0 || staged.facts.length > 0 || staged.staged < count;
