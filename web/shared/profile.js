// Who one is here: a name, and a link to come back with from another browser. Browsers and leaving
// are in `sessions`.

import { go } from "./address.js";
import { post } from "./api.js";
import { dialog } from "./dialog.js";
import { h } from "./dom.js";
import { callMe, whoAmI } from "./house.js";
import { copyButton } from "./copy.js";
import { sayFailure } from "./notices.js";
import { deletion, sessionList, signOut } from "./sessions.js";
import { t } from "./words.js";

/** @typedef {import("../protocol.d.ts").Recovery} Recovery */

/** Opens the dialog. @param {import("./scope.js").Scope} scope */
export function openProfile(scope) {
  dialog(scope, t("profile"), (close) => [
    nameForm(close),
    ...(whoAmI() ? [wayBack(), sessionList(scope), signOut(scope), deletion()] : []),
  ]);
}

/** @param {() => void} close */
function nameForm(close) {
  const field = nameField();
  const sent = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      await callMe(field.value);
      close();
      go(location.href);
    } catch (error) {
      sayFailure(error);
    }
  };
  return h(
    "form.stack",
    { onsubmit: sent },
    h("label.field", null, h("span", null, t("your-name")), field),
    h("p.note", null, t("your-name-note")),
    h("button.btn.p", { type: "submit" }, t("save-name")),
  );
}

/** Where a name is written. */
export function nameField() {
  const name = whoAmI()?.name ?? "";
  return /** @type {HTMLInputElement} */ (
    h("input", {
      name: "name",
      value: name,
      maxlength: 24,
      required: true,
      autocomplete: "nickname",
      placeholder: t("your-name-example"),
    })
  );
}

function wayBack() {
  const place = h("div.stack");
  const others = /** @type {HTMLInputElement} */ (h("input", { id: "end-others", type: "checkbox" }));
  const make = async () => {
    try {
      /** @type {Recovery} */
      const { link } = await post("/api/me/recovery", { end_others: others.checked });
      place.replaceChildren(h("p.link-box", null, h("code", null, link)), copyButton(link));
    } catch (error) {
      sayFailure(error);
    }
  };
  place.append(
    h("p.note", null, t("recovery-note")),
    h("label.check", { for: "end-others" }, others, t("recovery-end-others")),
    h("button.btn", { type: "button", onclick: make }, t("recovery-make")),
  );
  return h("section.stack", null, h("h3", null, t("recovery")), place);
}
