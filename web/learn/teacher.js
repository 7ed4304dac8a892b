// Who answers in a guided game: a lesson is asked over HTTP what a table is asked over its
// connection. Nothing is kept there, so it may be asked again and again.

import { get, post } from "../shared/api.js";

/** @typedef {import("../protocol.d.ts").LessonShown} Lesson */
/** @typedef {import("../protocol.d.ts").LessonAnswer} Answer */
/** @typedef {import("../protocol.d.ts").Judged} Judged */
/** @typedef {import("../protocol.d.ts").Request} Request */
/** @typedef {import("../shared/scope.js").Scope} Scope */
/** @typedef {import("../table/answerer.d.ts").Answerer} Answerer */
/** @typedef {import("../table/answerer.d.ts").Listener} Listener */

/**
 * What the room around it does.
 * @typedef {object} Class
 * @property {(lesson: Lesson) => void} opened
 * @property {(judged: Judged) => void} judged
 */

/** @implements {Answerer} */
export class Teacher {
  kind = /** @type {const} */ ("lesson");
  /** The step that is taken, as the server names it. */
  step = "1";
  #opening = 0;

  /** @param {Scope} scope @param {string} game @param {Class} room @param {Listener} listener */
  constructor(scope, game, room, listener) {
    this.scope = scope;
    this.game = game;
    this.room = room;
    this.listener = listener;
  }

  get #path() {
    return `/api/learn/${this.game}/${this.step}?format=${this.listener.hello().format}`;
  }

  /** Opens the step; only the latest one counts. */
  async again() {
    const opening = ++this.#opening;
    try {
      const lesson = /** @type {Lesson} */ (await get(this.#path, this.scope.signal));
      if (opening !== this.#opening) return;
      this.room.opened(lesson);
      this.listener.changed("open");
      this.listener.heard({ update: lesson.update });
    } catch (error) {
      const { code = "connection/lost", message = "" } = /** @type {{ code?: string, message?: string }} */ (error);
      if (opening === this.#opening && !this.scope.isOver)
        this.listener.changed("refused", { code, sentence: message });
    }
  }

  /**
   * What is right is done: the board waits for the next step.
   * @template {Request} R
   * @param {R} request
   * @returns {Promise<import("../table/answerer.d.ts").Answered<R>>}
   */
  async ask(request) {
    const answer = /** @type {Answer} */ (await post(this.#path, request, this.scope.signal));
    return /** @type {import("../table/answerer.d.ts").Answered<R>} */ (this.#told(request, answer));
  }

  /** @param {Request} request @param {Answer} answer */
  #told(request, answer) {
    if ("staged" in answer) return answer.staged;
    if ("help" in answer) return answer.help;
    if ("overlay" in answer) return answer.overlay;
    this.room.judged(answer.judged);
    const sequence = "submit" in request ? request.submit.sequence : 0;
    return { sequence: answer.judged.verdict === "right" ? sequence + 1 : sequence };
  }
}
