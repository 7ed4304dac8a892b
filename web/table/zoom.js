// Fitting, zooming and panning the board: wheel, pinch, drag, buttons. Only a transform changes, so
// that panning costs nothing but compositing.

import { h } from "../shared/dom.js";
import { glyph } from "../shared/glyph.js";
import { t } from "../shared/words.js";

/** @typedef {import("../shared/scope.js").Scope} Scope */

/** How far a pointer may wander and still click. */
const SLACK = 6;
const MOST = 4;

export class Zoom {
  /** Over the fitting scale. */
  #factor = 1;
  #x = 0;
  #y = 0;
  /** @type {Map<number, PointerEvent>} */
  #pointers = new Map();
  #moved = 0;
  /** Of the papers, and how much it is enlarged. */
  #size = "";
  #scope;
  /** Calls off what is to be painted. */
  #frame = () => {};
  /** Who wants to know that something is larger or smaller. */
  onPaint = () => {};

  /**
   * @param {Scope} scope
   * @param {HTMLElement} frame what is looked through
   * @param {HTMLElement[]} papers what moves
   * @param {() => { width: number, height: number }} size of the papers, as large as the frame or larger
   */
  constructor(scope, frame, papers, size) {
    this.#scope = scope;
    this.frame = frame;
    this.papers = papers;
    this.size = size;
    scope.listen(frame, "wheel", (/** @type {WheelEvent} */ event) => this.#wheel(event), { passive: false });
    scope.listen(frame, "pointerdown", (/** @type {PointerEvent} */ event) => this.#down(event));
    scope.listen(frame, "pointermove", (/** @type {PointerEvent} */ event) => this.#move(event));
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
      scope.listen(frame, end, (/** @type {PointerEvent} */ event) => this.#up(event));
    }
    scope.listen(frame, "click", (/** @type {MouseEvent} */ event) => this.#click(event), { capture: true });
    /** To stand in the header. */
    this.buttons = this.#buttons();
  }

  #buttons() {
    const button = (/** @type {string} */ key, /** @type {string} */ icon, /** @type {() => void} */ onclick) =>
      h("button.ib", { onclick, "aria-label": t(key), title: t(key), "data-key": key }, glyph(icon));
    const fit = button("zoom-fit", "eye", () => this.fit());
    fit.classList.add("zoom-fit");
    return h(
      "div.zooms",
      null,
      button("zoom-out", "minus", () => this.by(1 / 1.4)),
      button("zoom-in", "plus", () => this.by(1.4)),
      fit,
    );
  }

  /** The whole page, or its beginning where that is too much. */
  fit() {
    this.#factor = 1;
    this.#x = 0;
    this.#y = this.size().height;
    this.resized();
  }

  /** Brings the nearest of some boxes to the middle, where none of them is seen. @param {DOMRect[]} boxes */
  reveal(boxes) {
    const { top, bottom, left, right } = this.frame.getBoundingClientRect();
    const isSeen = (/** @type {DOMRect} */ box) =>
      box.bottom <= bottom && box.top >= top && box.right <= right && box.left >= left;
    if (!this.#overflows || boxes.some(isSeen)) return;
    const far = (/** @type {DOMRect} */ box) => ({
      x: (left + right - box.left - box.right) / 2,
      y: (top + bottom - box.top - box.bottom) / 2,
    });
    const [nearest] = boxes.map(far).sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));
    this.#x += nearest?.x ?? 0;
    this.#y += nearest?.y ?? 0;
    this.#paint();
  }

  /** The frame or the page has another size. */
  resized() {
    if (this.frame.clientWidth === 0 || this.frame.clientHeight === 0) return;
    this.#paint();
  }

  /** The scale from the page's pixels to the screen's. */
  get scale() {
    return this.#factor;
  }

  /** Zooms around a point of the frame, the middle by default. @param {number} factor @param {number} [x] @param {number} [y] */
  by(factor, x = this.frame.clientWidth / 2, y = this.frame.clientHeight / 2) {
    const before = this.scale;
    const left = this.#left(),
      top = this.#top();
    this.#factor = Math.min(MOST, Math.max(1, this.#factor * factor));
    const ratio = this.scale / before;
    const { width, height } = this.size();
    this.#x = x - (x - left) * ratio - (this.frame.clientWidth - width * this.scale) / 2;
    this.#y = y - (y - top) * ratio - (this.frame.clientHeight - height * this.scale) / 2;
    this.#paint();
  }

  #left() {
    return (this.frame.clientWidth - this.size().width * this.scale) / 2 + this.#x;
  }

  #top() {
    return (this.frame.clientHeight - this.size().height * this.scale) / 2 + this.#y;
  }

