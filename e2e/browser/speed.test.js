// How fast it is, measured through the page: bytes, clicks to paint, panning. Printed, and held to
// the limits.

import assert from "node:assert/strict";
import { test } from "node:test";
import { person, quiet } from "../lib/browser.js";
import { clickHit, dice, look, newGame, playUntil, step } from "../lib/play.js";
import { stage } from "../lib/stage.js";

const set = stage();
const KB = 1024;

/** The value below which this share lies. */
const share = (values, part) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))];

/** Counts the bytes that really travel. */
async function counting(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const seen = { loaded: 0, frames: [] };
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    seen.loaded += encodedDataLength;
  });
  session.on("Network.webSocketFrameReceived", ({ response }) => {
    seen.frames.push(
      response.opcode === 2 ? Math.floor((response.payloadData.length * 3) / 4) : response.payloadData.length,
    );
  });
  return seen;
}

test("the first page is small", { timeout: 60_000 }, async (t) => {
  const page = await person(set.browser, set.server.address);
  const seen = await counting(page);
  await page.goto("/");
  await page.locator("article.game").first().waitFor();
  await page.waitForLoadState("networkidle");
  t.diagnostic(`first page: ${(seen.loaded / KB).toFixed(1)} KB in all`);
  assert.ok(seen.loaded <= 150 * KB, `${seen.loaded} bytes`);
  quiet(page);
});

/** From a click on the board to the painted answer, in milliseconds, over a game. */
async function timed(page, roll) {
  await newGame(page);
  await page.evaluate(() => {
    globalThis.painted = [];
    let begun = null;
    const ask = document.querySelector(".ask");
    const settled = () => {
      if (begun === null || ask.getAttribute("aria-busy") === "true") return;
      const from = begun;
      begun = null;
      requestAnimationFrame(() => setTimeout(() => globalThis.painted.push(performance.now() - from)));
    };
    new MutationObserver(settled).observe(ask, { attributes: true, childList: true, subtree: true });
    addEventListener(
      "pointerdown",
      (event) => {
        if (event.target.closest?.("g.hit.can")) begun = performance.now();
      },
      true,
    );
  });
  for (let tries = 1; tries < 500; tries += 1) {
    const now = await look(page);
    if (now.over) break;
    if (now.yours && !now.busy && now.hits.length > 1 && tries % 8 !== 0) {
      await clickHit(page, now.hits[roll(now.hits.length)]);
      await page.waitForFunction(() => document.querySelector(".ask")?.getAttribute("aria-busy") === "false");
    } else if ((await step(page, roll)) === null) {
      await page.waitForTimeout(20);
    }
  }
  return page.evaluate(() => globalThis.painted);
}

test("clicks are painted quickly, updates are small", { timeout: 240_000 }, async (t) => {
  const page = await person(set.browser, set.server.address);
  const seen = await counting(page);
  const roll = dice(13);
  const painted = [];
  while (painted.length < 200) painted.push(...(await timed(page, roll)));
  const [median, slow] = [share(painted, 0.5), share(painted, 0.95)];
  t.diagnostic(
    `click to painted board: median ${median.toFixed(0)} ms, 95 % ${slow.toFixed(0)} ms of ${painted.length}`,
  );
  assert.ok(painted.length >= 200, `${painted.length} clicks`);
  assert.ok(median <= 100 && slow <= 250);
  const largest = Math.max(...seen.frames),
    typical = share(seen.frames, 0.5);
  t.diagnostic(
    `updates: largest ${(largest / KB).toFixed(1)} KB, median ${(typical / KB).toFixed(1)} KB of ${seen.frames.length}`,
  );
  assert.ok(largest <= 30 * KB, `${largest} bytes`);
  quiet(page);
});

test("panning the busiest board keeps the main thread free", { timeout: 240_000 }, async (t) => {
  const page = await person(set.browser, set.server.address);
  const seen = await counting(page);
  await newGame(page, "marble");
  await playUntil(page, dice(3), async (now, clicks) => clicks >= 60 && now.yours && !now.busy);
  await page.locator('[data-key="zoom-in"]').click();
  await page.locator('[data-key="zoom-in"]').click();
  const session = await set.browser.newBrowserCDPSession();
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: {
      includedCategories: ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel", "__metadata"],
    },
  });
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  await page.mouse.move(500, 450);
  await page.mouse.down();
  for (let index = 0; index < 120; index += 1)
    await page.mouse.move(500 + 120 * Math.sin(index / 9), 450 + 90 * Math.cos(index / 7));
  await page.mouse.up();
  const done = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await done;
  const mains = events
    .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
    .map(({ pid, tid }) => `${pid} ${tid}`);
  const tasks = events
    .filter(({ name, pid, tid, ph }) => /RunTask$/.test(name) && ph === "X" && mains.includes(`${pid} ${tid}`))
    .map(({ dur }) => dur / 1000);
  const slow = share(tasks, 0.95) ?? Infinity;
  t.diagnostic(
    `panning: ${tasks.length} tasks, 95 % under ${slow.toFixed(1)} ms, longest ${Math.max(...tasks).toFixed(1)} ms`,
  );
  assert.ok(tasks.length > 50 && slow <= 16);
  t.diagnostic(`updates: largest ${(Math.max(...seen.frames) / KB).toFixed(1)} KB`);
  quiet(page);
});
