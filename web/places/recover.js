// Coming back by a recovery link: this browser becomes the player again.

import { post } from "../shared/api.js";
import { h } from "../shared/dom.js";
import { t } from "../shared/words.js";
import { show } from "./lost.js";

/**
 * @param {HTMLElement} root
 * @param {string} token
 */
export async function enter(root, token) {
  document.title = t("recover-title");
  const back = async () => {
    try {
      await post("/api/recover", { token });
      location.assign("/");
    } catch {
      show(root, t("link-lost"), t("recover-lost-note"));
    }
  };
  show(root, t("recover-welcome"), t("recover-note"), h("button.btn.p", { onclick: back }, t("recover-here")));
}
