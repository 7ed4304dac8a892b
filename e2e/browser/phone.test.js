// A phone: 390 by 844, touch only; the page never scrolls, everything is one thumb away.

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessibleInBothThemes } from "../lib/axe.js";
import { PHONE, person, quiet, shot } from "../lib/browser.js";
import { fullTable } from "../lib/full.js";
import { dice, look, newGame, playUntil, stillPointOf } from "../lib/play.js";
import { stage } from "../lib/stage.js";

/** @typedef {import("../lib/browser.js").Person} Person */

const set = stage();
const phone = { viewport: PHONE, touch: true };

for (const [game, theme, seed] of /** @type {const} */ ([
  ["city", "light", 11],
  ["marble", "dark", 7],
])) {
  test(`a whole game on a phone: ${game}, ${theme}`, { timeout: 180_000 }, async () => {
    const page = await person(set.browser, set.server.address, { ...phone, theme });
    await newGame(page, game);
    const at = new Map([
      ["early", 2],
      ["middle", 50],
      ["late", 85],
    ]);
    await playUntil(
      page,
      dice(seed),
      async (now, clicks) => {
        for (const [name, click] of at) {
          if (clicks < click || !(now.confirm || name === "early")) continue;
          at.delete(name);
          await shot(page, `${game}-phone-${theme}-${name}`);
          await still(page);
        }
        return false;
      },
      { touch: true },
    );
    await page.locator(".end h2").waitFor();
    await shot(page, `${game}-phone-${theme}-end`);
    quiet(page);
  });
}

/** Nothing scrolls but what is meant to. @param {Person} page */
async function still(page) {
  const beyond = await page.evaluate(() => [
    document.documentElement.scrollWidth - innerWidth,
    document.documentElement.scrollHeight - innerHeight,
  ]);
  assert.deepEqual(beyond, [0, 0]);
}

test("tabs, long press, and no violation on a phone", { timeout: 90_000 }, async () => {
  const page = await person(set.browser, set.server.address, phone);
  await newGame(page);
  await playUntil(page, dice(8), async (now, clicks) => clicks >= 8 && now.yours && !now.confirm, { touch: true });
  const tabs = await page.locator(".tab").count();
  assert.ok(tabs >= 4 && tabs <= 6, `${tabs} tabs`);
  for (let index = 0; index < tabs; index += 1) {
    await page.locator(".tab").nth(index).tap();
    await shot(page, `city-phone-light-tab-${index + 1}`);
    await accessibleInBothThemes(page, `tab ${index + 1}`);
    await still(page);
  }
  await page.locator(".tab").first().tap();
  await page.locator('.app[data-tab="board"]').waitFor();
  const hit = (await page.evaluate(() => document.querySelector(".paper g.hit")?.dataset.hit)) ?? "";
  const { x, y } = await stillPointOf(page, hit);
  const before = await look(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await page.waitForTimeout(700);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.locator(".help h2").waitFor();
  assert.equal((await look(page)).hits.join(), before.hits.join(), "a long press chooses nothing");
  await shot(page, "city-phone-light-help");
  quiet(page);
});

test("the board stays where it is while a move is composed", { timeout: 90_000 }, async () => {
  const page = await person(set.browser, set.server.address, { ...phone, lang: "de-DE" });
  await newGame(page, "foundations");
  const place = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return {
        tab: document.querySelector(".tab[aria-current]")?.dataset.key ?? "",
        style: document.querySelector(".paper")?.getAttribute("style") ?? "",
      };
    });
  let asked = { sequence: -1, tab: "", style: "" },
    composed = 0;
  await playUntil(
    page,
    dice(5),
    async (now) => {
      if (!now.yours || now.busy) return false;
      if (!now.composing) asked = { sequence: now.sequence, ...(await place()) };
      if (!now.composing || now.sequence !== asked.sequence) return false;
      // What is to be clicked next may lie in another picture, which then takes the place of this one.
      const here = await place();
      if (here.tab === asked.tab) assert.equal(here.style, asked.style);
      composed += Number(now.confirm);
      return composed >= 8;
    },
    { touch: true },
  );
  assert.ok(composed >= 8, `${composed} moves`);
  quiet(page);
});

