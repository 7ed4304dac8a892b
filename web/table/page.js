// The table: the frame with its parts, and what happens when something changes.

import { get } from "../shared/api.js";
import { fill, h } from "../shared/dom.js";
import { glyph, loadSymbols } from "../shared/glyph.js";
import { brand } from "../shared/header.js";
import { hush, say, speakAt } from "../shared/notices.js";
import { theme } from "../shared/theme.js";
import { t } from "../shared/words.js";
import { show as showLost } from "../places/lost.js";
import { Board } from "./board.js";
import * as choosing from "./choosing.js";
import { drawCurtain, nextSeat } from "./curtain.js";
import { endPage } from "./end.js";
import { Help, hitAt } from "./help.js";
import * as keys from "./keys.js";
import { announceLines, showLog } from "./log.js";
import { hover, mark, ring } from "./marks.js";
import { openMenu } from "./menu.js";
import * as motion from "./motion.js";
import { showChips, showPlayers } from "./players.js";
import { showPrompt } from "./prompt.js";
import { Session } from "./session.js";
import { signal } from "./signal.js";
import { lastPlaces } from "./since.js";
import { showTabs } from "./tabs.js";

/** @typedef {import("../protocol.d.ts").TableInfo} TableInfo */
/** @typedef {import("../protocol.d.ts").Line} Line */

const phone = matchMedia("(max-width: 760px)");
/** How long bots may take before the page says that it waits for them, in milliseconds. */
const BRIEF = 250;
/** How often the time that is left is told anew, in milliseconds. */
const FRESH = 30_000;
const format = () => (phone.matches ? "narrow" : "wide");

/**
 * @param {HTMLElement} root
 * @param {string} id
 */
export async function enter(root, id) {
  /** @type {TableInfo} */
  let info;
  try {
    info = await get(`/api/tables/${id}`);
    if (info.status === "closed") throw new Error("closed");
  } catch {
    return showLost(root, t("table-lost"), t("table-lost-note"));
  }
  await loadSymbols(info.game);
  document.title = `${info.title} · Aedile`;
  document.body.dataset.game = info.game;
  const own = info.seats.filter(({ yours }) => yours);
  const seat = own.find(({ to_act }) => to_act) ?? own[0];
  new TablePage(root, new Session(info, seat?.seat ?? null, format()));
}

class TablePage {
  /** The part that a phone shows in the place of the board. @type {"board" | "players" | "log"} */
  tab = "board";
  /** Whether the end is put aside to look at the board. */
  #looking = false;
  #asked = "";
  #calm = 0;
  /** Whether the keyboard was in the prompt before it changed. */
  #held = false;
  /** What is staged on the board. @type {import("../protocol.d.ts").Staged | null} */
  #staged = null;
  /** @type {HTMLElement | undefined} */
  sample;

  /** @param {HTMLElement} root @param {Session} session */
  constructor(root, session) {
    this.session = session;
    this.board = new Board(session, t("board"));
    this.top = h("header.top");
    this.chips = h("div.chips");
    this.ask = h("section.ask", { "aria-labelledby": "asked" });
    this.said = h("div.said");
    this.helpPlace = h("section.help", { hidden: true, "aria-live": "polite" });
    this.players = h("section.players");
    this.log = h("section.logs", { tabindex: 0, "aria-label": t("log") });
    this.tabs = h("nav.tabs", { "aria-label": t("parts") });
    this.end = h("section.end-place", { hidden: true, "aria-labelledby": "end-title" });
    this.app = h("div.app", null, this.top, this.chips, h("main.main", null, this.board.element),
      h("aside.side", { "aria-label": t("side") }, this.ask, this.said, this.helpPlace, this.players, this.log), this.tabs, this.end);
    root.replaceChildren(this.app);
    speakAt(this.said);
    this.help = new Help(this.helpPlace, session, this.board);
    this.#wire();
    this.#showTop();
  }

