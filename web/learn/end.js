// The end of a guide: what was learned, a real game, the rules, and the way back.

import { h } from "../shared/dom.js";
import { glyph } from "../shared/glyph.js";
import { firstGame, makeTable } from "../shared/house.js";
import { sayFailure } from "../shared/notices.js";
import { t } from "../shared/words.js";

/** @typedef {import("../protocol.d.ts").GuideShown} Guide */
/** @typedef {Pick<import("./way.js").Way, "restart" | "isDone">} Way */

/** @param {import("../shared/scope.js").Scope} scope @param {Guide} guide @param {Way} way @param {(step: number) => void} go */
export function endOfGuide(scope, { game, title, steps }, way, go) {
  const play = async (/** @type {Event} */ event) => {
    const button = /** @type {HTMLButtonElement} */ (event.currentTarget);
    button.disabled = true;
    await makeTable(scope, firstGame(game)).catch(sayFailure);
    button.disabled = false;
  };
  const again = () => {
    way.restart();
    go(1);
  };
  const item = (/** @type {string} */ name, /** @type {number} */ index) => {
    const done = way.isDone(index + 1);
    return h(
      "li",
      null,
      h("span.lesson-sign", null, done ? glyph("check", 17) : null),
      h("button.link", { onclick: () => go(index + 1), "data-key": `lesson-${index + 1}` }, name),
      !done && h("small", null, t("learn-skipped")),
    );
  };
  return [
    h("h2", { id: "lesson-title", tabindex: -1 }, t("learn-end", { game: title })),
    h("p.why", null, t("learn-end-note")),
    h("div.acts", null, h("button.btn.p.grow", { onclick: play, "data-key": "learn-play" }, t("learn-play"))),
    h("p.note", null, t("learn-play-note")),
    h("h3.lab", null, t("learn-learned")),
    h("ol.learned-steps", null, steps.map(item)),
    h(
      "div.lesson-foot",
      null,
      h("a", { href: `/rules/${game}` }, t("rules-of", { game: title })),
      h("button.link", { onclick: again, "data-key": "lesson-restart" }, t("learn-restart")),
    ),
  ];
}
