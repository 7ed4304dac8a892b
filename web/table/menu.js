// The table's menu: theme, language, sound, the board in words, seats, new links, what was agreed.

import { go } from "../shared/address.js";
import { post, remove } from "../shared/api.js";
import { askFirst, dialog } from "../shared/dialog.js";
import { h } from "../shared/dom.js";
import { languagePicker } from "../shared/header.js";
import { usualBot } from "../shared/house.js";
import { sayFailure } from "../shared/notices.js";
import { theme, turnTheme } from "../shared/theme.js";
import { t } from "../shared/words.js";
import { optionsLine } from "../lobby/cards.js";
import { description } from "./describe.js";
import { newLinks } from "./questions.js";
import { isWanted, turnWish } from "./signal.js";
import { confirming, CONFIRMING, setConfirming, setSpeed, speed, SPEEDS } from "./wishes.js";

/** @typedef {import("./session.js").Session} Session */

/** @param {Session} session */
export function openMenu(session) {
  dialog(session.scope, t("menu"), (close) =>
    [settings(session), seat(session, close), newLinks(session, close), words(session), agreed(session)].filter(
      (part) => part !== null,
    ),
  );
}

/** What is there to choose where nobody plays: how it looks, and the board in words. @param {Session} session */
export function openSettings(session) {
  dialog(session.scope, t("menu"), () => [settings(session), words(session)]);
}

/** @param {Session} session */
function settings({ scope }) {
  return h(
    "div.options",
    null,
    wish("dark", t("theme-dark"), theme() === "dark", async () => {
      turnTheme();
      return theme() === "dark";
    }),
    wish("sound", t("sound"), isWanted("sound"), () => turnWish(scope, "sound")),
    "Notification" in globalThis && wish("notify", t("notify"), isWanted("notify"), () => turnWish(scope, "notify")),
    choice("confirm", t("confirm-when"), confirmations(), confirming(), setConfirming),
    choice("turns", t("turns-speed"), speeds(), speed(), setSpeed),
    h("div.option", null, h("span", null, t("language")), languagePicker()),
  );
}

const confirmations = () => CONFIRMING.map((one) => ({ word: one, name: t(`confirm-${one}`) }));
const speeds = () => SPEEDS.map((one) => ({ word: one, name: t(`turns-${one}`) }));

/**
 * One of several words.
 * @template {string} W
 * @param {string} key
 * @param {string} name
 * @param {{ word: W, name: string }[]} words
 * @param {W} chosen
 * @param {(word: W) => void} choose
 */
function choice(key, name, words, chosen, choose) {
  const changed = (/** @type {Event} */ event) =>
    choose(/** @type {W} */ (/** @type {HTMLSelectElement} */ (event.target).value));
  return h(
    "div.option",
    null,
    h("label", { for: `wish-${key}` }, name),
    h(
      "select",
      { id: `wish-${key}`, onchange: changed },
      words.map((one) => h("option", { value: one.word, selected: one.word === chosen }, one.name)),
    ),
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
    deed().then(() => session.scope.isOver || go("/"), sayFailure);
  const standUp = goAfter(() => post(`/api/tables/${info.id}/seats/${own}/leave`));
  const leave = () =>
    askFirst(session.scope, { title: t("stand-up-ask"), lost: leaving(session), go: t("stand-up") }, standUp);
  const give = goAfter(() => remove(`/api/tables/${info.id}`));
  const words = { title: t("close-table-ask"), lost: t("close-table-lost"), go: t("close-table") };
  const end = () => askFirst(session.scope, words, give);
  return h(
    "section.stack",
    null,
    h("h3", null, t("your-seat")),
    h(
      "div.acts",
      null,
      info.status === "running" && h("button.btn", { onclick: hand }, t(back ? "seat-take-back" : "seat-to-bot")),
      h("button.btn.q", { onclick: leave, "data-key": "stand-up" }, t("stand-up")),
      info.owner &&
        info.status === "waiting" &&
        h("button.btn.q", { onclick: end, "data-key": "close-table" }, t("close-table")),
    ),
  );
}

/** What becomes of the seat. @param {Session} session */
function leaving({ info, update, seat: own }) {
  if (info.status === "waiting") return t("stand-up-waiting");
  const others = update?.seats.some(({ seat, driver }) => seat !== own && driver === "person");
  return t(others ? "stand-up-others" : "stand-up-alone");
}

/** @param {Session} session */
function words(session) {
  const ontoggle = () => details.open && details.childElementCount === 1 && details.append(description(session));
  const details = /** @type {HTMLDetailsElement} */ (
    h("details", { ontoggle }, h("summary", null, t("board-in-words")))
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
    h("p.note", null, info.deal.sentence),
    h("p.note", null, `${t("commitment")} `, h("code", null, update?.commitment ?? info.commitment)),
  );
}
