// The table by the space there is: at every size all words can be read, everything can be pressed,
// nothing lies on anything else.

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessibleInBothThemes } from "../lib/axe.js";
import { PHONE, person, quiet, shot, textOf } from "../lib/browser.js";
import { fullTable } from "../lib/full.js";
import { misplaced, smallTargets, smallTexts } from "../lib/measure.js";
import { dice, playUntil } from "../lib/play.js";
import { stage } from "../lib/stage.js";

/** @typedef {import("../lib/browser.js").Person} Person */

const set = stage();

/** Every size, and the frame that it has; 720 by 450 is a window of 1440 by 900 at 200 %. */
const SIZES = /** @type {const} */ ([
  [360, 640, "narrow"],
  [390, 844, "narrow"],
  [844, 390, "short"],
  [720, 450, "short"],
  [1024, 768, "medium"],
  [1366, 768, "wide"],
  [1440, 900, "wide"],
  [1920, 1080, "wide"],
]);

/** @param {Person} page @param {string} where */
async function measured(page, where) {
  assert.deepEqual(await smallTexts(page), [], `${where}: words under 12 px`);
  assert.deepEqual(await smallTargets(page), [], `${where}: targets under 24 px`);
  assert.deepEqual(await misplaced(page), [], `${where}: places`);
}

for (const game of /** @type {const} */ (["foundations", "city", "marble"])) {
  for (const lang of ["en-GB", "de-DE"]) {
    test(`${game} with the fullest table at every size, ${lang}`, { timeout: 240_000 }, async () => {
      const page = await person(set.browser, set.server.address, { lang });
      const address = await fullTable(page, game);
      for (const [width, height, frame] of SIZES) {
        const where = `${game} ${width}×${height}`;
        await page.setViewportSize({ width, height });
        await page.goto(address);
        await page.locator(".board svg.area").first().waitFor();
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(150);
        const shown = await page.locator(".app").getAttribute("data-frame");
        assert.equal(shown === "joined" ? "wide" : shown, frame, where);
        await measured(page, where);
        await shot(page, `layout-${game}-${width}x${height}`);
        for (const key of await page
          .locator(".app > .tabs .tab")
          .evaluateAll((tabs) => tabs.map((tab) => tab.dataset.key))) {
          await page.locator(`.tab[data-key="${key}"]`).click();
          await page.waitForTimeout(60);
          await measured(page, `${where} ${key}`);
        }
      }
      quiet(page);
    });
  }
}

/** One size for each frame. */
const FRAMES = SIZES.filter(([width]) => [360, 844, 1024, 1366].includes(width));

for (const game of /** @type {const} */ (["foundations", "city", "marble"])) {
  test(`no violation in any frame: ${game}`, { timeout: 120_000 }, async () => {
    const page = await person(set.browser, set.server.address);
    await page.goto(await fullTable(page, game));
    for (const [width, height, frame] of FRAMES) {
      await page.setViewportSize({ width, height });
      await page.locator(`.app[data-frame=${frame}], .app[data-frame=joined]`).waitFor();
      await page.locator(".board svg.area").first().waitFor();
      await accessibleInBothThemes(page, `${game} ${width}×${height}`);
    }
    quiet(page);
  });
}

test("zooming in shows what there was no room for", { timeout: 60_000 }, async () => {
  const page = await person(set.browser, set.server.address, { viewport: { width: 390, height: 844 } });
  await page.goto(await fullTable(page, "foundations"));
  const city = page.locator('svg[data-area="city"]');
  await city.waitFor();
  assert.match((await city.getAttribute("class")) ?? "", /distant/);
  const box = await city.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 150, (box?.y ?? 0) + 150);
  for (let turns = 0; turns < 6; turns += 1) await page.mouse.wheel(0, -200);
  await page.waitForFunction(() => !document.querySelector('svg[data-area="city"]')?.classList.contains("distant"));
  assert.deepEqual(await smallTexts(page), []);
  quiet(page);
});

test("what others have is unfolded where they are, cards by name", { timeout: 60_000 }, async () => {
  const page = await person(set.browser, set.server.address, { viewport: { width: 1366, height: 768 } });
  await page.goto(await fullTable(page, "foundations"));
  const row = page.locator(".pl.other").first();
  await row.waitFor();
  assert.equal(await page.locator('[data-area^="holding"]').count(), 0, "once, and not twice");
  await row.locator(".unfold").click();
  const said = await row.locator("svg.area text").allTextContents();
  assert.ok(said.length > 0 && said.every((text) => !/^[A-Z]\d+$/.test(text)), `no codes: ${said}`);
  assert.deepEqual(await smallTexts(page), []);
  await row.locator(".unfold").click();
  assert.equal(await row.locator("svg.area").count(), 0);
  quiet(page);
});

test("patterns tell colours apart at a live table", { timeout: 60_000 }, async () => {
  const page = await person(set.browser, set.server.address);
  await page.goto(await fullTable(page, "marble"));
  await page.locator(".board svg.area").first().waitFor();
  const hidden = await page.evaluate(
    () =>
      [...document.querySelectorAll("#symbols pattern *")].filter(
        (part) => getComputedStyle(part).visibility !== "visible",
      ).length,
  );
  assert.equal(hidden, 0);
  quiet(page);
});

