// Whole games of all three kinds without a mouse: Tab and the arrows lead to everything that can be
// chosen, Enter chooses and confirms.

import assert from "node:assert/strict";
import { test } from "node:test";
import { person, quiet } from "../lib/browser.js";
import { dice, look } from "../lib/play.js";
import { stage } from "../lib/stage.js";

/** @typedef {import("../lib/browser.js").Person} Person */
/** @typedef {import("../lib/play.js").Dice} Dice */

const on = stage();
const CAN = "g.hit.can > .mark[aria-pressed=false]";
const PLACE = `.paper ${CAN}`;
/** So far from a place one looks for the next with the arrows before trying elsewhere. */
const ASIDE = 12;
const BUTTON = ".answers button:enabled, .plain-acts button:enabled, .ask .seg button:enabled";
/** So many stops there are at most before everything was passed. */
const STOPS = 60;
const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
/** How often in a row there may be nothing to do. */
const PATIENCE = 1000;

/** Whether the keyboard is on something that fits. @param {Person} page @param {string} wanted */
const isOn = (page, wanted) => page.evaluate((fits) => document.activeElement?.matches(fits) ?? false, wanted);

/** Goes from stop to stop until the keyboard is on something that fits; some are passed by. @param {Person} page @param {string} wanted @param {"Tab" | "Shift+Tab"} way @param {number} [pass] */
async function reach(page, wanted, way, pass = 0) {
  let passed = 0;
  for (let stops = 0; stops < STOPS; stops += 1) {
    await page.keyboard.press(way);
    if ((await isOn(page, wanted)) && (passed += 1) > pass) return;
  }
  // What was passed by may have been all there is.
  assert.ok(passed > 0, `${way} reaches ${wanted}`);
  await reach(page, wanted, way);
}

/** To a picture with something to choose, by arrows from place to place, and Enter. @param {Person} page @param {Dice} roll */
async function choosePlace(page, roll) {
  await reach(page, `.paper svg.area:has(${CAN}) .mark`, "Shift+Tab", roll(2));
  for (let steps = roll(3); steps > 0; steps -= 1) await page.keyboard.press(ARROWS[roll(4)] ?? "");
  for (let steps = 0; steps < ASIDE && !(await isOn(page, PLACE)); steps += 1)
    await page.keyboard.press(ARROWS[roll(4)] ?? "");
  if (await isOn(page, PLACE)) await page.keyboard.press("Enter");
}

/** One thing that can be done now. @param {Person} page @param {Dice} roll */
async function act(page, roll) {
  const now = await look(page);
  if (now.counted) {
    await reach(page, '[data-key="scoring-on"]', "Tab");
    await page.keyboard.press("Enter");
    return true;
  }
  if (now.over || !now.yours || now.busy || now.staging) return false;
  const buttonsFirst = now.buttons.length > 0 && (now.hits.length === 0 || roll(now.composing ? 2 : 8) === 0);
  if (now.confirm) await reach(page, '.ask [data-key="confirm"]', "Tab");
  else if (buttonsFirst) await reach(page, BUTTON, "Tab", roll(now.buttons.length));
  else if (now.hits.length > 0) {
    await choosePlace(page, roll);
    return true;
  } else return false;
  await page.keyboard.press("Enter");
  return true;
}

for (const [game, seed] of /** @type {const} */ ([
  ["city", 3],
  ["marble", 4],
  ["foundations", 5],
])) {
  test(`a whole game by keyboard alone: ${game}`, { timeout: 480_000 }, async () => {
    const page = await person(on.browser, on.server.address);
    await page.goto("/");
    await page.locator("article.game").first().waitFor();
    await reach(page, `article.game:has(img[data-game="${game}"]) .btn.p`, "Tab");
    await page.keyboard.press("Enter");
    await page.locator(".paper svg.area").first().waitFor();
    const roll = dice(seed);
    for (let still = 0; !(await look(page)).over;) {
      still = (await act(page, roll)) ? 0 : still + 1;
      if (still > 0) await page.waitForTimeout(20);
      assert.ok(still < PATIENCE, "the game goes on");
    }
    await page.locator(".end h2").waitFor();
    assert.equal(
      await page.evaluate(() => document.activeElement?.localName !== "body"),
      true,
      "the keyboard is there",
    );
    quiet(page);
  });
}
