// The table's menu: theme, language, sound, the board in words, seats, what was agreed.

import { post, remove } from "../shared/api.js";
import { dialog } from "../shared/dialog.js";
import { h } from "../shared/dom.js";
import { languagePicker } from "../shared/header.js";
import { usualBot } from "../shared/house.js";
import { sayFailure } from "../shared/notices.js";
import { theme, turnTheme } from "../shared/theme.js";
import { t } from "../shared/words.js";
import { optionsLine } from "../lobby/cards.js";
import { description } from "./describe.js";
import { isWanted, turnWish } from "./signal.js";

/** @typedef {import("./session.js").Session} Session */

/** @param {Session} session */
export function openMenu(session) {
  dialog(t("menu"), (close) =>
    [settings(), seat(session, close), words(session), agreed(session)].filter((part) => part !== null),
  );
}

/** What is there to choose where nobody plays: how it looks, and the board in words. @param {Session} session */
export function openSettings(session) {
  dialog(t("menu"), () => [settings(), words(session)]);
}

function settings() {
  return h(
    "div.options",
    null,
    wish("dark", t("theme-dark"), theme() === "dark", async () => {
      turnTheme();
      return theme() === "dark";
    }),
    wish("sound", t("sound"), isWanted("sound"), () => turnWish("sound")),
    "Notification" in globalThis && wish("notify", t("notify"), isWanted("notify"), () => turnWish("notify")),
    h("div.option", null, h("span", null, t("language")), languagePicker()),
  );
}

/** @param {string} key @param {string} name @param {boolean} on @param {() => Promise<boolean>} turn */
function wish(key, name, on, turn) {
  const changed = async (/** @type {Event} */ event) => {
    const box = /** @type {HTMLInputElement} */ (event.target);
    box.checked = await turn();
  };
  return h(
    "div.option",
    null,
    h("label", { for: `wish-${key}` }, name),
    h("input.switch", { id: `wish-${key}`, type: "checkbox", role: "switch", checked: on, onchange: changed }),
  );
}

/** Leaving the own seat to a bot, coming back to it, standing up. @param {Session} session @param {() => void} close */
function seat(session, close) {
  const { seat: own, update, info } = session;
  if (own === null || update?.outcome) return null;
  const driven = update?.seats.find((one) => one.seat === own)?.driver ?? "";
  const back = driven.startsWith("bot");
  const hand = async () => {
    close();
    await session.handOver(own, back ? "person" : `bot ${usualBot()}`);
  };
  const goAfter = (/** @type {() => Promise<unknown>} */ deed) => () =>
    deed().then(() => location.assign("/"), sayFailure);
  const leave = goAfter(() => post(`/api/tables/${info.id}/seats/${own}/leave`));
  const end = goAfter(() => remove(`/api/tables/${info.id}`));
  return h(
    "section.stack",
    null,
    h("h3", null, t("your-seat")),
    h(
      "div.acts",
      null,
      info.status === "running" && h("button.btn", { onclick: hand }, t(back ? "seat-take-back" : "seat-to-bot")),
      h("button.btn.q", { onclick: leave }, t("stand-up")),
      info.owner &&
        info.status === "waiting" &&
        h("button.btn.q", { onclick: end, "data-key": "close-table" }, t("close-table")),
    ),
  );
}

/** @param {Session} session */
function words(session) {
  const details = /** @type {HTMLDetailsElement} */ (h("details", null, h("summary", null, t("board-in-words"))));
  details.addEventListener(
    "toggle",
    () => details.open && details.childElementCount === 1 && details.append(description(session)),
    { once: true },
  );
  return details;
}

/** @param {Session} session */
function agreed({ info, people, update }) {
  const watching = people?.watching ?? 0;
  return h(
    "section.stack",
    null,
    h("h3", null, t("agreed")),
    h("p.note", null, optionsLine(info)),
    watching > 0 && h("p.note", null, t("watching", { count: watching })),
    h("p.note", null, `${t("commitment")} `, h("code", null, update?.commitment ?? info.commitment)),
  );
}
