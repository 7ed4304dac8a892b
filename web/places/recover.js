// Coming back by a recovery link, or by what is pasted from it: this browser becomes the player
// again. The link is used up, and the next one is shown.

import { go } from "../shared/address.js";
import { post } from "../shared/api.js";
import { copyButton } from "../shared/copy.js";
import { h } from "../shared/dom.js";
import { becomePlayer } from "../shared/house.js";
import { say, sayFailure } from "../shared/notices.js";
import { onOtherSecret, secretIn, secretOf } from "../shared/secret.js";
import { t } from "../shared/words.js";
import { show } from "./lost.js";

/** @typedef {import("../shared/scope.js").Scope} Scope */
/** @typedef {import("../protocol.d.ts").SignedIn} SignedIn */

/**
 * @param {Scope} scope
 * @param {HTMLElement} root
 * @param {string} [part] the token in a link of before
 */
export async function enter(scope, root, part) {
  const token = secretOf("recover", part);
  onOtherSecret(scope, () => go(location.href));
  if (token === "") return show(scope, root, t("recover-welcome"), t("recover-paste"), pasting());
  const back = async () => {
    try {
      /** @type {SignedIn} */
      const { player, recovery } = await post("/api/recover", { token }, scope.signal);
      becomePlayer(player);
      showNext(scope, root, recovery ?? "");
    } catch (error) {
      const code = /** @type {{ code?: string }} */ (error).code;
      if (code === "link/unknown") show(scope, root, t("link-lost"), t("recover-lost-note"));
      else sayFailure(error);
    }
  };
  show(scope, root, t("recover-welcome"), t("recover-note"), h("button.btn.p", { onclick: back }, t("recover-here")));
}

/** The way back is another one now. @param {Scope} scope @param {HTMLElement} root @param {string} link */
function showNext(scope, root, link) {
  show(
    scope,
    root,
    t("recover-done"),
    t("recover-next"),
    h("p.link-box", null, h("code", null, link)),
    h("div.acts", null, copyButton(link)),
  );
}

/** Where a link can be put that no address brought. */
function pasting() {
  const field = /** @type {HTMLInputElement} */ (
    h("input", { name: "link", required: true, autocomplete: "off", spellcheck: "false" })
  );
  const sent = (/** @type {Event} */ event) => {
    event.preventDefault();
    const token = secretIn(field.value);
    if (token === "") say(t("recover-paste"));
    else go(`/recover#${token}`);
  };
  return h(
    "form.panel.stack",
    { onsubmit: sent },
    h("label.field", null, h("span", null, t("recover-link")), field),
    h("button.btn.p", { type: "submit" }, t("recover-go")),
  );
}
