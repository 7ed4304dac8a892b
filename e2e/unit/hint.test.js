// The way to an example of a lesson, click by click.

import assert from "node:assert/strict";
import { test } from "node:test";
import * as choosing from "../../web/table/choosing.js";
import { nextClick } from "../../web/learn/hint.js";

/** @param {string} action @param {string[]} path */
const choice = (action, path) => ({
  action,
  label: action,
  button: action,
  note: "",
  glyph: null,
  path,
  marks: [],
  answer: null,
});
const pieces = [
  choice("house up", ["tray:house", "lot:1"]),
  choice("house down", ["tray:house", "lot:1"]),
  choice("pass", []),
];

/** @param {choosing.Draft} draft @param {string} hit */
function clicked(draft, hit) {
  const next = choosing.point(draft, hit);
  assert.ok(next);
  return next;
}

test("the next place of the path, then nothing", () => {
  let draft = choosing.start(pieces);
  assert.deepEqual(nextClick(draft, ["house up"]), { hit: "tray:house" });
  draft = clicked(draft, "tray:house");
  assert.deepEqual(nextClick(draft, ["house up"]), { hit: "lot:1" });
  draft = clicked(draft, "lot:1");
  assert.deepEqual(nextClick(draft, ["house up"]), {});
});

test("what lies the wrong way round is turned, what is wrong taken back", () => {
  const draft = clicked(clicked(choosing.start(pieces), "tray:house"), "lot:1");
  assert.deepEqual(nextClick(draft, ["house down"]), { key: "turn" });
  assert.deepEqual(nextClick(choosing.turn(draft), ["house down"]), {});
  assert.deepEqual(nextClick(draft, ["pass"]), { key: "back" });
});

test("a choice without a place is a button", () => {
  assert.deepEqual(nextClick(choosing.start(pieces), ["pass"]), { key: "pass" });
  assert.deepEqual(nextClick(choosing.start(pieces), ["gone"]), {});
});

test("a first question is answered by its button, or by a place that belongs to one answer", () => {
  const answers = ["income", "buy", "build"].map((key) => ({
    key,
    label: key,
    note: "",
    asks: "",
    glyph: null,
    aside: false,
  }));
  const offered = [
    { ...choice("take", []), answer: "income" },
    { ...choice("buy a", ["slot:1"]), answer: "buy" },
    { ...choice("sell a", ["slot:2"]), answer: "build" },
    { ...choice("buy b", ["slot:2"]), answer: "buy" },
  ];
  const draft = choosing.start(offered, answers);
  assert.deepEqual(nextClick(draft, ["take"]), { key: "answer-income" });
  assert.deepEqual(nextClick(choosing.reply(draft, "income"), ["take"]), {});
  assert.deepEqual(nextClick(draft, ["buy a"]), { hit: "slot:1" });
  assert.deepEqual(nextClick(draft, ["buy b"]), { key: "answer-buy" });
  assert.deepEqual(nextClick(choosing.reply(draft, "buy"), ["buy b"]), { hit: "slot:2" });
});
