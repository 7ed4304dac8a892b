// The prompt: what is asked in one sentence, what a choice would change, one filled button, and
// the way back to the question. What was done already is taken back in the header.

import { fill, h } from "../shared/dom.js";
import { glyph } from "../shared/glyph.js";
import { t } from "../shared/words.js";
import * as choosing from "./choosing.js";
import { isNews } from "./composing.js";
import { choiceList } from "./list.js";
import { noConnection, storyHead, substituted } from "./notes.js";
import { questions } from "./questions.js";
import { begun, doneBefore, earlier } from "./steps.js";
import { thought } from "./thinking.js";
import { seatsWaiting } from "./waiting.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("../protocol.d.ts").ChoiceShown} Choice */
/** @typedef {import("../protocol.d.ts").Staged} Staged */
/** @typedef {{ seat: number | null, name: string, old: string | number, new: string | number }} Change */

/** So few choices are all buttons, if one of them must be. */
const FEW = 3;
/** How many changes are listed before the rest is left to the board. */
const MOST_CHANGES = 5;
/** From so many sentences on a note is a list; where they end; and one that tells a change. */
const MANY = 3;
const SENTENCES = /(?<=\.) (?=\p{Lu})/u;
const CHANGE = /^(.*\S) (\S+) → (\S+?)\.?$/;

/** @param {Element} place @param {Session} session @param {Board} board */
export function showPrompt(place, session, board) {
  const { update } = session;
  place.classList.toggle("yours", session.yours);
  place.setAttribute("aria-busy", String(session.busy || session.composing.staging));
  if (session.info.status === "waiting") fill(place, seatsWaiting(session));
  else if (!update) fill(place, noConnection(session));
  else if (session.story.isBehind) fill(place, noConnection(session), ...storyHead(session));
  else if (session.yours) fill(place, noConnection(session), deciding(session, board));
  else if (keepsWayBack(place, session)) return;
  else
    fill(
      place,
      noConnection(session),
      head(thinking(update) ?? update.prompt.title, update.prompt.note),
      thought(session),
      substituted(session),
      watching(session),
      ...questions(session),
    );
}

/** The button that leads back to the own seat stays where it is while bots play on. @param {Element} place @param {Session} session */
function keepsWayBack(place, session) {
  const button = place.querySelector('[data-key="take-back"]');
  const stays = button && !session.busy && button.matches(":enabled") && substituted(session);
  const title = place.querySelector("#asked");
  if (!stays || !title || !session.update || session.connection === "lost") return false;
  title.textContent = thinking(session.update) ?? session.update.prompt.title;
  return true;
}

/** Who thinks, if it is one bot. @param {import("../protocol.d.ts").Update} update */
function thinking({ seats }) {
  const acting = seats.filter(({ to_act }) => to_act),
    [one] = acting;
  return acting.length === 1 && one?.driver.startsWith("bot") ? t("is-thinking", { name: one.name }) : null;
}

/** Who has lost a seat is told the way back to it. @param {Session} session */
const watching = ({ seat, update }) => seat === null && !update?.outcome && h("p.next", null, t("watch-note"));

/** @param {string} title @param {string} note */
const head = (title, note) => [h("h2", { id: "asked", tabindex: -1 }, title), note !== "" && h("p", null, note)];

/** The same for a choice that has much to say: a line for each thing, what changes as in the list of changes. @param {string} title @param {string} note */
function headOf(title, note) {
  const sentences = note.split(SENTENCES);
  if (sentences.length < MANY) return head(title, note);
  const row = (/** @type {string} */ text) => {
    const [, name, old, now] = CHANGE.exec(text) ?? [];
    if (!name || name.includes("→")) return h("li", null, h("span", null, text.replace(/\.$/, "")));
    return h("li", null, h("span", null, name), h("span", null, `${old} → `, h("b", null, now)));
  };
  return [...head(title, ""), h("ul.changes.told", null, sentences.map(row))];
}

/** @param {Session} session @param {Board} board */
function deciding(session, board) {
  const { draft, staged } = session.composing;
  const made = choosing.chosen(draft);
  const choice = made.at(-1) ?? null;
  const choices = choosing.isOpen(draft) ? choosing.asked(draft).choices : choosing.offered(choosing.asked(draft));
  return [
    ...sentence(session, choice, board),
    ...questions(session),
    earlier(made, isNamed(session) ? choice : null),
    staged && choice && changes(session, staged, choice.note),
    ...buttons(session, choice, choices),
    choiceList(session, board, choices),
  ];
}

