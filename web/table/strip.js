// The strip of turns: who moves, what they do, how fast it is shown; at rest what happened since the
// own last turn, and a way to see it again. Nobody waits for it.

import { fill, h } from "../shared/dom.js";
import { glyph, token } from "../shared/glyph.js";
import { t } from "../shared/words.js";
import { againButton } from "./way-back.js";
import { setSpeed, speed, SPEEDS } from "./wishes.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./moves.js").Move} Move */
/** A player's moves in a row. @typedef {{ seat: number | null, moves: Move[] }} Turn */

/** So many tokens stand in the strip: the one that moves, and those around it. */
const SHOWN = 6;

export class Strip {
  /** Whether the button says that it goes on. */
  #paused = false;

  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    this.element = h("section.turns", { "aria-label": t("turns"), hidden: true });
    session.listen((topic) => (topic === "story" || topic === "update" || topic === "draft") && this.show());
    session.scope.listen(this.element, "keydown", (/** @type {KeyboardEvent} */ event) => this.#key(event));
  }

  show() {
    const { story } = this.session;
    const moves = story.isPlaying ? story.moves : story.recap;
    const over = this.session.update?.outcome;
    this.element.hidden = moves.length === 0 || (Boolean(over) && !story.isPlaying);
    this.element.classList.toggle("playing", story.isPlaying);
    if (this.element.hidden) return fill(this.element);
    if (!story.isPlaying) return fill(this.element, this.#resting(moves));
    const { said, time } = this.#playing(moves);
    // What can be pressed stays: a list that is open does not close with the next move.
    const isSame = this.#paused === story.paused && this.element.querySelector(".turn-skip") !== null;
    this.#paused = story.paused;
    if (!isSame) return fill(this.element, this.#pause(), said, this.#controls(), time);
    this.element.querySelector(".turn-now")?.replaceWith(said);
    this.element.querySelector(".turn-time")?.replaceWith(time);
  }

  /** @param {Move[]} moves */
  #playing(moves) {
    const { story } = this.session;
    const turns = turnsOf(moves);
    const now = moves[story.at];
    const at = turns.findIndex((turn) => now !== undefined && turn.moves.includes(now));
    const from = Math.max(0, Math.min(at - 2, turns.length - SHOWN));
    const queue = turns.slice(from, from + SHOWN).map((turn, index) => this.#mover(turn.seat, from + index - at));
    const said = h(
      "div.turn-now",
      null,
      h("span.turn-queue", { "aria-hidden": "true" }, queue),
      h("p.turn-said", null, this.#said(story.told ? [story.told] : [])),
    );
    return { said, time: this.#time() };
  }

  /** What can be pressed while it plays. */
  #controls() {
    const { story } = this.session;
    return [
      this.#speed(),
      h(
        "button.btn.turn-skip",
        { onclick: () => story.skip(), "data-key": "skip", "aria-label": t("turns-skip") },
        glyph("next", 16),
        h("span", null, t("turns-skip-short")),
      ),
    ];
  }

  #pause() {
    const { story } = this.session;
    return h(
      "button.btn.turn-pause",
      {
        onclick: () => story.pause(),
        "data-key": "pause-turns",
        "aria-label": t(story.paused ? "turns-go-on" : "turns-pause"),
      },
      story.paused ? glyph("replay", 16) : h("span.pause-bars", { "aria-hidden": "true" }),
    );
  }

  /** The time of this move, as a line. */
  #time() {
    const { story } = this.session;
    const line = h("i");
    const way = [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }];
    if (!story.paused) line.animate(way, { duration: story.pace, fill: "both" });
    return h("div.turn-time", { "aria-hidden": "true" }, line);
  }

  /** @param {number | null} seat @param {number} place how far from the one that moves */
  #mover(seat, place) {
    const state = place < 0 ? ".done" : place === 0 ? ".now" : "";
    return h(`span.mover${state}`, null, token(this.#seat(seat)?.color ?? "porphyry", 22));
  }

  /** @param {number | null} seat */
  #seat(seat) {
    return this.session.update?.seats.find((one) => one.seat === seat);
  }

  /** @param {Move[]} moves */
  #resting(moves) {
    const { session } = this;
    const seats = [...new Set(moves.map(({ seat }) => seat))];
    return [
      h(
        "span.turn-queue",
        { "aria-hidden": "true" },
        seats.slice(0, SHOWN).map((seat) => token(this.#seat(seat)?.color ?? "porphyry", 20)),
      ),
      h("p.turn-said", null, this.#said(moves)),
      againButton(session, "show-again", ".q.turn-again"),
    ];
  }

  /** What they did, the names strong. @param {Move[]} moves */
  #said(moves) {
    const told = telling(moves, (seat) => this.#seat(seat)?.name ?? "");
    return told.flatMap(({ between, name, text }) => [between, name !== "" && h("b", null, name), text]);
  }

  #speed() {
    const picked = (/** @type {Event} */ event) => {
      setSpeed(/** @type {import("./wishes.js").Speed} */ (/** @type {HTMLSelectElement} */ (event.target).value));
      if (speed() === "off") this.session.story.skip();
    };
    return h(
      "select.quiet.turn-speed",
      { onchange: picked, "aria-label": t("turns-speed"), "data-key": "turn-speed" },
      SPEEDS.map((one) => h("option", { value: one, selected: one === speed() }, t(`turns-${one}`))),
    );
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const { story } = this.session;
    if (!story.isPlaying || event.key !== "ArrowRight") return;
    event.preventDefault();
    story.step();
  }
}

/**
 * What moves are told as, sentence by sentence: what stands between, a name where one is said, and the
 * rest. Who goes on is named once.
 * @param {Move[]} moves
 * @param {(seat: number | null) => string} nameOf
 */
export function telling(moves, nameOf) {
  /** Whom the sentence before is about. */
  let about = "";
  return sentencesOf(moves).map(({ seat, text }, index) => {
    const name = nameOf(seat);
    const isNamed = name !== "" && text.startsWith(`${name} `);
    const between = index === 0 ? "" : isNamed && about !== "" ? ", " : ". ";
    const again = isNamed && about === name;
    about = isNamed ? name : "";
    const rest = !isNamed ? text : text.slice(name.length + Number(again));
    return { between, name: isNamed && !again ? name : "", text: rest };
  });
}

/** @param {Move[]} moves */
const sentencesOf = (moves) => moves.flatMap(({ seat, said }) => said.map((text) => ({ seat, text })));

/** Moves of one player in a row are a turn. @param {Move[]} moves @returns {Turn[]} */
export function turnsOf(moves) {
  /** @type {Turn[]} */
  const turns = [];
  for (const move of moves) {
    const last = turns.at(-1);
    if (last && last.seat === move.seat) last.moves.push(move);
    else turns.push({ seat: move.seat, moves: [move] });
  }
  return turns;
}
