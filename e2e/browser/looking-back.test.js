// Looking back: replays of kept games of every kind, and the numbered sheets of the rules.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { accessibleInBothThemes } from "../lib/axe.js";
import { PHONE, person, quiet, shot, textOf } from "../lib/browser.js";
import { keep, longest } from "../lib/records.js";
import { stage } from "../lib/stage.js";

/** @typedef {import("../lib/browser.js").Person} Person */

const set = stage();
/** A rule of each game. */
const RULES = { city: "C-21", foundations: "O7", marble: "M-17" };

/** Where the replay is, and how long it is. @param {Person} page */
async function at(page) {
  const [here = NaN, all = NaN] = (await textOf(page.locator(".replay-count"))).split(" / ").map(Number);
  return { here, all };
}

/** @param {Person} page @param {number} step */
const arrives = (page, step) =>
  page.waitForFunction(
    (wanted) =>
      document.querySelector(".replay-count")?.textContent?.startsWith(`${wanted} /`) &&
      location.pathname.endsWith(`/${wanted}`),
    step,
  );

for (const [game, rule] of Object.entries(RULES)) {
  test(`a replay of ${game}`, { timeout: 120_000 }, async () => {
    const id = keep(longest(game), set.server);
    const page = await person(set.browser, set.server.address);
    await page.goto(`/replay/${id}/40`);
    await arrives(page, 40);
    await page.locator(".board svg.area").first().waitFor();
    const { all } = await at(page);
    await shot(page, `replay-${game}-desktop-light`);
    await accessibleInBothThemes(page, `replay of ${game}`);

    for (let step = 41; step <= 44; step += 1) {
      await page.keyboard.press("ArrowRight");
      await arrives(page, step);
    }
    await page.keyboard.press("End");
    await arrives(page, all);

    await page.locator("#replay-eyes").selectOption("1");
    await page.locator(".replay-line").nth(10).click();
    await page.waitForFunction((last) => !location.pathname.endsWith(`/${last}`), all);
    const { here } = await at(page);
    assert.ok(here < all, "a line of the log leads back");
    assert.equal(await page.locator(".replay-line[aria-current]").count(), 1);
    await page.reload();
    await arrives(page, here);
    await page.keyboard.press("Home");
    await arrives(page, 0);
    const above = await page
      .locator(".logs")
      .evaluate((log) => Math.round(log.scrollHeight - log.clientHeight - log.scrollTop));
    assert.ok(above <= 1, `at the beginning the end of the log is out of sight: ${above} px`);
    await page.locator('[data-key="replay-play"]').click();
    await page.waitForFunction(() => !location.pathname.endsWith("/0"));
    await page.locator('[data-key="replay-play"]').click();
    await page.locator('[data-key="replay-forward"]').click();
    await page.locator('[data-key="play-on"]').click();
    await page.locator("#play-on-seat").waitFor();
    await accessibleInBothThemes(page, `playing ${game} on`);
    await page.locator('[data-key="play-on-go"]').click();
    await page.waitForURL(/\/table\//);
    await page.locator(".board svg.area").first().waitFor();
    quiet(page);

    const hand = await person(set.browser, set.server.address, { viewport: PHONE, touch: true });
    await hand.goto(`/replay/${id}/60`);
    await arrives(hand, 60);
    await shot(hand, `replay-${game}-phone-light`);
    await accessibleInBothThemes(hand, `replay of ${game} on a phone`);
    quiet(hand);
  });

  test(`the numbered sheet of ${game}`, { timeout: 60_000 }, async () => {
    const page = await person(set.browser, set.server.address);
    await page.goto(`/rules/${game}/sheet#${rule}`);
    const marked = page.locator(".rule-here");
    await marked.waitFor();
    assert.ok((await textOf(marked)).includes(rule));
    await shot(page, `sheet-${game}-desktop-light`);
    await accessibleInBothThemes(page, `rules of ${game}`);
    await page.locator("#rules-search").fill("zzz");
    await page.locator(".note", { hasText: "0 passages" }).waitFor();
    await page.locator("#rules-search").fill(rule);
    await page.locator(".note", { hasText: "passage" }).waitFor();
    assert.ok(await page.locator(`[id="${rule}"]`).isVisible());
    quiet(page);
  });
}

test("a record from a file is checked, then replayed", { timeout: 60_000 }, async () => {
  const page = await person(set.browser, set.server.address);
  await page.goto("/");
  const record = readFileSync(longest("city"));
  const choose = (/** @type {Buffer} */ text) =>
    page.locator("#record-file").setInputFiles({ name: "game.aedile", mimeType: "text/plain", buffer: text });
  await choose(Buffer.from("no record"));
  await page.locator(".notice", { hasText: "line 1" }).waitFor();
  await choose(record);
  await page.waitForURL(/\/replay\//);
  await page.locator(".board svg.area").first().waitFor();
  quiet(page, /400/);
});