/** The filled button with the way back beside it; without one the way back stands last. @param {Session} session @param {Choice | null} choice @param {Choice[]} choices */
function buttons(session, choice, choices) {
  const confirm = confirmButton(session, choice),
    back = backButton(session);
  if (confirm) return [h("div.acts", null, confirm, turnButton(session), back), ...goingOn(session, choices)];
  const turn = turnButton(session);
  const { draft } = session.composing;
  const free = choosing.isOpen(draft) ? choosing.offered(choosing.asked(draft)) : choices;
  return [answerButtons(session), plainButtons(session, free), (turn || back) && h("div.acts", null, turn, back)];
}

/** The answers to the first question, all alike. @param {Session} session */
function answerButtons(session) {
  const { answers, answer, choices } = choosing.asked(session.composing.draft);
  if (answers.length === 0) return null;
  const button = (/** @type {import("../protocol.d.ts").AnswerShown} */ { key, label, note, glyph: sign, aside }) =>
    h(
      aside ? "button.aside" : "button",
      {
        onclick: () => session.composing.reply(key),
        "data-key": `answer-${key}`,
        "aria-pressed": String(key === answer),
        disabled: session.busy || !choices.some((choice) => choice.answer === key),
      },
      sign && glyph(sign, aside ? 18 : 22),
      h("b", null, label),
      note !== "" && h("small", null, note),
    );
  const [main, beside] = [answers.filter(({ aside }) => !aside), answers.filter(({ aside }) => aside)];
  return h(
    "div.answers",
    { role: "group", "aria-labelledby": "asked" },
    h("div.main-answers", null, main.map(button)),
    beside.length > 0 && h("div.asides", null, beside.map(button)),
  );
}

/**
 * What comes after the choice stands apart from it. What could be chosen instead is one step back;
 * only a row of like things stays to pick from.
 * @param {Session} session
 * @param {Choice[]} choices
 */
function goingOn(session, choices) {
  const { draft, staged } = session.composing;
  const row = plainButtons(session, choices);
  if (choosing.picked(choosing.asked(draft))) return [row?.classList.contains("seg") && row];
  row?.classList.add("later");
  return [staged?.stop === "done" && h("p.next", null, t("then", { what: staged.prompt.title })), row];
}

/** Whether the title names the last choice, and not what is asked next. @param {Session} session */
function isNamed({ composing: { draft, staged, confirms } }) {
  const { clicks } = choosing.asked(draft);
  const begun = clicks.length > 0 && choosing.picked(choosing.asked(draft)) === null;
  return !begun && !(staged && leadsOn(staged, draft, confirms));
}

/** A choice that changes something is named; one that only leads on gives way to what is asked next. @param {Session} session @param {Choice | null} choice @param {Board} board */
function sentence(session, choice, board) {
  const { update } = session;
  const { draft, staged } = session.composing;
  const prompt = staged?.prompt.yours ? staged.prompt : update?.prompt;
  if (!prompt) return [];
  const clicked = begun(draft, prompt, (hit) => board.nameOf(hit));
  if (!choice || !isNamed(session)) return [...head(choosing.question(draft) || prompt.title, prompt.note), clicked];
  // Bots agree to everything: there is nothing to warn of.
  const warned = staged?.stop === "reveals" && !session.onlyBots;
  const warning = warned ? h("p.next", null, t("reveals")) : null;
  return [...headOf(choice.label, choice.note), warning];
}

/** Whether what is chosen only leads to the next question. @param {Staged} staged @param {choosing.Draft} draft @param {boolean} [confirms] whether what can be taken back is confirmed */
export function leadsOn(staged, draft, confirms = true) {
  const made = choosing.chosen(draft),
    last = made.at(-1);
  if (!confirms && staged.stop === "done") return true;
  return staged.stop === "done" && !isNews(staged, made.length) && (last?.note === "" || last?.path.length === 0);
}

/** @param {Change} change */
const asText = ({ seat, name, old, new: now }) => `${seat} ${name.toLowerCase()} ${old} ${now}`;

