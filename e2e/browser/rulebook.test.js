// The rulebook: read by itself and beside the board, searched, tried out, on a phone, in both
// languages and themes; and no text in it is too small to read.

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessibleInBothThemes } from "../lib/axe.js";
import { PHONE, person, quiet, shot, textOf } from "../lib/browser.js";
import { clickHit, newGame } from "../lib/play.js";
import { stage } from "../lib/stage.js";

/** @typedef {import("../lib/browser.js").Person} Person */

const set = stage();

/** Of each game: a rule with its chapter, and a word that only a table of cards has. */
const BOOKS = /** @type {const} */ ([
  { game: "city", rule: "C-22", chapter: "aqueducts", card: "Fortuna" },
  { game: "foundations", rule: "F-10", chapter: "build", card: "Windfall" },
  { game: "marble", rule: "M-30", chapter: "sites", card: "bath, 5 theatre," },
]);

/** Every text that is shown is at least 12 px high. @param {Person} page @param {string} name */
async function legible(page, name) {
  const small = await page.evaluate(() => {
    const shown = (/** @type {Element} */ one) => one.checkVisibility() && one.getBoundingClientRect().width > 1;
    const own = (/** @type {Element} */ one) =>
      [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const texts = [...document.querySelectorAll(".chapter *, .book-contents *, .book *")].filter(own).filter(shown);
    const size = (/** @type {Element} */ one) =>
      parseFloat(getComputedStyle(one).fontSize) *
      (one instanceof SVGGraphicsElement ? (one.getScreenCTM()?.a ?? 1) : 1);
    return texts.filter((one) => size(one) < 11.9).map((one) => `${one.textContent} ${size(one)}`);
  });
  assert.deepEqual(small, [], name);
}

/** Nothing is wider than the screen. @param {Person} page @param {string} name */
const fits = async (page, name) =>
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), name);

/** All pictures that are in sight are drawn. @param {Person} page @param {string} within */
const drawn = (page, within) => page.locator(`${within} .fig-frame > svg`).first().waitFor();

for (const { game, rule, chapter, card } of BOOKS) {
  test(`the rulebook of ${game}`, { timeout: 90_000 }, async () => {
    const page = await person(set.browser, set.server.address);
    await page.goto(`/rules/${game}`);
    await drawn(page, ".book-cards");
    await shot(page, `rulebook-${game}-contents-light`);
    await accessibleInBothThemes(page, `contents of ${game}`);
    await legible(page, `contents of ${game}`);
    assert.match(await textOf(page.locator(".sure .maturity")), /\w+/);

    await page.keyboard.press("/");
    await page.keyboard.type(card);
    await page.locator(".found .note").waitFor();
    await page.locator("#book-search").fill(rule.toLowerCase());
    await page.locator(".found a").first().click();
    await page.waitForURL(`**/rules/${game}/${chapter}#*`);
    await page.goto(`/rules/${game}#${rule}`);
    await page.waitForURL(`**/rules/${game}/${chapter}#${rule}`);
    await page.locator(".rule-here").first().waitFor();
    await drawn(page, ".chapter");
    await shot(page, `rulebook-${game}-${chapter}-light`);
    await accessibleInBothThemes(page, `${chapter} of ${game}`);
    await legible(page, `${chapter} of ${game}`);

    const mark = page.locator(".chapter button.source").first();
    if (await mark.count()) {
      await mark.click();
      await page.locator(".source-why:not([hidden]) a").first().waitFor();
      assert.equal(await mark.getAttribute("aria-expanded"), "true");
    }
    quiet(page);
  });

  test(`the rulebook of ${game} on a phone, in German`, { timeout: 90_000 }, async () => {
    const page = await person(set.browser, set.server.address, { viewport: PHONE, touch: true, lang: "de-DE" });
    await page.goto(`/rules/${game}`);
    await drawn(page, ".book-cards");
    await fits(page, `contents of ${game}`);
    await page.locator(".book-card").nth(1).tap();
    await drawn(page, ".chapter");
    await fits(page, `a chapter of ${game}`);
    await page.goto(`/rules/${game}/${chapter}`);
    await drawn(page, ".chapter");
    await shot(page, `rulebook-${game}-phone-light`);
    await accessibleInBothThemes(page, `${chapter} of ${game} on a phone`);
    await legible(page, `${chapter} of ${game} on a phone`);
    await fits(page, `${chapter} of ${game}`);
    quiet(page);
  });
}

