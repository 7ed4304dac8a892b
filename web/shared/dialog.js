// A dialog over the page: the browser's own, so that keyboard and screen readers know it.

import { h } from "./dom.js";
import { glyph } from "./glyph.js";
import { t } from "./words.js";

/**
 * Opens a dialog and gives it its content; it closes with the page at the latest.
 * @param {import("./scope.js").Scope} scope
 * @param {string} title
 * @param {(close: () => void) => Node[]} content
 */
export function dialog(scope, title, content) {
  const box = /** @type {HTMLDialogElement} */ (
    h("dialog", { "aria-labelledby": "dialog-title", onclose: () => shown.end() })
  );
  const shown = scope.inner();
  const close = () => box.close();
  box.append(
    h(
      "div.dialog-head",
      null,
      h("h2", { id: "dialog-title" }, title),
      h("button.ib", { onclick: close, "aria-label": t("close") }, glyph("close")),
    ),
    ...content(close),
  );
  shown.onLeave(() => box.remove());
  document.body.append(box);
  box.showModal();
}
