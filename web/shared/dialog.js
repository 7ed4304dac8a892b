// A dialog over the page: the browser's own, so that keyboard and screen readers know it. And a
// question before what cannot be taken back.

import { h } from "./dom.js";
import { glyph } from "./glyph.js";
import { t } from "./words.js";

/** Each has a title of its own: one may lie over another. */
let count = 0;

/**
 * Opens a dialog and gives it its content; it closes with the page at the latest.
 * @param {import("./scope.js").Scope} scope
 * @param {string} title
 * @param {(close: () => void) => Node[]} content
 * @param {() => unknown} [after] once it is closed
 */
export function dialog(scope, title, content, after = () => {}) {
  const ended = () => {
    shown.end();
    after();
  };
  const box = /** @type {HTMLDialogElement} */ (
    h("dialog", { "aria-labelledby": `dialog-title-${++count}`, onclose: ended })
  );
  const shown = scope.inner();
  const close = () => box.close();
  box.append(
    h(
      "div.dialog-head",
      null,
      h("h2", { id: `dialog-title-${count}` }, title),
      h("button.ib", { onclick: close, "aria-label": t("close") }, glyph("close")),
    ),
    ...content(close),
  );
  shown.onLeave(() => box.remove());
  document.body.append(box);
  box.showModal();
}

/**
 * Asks before something that cannot be taken back, and says what it means.
 * @param {import("./scope.js").Scope} scope
 * @param {{ title: string, lost: string, go: string }} words
 * @param {() => void} deed
 */
export function askFirst(scope, { title, lost, go }, deed) {
  dialog(scope, title, (close) => {
    const agreed = () => {
      close();
      deed();
    };
    return [
      h("p", null, lost),
      h(
        "div.acts",
        null,
        h("button.btn.p", { type: "button", onclick: close, "data-key": "stay" }, t("stay-here")),
        h("button.btn", { type: "button", onclick: agreed, "data-key": "agreed" }, go),
      ),
    ];
  });
}