test("on a phone a turn begins where its first decision is, with trading too", { timeout: 90_000 }, async () => {
  const page = await person(set.browser, set.server.address, { viewport: PHONE, touch: true });
  await page.goto(await fullTable(page, "foundations", 0.5, "foundations-3-trading"));
  await playUntil(page, dice(3), (now) => now.yours && !now.busy && !now.composing, { touch: true });
  await page.locator('.app[data-tab="board"]').waitFor();
  await page.locator('.tab[data-key="page-0"][aria-current]').waitFor();
  await page.locator('[data-key="answer-buy"]:enabled, [data-key="answer-build"]:enabled').first().tap();
  await page.waitForFunction(() => document.querySelector(".paper g.hit.can") !== null);
  await page.locator('.app[data-tab="board"]').waitFor();
  quiet(page);
});

test("a finger that just misses a small place means it", { timeout: 60_000 }, async () => {
  const page = await person(set.browser, set.server.address, { viewport: { width: 844, height: 390 } });
  await page.goto(await fullTable(page, "marble", 0.5));
  const roll = dice(5);
  const small = () =>
    page.evaluate(() => {
      for (const mark of document.querySelectorAll(".board g.hit.can > .mark")) {
        const { left, top, width, height } = mark.getBoundingClientRect();
        const [x, y] = [left + width / 2, top - 4];
        if (Math.min(width, height) < 24 && !document.elementFromPoint(x, y)?.closest(".hit.can")) return { x, y };
      }
      return null;
    });
  let spot = null;
  await playUntil(page, roll, async (now) => now.yours && !now.busy && !now.confirm && (spot = await small()) !== null);
  assert.ok(spot);
  await page.mouse.click(/** @type {{ x: number }} */ (spot).x, /** @type {{ y: number }} */ (spot).y);
  await page.locator('.ask [data-key="back"]').waitFor();
  quiet(page);
});

test(
  "a waiting table shows itself: who sits where, links, bots by level, what is played",
  { timeout: 60_000 },
  async () => {
    const page = await person(set.browser, set.server.address, { viewport: { width: 1366, height: 768 } });
    await page.goto("/");
    const headers = { origin: set.server.address, "content-type": "application/json" };
    const seats = [{ kind: "me" }, { kind: "open" }, { kind: "open" }];
    const data = JSON.stringify({ game: "foundations", seats, options: { monuments: "true" }, visibility: "private" });
    const { table } = await (await page.context().request.post("/api/tables", { headers, data })).json();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.goto(`/table/${table.id}`);
      await page.locator(".seat").nth(2).waitFor();
      assert.deepEqual(await smallTexts(page), [], `${width}×${height}`);
      assert.deepEqual(await smallTargets(page), [], `${width}×${height}`);
      assert.equal(await page.locator("main img, .board img").count(), 0, "no borrowed game");
    }
    await accessibleInBothThemes(page, "waiting");
    assert.match(await textOf(page.locator(".waiting-play")), /Monuments.*Large buildings/);
    await page.locator('[data-key="link-2"]').click();
    assert.match(await page.locator(".link-field").first().inputValue(), /\/join#/);
    await page.locator('[data-key="level-3"]').selectOption("mason");
    await page.locator('[data-key="bot-3"]').click();
    await page.locator(".seat:not(.open)", { hasText: "Mason" }).waitFor();
    quiet(page);
  },
);

test("quick start offers the bot's level, and remembers it", { timeout: 60_000 }, async () => {
  const page = await person(set.browser, set.server.address);
  await page.goto("/");
  await page.locator('[data-key="level-city"]').selectOption("apprentice");
  await page.locator('article.game:has(img[data-game="city"]) .btn.p').click();
  await page.locator(".board svg.area").first().waitFor();
  assert.equal(await page.locator('.pl small[title="bot apprentice"]').count(), 2);
  const numbers = await page.locator('svg[data-area="strip"] g.hit text').allTextContents();
  assert.deepEqual(numbers, ["1", "2", "3", "4", "5"], "the strip is numbered as the log speaks of it");
  await page.goto("/");
  assert.equal(await page.locator('[data-key="level-city"]').inputValue(), "apprentice");
  quiet(page);
});

test("a thumbnail shows all cities, and so the own one", { timeout: 60_000 }, async () => {
  const page = await person(set.browser, set.server.address, { viewport: PHONE });
  await page.goto("/");
  const headers = { origin: set.server.address, "content-type": "application/json" };
  const bot = { kind: "bot", level: "builder" };
  const data = JSON.stringify({ game: "city", seats: [bot, bot, { kind: "me" }] });
  await page.context().request.post("/api/tables", { headers, data });
  await page.reload();
  const image = page.locator(".tcard img.th").first();
  await image.waitFor();
  assert.equal(await image.evaluate((one) => getComputedStyle(one).objectFit), "contain");
  quiet(page);
});
