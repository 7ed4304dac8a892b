// What there is to know about a place or piece, on a card beside it: as long as the pointer rests there,
// or by a click, a long press or the key "?" until it is closed.

import { fill, h } from "../shared/dom.js";
import { glyph } from "../shared/glyph.js";
import { ruleLink } from "../shared/notices.js";
import { t } from "../shared/words.js";
import { outlineOf, placeAt } from "./board.js";
import * as choosing from "./choosing.js";
import { standing } from "./standing.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./board.js").Board} Board */

const HOVER = 550;
/** The same on what can be chosen: who knows it chooses before. */
const CONSIDERED = 1000;
const PRESS = 500;
/** So long the pointer may be elsewhere on its way. */
const AWAY = 120;
/** So far from where it went down the pointer still rests there. */
const NEAR = 8;
const NOWHERE = { x: -Infinity, y: -Infinity };

export class Help {
  /** @type {string | null} */
  #hit = null;
  /** Whether it was asked for, and stays. */
  #pinned = false;
  /** Calls off what is about to be hidden, or pressed long. */
  #stop = () => {};
  /** Calls off what is about to be explained. */
  #next = () => {};
  #asked = 0;
  /** What was clicked, or lies there since, as long as the pointer is on it: it is not explained by itself. @type {string | null} */
  #clicked = null;
  /** Where the pointer went down. */
  #at = NOWHERE;
  /** Whether the last press was long, and therefore no click. */
  long = false;

