// What there is to know about a place or piece, in the side: under the pointer after a moment, by a
// long press, or by the key "?".

import { fill, h } from "../shared/dom.js";
import { glyph } from "../shared/glyph.js";
import { ruleLink } from "../shared/notices.js";
import { t } from "../shared/words.js";
import { placeAt } from "./board.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./board.js").Board} Board */

const HOVER = 550;
const PRESS = 500;

export class Help {
  /** @type {string | null} */
  #hit = null;
  /** Whether it was asked for, and stays. */
  #pinned = false;
  /** Calls off what is about to be shown or hidden. */
  #stop = () => {};
  #asked = 0;
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
  }

  /** @param {PointerEvent} event */
  #over(event) {
    // On a narrow page it would lie over what is asked.
    if (event.pointerType !== "mouse" || this.#pinned || this.board.isNarrow) return;
    const hit = hitAt(event);
    this.#stop();
    if (hit !== null && hit !== this.#hit) this.#stop = this.session.scope.after(HOVER, () => this.#told(hit));
  }

  /** Only what is still there is explained: a click may have changed the board. @param {string} hit */
  #told(hit) {
    if (this.board.hit(hit) && !this.session.composing.staging) this.show(hit, false);
  }

  #leave() {
    this.#stop();
    if (!this.#pinned) this.#stop = this.session.scope.after(400, () => this.hide());
  }

  /** @param {PointerEvent} event */
  #down(event) {
    this.long = false;
    const hit = hitAt(event);
    if (event.pointerType === "mouse" || hit === null) return;
    this.at = { x: event.clientX, y: event.clientY };
    this.#stop();
    this.#stop = this.session.scope.after(PRESS, () => {
      this.long = true;
      this.show(hit, true);
    });
  }

  /** @param {PointerEvent} event */
  #release(event) {
    if (event.pointerType === "mouse") return;
    const far = this.at && Math.hypot(event.clientX - this.at.x, event.clientY - this.at.y) > 8;
    if (event.type !== "pointermove" || far) this.#stop();
  }

  /** Explains a place; what is known of it, or nothing. @param {string} hit @param {boolean} pinned */
  async show(hit, pinned) {
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
    this.place.closest(".app")?.classList.add("helping");
  }

  hide() {
    this.#hit = null;
    this.#pinned = false;
    this.place.hidden = true;
    this.place.closest(".app")?.classList.remove("helping");
  }
}

/** The place that lies under a pointer by now. @param {MouseEvent} event */
export const hitUnder = ({ clientX, clientY }) =>
  placeAt(document.elementFromPoint(clientX, clientY))?.dataset.hit ?? null;

/** The place under a pointer. @param {Event} event */
export function hitAt(event) {
  return placeAt(event.target)?.dataset.hit ?? null;
}
