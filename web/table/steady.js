// The prompt bar of a phone takes room from the board only for what is asked. What is composed, or
// unfolded, grows over the board, so that nothing on it moves under the finger.

const phone = matchMedia("(max-width: 760px)");

export class Steady {
  /** The room that the bar has taken so far; it is not given back, for the next question needs it. */
  #room = 0;

  /** @param {HTMLElement} bar @param {() => boolean} composing */
  constructor(bar, composing) {
    this.bar = bar;
    this.composing = composing;
    bar.addEventListener("toggle", () => this.settle(), true);
    phone.addEventListener("change", () => this.forget());
  }

  /** Another board: the room is measured anew. */
  forget() {
    this.#room = 0;
    this.settle();
  }

  /** Gives the bar its place; to be called when its content has changed. */
  settle() {
    const { bar } = this;
    bar.style.minHeight = bar.style.marginTop = "";
    if (!phone.matches) return;
    const grows = this.composing() || bar.querySelector("details[open]") !== null;
    const { height } = bar.getBoundingClientRect();
    if (!grows) this.#room = Math.max(this.#room, height);
    if (this.#room === 0) return;
    bar.style.minHeight = `${this.#room}px`;
    bar.style.marginTop = `${Math.min(0, this.#room - height)}px`;
  }
}
