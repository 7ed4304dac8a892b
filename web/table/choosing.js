// Choosing by clicks, without rules and without the page: clicked hits narrow the offered choices
// down, level by level. A level is one action of a move that is being composed.

/** @typedef {import("../protocol.d.ts").ChoiceShown} Choice */

/** @typedef {import("../protocol.d.ts").AnswerShown} Answer */

/**
 * What is offered, what of it was clicked, which of several is shown, and what was chosen by button.
 * Where there are answers one of them is given first. What is carried was clicked a level before; by
 * its mark a position is known again.
 * @typedef {{ choices: Choice[], mark: string, answers: Answer[], answer: string | null, clicks: string[], turn: number,
 *   button: string | null, carried: boolean }} Level
 */

/**
 * Every level but the last has its choice; the last one may still be empty.
 * @typedef {Level[]} Draft
 */

/** @param {Choice[]} choices @param {Answer[]} answers @param {string} mark @returns {Level} */
const level = (choices, answers, mark) => ({
  choices,
  mark,
  answers,
  answer: null,
  clicks: [],
  turn: 0,
  button: null,
  carried: false,
});

/** @param {Choice[]} choices @param {Answer[]} [answers] @returns {Draft} */
export const start = (choices, answers = []) => [level(choices, answers, "")];

/** A move goes on: what can be chosen after what is staged. @param {Draft} draft @param {Choice[]} choices @param {Answer[]} [answers] @param {string} [mark] @returns {Draft} */
export function goOn(draft, choices, answers = [], mark = `${draft.length}`) {
  const known = draft.findIndex((one) => one.mark === mark && sameOffer(one.choices, choices));
  // Where a move leads back to where it was, nothing of it stays chosen.
  if (known >= 0) return [...draft.slice(0, known), level(choices, answers, mark)];
  return carried([...draft, level(choices, answers, mark)]);
}

/** @param {Choice[]} some @param {Choice[]} others */
const sameOffer = (some, others) =>
  some.length === others.length && some.every(({ action }, index) => action === others[index]?.action);

/** What was clicked to say what an action is about is not asked again. @param {Draft} draft @returns {Draft} */
function carried(draft) {
  const before = draft.at(-2);
  const choice = before ? picked(before) : null;
  if (!before || before.clicks.length === 0 || choice?.path.length !== 0) return draft;
  const next = before.clicks.reduce((now, hit) => extended(now, hit) ?? now, draft);
  return next === draft ? draft : changed(next, { clicks: asked(next).clicks, carried: true });
}

/** What is offered once an answer is given; before, what belongs to none. @param {Level} level */
export const offered = ({ choices, answers, answer }) =>
  answers.length === 0 ? choices : choices.filter((choice) => choice.answer === answer);

/** What is asked once an answer is given. @param {Draft} draft */
export const question = (draft) => {
  const { answers, answer } = asked(draft);
  return answers.find(({ key }) => key === answer)?.asks ?? "";
};

/** Whether the first question is still to be answered. @param {Draft} draft */
export const isOpen = (draft) => asked(draft).answers.length > 0 && asked(draft).answer === null;

/** @param {Choice} choice @param {string} hit */
export const touches = (choice, hit) => choice.path.includes(hit) || choice.marks.includes(hit);

/** The choices that hold every clicked hit. @param {Choice[]} choices @param {string[]} clicks */
export const survivors = (choices, clicks) => choices.filter((choice) => clicks.every((hit) => touches(choice, hit)));

/**
 * The surviving choices that the clicks suffice for: a click on a mark counts for one on the path.
 * @param {Level} level
 */
export function candidates(level) {
  const { clicks } = level;
  if (clicks.length === 0) return [];
  return survivors(offered(level), clicks).filter((choice) => clicks.length >= choice.path.length);
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
export const isBlank = (draft) => draft.length === 1 && isEmpty(asked(draft)) && asked(draft).answer === null;

/** @param {Level} level */
const isEmpty = ({ clicks, button }) => clicks.length === 0 && button === null;

/** @param {Draft} draft @param {Partial<Level>} change @returns {Draft} the last level changed, its later choice forgotten */
function changed(draft, change) {
  return [...draft.slice(0, -1), { ...asked(draft), turn: 0, button: null, carried: false, ...change }];
}

/** @param {Level} level @param {string[]} clicks */
const holds = (level, clicks) => survivors(offered(level), clicks).length > 0;

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
    answered(draft, hit) ??
    replaced(draft, hit)
  );
}

/** A click on what belongs to one answer gives it. @param {Draft} draft @param {string} hit @returns {Draft | null} */
function answered(draft, hit) {
  const { choices, answers } = asked(draft);
  const keys = new Set(choices.flatMap((choice) => (touches(choice, hit) ? [choice.answer] : [])));
  const [key] = keys;
  if (answers.length === 0 || keys.size !== 1 || !key) return null;
  return changed(draft, { answer: key, clicks: [hit] });
}

/** Gives an answer; what is the only choice is chosen by it. @param {Draft} draft @param {string} key @returns {Draft} */
export function reply(draft, key) {
  const given = changed(draft, { answer: key, clicks: [] });
  const [only, ...more] = offered(asked(given));
  return only && more.length === 0 && only.path.length === 0 ? press(given, only.action) : given;
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
  if (placed && canMove(placed)) addHits(hits, survivors(offered(placed), unplaced(placed)));
  else if (placed) addLike(hits, placed);
  for (const hit of selected(draft)) hits.delete(hit);
  // What else stands for the one choice that is made is no other choice.
  const left = isOpen(draft) ? [] : survivors(offered(top), top.clicks);
  if (left.length !== 1 || left[0] !== picked(top)) addHits(hits, left);
  for (const hit of top.clicks) hits.delete(hit);
  return hits;
}

/** Of these the ones that what is asked now waits for. @param {Draft} draft @returns {Set<string>} */
export function awaited(draft) {
  const { clicks } = asked(draft);
  /** @type {Set<string>} */
  const hits = new Set();
  if (!isOpen(draft)) addHits(hits, survivors(offered(asked(draft)), clicks));
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
  for (const { path, marks } of survivors(offered(level), level.clicks.slice(0, -1))) {
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
  if (!choice) return new Set(last.clicks);
  const { path, marks } = choice;
  // Of equal things that stand for the same choice only the one that was clicked is chosen.
  const isAlike = (/** @type {string} */ hit) => path.length === 1 && kindOf(hit) === kindOf(path[0] ?? "");
  const taken = path.length === 1 && last.clicks.some((hit) => isAlike(hit)) ? [] : path;
  return new Set([...last.clicks, ...taken, ...marks.filter((hit) => !isAlike(hit))]);
}

/** The kind of a hit: `offer` of `offer:2`. @param {string} hit */
const kindOf = (hit) => hit.split(":")[0];

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
  const full = isEmpty(asked(draft)) && asked(draft).answer === null && draft.length > 1 ? draft.slice(0, -1) : draft;
  const top = asked(full);
  // What one click chose is one step, and an answer goes with the click that gave it.
  if (top.carried && full.length > 1) return back(full.slice(0, -1));
  const clicks = top.button === null ? top.clicks.slice(0, -1) : [];
  return changed(full, { clicks, ...(clicks.length === 0 && { answer: null }) });
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
