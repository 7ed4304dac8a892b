// A guided first game: a lesson in the side, its position on the board, chosen and confirmed as at
// a table. A right choice leads to the next lesson; where one stopped is remembered.

import { get } from "../shared/api.js";
import { fill, h } from "../shared/dom.js";
import { glyph, loadSymbols } from "../shared/glyph.js";
import { bookLink, brand } from "../shared/header.js";
import { announce, hush, ruleLink, say } from "../shared/notices.js";
import { t } from "../shared/words.js";
import * as lost from "../places/lost.js";
import { Desk } from "../table/desk.js";
import { openSettings } from "../table/menu.js";
import { progress } from "../table/progress.js";
import { changes, showPrompt } from "../table/prompt.js";
import { Session } from "../table/session.js";
import { format } from "../table/space.js";
import { endOfGuide } from "./end.js";
import { nextClick } from "./hint.js";
import { Teacher } from "./teacher.js";
import { Practice, Way } from "./way.js";

/** @typedef {import("../protocol.d.ts").GuideShown} Guide */
/** @typedef {import("../protocol.d.ts").LessonShown} Lesson */
/** @typedef {import("../protocol.d.ts").Judged} Judged */
/** @typedef {import("../protocol.d.ts").TableInfo} TableInfo */
/** @typedef {import("../shared/scope.js").Scope} Scope */

/**
 * @param {Scope} scope
 * @param {HTMLElement} root
 * @param {string} [game]
 * @param {string} [step]
 */
export async function enter(scope, root, game, step) {
  /** @type {Guide} */
  let guide;
  try {
    guide = await get(`/api/learn/${game}`, scope.signal);
  } catch {
    return scope.isOver ? undefined : lost.enter(scope, root);
  }
  await loadSymbols(guide.game);
  if (scope.isOver) return;
  document.title = t("learn-of", { game: guide.title });
  const way = step?.startsWith("try-") ? new Practice(guide, step.slice(4)) : new Way(guide, Number(step));
  new LearnPage(scope, root, guide, way).open();
}

class LearnPage {
  /** @type {Lesson | null} */
  lesson = null;
  /** What is said to the right choice, once it is made. @type {string | null} */
  well = null;
  /** Whether the way is pointed out. */
  shown = false;

  /** @param {Scope} scope @param {HTMLElement} root @param {Guide} guide @param {Way | Practice} way */
  constructor(scope, root, guide, way) {
    this.scope = scope;
    this.guide = guide;
    this.way = way;
    const room = {
      opened: (/** @type {Lesson} */ lesson) => this.#opened(lesson),
      judged: (/** @type {Judged} */ judged) => this.#judged(judged),
    };
    this.session = new Session(
      scope,
      asTable(guide),
      1,
      format(),
      (listener) => new Teacher(scope, guide.game, room, listener),
    );
    this.top = h("header.top");
    this.place = h("section.lesson", { "aria-labelledby": "lesson-title", tabindex: 0 });
    this.desk = new Desk(root, this.session, {
      // What is pointed out must not be covered.
      steady: false,
      top: this.top,
      first: this.place,
      hint: () => new Set([this.#next().hit ?? ""]),
      prompt: (place, session, board) => this.#prompt(place, () => showPrompt(place, session, board)),
    });
    this.desk.app.classList.add("learning");
    this.session.listen((topic) => topic === "update" && this.#showTop());
    // On a phone the board needs the room as soon as somebody turns to it.
    scope.listen(this.desk.board.element, "click", () => this.#fold(true));
    this.#showTop();
  }

  /** Leaves only the task of the lesson, or shows all of it. @param {boolean} folded */
  #fold(folded) {
    this.desk.app.classList.toggle("folded", folded);
    this.place.querySelector(".fold")?.setAttribute("aria-expanded", String(!folded));
  }

  /** Shows the step that the way leads to. */
  open() {
    this.shown = false;
    hush();
    this.desk.help.hide();
    this.desk.app.classList.toggle("learned", this.way.isOver);
    this.#showTop();
    this.#fold(false);
    if (this.way.isOver) this.#end();
    // The board of the last lesson stays; who comes straight to the end sees it too.
    if (this.way.isOver && this.session.update) return;
    this.session.live.step = this.way.address;
    this.session.look({});
  }

  /** @param {Lesson} lesson */
  #opened(lesson) {
    const known = this.lesson !== null;
    this.lesson = lesson;
    this.#praise(null);
    this.session.seat = lesson.seat;
    this.desk.tab = "board";
    this.desk.board.page = 0;
    if (this.way.isOver) return atRest(lesson);
    this.#showLesson(lesson);
    if (known) document.getElementById("lesson-title")?.focus({ preventScroll: true });
  }

  /** @param {Judged} judged */
  #judged({ verdict, sentence }) {
    if (verdict === "so-far") return say(t("learn-so-far"), { kind: "hint" });
    if (verdict === "other") {
      this.session.composing.clear();
      return say(sentence, { kind: "hint" });
    }
    hush();
    this.#praise(sentence);
    this.way.done();
    this.#showTop();
    this.desk.show();
    announce(sentence);
    this.#continueButton()?.focus({ preventScroll: true });
  }

  /** @param {string | null} sentence */
  #praise(sentence) {
    this.well = sentence;
    this.desk.app.classList.toggle("well", sentence !== null);
  }

