// The bar under a replayed board: first, back, play, forward, last, the slider with its chapters,
// speed, and whose eyes.

import { h, svg } from "../shared/dom.js";
import { t } from "../shared/words.js";

/** @typedef {import("./past.js").Past} Past */

/** Pauses between decisions while playing, in milliseconds. */
const SPEEDS = [2400, 1200, 600, 250];

/** The signs of the buttons, in a field of 24. */
const SIGNS = {
  first: "M6 5v14M19 5 9 12l10 7z",
  back: "M17 5 7 12l10 7z",
  play: "M7 4.5v15L19 12z",
  pause: "M8 5v14M16 5v14",
  forward: "m7 5 10 7-10 7z",
  last: "M18 5v14M5 5l10 7-10 7z",
};

/** @param {keyof typeof SIGNS} name */
const sign = (name) =>
  svg(
    "svg",
    { class: "g", width: 20, height: 20, viewBox: "0 0 24 24", "aria-hidden": "true" },
    svg("path", { d: SIGNS[name], class: "sign" }),
  );

export class Bar {
  #scope;
  /** Stops playing, while it plays. @type {(() => void) | null} */
  #playing = null;

  /** @param {import("../shared/scope.js").Scope} scope @param {Past} past @param {{ go: (at: number) => void, lookAs: (eyes: string) => void }} does */
  constructor(scope, past, does) {
    this.#scope = scope;
    this.past = past;
    this.does = does;
    const { decisions, chapters } = past.replay;
    const button = (/** @type {keyof typeof SIGNS} */ name, /** @type {() => void} */ onclick) =>
      h(
        "button.ib",
        { onclick, "aria-label": t(`replay-${name}`), title: t(`replay-${name}`), "data-key": `replay-${name}` },
        sign(name),
      );
    this.play = button("play", () => this.toggle());
    this.slider = /** @type {HTMLInputElement} */ (
      h("input", {
        type: "range",
        min: 0,
        max: decisions,
        value: past.at,
        list: "replay-chapters",
        "aria-label": t("replay-slider"),
        oninput: () => this.jump(this.slider.valueAsNumber),
      })
    );
    this.count = h("output.replay-count");
    this.speed = /** @type {HTMLSelectElement} */ (
      h(
        "select.quiet",
        { "aria-label": t("replay-speed") },
        SPEEDS.map((pause, index) =>
          h("option", { value: pause, selected: index === 1 }, t(`replay-speed-${index + 1}`)),
        ),
      )
    );
    const ticks = h(
      "datalist",
      { id: "replay-chapters" },
      chapters.map(({ decisions: at, text }) => h("option", { value: at, label: text })),
    );
    this.element = h(
      "section.replay-bar",
      { "aria-label": t("replay") },
      h(
        "div.replay-steps",
        null,
        button("first", () => this.jump(0)),
        button("back", () => this.jump(past.at - 1)),
        this.play,
        button("forward", () => this.jump(past.at + 1)),
        button("last", () => this.jump(decisions)),
      ),
      this.slider,
      ticks,
      this.count,
      this.speed,
      this.#eyes(),
    );
    this.show();
  }

  #eyes() {
    const { replay, info, eyes } = this.past;
    const option = (/** @type {string} */ value, /** @type {string} */ name) =>
      h("option", { value, selected: value === eyes }, name);
    const choices = replay.over
      ? [
          option("everything", t("replay-everything")),
          ...info.seats.map(({ seat, name }) => option(String(seat), name)),
          option("spectator", t("replay-spectator")),
        ]
      : [option("spectator", t("replay-spectator"))];
    const onchange = () => this.does.lookAs(select.value);
    const select = /** @type {HTMLSelectElement} */ (h("select.quiet", { id: "replay-eyes", onchange }, choices));
    return h("label.replay-eyes", { for: "replay-eyes" }, h("span", null, t("replay-as")), select);
  }

  /** Goes somewhere by hand: that ends playing. @param {number} at */
  jump(at) {
    this.stop();
    this.does.go(at);
  }

  /** Plays on by itself, or stops. */
  toggle() {
    if (this.#playing) return this.stop();
    if (this.past.at >= this.past.replay.decisions) this.does.go(0);
    const step = () => {
      if (this.past.at >= this.past.replay.decisions) return this.stop();
      this.does.go(this.past.at + 1);
      this.#playing = this.#scope.after(Number(this.speed.value), step);
    };
    this.#playing = this.#scope.after(200, step);
    this.show();
  }

  stop() {
    this.#playing?.();
    this.#playing = null;
    this.show();
  }

  /** What the bar says about where we are. */
  show() {
    const { at, replay } = this.past;
    const chapter = replay.chapters.findLast(({ decisions }) => decisions <= at);
    this.slider.value = String(at);
    this.slider.setAttribute("aria-valuetext", `${at}: ${chapter?.text ?? ""}`);
    this.count.textContent = `${at} / ${replay.decisions}`;
    const name = this.#playing ? "pause" : "play";
    this.play.replaceChildren(sign(name));
    this.play.setAttribute("aria-label", t(`replay-${name}`));
    this.play.title = t(`replay-${name}`);
  }
}
