// The desk: board and side as one person plays on them, at a table or in a lesson. What is clicked,
// asked, marked and moved; the room around it has the header and what else there is.

import { h } from "../shared/dom.js";
import { hush, say, speakAt } from "../shared/notices.js";
import { t } from "../shared/words.js";
import { Board } from "./board.js";
import * as choosing from "./choosing.js";
import { frame } from "./frame.js";
import { Help, hitAt } from "./help.js";
import * as keys from "./keys.js";
import { announceLines, showLog } from "./log.js";
import { hover, mark, ring } from "./marks.js";
import * as motion from "./motion.js";
import { furnish, showChips, showPlayers } from "./players.js";
import { leadsOn, showPrompt } from "./prompt.js";
import { lastPlaces } from "./since.js";
import { format } from "./space.js";
import { Steady } from "./steady.js";
import { showTabs } from "./tabs.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("../protocol.d.ts").Line} Line */

/**
 * What a room adds.
 * @typedef {object} Room
 * @property {HTMLElement} top the header
 * @property {HTMLElement} [first] what stands first in the side
 * @property {HTMLElement} [over] what may lie over everything
 * @property {typeof showPrompt} [prompt] what stands in the place of the prompt
 * @property {() => Set<string>} [hint] places to point out
 * @property {boolean} [steady] whether the prompt may grow over the board of a phone
 */

/** How long bots may take before the page says that it waits for them, in milliseconds. */
const BRIEF = 250;

export class Desk {
  /** The part that a phone shows in the place of the board. @type {"board" | "players" | "log"} */
  tab = "board";
  #asked = "";
  /** Calls off what is to be said after a moment. @type {(() => void) | null} */
  #calm = null;
  /** Whether bots have not taken long so far. */
  #patient = true;
  /** Whether the keyboard was in the prompt before it changed. */
  #held = false;
  /** What is staged on the board. @type {import("../protocol.d.ts").Staged | null} */
  #staged = null;

  /** @param {HTMLElement} root @param {Session} session @param {Room} room */
  constructor(root, session, { top, first, over, prompt = showPrompt, hint = () => new Set(), steady = true }) {
    this.session = session;
    this.prompt = prompt;
    this.hint = hint;
    this.board = new Board(session, t("board"));
    this.chips = h("div.chips");
    this.ask = h("section.ask", { "aria-labelledby": "asked" });
    this.said = h("div.said");
    this.helpPlace = h("section.help", { hidden: true, "aria-live": "polite" });
    this.players = h("section.players", { "aria-label": t("players") });
    this.log = h("section.logs", { tabindex: 0, "aria-label": t("log") });
    this.tabs = h("nav.tabs", { "aria-label": t("parts") });
    this.app = h(
      "div.app",
      null,
      top,
      this.chips,
      h("main.main", null, this.board.element),
      h("aside.side", { "aria-label": t("side") }, first, this.ask, this.said, this.helpPlace, this.log),
      this.tabs,
      over,
    );
    this.board.element.append(this.players);
    furnish(this.players, this.board);
    root.replaceChildren(this.app);
    frame(this.app, this.board, () => this.#look());
    speakAt(session.scope, this.said, session.info.game);
    this.help = new Help(this.helpPlace, session, this.board);
    this.steady = steady ? new Steady(session.scope, this.ask, () => !choosing.isBlank(session.draft)) : null;
    this.#wire();
  }

  #wire() {
    const { session, board } = this;
    board.onDrawn.push(() => this.#mark());
    board.onDrawn.push(() => showTabs(this.tabs, this));
    const hear = (/** @type {string} */ type, /** @type {(event: PointerEvent) => void} */ deed) =>
      session.scope.listen(board.element, type, deed);
    hear("pointerover", (event) => event.pointerType === "mouse" && hover(board, hitAt(event)));
    for (const event of ["focusin", "focusout"]) hear(event, () => queueMicrotask(() => ring(board)));
    hear("click", (event) => {
      const hit = hitAt(event);
      if (hit !== null && !this.help.long) this.#point(hit);
    });
    keys.listen(board, {
      choose: (hit) => this.#point(hit),
      confirm: () => session.confirm(),
      turn: () => session.turn(),
      back: () => (this.helpPlace.hidden ? session.back() : this.help.hide()),
      undo: () => (choosing.isBlank(session.draft) ? session.undo() : session.busy || session.clear()),
      help: (hit) => (hit === null ? this.help.showKeys() : this.help.show(hit, true)),
      zoom: (factor) => (factor === 0 ? board.zoom.fit() : board.zoom.by(factor)),
    });
    session.listen((topic, fresh) => this.#changed(topic, fresh));
  }

  /** Other pictures, for other room. */
  #look() {
    this.board.page = 0;
    this.tab = "board";
    this.session.look({ format: format() });
  }

  /** @param {import("./session.js").Topic} topic @param {Line[]} fresh */
  #changed(topic, fresh) {
    const { session } = this;
    if (topic === "people" || topic === "table") showPlayers(this.players, session);
    if (topic === "table") this.#ask();
    if (topic === "draft") this.#composed();
    if (topic === "update") this.#updated(fresh);
  }

