// Sitting down by a seat's link.

import { go } from "../shared/address.js";
import { post } from "../shared/api.js";
import { takeSeat } from "../shared/deal.js";
import { h } from "../shared/dom.js";
import { footer, header } from "../shared/header.js";
import { callMe, whoAmI } from "../shared/house.js";
import { sayFailure } from "../shared/notices.js";
import { nameField } from "../shared/profile.js";
import { onOtherSecret, secretOf } from "../shared/secret.js";
import { t } from "../shared/words.js";
import { optionsLine, seatTokens } from "../lobby/cards.js";
import { show } from "./lost.js";

/** @typedef {import("../protocol.d.ts").LinkTarget} LinkTarget */
/** @typedef {import("../shared/scope.js").Scope} Scope */

/**
 * @param {Scope} scope
 * @param {HTMLElement} root
 * @param {string} [part] the token in a link of before
 */
export async function enter(scope, root, part) {
  const token = secretOf("join", part);
  onOtherSecret(scope, () => go(location.href));
  try {
    /** @type {LinkTarget} */
    const target = await post("/api/links/look", { token }, scope.signal);
    root.replaceChildren(h("div.hallway", null, header(scope, ""), invitation(scope, target, token), footer()));
  } catch {
    show(scope, root, t("link-lost"), t("link-lost-note"));
  }
}

/** Nobody sits down unawares to a deal that somebody may know. */
const confirmation = () =>
  h(
    "div.option",
    null,
    h("label", { for: "known-deal" }, t("join-known")),
    h("input.switch", { id: "known-deal", type: "checkbox", role: "switch", required: true }),
  );

/**
 * @param {Scope} scope
 * @param {LinkTarget} target
 * @param {string} token
 */
function invitation(scope, { table, seat }, token) {
  const people = table.seats
    .filter(({ kind }) => kind !== "open")
    .map(({ name }) => name)
    .join(", ");
  const field = nameField();
  const sit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      if (field.value !== whoAmI()?.name) await callMe(field.value);
      await takeSeat("/api/links/claim", table, seat, scope.signal, { token, known: table.deal.known });
      go(`/table/${table.id}`);
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
      table.status === "running" && h("p.note", null, t("join-running", { seat })),
      h("p.note", null, table.deal.sentence),
      h(
        "form.stack",
        { onsubmit: sit },
        h("label.field", null, h("span", null, t("your-name")), field),
        h("p.note", null, t("your-name-note")),
        table.deal.known && confirmation(),
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
