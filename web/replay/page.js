// Looking back at a game, decision by decision. The log is the index; the address has the step.

import { readdress } from "../shared/address.js";
import { get } from "../shared/api.js";
import { fill, h } from "../shared/dom.js";
import { glyph, loadSymbols } from "../shared/glyph.js";
import { brand } from "../shared/header.js";
import { say, sayFailure, speakAt } from "../shared/notices.js";
import { t } from "../shared/words.js";
import { show as showLost } from "../places/lost.js";
import { Board } from "../table/board.js";
import { frame } from "../table/frame.js";
import { openSettings } from "../table/menu.js";
import * as motion from "../table/motion.js";
import { Overlays } from "../table/overlays.js";
import { furnish, showChips, showPlayers } from "../table/players.js";
import { Session } from "../table/session.js";
import { format } from "../table/space.js";
import { Bar } from "./bar.js";
import { ReplayLog } from "./log.js";
import { Past } from "./past.js";
import { askToPlayOn } from "./play-on.js";

/** @typedef {import("../protocol.d.ts").TableInfo} TableInfo */
/** @typedef {import("../protocol.d.ts").Replay} Replay */
/** @typedef {import("../shared/scope.js").Scope} Scope */
/** @typedef {import("../table/answerer.d.ts").Listener} Listener */

/**
 * @param {Scope} scope
 * @param {HTMLElement} root
 * @param {string} id
 * @param {string} [step]
 */
export async function enter(scope, root, id, step) {
  /** @type {[TableInfo, Replay]} */
  let found;
  try {
    found = await Promise.all([get(`/api/tables/${id}`, scope.signal), get(`/api/tables/${id}/replay`, scope.signal)]);
  } catch {
    return showLost(scope, root, t("table-lost"), t("table-lost-note"));
  }
  const [info, replay] = found;
  await loadSymbols(info.game);
  if (scope.isOver) return;
  document.title = t("replay-of", { game: info.title });
  await new ReplayPage(scope, root, info, replay, Number(step) || 0).open();
}

class ReplayPage {
  /** @param {Scope} scope @param {HTMLElement} root @param {TableInfo} info @param {Replay} replay @param {number} at */
  constructor(scope, root, info, replay, at) {
    const connect = (/** @type {Listener} */ listener) => new Past(scope, info, replay, listener);
    this.session = new Session(scope, info, null, format(), connect);
    const past = (this.past = this.session.live);
    past.at = at;
    this.board = new Board(this.session, t("board"));
    this.overlays = new Overlays(this.session, this.board);
    this.board.onDrawn.push(() => this.overlays.show());
    this.bar = new Bar(scope, past, { go: (at) => this.go(at), lookAs: (eyes) => this.lookAs(eyes) });
    this.mid = h("div.mid");
    this.pages = h("div.replay-pages");
    this.chips = h("section.chips", { "aria-label": t("players") });
    this.players = h("section.players", { "aria-label": t("players") });
    this.board.element.append(this.players);
    furnish(this.players, this.board);
    this.log = new ReplayLog(past, this.session, (at) => this.bar.jump(at));
    this.said = h("div.said");
    const top = h(
      "header.top",
      null,
      brand(),
      h("div.crumb", null, h("h1", null, info.title), h("span", null, t("replay"))),
      this.mid,
      h(
        "nav.tools",
        { "aria-label": t("table") },
        this.overlays.element,
        this.board.zoom.buttons,
        h(
          "a.ib",
          {
            href: `/rules/${info.game}`,
            target: "_blank",
            "aria-label": t("rules-of", { game: info.title }),
            title: t("rules-of", { game: info.title }),
          },
          glyph("book"),
        ),
        h(
          "button.ib",
          { onclick: () => openSettings(this.session), "aria-label": t("menu"), "data-key": "menu" },
          glyph("gear"),
        ),
        past.replay.over && h("button.btn", { onclick: () => this.#playOn(), "data-key": "play-on" }, t("play-on")),
        h("a.btn", { href: `/table/${info.id}` }, t("replay-table")),
      ),
    );
    const app = h(
      "div.app.replay",
      null,
      top,
      this.chips,
      h("main.main", null, this.board.element, this.pages),
      h("aside.side", { "aria-label": t("side") }, this.said, this.log.element),
      this.bar.element,
    );
    root.replaceChildren(app);
    frame(app, this.board, () => this.session.look({ format: format() }));
    speakAt(scope, this.said, null);
    scope.listen(window, "keydown", (/** @type {KeyboardEvent} */ event) => this.#key(event));
    this.session.listen((topic) => topic === "update" && this.#stepped());
  }

  async open() {
    await this.lookAs(this.past.eyes);
    this.board.zoom.fit();
  }

  /** @param {string} eyes */
  async lookAs(eyes) {
    try {
      await this.past.lookAs(eyes);
    } catch (error) {
      sayFailure(error);
    }
  }

  /** @param {number} at */
  async go(at) {
    try {
      await this.past.go(at);
    } catch (error) {
      this.bar.stop();
      sayFailure(error);
    }
  }

  /** A step is there: what it moved goes to its place. */
  #stepped() {
    const { fresh } = this.past;
    const places = motion.before(this.board, fresh);
    this.#show();
    motion.fly(this.board, fresh, places);
  }

  #show() {
    const { past, board, session } = this;
    const { update, sheet } = session;
    if (!update) return;
    readdress(`/replay/${session.info.id}/${past.at}`);
    if (board.page >= sheet.pages.length) board.page = 0;
    board.draw();
    this.bar.show();
    fill(this.mid, h("span.pips", null, update.progress.text));
    showChips(this.chips, this.session, null);
    showPlayers(this.players, this.session);
    this.log.show();
    this.#showPages();
  }

  /** The pages that are not seen already. */
  #showPages() {
    const { board } = this;
    const { pages } = this.session.sheet;
    const own = [...pages.keys()].filter((index) => !pages[index]?.of_players && (board.isNarrow || index > 0));
    const button = (/** @type {number} */ index) =>
      h(
        "button.btn",
        {
          "aria-pressed": String(board.shownPages.includes(index)),
          "data-key": `page-${index}`,
          onclick: () => {
            board.turnTo(index);
            this.#showPages();
          },
        },
        pages[index]?.name || t("board"),
      );
    fill(this.pages, ...(own.every((index) => board.shownPages.includes(index)) ? [] : own.map(button)));
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
      ArrowRight: () => this.bar.jump(at + 1),
      ArrowLeft: () => this.bar.jump(at - 1),
      Home: () => this.bar.jump(0),
      End: () => this.bar.jump(replay.decisions),
      " ": () => {
        if (!target.closest("button, a")) this.bar.toggle();
      },
    });
    const step = steps[event.key];
    if (!step && this.overlays.press(event.key)) return event.preventDefault();
    if (!step) return;
    if (event.key !== " " || !target.closest("button, a")) event.preventDefault();
    step();
  }
}
