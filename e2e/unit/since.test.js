// What counts as "since your last turn".

import assert from "node:assert/strict";
import { test } from "node:test";
import { lastPlaces, lastTurn } from "../../web/table/since.js";

/** @param {number | null} seat @param {string} [to] */
const line = (seat, to) => ({
  sequence: 0,
  seat,
  text: "",
  takes_back: [],
  stays: false,
  motions: to ? [{ from: "deck:1", to }] : [],
});

test("it begins after the own line that others have answered", () => {
  assert.equal(lastTurn([line(1), line(2), line(3)], 1), 1);
  assert.equal(lastTurn([line(1), line(2), line(3), line(1)], 1), 1, "the turn under way does not count");
  assert.equal(lastTurn([line(2), line(3)], 1), 0, "nothing own yet");
  assert.equal(lastTurn([line(1), line(1)], 1), 2, "nobody has answered");
  assert.equal(lastTurn([line(1), line(2), line(null)], 1), 1, "the table's own lines belong to it");
});

test("marked is where the others have put something, or else the last thing of all", () => {
  assert.deepEqual([...lastPlaces([line(1, "a"), line(2, "b"), line(3, "c"), line(1, "d")], 1)], ["b", "c"]);
  assert.deepEqual([...lastPlaces([line(1, "a")], 1)], ["a"]);
  assert.deepEqual([...lastPlaces([], 1)], []);
});