  /** @returns {HTMLElement | null} */
  #continueButton() {
    return this.desk.ask.querySelector('[data-key="continue"]');
  }

  /** After the right choice the prompt says why it was, and leads on. @param {Element} place @param {() => void} asked */
  #prompt(place, asked) {
    if (this.way.isOver) return fill(place);
    if (this.well === null) {
      asked();
      return place.querySelector(`button[data-key="${CSS.escape(this.#next().key ?? "")}"]`)?.classList.add("hinted");
    }
    place.setAttribute("aria-busy", "false");
    const { staged } = this.session.composing;
    const { step, single, back } = this.way,
      last = step === this.guide.steps.length;
    const on = () =>
      single
        ? h("a.btn.p.grow", { href: back, "data-key": "continue" }, t("book-back"))
        : h(
            "button.btn.p.grow",
            { onclick: () => this.#go(step + 1), "data-key": "continue" },
            t(last ? "learn-finish" : "learn-continue"),
          );
    fill(
      place,
      h("h2", { id: "asked", tabindex: -1 }, glyph("check", 22), t("learn-well")),
      h("p", null, this.well),
      staged && changes(this.session, staged),
      h("div.acts", null, on(), single && h("button.btn", { onclick: () => this.open() }, t("learn-restart"))),
    );
  }

  /** What to click next, where the way is pointed out: a place or a button. */
  #next() {
    return this.shown && this.lesson && this.well === null
      ? nextClick(this.session.composing.draft, this.lesson.example)
      : {};
  }

  /** Points the way out, from the beginning. */
  #show() {
    this.shown = true;
    hush();
    this.#fold(true);
    this.session.composing.clear();
  }

  /** @param {number} step */
  #go(step) {
    this.way.go(step);
    this.open();
  }

  #showTop() {
    const { guide, way, desk } = this;
    const step = Math.min(way.step, guide.steps.length);
    const round = this.session.update && !way.isOver ? ` · ${this.session.update.progress.text}` : "";
    const steps = () => (way.isOver ? t("learn-over") : t("learn-step", { step, count: guide.steps.length }));
    const shown = way.single
      ? { text: t("book-trying"), step: null }
      : { text: steps(), step: /** @type {[number, number]} */ ([way.step, guide.steps.length]) };
    fill(
      this.top,
      brand(),
      h("div.crumb", null, h("h1", null, guide.title), h("span", null, t(way.single ? "book" : "learn"), round)),
      h("div.mid", null, progress(shown)),
      h(
        "nav.tools",
        { "aria-label": t("table") },
        desk.overlays.element,
        desk.board.zoom.buttons,
        bookLink(guide.game),
        h(
          "button.ib",
          { onclick: () => desk.help.showKeys(), "aria-label": t("help"), "data-key": "help" },
          h("b", { "aria-hidden": "true" }, "?"),
        ),
        h(
          "button.ib",
          { onclick: () => openSettings(this.session), "aria-label": t("menu"), "data-key": "menu" },
          glyph("gear"),
        ),
      ),
    );
  }

  /** @param {Lesson} lesson */
  #showLesson({ follows, title, why, task, rules }) {
    const { step, single, back } = this.way;
    fill(
      this.place,
      !single && follows !== "at-once" && h("p.follows", null, t(`learn-${follows}`)),
      h("h2", { id: "lesson-title", tabindex: -1 }, title),
      h("p.why", null, why),
      h("p.task", null, h("b", null, t("learn-now")), " ", task),
      h(
        "button.ib.fold",
        {
          onclick: () => this.#fold(!this.desk.app.classList.contains("folded")),
          "aria-label": t("learn-whole"),
          "data-key": "lesson-fold",
        },
        glyph("scroll", 20),
      ),
      h(
        "div.lesson-foot",
        null,
        h(
          "p.note.rule-links",
          null,
          rules.map((rule) => ruleLink(this.guide.game, rule)),
        ),
        h("button.link", { onclick: () => this.#show(), "data-key": "lesson-show" }, t("learn-show")),
        step > 1 && h("button.link", { onclick: () => this.#go(step - 1), "data-key": "lesson-back" }, t("learn-back")),
        single
          ? h("a", { href: back, "data-key": "lesson-rules" }, t("book-back"))
          : h("button.link", { onclick: () => this.#go(step + 1), "data-key": "lesson-skip" }, t("learn-skip")),
      ),
    );
    this.place.scrollTop = 0;
    this.desk.app.dataset.step = String(step);
  }

  /** What was learned, and the way to a real game. */
  #end() {
    this.#praise(null);
    fill(
      this.place,
      endOfGuide(this.scope, this.guide, this.way, (step) => this.#go(step)),
    );
    fill(this.desk.ask);
    document.getElementById("lesson-title")?.focus({ preventScroll: true });
  }
}

/** Nothing is asked any more. @param {Lesson} lesson */
function atRest({ update }) {
  update.choices = [];
  update.prompt.yours = false;
}

/** What the parts of a table want to know about one. @param {Guide} guide @returns {TableInfo} */
const asTable = ({ game, title }) => ({
  id: "",
  game,
  title,
  status: "running",
  options: [],
  seats: [],
  owner: false,
  your_turn: true,
  turn_limit_s: null,
  visibility: "private",
  older_rules: null,
  unplayable: null,
  closes_at: null,
  closed: null,
  closed_because: null,
  hide_scores: false,
  commitment: "",
  deal: { kind: "seed", known: false, sentence: "", from: null },
  sequence: 0,
  created_at: 0,
  started_at: 0,
  finished_at: null,
  touched_at: 0,
});
