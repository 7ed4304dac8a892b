// What is known of the points during a game: the own ones line by line, and everybody's course. It
// stands under the pictures beside the board where there is room, and else behind a tab.

import { fill, h } from "../shared/dom.js";
import { t } from "../shared/words.js";
import { Course } from "./course.js";
import { point } from "./marks.js";
import { showTally } from "./tally.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./board.js").Board} Board */

/** The strip of the course. */
const HEIGHT = 118;
const ROWS = 2;
/** What its box leaves free at either side, and how narrow it may be. */
const PAD = 12;
const LEAST = 120;

export class Insight {
  /** @param {Session} session @param {Board} board @param {(hits: string[]) => void} go brings somebody to what is counted */
  constructor(session, board, go) {
    this.session = session;
    this.board = board;
    this.go = go;
    this.tally = h("div.box.tally");
    this.strip = h("div.box.course");
    this.element = h("section.insight", { "aria-label": t("insight"), tabindex: 0 }, this.tally, this.strip);
    this.course = new Course(session);
    this.course.onTold.push(() => this.#drawCourse());
    const { scope } = session;
    scope.observe(new ResizeObserver(() => this.#drawCourse()), this.element);
    session.listen((topic) => {
      if (topic === "update") this.course.renew();
    });
  }

  /** Whether nothing is to be seen: points are hidden, or nobody has a seat here and nothing has happened. */
  get isEmpty() {
    return !this.session.update?.scores || (!this.#hasTally && this.course.steps.length < 2);
  }

  get #hasTally() {
    const { update, seat } = this.session;
    return seat !== null && update?.scores !== null && !update?.outcome;
  }

  show() {
    this.tally.hidden = !this.#hasTally;
    if (this.#hasTally) {
      const ring = (/** @type {string[]} */ hits) => point(this.board, new Set(hits));
      showTally(this.tally, this.session, { ring, go: this.go });
    }
    this.#drawCourse();
    this.#fit();
  }

  #drawCourse() {
    const { course, strip } = this;
    strip.hidden = course.steps.length < 2;
    strip.classList.remove("without-room");
    const width = strip.clientWidth - 2 * PAD;
    if (strip.hidden || width < LEAST) return;
    fill(
      strip,
      h("div.tally-head", null, h("h2", null, t("course")), h("small", null, t("course-note"))),
      course.draw({ width, height: HEIGHT, rows: ROWS }),
      course.table(),
    );
    this.#fit();
  }

  /** Under the pictures the course is shown whole or not at all. */
  #fit() {
    const { element, strip } = this;
    const shelf = element.closest(".shelf");
    strip.classList.remove("without-room");
    strip.classList.toggle("without-room", shelf !== null && shelf.scrollHeight > shelf.clientHeight + 1);
  }
}
