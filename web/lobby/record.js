// Opening a record from a file: the server checks it, then it is replayed.

import { go } from "../shared/address.js";
import { h } from "../shared/dom.js";
import { glyph } from "../shared/glyph.js";
import { sayFailure, say } from "../shared/notices.js";
import { language, t } from "../shared/words.js";

/** @typedef {import("../shared/scope.js").Scope} Scope */

/** A button that asks for a file. @param {Scope} scope */
export function recordDoor(scope) {
  const onchange = () => {
    const [file] = input.files ?? [];
    if (file) send(scope, file).catch(sayFailure);
    input.value = "";
  };
  const input = /** @type {HTMLInputElement} */ (
    h("input.unseen", { type: "file", accept: ".aedile,text/plain", id: "record-file", onchange })
  );
  return h(
    "section.sec.record-door",
    null,
    h("h2", null, t("record-open")),
    h("p.note", null, t("record-note")),
    h("div.acts", null, input, h("label.btn", { for: "record-file" }, glyph("scroll", 18), t("record-choose"))),
  );
}

/** @param {Scope} scope @param {File} file */
async function send({ signal }, file) {
  const answer = await fetch(`/api/records?lang=${language()}`, { method: "POST", body: await file.text(), signal });
  const told = await answer.json();
  if (answer.ok) go(`/replay/${told.id}`);
  else say(told.error.sentence, { rule: told.error.rule ?? null });
}
