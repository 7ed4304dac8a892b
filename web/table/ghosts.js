// Ghosts: what a click would lead to, painted over the board while a place is pointed at or has the
// keyboard, with what it would change. The board itself stays as it is.

import { h, picture, svg, withoutPlaces } from "../shared/dom.js";
import { t } from "../shared/words.js";
import { outlineOf } from "./board.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("../protocol.d.ts").Staged} Staged */
/** @typedef {import("../protocol.d.ts").ChoiceShown} Choice */

/** How many changes stand at a ghost, and how long a note may be. */
const MOST = 3;
const LONGEST = 48;
/** From this size on a place has room for what is said of it, in pixels. */
const LARGE = 72;

export class Ghosts {
  /** The place that is looked at. @type {string | null} */
  #hit = null;

  /** @param {Session} session @param {Board} board */
  constructor(session, board) {
    this.session = session;
    this.board = board;
    this.layer = h("div.ghosts");
    board.flights.append(this.layer);
  }

  /** Somebody looks at a place, or at none. @param {string | null} hit */
  look(hit) {
    if (hit === this.#hit) return;
    this.#hit = hit;
    this.#clear();
    if (hit === null) return this.session.composing.ahead.ignore();
    this.session.composing.lookAt(hit, (staged, choice, count) => {
      if (this.#hit !== hit || this.session.busy) return;
      this.#paint(hit, staged, staged.staged < count ? short(choice.note) : this.#changes(staged, choice));
    });
  }

  /** The board has changed: what was painted is of before. */
  forget() {
    this.#hit = null;
    this.#clear();
  }

  #clear() {
    this.layer.replaceChildren();
    for (const ghost of this.board.element.querySelectorAll("g.ghost")) ghost.remove();
    for (const hit of this.board.element.querySelectorAll(".under-ghost")) hit.classList.remove("under-ghost");
    for (const mark of this.board.element.querySelectorAll(".over-ghost")) mark.classList.remove("over-ghost");
  }

  /** @param {string} hit @param {Staged} staged @param {string[]} said */
  #paint(hit, staged, said) {
    this.#clear();
    for (const { area, svg } of staged.areas) {
      const node = this.board.frame.querySelector(`svg[data-area="${CSS.escape(area)}"]`);
      const now = this.session.pictureOf(area)?.svg;
      if (!node || now === undefined || svg === now) continue;
      const { ghost, gone, filled } = ghostOf(svg, now);
      for (const name of gone) this.board.hit(name)?.classList.add("under-ghost");
      this.#uncover(node, new Set([hit, ...filled]));
      node.insertBefore(ghost, node.querySelector(":scope > g.marks"));
    }
    const pill = this.#pill(hit, said);
    if (pill) this.layer.append(pill);
  }

  /** A mark that fills its place would hide the ghost in it. @param {Element} area @param {Set<string>} hits */
  #uncover(area, hits) {
    for (const mark of area.querySelectorAll(":scope > .marks > :is(.legal, .legal-dot)"))
      if (hits.has(mark.getAttribute("data-of") ?? "")) mark.classList.add("over-ghost");
  }

  /** What it would change, at the place. @param {string} hit @param {string[]} said */
  #pill(hit, said) {
    const outline = outlineOf(this.board.hit(hit));
    if (!outline || said.length === 0) return null;
    const box = outline.getBoundingClientRect();
    const pill = h(
      "p.ghost-says",
      null,
      said.slice(0, MOST).map((text) => h("span", null, text)),
    );
    pill.style.left = `${box.left + box.width / 2}px`;
    pill.style.top = `${box.top}px`;
    // On the line above a large place: over it lies the name of what is there.
    pill.classList.toggle("on-line", Math.min(box.width, box.height) >= LARGE);
    return pill;
  }

  /**
   * Points of everybody; where nobody's change, what one has oneself; else what the choice says of
   * itself.
   * @param {Staged} staged
   * @param {Choice} choice
   */
  #changes({ scores, facts }, { note }) {
    const { seat, update } = this.session;
    /** @type {Map<number | null, number>} */
    const sums = new Map();
    for (const change of scores) sums.set(change.seat, (sums.get(change.seat) ?? 0) + change.new - change.old);
    const own = sums.get(seat) ?? 0;
    const others = [...sums].filter(([of, sum]) => of !== seat && sum !== 0);
    const name = (/** @type {number | null} */ of) =>
      update?.seats.find((one) => one.seat === of)?.name ?? update?.rival ?? "";
    const points = [
      ...(own === 0 ? [] : [t("ghost-points", { points: signed(own), count: Math.abs(own) })]),
      ...others.map(([of, sum]) => `${name(of)} ${signed(sum)}`),
    ];
    if (points.length > 0) return points;
    const had = facts.filter((fact) => fact.seat === seat);
    if (had.length === 0) return short(note);
    return had.map(({ name: what, old, new: now }) => `${what} ${old} → ${now}`);
  }
}

/** A note, where it can be read at a glance. @param {string} note */
const short = (note) => (note === "" || note.length > LONGEST ? [] : [note]);

/** @param {number} sum */
const signed = (sum) => (sum > 0 ? `+${sum}` : `−${-sum}`);

/**
 * What differs between two pictures of an area, to lie over the one of the table under its marks, the
 * places that would not be as they are, and those of them that would hold a piece. Headings stay.
 * @param {string} then
 * @param {string} now
 */
function ghostOf(then, now) {
  const ghost = svg("g", { class: "ghost", "aria-hidden": "true" });
  const [after, before] = [picture(then), picture(now)];
  const same = new Set([...before.children].map((part) => part.outerHTML));
  const stays = new Set([...places(after)].map((place) => place.outerHTML));
  const gone = [...places(before)].filter((place) => !stays.has(place.outerHTML)).map(nameOf);
  const holding = new Set([...places(after)].filter((place) => place.querySelector("use, text")).map(nameOf));
  ghost.append(...[...after.children].filter((part) => part.localName !== "text" && !same.has(part.outerHTML)));
  withoutPlaces(ghost);
  return { ghost, gone, filled: gone.filter((name) => holding.has(name)) };
}

/** @param {Element} place */
const nameOf = (place) => place.getAttribute("data-hit") ?? "";

/** @param {Element} drawn */
const places = (drawn) => drawn.querySelectorAll("[data-hit]");