  #wire() {
    const { session, board } = this;
    board.onDrawn.push(() => this.#mark());
    board.element.addEventListener("pointerover", (event) => event.pointerType === "mouse" && hover(board, hitAt(event)));
    for (const event of ["focusin", "focusout"]) board.element.addEventListener(event, () => queueMicrotask(() => ring(board)));
    board.element.addEventListener("click", (event) => {
      const hit = hitAt(event);
      if (hit !== null && !this.help.long) this.#point(hit);
    });
    keys.listen(board, {
      choose: (hit) => this.#point(hit),
      confirm: () => session.confirm(),
      turn: () => session.turn(),
      back: () => (this.helpPlace.hidden ? session.back() : this.help.hide()),
      undo: () => (choosing.isBlank(session.draft) ? session.undo() : session.clear()),
      help: (hit) => (hit === null ? this.help.showKeys() : this.help.show(hit, true)),
      zoom: (factor) => (factor === 0 ? board.zoom.fit() : board.zoom.by(factor)),
    });
    phone.addEventListener("change", () => {
      board.page = 0;
      this.tab = "board";
      session.look({ format: format() });
    });
    setInterval(() => session.info.turn_limit_s !== null && showPlayers(this.players, session), FRESH);
    session.listen((topic, fresh) => this.#changed(topic, fresh));
  }

  /** @param {import("./session.js").Topic} topic @param {Line[]} fresh */
  #changed(topic, fresh) {
    const { session, board } = this;
    if (topic === "connection" || topic === "table") this.#showTop();
    if (topic === "people" || topic === "table") showPlayers(this.players, session);
    if (topic === "table") {
      showPrompt(this.ask, session, board);
      this.#showSample();
    }
    if (topic === "draft") this.#composed();
    if (topic === "update") this.#updated(fresh);
  }

