// A phone that is turned, a window that is made smaller: other pictures, the same move.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, person, quiet, textOf } from "../lib/browser.js";
import { clickHit, dice, look, newGame, playUntil } from "../lib/play.js";
import { stage } from "../lib/stage.js";

/** @typedef {import("../lib/browser.js").Person} Person */

const set = stage();
const LYING = { width: PHONE.height, height: PHONE.width };

/** The first place of a kind that can be clicked. @param {Person} page @param {string} kind */
const first = async (page, kind) => (await look(page)).hits.find((hit) => hit.startsWith(kind)) ?? "";

/** Makes the window another one, and waits for its pictures. @param {Person} page @param {{ width: number, height: number }} size @param {string} frame */
async function turn(page, size, frame) {
  await page.setViewportSize(size);
  await page.locator(`.app[data-frame=${frame}]`).waitFor();
  await page.locator(".board svg.area").first().waitFor();
  await page.locator('.ask.yours:not([aria-busy="true"])').waitFor();
}

test("a tile that is laid stays laid when the phone is turned", { timeout: 90_000 }, async () => {
  const page = await person(set.browser, set.server.address, { viewport: PHONE, touch: true });
  await newGame(page, "marble");
  await page.locator(".ask.yours").waitFor();
  await clickHit(page, await first(page, "hand:"), true);
  await page.locator('.ask [data-key="back"]').waitFor();
  await turn(page, LYING, "short");
  assert.equal(
    await page.locator('g.hit[data-hit^="hand:"] > .mark[aria-pressed=true]').count(),
    1,
    "the tile is held",
  );
  await clickHit(page, await first(page, "pos:"), true);
  await page.locator(".plain-acts button").last().tap();
  await page.waitForFunction(() => /1 action left/.test(document.querySelector(".ask p")?.textContent ?? ""));
  await turn(page, PHONE, "narrow");
  assert.match(await textOf(page.locator(".ask p").first()), /1 action left/);
  await page.locator('.ask [data-key="back"]').waitFor();
  quiet(page);
});

test("a building is still placed in a smaller window, and can be confirmed there", { timeout: 90_000 }, async () => {
  const page = await person(set.browser, set.server.address, { viewport: { width: 1190, height: 768 } });
  await newGame(page, "foundations");
  await playUntil(page, dice(5), (now) => now.confirm);
  const said = await textOf(page.locator("#asked"));
  await turn(page, { width: 890, height: 620 }, "short");
  await page.locator('.ask [data-key="confirm"]:enabled').waitFor();
  assert.equal(await textOf(page.locator("#asked")), said);
  const { sequence } = await look(page);
  await page.locator('.ask [data-key="confirm"]').click();
  await page.waitForFunction((before) => Number(document.querySelector(".app")?.dataset.sequence) > before, sequence);
  quiet(page);
});

test("the map is there whenever its tab is lit", { timeout: 90_000 }, async () => {
  const page = await person(set.browser, set.server.address, { viewport: PHONE, touch: true });
  await newGame(page, "marble");
  const isLost = () =>
    page.evaluate(
      () =>
        document.querySelector('.tab[data-key="page-0"][aria-current]') !== null &&
        document.querySelector('.board svg[data-area="map"]') === null,
    );
  await page.locator(".ask.yours").waitFor();
  assert.equal(await isLost(), false, "at first");
  await page.reload();
  await page.locator(".ask.yours").waitFor();
  assert.equal(await isLost(), false, "after a reload");
  assert.equal(await page.locator('.tab[data-key="page-0"][aria-current]').count(), 1);
  await playUntil(
    page,
    dice(4),
    async (now, clicks) => {
      if (now.yours && !now.busy) assert.equal(await isLost(), false, `after ${clicks} clicks`);
      return clicks >= 16;
    },
    { touch: true },
  );
  quiet(page);
});

test("the map of a phone is seen whole, or can be moved to every end of it", { timeout: 90_000 }, async () => {
  const ends = (/** @type {Person} */ page) =>
    page.evaluate(() => {
      const frame = document.querySelector(".board")?.getBoundingClientRect();
      const map = document.querySelector('.board svg[data-area="map"]')?.getBoundingClientRect();
      if (!frame || !map) return null;
      return { above: frame.top - map.top, below: map.bottom - frame.bottom, free: frame.width - map.width };
    });
  for (const viewport of [PHONE, { width: 360, height: 640 }]) {
    const page = await person(set.browser, set.server.address, { viewport });
    await newGame(page, "marble");
    await page.locator(".ask.yours").waitFor();
    const at = await ends(page);
    assert.ok(at, "there is a map");
    const isWhole = at.above < 2 && at.below < 2;
    assert.ok(isWhole ? at.free < 0.16 * viewport.width : at.free < 1, `it fills the width: ${at.free} px are free`);
    if (isWhole) continue;
    const [top, bottom] = [100, 400];
    for (const [from, to, end] of /** @type {const} */ ([
      [top, bottom, "above"],
      [bottom, top, "below"],
    ])) {
      await page.mouse.move(viewport.width / 2, from);
      await page.mouse.down();
      await page.mouse.move(viewport.width / 2, to, { steps: 5 });
      await page.mouse.up();
      await page.waitForTimeout(60);
      const moved = await ends(page);
      assert.ok(moved && moved[end] < 2, `${end}: ${moved?.[end]} px are out of reach`);
    }
    quiet(page);
  }
});
