// Guided first games: each walked from the first page to a real game, by clicks, by touch in German,
// by keyboard; another choice is answered kindly; where one stopped is remembered.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { accessibleInBothThemes } from "../lib/axe.js";
import { PHONE, person, quiet, shot } from "../lib/browser.js";
import { clickHit } from "../lib/play.js";
import { stage } from "../lib/stage.js";

/** @typedef {import("../lib/browser.js").Person} Person */

const set = stage();
/** The step whose answer is looked at. */
const LOOKED_AT = 4;
/** The steps of a guide. @param {string} game @returns {{ example: string[] }[]} */
const guide = (game) =>
  JSON.parse(readFileSync(join(import.meta.dirname, "..", "..", "guides", `${game}.json`), "utf8")).steps;

/** The page is calm: what was chosen is shown. @param {Person} page */
const calm = (page) => page.waitForFunction(() => document.querySelector(".ask")?.getAttribute("aria-busy") !== "true");

/** What the page points out: a place, or a button. @param {Person} page */
const pointedOut = (page) =>
  page.evaluate(() => ({
    hit: document.querySelector(".marks .hint")?.dataset.of ?? null,
    button: document.querySelector(".ask .hinted")?.dataset.key ?? null,
  }));

/** @param {Person} page @param {string} key @param {boolean} [touch] */
const press = (page, key, touch = false) => {
  const button = page.locator(`[data-key="${key}"]`).first();
  return touch ? button.tap() : button.click();
};

/** Does what "Show me" points out, click by click, and confirms. @param {Person} page */
async function takeStep(page, touch = false) {
  await press(page, "lesson-show", touch);
  for (let clicks = 0; clicks < 24; clicks += 1) {
    await calm(page);
    const { hit, button } = await pointedOut(page);
    if (hit !== null) await clickHit(page, hit, touch);
    else if (button !== null) await press(page, button, touch);
    else break;
  }
  await calm(page);
  // A button without anything to look at has confirmed itself.
  if (await page.locator(".app.well").count()) return;
  await press(page, "confirm", touch);
  await page.locator(".app.well").waitFor();
}

/** The step that is shown. @param {Person} page @param {number} step */
const arrives = (page, step) => page.locator(`.app[data-step="${step}"]:not(.well) .lesson .task`).waitFor();

/** Walks from the first step to the end, looking at each. @param {Person} page @param {string} game @param {string} name */
async function walk(page, game, name, touch = false) {
  const steps = guide(game);
  for (let step = 1; step <= steps.length; step += 1) {
    if (step > 1) await arrives(page, step);
    await page.locator(".board svg.area").first().waitFor();
    await shot(page, `learn-${game}-${name}-${String(step).padStart(2, "0")}`);
    await takeStep(page, touch);
    if (step === LOOKED_AT) await shot(page, `learn-${game}-${name}-well`);
    await press(page, "continue", touch);
  }
  await page.locator(".app.learned").waitFor();
  assert.equal(await page.locator(".learned-steps .g").count(), steps.length, "every step is done");
  await shot(page, `learn-${game}-${name}-end`);
}

