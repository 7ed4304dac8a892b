// Points that count up, so that the eye finds who has gained some.

const calm = matchMedia("(prefers-reduced-motion: reduce)");
/** How long counting takes, in milliseconds. */
const LASTS = 700;

export class Counting {
  #scope;
  /** What stands there now, by seat. @type {Map<number, number>} */
  #shown = new Map();
  /** Who counts now. @type {Map<number, () => void>} */
  #frames = new Map();

  /** @param {import("../shared/scope.js").Scope} scope */
  constructor(scope) {
    this.#scope = scope;
  }

  /** Shows a seat's points in an element, from what stood there before. @param {Element} element @param {number} seat @param {number} points */
  show(element, seat, points) {
    this.#frames.get(seat)?.();
    const from = calm.matches ? points : (this.#shown.get(seat) ?? points);
    const put = (/** @type {number} */ value) => {
      this.#shown.set(seat, value);
      element.textContent = String(value);
    };
    put(from);
    if (from === points) return;
    element.classList.add("counting");
    const start = performance.now();
    const step = (/** @type {number} */ now) => {
      const part = Math.min(1, Math.max(0, now - start) / LASTS);
      put(Math.round(from + (points - from) * part));
      if (part < 1) this.#frames.set(seat, this.#scope.frame(step));
      else element.classList.remove("counting");
    };
    this.#frames.set(seat, this.#scope.frame(step));
  }
}
