// Pictures that are drawn small: no plate without its number, and nothing that is cut.

import assert from "node:assert/strict";
import { test } from "node:test";
import { person, quiet } from "../lib/browser.js";
import { fullTable } from "../lib/full.js";
import { smallTexts } from "../lib/measure.js";
import { dice, playUntil } from "../lib/play.js";
import { stage } from "../lib/stage.js";

/** @typedef {import("../lib/browser.js").Person} Person */

const set = stage();

/** How many value tags of homes are seen without their number, and how many with it. @param {Person} page @param {string} place */
const tags = (page, place) =>
  page.evaluate((within) => {
    const seen = (/** @type {Element} */ one) => getComputedStyle(one).display !== "none";
    const all = [...document.querySelectorAll(`${within} path.f-roof-2.l-draw`)].filter((one) => {
      const text = one.nextElementSibling;
      return text?.localName === "text" && /^\d$/.test(text.textContent ?? "");
    });
    const empty = all.filter((one) => seen(one) && !seen(/** @type {Element} */ (one.nextElementSibling)));
    return { all: all.length, empty: empty.length };
  }, place);

test("the rulebook's contents have no empty tags", { timeout: 60_000 }, async () => {
  const page = await person(set.browser, set.server.address, { viewport: { width: 1366, height: 768 } });
  await page.goto("/rules/city");
  await page.locator(".book-card svg path.f-roof-2.l-draw").first().waitFor({ state: "attached" });
  await page.waitForTimeout(300);
  const { all, empty } = await tags(page, ".book-card");
  assert.ok(all > 0, "there are homes");
  assert.equal(empty, 0);
  assert.deepEqual(await smallTexts(page), []);
  quiet(page);
});

test("neither has the end of a game, nor a city beside its player", { timeout: 90_000 }, async () => {
  const page = await person(set.browser, set.server.address, { viewport: { width: 1366, height: 768 } });
  await page.goto(await fullTable(page, "city", 0.95));
  await page.locator(".in-small svg").first().waitFor({ state: "attached" });
  assert.equal((await tags(page, ".in-small")).empty, 0);
  await playUntil(page, dice(3), () => false);
  await page.locator(".end-boards svg").first().waitFor();
  await page.waitForTimeout(200);
  const { all, empty } = await tags(page, ".end-boards");
  assert.ok(all > 0, "there are homes");
  assert.equal(empty, 0);
  assert.deepEqual(await smallTexts(page), []);
  quiet(page);
});

test("the course under the pictures is seen whole or not at all", { timeout: 60_000 }, async () => {
  const page = await person(set.browser, set.server.address, { viewport: { width: 1440, height: 900 } });
  for (const share of [0.3, 0.6, 0.9]) {
    await page.goto(await fullTable(page, "foundations", share, "foundations-3-trading"));
    await page.locator(".board svg.area").first().waitFor();
    await page.waitForTimeout(400);
    const beyond = await page.evaluate(() => {
      const shelf = document.querySelector(".shelf")?.getBoundingClientRect();
      const course = document.querySelector(".shelf .course")?.getBoundingClientRect();
      return shelf && course && course.height > 0 ? course.bottom - shelf.bottom : 0;
    });
    assert.ok(beyond <= 0, `${beyond} px are cut`);
  }
  quiet(page);
});
