// A move while it is composed: what is chosen so far, what it would lead to, and whether it needs a
// button of its own. Sending it, and all that the table tells, is the session's.

import { sayFailure, say } from "../shared/notices.js";
import { t } from "../shared/words.js";
import { Ahead } from "./ahead.js";
import * as choosing from "./choosing.js";
import { confirming } from "./wishes.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("../protocol.d.ts").Update} Update */
/** @typedef {import("../protocol.d.ts").Staged} Staged */
/** @typedef {import("../protocol.d.ts").ChoiceShown} Choice */

export class Composing {
  /** @type {choosing.Draft} */
  draft = choosing.start([]);
  /** @type {Staged | null} */
  staged = null;
  /** Whether what is chosen is not yet shown on the board. */
  staging = false;
  #stage = 0;

  /** @param {Session} session @param {() => void} told something has changed */
  constructor(session, told) {
    this.session = session;
    this.told = told;
    /** What would be. */
    this.ahead = new Ahead(session.scope, () => session.live);
  }

  /** The actions that are chosen and not sent. */
  get actions() {
    return choosing.chosen(this.draft).map(({ action }) => action);
  }

  /** Nothing is composed: another seat, or something else is asked. */
  reset() {
    this.draft = this.#blank();
    this.staged = null;
    this.staging = false;
    this.#stage += 1;
  }

  /** What is chosen stays; what it would lead to is told anew. */
  unstage() {
    this.staged = null;
    this.staging = this.actions.length > 0;
    this.#stage += 1;
  }

  /** A draft of what is asked, in which nothing is chosen. */
  #blank() {
    const { update } = this.session;
    return choosing.start(update?.choices ?? [], update?.prompt.answers);
  }

  /** The table has moved on: what is composed stays where the same is asked. @param {Update | null} before @param {Update} now */
  follow(before, now) {
    if (!this.#goesOn(before, now)) this.reset();
  }

  /** Whether what is being composed still stands: the same is asked, though others have acted. @param {Update | null} before @param {Update} now */
  #goesOn(before, now) {
    const { placed, busy } = this.session;
    const done = placed && before?.sequence !== now.sequence;
    if (!before || choosing.isBlank(this.draft) || done) return false;
    const same =
      before.prompt.yours &&
      now.prompt.yours &&
      before.choices.map(({ action }) => action).join("\n") === now.choices.map(({ action }) => action).join("\n");
    if (!same && now.prompt.yours && !busy) say(t("moved-on"));
    return same;
  }

  /** Whether a click can mean something. */
  get #isAsked() {
    return this.session.yours && !this.session.busy;
  }

  /** A click on a place or piece; whether it meant something. @param {string} hit */
  point(hit) {
    const next = this.#isAsked ? choosing.point(this.draft, hit) : null;
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
    if (this.#isAsked) this.#compose(choosing.reply(this.draft, key));
  }

  turn() {
    if (!this.session.busy && choosing.canTurn(this.draft)) this.#compose(choosing.turn(this.draft));
  }

  /** One step back in what is being composed. */
  back() {
    if (!this.session.busy && !choosing.isBlank(this.draft)) this.#compose(choosing.back(this.draft));
  }

  /** Everything that is being composed is forgotten. */
  clear() {
    this.#compose(this.#blank());
  }

  /** Looks at what a click would lead to; nothing where it would complete no choice. @param {string} hit @param {(staged: Staged, choice: Choice, count: number) => void} told with how many actions were looked at */
  lookAt(hit, told) {
    const { update, seat } = this.session;
    const next = this.#isAsked && !this.staging ? choosing.point(this.draft, hit) : null;
    const actions = next && choosing.picked(choosing.asked(next)) ? choosing.chosen(next) : [];
    const choice = actions.at(-1);
    if (!update || seat === null || !choice) return this.ahead.ignore();
    const words = actions.map(({ action }) => action);
    this.ahead.look(seat, update.sequence, words, (staged) => told(staged, choice, words.length));
  }

  /** Whether there is something to confirm. */
  get ready() {
    return this.staged !== null && !this.session.busy && !this.staging && this.actions.length > 0;
  }

  /** Whether what is chosen has a button of its own; what can be taken back goes on without one. */
  get confirms() {
    const { staged, session } = this;
    return session.kind !== "table" || confirming() === "always" || staged === null || staged.stop !== "done";
  }

  /** Whether what is chosen is done without being confirmed: as it was wished, and where there is one way only. */
  #isWished() {
    const wished = this.session.kind === "table" && confirming() === "never";
    return wished && this.staged !== null && this.staged.stop !== "done" && !choosing.canTurn(this.draft);
  }

  /** Whether a button that says all asks for no more: what it ends was looked at before. @param {Staged | null} seen */
  #isSettled(seen) {
    if (!this.staged || this.staged.stop === "done" || confirming() === "always") return false;
    const made = this.actions.length;
    if (made > 1 && this.session.kind === "table") return seen !== null;
    return this.staged.stop === "other-seat" && !isNews(this.staged, made);
  }

  /** @param {choosing.Draft} draft @param {() => boolean} [settled] whether it needs no confirmation, once it is staged */
  async #compose(draft, settled = () => this.#isWished()) {
    this.draft = draft;
    await this.restage(settled);
  }

  /** Asks what the chosen actions would lead to; only the latest answer counts. */
  async restage(settled = () => false) {
    const { actions } = this;
    const stage = ++this.#stage;
    if (actions.length === 0) this.staged = null;
    this.staging = actions.length > 0;
    this.told();
    const { seat, update } = this.session;
    if (actions.length === 0 || seat === null || !update) return;
    try {
      const staged = await this.ahead.stage(seat, update.sequence, actions);
      if (stage === this.#stage) await this.#show(staged, settled);
    } catch (error) {
      if (stage !== this.#stage) return;
      sayFailure(error);
      this.reset();
      this.told();
    }
  }

  /** What was clicked may answer the next question too: then that is asked about at once. @param {Staged} staged @param {() => boolean} settled */
  async #show(staged, settled) {
    this.staged = staged;
    this.staging = false;
    const made = this.actions.length;
    const goesOn = staged.stop === "done" && staged.prompt.yours && choosing.picked(choosing.asked(this.draft));
    const mark = staged.areas.map(({ area, hash }) => `${area} ${hash}`).join();
    if (goesOn) this.draft = choosing.goOn(this.draft, staged.choices, staged.prompt.answers, mark);
    if (this.actions.length !== made) return this.restage(settled);
    if (settled()) return this.session.confirm();
    this.told();
  }
}

/** Whether a button says all there is to a choice. @param {Choice} choice */
const isPlain = ({ path, marks, note }) => path.length === 0 && marks.length === 0 && note === "";

/** Whether staging shows something: points or open things that change, or actions it holds back. @param {Staged} staged @param {number} count */
export const isNews = (staged, count) => staged.scores.length > 0 || staged.facts.length > 0 || staged.staged < count;
