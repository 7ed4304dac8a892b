// The board: the sheet's pages with their areas in place, scaled to fit. Areas are replaced only
// when their picture changed.

import { h, picture } from "../shared/dom.js";
import { Zoom } from "./zoom.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("../protocol.d.ts").PageShown} PageShown */
/** @typedef {import("../protocol.d.ts").SlotShown} SlotShown */

export class Board {
  /** Which page is shown, where they are tabs. */
  page = 0;
  /** @type {Map<string, { hash: string, node: SVGSVGElement }>} */
  #shown = new Map();
  /** Who waits for a change of pictures. @type {(() => void)[]} */
  onDrawn = [];

  /** @param {Session} session @param {string} label */
  constructor(session, label) {
    this.session = session;
    this.paper = h("div.paper");
    this.flights = h("div.flights", { "aria-hidden": "true" });
    this.element = h("div.board", { role: "region", "aria-label": label }, this.paper, this.flights);
    this.zoom = new Zoom(session.scope, this.element, [this.paper, this.flights], () => this.size);
  }

  /** @returns {PageShown | null} */
  get shownPage() {
    const { pages } = this.session.sheet;
    return pages[Math.min(this.page, pages.length - 1)] ?? null;
  }

  get size() {
    const page = this.shownPage;
    return { width: page?.width ?? 1, height: page?.height ?? 1 };
  }

  /** Shows another page. @param {number} index */
  turnTo(index) {
    if (index === this.page) return;
    this.page = index;
    this.draw();
    this.zoom.fit();
  }

  /** Draws what has changed. */
  draw() {
    const focus = focusedHit(this.paper);
    const page = this.shownPage;
    const slots = page?.slots ?? [];
    const names = new Set(slots.map(({ area }) => area));
    for (const [area, { node }] of this.#shown) {
      if (names.has(area)) continue;
      node.remove();
      this.#shown.delete(area);
    }
    for (const [index, slot] of slots.entries()) this.#place(slot, index);
    this.zoom.resized();
    for (const drawn of this.onDrawn) drawn();
    if (focus && document.activeElement?.closest(".board") !== this.element) this.focus(focus);
  }

  /** @param {SlotShown} slot @param {number} index */
  #place(slot, index) {
    const wanted = this.session.pictureOf(slot.area);
    if (!wanted) return;
    const old = this.#shown.get(slot.area);
    const node = old?.hash === wanted.hash ? old.node : drawn(wanted.svg);
    if (old && old.node !== node) old.node.replaceWith(node);
    if (!old || this.paper.children[index] !== node) this.paper.insertBefore(node, this.paper.children[index] ?? null);
    this.#shown.set(slot.area, { hash: wanted.hash, node });
    node.style.left = `${slot.x}px`;
    node.style.top = `${slot.y}px`;
    node.style.width = `${slot.width}px`;
    node.style.height = `${slot.height}px`;
  }

  /** The areas on the page, in reading order. @returns {SVGSVGElement[]} */
  get areas() {
    return [...this.paper.querySelectorAll(":scope > svg.area")].map((node) => /** @type {SVGSVGElement} */ (node));
  }

  /** Every place and piece on the page. @returns {SVGGElement[]} */
  get hits() {
    return [...this.paper.querySelectorAll("g.hit[data-hit]")].map((node) => /** @type {SVGGElement} */ (node));
  }

  /** @param {string} name @returns {SVGGElement | null} */
  hit(name) {
    return this.paper.querySelector(`g.hit[data-hit="${CSS.escape(name)}"]`);
  }

  /** Brings the keyboard to a place. @param {string} name */
  focus(name) {
    outlineOf(this.hit(name))?.focus({ preventScroll: true });
  }

  /** Which page has a hit; -1 for none. Looks at the pictures, for other pages are not in the document. @param {string} name */
  pageWith(name) {
    const mark = `data-hit="${name}"`;
    return this.session.sheet.pages.findIndex(({ slots }) =>
      slots.some(({ area }) => this.session.pictureOf(area)?.svg.includes(mark)),
    );
  }

  /** A hit in words. @param {string} name */
  nameOf(name) {
    const mark = `data-hit="${name}" aria-label="`;
    for (const { slots } of this.session.sheet.pages) {
      for (const { area } of slots) {
        const svg = this.session.pictureOf(area)?.svg ?? "";
        const at = svg.indexOf(mark);
        if (at >= 0) return unescaped(svg.slice(at + mark.length, svg.indexOf('"', at + mark.length)));
      }
    }
    return name;
  }
}

/**
 * A picture for the page. The outline of a place is what is named, focused and pressed; what is
 * drawn in it is said by that name already.
 * @param {string} markup
 */
function drawn(markup) {
  const node = picture(markup);
  for (const hit of node.querySelectorAll("g.hit")) {
    const outline = outlineOf(hit);
    outline?.setAttribute("role", "img");
    outline?.setAttribute("aria-label", hit.getAttribute("aria-label") ?? "");
    hit.removeAttribute("role");
    hit.removeAttribute("aria-label");
    for (const text of hit.querySelectorAll("text")) text.setAttribute("aria-hidden", "true");
  }
  return node;
}

/** @param {Element | null} hit @returns {SVGGraphicsElement | null} */
export const outlineOf = (hit) => hit?.querySelector(":scope > .mark") ?? null;

/** The place that an element belongs to. @param {EventTarget | null} element @returns {SVGGElement | null} */
export const placeAt = (element) => (element instanceof Element ? element.closest("g.hit[data-hit]") : null);

/** @param {string} text */
const unescaped = (text) =>
  text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

/** @param {Element} paper */
const focusedHit = (paper) => {
  const active = document.activeElement;
  return active && paper.contains(active) ? (placeAt(active)?.dataset.hit ?? null) : null;
};
