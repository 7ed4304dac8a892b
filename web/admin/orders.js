// Giving an order: nothing is done without a reason.

import { dialog } from "../shared/dialog.js";
import { h } from "../shared/dom.js";
import { sayFailure } from "../shared/notices.js";
import { t } from "../shared/words.js";

/** @typedef {import("./page.js").Desk} Desk */

/** The most characters of a reason. */
const MOST = 200;

/** A button that asks why. @param {Desk} desk @param {string} label @param {string} what as it is ordered @param {string} whom */
export function orderButton(desk, label, what, whom) {
  const ask = () => askWhy(desk, label, what, whom);
  return h("button.btn", { type: "button", onclick: ask, "data-key": what, "aria-label": `${label}: ${whom}` }, label);
}

/** @param {Desk} desk @param {string} label @param {string} what @param {string} whom */
function askWhy(desk, label, what, whom) {
  dialog(desk.scope, `${label}: ${whom}`, (close) => {
    const why = whyField();
    const sent = async (/** @type {Event} */ event) => {
      event.preventDefault();
      if (await order(desk, what, why.value)) close();
    };
    return [
      h(
        "form.stack",
        { onsubmit: sent },
        h("label.field", null, h("span", null, t("admin-why")), why),
        h("p.note", null, t("admin-why-note")),
        h("button.btn.p", { type: "submit" }, label),
      ),
    ];
  });
}

const whyField = () =>
  /** @type {HTMLInputElement} */ (h("input", { name: "why", required: true, maxlength: MOST, autocomplete: "off" }));

/** Whether it was done. @param {Desk} desk @param {string} what @param {string} why */
async function order(desk, what, why) {
  try {
    await desk.ask.post("/api/admin/orders", { what, why }, desk.scope.signal);
    desk.again();
    return true;
  } catch (error) {
    sayFailure(error);
    return false;
  }
}

/** Bans an address or a network. @param {Desk} desk */
export function networkForm(desk) {
  const network = /** @type {HTMLInputElement} */ (
    h("input", { name: "network", required: true, autocomplete: "off", placeholder: "192.0.2.0/24" })
  );
  const why = whyField();
  const sent = (/** @type {Event} */ event) => {
    event.preventDefault();
    order(desk, `ban network ${network.value.trim()}`, why.value);
  };
  return h(
    "form.panel.stack",
    { onsubmit: sent },
    h("label.field", null, h("span", null, t("admin-network")), network),
    h("label.field", null, h("span", null, t("admin-why")), why),
    h("button.btn", { type: "submit" }, t("admin-ban")),
  );
}
