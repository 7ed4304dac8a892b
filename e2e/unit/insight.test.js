// What the page makes of points: lines before and after a move, scales and lines of a chart, what
// turned a game.

import assert from "node:assert/strict";
import { test } from "node:test";
import { apart, layout, scale, stillAhead } from "../../web/table/chart.js";
import { compared } from "../../web/table/tally.js";
import { turningPoints } from "../../web/table/turning.js";

/** @param {string} name @param {number} points @param {string} [text] */
const line = (name, points, text = "") => ({ name, text, points, hits: [`cell:${name}`] });

/** The number of a part is the first one in its name. @param {string} part @param {...number} points */
const step = (part, ...points) => ({ part, number: Number(/\d+/.exec(part)?.[0] ?? 0) || null, points });

test("lines are compared by name, also where one comes or goes", () => {
  const before = [line("homes", 6, "2 × 3"), line("coins", 4)];
  const after = [line("homes", 4, "2 × 2"), line("aqueducts", 12)];
  const told = compared(before, after).map(({ name, old, now, was }) => [name, old, now, was]);
  assert.deepEqual(told, [
    ["homes", 6, 4, "2 × 3"],
    ["aqueducts", 0, 12, ""],
    ["coins", 4, 0, ""],
  ]);
});

test("lines of one name keep their order", () => {
  const before = [line("zone", 3), line("zone", 8)];
  const told = compared(before, [line("zone", 3), line("zone", 10)]).map(({ old, now }) => [old, now]);
  assert.deepEqual(told, [
    [3, 3],
    [8, 10],
  ]);
});

test("a scale has round numbers and zero on it", () => {
  assert.deepEqual(scale([5, 121], 4), { low: 0, high: 140, lines: [0, 40, 80, 120] });
  assert.deepEqual(scale([0, 0], 2), { low: 0, high: 1, lines: [0, 1] });
  const { low, lines } = scale([-7, 12], 3);
  assert.ok(low <= -7 && lines.includes(0));
});

test("what ends close together is moved apart and stays inside", () => {
  const moved = apart([10, 12, 90, 91], 18, 100);
  const sorted = [...moved].sort((one, other) => one - other);
  for (const [index, height] of sorted.slice(1).entries()) assert.ok(height - (sorted[index] ?? 0) >= 18);
  assert.ok(Math.max(...moved) <= 100);
  assert.deepEqual(
    moved.map((height) => sorted.indexOf(height)),
    [0, 1, 2, 3],
    "in their order",
  );
});

test("lines go from the left edge to the right, higher for more points", () => {
  const steps = [step("Round 1 of 4", 0, 0), step("Round 2 of 4", 4, 2), step("", 10, 3)];
  const pads = { left: 20, right: 60, top: 10, bottom: 20 };
  const { paths, ticks, base } = layout(steps, { width: 300, height: 100, pads, rows: 2 });
  assert.deepEqual(paths[0]?.[0], { x: 20, y: base });
  assert.equal(paths[0]?.at(-1)?.x, 240);
  assert.ok((paths[0]?.at(-1)?.y ?? 0) < (paths[1]?.at(-1)?.y ?? 0));
  assert.deepEqual(
    ticks.map(({ text }) => text),
    ["1", "2"],
  );
  assert.equal(ticks.at(-1)?.x, 240, "a round's number stands where the round ends");
  assert.equal(stillAhead(steps, [2, 4]), 2, "two rounds are still to come");
  assert.equal(stillAhead([step("Era 1 of 3", 0), step("Era 1 of 3", 0)], [1, 3]), 0);
});

test("a gain of far more than anybody else's is told, and when the lead was taken for good", () => {
  const steps = [
    step("Round 1 of 4", 5, 5),
    step("Round 2 of 4", 8, 6),
    step("Round 3 of 4", 10, 30),
    step("Round 4 of 4", 14, 33),
    step("", 20, 40),
  ];
  const told = turningPoints(steps);
  assert.deepEqual(told, [
    { kind: "gain", at: 2, column: 1, when: "Round 2 of 4", points: 24 },
    { kind: "lead", at: 2, column: 1, when: "Round 2 of 4", points: 40 },
  ]);
});

test("nothing is told that is not known", () => {
  assert.deepEqual(turningPoints([]), []);
  const even = [step("Round 1 of 2", 0, 0), step("Round 2 of 2", 20, 20), step("", 40, 40)];
  assert.deepEqual(turningPoints(even), [], "no lead in a shared win, and nobody gained more");
  const always = [step("Round 1 of 2", 1, 0), step("", 3, 0)];
  assert.deepEqual(turningPoints(always), [], "nobody else ever led");
});
