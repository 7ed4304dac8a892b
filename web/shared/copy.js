// A button that copies a text, for links.

import { h } from "./dom.js";
import { glyph } from "./glyph.js";
import { say } from "./notices.js";
import { t } from "./words.js";

/** @param {string} text @param {string} [label] */
export function copyButton(text, label = t("copy-link")) {
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    say(t("copied"), { kind: "good" });
  };
  return h("button.btn", { type: "button", onclick: copy }, glyph("link", 18), label);
}
