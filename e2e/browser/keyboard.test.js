// Without a mouse: places by arrows, the nested list of choices; and in German.

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessibleInBothThemes } from "../lib/axe.js";
import { person, quiet, shot } from "../lib/browser.js";
import { clickHit, dice, look, newGame, playUntil } from "../lib/play.js";
import { stage } from "../lib/stage.js";

/** @typedef {import("../lib/browser.js").Person} Person */

const set = stage();

/** Presses Tab until the keyboard is on something that fits. @param {Person} page @param {string} selector */
async function tabTo(page, selector) {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`Tab reaches ${selector}`);
}

/** The place that the keyboard is on. @param {Person} page */
const focused = (page) => page.evaluate(() => document.activeElement?.closest("g.hit")?.dataset.hit ?? null);

test(
  "by keyboard alone: from the first page into the game, choosing on the board and in the list",
  { timeout: 120_000 },
  async () => {
    const page = await person(set.browser, set.server.address);
    await page.goto("/");
    await page.locator("article.game").first().waitFor();
    await tabTo(page, "article.game .btn.p");
    await page.keyboard.press("Enter");
    await page.locator(".paper g.hit.can").first().waitFor();

    for (let moves = 0, last = 0, tries = 0; moves < 6 && tries < 400; tries += 1) {
      const now = await look(page);
      if (now.sequence > last) moves += 1;
      last = now.sequence;
      // What can be taken back needs no confirmation: the turn is ended by its button.
      const ends = now.composing && now.buttons.length > 0 && tries % 3 === 2;
      if (!now.yours || now.busy) {
        await page.waitForTimeout(30);
        continue;
      }
      if (now.confirm) {
        await tabTo(page, '[data-key="confirm"]');
        await page.keyboard.press("Enter");
        await page.waitForFunction(
          (sequence) => Number(document.querySelector(".app")?.dataset.sequence) > sequence,
          now.sequence,
        );
      } else if (now.hits.length > 0 && !ends) {
        await tabTo(page, ".paper g.hit.can > .mark[aria-pressed=false]");
        await page.keyboard.press("Enter");
        await page.waitForTimeout(60);
      } else {
        await tabTo(page, ".plain-acts button");
        await page.keyboard.press("Enter");
        await page.waitForTimeout(60);
      }
    }
    assert.ok((await look(page)).sequence > 6, "moves were made");

    await playUntil(page, dice(5), async (now) => now.yours && !now.busy && !now.confirm && now.hits.length > 3);
    await page.locator(".paper g.hit.can > .mark").first().focus();
    const from = await focused(page);
    const reached = new Set([from]);
    for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight", "ArrowRight"]) {
      await page.keyboard.press(key);
      reached.add(await focused(page));
    }
    assert.ok(reached.size > 2 && !reached.has(null), `arrows go from place to place: ${[...reached]}`);
    await page.keyboard.press("?");
    await page.locator(".help h2").waitFor();
    await page.keyboard.press("Escape");

    const before = await look(page);
    await page.locator(".all > summary").focus();
    await page.keyboard.press("Enter");
    await page.locator(".tree").waitFor();
    while (
      (await page.locator(".tree .choice").count()) === 0 ||
      !(await page.locator(".tree .choice").first().isVisible())
    ) {
      await tabTo(page, ".tree details:not([open]) > summary");
      await page.keyboard.press("Enter");
    }
    await tabTo(page, ".tree .choice");
    await page.keyboard.press("Enter");
    await page.locator('[data-key="back"], [data-key="confirm"]').first().waitFor();
    await accessibleInBothThemes(page, "table with the list of choices");
    assert.equal((await look(page)).sequence, before.sequence);
    quiet(page);
  },
);

/** Pairs of lots side by side: more than one building covers both. @param {string[]} hits */
function neighbours(hits) {
  const lots = hits.filter((hit) => hit.startsWith("lot:"));
  const apart = (/** @type {string} */ a, /** @type {string} */ b) =>
    Math.abs(a.charCodeAt(4) - b.charCodeAt(4)) + Math.abs(Number(a.slice(5)) - Number(b.slice(5)));
  return lots
    .flatMap((one) =>
      lots
        .filter((other) => one < other && apart(one, other) === 1)
        .map((other) => /** @type {const} */ ([one, other])),
    )
    .slice(0, 2);
}

test("R shows the next way to build", { timeout: 90_000 }, async () => {
  const page = await person(set.browser, set.server.address);
  const several = page.locator('[data-key="turn"]');
  await newGame(page, "foundations");
  const roll = dice(12);
  for (let tries = 0; tries < 60 && (await several.count()) === 0; tries += 1) {
    await playUntil(page, roll, async (now, clicks) => clicks > 0 && now.yours && !now.busy && !now.composing);
    const build = page.locator('[data-key="answer-build"]:enabled');
    if ((await build.count()) === 0) continue;
    await build.click();
    for (const [one, other] of neighbours((await look(page)).hits)) {
      await clickHit(page, one);
      await clickHit(page, other);
      await page.waitForFunction(() => document.querySelector(".ask")?.getAttribute("aria-busy") === "false");
      if ((await several.count()) > 0) break;
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
    }
  }
  await several.waitFor();
  const title = page.locator("#asked");
  const before = await title.textContent();
  const { sequence } = await look(page);
  await page.keyboard.press("r");
  await page.waitForFunction((old) => document.querySelector("#asked")?.textContent !== old, before);
  assert.equal((await look(page)).sequence, sequence, "nothing is sent");
  quiet(page);
});

test("German: chosen by the browser, every word of the page", { timeout: 120_000 }, async () => {
  const page = await person(set.browser, set.server.address, { lang: "de-DE" });
  await page.goto("/");
  await page.locator("h1", { hasText: "Baue Rom" }).waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "de");
  await shot(page, "lobby-desktop-light-german");
  await newGame(page);
  const clicks = await playUntil(page, dice(9), async (now, done) => done >= 30 && now.confirm);
  assert.ok(clicks >= 30);
  await shot(page, "city-desktop-light-german");
  await accessibleInBothThemes(page, "table in German");
  await page.locator('[data-key="menu"]').click();
  await page.locator("dialog select.quiet").selectOption("en");
  await page.locator(".crumb", { hasText: "3 players" }).waitFor();
  await page.goto("/new");
  await page.locator("legend", { hasText: "Seats" }).waitFor();
  quiet(page);
});
