// A figure of a rulebook: a part of a real position, drawn by the engine, in the colours and fonts
// of the page. It is asked for when it comes into sight.

import { h, picture } from "../shared/dom.js";
import { glyph } from "../shared/glyph.js";
import { legible } from "../shared/legible.js";
import { language, t } from "../shared/words.js";
import { spans } from "./text.js";

/** @typedef {import("../protocol.d.ts").FigureShown} FigureShown */
/** @typedef {import("../shared/scope.js").Scope} Scope */
/** @typedef {import("./book.js").Book} Book */
/** @typedef {{ apart: boolean }} Manner whether what leads away opens a window of its own */

/** From this proportion on a figure has the whole width. */
const WIDE = 3;

/** What was drawn already. @type {Map<string, string>} */
const drawn = new Map();

/** @param {string} game @param {string} id @param {AbortSignal} signal */
async function markup(game, id, signal) {
  const address = `/api/games/${game}/rulebook/${id}?lang=${language()}`;
  const known = drawn.get(address);
  if (known !== undefined) return known;
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const fresh = await answer.text();
  drawn.set(address, fresh);
  return fresh;
}

/** The picture alone. @param {Scope} scope @param {string} game @param {string} id @param {number} aspect @param {boolean} [filled] whether it fills its frame, though parts are cut off */
export function drawing(scope, game, id, aspect, filled = false) {
  const frame = h(`div.fig-frame${filled ? ".filled" : ""}`);
  frame.style.aspectRatio = String(aspect);
  const show = async () => {
    const node = picture(await markup(game, id, scope.signal));
    if (scope.isOver) return;
    if (filled) {
      node.setAttribute("preserveAspectRatio", "xMidYMid slice");
      node.setAttribute("aria-hidden", "true");
    }
    frame.replaceChildren(node);
    scope.observe(new ResizeObserver(() => legible(node)), frame);
  };
  const sight = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      sight.disconnect();
      show().catch(() => frame.replaceChildren(h("p.note", null, t("book-no-figure"))));
    },
    { rootMargin: "300px" },
  );
  scope.observe(sight, frame);
  return frame;
}

/** @param {Scope} scope @param {Book} book @param {FigureShown} shown @param {Manner} manner */
export function figure(scope, book, shown, { apart }) {
  const { id, caption, aspect, verdict, refusal, playable } = shown;
  return h(
    `figure.fig${verdict ? `.is-${verdict}` : ""}${aspect >= WIDE ? ".wide" : ""}`,
    { id: `fig-${id}` },
    drawing(scope, book.game, id, aspect),
    h(
      "figcaption",
      null,
      verdict && h("span.verdict", null, glyph(verdict === "allowed" ? "check" : "close", 15)),
      h(
        "span",
        null,
        verdict && h("span.unseen", null, `${t(`book-${verdict}`)} `),
        spans(caption, book),
        refusal && h("q.refusal", null, refusal.sentence),
      ),
      playable &&
        h(
          "a.btn.try",
          { href: `/learn/${book.game}/try-${id}`, target: apart ? "_blank" : null, "data-key": `try-${id}` },
          glyph("next", 16),
          t("book-try"),
        ),
    ),
  );
}
