// What stands in the prompt beside what is asked: that nothing is heard, that moves of others are
// being shown, that a bot plays in one's place.

import { h } from "../shared/dom.js";
import { glyph } from "../shared/glyph.js";
import { t } from "../shared/words.js";

/** @typedef {import("./session.js").Session} Session */

/** The connection is gone: said where one looks for an answer. @param {Session} session */
export const noConnection = ({ connection }) =>
  connection === "lost" && h("p.no-connection", { role: "status" }, glyph("rotate", 18), t("no-connection"));

/** Who moves, who comes after, and that nobody has to wait for it. @param {Session} session */
export function storyHead(session) {
  const { story } = session;
  const names = moversFrom(session);
  const [now = "", next] = names;
  const title = next === undefined ? t("turns-moves", { name: now }) : t("turns-moves-then", { name: now, next });
  return [
    h("h2", { id: "asked", tabindex: -1 }, story.isRepeating ? t("turns-again") : title),
    h("p", null, t(story.endsWithYou ? "turns-yours-next" : "turns-note")),
    h(
      "div.acts",
      null,
      h(
        "button.btn.grow",
        { onclick: () => story.skip(), "data-key": "skip-turns" },
        glyph("next", 19),
        h("span", null, t(story.endsWithYou ? "turns-skip-to-yours" : "turns-skip")),
      ),
    ),
  ];
}

/** The names of who moves now and later, each once in a row. @param {Session} session */
function moversFrom({ story, update }) {
  const seats = story.moves.slice(Math.max(0, story.at)).map(({ seat }) => seat);
  const turns = seats.filter((seat, index) => seat !== seats[index - 1]);
  return turns.map((seat) => update?.seats.find((one) => one.seat === seat)?.name ?? "");
}

/** A bot decides for the own seat: the way back. @param {Session} session */
export function substituted(session) {
  const { update, seat, info } = session;
  const driver = update?.seats.find((one) => one.seat === seat)?.driver ?? "";
  const mine = info.seats.some((one) => one.seat === seat && one.yours && one.kind === "person");
  if (seat === null || update?.outcome || !mine || !driver.startsWith("bot")) return null;
  return h(
    "div.question",
    null,
    h("p", null, t("bot-for-you")),
    h(
      "div.acts",
      null,
      h(
        "button.btn.p.grow",
        { onclick: () => session.handOver(seat, "person"), "data-key": "take-back", disabled: session.busy },
        h("span", null, t("seat-take-back")),
      ),
    ),
  );
}
