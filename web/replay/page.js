// Looking back at a game, decision by decision. The log is the index; the address has the step.

import { get } from "../shared/api.js";
import { fill, h } from "../shared/dom.js";
import { loadSymbols, token } from "../shared/glyph.js";
import { brand, themeButton } from "../shared/header.js";
import { say, sayFailure, speakAt } from "../shared/notices.js";
import { t } from "../shared/words.js";
import { show as showLost } from "../places/lost.js";
import { Board } from "../table/board.js";
import * as motion from "../table/motion.js";
import { showPlayers } from "../table/players.js";
import { Bar } from "./bar.js";
import { Past } from "./past.js";
import { askToPlayOn } from "./play-on.js";

/** @typedef {import("../protocol.d.ts").TableInfo} TableInfo */
/** @typedef {import("../protocol.d.ts").Replay} Replay */
/** @typedef {import("../table/session.js").Session} Session */

const phone = matchMedia("(max-width: 760px)");

/**
 * @param {HTMLElement} root
 * @param {string} id
 * @param {string} [step]
 */
export async function enter(root, id, step) {
  /** @type {[TableInfo, Replay]} */
  let found;
  try {
    found = await Promise.all([get(`/api/tables/${id}`), get(`/api/tables/${id}/replay`)]);
  } catch {
    return showLost(root, t("table-lost"), t("table-lost-note"));
  }
  const [info, replay] = found;
  await loadSymbols(info.game);
  document.title = t("replay-of", { game: info.title });
  const past = new Past(info, replay, phone.matches ? "narrow" : "wide");
  past.at = step === undefined ? 0 : Number(step) || 0;
  await new ReplayPage(root, past).open();
}

class ReplayPage {
  /** @param {HTMLElement} root @param {Past} past */
  constructor(root, past) {
    this.past = past;
    // The parts of a table read what a past has too.
    this.session = /** @type {Session} */ (/** @type {unknown} */ (past));
    this.board = new Board(this.session, t("board"));
    this.bar = new Bar(past, { go: (at) => this.go(at), lookAs: (eyes) => this.lookAs(eyes) });
    this.mid = h("div.mid");
    this.pages = h("div.replay-pages");
    this.players = h("section.players");
    this.log = h("section.logs", { tabindex: 0, "aria-label": t("log") });
    this.said = h("div.said");
    const { info } = past;
    const top = h("header.top", null, brand(), h("div.crumb", null, h("h1", null, info.title), h("span", null, t("replay"))), this.mid,
      h("div.tools", null, themeButton(),
        past.replay.over && h("button.btn", { onclick: () => this.#playOn(), "data-key": "play-on" }, t("play-on")), h("a.btn", { href: `/table/${info.id}` }, t("replay-table"))));
    root.replaceChildren(h("div.app.replay", null, top,
      h("main.main", null, this.pages, this.board.element), h("aside.side", { "aria-label": t("side") }, this.said, this.players, this.log), this.bar.element));
    speakAt(this.said);
    addEventListener("keydown", (event) => this.#key(event));
  }

  async open() {
    await this.lookAs(this.past.eyes);
    this.board.zoom.fit();
  }

  /** @param {string} eyes */
  async lookAs(eyes) {
    try {
      await this.past.lookAs(eyes);
      this.#show();
    } catch (error) {
      sayFailure(error);
    }
  }

  /** @param {number} at */
  async go(at) {
    try {
      const fresh = await this.past.go(at);
      const places = motion.before(this.board, fresh);
      this.#show();
      motion.fly(this.board, fresh, places);
    } catch (error) {
      this.bar.stop();
      sayFailure(error);
    }
  }

  #show() {
    const { past, board } = this;
    const { update, info, at } = past;
    if (!update) return;
    history.replaceState(null, "", `/replay/${info.id}/${at}`);
    if (board.page >= past.sheet.pages.length) board.page = 0;
    board.draw();
    this.bar.show();
    fill(this.mid, h("span.pips", null, update.progress.text));
    showPlayers(this.players, this.session);
    this.#showLog();
    const pages = past.sheet.pages;
    fill(this.pages, pages.length > 1 && pages.map((page, index) => h("button.btn", {
      "aria-pressed": String(index === board.page), "data-key": `page-${index}`,
      onclick: () => { board.turnTo(index); this.#show(); },
    }, page.name || t("board"))));
  }

  /** The whole log, the shown step marked. */
  #showLog() {
    const { past } = this;
    const colors = new Map(past.update?.seats.map((one) => [one.seat, one.color]));
    const lines = past.lines.filter(({ text }) => text !== "");
    const here = lines.findLast(({ sequence }) => sequence < past.at);
    fill(this.log, h("h2.lab", null, t("log")), h("ol.log.replay-log", null, lines.map((line) => h("li", null,
      h("button.replay-line", { onclick: () => this.bar.jump(line.sequence + 1), "aria-current": line === here ? "step" : null },
        line.seat === null ? h("span.no-token") : token(colors.get(line.seat) ?? "porphyry", 18), h("span", null, line.text))))));
    this.log.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }

  #playOn() {
    this.bar.stop();
    if (this.past.at < this.past.replay.decisions) askToPlayOn(this.past);
    else say(t("play-on-over"));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.altKey || event.ctrlKey || event.metaKey || target.closest("input, select, dialog")) return;
    const { at, replay } = this.past;
    const steps = /** @type {Record<string, () => void>} */ ({
      ArrowRight: () => this.bar.jump(at + 1), ArrowLeft: () => this.bar.jump(at - 1),
      Home: () => this.bar.jump(0), End: () => this.bar.jump(replay.decisions),
      " ": () => { if (!target.closest("button, a")) this.bar.toggle(); },
    });
    const step = steps[event.key];
    if (!step) return;
    if (event.key !== " " || !target.closest("button, a")) event.preventDefault();
    step();
  }
}