  /** What is composed has changed: a piece that was put somewhere goes there. */
  #composed() {
    const { session, board } = this;
    const put = session.staging ? null : choosing.chosen(session.draft).at(-1);
    const [from] = put?.path ?? [],
      to = put?.path.at(-1);
    const isNew = put && session.staged !== this.#staged && put.path.length > 1;
    this.#staged = session.staged;
    const moving = isNew && from && to ? [{ motions: [{ from, to }] }] : [];
    const places = motion.before(board, moving);
    if (!session.staging) this.#turnToChoices();
    this.show();
    board.draw();
    motion.fly(board, moving, places);
  }

  /** @param {Line[]} fresh */
  #updated(fresh) {
    const { session, board } = this;
    if (fresh.length > 0) hush();
    const moving = session.placed ? [] : fresh;
    const places = motion.before(board, moving);
    this.#turnToChoices();
    this.show();
    board.draw();
    motion.fly(board, moving, places);
    showLog(this.log, session);
    announceLines(session, fresh);
  }

  /** Shows what depends on what is being composed. */
  show() {
    this.#prompt();
    showPlayers(this.players, this.session);
    showChips(this.chips, this.session, () => this.turnTab("players"));
    showTabs(this.tabs, this);
    this.app.dataset.tab = this.tab;
    this.app.dataset.sequence = String(this.session.update?.sequence ?? 0);
  }

  /** While only bots act the last prompt stays for a moment, so that nothing flickers; then it is said who thinks. */
  #prompt() {
    const { session, ask } = this;
    const acting = session.update?.seats.filter(({ to_act }) => to_act) ?? [];
    const bots = acting.length > 0 && acting.every(({ driver }) => driver.startsWith("bot"));
    if (!bots) this.#patient = true;
    const brief = bots && this.#patient && !session.busy && ask.childElementCount > 0;
    this.#held ||= ask.contains(document.activeElement);
    ask.inert = brief;
    if (!brief) return this.#askNow();
    ask.setAttribute("aria-busy", "true");
    // Not anew with every bot: many short thoughts are a long wait too.
    this.#calm ??= session.scope.after(BRIEF, () => {
      this.#patient = false;
      this.#askNow();
    });
  }

  #askNow() {
    this.#calm?.();
    this.#calm = null;
    this.ask.inert = false;
    this.#ask();
    this.#keepKeyboard();
  }

  #ask() {
    this.prompt(this.ask, this.session, this.board);
    this.steady?.settle();
  }

  /** The keyboard stays in the prompt, though the button it was on is gone. */
  #keepKeyboard() {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (this.#held && lost) document.getElementById("asked")?.focus({ preventScroll: true });
    this.#held = false;
  }

  /** Where something new is asked its first choices come forward: those on the board before all others. */
  #turnToChoices() {
    const { session, board } = this;
    const { pages } = session.sheet;
    const asked = `${session.yours} ${(session.staged ?? session.update)?.prompt.title}`;
    if (board.page >= pages.length) board.page = 0;
    // What is to be confirmed is looked at first; a lesson shows where it leads.
    const toConfirm = this.steady !== null && session.staged !== null && !leadsOn(session.staged, session.draft);
    if (asked === this.#asked || toConfirm) return;
    this.#asked = asked;
    if (!session.yours || pages.length < 2) return;
    this.tab = "board";
    const open = [...choosing.awaited(session.draft)].map((hit) => board.pageWith(hit)).filter((page) => page >= 0);
    const onBoard = open.filter((page) => !pages[page]?.of_players);
    const isSeen = (/** @type {number} */ page) => page === 0 || board.shownPages.includes(page);
    if (onBoard.length === 0 && open.length > 0) this.tab = "players";
    else if (board.isNarrow ? !onBoard.includes(board.page) : !onBoard.some(isSeen))
      board.page = onBoard.length > 0 ? Math.min(...onBoard) : 0;
  }

  /** Shows another part, or another page of the board. @param {"board" | "players" | "log"} tab @param {number} [page] */
  turnTab(tab, page) {
    this.tab = tab;
    if (page !== undefined) this.board.turnTo(page);
    this.show();
  }

  #mark() {
    const { session, board } = this;
    const open = session.yours && !session.busy ? choosing.open(session.draft) : new Set();
    const selected = session.yours ? choosing.selected(session.draft) : new Set();
    const last = session.staged ? new Set() : lastPlaces(session.lines, session.seat);
    mark(board, { open, selected, last, hint: this.hint() });
  }

  /** A click on the board is never answered with silence. @param {string} hit */
  #point(hit) {
    const { session, board } = this;
    if (!session.update || session.busy) return;
    if (session.point(hit)) {
      hush();
      this.help.hide();
      board.focus(hit);
      return;
    }
    if (!board.isNarrow || session.update.outcome) this.help.show(hit, true);
    if (session.update.outcome) return;
    const { title } = session.update.prompt;
    if (session.yours) say(t("not-now", { name: board.nameOf(hit), prompt: title }));
    else say(session.seat === null ? t("you-watch") : t("not-your-turn", { prompt: title }));
  }
}
