// The table: the desk with its header, its end, and what happens when something changes.

import { go } from "../shared/address.js";
import { get } from "../shared/api.js";
import { fill, h } from "../shared/dom.js";
import { glyph, loadSymbols } from "../shared/glyph.js";
import { bookLink, brand } from "../shared/header.js";
import { say } from "../shared/notices.js";
import { ago, t } from "../shared/words.js";
import { knownMark } from "../lobby/cards.js";
import { show as showLost } from "../places/lost.js";
import { drawCurtain, nextSeat } from "./curtain.js";
import { keepTime } from "./clock.js";
import { Desk } from "./desk.js";
import { endPage } from "./end.js";
import { isGivenUp, show as showGivenUp } from "./given-up.js";
import { Live } from "./live.js";
import { openMenu } from "./menu.js";
import { showPlayers } from "./players.js";
import { progress } from "./progress.js";
import { Session } from "./session.js";
import { signal } from "./signal.js";
import { format } from "./space.js";
import { keepCounting } from "./thinking.js";
import { showWaiting } from "./waiting.js";
import { showWayBack } from "./way-back.js";

/** @typedef {import("../protocol.d.ts").TableInfo} TableInfo */
/** @typedef {import("./answerer.d.ts").Listener} Listener */

/**
 * @param {import("../shared/scope.js").Scope} scope
 * @param {HTMLElement} root
 * @param {string} id
 */
export async function enter(scope, root, id) {
  /** @type {TableInfo} */
  let info;
  try {
    info = await get(`/api/tables/${id}`, scope.signal);
  } catch {
    return showLost(scope, root, t("table-lost"), t("table-lost-note"));
  }
  if (isGivenUp(info)) return showGivenUp(scope, root, info);
  await loadSymbols(info.game);
  if (scope.isOver) return;
  document.title = `${info.title} · Aedile`;
  const own = info.seats.filter(({ yours }) => yours);
  const seat = own.find(({ to_act }) => to_act) ?? own[0];
  const connect = (/** @type {Listener} */ listener) => new Live(scope, info.id, listener);
  new TablePage(root, new Session(scope, info, seat?.seat ?? null, format(), connect));
}

class TablePage {
  /** Whether the end is put aside to look at the board. */
  #looking = false;
  /** When the table will be closed, as it was told last. @type {number | null} */
  #closes = null;

  /** @param {HTMLElement} root @param {Session} session */
  constructor(root, session) {
    this.root = root;
    this.session = session;
    this.top = h("header.top");
    this.wayBack = h("div.way-back");
    this.end = h("section.end-place", { hidden: true, "aria-labelledby": "end-title" });
    this.waiting = h("section.waiting-place", { hidden: true, "aria-labelledby": "waiting-title" });
    this.desk = new Desk(root, session, { top: this.top, over: this.end });
    this.desk.app.append(this.waiting);
    this.desk.insight.course.onTold.push(() => this.#showEnd());
    keepCounting(session.scope);
    keepTime(session.scope, () => showPlayers(this.desk.players, session));
    session.listen((topic) => this.#changed(topic));
    this.#showTop();
  }

  /** @param {import("./session.js").Topic} topic */
  #changed(topic) {
    const { session } = this;
    if (topic === "table" && session.info.status === "closed") return go(location.href);
    if (topic === "connection" || topic === "table" || topic === "update") this.#showTop();
    if (topic === "update" || topic === "draft" || topic === "story") showWayBack(this.wayBack, session);
    if (topic === "table") this.#tableChanged();
    if (topic === "people" && session.info.status === "waiting") this.#showWaiting();
    // What is shown again is no news.
    if (topic !== "update" || session.story.isRepeating) return;
    signal(session);
    this.#showEnd();
    if (nextSeat(session) !== null) drawCurtain(session);
  }

  #showTop() {
    const { session, desk } = this;
    const { info, update, connection } = session;
    const where = session.seat === null ? t("watching-only") : t("players-count", { count: info.seats.length });
    fill(
      this.top,
      brand(),
      h("div.crumb", null, h("h1", null, info.title), h("span", null, where), knownMark(info)),
      h("div.mid", null, update && progress(update.progress)),
      h(
        "nav.tools",
        { "aria-label": t("table") },
        connection === "lost" && h("span.lost", { role: "status" }, t("reconnecting")),
        this.wayBack,
        desk.overlays.element,
        desk.board.zoom.buttons,
        bookLink(info.game),
        h(
          "button.ib",
          { onclick: () => desk.help.showKeys(), "aria-label": t("help"), "data-key": "help" },
          h("b", { "aria-hidden": "true" }, "?"),
        ),
        h(
          "button.ib",
          { onclick: () => openMenu(session), "aria-label": t("menu"), "data-key": "menu" },
          glyph("gear"),
        ),
      ),
    );
  }

  #tableChanged() {
    const { scope, info } = this.session;
    if (info.status === "closed") return showGivenUp(scope, this.root, info);
    this.#showWaiting();
    if (info.closes_at !== null && info.closes_at !== this.#closes)
      say(t("closes-soon", { time: ago(info.closes_at) }), { kind: "hint" });
    this.#closes = info.closes_at;
  }

  /** Before a game begins there is no board: who sits where is shown, and what is played. */
  #showWaiting() {
    const waits = this.session.info.status === "waiting";
    this.desk.app.classList.toggle("waits", waits);
    this.waiting.hidden = !waits;
    if (waits) showWaiting(this.waiting, this.session);
    else fill(this.waiting);
  }

  #showEnd() {
    const over = this.session.update?.outcome && !this.#looking;
    const page = over
      ? endPage(this.session, this.desk.insight.course, () => {
          this.#looking = true;
          this.#showEnd();
        })
      : null;
    const fresh = page !== null && (this.end.hidden || this.end.contains(document.activeElement));
    this.end.hidden = page === null;
    this.desk.app.classList.toggle("ended", page !== null);
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
    fill(
      this.desk.ask,
      h("h2", { id: "asked" }, this.session.update?.outcome?.sentence ?? ""),
      h("div.acts", null, h("button.btn", { onclick: back }, t("to-result"))),
    );
  }
}
