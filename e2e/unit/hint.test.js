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
