// Sitting down by a seat's link.

import { get, post } from "../shared/api.js";
import { h } from "../shared/dom.js";
import { footer, header } from "../shared/header.js";
import { callMe, whoAmI } from "../shared/house.js";
import { sayFailure } from "../shared/notices.js";
import { nameField } from "../shared/profile.js";
import { t } from "../shared/words.js";
import { optionsLine, seatTokens } from "../lobby/cards.js";
import { show } from "./lost.js";

/** @typedef {import("../protocol.d.ts").LinkTarget} LinkTarget */

/**
 * @param {HTMLElement} root
 * @param {string} token
 */
export async function enter(root, token) {
  document.title = t("join-title");
  try {
    /** @type {LinkTarget} */
    const target = await get(`/api/links/${token}`);
    root.replaceChildren(h("div.hallway", null, header(""), invitation(target, token), footer()));
  } catch {
    show(root, t("link-lost"), t("link-lost-note"));
  }
}

/**
 * @param {LinkTarget} target
 * @param {string} token
 */
function invitation({ table, seat }, token) {
  const people = table.seats
    .filter(({ kind }) => kind !== "open")
    .map(({ name }) => name)
    .join(", ");
  const field = nameField();
  const sit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      if (field.value !== whoAmI()?.name) await callMe(field.value);
      await post(`/api/links/${token}`);
      location.assign(`/table/${table.id}`);
    } catch (error) {
      sayFailure(error);
    }
  };
  return h(
    "main.plain",
    null,
    h("h1", null, t("join-invited", { game: table.title })),
    h("p.lead", null, people ? t("join-with", { people }) : t("join-first")),
    h(
      "div.panel.stack",
      null,
      seatTokens(table, seat),
      h("p.note", null, optionsLine(table)),
      h(
        "form.stack",
        { onsubmit: sit },
        h("label.field", null, h("span", null, t("your-name")), field),
        h("p.note", null, t("your-name-note")),
        h(
          "div.acts",
          null,
          h("button.btn.p", { type: "submit" }, t("sit-down")),
          h("a.btn.q", { href: `/table/${table.id}` }, t("just-watch")),
        ),
      ),
    ),
  );
}