/** What would change: points and open things, old and new. @param {Session} session @param {Staged} staged @param {string} [note] what the choice says of itself already */
export function changes({ seat, update }, staged, note = "") {
  // Coins that count as points are told once.
  const told = new Set(staged.scores.map(asText));
  const facts = staged.facts.filter((fact) => !told.has(asText(fact)));
  // What is counted and what it is worth may have the same name.
  const named = (/** @type {Change} */ { seat: of, name: what }) => `${of} ${what.toLowerCase()}`;
  const counted = new Set(facts.map(named));
  const scores = staged.scores.map((score) =>
    counted.has(named(score)) ? { ...score, name: t("change-points", { name: score.name }) } : score,
  );
  const said = (/** @type {Change} */ { seat: of, name: what, old, new: now }) =>
    of === seat && note.toLowerCase().includes(`${what} ${old} → ${now}`.toLowerCase());
  const all = [...scores, ...facts].filter((change) => !said(change));
  const own = all.filter((change) => change.seat === seat),
    others = all.filter((change) => change.seat !== seat);
  if (all.length === 0) return null;
  const name = (/** @type {number | null} */ of) =>
    update?.seats.find((one) => one.seat === of)?.name ?? update?.rival ?? "";
  const row = (/** @type {typeof all[number]} */ change) =>
    h(
      "li",
      null,
      h(
        "span",
        null,
        change.seat === seat ? change.name : t("change-of", { player: name(change.seat), name: change.name }),
      ),
      h("span", null, `${change.old} → `, h("b", null, change.new)),
    );
  return h("ul.changes", { "aria-label": t("changes") }, [...own, ...others].slice(0, MOST_CHANGES).map(row));
}

/** @param {Session} session @param {Choice | null} choice */
function confirmButton(session, choice) {
  const { staged, draft, confirms, ready } = session.composing;
  if (!choice || (staged && leadsOn(staged, draft, confirms))) return null;
  const gained = (staged?.scores ?? [])
    .filter(({ seat }) => seat === session.seat)
    .reduce((sum, { old, new: now }) => sum + now - old, 0);
  const several = doneBefore(choosing.chosen(draft), choice).length > 0;
  const words = several ? "points-gained-together" : "points-gained";
  const more = gained > 0 ? h("span.n", null, t(words, { points: gained })) : null;
  return h(
    "button.btn.p.grow",
    { onclick: () => session.confirm(), disabled: !ready, "data-key": "confirm" },
    glyph("check", 19),
    h("span", null, choice.button),
    more,
  );
}

/** @param {Session} session */
function turnButton(session) {
  if (!choosing.canTurn(session.composing.draft)) return null;
  return h(
    "button.btn",
    { onclick: () => session.composing.turn(), "data-key": "turn", "aria-keyshortcuts": "R" },
    glyph("rotate", 19),
    h("span", null, t("turn")),
  );
}

/** @param {Session} session */
function backButton(session) {
  if (choosing.isBlank(session.composing.draft)) return null;
  return h(
    "button.btn.q",
    { onclick: () => session.composing.back(), "data-key": "back", "aria-keyshortcuts": "Escape" },
    glyph("undo", 19),
    h("span", null, t("back")),
  );
}

/** The choices that have no place on the board, and where there are few of them the others as well. @param {Session} session @param {Choice[]} choices */
function plainButtons(session, choices) {
  const placeless = choices.filter(({ path }) => path.length === 0);
  // Buttons that say the same are told apart on the board only.
  const differ = new Set(choices.map((choice) => choice.button)).size === choices.length;
  const plain = choices.length <= FEW && differ ? choices : placeless;
  if (placeless.length === 0) return null;
  const chosen = choosing.picked(choosing.asked(session.composing.draft))?.action;
  const segmented = plain.length > 2 && plain.every((choice) => choice.glyph !== null);
  const button = (/** @type {Choice} */ choice) =>
    h(
      segmented ? "button" : `button.btn${choice.action === chosen ? ".on" : ""}`,
      {
        onclick: () => session.composing.press(choice),
        "data-key": choice.action,
        "aria-pressed": String(choice.action === chosen),
        title: choice.note || null,
        disabled: session.busy,
      },
      choice.glyph && glyph(choice.glyph, segmented ? 22 : 18),
      h("span", null, choice.button),
      !segmented && noted(choice.note),
    );
  return h(
    segmented ? "div.seg" : "div.acts.plain-acts",
    { role: "group", "aria-label": t("other-choices") },
    plain.map(button),
  );
}

/** What a choice says of itself; several things one below the other. @param {string} note */
function noted(note) {
  const parts = note.split("; ");
  if (note === "") return null;
  return parts.length < 3
    ? h("span.n", null, note)
    : h(
        "span.n.listed",
        null,
        parts.map((part) => h("span", null, part)),
      );
}
