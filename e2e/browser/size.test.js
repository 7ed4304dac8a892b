// How much travels: the first page, and what a table is told during a game.

import assert from "node:assert/strict";
import { test } from "node:test";
import { person, quiet } from "../lib/browser.js";
import { dice, newGame, playUntil } from "../lib/play.js";
import { stage } from "../lib/stage.js";
import { counting, KB } from "../lib/traffic.js";

const set = stage();

test("the first page is small", { timeout: 60_000 }, async (t) => {
  const page = await person(set.browser, set.server.address);
  const seen = await counting(page);
  await page.goto("/");
  await page.locator("article.game").first().waitFor();
  await page.waitForLoadState("networkidle");
  t.diagnostic(`first page: ${(seen.loaded / KB).toFixed(1)} KB in all`);
  assert.ok(seen.loaded <= 150 * KB, `${seen.loaded} bytes`);
  quiet(page);
});

for (const [game, seed] of /** @type {const} */ ([
  ["city", 13],
  ["marble", 3],
])) {
  test(`updates are small: ${game}`, { timeout: 120_000 }, async (t) => {
    const page = await person(set.browser, set.server.address);
    const seen = await counting(page);
    await newGame(page, game);
    await playUntil(page, dice(seed), (_, clicks) => clicks >= 60);
    const largest = Math.max(...seen.frames);
    t.diagnostic(`updates: largest ${(largest / KB).toFixed(1)} KB of ${seen.frames.length}`);
    assert.ok(largest <= 30 * KB, `${largest} bytes`);
    quiet(page);
  });
}
