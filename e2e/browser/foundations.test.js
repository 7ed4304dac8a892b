// Foundations of Rome through the page: a base game, one with all modules, one against the Consul.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, person, quiet, shot, textOf } from "../lib/browser.js";
import { fullTable } from "../lib/full.js";
import { dice, playUntil, pointOf } from "../lib/play.js";
import { stage } from "../lib/stage.js";

/** @typedef {import("../lib/browser.js").Person} Person */

const set = stage();
/** What is drawn of everybody's points. */
const DRAWN_POINTS = '.paper :is([data-hit^="player:"], [data-hit="consul:card"]) use[href="#g-points"]';

/** Opens a table for two, a person and a bot, with these options, as a person does. @param {Person} page @param {Record<string, string | boolean>} options */
async function table(page, options) {
  await page.goto("/new/foundations");
  await page.locator(".option").first().waitFor();
  await page.locator('[data-key="less-2"], [data-key="seat-less-2"], .seats .ib').last().click();
  for (const [key, value] of Object.entries(options)) {
    const control = page.locator(`[data-key="option-${key}"], [data-key="flag-${key}"]`);
    if (typeof value === "string") await control.selectOption(value);
    else await control.setChecked(value);
    // What goes together is asked of the server.
    await page.waitForResponse((answer) => answer.url().includes("/api/check")).catch(() => {});
  }
  await page.locator('[data-key="open"]').click();
  await page.waitForURL(/\/table\//);
  await page.locator(".paper svg.area").first().waitFor();
}

/** Plays to the end: a few trades are enough, and after a while what is a button goes first. @param {Person} page @param {string} name @param {number} seed */
async function whole(page, name, seed) {
  let trades = 0;
  let made = 0;
  const pictures = new Map([
    [25, "early"],
    [60, "middle"],
    [90, "late"],
  ]);
  await playUntil(
    page,
    dice(seed),
    async (now, clicks) => {
      made = clicks;
      if ((await page.locator('.ask [data-key^="trade "]').count()) > 0) trades += 1;
      const picture = pictures.get(clicks);
      if (picture && now.yours) {
        pictures.delete(clicks);
        await shot(page, `foundations-${name}-desktop-light-${picture}`);
      }
      return false;
    },
    { avoid: (name) => trades > 12 && /^player:|^answer-trade|^trade [0-9]/.test(name), hurry: () => made > 70 },
  );
  await page.locator(".end h2").waitFor();
  await shot(page, `foundations-${name}-desktop-light-end`);
}

test("a base game of Foundations is played to the end", { timeout: 180_000 }, async () => {
  const page = await person(set.browser, set.server.address);
  await table(page, {});
  await whole(page, "base", 5);
  assert.match(await textOf(page.locator(".end h2")), /points/);
  quiet(page);
});

test(
  "a game with all modules is played to the end, secret hands and trades included",
  { timeout: 420_000 },
  async () => {
    const page = await person(set.browser, set.server.address);
    await table(page, {
      drafting: true,
      monuments: true,
      trading: true,
      stealing: true,
      objectives: "hidden",
      invocations: true,
      roles: true,
    });
    await page.locator('.paper g.hit[data-hit^="deed:"]').first().waitFor();
    await whole(page, "modules", 6);
    assert.match(await textOf(page.locator(".end h2")), /points/);
    quiet(page);
  },
);

test("the Consul is played against to the end", { timeout: 180_000 }, async () => {
  const page = await person(set.browser, set.server.address);
  await table(page, { monuments: true, drafting: true, consul: "standard" });
  await whole(page, "consul", 7);
  assert.match(await textOf(page.locator(".end h2")), /Consul|beat|lost|won/i);
  quiet(page);
});

test("the Consul has his row after the players, in play and looking back", { timeout: 90_000 }, async () => {
  const page = await person(set.browser, set.server.address);
  await table(page, { consul: "standard" });
  await playUntil(page, dice(4), async (now, clicks) => clicks >= 8 && now.yours && !now.composing);
  const row = page.locator(".pls > li").last();
  const points = await textOf(row.locator(".sc b"));
  assert.equal(await textOf(row.locator("h3")), "Consul");
  assert.equal(points, await textOf(page.locator(".points tfoot td").last()));
  assert.equal(await page.locator(DRAWN_POINTS).count(), 1, "only the Consul's: those of players stand in their rows");
  await page.setViewportSize(PHONE);
  assert.equal(await textOf(page.locator(".chip").last()), `Consul${points}points`);
  await page.goto(page.url().replace("/table/", "/replay/"));
  await page.locator(".chip").last().waitFor();
  assert.match(await textOf(page.locator(".chip").last()), /^Consul\d+points$/);
  quiet(page);
});

test("hidden points are nowhere at the table", { timeout: 60_000 }, async () => {
  const page = await person(set.browser, set.server.address);
  await table(page, { consul: "standard", hide: true });
  assert.equal(await page.locator(".pls .sc, .points table").count(), 0);
  assert.equal(await page.locator(DRAWN_POINTS).count(), 0);
  assert.equal(await textOf(page.locator(".pls > li").last().locator("h3")), "Consul");
  quiet(page);
});

test("a piece on several lots has one outline", { timeout: 90_000 }, async () => {
  const page = await person(set.browser, set.server.address);
  // Somebody with many lots builds whenever it is possible.
  await page.goto(await fullTable(page, "foundations"));
  const avoid = (/** @type {string} */ name) => /^answer-(income|buy|trade)|^slot:|^player:/.test(name);
  // Looked at in one moment: the marks are drawn anew when the server has answered.
  const chosen = () =>
    page.evaluate(() => {
      const layer = document.querySelector(".marks:has(.one-piece)");
      const count = (/** @type {string} */ lines) => layer?.querySelectorAll(lines).length ?? 0;
      return { inside: count(".one-piece .selected"), beside: count(":scope > .selected") };
    });
  let seen = await chosen();
  await playUntil(page, dice(5), async () => (seen = await chosen()).inside > 0, { avoid });
  assert.ok(seen.inside >= 2, "it lies on several lots");
  assert.equal(seen.beside, 0, "no line runs through it");
  await shot(page, "foundations-one-piece-desktop-light");
  quiet(page);
});

test("a building can be clicked though its lots lie over it", { timeout: 60_000 }, async () => {
  const page = await person(set.browser, set.server.address);
  await page.goto(await fullTable(page, "foundations"));
  await page.locator(".ask.yours").waitFor();
  const buildings = await page
    .locator('.board g.hit[data-hit^="building:"]')
    .evaluateAll((all) => all.map((one) => one.dataset.hit ?? ""));
  assert.ok(buildings.length > 10);
  for (const name of buildings) {
    const at = await pointOf(page, name);
    // One that has several corners may have none of its lots in the middle.
    assert.ok(at !== null, `${name} has a point`);
  }
  quiet(page);
});
