// Which frame a window has, and how wide its columns are.

import assert from "node:assert/strict";
import { test } from "node:test";
import { stack, together } from "../../web/table/arrange.js";
import { columns, format, frameOf } from "../../web/table/space.js";

const size = (/** @type {number} */ width, /** @type {number} */ height) => ({ width, height });
const page = (/** @type {number} */ width, /** @type {number} */ height, players = false) => ({
  name: "",
  glyph: "card",
  width,
  height,
  of_players: players,
  slots: [{ area: `${width}-${height}`, seat: null, private: false, x: 0, y: 0, width, height }],
});

test("the frame is chosen by width and height", () => {
  assert.equal(frameOf(size(1366, 768)), "wide");
  assert.equal(frameOf(size(1366, 620)), "wide");
  assert.equal(frameOf(size(1024, 768)), "medium");
  assert.equal(frameOf(size(844, 390)), "short");
  assert.equal(frameOf(size(720, 450)), "short");
  assert.equal(frameOf(size(768, 1024)), "narrow");
  assert.equal(frameOf(size(360, 640)), "narrow");
  assert.equal(format(size(1024, 768)), "wide");
  assert.equal(format(size(844, 390)), "short");
});

test("what stands beside the board is never narrower than its words allow", () => {
  for (const [width, height] of /** @type {const} */ ([
    [1200, 600],
    [1366, 768],
    [1920, 1080],
    [900, 640],
    [640, 360],
    [720, 450],
    [844, 390],
  ])) {
    const beside = format(size(width, height)) === "short" ? 228 : 300;
    for (const board of [size(540, 540), size(460, 488), size(700, 504)]) {
      const { frame, column, side } = columns(size(width, height), board, beside);
      assert.ok((frame === "joined" ? side : column) >= beside + 20, `${width}×${height}`);
      assert.ok(width - column - side >= 300, `${width}×${height} leaves room for the board`);
    }
  }
});

test("on a phone rows stand under the board, and a page joins it where both can be read", () => {
  const pages = [page(360, 360), page(354, 48), page(354, 200), page(328, 90, true)];
  const least = () => 1;
  assert.deepEqual(together(pages, 0, size(360, 420), least), [pages[0]]);
  assert.deepEqual(together(pages, 0, size(360, 640), least), [pages[0], pages[2]]);
  assert.deepEqual(together(pages, 2, size(360, 240), least), [pages[2]]);
  assert.deepEqual(together(pages, 2, size(360, 420), least), [pages[2], pages[1]]);
  assert.deepEqual(together(pages, 2, size(360, 600), least), [pages[0], pages[2]]);
});

test("no page is drawn smaller than its words allow", () => {
  const [board, row] = [page(360, 360), page(354, 48)];
  const low = stack([board, row], board, size(360, 300), () => 1);
  assert.equal(low.placed[0]?.scale, 1);
  assert.ok(low.size.height > 300, "the rest is reached by dragging");
  const high = stack([board, row], board, size(360, 500), () => 1);
  assert.deepEqual(high.size, size(360, 500));
});
