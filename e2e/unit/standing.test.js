// Where a card of explanation stands.

import assert from "node:assert/strict";
import { test } from "node:test";
import { standing } from "../../web/table/standing.js";

const window = { width: 1366, height: 768 };
const board = { left: 10, top: 54, right: 920, bottom: 708 };
const prompt = { left: 932, top: 44, right: 1366, bottom: 300 };
const card = { width: 320, height: 150 };

/** @param {number} left @param {number} top @param {number} [side] */
const box = (left, top, side = 60) => ({ left, top, right: left + side, bottom: top + side });

test("it stands beside what it explains", () => {
  const at = standing(card, { window, board, about: box(200, 300), never: [prompt], spared: [] });
  assert.deepEqual(at, { left: 270, top: 255 });
});

test("it never lies on the prompt, and stays in the window", () => {
  for (const about of [box(850, 80), box(940, 320), box(1290, 310), box(20, 60), box(600, 700)]) {
    const { left, top } = standing(card, { window, board, about, never: [prompt], spared: [] });
    assert.ok(left >= 0 && top >= 0 && left + card.width <= 1366 && top + card.height <= 768, `${left} ${top}`);
    assert.ok(left + card.width <= prompt.left || top >= prompt.bottom, `on the prompt: ${left} ${top}`);
  }
});

test("what can be chosen is spared where there is another place", () => {
  const right = box(280, 300, 100);
  const { left } = standing(card, { window, board, about: box(400, 300), never: [prompt], spared: [box(480, 300)] });
  assert.ok(left < 400, `${left}`);
  const other = standing(card, { window, board, about: box(400, 300), never: [prompt], spared: [right] });
  assert.ok(other.left > 400, `${other.left}`);
});

test("what explains no place stands in a corner of the board", () => {
  const at = standing(card, { window, board, about: null, never: [prompt], spared: [] });
  assert.deepEqual(at, { left: 600, top: 54 });
});
