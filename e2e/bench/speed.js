// How fast the page is, measured through the page and printed: clicks and replayed steps to the
// painted board, panning. Not a test: a busy machine is no fault of the page.

import { launch, person } from "../lib/browser.js";
import { clickHit, dice, look, newGame, pick, playUntil, step } from "../lib/play.js";
import { keep, longest } from "../lib/records.js";
import { Server } from "../lib/server.js";

/** @typedef {import("../lib/browser.js").Person} Person */
/** @typedef {import("playwright-core").Browser} Browser */

/** How many clicks are measured at least. */
const CLICKS = 200;
/** How many steps of a replay. */
const STEPS = 30;

/** The value below which this share lies. @param {number[]} values @param {number} part */
function share(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

/** @param {string} what @param {number[]} times in milliseconds */
function tell(what, times) {
  const [median, slow] = [share(times, 0.5), share(times, 0.95)].map((time) => time.toFixed(1));
  console.log(`${what}: median ${median} ms, 95 % under ${slow} ms, of ${times.length}`);
}

/** From a click on the board to the painted answer, over a game. @param {Person} page @param {import("../lib/play.js").Dice} roll */
async function clicks(page, roll) {
  await newGame(page);
  await page.evaluate(() => {
    globalThis.painted = [];
    /** @type {number | null} */
    let begun = null;
    const ask = document.querySelector(".ask");
    const settled = () => {
      if (begun === null || ask?.getAttribute("aria-busy") === "true") return;
      const from = begun;
      begun = null;
      requestAnimationFrame(() => setTimeout(() => globalThis.painted.push(performance.now() - from)));
    };
    if (ask) new MutationObserver(settled).observe(ask, { attributes: true, childList: true, subtree: true });
    const down = (/** @type {Event} */ { target }) => {
      if (target instanceof Element && target.closest("g.hit.can")) begun = performance.now();
    };
    addEventListener("pointerdown", down, true);
  });
  for (let tries = 1; tries < 500; tries += 1) {
    const now = await look(page);
    if (now.over) break;
    if (now.yours && !now.busy && now.hits.length > 1 && tries % 8 !== 0) {
      await clickHit(page, pick(roll, now.hits));
      await page.waitForFunction(() => document.querySelector(".ask")?.getAttribute("aria-busy") === "false");
    } else if ((await step(page, roll)) === null) {
      await page.waitForTimeout(20);
    }
  }
  return page.evaluate(() => globalThis.painted);
}

/** The tasks of the page's thread while the busiest board is panned. @param {Browser} browser @param {Person} page */
async function panning(browser, page) {
  await newGame(page, "marble");
  await playUntil(page, dice(3), (now, done) => done >= 60 && now.yours && !now.busy);
  for (let times = 0; times < 2; times += 1) await page.locator('[data-key="zoom-in"]').click();
  const session = await browser.newBrowserCDPSession();
  /** @type {any[]} */
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  const includedCategories = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel", "__metadata"];
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories } });
  await page.mouse.move(500, 450);
  await page.mouse.down();
  for (let index = 0; index < 120; index += 1)
    await page.mouse.move(500 + 120 * Math.sin(index / 9), 450 + 90 * Math.cos(index / 7));
  await page.mouse.up();
  const done = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await done;
  const threads = events.filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain");
  const mains = threads.map(({ pid, tid }) => `${pid} ${tid}`);
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => /RunTask$/.test(name) && ph === "X" && mains.includes(`${pid} ${tid}`),
  );
  return tasks.map(({ dur }) => dur / 1000);
}

/** From a key to the painted step: the page itself looks at the clock. @param {Person} page @param {string} key @param {number} at */
async function stepTime(page, key, at) {
  await page.evaluate((wanted) => {
    const count = document.querySelector(".replay-count");
    const seen = new Promise((resolve) => {
      const watch = new MutationObserver(() => {
        if (!count?.textContent?.startsWith(`${wanted} /`)) return;
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      });
      if (count) watch.observe(count, { childList: true });
    });
    globalThis.time = new Promise((resolve) => {
      const pressed = () => {
        const begun = performance.now();
        seen.then((painted) => resolve(painted - begun));
      };
      addEventListener("keydown", pressed, { once: true, capture: true });
    });
  }, at);
  await page.keyboard.press(key);
  return page.evaluate(() => globalThis.time);
}

/** @param {Person} page @param {Server} server @param {string} game */
async function replay(page, server, game) {
  await page.goto(`/replay/${keep(longest(game), server)}/40`);
  await page.locator(".replay-count", { hasText: /^40 / }).waitFor();
  const all = Number((await page.locator(".replay-count").textContent())?.split(" / ")[1]);
  const times = [];
  for (let at = 41; at <= 40 + STEPS; at += 1) times.push(await stepTime(page, "ArrowRight", at));
  tell(`replay of ${game}, a step`, times);
  tell(`replay of ${game}, to the end of ${all} decisions`, [await stepTime(page, "End", all)]);
}

const server = await new Server().start();
const browser = await launch();
try {
  const page = await person(browser, server.address);
  const roll = dice(13);
  const painted = [];
  while (painted.length < CLICKS) painted.push(...(await clicks(page, roll)));
  tell("click to painted board", painted);
  tell("tasks while panning", await panning(browser, page));
  for (const game of ["city", "foundations", "marble"]) await replay(page, server, game);
} finally {
  await browser.close();
  await server.stop();
}
