// Where a move stands: what was chosen before is told once, and the next click by its kind. And what
// a count of points brought.

import assert from "node:assert/strict";
import { test } from "node:test";
import { start, point } from "../../web/table/choosing.js";
import { countedIn } from "../../web/table/scoring.js";
import { doneBefore, nextKind } from "../../web/table/steps.js";

/** @param {string} action @param {string[]} path @param {object} [more] */
const choice = (action, path, more = {}) => ({
  ...{ action, label: action, button: action, note: "", glyph: null, path, marks: [], answer: null },
  ...more,
});

test("what a later choice says again is told once", () => {
  const made = [
    choice("lay", [], { leads: true }),
    choice("temple", ["hand:temple@1"], { leads: true }),
    choice("build", []),
    choice("end", []),
  ];
  const told = (/** @type {typeof made[number] | null} */ named) => doneBefore(made, named).map(({ action }) => action);
  assert.deepEqual(told(made.at(-1) ?? null), ["build"]);
  assert.deepEqual(told(null), ["build", "end"], "what the title does not name is told too");
});

test("after a cell a card is asked for, after a card a cell", () => {
  const kinds = [
    { kind: "hand", name: "a card" },
    { kind: "cell", name: "a cell" },
  ];
  const choices = [
    choice("a", ["hand:res2@1", "cell:b2@1"]),
    choice("b", ["hand:veg@1", "cell:b2@1"]),
    choice("c", ["hand:veg@1", "cell:b3@1"]),
  ];
  const after = (/** @type {string} */ hit) => nextKind(/** @type {any} */ (point(start(choices), hit)?.at(-1)), kinds);
  assert.equal(after("cell:b2@1"), "a card");
  assert.equal(after("hand:veg@1"), "a cell");
});

test("a count tells what it brought, and the end of a game has its own page", () => {
  const item = (/** @type {string} */ category, /** @type {number} */ points) => ({ category, name: category, points });
  const score = (/** @type {number} */ citizens, /** @type {number} */ glory) => ({
    total: citizens + glory,
    items: [item("citizens", citizens), item("glory", glory)],
  });
  /** @returns {any} */
  const update = (/** @type {object[]} */ seats, /** @type {object[]} */ lines, outcome = null) => ({
    scores: { seats, rival: null },
    lines,
    outcome,
  });
  const before = update([score(1, 2)], []);
  const scored = update([score(8, 2)], [{ scoring: "The era is scored" }]);
  const later = update([score(8, 6)], [{}]);
  const counted = countedIn(before, [scored, later]);
  assert.equal(counted?.title, "The era is scored");
  assert.deepEqual(counted?.update.scores.seats, [{ total: 7, items: [item("citizens", 7)] }]);
  assert.equal(countedIn(before, [later]), null);
  assert.equal(
    countedIn(before, [update([score(8, 2)], [{ scoring: "The era is scored" }], /** @type {any} */ ({}))]),
    null,
  );
});
