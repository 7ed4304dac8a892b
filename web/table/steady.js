// The prompt takes room from the board, or from the pictures below it, only for what is asked. What is
// composed, or unfolded, grows over them, so that nothing moves under the finger; but never over what
// is to be clicked next.

/** Whether the prompt is a bar under the board. @param {Element} bar */
const isBar = (bar) => bar.closest("[data-frame=narrow]") !== null;
/** Whether pictures stand under the prompt. @param {Element} bar */
const isOver = (bar) => bar.closest("[data-frame=medium], [data-frame=short]") !== null;
/** The room that is kept from one question to the next; a longer one takes more for itself alone. */
const MOST = 136;
/** The same where there is little height. */
const LOW = 110;
/** So little is this. */
const LITTLE = 700;
/** So much of a place may be covered: its line. */
const LINE = 8;

export class Steady {
  /** The room that is kept. */
  #kept = 0;
  /** The room that the last question took. */
  #room = 0;

  /**
   * @param {import("../shared/scope.js").Scope} scope
   * @param {HTMLElement} bar
   * @param {() => boolean} composing
   * @param {() => Element[]} awaited the places that can be clicked next
   */
  constructor(scope, bar, composing, awaited) {
    this.bar = bar;
    this.composing = composing;
    this.awaited = awaited;
    // What is unfolded is filled when this is heard.
    scope.listen(bar, "toggle", () => scope.frame(() => this.settle()), { capture: true });
    scope.listen(window, "resize", () => this.settle());
  }

  /** Gives the bar its place; to be called when its content has changed. */
  settle() {
    const { bar } = this;
    bar.style.minHeight = bar.style.marginTop = bar.style.marginBottom = "";
    if (!isBar(bar) && !isOver(bar)) return;
    const { height } = bar.getBoundingClientRect();
    const unfolded = bar.querySelector("details[open]") !== null;
    if (!unfolded && !this.composing()) this.#take(height);
    if (this.#room === 0) return;
    this.#lay(height);
    if (unfolded || !this.#covers()) return;
    this.#room = height;
    this.#lay(height);
  }

  /** @param {number} height */
  #lay(height) {
    const { bar } = this;
    const over = Math.max(0, height - this.#room);
    // The strip above a bar is seen whole or not at all.
    const lies = over > 0 && isBar(bar) ? Math.max(over, this.#strip()) : over;
    bar.style.minHeight = `${this.#room + lies}px`;
    bar.style[isBar(bar) ? "marginTop" : "marginBottom"] = `${-lies}px`;
  }

  /** How high the strip of turns is. */
  #strip() {
    return this.bar.closest(".app")?.querySelector(".turns")?.getBoundingClientRect().height ?? 0;
  }

  /** Whether the bar lies on something that can be clicked next. */
  #covers() {
    const { left, right, top, bottom } = this.bar.getBoundingClientRect();
    return this.awaited().some((place) => {
      const box = place.getBoundingClientRect();
      const beside = box.left < right && box.right > left;
      return beside && box.bottom - LINE > top && box.top + LINE < bottom;
    });
  }

  /** @param {number} height */
  #take(height) {
    this.#kept = Math.max(this.#kept, Math.min(height, innerHeight < LITTLE ? LOW : MOST));
    this.#room = Math.max(this.#kept, height);
  }
}
