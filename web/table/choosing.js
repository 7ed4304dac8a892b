// Choosing by clicks, without rules and without the page: clicked hits narrow the offered choices
// down, level by level. A level is one action of a move that is being composed.

/** @typedef {import("../protocol.d.ts").ChoiceShown} Choice */

/**
 * What is offered, what of it was clicked, which of several is shown, and what was chosen by button;
 * and what tells the position apart in which it is asked, where that is known.
 * @typedef {{ choices: Choice[], clicks: string[], turn: number, button: string | null, position: string | null }} Level
 */

/**
 * Every level but the last has its choice; the last one may still be empty.
 * @typedef {Level[]} Draft
 */

/** @param {Choice[]} choices @param {string | null} position @returns {Level} */
const level = (choices, position) => ({ choices, clicks: [], turn: 0, button: null, position });

/** @param {Choice[]} choices @param {unknown[]} changed what looks different from the table */
const position = (choices, changed) => JSON.stringify([choices, changed]);

/** @param {Choice[]} choices @returns {Draft} */
export const start = (choices) => [level(choices, position(choices, []))];

/**
 * A move goes on: what can be chosen after what is staged. What was begun and given up, so that all
 * is as it was, leaves no trace in it.
 * @param {Draft} draft
 * @param {Choice[]} choices
 * @param {unknown[] | null} [changed] what looks different from the table, where that is known
 * @returns {Draft}
 */
export function goOn(draft, choices, changed = null) {
  const now = changed && position(choices, changed);
  const same = now === null ? -1 : draft.slice(0, -1).findIndex((one) => one.position === now);
  return [...(same < 0 ? draft : draft.slice(0, same)), level(choices, now)];
}

/** @param {Choice} choice @param {string} hit */
export const touches = (choice, hit) => choice.path.includes(hit) || choice.marks.includes(hit);

/** The choices that hold every clicked hit. @param {Choice[]} choices @param {string[]} clicks */
export const survivors = (choices, clicks) => choices.filter((choice) => clicks.every((hit) => touches(choice, hit)));

/**
 * The surviving choices that the clicks suffice for: a click on a mark counts for one on the path.
 * @param {Level} level
 */
export function candidates({ choices, clicks }) {
  if (clicks.length === 0) return [];
  return survivors(choices, clicks).filter((choice) => clicks.length >= choice.path.length);
}

/** What a level has chosen. @param {Level} level @returns {Choice | null} */
export function picked(level) {
  if (level.button !== null) return level.choices.find((choice) => choice.action === level.button) ?? null;
  const several = candidates(level);
  return several[level.turn % Math.max(1, several.length)] ?? null;
}

/** What is chosen so far, action by action. @param {Draft} draft */
export const chosen = (draft) => draft.map(picked).filter((choice) => choice !== null);

/** The level that is asked now. @param {Draft} draft @returns {Level} */
export const asked = (draft) => /** @type {Level} */ (draft.at(-1));

/** The last level with a choice: the one that can be turned or taken back. @param {Draft} draft */
export const decided = (draft) => draft.findLast((one) => picked(one) !== null) ?? null;

/** Whether nothing is clicked or chosen. @param {Draft} draft */
export const isBlank = (draft) => draft.length === 1 && isEmpty(asked(draft));

/** @param {Level} level */
const isEmpty = ({ clicks, button }) => clicks.length === 0 && button === null;

/** @param {Draft} draft @param {Partial<Level>} change @returns {Draft} the last level changed, its later choice forgotten */
function changed(draft, change) {
  return [...draft.slice(0, -1), { ...asked(draft), turn: 0, button: null, ...change }];
}

/** @param {Level} level @param {string[]} clicks */
const holds = ({ choices }, clicks) => survivors(choices, clicks).length > 0;

/**
 * A click on a place or piece: the new draft, or `null` where it means nothing.
 * What completes a choice goes first; then a piece just placed is moved or turned; then a choice is
 * begun; last, earlier clicks give way to the new one.
 * @param {Draft} draft
 * @param {string} hit
 * @returns {Draft | null}
 */
export function point(draft, hit) {
  const below = isEmpty(asked(draft)) ? draft.slice(0, -1) : [];
  return (
    again(draft, hit) ??
    completed(draft, hit) ??
    (below.length > 0 && canMove(asked(below)) ? (again(below, hit) ?? swapped(below, hit)) : null) ??
    extended(draft, hit) ??
    replaced(draft, hit)
  );
}

/** A second tap turns what can be turned, or else takes the click back. @param {Draft} draft @param {string} hit */
function again(draft, hit) {
  const top = asked(draft);
  if (!top.clicks.includes(hit)) return null;
  if (candidates(top).length > 1) return changed(draft, { turn: top.turn + 1 });
  return changed(draft, { clicks: top.clicks.filter((other) => other !== hit) });
}

/** @param {Draft} draft @param {string} hit */
function completed(draft, hit) {
  const next = extended(draft, hit);
  return next && picked(asked(next)) ? next : null;
}

/** @param {Draft} draft @param {string} hit */
function extended(draft, hit) {
  const clicks = [...asked(draft).clicks, hit];
  return holds(asked(draft), clicks) ? changed(draft, { clicks }) : null;
}

/** The new hit in the place of where the piece went. @param {Draft} draft @param {string} hit */
function swapped(draft, hit) {
  const clicks = [...unplaced(asked(draft)), hit];
  return asked(draft).clicks.length > 0 && holds(asked(draft), clicks) ? changed(draft, { clicks }) : null;
}

