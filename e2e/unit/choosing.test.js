// How clicks choose, without a browser.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  back,
  canTurn,
  chosen,
  goOn,
  nested,
  open,
  point,
  press,
  selected,
  start,
  turn,
} from "../../web/table/choosing.js";

/** @param {string} action @param {string[]} path @param {string[]} [marks] */
const choice = (action, path, marks = []) => ({
  action,
  label: action,
  button: action,
  note: "",
  glyph: null,
  path,
  marks,
});

/** Two cards in the hand, three cells; one card may be paid in two ways at the first cell. */
const builds = [
  choice("a1", ["hand:a", "cell:1"]),
  choice("a1 token", ["hand:a", "cell:1"]),
  choice("a2", ["hand:a", "cell:2"]),
  choice("b2", ["hand:b", "cell:2"]),
  choice("b3", ["hand:b", "cell:3"]),
  choice("end", []),
];
/** @typedef {import("../../web/table/choosing.js").Draft} Draft */

/** After clicks that all mean something. @param {Draft} draft @param {...string} hits */
const clicked = (draft, ...hits) => hits.reduce((now, hit) => must(point(now, hit)), draft);

/** @template T @param {T | null | undefined} one @returns {T} */
function must(one) {
  assert.ok(one !== null && one !== undefined);
  return one;
}

/** @param {Draft} draft */
const actions = (draft) => chosen(draft).map((one) => one.action);

test("clicks narrow the choices down, in any order", () => {
  assert.deepEqual(actions(clicked(start(builds), "hand:b", "cell:3")), ["b3"]);
  assert.deepEqual(actions(clicked(start(builds), "cell:3", "hand:b")), ["b3"]);
  assert.deepEqual(actions(clicked(start(builds), "hand:b")), []);
});

test("at rest everything that can begin a choice is open", () => {
  assert.deepEqual([...open(start(builds))].sort(), ["cell:1", "cell:2", "cell:3", "hand:a", "hand:b"]);
});

test("after a card the cells that take it are open, and so is the other card", () => {
  const hits = open(clicked(start(builds), "hand:a"));
  assert.ok(hits.has("cell:1") && hits.has("cell:2") && hits.has("hand:b"));
  assert.ok(!hits.has("hand:a"));
});

test("several with all clicks used are cycled in list order, also by a second tap", () => {
  const two = clicked(start(builds), "hand:a", "cell:1");
  assert.ok(canTurn(two));
  assert.deepEqual(actions(two), ["a1"]);
  assert.deepEqual(actions(turn(two)), ["a1 token"]);
  assert.deepEqual(actions(turn(turn(two))), ["a1"]);
  assert.deepEqual(actions(clicked(two, "cell:1")), ["a1 token"]);
});

test("a second tap on what cannot be turned takes the click back", () => {
  assert.deepEqual([...selected(clicked(start(builds), "hand:b", "hand:b"))], []);
});

test("another place moves the piece, another piece takes its place", () => {
  const placed = clicked(start(builds), "hand:a", "cell:1");
  assert.deepEqual(actions(clicked(placed, "cell:2")), ["a2"]);
  assert.deepEqual(actions(clicked(placed, "cell:2", "hand:b")), ["b2"]);
  assert.deepEqual(actions(clicked(placed, "hand:b")), []);
  assert.deepEqual([...selected(clicked(placed, "hand:b"))], ["hand:b"]);
});

test("the piece can be moved, whichever was clicked first", () => {
  const placed = goOn(clicked(start(builds), "cell:1", "hand:a"), [
    choice("b2", ["hand:b", "cell:2"]),
    choice("end", []),
  ]);
  assert.deepEqual(actions(clicked(placed, "cell:2")), ["a2"]);
  assert.ok(open(placed).has("cell:2"));
});

test("a click that means nothing changes nothing", () => {
  assert.equal(point(start(builds), "cell:9"), null);
});

test("a click on a mark counts for the path", () => {
  const equal = [choice("take", ["offer:1"], ["offer:2"]), choice("other", ["offer:3"])];
  assert.deepEqual(actions(clicked(start(equal), "offer:2")), ["take"]);
});

