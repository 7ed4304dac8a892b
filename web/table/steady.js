// The prompt bar of a phone takes room from the board only for what is asked. What is composed, or
// unfolded, grows over the board, so that nothing on it moves under the finger.

const phone = matchMedia("(max-width: 760px)");
/** The room that is kept from one question to the next; a longer one takes more for itself alone. */
const MOST = 176;

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
    scope.listen(phone, "change", () => this.settle());
  }

  /** Gives the bar its place; to be called when its content has changed. */
  settle() {
    const { bar } = this;
    bar.style.minHeight = bar.style.marginTop = "";
    if (!phone.matches) return;
    const { height } = bar.getBoundingClientRect();
    const grows = this.composing() || bar.querySelector("details[open]") !== null;
    if (!grows) this.#take(height);
    if (this.#room === 0) return;
    bar.style.minHeight = `${this.#room}px`;
    bar.style.marginTop = `${Math.min(0, this.#room - height)}px`;
  }

  /** @param {number} height */
  #take(height) {
    this.#kept = Math.max(this.#kept, Math.min(height, MOST));
    this.#room = Math.max(this.#kept, height);
  }
}
