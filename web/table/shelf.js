// What stands beside the board: pages of pictures as wide as the column, or a little smaller where all
// fit then; else as many as fit, the others behind tabs. On phones it is the row under the board.

import { h } from "../shared/dom.js";

/** @typedef {import("../protocol.d.ts").PageShown} Page */
/** @typedef {import("../protocol.d.ts").SlotShown} Slot */
/** @typedef {(slot: Slot) => SVGSVGElement | null} Pictures */

/** Between pages and around them, as the style says it. */
const GAP = 10;
/** So much room the foot needs. */
const FOOT = 190;
/** Where the shelf is a part of the side, its pages are so wide, as the style says it. */
const JOINED = 310;

export class Shelf {
  /** Which pages are seen, by their place in the sheet. @type {number[]} */
  shown = [];
  /** What stands under the pages where there is room, and else is elsewhere. @type {HTMLElement | null} */
  foot = null;
  /** @type {Map<number, HTMLElement>} */
  #boxes = new Map();
  /** How wide pages may be for all of them to be seen. */
  #together = Infinity;

  /** @param {string} label @param {(page: Page) => number} least how small a page may be drawn for its words to be read */
  constructor(label, least) {
    this.element = h("section.shelf", { "aria-label": label });
    this.least = least;
  }

  /** Shows these pages, by their place in the sheet. @param {Page[]} pages @param {number[]} shown @param {Pictures} pictures */
  show(pages, shown, pictures) {
    this.element.hidden = shown.length === 0;
    this.shown = shown;
    const boxes = this.shown.map((index) => this.#box(index, /** @type {Page} */ (pages[index]), pictures));
    if (this.foot && this.#hasRoom(pages)) boxes.push(this.foot);
    const { children } = this.element;
    if (children.length !== boxes.length || boxes.some((box, index) => box !== children[index]))
      this.element.replaceChildren(...boxes);
  }

  /** Whether the foot is here. */
  get hasFoot() {
    return this.foot !== null && this.foot.parentElement === this.element;
  }

  /** Whether the foot fits below the pages. @param {Page[]} pages */
  #hasRoom(pages) {
    if (this.element.closest("[data-frame=wide]:not(.learning)") === null) return false;
    const taken = this.#beside(pages).reduce((sum, index) => sum + this.#tall(pages, index), 2 * GAP);
    return this.element.clientHeight - taken >= FOOT;
  }

  /** The pages that are no board and of no player. @param {Page[]} pages */
  #beside(pages) {
    return [...pages.keys()].filter((index) => index > 0 && !pages[index]?.of_players);
  }

  /** As many pages as fit beside the board, beginning with the one that is wanted. @param {Page[]} pages @param {number} wanted */
  fitting(pages, wanted) {
    const beside = this.#beside(pages);
    const from = Math.max(0, beside.indexOf(wanted));
    const tall = (/** @type {number} */ index) => this.#tall(pages, index);
    let rest = this.element.clientHeight - GAP;
    this.#together = Infinity;
    if (this.element.closest("[data-frame=joined]")) return this.#joined(pages, beside);
    if (beside.reduce((sum, index) => sum + tall(index), 0) <= rest) return beside;
    this.#together = this.#widthOfAll(pages, beside, rest);
    if (this.#together < Infinity) return beside;
    const seen = [];
    for (const index of beside.slice(from)) {
      if (seen.length > 0 && rest < tall(index)) break;
      seen.push(index);
      rest -= tall(index);
    }
    return seen;
  }

  /** How wide pages are that all fit one below the other; no bound where their words could not be read then. @param {Page[]} pages @param {number[]} shown @param {number} room */
  #widthOfAll(pages, shown, room) {
    const all = shown.flatMap((index) => pages[index] ?? []);
    const slope = all.reduce((sum, { width, height }) => sum + height / width, 0);
    const width = Math.floor((room - GAP * all.length) / slope);
    return all.every((page) => width >= page.width * this.least(page)) ? width : Infinity;
  }

  /** In the side all pages are seen; the prompt above leaves them their room. @param {Page[]} pages @param {number[]} shown */
  #joined(pages, shown) {
    const tall = shown.reduce((sum, index) => {
      const page = pages[index];
      return page ? sum + (page.height * JOINED) / page.width + GAP : sum;
    }, GAP);
    /** @type {HTMLElement | null} */
    const app = this.element.closest(".app");
    app?.style.setProperty("--shelf", `${Math.ceil(tall)}px`);
    return shown;
  }

  /** A page is not so wide that it would be cut below, unless it is higher than the shelf as it is drawn. @param {Page | undefined} page */
  #most(page) {
    if (!page || this.element.closest("[data-frame=joined], [data-frame=narrow]")) return Infinity;
    const room = this.element.clientHeight - 2 * GAP;
    return Math.min(this.#together, Math.max(page.width, (page.width * room) / page.height));
  }

  /** How much of the column a page takes. @param {Page[]} pages @param {number} index */
  #tall(pages, index) {
    const page = pages[index] ?? { width: 1, height: 1 };
    const width = Math.min(this.element.clientWidth - 2 * GAP, this.#most(pages[index]));
    return (page.height * Math.max(1, width)) / page.width + GAP;
  }

  /** A page whose pictures have their places as shares of it. @param {number} index @param {Page} page @param {Pictures} pictures */
  #box(index, page, pictures) {
    const box = this.#boxes.get(index) ?? h("div.paper.shelf-page");
    this.#boxes.set(index, box);
    box.style.aspectRatio = `${page.width} / ${page.height}`;
    const most = this.#most(page);
    box.style.maxWidth = most === Infinity ? "" : `${most}px`;
    const nodes = page.slots.flatMap((slot) => {
      const node = pictures(slot);
      if (node) place(node, slot, page);
      return node ? [node] : [];
    });
    for (const [at, node] of nodes.entries())
      if (box.children[at] !== node) box.insertBefore(node, box.children[at] ?? null);
    while (box.children.length > nodes.length) box.lastElementChild?.remove();
    return box;
  }
}

/** @param {SVGSVGElement} node @param {Slot} slot @param {Page} page */
function place(node, slot, page) {
  const share = (/** @type {number} */ part, /** @type {number} */ whole) => `${(part / whole) * 100}%`;
  node.style.left = share(slot.x, page.width);
  node.style.top = share(slot.y, page.height);
  node.style.width = share(slot.width, page.width);
  node.style.height = share(slot.height, page.height);
}
