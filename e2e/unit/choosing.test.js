// How clicks choose, without a browser.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  back,
  canTurn,
  chosen,
  goOn,
  isBlank,
  nested,
  open,
  point,
  press,
  reply,
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
  answer: null,
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

/** @param {string} action @param {string | null} answer @param {string[]} path */
const of = (action, answer, path) => ({ ...choice(action, path), answer });
/** @param {string} key */
const answer = (key) => ({ key, label: key, note: "", asks: "", glyph: null, aside: false });
/** Income, buy or build; a trade is none of these. */
const turnOf = [
  of("income", "income", []),
  of("buy 1", "buy", ["deed:1"]),
  of("buy 2", "buy", ["deed:2"]),
  of("build a", "build", ["tray:a", "lot:1"]),
  of("steal", null, ["lot:9"]),
  of("build b", "build", ["tray:b", "lot:1"]),
  of("buy 3", "buy", ["lot:1"]),
];
const question = ["income", "buy", "build"].map(answer);

test("nothing is marked before the first question is answered, then only what belongs to the answer", () => {
  const draft = start(turnOf, question);
  assert.deepEqual([...open(draft)], []);
  assert.deepEqual([...open(reply(draft, "buy"))], ["deed:1", "deed:2", "lot:1"]);
  assert.ok(!isBlank(reply(draft, "buy")));
  assert.ok(isBlank(back(reply(draft, "buy"))));
});

test("an answer that is one choice chooses it", () => {
  assert.deepEqual(actions(reply(start(turnOf, question), "income")), ["income"]);
});

test("a click on what belongs to one answer gives it; on what belongs to several it does not", () => {
  const draft = start(turnOf, question);
  assert.deepEqual(actions(clicked(draft, "deed:2")), ["buy 2"]);
  assert.equal(point(draft, "lot:1"), null);
  assert.deepEqual(actions(clicked(draft, "tray:a", "lot:1")), ["build a"]);
  const other = clicked(reply(draft, "buy"), "tray:b");
  assert.deepEqual([...open(other)].sort(), ["lot:1", "tray:a"], "another answer takes its place");
  assert.ok(isBlank(back(clicked(draft, "deed:2"))));
});

test("what was clicked to say what an action is about is not asked again", () => {
  const kinds = [choice("lay", [], ["hand:a", "hand:b"]), choice("draw", [], ["stack:a"])];
  const tiles = [choice("tile a", ["hand:a"]), choice("tile b", ["hand:b"])];
  const draft = goOn(clicked(start(kinds), "hand:b"), tiles);
  assert.deepEqual(actions(draft), ["lay", "tile b"]);
  assert.ok(isBlank(back(draft)), "one click is one step back");
  assert.deepEqual(actions(goOn(press(start(kinds), "lay"), tiles)), ["lay"], "a button names no tile");
});

test("where a move leads back to where it was, nothing of it stays chosen", () => {
  const offer = [choice("trade", []), choice("end", [])];
  const within = [choice("give", []), choice("withdraw", [])];
  const draft = press(goOn(press(start(offer), "trade"), within), "withdraw");
  assert.ok(isBlank(goOn(draft, offer, [], "")));
  assert.equal(actions(goOn(draft, offer, [], "something lies elsewhere")).length, 2);
});

test("of equal things only the one that was clicked is chosen", () => {
  const cards = start([choice("take", ["offer:2"], ["offer:4"]), choice("buy", ["slot:1"], ["lot:A8"])]);
  assert.deepEqual([...selected(clicked(cards, "offer:4"))], ["offer:4"]);
  assert.deepEqual([...selected(clicked(cards, "offer:2"))], ["offer:2"]);
  assert.deepEqual([...selected(clicked(cards, "slot:1"))].sort(), ["lot:A8", "slot:1"]);
});

test("what else stands for the one thing that is chosen is no other choice", () => {
  const deeds = [choice("buy 1", ["slot:1"], ["lot:A1"]), choice("buy 2", ["slot:2"], ["lot:B2"])];
  const bought = clicked(start(deeds), "lot:A1");
  assert.deepEqual([...selected(bought)].sort(), ["lot:A1", "slot:1"]);
  assert.deepEqual([...open(bought)].sort(), ["lot:B2", "slot:2"]);
  const houses = [choice("A1 B1", ["tray:a", "lot:A1"], ["lot:B1"]), choice("C1 D1", ["tray:a", "lot:C1"], ["lot:D1"])];
  const built = clicked(start(houses), "tray:a", "lot:A1");
  assert.deepEqual([...open(built)].sort(), ["lot:C1", "lot:D1"]);
});
