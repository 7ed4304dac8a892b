// The way to an example, click by click: what to click next so that its actions are chosen.

import * as choosing from "../table/choosing.js";

/**
 * A place on the board, or the key of a button; nothing once the example is chosen.
 * @param {choosing.Draft} draft
 * @param {string[]} example the actions
 * @returns {{ hit?: string, key?: string }}
 */
export function nextClick(draft, example) {
  const made = choosing.chosen(draft).slice(0, example.length);
  const astray = made.findIndex(({ action }, index) => action !== example[index]);
  if (astray >= 0) return { key: canTurnTo(draft, made.length, example) ? "turn" : "back" };
  const level = choosing.asked(draft);
  const choice = level.choices.find(({ action }) => action === example[made.length]);
  if (!choice) return {};
  const hit = choice.path.find((one) => !level.clicks.includes(one));
  if (isUnanswered(level, choice, hit)) return { key: `answer-${choice.answer}` };
  return hit === undefined ? { key: choice.action } : { hit };
}

/** Whether the first question is to be answered by its button: a place of one answer alone gives it. @param {choosing.Level} level @param {choosing.Choice} choice @param {string | undefined} hit */
function isUnanswered({ choices, answers, answer }, choice, hit) {
  if (answers.length === 0 || answer === choice.answer) return false;
  return hit === undefined || choices.some((one) => choosing.touches(one, hit) && one.answer !== choice.answer);
}

/** Whether what was chosen last only needs to be turned. @param {choosing.Draft} draft @param {number} count @param {string[]} example */
function canTurnTo(draft, count, example) {
  const last = choosing.decided(draft);
  return (
    last !== null &&
    choosing.canTurn(draft) &&
    choosing.candidates(last).some(({ action }) => action === example[count - 1])
  );
}
