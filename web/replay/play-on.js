// Playing on from the decision that is shown: whose seat one takes, and bots for the others.

import { go } from "../shared/address.js";
import { post } from "../shared/api.js";
import { dialog } from "../shared/dialog.js";
import { h } from "../shared/dom.js";
import { about } from "../shared/house.js";
import { sayFailure } from "../shared/notices.js";
import { t } from "../shared/words.js";

/** @typedef {import("./past.js").Past} Past */
/** @typedef {import("../protocol.d.ts").MadeTable} MadeTable */

/** @param {Past} past */
export function askToPlayOn(past) {
  const { info, at } = past;
  // The strongest that answers at once.
  const level = about().bots.findLast(({ seconds }) => seconds === null)?.level ?? "builder";
  const picker = /** @type {HTMLSelectElement} */ (
    h(
      "select",
      { id: "play-on-seat" },
      info.seats.map(({ seat, name }) => h("option", { value: seat }, name)),
    )
  );
  const play = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const own = Number(picker.value);
    const seats = info.seats.map(({ seat }) => (seat === own ? { kind: "me" } : { kind: "bot", level }));
    try {
      const made = /** @type {MadeTable} */ (
        await post(`/api/tables/${info.id}/replay/${at}/play`, { seats }, past.scope.signal)
      );
      go(`/table/${made.table.id}`);
    } catch (error) {
      sayFailure(error);
    }
  };
  dialog(past.scope, t("play-on"), () => [
    h(
      "form.stack",
      { onsubmit: play },
      h("p", null, t("play-on-note")),
      h("label.field", { for: "play-on-seat" }, t("play-on-seat"), picker),
      h("button.btn.p", { type: "submit", "data-key": "play-on-go" }, t("play-on-go")),
    ),
  ]);
}