for (const game of ["city", "foundations", "marble"]) {
  test(`the guide to ${game}, click by click`, { timeout: 240_000 }, async () => {
    const page = await person(set.browser, set.server.address);
    await page.goto("/");
    await page.locator(`[data-key="learn-${game}"]`).click();
    await page.locator(".lesson .task").waitFor();
    await accessibleInBothThemes(page, `first lesson of ${game}`);
    await walk(page, game, "desktop");
    await accessibleInBothThemes(page, `end of the guide to ${game}`);
    await page.locator('[data-key="learn-play"]').click();
    await page.waitForURL(/\/table\//);
    await page.locator(".board svg.area").first().waitFor();
    quiet(page);
  });
}

test("a guide on a phone, in German", { timeout: 240_000 }, async () => {
  const page = await person(set.browser, set.server.address, { viewport: PHONE, touch: true, lang: "de-DE" });
  await page.goto("/learn/marble");
  await page.locator(".lesson .task", { hasText: "Zieh zwei Plättchen" }).waitFor();
  await accessibleInBothThemes(page, "a lesson on a phone");
  await walk(page, "marble", "phone", true);
  await accessibleInBothThemes(page, "the end of a guide on a phone");
  for (const game of ["city", "foundations"]) {
    await page.goto(`/learn/${game}/${LOOKED_AT}`);
    await page.locator(".board svg.area").first().waitFor();
    await shot(page, `learn-${game}-phone-${LOOKED_AT}`);
    await takeStep(page, true);
    await shot(page, `learn-${game}-phone-well`);
    await accessibleInBothThemes(page, `what is said to a right choice in ${game}`);
  }
  quiet(page);
});

test("another choice is answered kindly, an impossible one with the reason", { timeout: 60_000 }, async () => {
  const page = await person(set.browser, set.server.address);
  await page.goto("/learn/city");
  await page.locator(".lesson .task").waitFor();
  const place = (/** @type {number} */ number) =>
    page.evaluate(
      (wanted) => [...document.querySelectorAll(".paper g.hit.can")][wanted - 1]?.dataset.hit ?? "",
      number,
    );
  await clickHit(page, await place(1));
  await calm(page);
  await press(page, "confirm");
  await page.locator(".notice.hint", { hasText: "space 3" }).waitFor();
  await shot(page, "learn-city-desktop-other");
  await accessibleInBothThemes(page, "another choice");
  assert.equal(await page.locator(".app.well").count(), 0);
  assert.equal(await page.locator('.ask [data-key="confirm"]').count(), 0, "nothing is staged any more");

  const card = await page.evaluate(
    () =>
      [...document.querySelectorAll(".paper g.hit:not(.can)")].find((hit) => hit.dataset.hit?.startsWith("offer"))
        ?.dataset.hit ??
      document.querySelector(".paper g.hit:not(.can)")?.dataset.hit ??
      "",
  );
  await clickHit(page, card);
  await page.locator(".notice.bad").waitFor();

  await clickHit(page, await place(3));
  await calm(page);
  await press(page, "confirm");
  await page.locator(".app.well").waitFor();
  assert.equal(await page.locator(".notice").count(), 0, "what was said is gone");
  quiet(page);
});

test("where one stopped is remembered; back, skip and again", { timeout: 60_000 }, async () => {
  const page = await person(set.browser, set.server.address);
  const steps = guide("foundations").length;
  await page.goto("/learn/foundations");
  await page.locator(".lesson .task").waitFor();
  assert.equal(await page.locator('[data-key="lesson-back"]').count(), 0, "nothing lies before the first step");
  await takeStep(page);
  await page.goto("/learn/foundations");
  await page.locator(".pips", { hasText: `Step 2 of ${steps}` }).waitFor();
  await press(page, "lesson-skip");
  await arrives(page, 3);
  await press(page, "lesson-back");
  await arrives(page, 2);
  await page.goto(`/learn/foundations/${steps}`);
  await page.locator(".lesson .task").waitFor();
  await press(page, "lesson-skip");
  await page.locator(".app.learned").waitFor();
  assert.equal(await page.locator(".learned-steps .g").count(), 1, "only the first step was done");
  await page.reload();
  await page.locator(".app.learned .board svg.area").first().waitFor();
  await press(page, "lesson-restart");
  await arrives(page, 1);
  await page.goto("/learn/chess");
  await page.locator("h1", { hasText: "nothing here" }).waitFor();
  quiet(page, /404/);
});

test("a guide by keyboard alone", { timeout: 90_000 }, async () => {
  const page = await person(set.browser, set.server.address);
  await page.goto("/learn/city");
  await page.locator(".lesson .task").waitFor();
  const focused = () =>
    page.evaluate(
      () =>
        document.activeElement?.closest("[data-key]")?.dataset.key ??
        document.activeElement?.closest("g.hit")?.dataset.hit ??
        document.activeElement?.id ??
        "",
    );
  const tabTo = async (/** @type {RegExp} */ wanted) => {
    for (let presses = 0; presses < 60; presses += 1) {
      if (wanted.test(await focused())) return;
      await page.keyboard.press("Tab");
    }
    assert.fail(`Tab reaches ${wanted}, but ended at ${await focused()}`);
  };
  // On the board: the third space, with the arrows.
  await tabTo(/^space:/);
  const first = await focused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  assert.notEqual(await focused(), first);
  await page.keyboard.press("Enter");
  await calm(page);
  await page.keyboard.press("Enter");
  await page.locator(".app.well").waitFor();
  assert.equal(await focused(), "continue", "the way on has the keyboard");
  await page.keyboard.press("Enter");
  await arrives(page, 2);
  assert.equal(await focused(), "lesson-title", "the new lesson is read");

  // Through the list of choices.
  const example = guide("city")[1]?.example ?? [];
  for (const action of example) {
    await tabTo(/^all$/);
    if (!((await page.locator("details.all").getAttribute("open")) !== null)) await page.keyboard.press("Enter");
    for (let opened = 0; opened < 12 && !(await page.locator(`[data-key="all ${action}"]`).count()); opened += 1) {
      await page.keyboard.press("Tab");
      if (/^fork/.test(await focused())) await page.keyboard.press("Enter");
    }
    await tabTo(new RegExp(`^all ${action.replace(/[.*+?^$(){}|[\]\\]/g, "\\$&")}$`));
    await page.keyboard.press("Enter");
    await calm(page);
  }
  await tabTo(/^confirm$/);
  await page.keyboard.press("Enter");
  await page.locator(".app.well").waitFor();
  quiet(page);
});
