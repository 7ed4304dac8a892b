// Every choice as a button, nested by what would be clicked: the way for keyboards and screen
// readers. The buttons are made when the list is opened.

import { h } from "../shared/dom.js";
import { t } from "../shared/words.js";
import { nested } from "./choosing.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./choosing.js").Branch} Branch */
/** @typedef {import("../protocol.d.ts").ChoiceShown} Choice */

/** Where the list stays open from one decision to the next. @type {WeakSet<Session>} */
const opened = new WeakSet();

/** @param {Session} session @param {Board} board @param {Choice[]} choices */
export function choiceList(session, board, choices) {
  if (choices.length === 0) return null;
  const place = h("div.tree");
  const details = /** @type {HTMLDetailsElement} */ (
    h(
      "details.all",
      { open: opened.has(session), ontoggle: () => show() },
      h("summary", { "data-key": "all" }, h("span", null, t("all-choices")), h("small", null, choices.length)),
      place,
    )
  );
  const show = () => {
    if (details.open) opened.add(session);
    else opened.delete(session);
    place.replaceChildren(...(details.open ? [branches(nested(choices), session, board, "")] : []));
  };
  if (details.open) show();
  return details;
}

/** @param {Branch[]} all @param {Session} session @param {Board} board @param {string} key @returns {HTMLElement} */
function branches(all, session, board, key) {
  return h(
    "ul",
    null,
    all.map((one, index) =>
      h(
        "li",
        null,
        "hit" in one
          ? fork(one.hit, one.below, session, board, `${key}/${index}`)
          : h(
              "button.choice",
              { onclick: () => session.composing.press(one), "data-key": `all ${one.action}`, disabled: session.busy },
              one.label,
            ),
      ),
    ),
  );
}

/** @param {string} hit @param {Branch[]} below @param {Session} session @param {Board} board @param {string} key */
function fork(hit, below, session, board, key) {
  const ontoggle = () => {
    if (details.open && details.childElementCount === 1) details.append(branches(below, session, board, key));
  };
  const details = /** @type {HTMLDetailsElement} */ (
    h(
      "details",
      { ontoggle },
      h("summary", { "data-key": `fork ${key}` }, board.nameOf(hit), h("small", null, below.length)),
    )
  );
  return details;
}
