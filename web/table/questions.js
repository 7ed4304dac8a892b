// Questions between the people at a table: may something be taken back, may a seat have a new link.
// Whom a question waits for may answer it, and who asked may withdraw it.

import { copyButton } from "../shared/copy.js";
import { post } from "../shared/api.js";
import { dialog } from "../shared/dialog.js";
import { h } from "../shared/dom.js";
import { keepLink } from "../shared/house.js";
import { sayFailure } from "../shared/notices.js";
import { moment, t } from "../shared/words.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("../protocol.d.ts").SeatLink} SeatLink */
/** @typedef {import("../protocol.d.ts").LinkQuestion} LinkQuestion */
/** @typedef {import("../protocol.d.ts").Topic} Topic */

/** Everything that waits for an answer. @param {Session} session */
export function questions(session) {
  const { update } = session;
  return update && !update.outcome ? [undoQuestion(session), linkQuestion(session)] : [];
}

/** @param {Session} session @param {number} seat */
const nameOf = ({ update }, seat) => update?.seats.find((one) => one.seat === seat)?.name ?? "";

/** @param {Session} session @param {"agree" | "decline"} word @param {Topic} about @param {string} label */
const answer = (session, word, about, label) =>
  h(
    "button.btn",
    {
      onclick: () => session.answer(word, about),
      "data-key": about === "undo" ? word : `${word}-${about}`,
      disabled: session.busy,
    },
    label,
  );

/** @param {Session} session @param {Topic} about */
const yesAndNo = (session, about) => [
  answer(session, "agree", about, t("undo-agree")),
  answer(session, "decline", about, t("undo-decline")),
];

/** @param {string[]} sentences @param {Node[]} acts */
const asked = (sentences, acts) =>
  h(
    "div.question",
    null,
    sentences.map((sentence) => h("p", null, sentence)),
    h("div.acts", null, acts),
  );

/** Somebody wants to take back. @param {Session} session */
function undoQuestion(session) {
  const { update, seat } = session;
  const question = update?.undo.asked;
  if (!question || seat === null) return null;
  const revealed = question.reveals ? [t("undo-revealed")] : [];
  if (question.seat === seat)
    return asked([t("undo-asked-own"), ...revealed], [answer(session, "decline", "undo", t("undo-withdraw"))]);
  if (!update.undo.awaited.includes(seat)) return null;
  return asked([t("undo-asked", { name: nameOf(session, question.seat) }), ...revealed], yesAndNo(session, "undo"));
}

/** The owner wants a new link to a seat. @param {Session} session */
function linkQuestion(session) {
  const { update, info, seat } = session;
  const question = update?.link;
  if (!question) return null;
  if (info.owner) return ownLinkQuestion(session, question);
  if (seat === null || !question.awaited.includes(seat)) return null;
  const sentence =
    question.seat === seat ? t("link-asked-yours") : t("link-asked", { name: nameOf(session, question.seat) });
  return asked([sentence], yesAndNo(session, "link"));
}

/** @param {Session} session @param {LinkQuestion} question */
function ownLinkQuestion(session, { seat, awaited, silent, until }) {
  const name = nameOf(session, seat);
  const withdraw = answer(session, "decline", "link", t("undo-withdraw"));
  const blocking = awaited.filter((one) => !silent.includes(one) || Date.now() < until);
  if (blocking.length === 0)
    return asked(
      [t("link-agreed", { name })],
      [h("button.btn", { onclick: () => makeLink(session, seat), "data-key": "make-link" }, t("make-link")), withdraw],
    );
  const people = blocking.map((one) => nameOf(session, one)).join(", ");
  return asked([t("link-asked-own", { name }), t("link-awaits", { people, time: moment(until) })], [withdraw]);
}

/** @param {Session} session @param {number} seat */
async function makeLink({ scope, info }, seat) {
  try {
    /** @type {SeatLink} */
    const made = await post(`/api/tables/${info.id}/seats/${seat}/link`);
    keepLink(info.id, made);
    dialog(scope, t("seat-link", { seat }), () => [h("div.acts", null, linkField(seat, made.link))]);
  } catch (error) {
    sayFailure(error);
  }
}

/** A link to be sent to somebody. @param {number} seat @param {string} link */
export const linkField = (seat, link) => [
  h("input.link-field", { readonly: true, value: link, "aria-label": t("seat-link", { seat }), onfocus: select }),
  copyButton(link),
];

/** @param {Event} event */
const select = (event) => /** @type {HTMLInputElement} */ (event.target).select();

/** What the owner of a running game can do for who lost a browser. @param {Session} session @param {() => void} close */
export function newLinks(session, close) {
  const { info, update } = session;
  const seats = info.seats.filter(({ kind, yours }) => kind === "person" && !yours);
  if (!info.owner || info.status !== "running" || update?.outcome || seats.length === 0) return null;
  const ask = (/** @type {number} */ seat) => () => {
    close();
    session.askLink(seat);
  };
  return h(
    "section.stack",
    null,
    h("h3", null, t("new-links")),
    h("p.note", null, t("new-links-note")),
    h(
      "div.acts",
      null,
      seats.map(({ seat, name }) =>
        h(
          "button.btn",
          { onclick: ask(seat), "data-key": `new-link-${seat}`, disabled: Boolean(update?.link) },
          t("new-link-for", { name }),
        ),
      ),
    ),
  );
}
