// What stands beside the board: pages of pictures as wide as the column, as many as fit, the others
// behind tabs. On phones it is the row under the board.

import { h } from "../shared/dom.js";

/** @typedef {import("../protocol.d.ts").PageShown} Page */
/** @typedef {import("../protocol.d.ts").SlotShown} Slot */
/** @typedef {(slot: Slot) => SVGSVGElement | null} Pictures */

/** Between pages and around them, as the style says it. */
const GAP = 10;

export class Shelf {
  /** Which pages are seen, by their place in the sheet. @type {number[]} */
  shown = [];
  /** @type {Map<number, HTMLElement>} */
  #boxes = new Map();

  /** @param {string} label */
  constructor(label) {
    this.element = h("section.shelf", { "aria-label": label });
  }

  /** Shows these pages, by their place in the sheet. @param {Page[]} pages @param {number[]} shown @param {Pictures} pictures */
  show(pages, shown, pictures) {
    this.element.hidden = shown.length === 0;
    this.shown = shown;
    const boxes = this.shown.map((index) => this.#box(index, /** @type {Page} */ (pages[index]), pictures));
    const { children } = this.element;
    if (children.length !== boxes.length || boxes.some((box, index) => box !== children[index]))
      this.element.replaceChildren(...boxes);
  }

  /** As many pages as fit beside the board, beginning with the one that is wanted. @param {Page[]} pages @param {number} wanted */
  fitting(pages, wanted) {
    const beside = [...pages.keys()].filter((index) => index > 0 && !pages[index]?.of_players);
    const from = Math.max(0, beside.indexOf(wanted));
    const { clientWidth, clientHeight } = this.element;
    const tall = (/** @type {number} */ index) => {
      const { width, height } = pages[index] ?? { width: 1, height: 1 };
      return (height * Math.max(1, Math.min(clientWidth - 2 * GAP, this.#most(pages[index])))) / width + GAP;
    };
    let rest = clientHeight - GAP;
    if (this.element.closest("[data-frame=joined]")) return beside;
    if (beside.reduce((sum, index) => sum + tall(index), 0) <= rest) return beside;
    const seen = [];
    for (const index of beside.slice(from)) {
      if (seen.length > 0 && rest < tall(index)) break;
      seen.push(index);
      rest -= tall(index);
    }
    return seen;
  }

  /** A page is not so wide that it would be cut below, unless it is higher than the shelf as it is drawn. @param {Page | undefined} page */
  #most(page) {
    if (!page || this.element.closest("[data-frame=joined], [data-frame=narrow]")) return Infinity;
    const room = this.element.clientHeight - 2 * GAP;
    return Math.max(page.width, (page.width * room) / page.height);
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