test("a button with marks is chosen by a click on a mark", () => {
  const kinds = [choice("draw", [], ["stack:1", "stack:2"]), choice("lay", [], ["hand:1"])];
  assert.deepEqual(actions(clicked(start(kinds), "hand:1")), ["lay"]);
  assert.deepEqual(actions(press(start(kinds), "draw")), ["draw"]);
});

test("what a chosen kind is about is asked next, not chosen already", () => {
  const kinds = [choice("draw", [], ["stack:1"]), choice("lay", [], ["hand:1", "hand:2"])];
  const tiles = goOn(clicked(start(kinds), "hand:1"), [choice("one", ["hand:1"]), choice("two", ["hand:2"])]);
  assert.deepEqual([...open(tiles)].sort(), ["hand:1", "hand:2"]);
  assert.deepEqual(actions(clicked(tiles, "hand:1")), ["lay", "one"]);
});

test("a choice that may grow is shown while more can be clicked", () => {
  const takes = [choice("one", ["s:a"]), choice("both", ["s:a", "s:b"]), choice("other", ["s:b"])];
  const one = clicked(start(takes), "s:a");
  assert.deepEqual(actions(one), ["one"]);
  assert.ok(open(one).has("s:b"));
  assert.deepEqual(actions(clicked(one, "s:b")), ["both"]);
});

test("after a staged action the piece can still be moved, and the next be begun", () => {
  const next = [choice("b3", ["hand:b", "cell:3"]), choice("b2", ["hand:b", "cell:2"]), choice("end", [])];
  const staged = goOn(clicked(start(builds), "hand:a", "cell:1"), next);
  assert.deepEqual(actions(clicked(staged, "cell:2")), ["a2"]);
  assert.deepEqual(actions(clicked(staged, "hand:b", "cell:3")), ["a1", "b3"]);
  assert.deepEqual(actions(press(staged, "end")), ["a1", "end"]);
});

test("places of one click each are chosen one after another", () => {
  const first = [choice("e1", ["edge:1"]), choice("e2", ["edge:2"])];
  const second = [choice("e2", ["edge:2"]), choice("e3", ["edge:3"])];
  const staged = goOn(clicked(start(first), "edge:1"), second);
  assert.deepEqual(actions(clicked(staged, "edge:2")), ["e1", "e2"]);
});

test("Esc steps back click by click, over staged actions as well", () => {
  const staged = goOn(clicked(start(builds), "hand:a", "cell:2"), [choice("end", [])]);
  const once = back(staged);
  assert.deepEqual(actions(once), []);
  assert.deepEqual([...selected(once)], ["hand:a"]);
  assert.deepEqual([...selected(back(once))], []);
  assert.deepEqual(actions(back(press(staged, "end"))), ["a2"]);
});

test("the list of buttons is nested by path step", () => {
  /** @type {(branch: import("../../web/table/choosing.js").Branch) => unknown} */
  const told = (branch) => ("hit" in branch ? [branch.hit, branch.below.map(told)] : branch.action);
  assert.deepEqual(nested(builds).map(told), [
    ["hand:a", [["cell:1", ["a1", "a1 token"]], "a2"]],
    ["hand:b", ["b2", "b3"]],
    "end",
  ]);
});

test("what was begun and given up leaves no trace", () => {
  const turn = [choice("steal", []), choice("trade", [])];
  const trade = [choice("give", []), choice("withdraw", [])];
  const after = [choice("trade", [])];
  const back = goOn(press(goOn(press(start(turn), "trade"), trade, []), "withdraw"), turn, []);
  assert.deepEqual(back, start(turn));
  const stolen = goOn(press(start(turn), "steal"), after, ["lot"]);
  const traded = goOn(press(goOn(press(stolen, "trade"), trade, ["lot"]), "withdraw"), after, ["lot"]);
  assert.deepEqual(chosen(traded).map(({ action }) => action), ["steal"]);
  const other = goOn(press(goOn(press(start(turn), "trade"), trade, []), "give"), turn, ["silver"]);
  assert.equal(chosen(other).length, 2, "what changed something stays");
});
