// The prompt takes room from the board, or from the pictures below it, only for what is asked. What is
// composed, or unfolded, grows over them, so that nothing moves under the finger.

/** Whether the prompt is a bar under the board. @param {Element} bar */
const isBar = (bar) => bar.closest("[data-frame=narrow]") !== null;
/** Whether pictures stand under the prompt. @param {Element} bar */
const isOver = (bar) => bar.closest("[data-frame=joined], [data-frame=medium], [data-frame=short]") !== null;
/** The room that is kept from one question to the next; a longer one takes more for itself alone. */
const MOST = 176;
/** The same where there is little height. */
const LOW = 110;

export class Steady {
  /** The room that is kept. */
  #kept = 0;
  /** The room that the last question took. */
  #room = 0;

  /** @param {import("../shared/scope.js").Scope} scope @param {HTMLElement} bar @param {() => boolean} composing */
  constructor(scope, bar, composing) {
    this.bar = bar;
    this.composing = composing;
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
    const grows = this.composing() || bar.querySelector("details[open]") !== null;
    if (!grows) this.#take(height);
    if (this.#room === 0) return;
    bar.style.minHeight = `${this.#room}px`;
    bar.style[isBar(bar) ? "marginTop" : "marginBottom"] = `${Math.min(0, this.#room - height)}px`;
  }

  /** @param {number} height */
  #take(height) {
    this.#kept = Math.max(this.#kept, Math.min(height, innerHeight < 600 ? LOW : MOST));
    this.#room = Math.max(this.#kept, height);
  }
}
