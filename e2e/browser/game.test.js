// Whole games against bots, through the real page, from the first page to the result.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { accessibleInBothThemes } from "../lib/axe.js";
import { person, quiet, shot, textOf } from "../lib/browser.js";
import { dice, newGame, playUntil } from "../lib/play.js";
import { stage } from "../lib/stage.js";

/** @typedef {import("../lib/browser.js").Person} Person */

const set = stage();

/** Plays a game to its end and takes pictures on the way. @param {Person} page @param {string} game @param {string} theme @param {number} seed */
async function whole(page, game, theme, seed) {
  await newGame(page, game);
  await shot(page, `${game}-desktop-${theme}-early`);
  const at = new Map([
    ["middle", 60],
    ["late", 110],
  ]);
  await playUntil(page, dice(seed), async (now, clicks) => {
    for (const [name, click] of at) {
      if (clicks < click || !now.confirm) continue;
      at.delete(name);
      await shot(page, `${game}-desktop-${theme}-${name}`);
    }
    return false;
  });
  await page.locator(".end h2").waitFor();
  await shot(page, `${game}-desktop-${theme}-end`);
}

test("a newcomer plays City of Rome to the end, reads the result, and plays again", { timeout: 180_000 }, async () => {
  const page = await person(set.browser, set.server.address);
  await whole(page, "city", "light", 11);
  assert.match(await textOf(page.locator(".end h2")), /wins? with \d+ points|share the win/);
  const totals = await page.locator(".end tfoot td").allTextContents();
  const rows = await page
    .locator(".end tbody tr")
    .evaluateAll((all) => all.map((row) => [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent))));
  for (const [seat, total] of totals.entries())
    assert.equal(
      rows.reduce((sum, row) => sum + (row[seat] ?? 0), 0),
      Number(total),
      "points add up",
    );
  await accessibleInBothThemes(page, "end of a game");

  const [download] = await Promise.all([page.waitForEvent("download"), page.locator(".end a[download]").click()]);
  const record = readFileSync(await download.path(), "utf8");
  assert.match(record, /city/);
  await page.locator(".seed summary").click();
  const seed = await textOf(page.locator(".seed code").first());
  assert.match(seed, /^[0-9a-f]{64}$/);
  assert.ok(record.includes(seed), "the record has the seed");

  await page.locator(".end [data-key=look]").click();
  await page.locator(".paper svg.area").first().waitFor();
  const before = page.url();
  await page.locator(".ask .btn").click();
  await page.locator(".end .btn.p").click();
  await page.waitForURL((url) => url.href !== before);
  await page.locator(".paper svg.area").first().waitFor();
  quiet(page);
});

test("City of Marble is played to the end in the dark theme, with motion", { timeout: 180_000 }, async () => {
  const page = await person(set.browser, set.server.address, { theme: "dark", motion: "no-preference" });
  await page.addInitScript(() => {
    globalThis.flights = 0;
    const count = (/** @type {MutationRecord[]} */ changes) => {
      for (const { addedNodes, target } of changes)
        if (target instanceof Element && target.classList.contains("flights")) globalThis.flights += addedNodes.length;
    };
    new MutationObserver(count).observe(document, { childList: true, subtree: true });
  });
  await whole(page, "marble", "dark", 3);
  assert.ok((await page.evaluate(() => globalThis.flights)) > 10, "pieces fly");
  assert.match(await textOf(page.locator(".end h2")), /points/);
  quiet(page);
});