  #paint() {
    this.#frame();
    const { width, height } = this.size();
    const slackX = Math.max(0, (width * this.scale - this.frame.clientWidth) / 2);
    const slackY = Math.max(0, (height * this.scale - this.frame.clientHeight) / 2);
    this.#x = Math.min(slackX, Math.max(-slackX, this.#x));
    this.#y = Math.min(slackY, Math.max(-slackY, this.#y));
    const size = `${width} ${height} ${this.scale}`;
    const transform = `translate(${this.#left()}px, ${this.#top()}px) scale(${this.scale})`;
    for (const paper of this.papers) paper.style.transform = transform;
    if (size !== this.#size) for (const paper of this.papers) this.#resize(paper, width, height);
    this.frame.classList.toggle("zoomed", this.#overflows);
    this.buttons.classList.toggle("zoomed", this.#factor > 1.001);
    if (size !== this.#size) this.onPaint();
    this.#size = size;
  }

  /** @param {HTMLElement} paper @param {number} width @param {number} height */
  #resize(paper, width, height) {
    paper.style.width = `${width}px`;
    paper.style.height = `${height}px`;
  }

  /** Whether there is more than the frame shows. */
  get #overflows() {
    const { width, height } = this.size();
    return width * this.scale > this.frame.clientWidth + 1 || height * this.scale > this.frame.clientHeight + 1;
  }

  #later() {
    this.#frame();
    this.#frame = this.#scope.frame(() => this.#paint());
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    event.preventDefault();
    const box = this.frame.getBoundingClientRect();
    this.by(Math.exp(-event.deltaY * 0.0016), event.clientX - box.left, event.clientY - box.top);
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.button !== 0) return;
    if (this.#pointers.size === 0) this.#moved = 0;
    this.#pointers.set(event.pointerId, event);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const dx = event.clientX - before.clientX,
      dy = event.clientY - before.clientY;
    this.#moved += Math.abs(dx) + Math.abs(dy);
    const other = [...this.#pointers.values()].find(({ pointerId }) => pointerId !== event.pointerId);
    this.#pointers.set(event.pointerId, event);
    if (other) return this.#pinch(before, event, other);
    if (this.#moved < SLACK || !this.#overflows) return;
    this.#x += dx;
    this.#y += dy;
    this.frame.classList.add("panning");
    this.#later();
  }

  /** @param {PointerEvent} before @param {PointerEvent} now @param {PointerEvent} other */
  #pinch(before, now, other) {
    const apart = (/** @type {PointerEvent} */ one) =>
      Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    const box = this.frame.getBoundingClientRect();
    const middle = { x: (now.clientX + other.clientX) / 2 - box.left, y: (now.clientY + other.clientY) / 2 - box.top };
    this.#moved += SLACK;
    this.by(apart(now) / Math.max(1, apart(before)), middle.x, middle.y);
  }

  /** @param {PointerEvent} event */
  #up(event) {
    this.#pointers.delete(event.pointerId);
    if (this.#pointers.size === 0) this.frame.classList.remove("panning");
  }

  /** A drag is no click. @param {MouseEvent} event */
  #click(event) {
    if (this.#moved >= SLACK && event.detail > 0) event.stopPropagation();
    this.#moved = 0;
  }
}