test("the rulebook beside the board opens at what is asked, and the table stays", { timeout: 90_000 }, async () => {
  const page = await person(set.browser, set.server.address);
  await newGame(page, "city");
  await page.locator(".ask.yours").waitFor();
  await page.locator('[data-key="book"]').click();
  await drawn(page, ".book");
  const asked = await textOf(page.locator(".book .crumbs b"));
  assert.ok(["Set-up", "A round"].includes(asked), `${asked} is what a game begins with`);
  const [book, board] = await Promise.all(
    [".book", ".board"].map((place) => page.locator(place).evaluate((one) => one.getBoundingClientRect().toJSON())),
  );
  assert.ok(board.right <= book.left + 1, "the board stays in sight");
  await shot(page, "rulebook-beside-city-light");
  await accessibleInBothThemes(page, "rulebook beside the board");
  await legible(page, "rulebook beside the board");

  // What can be chosen can be chosen while one reads.
  const places = page.locator(".paper g.hit.can");
  const hit = await places.first().getAttribute("data-hit");
  await clickHit(page, hit ?? "");
  await page.locator(".marks .selected").first().waitFor();

  await page.locator(".book .turning .next").click();
  await page.locator(".book .book-list [aria-current]").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".book").waitFor({ state: "detached" });
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("data-key")), "book");

  // What the help names opens at that rule.
  await page.locator(".paper g.hit .mark").first().focus();
  await page.keyboard.press("?");
  const named = page.locator(".help .rule-links a").first();
  const rule = await named.getAttribute("data-rule");
  await named.click();
  await page.locator(`.book .rule-here[data-rules~="${rule}"]`).waitFor();
  quiet(page);
});

test("on a phone the rulebook covers the table and gives it back", { timeout: 60_000 }, async () => {
  const page = await person(set.browser, set.server.address, { viewport: { width: 360, height: 640 }, touch: true });
  await newGame(page, "marble");
  await page.locator('[data-key="book"]').tap();
  await drawn(page, ".book");
  await legible(page, "rulebook over a phone's table");
  await fits(page, "rulebook over a phone's table");
  await page.locator(".book-menu").tap();
  await page.locator(".book-list.open button", { hasText: "Finish a site" }).tap();
  await page.locator(".book h2", { hasText: "Finish a site" }).waitFor();
  await shot(page, "rulebook-over-phone-light");
  await accessibleInBothThemes(page, "rulebook over a phone's table");
  await page.locator('[data-key="close-book"]').tap();
  await page.locator(".book").waitFor({ state: "detached" });
  quiet(page);
});

test("a position of the rulebook is tried, and leads back to its figure", { timeout: 60_000 }, async () => {
  const page = await person(set.browser, set.server.address);
  await page.goto("/rules/city/public");
  await page.locator('[data-key="try-forum"]').click();
  await page.waitForURL("**/learn/city/try-forum");
  await page.locator(".lesson .task").waitFor();
  assert.equal(await page.locator('[data-key="lesson-skip"]').count(), 0, "nothing follows");
  await page.locator('[data-key="lesson-show"]').click();
  for (let clicks = 0; clicks < 6; clicks += 1) {
    await page.waitForFunction(() => document.querySelector(".ask")?.getAttribute("aria-busy") !== "true");
    const hit = await page.evaluate(() => document.querySelector(".marks .hint")?.getAttribute("data-of") ?? null);
    if (hit === null) break;
    await clickHit(page, hit);
  }
  await page.locator('[data-key="confirm"]').click();
  await page.locator(".app.well").waitFor();
  await accessibleInBothThemes(page, "a position tried");
  await page.locator('[data-key="continue"]').click();
  await page.waitForURL("**/rules/city/public#fig-forum");
  await page.locator("#fig-forum").waitFor();
  quiet(page);
});