/** The clicks without the one that says where: the last step of the path, or else the last click. @param {Level} level */
function unplaced(level) {
  const where = picked(level)?.path.at(-1);
  const at =
    where !== undefined && level.clicks.includes(where) ? level.clicks.indexOf(where) : level.clicks.length - 1;
  return level.clicks.filter((_, index) => index !== at);
}

/** As few clicks as possible give way, the latest first; then the level before is asked. @param {Draft} draft @param {string} hit @returns {Draft | null} */
function replaced(draft, hit) {
  const top = asked(draft);
  for (const kept of subsets(top.clicks)) {
    const clicks = [...kept, hit];
    if (holds(top, clicks)) return changed(draft, { clicks });
  }
  return draft.length > 1 ? replaced(draft.slice(0, -1), hit) : null;
}

/** All subsets, the larger ones first, earlier clicks kept longer. @param {string[]} clicks @returns {string[][]} */
function subsets(clicks) {
  /** @type {string[][]} */
  const all = [[]];
  for (const hit of clicks) all.push(...all.map((set) => [...set, hit]));
  /** @param {string[]} set */
  const weight = (set) => set.reduce((sum, hit) => sum + 2 ** (clicks.length - clicks.indexOf(hit)), 0);
  return all.sort((a, b) => b.length - a.length || weight(b) - weight(a));
}

/**
 * The hits to highlight: those that go on from what is clicked, and the other places where the piece
 * could go.
 * @param {Draft} draft
 * @returns {Set<string>}
 */
export function open(draft) {
  const top = asked(draft);
  /** @type {Set<string>} */
  const hits = new Set();
  const placed = isEmpty(top) ? draft.at(-2) : top;
  if (placed && canMove(placed)) addHits(hits, survivors(placed.choices, unplaced(placed)));
  else if (placed) addLike(hits, placed);
  for (const hit of selected(draft)) hits.delete(hit);
  addHits(hits, survivors(top.choices, top.clicks));
  for (const hit of top.clicks) hits.delete(hit);
  return hits;
}

/** Of these the ones that what is asked now waits for. @param {Draft} draft @returns {Set<string>} */
export function awaited(draft) {
  const { choices, clicks } = asked(draft);
  /** @type {Set<string>} */
  const hits = new Set();
  addHits(hits, survivors(choices, clicks));
  for (const hit of clicks) hits.delete(hit);
  return hits;
}

/** Whether something was put somewhere, and could be put elsewhere. @param {Level} level */
function canMove(level) {
  const choice = picked(level);
  return level.clicks.length > 0 && choice !== null && choice.path.length > 0;
}

/** What could have been clicked in the place of the last click: of the same kind. @param {Set<string>} hits @param {Level} level */
function addLike(hits, level) {
  const last = level.clicks.at(-1);
  if (last === undefined) return;
  const kind = last.split(":")[0];
  for (const { path, marks } of survivors(level.choices, level.clicks.slice(0, -1))) {
    for (const hit of [...path, ...marks]) if (hit.split(":")[0] === kind) hits.add(hit);
  }
}

/** @param {Set<string>} hits @param {Choice[]} choices */
function addHits(hits, choices) {
  for (const { path, marks } of choices) for (const hit of [...path, ...marks]) hits.add(hit);
}

/** The hits that are clicked or chosen now: those of the last level that has any. @param {Draft} draft @returns {Set<string>} */
export function selected(draft) {
  const last = draft.findLast((one) => !isEmpty(one));
  if (!last) return new Set();
  const choice = picked(last);
  return new Set([...last.clicks, ...(choice ? [...choice.path, ...choice.marks] : [])]);
}

/** Chooses by button, from what is asked now. @param {Draft} draft @param {string} action @returns {Draft} */
export const press = (draft, action) => changed(draft, { clicks: [], button: action });

/** Whether there is something to turn. @param {Draft} draft */
export const canTurn = (draft) => {
  const last = decided(draft);
  return last !== null && last.button === null && candidates(last).length > 1;
};

/** The next of several. @param {Draft} draft @returns {Draft} */
export function turn(draft) {
  const last = decided(draft);
  if (!last || !canTurn(draft)) return draft;
  const upTo = draft.slice(0, draft.indexOf(last) + 1);
  return changed(upTo, { turn: last.turn + 1 });
}

/** One step back: the last click, or the last choice by button. @param {Draft} draft @returns {Draft} */
export function back(draft) {
  const full = isEmpty(asked(draft)) && draft.length > 1 ? draft.slice(0, -1) : draft;
  const top = asked(full);
  return changed(full, { clicks: top.button === null ? top.clicks.slice(0, -1) : [] });
}

/**
 * The choices nested by path step, for the list of buttons.
 * @typedef {{ hit: string, below: Branch[] }} Fork
 * @typedef {Fork | Choice} Branch
 * @param {Choice[]} choices
 * @param {number} [step]
 * @returns {Branch[]}
 */
export function nested(choices, step = 0) {
  /** @type {Map<string, Choice[]>} */
  const groups = new Map();
  /** @type {(Choice | string)[]} */
  const order = [];
  for (const choice of choices) {
    const hit = choice.path[step];
    if (hit === undefined) {
      order.push(choice);
    } else {
      if (!groups.has(hit)) order.push(hit);
      groups.set(hit, [...(groups.get(hit) ?? []), choice]);
    }
  }
  return order.flatMap((one) => (typeof one === "string" ? branch(one, groups.get(one) ?? [], step) : [one]));
}

/** A fork with one choice is that choice. @param {string} hit @param {Choice[]} choices @param {number} step @returns {Branch[]} */
function branch(hit, choices, step) {
  return choices.length === 1 ? choices : [{ hit, below: nested(choices, step + 1) }];
}