  /** @param {HTMLElement} place @param {Session} session @param {Board} board */
  constructor(place, session, board) {
    this.place = place;
    this.session = session;
    this.board = board;
    const hear = (/** @type {string} */ type, /** @type {(event: PointerEvent) => void} */ deed) =>
      session.scope.listen(board.element, type, deed);
    hear("pointerover", (event) => this.#over(event));
    hear("pointerleave", () => this.#leave());
    hear("pointerdown", (event) => this.#down(event));
    for (const end of ["pointerup", "pointermove", "pointercancel"]) hear(end, (event) => this.#release(event));
    hear("contextmenu", (event) => hitAt(event) && event.preventDefault());
    session.scope.listen(window, "pointerdown", ({ target }) => this.#elsewhere(target), { capture: true });
    session.scope.listen(window, "resize", () => this.hide());
  }

  /** Who turns to something else has read it. @param {EventTarget | null} target */
  #elsewhere(target) {
    if (!(target instanceof Node && this.place.contains(target))) this.hide();
  }

  /** @param {PointerEvent} event */
  #over(event) {
    // On a narrow page it would lie over what is asked.
    if (event.pointerType !== "mouse" || this.#pinned || this.board.isNarrow) return;
    const hit = hitAt(event);
    if (hit !== this.#hit) this.#leave();
    else this.#stop();
    if (this.#isNear(event)) this.#clicked = hit;
    else this.#at = NOWHERE;
    if (hit !== this.#clicked) this.#clicked = null;
    if (hit === null || hit === this.#hit || hit === this.#clicked) return;
    const wait = this.#canChoose(hit) ? CONSIDERED : HOVER;
    this.#next = this.session.scope.after(wait, () => this.#told(hit));
  }

  /** Only what is still there is explained: a click may have changed the board. @param {string} hit */
  #told(hit) {
    const { composing } = this.session;
    if (this.board.hit(hit) && !composing.staging && !this.#isTarget(hit)) this.show(hit, false);
  }

  /** @param {string} hit */
  #canChoose(hit) {
    return this.board.hit(hit)?.classList.contains("can") ?? false;
  }

  /** Whether something is about to be put there: what it would bring is told, and a card would lie over other such places. @param {string} hit */
  #isTarget(hit) {
    const begun = choosing.asked(this.session.composing.draft).clicks.length > 0;
    const free = this.board.element.querySelector(`.marks > .legal:not(.piece)[data-of="${CSS.escape(hit)}"]`);
    return this.#canChoose(hit) && (begun || free !== null);
  }

  #leave() {
    this.#stop();
    this.#next();
    if (!this.#pinned) this.#stop = this.session.scope.after(AWAY, () => this.#close());
  }

  /** @param {PointerEvent} event */
  #down(event) {
    this.long = false;
    const hit = hitAt(event);
    this.#clicked = hit;
    if (event.pointerType === "mouse") this.#next();
    this.#at = { x: event.clientX, y: event.clientY };
    if (event.pointerType === "mouse" || hit === null) return;
    this.#stop();
    this.#stop = this.session.scope.after(PRESS, () => {
      this.long = true;
      this.show(hit, true);
    });
  }

  /** @param {PointerEvent} event */
  #release(event) {
    if (event.pointerType === "mouse") return;
    if (event.type !== "pointermove" || !this.#isNear(event)) this.#stop();
  }

  /** Whether the pointer is where it went down; what was put there may lie under it now. @param {PointerEvent} event */
  #isNear({ clientX, clientY }) {
    return Math.hypot(clientX - this.#at.x, clientY - this.#at.y) <= NEAR;
  }

  /** Explains a place; what is known of it, or nothing. @param {string} hit @param {boolean} pinned */
  async show(hit, pinned) {
    this.#stop();
    this.#hit = hit;
    this.#pinned = pinned;
    const asked = ++this.#asked;
    try {
      const help = await this.session.help(hit);
      if (asked === this.#asked) this.#fill(help.name, [h("p", null, help.text)], help.rules);
      return help;
    } catch {
      if (asked === this.#asked && pinned) this.hide();
      return null;
    }
  }

  /** How to find one's way, without a place. */
  showKeys() {
    this.#hit = null;
    this.#pinned = true;
    this.#asked += 1;
    const keys = ["arrows", "enter", "r", "esc", "u", "y", "question", "zoom"].map((key) =>
      h("li", null, h("kbd", null, t(`key-${key}`)), t(`key-${key}.does`)),
    );
    const overlays = this.session.sheet.overlays.map(({ name, shortcut }) =>
      h("li", null, h("kbd", null, shortcut.toUpperCase()), t("overlay-does", { name })),
    );
    const { game, title } = this.session.info;
    const whole = h(
      "p.note",
      null,
      h("a", { href: `/rules/${game}`, target: "_blank", "data-rule": "" }, t("rules-of", { game: title })),
    );
    this.#fill(t("help"), [h("p", null, t("help-note")), h("ul.keys", null, keys, overlays), whole], []);
  }

  /** @param {string} name @param {Node[]} content @param {string[]} rules */
  #fill(name, content, rules) {
    fill(
      this.place,
      h(
        "div.help-head",
        null,
        h("h2", null, name),
        h(
          "button.ib",
          { onclick: () => this.hide(), "aria-label": t("close"), "data-key": "close-help" },
          glyph("close", 18),
        ),
      ),
      ...content,
      rules.length > 0 &&
        h(
          "p.note.rule-links",
          null,
          rules.map((rule) => ruleLink(this.session.info.game, rule)),
        ),
    );
    this.place.hidden = false;
    this.place.classList.toggle("pinned", this.#pinned);
    this.#stand();
  }

  /** Beside what is explained; the prompt and what can be chosen stay in sight. */
  #stand() {
    const { place, board } = this;
    const about = this.#hit === null ? null : outlineOf(board.hit(this.#hit));
    const boxes = (/** @type {string} */ selector) =>
      [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
    const { left, top } = standing(place.getBoundingClientRect(), {
      window: { width: innerWidth, height: innerHeight },
      board: board.frame.getBoundingClientRect(),
      about: about?.getBoundingClientRect() ?? null,
      never: boxes(".app > .side > .ask"),
      spared: boxes(".paper g.hit.can > .mark"),
    });
    Object.assign(place.style, { left: `${left}px`, top: `${top}px` });
  }

  hide() {
    this.#stop();
    this.#next();
    this.#close();
  }

  #close() {
    this.#asked += 1;
    this.#hit = null;
    this.#pinned = false;
    this.place.hidden = true;
  }
}

/** The place that lies under a pointer by now. @param {MouseEvent} event */
export const hitUnder = ({ clientX, clientY }) =>
  placeAt(document.elementFromPoint(clientX, clientY))?.dataset.hit ?? null;

/** The place under a pointer. @param {Event} event */
export function hitAt(event) {
  return placeAt(event.target)?.dataset.hit ?? null;
}
