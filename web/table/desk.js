// The desk: board and side as one person plays on them, at a table or in a lesson. What is clicked,
// asked, marked and moved; the room around it has the header and what else there is.

import { fill, h } from "../shared/dom.js";
import { hush, movedOn, say, speakAt } from "../shared/notices.js";
import { t } from "../shared/words.js";
import { readBeside } from "../rules/beside.js";
import { Asking } from "./asking.js";
import { Board, placeAt } from "./board.js";
import * as choosing from "./choosing.js";
import { frame } from "./frame.js";
import { Ghosts } from "./ghosts.js";
import { Help, hitAt, hitUnder } from "./help.js";
import * as keys from "./keys.js";
import { announceLines, showLog, tellHandOvers } from "./log.js";
import { Insight } from "./insight.js";
import { hover, mark, point, ring } from "./marks.js";
import * as motion from "./motion.js";
import { Overlays } from "./overlays.js";
import { furnish, showChips, showPlayers } from "./players.js";
import { leadsOn, showPrompt } from "./prompt.js";
import { lastPlaces } from "./since.js";
import { format } from "./space.js";
import { Steady } from "./steady.js";
import { decisionsOf, timed } from "./moves.js";
import { Strip } from "./strip.js";
import { showTabs } from "./tabs.js";
import { Welcome } from "./welcome.js";

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

/** Keys that say nothing yet, or that go on in what is shown. */
const PASSIVE = ["Shift", "Control", "Alt", "Meta", "Tab"];

export class Desk {
  /** The part that a phone shows in the place of the board. @type {"board" | "players" | "log" | "points"} */
  tab = "board";
  #asked = "";
  /** How often the board was clicked. */
  #clicks = 0;
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
    this.asking = new Asking(session, this.ask, () => this.#ask());
    this.said = h("div.said");
    this.helpPlace = h("section.help", { hidden: true, "aria-live": "polite" });
    this.players = h("section.players", { "aria-label": t("players") });
    this.log = h("section.logs", { tabindex: 0, "aria-label": t("log") });
    this.tabs = h("nav.tabs", { "aria-label": t("parts") });
    this.insight = new Insight(session, this.board, (hits) => this.#goTo(hits));
    this.board.shelf.foot = this.insight.element;
    this.overlays = new Overlays(session, this.board);
    this.strip = new Strip(session);
    this.ghosts = new Ghosts(session, this.board);
    this.welcome = new Welcome(session, () => this.show());
    this.side = h("aside.side", { "aria-label": t("side") }, first, this.ask, this.said, this.helpPlace, this.log);
    this.side.append(this.insight.element);
    this.app = h(
      "div.app",
      null,
      top,
      this.chips,
      h("main.main", null, this.board.element, this.strip.element),
      this.side,
      this.tabs,
      over,
    );
    this.board.element.append(this.players);
    furnish(this.players, this.board);
    root.replaceChildren(this.app);
    frame(this.app, this.board, () => this.#look());
    speakAt(session.scope, this.said, session.info.game);
    const asked = () => choosing.asked(session.composing.draft).choices.map(({ action }) => action);
    readBeside({ scope: session.scope, app: this.app, game: session.info.game, asked });
    this.help = new Help(this.helpPlace, session, this.board);
    this.steady = steady ? this.#steady() : null;
    this.#wire();
  }

  /** The prompt keeps its place while a move is composed, and covers nothing that is to be clicked. */
  #steady() {
    const { session, board, ask } = this;
    const awaited = () =>
      [...choosing.awaited(session.composing.draft)].flatMap(
        (hit) => board.hit(hit)?.querySelector(":scope > .mark") ?? [],
      );
    return new Steady(session.scope, ask, () => !choosing.isBlank(session.composing.draft), awaited);
  }

  #wire() {
    const { session, board } = this;
    board.onDrawn.push(() => {
      this.ghosts.forget();
      this.#mark();
      this.#settleInsight();
      this.overlays.show();
      showTabs(this.tabs, this);
    });
    const hear = (/** @type {string} */ type, /** @type {(event: PointerEvent) => void} */ deed) =>
      session.scope.listen(board.element, type, deed);
    hear("pointerover", (event) => event.pointerType === "mouse" && this.#hover(hitAt(event)));
    hear("pointerleave", () => this.#hover(null));
    for (const event of ["focusin", "focusout"]) hear(event, () => queueMicrotask(() => this.#focused()));
    hear("click", (event) => {
      // The picture may have changed since the button went down.
      const hit = hitAt(event) ?? hitUnder(event);
      if (hit !== null && !this.help.long) this.#point(hit);
    });
    this.#skipByInput();
    keys.listen(board, {
      choose: (hit) => this.#point(hit),
      confirm: () => session.confirm(),
      turn: () => session.composing.turn(),
      back: () => (this.helpPlace.hidden ? session.composing.back() : this.help.hide()),
      redo: () => session.redo(),
      undo: () =>
        choosing.isBlank(session.composing.draft) ? session.undo() : session.busy || session.composing.clear(),
      help: (hit) => (hit === null ? this.help.showKeys() : this.help.show(hit, true)),
      overlay: (key) => this.overlays.press(key),
      zoom: (factor) => (factor === 0 ? board.zoom.fit() : board.zoom.by(factor)),
    });
    session.listen((topic, fresh) => this.#changed(topic, fresh));
  }

  /** Whoever does something is not kept waiting by what others did. */
  #skipByInput() {
    const { session } = this;
    const elsewhere = (/** @type {Event} */ { target }) =>
      !(target instanceof Element && target.closest(".turns, dialog, [data-key=skip-turns]"));
    const skip = (/** @type {Event} */ event) => elsewhere(event) && session.story.skip();
    session.scope.listen(window, "pointerdown", skip, { capture: true });
    session.scope.listen(
      window,
      "keydown",
      (/** @type {KeyboardEvent} */ event) => PASSIVE.includes(event.key) || skip(event),
      {
        capture: true,
      },
    );
  }

  /** @param {string | null} hit */
  #hover(hit) {
    hover(this.board, hit);
    this.ghosts.look(hit);
  }

  /** The keyboard has come to a place, or left it. */
  #focused() {
    ring(this.board);
    const place = placeAt(document.activeElement);
    this.ghosts.look(place && this.board.element.contains(place) ? (place.dataset.hit ?? null) : null);
  }

  /** Other pictures, for other room. */
  #look() {
    this.board.page = 0;
    this.tab = "board";
    this.#asked = "";
    this.session.look({ format: format() });
  }

  /** @param {import("./session.js").Topic} topic @param {Line[]} fresh */
  #changed(topic, fresh) {
    const { session } = this;
    if (topic === "story" || topic === "connection" || topic === "thinking") this.asking.show();
    if (topic === "story" && session.story.isRepeating && this.tab === "log") this.turnTab("board");
    if (topic === "story") this.#mark();
    if (topic === "people" || topic === "table") showPlayers(this.players, session);
    if (topic === "table") this.#ask();
    if (topic === "draft") this.#composed();
    if (topic === "update") this.#updated(fresh);
  }

