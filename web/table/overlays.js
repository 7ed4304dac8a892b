// What can be laid over the pictures on demand: a button and a key for each, remembered for the game.
// It is asked for anew with every change of the table and of what is staged.

import { fill, h, picture, svg, withoutPlaces } from "../shared/dom.js";
import { glyph } from "../shared/glyph.js";
import { plateOf } from "../shared/legible.js";
import { t } from "../shared/words.js";
import { LEAST } from "./arrange.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("../protocol.d.ts").Picture} Picture */

/** So much words may grow on their plates; in a smaller picture neither is shown. */
const GROWN = 1.35;

export class Overlays {
  /** Which are shown. @type {Set<string>} */
  #on;
  /** What was answered, and of which moment. @type {Map<string, { moment: string, areas: Map<string, SVGElement> }>} */
  #laid = new Map();
  /** Which are being asked for. @type {Set<string>} */
  #asking = new Set();

  /** @param {Session} session @param {Board} board */
  constructor(session, board) {
    this.session = session;
    this.board = board;
    this.element = h("div.lays", { role: "group", "aria-label": t("overlays") });
    this.#on = new Set((localStorage.getItem(this.#place) ?? "").split(" ").filter(Boolean));
    session.listen((topic) => topic === "story" && this.show());
  }

  get #place() {
    return `aedile-overlays-${this.session.info.game}`;
  }

  /** What the sheet offers. */
  get offered() {
    return this.session.sheet.overlays;
  }

  /** Shows or hides what has this key; whether there is such a thing. @param {string} pressed */
  press(pressed) {
    const wanted = this.offered.find(({ shortcut }) => shortcut === pressed.toLowerCase());
    if (wanted) this.toggle(wanted.key);
    return wanted !== undefined;
  }

  /** @param {string} key */
  toggle(key) {
    if (!this.#on.delete(key)) this.#on.add(key);
    localStorage.setItem(this.#place, [...this.#on].join(" "));
    this.show();
  }

  /** The moment that the pictures show. */
  get #moment() {
    const { update, seat, format } = this.session;
    return [update?.sequence, seat, format, ...this.session.stagedActions].join("\n");
  }

  /** The pictures are drawn: what lies over them is of the same moment. */
  show() {
    this.#showButtons();
    this.#paint();
    for (const { key } of this.offered) if (this.#on.has(key)) this.#ask(key);
  }

  #showButtons() {
    const button = (/** @type {import("../protocol.d.ts").OverlayShown} */ { key, name, glyph: sign, shortcut }) => {
      const letter = shortcut.toUpperCase();
      const props = {
        "aria-pressed": String(this.#on.has(key)),
        "aria-keyshortcuts": letter,
        title: `${name} (${letter})`,
        "data-key": `overlay-${key}`,
        onclick: () => this.toggle(key),
      };
      return h(
        "button.lay",
        props,
        glyph(sign, 20),
        h("span", null, name),
        h("kbd", { "aria-hidden": "true" }, letter),
      );
    };
    fill(this.element, this.offered.map(button));
  }

  /** One question at a time: what is answered late is asked again for what is shown by then. @param {string} key */
  async #ask(key) {
    const moment = this.#moment;
    if (!this.session.update || this.#asking.has(key) || this.#laid.get(key)?.moment === moment) return;
    this.#asking.add(key);
    const answer = await this.session.overlay(key).catch(() => null);
    this.#asking.delete(key);
    if (this.session.scope.isOver) return;
    if (moment !== this.#moment) return void (this.#on.has(key) && this.#ask(key));
    // While moves of others are told, the table is further than what is shown.
    const isOf = answer !== null && answer.sequence === this.session.update?.sequence;
    const areas = isOf ? answer.areas.map((one) => /** @type {const} */ ([one.area, layer(one, key)])) : [];
    for (const old of this.#laid.get(key)?.areas.values() ?? []) old.remove();
    this.#laid.set(key, { moment, areas: new Map(areas) });
    this.#paint();
  }

  /** Lays what is known of this moment over its pictures. */
  #paint() {
    const moment = this.#moment;
    for (const [key, { moment: of, areas }] of this.#laid) {
      const isShown = this.#on.has(key) && of === moment;
      for (const [area, node] of areas) {
        /** @type {SVGSVGElement | null} */
        const under = isShown
          ? this.board.element.querySelector(`.paper > svg.area[data-area="${CSS.escape(area)}"]`)
          : null;
        if (!under) node.remove();
        else if (under.lastElementChild !== node) under.append(node);
        if (under) legible(node, under);
      }
    }
  }
}

/** Words are as large as can be read, also where the picture is small. @param {SVGElement} node @param {SVGSVGElement} under */
function legible(node, under) {
  const { width } = getComputedStyle(under);
  const scale = parseFloat(width) / (under.viewBox.baseVal.width || 1);
  for (const text of node.querySelectorAll("text")) {
    text.style.fontSize = "";
    const parts = [text, ...plateOf(text)];
    const grown = LEAST / (parseFloat(getComputedStyle(text).fontSize) * scale);
    if (grown > 1) text.style.fontSize = `${LEAST / scale}px`;
    for (const part of parts) part.classList.toggle("tiny", grown > GROWN && parts.length > 1);
  }
}

/** @param {Picture} picture of an area of the same name @param {string} key */
function layer({ svg: markup }, key) {
  const group = svg("g", { class: `overlay overlay-${key}`, "aria-hidden": "true" });
  group.append(...picture(markup).childNodes);
  withoutPlaces(group);
  return group;
}
