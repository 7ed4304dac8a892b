// The operators' page: the token, then tables, players, bans and what was done. The token stays in
// this tab.

import { asHolderOf } from "../shared/api.js";
import { fill, h } from "../shared/dom.js";
import { footer, header } from "../shared/header.js";
import { sayFailure } from "../shared/notices.js";
import { t } from "../shared/words.js";
import { show as showLost } from "../places/lost.js";
import { audit, bans, players, tables } from "./lists.js";

/** @typedef {import("../shared/scope.js").Scope} Scope */

/**
 * What the parts of the page need.
 * @typedef {object} Desk
 * @property {Scope} scope
 * @property {ReturnType<typeof asHolderOf>} ask
 * @property {() => void} again shows the part anew
 * @property {(part: Part, search?: string) => void} turn shows another part
 */

const PARTS = /** @type {const} */ (["tables", "players", "bans", "audit"]);
/** @typedef {(typeof PARTS)[number]} Part */
/** @type {Record<Part, (desk: Desk, search: string) => Promise<Node[]>>} */
const SHOWN = { tables, players, bans, audit };
/** Where the token is kept. */
const KEPT = "aedile-admin";

/** @param {Scope} scope @param {HTMLElement} root */
export async function enter(scope, root) {
  const place = h("div.stack");
  const page = () =>
    root.replaceChildren(
      h(
        "div.hallway",
        null,
        header(scope, ""),
        h("main.plain", null, h("h1", null, t("admin")), h("p.lead", null, t("admin-note")), place),
        footer(),
      ),
    );
  const token = sessionStorage.getItem(KEPT);
  try {
    await asHolderOf(token ?? "").get("/api/admin/bans", scope.signal);
    page();
    open(scope, place, token ?? "");
  } catch (error) {
    const code = /** @type {{ code?: string }} */ (error).code;
    if (code === "request/not-found") return showLost(scope, root, t("not-found"), t("not-found-note"));
    page();
    place.replaceChildren(door(scope, place));
    if (code !== "operator/unknown") sayFailure(error);
  }
}

/** Asks for the token. @param {Scope} scope @param {HTMLElement} place */
function door(scope, place) {
  const field = /** @type {HTMLInputElement} */ (
    h("input", { name: "token", type: "password", required: true, autocomplete: "current-password" })
  );
  const sent = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      await asHolderOf(field.value).get("/api/admin/bans", scope.signal);
      sessionStorage.setItem(KEPT, field.value);
      open(scope, place, field.value);
    } catch (error) {
      sayFailure(error);
    }
  };
  return h(
    "form.panel.stack",
    { onsubmit: sent },
    h("label.field", null, h("span", null, t("admin-token")), field),
    h("button.btn.p", { type: "submit" }, t("admin-enter")),
  );
}

/** @param {Scope} scope @param {HTMLElement} place @param {string} token */
function open(scope, place, token) {
  let latest = 0;
  const content = h("section.part");
  const tabs = h("div.seg", { role: "group", "aria-label": t("admin-parts") });
  const turn = async (/** @type {Part} */ part, search = "") => {
    const asked = ++latest;
    fill(
      tabs,
      PARTS.map((name) =>
        h(
          "button",
          { type: "button", "aria-pressed": String(name === part), onclick: () => turn(name), "data-key": name },
          t(`admin-${name}`),
        ),
      ),
    );
    const desk = { scope, ask: asHolderOf(token), again: () => void turn(part, search), turn };
    try {
      const shown = await SHOWN[part](desk, search);
      if (asked === latest) fill(content, shown);
    } catch (error) {
      sayFailure(error);
    }
  };
  const leave = () => {
    sessionStorage.removeItem(KEPT);
    place.replaceChildren(door(scope, place));
  };
  place.replaceChildren(tabs, content, h("button.btn.q", { type: "button", onclick: leave }, t("admin-leave")));
  turn("tables");
}