  /** What is composed has changed: a piece that was put somewhere goes there. */
  #composed() {
    const { session, board } = this;
    const { draft, staged, staging } = session.composing;
    const put = staging ? null : choosing.chosen(draft).at(-1);
    const [from] = put?.path ?? [],
      to = put?.path.at(-1);
    const isNew = put && staged !== this.#staged && put.path.length > 1;
    this.#staged = staged;
    const moving = isNew && from && to ? [{ motions: [{ from, to }] }] : [];
    const places = motion.before(board, moving);
    if (!staging) this.#turnToChoices();
    this.#draw();
    motion.fly(board, moving, places);
  }

  /** Shows and draws; where the place that had the keyboard is gone, it is brought to what is asked. */
  #draw() {
    const { board } = this;
    const onBoard = board.element.contains(document.activeElement);
    this.show();
    board.draw();
    this.steady?.settle();
    if (this.session.yours) board.reveal(choosing.awaited(this.session.composing.draft));
    if (!onBoard || document.activeElement !== document.body) return;
    document.getElementById("asked")?.focus({ preventScroll: true });
  }

  /** @param {Line[]} fresh */
  #updated(fresh) {
    const { session, board } = this;
    const { story } = session;
    if (fresh.length > 0) movedOn();
    const moving = session.placed || story.hurried ? [] : decisionsOf(fresh);
    const places = motion.before(board, moving);
    this.#turnToChoices();
    this.#draw();
    motion.fly(board, timed(moving, story.pace), places);
    showLog(this.log, session);
    if (!story.isRepeating) announceLines(session, fresh);
    if (!story.isRepeating) tellHandOvers(session, fresh);
  }

  /** Shows what depends on what is being composed. */
  show() {
    this.asking.show();
    showPlayers(this.players, this.session);
    showChips(this.chips, this.session, () => this.turnTab("players"));
    this.insight.show();
    showTabs(this.tabs, this);
    this.app.dataset.tab = this.tab;
    this.app.dataset.sequence = String(this.session.update?.sequence ?? 0);
  }

  #ask() {
    if (this.welcome.isWaiting) fill(this.ask, ...this.welcome.content());
    else this.prompt(this.ask, this.session, this.board);
    this.steady?.settle();
  }

  /** Where something new is asked, or a choice is begun, what can be clicked next comes forward: on the board before all else. */
  #turnToChoices() {
    const { session, board } = this;
    const { pages } = session.sheet;
    const { staged, draft, confirms } = session.composing;
    const level = choosing.asked(draft);
    const begun = choosing.picked(level) ? "" : `${level.answer} ${level.clicks}`;
    const asked = `${session.yours} ${(staged ?? session.update)?.prompt.title} ${begun}`;
    if (board.page >= pages.length) board.page = 0;
    if (this.#turnToHint()) return;
    // What is to be confirmed is looked at first; a lesson shows where it leads.
    const toConfirm = this.steady !== null && staged !== null && !leadsOn(staged, draft, confirms);
    if (asked === this.#asked || toConfirm) return;
    this.#asked = asked;
    if (!session.yours || pages.length < 2) return;
    this.tab = "board";
    const open = [...choosing.awaited(draft)].map((hit) => board.pageWith(hit)).filter((page) => page >= 0);
    const onBoard = open.filter((page) => !pages[page]?.of_players);
    const isSeen = (/** @type {number} */ page) => page === 0 || board.shownPages.includes(page);
    if (onBoard.length === 0 && open.length > 0) this.tab = "players";
    else if (board.isNarrow ? !onBoard.includes(board.page) : !onBoard.some(isSeen))
      board.page = onBoard.length > 0 ? Math.min(...onBoard) : 0;
  }

  /** What is pointed out is in sight. */
  #turnToHint() {
    const { session, board } = this;
    const page = Math.max(...[...this.hint()].map((hit) => board.pageWith(hit)));
    if (page < 0) return false;
    const ofPlayers = session.sheet.pages[page]?.of_players ?? false;
    this.tab = ofPlayers ? "players" : "board";
    if (!ofPlayers && !board.shownPages.includes(page)) board.page = page;
    return true;
  }

  /** What is known of the points stands in the column where it has no room under the pictures. */
  #settleInsight() {
    const { insight, board, side } = this;
    if (!board.shelf.hasFoot && insight.element.parentElement !== side) side.append(insight.element);
    insight.element.hidden = insight.isEmpty;
    if (this.tab === "points" && (board.shelf.hasFoot || insight.isEmpty)) this.turnTab("board");
  }

  /** Brings somebody to what is counted, where it is not in sight. @param {string[]} hits */
  #goTo(hits) {
    const { board } = this;
    const page = board.pageWith(hits[0] ?? "");
    if (board.isNarrow && page >= 0) this.turnTab("board", page);
    point(board, new Set(hits));
  }

  /** Shows another part, or another page of the board. @param {"board" | "players" | "log" | "points"} tab @param {number} [page] */
  turnTab(tab, page) {
    this.tab = tab;
    if (page !== undefined) this.board.turnTo(page);
    this.show();
  }

  #mark() {
    const { session, board } = this;
    const { draft, staged } = session.composing;
    const open = session.yours && !session.busy ? choosing.open(draft) : new Set();
    const selected = session.yours ? choosing.selected(draft) : new Set();
    const last = staged ? new Set() : this.#lastPlaces();
    mark(board, { open, selected, last, hint: this.hint() });
  }

  /** Where the move that is shown went, or else what others did since the own last turn. */
  #lastPlaces() {
    const { story, lines, seat } = this.session;
    const move = story.isPlaying ? story.moves[story.at] : undefined;
    return move ? new Set(move.motions.map(({ to }) => to)) : lastPlaces(lines, seat);
  }

  /** A click on the board is never answered with silence. @param {string} hit */
  #point(hit) {
    const { session, board } = this;
    if (!session.update || session.busy) return;
    this.welcome.done();
    this.#clicks += 1;
    if (session.composing.point(hit)) {
      hush();
      this.help.hide();
      board.focus(hit);
      return;
    }
    const { title } = session.update.prompt;
    if (session.yours && !session.update.outcome) return void this.#sayWhyNot(hit);
    if (!board.isNarrow || session.update.outcome) this.help.show(hit, true);
    if (!session.update.outcome) say(session.seat === null ? t("you-watch") : t("not-your-turn", { prompt: title }));
  }

  /** Why a place cannot be used: in a sentence of its rule, or else what is asked instead. @param {string} hit */
  async #sayWhyNot(hit) {
    const { session, board } = this;
    const { staged } = session.composing;
    const { prompt } = staged?.prompt.yours ? staged : (session.update ?? { prompt: { title: "" } });
    const asked = ++this.#clicks;
    const help = await (board.isNarrow ? session.help(hit) : this.help.show(hit, true)).catch(() => null);
    // Who has clicked elsewhere meanwhile asks for something else.
    if (asked !== this.#clicks || session.scope.isOver) return;
    if (help?.why) say(t("why-not", { name: help.name, why: help.why.text }), { rule: help.why.rule });
    else say(t("not-now", { name: board.nameOf(hit), prompt: prompt.title }));
  }
}
