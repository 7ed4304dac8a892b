// Coming back by a recovery link: this browser becomes the player again.

import { post } from "../shared/api.js";
import { h } from "../shared/dom.js";
import { t } from "../shared/words.js";
import { show } from "./lost.js";

/**
 * @param {import("../shared/scope.js").Scope} scope
 * @param {HTMLElement} root
 * @param {string} token
 */
export async function enter(scope, root, token) {
  const back = async () => {
    try {
      await post("/api/recover", { token }, scope.signal);
      // Everything is somebody else's now.
      location.assign("/");
    } catch {
      show(scope, root, t("link-lost"), t("recover-lost-note"));
    }
  };
  show(scope, root, t("recover-welcome"), t("recover-note"), h("button.btn.p", { onclick: back }, t("recover-here")));
}
