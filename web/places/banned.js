// The one page for a player whom the operators do not let play.

import { post } from "../shared/api.js";
import { h } from "../shared/dom.js";
import { whyBanned } from "../shared/house.js";
import { sayFailure } from "../shared/notices.js";
import { t } from "../shared/words.js";
import { show } from "./lost.js";

/** @param {import("../shared/scope.js").Scope} scope @param {HTMLElement} root */
export async function enter(scope, root) {
  document.title = t("banned-title");
  const leave = () => post("/api/me/sign-out").then(() => location.assign("/"), sayFailure);
  show(scope, root, t("banned"), whyBanned() ?? "", h("button.btn", { onclick: leave }, t("sign-out")));
}