/** So many a short game has, too: how it is dealt is chance. */
const MOMENTS = 12;

for (const [game, seed] of /** @type {const} */ ([
  ["marble", 9],
  ["city", 9],
])) {
  test(`the hand stays in sight while a move is composed: ${game}`, { timeout: 90_000 }, async () => {
    const page = await person(set.browser, set.server.address, { ...phone, lang: "de-DE" });
    await newGame(page, game);
    let composed = 0;
    await playUntil(
      page,
      dice(seed),
      async (now) => {
        if (!now.yours || now.busy || !now.composing) return false;
        assert.deepEqual(await stillUnderThePrompt(page), []);
        composed += 1;
        return composed >= MOMENTS;
      },
      { touch: true },
    );
    assert.ok(composed >= MOMENTS, `${composed} moments`);
    quiet(page);
  });
}

/** The same once the page had time to lay itself out anew: the board makes room for the prompt. @param {Person} page */
async function stillUnderThePrompt(page) {
  for (let tries = 0; tries < 50; tries += 1) {
    if ((await underThePrompt(page)).length === 0) return [];
    await page.waitForTimeout(20);
  }
  return underThePrompt(page);
}

/** The cards and tiles of the hand that the prompt bar lies upon. @param {Person} page */
const underThePrompt = (page) =>
  page.evaluate(() => {
    const top = document.querySelector(".ask")?.getBoundingClientRect().top ?? 0;
    // Its line may be touched.
    const reached = (/** @type {Element} */ hit) => hit.getBoundingClientRect().bottom - 8 > top;
    return [...document.querySelectorAll('.paper g.hit[data-hit^="hand:"]')]
      .filter(reached)
      .map((hit) => hit.dataset.hit);
  });

test("how far the game is can be read whole", { timeout: 60_000 }, async () => {
  for (const lang of ["de-DE", "en-GB"]) {
    const page = await person(set.browser, set.server.address, { ...phone, lang });
    await newGame(page, "foundations");
    const cut = await page.locator(".pips > span").evaluate((line) => line.scrollWidth - line.clientWidth);
    assert.ok(cut <= 0, `${lang}: ${cut} px`);
    quiet(page);
  }
});

test("a pinch zooms the board", { timeout: 60_000 }, async () => {
  const page = await person(set.browser, set.server.address, phone);
  await newGame(page, "marble");
  const session = await page.context().newCDPSession(page);
  const fingers = (/** @type {number} */ gap) => [
    { x: 195 - gap, y: 400, id: 1 },
    { x: 195 + gap, y: 400, id: 2 },
  ];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(30) });
  for (let gap = 30; gap <= 90; gap += 10)
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(gap) });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.locator(".board.zoomed").waitFor();
  await still(page);
  await page.locator(".zoom-fit").tap();
  await page.locator(".board:not(.zoomed)").waitFor();
  quiet(page);
});

test("a first question that is answered keeps its place: the prompt does not grow", { timeout: 90_000 }, async () => {
  const page = await person(set.browser, set.server.address, phone);
  await page.goto(await fullTable(page, "foundations", 0.15));
  const build = page.locator('[data-key="answer-build"]:enabled');
  await build.waitFor();
  const before = await page.locator(".ask").boundingBox();
  await build.tap();
  await page.locator('[data-key="answer-build"][aria-pressed="true"]').waitFor();
  const after = await page.locator(".ask").boundingBox();
  assert.ok((after?.height ?? 0) <= (before?.height ?? 0) + 2, `${before?.height} → ${after?.height}`);
  const tops = await page
    .locator(".main-answers button")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  assert.equal(new Set(tops).size, 1, "the answers stand in one row");
  quiet(page);
});