  /** What is composed has changed: a piece that was put somewhere goes there. */
  #composed() {
    const { session, board } = this;
    const put = session.staging ? null : choosing.chosen(session.draft).at(-1);
    const [from] = put?.path ?? [], to = put?.path.at(-1);
    const isNew = put && session.staged !== this.#staged && put.path.length > 1;
    this.#staged = session.staged;
    const moving = isNew && from && to ? [{ motions: [{ from, to }] }] : [];
    const places = motion.before(board, moving);
    if (!session.staging) this.#turnToChoices();
    this.#show();
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
    this.#show();
    board.draw();
    motion.fly(board, moving, places);
    this.#showTop();
    showLog(this.log, session);
    announceLines(session, fresh);
    signal(session);
    this.#showEnd();
    if (nextSeat(session) !== null) drawCurtain(session);
  }

  /** What depends on what is being composed. */
  #show() {
    this.#prompt();
    showPlayers(this.players, this.session);
    showChips(this.chips, this.session, () => this.turnTab("players"));
    showTabs(this.tabs, this);
    this.app.dataset.tab = this.tab;
    this.app.dataset.sequence = String(this.session.update?.sequence ?? 0);
  }

  /** While only bots act the last prompt stays for a moment, so that nothing flickers. */
  #prompt() {
    const { session, ask } = this;
    clearTimeout(this.#calm);
    const acting = session.update?.seats.filter(({ to_act }) => to_act) ?? [];
    const bots = acting.length > 0 && acting.every(({ driver }) => driver.startsWith("bot"));
    const brief = bots && !session.busy && ask.childElementCount > 0;
    this.#held ||= ask.contains(document.activeElement);
    ask.inert = brief;
    const show = () => {
      ask.inert = false;
      showPrompt(ask, session, this.board);
      this.#keepKeyboard();
    };
    if (!brief) return show();
    ask.setAttribute("aria-busy", "true");
    this.#calm = setTimeout(show, BRIEF);
  }

  /** The keyboard stays in the prompt, though the button it was on is gone. */
  #keepKeyboard() {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (this.#held && lost) document.getElementById("asked")?.focus({ preventScroll: true });
    this.#held = false;
  }

  /** On a phone the page with something to choose comes forward when something new is asked. */
  #turnToChoices() {
    const { session, board } = this;
    const { pages } = session.sheet;
    const asked = `${session.yours} ${(session.staged ?? session.update)?.prompt.title}`;
    if (board.page >= pages.length) board.page = 0;
    if (asked === this.#asked) return;
    this.#asked = asked;
    if (!session.yours || pages.length < 2) return;
    this.tab = "board";
    const open = [...choosing.awaited(session.draft)].map((hit) => board.pageWith(hit));
    if (open.length > 0 && !open.includes(board.page)) board.page = Math.max(0, open.find((page) => page >= 0) ?? 0);
  }

  /** Shows another part, or another page of the board. @param {"board" | "players" | "log"} tab @param {number} [page] */
  turnTab(tab, page) {
    this.tab = tab;
    if (page !== undefined) this.board.turnTo(page);
    this.#show();
  }

  #mark() {
    const { session, board } = this;
    const open = session.yours && !session.busy ? choosing.open(session.draft) : new Set();
    const selected = session.yours ? choosing.selected(session.draft) : new Set();
    const last = session.staged ? new Set() : lastPlaces(session.lines, session.seat);
    mark(board, { open, selected, last });
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
    if (!phone.matches || session.update.outcome) this.help.show(hit, true);
    if (session.update.outcome) return;
    const { title } = session.update.prompt;
    if (session.yours) say(t("not-now", { name: board.nameOf(hit), prompt: title }));
    else say(session.seat === null ? t("you-watch") : t("not-your-turn", { prompt: title }));
  }

  #showTop() {
    const { session } = this;
    const { info, update, connection } = session;
    const where = session.seat === null ? t("watching-only") : t("players-count", { count: info.seats.length });
    fill(this.top, brand(), h("div.crumb", null, h("h1", null, info.title), h("span", null, where)),
      h("div.mid", null, update && progress(update.progress)),
      h("nav.tools", { "aria-label": t("table") },
        connection === "lost" && h("span.lost", { role: "status" }, t("reconnecting")),
        this.board.zoom.buttons,
        h("button.ib", { onclick: () => this.help.showKeys(), "aria-label": t("help"), "data-key": "help" }, glyph("book")),
        h("button.ib", { onclick: () => openMenu(session), "aria-label": t("menu"), "data-key": "menu" }, glyph("gear"))));
  }

  /** Before a game begins its board is a picture of another one. */
  #showSample() {
    const { info } = this.session;
    const waits = info.status === "waiting";
    if (waits === (this.sample !== undefined)) return;
    this.sample?.remove();
    this.sample = waits ? h("img.sample", { src: `/api/games/${info.game}/picture.svg?format=${format() === "wide" ? "wide" : "thumb"}&theme=${theme()}`, alt: "" }) : undefined;
    if (this.sample) this.board.element.append(this.sample);
  }

  #showEnd() {
    const over = this.session.update?.outcome && !this.#looking;
    const page = over ? endPage(this.session, () => {
      this.#looking = true;
      this.#showEnd();
    }) : null;
    const fresh = this.end.hidden && page !== null;
    this.end.hidden = page === null;
    this.app.classList.toggle("ended", page !== null);
    fill(this.end, page);
    if (fresh) document.getElementById("end-title")?.focus({ preventScroll: true });
    if (this.#looking) this.#backToEnd();
  }

  /** While the final board is looked at, the way back to the result. */
  #backToEnd() {
    const back = () => {
      this.#looking = false;
      this.#showEnd();
    };
    fill(this.ask, h("h2", { id: "asked" }, this.session.update?.outcome?.sentence ?? ""), h("div.acts", null, h("button.btn", { onclick: back }, t("to-result"))));
  }
}

/** @param {{ text: string, step: [number, number] | null }} progress */
function progress({ text, step }) {
  const [now, all] = step ?? [0, 0];
  const pips = Array.from({ length: all <= 20 ? all : 0 }, (_, index) => h(`i${index + 1 < now ? ".d" : index + 1 === now ? ".n" : ""}`));
  return h("div.pips", null, h("span", null, text), h("em", { "aria-hidden": "true" }, pips));
}
