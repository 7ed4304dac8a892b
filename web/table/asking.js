// When the prompt is renewed: what was asked stays for a moment while bots act, so that nothing
// flickers, and the keyboard stays in it. What it says is in prompt.js.

/** @typedef {import("./session.js").Session} Session */

/** So long a story may be before it has a prompt of its own, in milliseconds. */
const LONG_STORY = 700;
/** How long bots may take before the page says that it waits for them, in milliseconds. */
const BRIEF = 250;

export class Asking {
  /** Calls off what is to be said after a moment. @type {(() => void) | null} */
  #calm = null;
  /** Whether bots have not taken long so far. */
  #patient = true;
  /** Whether the keyboard was in the prompt before it changed. */
  #held = false;

  /** @param {Session} session @param {HTMLElement} place @param {() => void} ask fills the place */
  constructor(session, place, ask) {
    this.session = session;
    this.place = place;
    this.ask = ask;
  }

  /** While only bots act the last prompt stays for a moment; then it is said who thinks. */
  show() {
    const { session, place } = this;
    this.#held ||= place.contains(document.activeElement);
    if (!this.#isBrief()) return this.#askNow();
    this.#keepStill();
    place.setAttribute("aria-busy", "true");
    // Not anew with every bot: many short thoughts are a long wait too.
    this.#calm ??= session.scope.after(BRIEF, () => {
      this.#patient = false;
      this.#askNow();
    });
  }

  /** Whether something else will be asked in a moment. */
  #isBrief() {
    const { session, place } = this;
    const { story } = session;
    const acting = session.update?.seats.filter(({ to_act }) => to_act) ?? [];
    const bots = acting.length > 0 && acting.every(({ driver }) => driver.startsWith("bot"));
    if (!bots) this.#patient = true;
    // A short story is over before its prompt could be read.
    const told = story.isBehind && story.left > LONG_STORY;
    const waits = (bots && this.#patient) || (story.isBehind && !told);
    return waits && !told && !session.busy && session.connection !== "lost" && place.childElementCount > 0;
  }

  /** What was asked cannot be answered any more; the keyboard stays at the question. */
  #keepStill() {
    if (this.#held) document.getElementById("asked")?.focus({ preventScroll: true });
    for (const part of this.place.children) part.toggleAttribute("inert", part.id !== "asked");
  }

  #askNow() {
    this.#calm?.();
    this.#calm = null;
    this.ask();
    this.#keepKeyboard();
  }

  /** The keyboard stays in the prompt, though the button it was on is gone. */
  #keepKeyboard() {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (this.#held && lost) document.getElementById("asked")?.focus({ preventScroll: true });
    this.#held = false;
  }
}
