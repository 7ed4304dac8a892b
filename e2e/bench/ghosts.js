// How soon a ghost is painted after the pointer comes to a place: measured through the page and
// printed. On loopback 95 % are to be under 60 ms. Not a test: a busy machine is no fault of the page.

import { launch, person } from "../lib/browser.js";
import { dice, look, newGame, pick, pointOf, step } from "../lib/play.js";
import { Server } from "../lib/server.js";

/** @typedef {import("../lib/browser.js").Person} Person */

/** How many ghosts are measured for each game, and how long at most, in milliseconds. */
const GHOSTS = 40;
const LASTS = 90_000;
/** Longer apart than two looks may be, in milliseconds. */
const APART = 260;

/** From the pointer to the painted ghost, in milliseconds. @param {Person} page @param {string} hit */
async function timed(page, hit) {
  const at = await pointOf(page, hit);
  if (!at) return null;
  await page.mouse.move(2, 2);
  await page.waitForTimeout(APART);
  await page.evaluate(() => {
    globalThis.time = new Promise((resolve) => {
      let begun = NaN;
      addEventListener("pointerover", () => (begun = performance.now()), { once: true, capture: true });
      const seen = () => document.querySelector(".ghost, .ghost-says") !== null;
      const watch = new MutationObserver(() => {
        if (!seen()) return;
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
      });
      watch.observe(document.querySelector(".app") ?? document.body, { childList: true, subtree: true });
      setTimeout(() => resolve(NaN), 700);
    });
  });
  await page.mouse.move(at.x, at.y);
  const time = await page.evaluate(() => globalThis.time);
  return Number.isNaN(time) ? null : time;
}

/** @param {Person} page @param {string} game */
async function ghosts(page, game) {
  const roll = dice(7);
  const times = [];
  /** @type {Set<string>} */
  const looked = new Set();
  await newGame(page, game);
  const end = Date.now() + LASTS;
  while (times.length < GHOSTS && Date.now() < end) {
    const now = await look(page);
    if (now.over) await newGame(page, game);
    if (now.counted) await page.locator('[data-key="scoring-on"]').click();
    if (!now.yours || now.busy || now.counted) {
      await page.waitForTimeout(50);
      continue;
    }
    // What was looked at before is known already.
    const fresh = now.hits.filter((hit) => !looked.has(`${now.sequence} ${now.composing} ${hit}`));
    const hit = pick(roll, fresh);
    looked.add(`${now.sequence} ${now.composing} ${hit}`);
    const time = hit === "" ? null : await timed(page, hit);
    if (time !== null) times.push(time);
    // What has no ghost begins something: then there is more to look at.
    else await step(page, roll);
  }
  const sorted = times.sort((a, b) => a - b);
  const share = (/** @type {number} */ part) => sorted[Math.floor((sorted.length - 1) * part)]?.toFixed(1);
  console.log(`ghost in ${game}: median ${share(0.5)} ms, 95 % under ${share(0.95)} ms, of ${sorted.length}`);
}

const server = await new Server().start();
const browser = await launch();
try {
  for (const game of ["city", "foundations", "marble"]) {
    const page = await person(browser, server.address);
    await ghosts(page, game);
    await page.context().close();
  }
} finally {
  await browser.close();
  await server.stop();
}
