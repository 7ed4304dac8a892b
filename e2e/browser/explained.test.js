// The card that explains a place: beside it, gone with the pointer, never on what is asked.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, person, quiet } from "../lib/browser.js";
import { fullTable } from "../lib/full.js";
import { dice, look, playUntil, stillPointOf } from "../lib/play.js";
import { stage } from "../lib/stage.js";

/** @typedef {import("../lib/browser.js").Person} Person */

const set = stage();

/** Whether the card lies on the prompt, or leaves the window. @param {Person} page */
const inTheWay = (page) =>
  page.evaluate(() => {
    const card = document.querySelector(".help")?.getBoundingClientRect();
    const ask = document.querySelector(".ask")?.getBoundingClientRect();
    if (!card || !ask || card.width === 0) return "there is none";
    const onPrompt =
      card.left < ask.right && card.right > ask.left && card.top < ask.bottom - 1 && card.bottom > ask.top + 1;
    const outside = card.left < 0 || card.top < 0 || card.right > innerWidth || card.bottom > innerHeight;
    return onPrompt ? "it lies on the prompt" : outside ? "it leaves the window" : null;
  });

for (const [width, height] of /** @type {const} */ ([
  [1366, 768],
  [1024, 768],
  [844, 390],
])) {
  test(`under the pointer, and gone with it, ${width}×${height}`, { timeout: 90_000 }, async () => {
    const page = await person(set.browser, set.server.address, { viewport: { width, height } });
    await page.goto(await fullTable(page, "city"));
    await playUntil(page, dice(4), (now) => now.yours && !now.busy && !now.composing);
    // What something is about to be put on is not explained by itself.
    const names = await page
      .locator(".board g.hit:not(.can), .shelf g.hit:not(.can)")
      .evaluateAll((hits) => hits.map((hit) => hit.dataset.hit));
    for (const hit of [names[0], names.at(-1)]) {
      const { x, y } = await stillPointOf(page, hit ?? "");
      await page.mouse.move(x, y);
      await page.locator(".help h2").waitFor();
      assert.equal(await inTheWay(page), null, hit);
      await page.mouse.move(width - 4, height - 4);
      await page.locator(".help").waitFor({ state: "hidden", timeout: 1000 });
    }
    quiet(page);
  });
}

test("by a long press, until something else is touched", { timeout: 90_000 }, async () => {
  const page = await person(set.browser, set.server.address, { viewport: PHONE, touch: true });
  await page.goto(await fullTable(page, "city"));
  const hit = (await page.locator(".board g.hit").first().getAttribute("data-hit")) ?? "";
  const { x, y } = await stillPointOf(page, hit);
  const session = await page.context().newCDPSession(page);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await page.waitForTimeout(700);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.locator(".help h2").waitFor();
  assert.equal(await inTheWay(page), null);
  await page.locator(".crumb").tap();
  await page.locator(".help").waitFor({ state: "hidden" });
  quiet(page);
});

for (const [game, first, then] of /** @type {const} */ ([
  ["marble", "hand:", "pos:"],
  ["city", "offer:", ""],
])) {
  test(`what was chosen by a click is not explained: ${game}`, { timeout: 90_000 }, async () => {
    const page = await person(set.browser, set.server.address, { viewport: { width: 1366, height: 768 } });
    await page.goto(await fullTable(page, game, 0.3));
    await page.locator(".ask.yours").waitFor();
    for (const kind of [first, then].filter((one) => one !== "")) {
      await playUntil(page, dice(4), ({ hits }) => hits.some((hit) => hit.startsWith(kind)));
      const hit = (await look(page)).hits.find((name) => name.startsWith(kind)) ?? "";
      const { x, y } = await stillPointOf(page, hit);
      await page.mouse.click(x, y);
      await page.locator('.ask [data-key="back"]').waitFor();
      // A hand is never quite still.
      for (const [right, down] of /** @type {const} */ ([
        [1, 0],
        [3, 2],
        [0, 4],
      ])) {
        await page.mouse.move(x + right, y + down);
        await page.waitForTimeout(700);
        assert.ok(!(await page.locator(".help").isVisible()), `no card after ${hit}`);
      }
    }
    quiet(page);
  });
}
