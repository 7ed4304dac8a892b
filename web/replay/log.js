// The log of a replayed game, the newest first as at the table. It is the index: each line leads to
// its decision. It is made once; a step only moves the mark.

import { fill, h } from "../shared/dom.js";
import { token } from "../shared/glyph.js";
import { t } from "../shared/words.js";

/** @typedef {import("./past.js").Past} Past */
/** @typedef {import("../protocol.d.ts").Line} Line */

/** Room above the marked line. */
const ROOM = 12;

export class ReplayLog {
  /** The lines that are shown. @type {Line[]} */
  #lines = [];
  /** The line of the step that is shown; `null` at the beginning. @type {HTMLElement | null | undefined} */
  #here;
  /** Their buttons, and the decision that each leads to. @type {{ sequence: number, button: HTMLElement }[]} */
  #entries = [];

  /** @param {Past} past @param {import("../table/session.js").Session} session @param {(at: number) => void} jump */
  constructor(past, session, jump) {
    this.past = past;
    this.session = session;
    this.jump = jump;
    this.element = h("section.logs", { tabindex: 0, "aria-label": t("log") });
  }

  /** Shows the whole log, the shown step marked. */
  show() {
    if (this.#lines !== this.past.lines) this.#make();
    const here = this.#entries.find(({ sequence }) => sequence < this.past.at)?.button ?? null;
    if (here === this.#here) return;
    this.#here?.removeAttribute("aria-current");
    this.#here = here;
    here?.setAttribute("aria-current", "step");
    // What is still to come lies above, out of sight; what happened, below: as in a running game.
    const { element } = this;
    if (here) element.scrollTop += here.getBoundingClientRect().top - element.getBoundingClientRect().top - ROOM;
    else element.scrollTop = element.scrollHeight;
  }

  #make() {
    this.#lines = this.past.lines;
    this.#here = undefined;
    const colors = new Map(this.session.update?.seats.map((one) => [one.seat, one.color]));
    const told = this.#lines.filter(({ text }) => text !== "").reverse();
    this.#entries = told.map(({ sequence, seat, text }) => ({
      sequence,
      button: h(
        "button.replay-line",
        { onclick: () => this.jump(sequence + 1) },
        seat === null ? h("span.no-token") : token(colors.get(seat) ?? "porphyry", 18),
        h("span", null, text),
      ),
    }));
    fill(
      this.element,
      h("h2.lab", null, t("log")),
      h(
        "ol.log.replay-log",
        { reversed: true },
        this.#entries.map(({ button }) => h("li", null, button)),
      ),
    );
  }
}
