// The first view after long: what the others did since, then the own turn.

import { h } from "../shared/dom.js";
import { glyph, token } from "../shared/glyph.js";
import { ago, t } from "../shared/words.js";
import { look, longAgo } from "./seen.js";
import { movesOf } from "./moves.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./moves.js").Move} Move */

/** How many lines are listed; the log has all. */
const MOST = 10;

export class Welcome {
  /** What is to be told first. @type {{ at: number, moves: Move[] } | null} */
  #news = null;
  #first = true;

  /** @param {Session} session @param {() => void} show shows the prompt anew */
  constructor(session, show) {
    this.session = session;
    this.showAnew = show;
    session.listen((topic) => topic === "update" && this.#updated());
  }

  /** Whether there is something to be told first. */
  get isWaiting() {
    return this.#news !== null;
  }

  #updated() {
    const { info, update, seat, kind } = this.session;
    if (!update || kind !== "table") return;
    this.#news = null;
    if (this.#first && seat !== null && !update.outcome) this.#greet(info.id);
    this.#first = false;
    if (!document.hidden) look(info.id, update.sequence);
  }

  /** @param {string} table */
  #greet(table) {
    const { lines, seat } = this.session;
    const seen = longAgo(table);
    if (!seen) return;
    const since = lines.filter(({ sequence }) => sequence >= seen.sequence);
    const moves = movesOf(since, seat).filter(({ said }) => said.length > 0);
    if (moves.length > 0) this.#news = { at: seen.at, moves };
  }

  /** To the own turn. */
  done() {
    if (!this.#news) return;
    this.#news = null;
    this.showAnew();
  }

  /** What stands in the place of the prompt. */
  content() {
    const { at, moves } = this.#news ?? { at: 0, moves: [] };
    const { update, yours, story } = this.session;
    const color = (/** @type {number | null} */ seat) => update?.seats.find((one) => one.seat === seat)?.color;
    const lines = moves.flatMap(({ seat, said }) => said.map((text, index) => ({ seat, text, first: index === 0 })));
    const again = () => {
      this.done();
      story.again();
    };
    return [
      h("h2", { id: "asked", tabindex: -1 }, t("since-when", { time: ago(at) })),
      h(
        "ol.log.news",
        null,
        lines
          .slice(-MOST)
          .map(({ seat, text, first }) =>
            h("li", null, first ? token(color(seat) ?? "porphyry", 20) : h("span.no-token"), h("span", null, text)),
          ),
      ),
      h(
        "div.acts",
        null,
        h(
          "button.btn.p.grow",
          { onclick: () => this.done(), "data-key": "to-my-turn" },
          t(yours ? "to-my-turn" : "to-the-table"),
        ),
        h("button.btn.q", { onclick: again, "data-key": "show-all" }, glyph("rotate", 18), t("turns-show-again")),
      ),
    ];
  }
}
