// Points that count up, so that the eye finds who has gained some.

const calm = matchMedia("(prefers-reduced-motion: reduce)");
/** How long counting takes, in milliseconds. */
const LASTS = 400;

export class Counting {
  #scope;
  /** What stands there now, by seat. @type {Map<number, number>} */
  #shown = new Map();
  /** Who counts now: from where, since when, to what. @type {Map<number, { from: number, to: number, start: number, stop: () => void }>} */
  #counts = new Map();

  /** @param {import("../shared/scope.js").Scope} scope */
  constructor(scope) {
    this.#scope = scope;
  }

  /** Shows a seat's points in an element, from what stood there before. A count that is under way goes on. @param {Element} element @param {number} seat @param {number} points */
  show(element, seat, points) {
    const known = this.#counts.get(seat);
    known?.stop();
    const shown = calm.matches ? points : (this.#shown.get(seat) ?? points);
    const goesOn = known?.to === points && shown !== points;
    const from = goesOn ? known.from : shown;
    const start = goesOn ? known.start : performance.now();
    this.#shown.set(seat, shown);
    element.textContent = String(shown);
    if (shown === points) this.#counts.delete(seat);
    if (shown === points) return;
    element.classList.add("counting");
    const count = { from, to: points, start, stop: () => {} };
    this.#counts.set(seat, count);
    const step = (/** @type {number} */ now) => {
      const part = Math.min(1, Math.max(0, now - start) / LASTS);
      const value = part < 1 ? Math.round(from + (points - from) * part) : points;
      this.#shown.set(seat, value);
      element.textContent = String(value);
      if (part < 1) count.stop = this.#scope.frame(step);
      else element.classList.remove("counting");
    };
    count.stop = this.#scope.frame(step);
  }
}
