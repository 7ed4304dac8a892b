// Points that count up, so that the eye finds who has gained some.

const calm = matchMedia("(prefers-reduced-motion: reduce)");
/** How long counting takes, in milliseconds. */
const LASTS = 700;

export class Counting {
  /** What stands there now, by seat. @type {Map<number, number>} */
  #shown = new Map();
  /** Who counts now. @type {Map<number, number>} */
  #frames = new Map();

  /** Shows a seat's points in an element, from what stood there before. @param {Element} element @param {number} seat @param {number} points */
  show(element, seat, points) {
    cancelAnimationFrame(this.#frames.get(seat) ?? 0);
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
      if (part < 1) this.#frames.set(seat, requestAnimationFrame(step));
      else element.classList.remove("counting");
    };
    this.#frames.set(seat, requestAnimationFrame(step));
  }
}
