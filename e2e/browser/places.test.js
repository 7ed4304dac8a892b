// Everything keeps its place while one answers: the board, what one chooses from, and the frame.

import assert from "node:assert/strict";
import { test } from "node:test";
import { person, quiet } from "../lib/browser.js";
import { fullTable } from "../lib/full.js";
import { misplaced } from "../lib/measure.js";
import { dice, newGame, playUntil } from "../lib/play.js";
import { stage } from "../lib/stage.js";

/** @typedef {import("../lib/browser.js").Person} Person */

const set = stage();
const LAPTOP = { width: 1366, height: 768 };
/** So many moments of a game are looked at. */
const MOMENTS = 30;

/** Where something stands. @param {Person} page @param {string} selector */
const placeOf = (page, selector) =>
  page.locator(selector).evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left, top, width, height].map(Math.round).join(" ");
  });

for (const game of /** @type {const} */ (["marble", "city", "foundations"])) {
  test(`the board stays, whatever is asked, and nothing leaves the window: ${game}`, { timeout: 120_000 }, async () => {
    const page = await person(set.browser, set.server.address, { viewport: LAPTOP, lang: "de-DE" });
    await newGame(page, game);
    const board = await placeOf(page, ".board");
    await playUntil(page, dice(7), async (now, clicks) => {
      if (!now.yours || now.busy || now.staging) return false;
      assert.equal(await placeOf(page, ".board"), board, `after ${clicks} clicks`);
      assert.deepEqual(await misplaced(page), [], `after ${clicks} clicks`);
      return clicks >= MOMENTS;
    });
    quiet(page);
  });
}

test("strip, offer and hand are seen together, however many cards there are", { timeout: 120_000 }, async () => {
  const page = await person(set.browser, set.server.address, { viewport: LAPTOP });
  const cut = () =>
    page.evaluate(() => {
      const shelf = document.querySelector(".shelf")?.getBoundingClientRect();
      return ["strip", "offer", "hand"].filter((name) => {
        const box = document.querySelector(`.shelf svg[data-area="${name}"]`)?.getBoundingClientRect();
        return !shelf || !box || box.top < shelf.top || box.bottom > shelf.bottom + 1;
      });
    });
  let most = 0;
  for (const share of [0.3, 0.6, 0.9]) {
    await page.goto(await fullTable(page, "city", share, undefined, 4));
    await page.locator('.shelf svg[data-area="strip"]').waitFor();
    most = Math.max(most, await page.locator('[data-hit^="hand:"]').count());
    const chooses = await page.locator('.shelf svg[data-area="choice"]').count();
    assert.deepEqual(
      (await cut()).filter((name) => name !== "offer" || chooses === 0),
      [],
      `at ${share}`,
    );
  }
  assert.ok(most >= 3, `${most} cards`);
  quiet(page);
});
