// The board and the pictures around it: the sheet's first page in a frame that can be zoomed, the
// others beside it, on phones in its place, and those of players in their rows. Pictures are replaced
// only when they changed.

import { h, picture } from "../shared/dom.js";
import { t } from "../shared/words.js";
import { isRow, LEAST, stack, together } from "./arrange.js";
import { Shelf } from "./shelf.js";
import { Zoom } from "./zoom.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("../protocol.d.ts").PageShown} PageShown */
/** @typedef {import("../protocol.d.ts").SlotShown} SlotShown */

/** So far from a place a finger still means it, in pixels. */
const NEAR = 24;
/** A board that would take less of a phone's width than this fills it, and is panned. */
const FILLED = 0.84;

export class Board {
  #page = 0;
  /** Which pages are seen in the frame. @type {number[]} */
  #framed = [];
  /** @type {Map<string, { hash: string, node: SVGSVGElement }>} */
  #shown = new Map();
  /** Who waits for a change of pictures. @type {(() => void)[]} */
  onDrawn = [];
  /** Who gives the board its place before it is drawn. @type {() => void} */
  settle = () => {};
  #size = { width: 1, height: 1 };

  /** @param {Session} session @param {string} label */
  constructor(session, label) {
    this.session = session;
    this.sheet = h("div.paper");
    this.frame = h("div.board", { role: "region", "aria-label": label }, this.sheet);
    this.flights = h("div.flights", { "aria-hidden": "true" });
    this.shelf = new Shelf(t("beside-board"), (page) => this.#least(page));
    /** Everything that can be pointed at; the rows of players join it. */
    this.element = h("div.places", null, this.frame, this.shelf.element, this.flights);
    this.zoom = new Zoom(session.scope, this.frame, [this.sheet], () => this.#size);
    this.zoom.onPaint = () => this.#level();
    const { scope } = session;
    scope.observe(new ResizeObserver(() => this.draw()), this.frame);
    scope.observe(new ResizeObserver(() => this.draw()), this.shelf.element);
    scope.listen(this.element, "click", (/** @type {MouseEvent} */ event) => this.#forgive(event), {
      capture: true,
    });
  }

  /** Whether pages take the place of the board, one after another. */
  get isNarrow() {
    return this.session.format === "narrow";
  }

  /** Which page is wanted: the first one beside the board, or on phones the one in its place. A row stands under the board there, so that who wants it wants the board. */
  get page() {
    return this.isNarrow && isRow(this.session.sheet.pages[this.#page]) ? 0 : this.#page;
  }

  set page(index) {
    this.#page = index;
  }

  /** The pages that are seen now. */
  get shownPages() {
    return [...this.#framed, ...this.shelf.shown];
  }

  /** Shows another page. @param {number} index */
  turnTo(index) {
    if (index === this.page) return;
    this.page = index;
    this.draw();
    if (this.isNarrow) this.zoom.fit();
    else this.shelf.element.scrollTop = 0;
  }

  /** Draws what has changed. */
  draw() {
    const focus = focusedHit(this.element);
    this.settle();
    const { pages } = this.session.sheet;
    const names = new Set(pages.flatMap(({ slots }) => slots.map(({ area }) => area)));
    for (const [area, { node }] of this.#shown) {
      if (names.has(area)) continue;
      node.remove();
      this.#shown.delete(area);
    }
    this.#fill(pages);
    const beside = this.isNarrow ? this.#rows(pages) : this.shelf.fitting(pages, this.page);
    this.shelf.show(pages, beside, (slot) => this.#node(slot.area));
    for (const { area } of this.#ofPlayers(pages)) this.#node(area);
    this.#level();
    for (const drawn of this.onDrawn) drawn();
    if (focus && !this.element.contains(document.activeElement)) this.focus(focus);
  }

  /** The pages that stand under the board of a phone. @param {PageShown[]} pages */
  #rows(pages) {
    const isBoard = this.page === 0 || (pages[this.page]?.of_players ?? true);
    return isBoard ? [...pages.keys()].filter((index) => index > 0 && isRow(pages[index])) : [];
  }

  /** The pages of the frame, in their places. @param {PageShown[]} pages */
  #fill(pages) {
    const room = { width: this.frame.clientWidth, height: this.frame.clientHeight };
    const first =
      this.isNarrow && !pages[this.page]?.of_players ? Math.min(this.page, Math.max(0, pages.length - 1)) : 0;
    const least = (/** @type {PageShown} */ page) => this.#least(page);
    const shown = this.isNarrow ? together(pages, first, room, least) : pages.slice(0, 1);
    this.#framed = shown.map((page) => pages.indexOf(page));
    const { size, placed } = stack(shown, pages[0], room, least);
    this.#size = size;
    const nodes = placed.flatMap(({ slot, x, y, scale }) => {
      const node = this.#node(slot.area);
      if (!node) return [];
      node.style.left = `${x}px`;
      node.style.top = `${y}px`;
      node.style.width = `${slot.width * scale}px`;
      node.style.height = `${slot.height * scale}px`;
      return [node];
    });
    for (const [index, node] of nodes.entries())
      if (this.sheet.children[index] !== node) this.sheet.insertBefore(node, this.sheet.children[index] ?? null);
    while (this.sheet.children.length > nodes.length) this.sheet.lastElementChild?.remove();
    this.zoom.resized();
  }

  /** The least scale: the words of a page can be read, and the board of a phone fills its width. @param {PageShown} page */
  #least(page) {
    const sizes = page.slots.map(({ area }) => Number(this.#node(area)?.dataset.far ?? Infinity));
    const fills = this.isNarrow && page === this.session.sheet.pages[0];
    return Math.max(fills ? this.#across(page) : 0, LEAST / Math.min(...sizes));
  }

  /** The scale at which a page is as wide as the frame; none where nearly as much of it is seen whole. @param {PageShown} page */
  #across({ width, height }) {
    const { clientWidth, clientHeight } = this.frame;
    const across = clientWidth / width;
    return clientHeight / height < FILLED * across ? across : 0;
  }

  /** Of places on a board that is too large to be seen whole, at least one is in sight. @param {Iterable<string>} hits */
  reveal(hits) {
    const boxes = [...hits]
      .flatMap((hit) => outlineOf(this.hit(hit)) ?? [])
      .filter((mark) => this.frame.contains(mark));
    if (boxes.length > 0) this.zoom.reveal(boxes.map((mark) => mark.getBoundingClientRect()));
  }

  /** The picture of an area as it is now. @param {string} area */
  #node(area) {
    const wanted = this.session.pictureOf(area);
    if (!wanted) return null;
    const old = this.#shown.get(area);
    if (old?.hash === wanted.hash) return old.node;
    const node = drawn(wanted.svg);
    if (old) node.style.cssText = old.node.style.cssText;
    old?.node.replaceWith(node);
    this.#shown.set(area, { hash: wanted.hash, node });
    return node;
  }

  /** @param {PageShown[]} pages */
  #ofPlayers(pages) {
    return pages.flatMap((page) => (page.of_players ? page.slots : []));
  }

  /** What is drawn of a player beside the list of players. @param {number} seat */
  pictureOf(seat) {
    const slot = this.#ofPlayers(this.session.sheet.pages).find((one) => one.seat === seat);
    const node = slot ? this.#node(slot.area) : null;
    node?.removeAttribute("style");
    return slot && node ? { node, slot } : null;
  }

  /** Shows each picture with as much detail as can be read. */
  #level() {
    for (const area of this.areas) {
      const near = Number(area.dataset.near ?? Infinity);
      const scale = area.getBoundingClientRect().width / (area.viewBox.baseVal.width || 1);
      area.classList.toggle("distant", near * scale < LEAST - 0.05);
    }
  }

  /** A finger that just misses what can be chosen means it. @param {MouseEvent} event */
  #forgive(event) {
    if (event.detail === 0 || placeAt(event.target)?.classList.contains("can")) return;
    const area = event.target instanceof Element ? event.target.closest(".paper") : null;
    if (!area) return;
    const near = [...area.querySelectorAll("g.hit.can > .mark")]
      .map((mark) => ({ mark, far: distance(mark.getBoundingClientRect(), event) }))
      .filter(({ mark, far }) => far <= NEAR / 2 && isSmall(mark));
    const [best] = near.sort((one, other) => one.far - other.far);
    if (!best) return;
    event.stopPropagation();
    const { clientX, clientY } = event;
    best.mark.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, clientX, clientY }));
  }

  /** The areas that are seen, in reading order. @returns {SVGSVGElement[]} */
  get areas() {
    return [...this.element.querySelectorAll(".paper > svg.area")].map((node) => /** @type {SVGSVGElement} */ (node));
  }

  /** Every place and piece that is seen. @returns {SVGGElement[]} */
  get hits() {
    return [...this.element.querySelectorAll(".paper g.hit[data-hit]")].map(
      (node) => /** @type {SVGGElement} */ (node),
    );
  }

  /** @param {string} name @returns {SVGGElement | null} */
  hit(name) {
    return this.element.querySelector(`.paper g.hit[data-hit="${CSS.escape(name)}"]`);
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

/** How far a point is from a box. @param {DOMRect} box @param {MouseEvent} at */
function distance({ left, right, top, bottom }, { clientX, clientY }) {
  const beside = Math.max(left - clientX, 0, clientX - right),
    above = Math.max(top - clientY, 0, clientY - bottom);
  return Math.hypot(beside, above);
}

/** @param {Element} mark */
function isSmall(mark) {
  const { width, height } = mark.getBoundingClientRect();
  return Math.min(width, height) < NEAR;
}

/** @param {string} text */
const unescaped = (text) =>
  text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

/** @param {Element} paper */
const focusedHit = (paper) => {
  const active = document.activeElement;
  return active && paper.contains(active) ? (placeAt(active)?.dataset.hit ?? null) : null;
};

/** Whether a picture is of a whole board, so that it is worth showing in small. @param {{ width: number, height: number }} slot */
export const isWholeBoard = ({ width, height }) => height > width * 0.8;
