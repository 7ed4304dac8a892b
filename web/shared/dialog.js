// A dialog over the page: the browser's own, so that keyboard and screen readers know it.

import { h } from "./dom.js";
import { glyph } from "./glyph.js";
import { t } from "./words.js";

/**
 * Opens a dialog and gives it its content.
 * @param {string} title
 * @param {(close: () => void) => Node[]} content
 */
export function dialog(title, content) {
  const box = /** @type {HTMLDialogElement} */ (h("dialog", { "aria-labelledby": "dialog-title" }));
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
  box.addEventListener("close", () => box.remove());
  document.body.append(box);
  box.showModal();
}
