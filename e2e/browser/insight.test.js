// What the page shows of the score: overlays, the own points line by line, the course of the game,
// and the end.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { accessibleInBothThemes } from "../lib/axe.js";
import { person, quiet, shot, textOf } from "../lib/browser.js";
import { FULL, fullTable } from "../lib/full.js";
import { smallTargets, smallTexts } from "../lib/measure.js";
import { dice, playUntil } from "../lib/play.js";
import { stage } from "../lib/stage.js";

/** @typedef {import("../lib/browser.js").Person} Person */
/** @typedef {keyof typeof FULL} Game */

const set = stage();
const LAPTOP = { width: 1366, height: 768 };

/** @type {[Game, [string, string][]][]} */
const OVERLAYS = [
  ["city", [["zones", "z"]]],
  ["foundations", [["counts", "c"]]],
  [
    "marble",
    [
      ["corners", "c"],
      ["aqueducts", "a"],
    ],
  ],
];

/** A finished game, kept from its record. @param {Person} page @param {Game} game */
async function finished(page, game) {
  await page.goto("/");
  const data = readFileSync(new URL(`../../records/${game}/${FULL[game]}.aedile`, import.meta.url), "utf8");
  const headers = { origin: set.server.address, "content-type": "text/plain" };
  const kept = await (await page.context().request.post("/api/records", { headers, data })).json();
  return `/table/${kept.id}`;
}

for (const [game, overlays] of OVERLAYS) {
  test(`overlays of ${game}: by key, by button, remembered, on a phone too`, { timeout: 90_000 }, async () => {
    const page = await person(set.browser, set.server.address, { viewport: LAPTOP });
    const address = await fullTable(page, game);
    await page.goto(address);
    for (const [key, letter] of overlays) {
      const button = page.locator(`[data-key="overlay-${key}"]`);
      const laid = page.locator(`.paper > svg.area > g.overlay-${key}`);
      await button.waitFor();
      assert.equal(await button.getAttribute("aria-pressed"), "false");
      await page.keyboard.press(letter);
      await laid.first().waitFor({ state: "attached" });
      assert.equal(await button.getAttribute("aria-pressed"), "true");
      assert.equal(await laid.first().evaluate((one) => getComputedStyle(one).pointerEvents), "none");
      await button.click();
      await laid.first().waitFor({ state: "detached" });
      await button.click();
      await laid.first().waitFor({ state: "attached" });
    }
    assert.deepEqual(await smallTexts(page), []);
    await shot(page, `insight-overlays-${game}`);
    await page.keyboard.press("?");
    assert.match(await textOf(page.locator(".keys")), new RegExp(`${overlays[0]?.[1]}shows or hides`, "i"));
    for (const viewport of [
      { width: 360, height: 640 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto(address);
      const [[key] = [""]] = overlays;
      await page.locator(`[data-key="overlay-${key}"][aria-pressed=true]`).waitFor();
      assert.deepEqual(await smallTexts(page), [], `${viewport.width}`);
      assert.deepEqual(await smallTargets(page), [], `${viewport.width}`);
      await page.locator(".tab[data-key=tab-points]").click();
      await page.locator(".insight .tally").waitFor();
      assert.deepEqual(await smallTexts(page), [], `${viewport.width}, points`);
    }
    quiet(page);
  });
}

test("points and overlay follow a staged move: old → new", { timeout: 90_000 }, async () => {
  const page = await person(set.browser, set.server.address, { viewport: LAPTOP });
  /** @type {string[]} */
  const asked = [];
  page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => asked.push(String(payload))));
  await page.goto(await fullTable(page, "city"));
  await page.locator('[data-key="overlay-zones"]').click();
  const changed = page.locator(".tally ul .amount", { hasText: "→" });
  await playUntil(page, dice(4), async (now) => now.yours && !now.busy && (await changed.count()) > 0);
  assert.match(await textOf(changed.first()), /^−?\d+ → −?\d+$/);
  await page.locator(".tab[data-key=tab-points]").click();
  await page.locator(".tally-head", { hasText: "with this move" }).waitFor();
  await page.locator("g.overlay-zones").first().waitFor({ state: "attached" });
  assert.ok(
    asked.some((message) => /"overlay":\{"key":"zones","actions":\["/.test(message)),
    "as it would be after the move",
  );
  await shot(page, "insight-staged");
  const line = page.locator("button.tally-line").first();
  await line.hover();
  assert.ok((await page.locator(".marks > .counted").count()) > 0, "what counts is pointed out");
  await page.mouse.move(5, 5);
  await page.waitForFunction(() => !document.querySelector(".marks > .counted"));
  await line.focus();
  assert.ok((await page.locator(".marks > .counted").count()) > 0, "for the keyboard too");
  quiet(page);
});

test("the course is drawn with a line and a number for everybody, and asked once a round", async () => {
  const page = await person(set.browser, set.server.address, { viewport: LAPTOP });
  let asked = 0;
  page.on("request", (request) => (asked += Number(/\/api\/.*\/course/.test(request.url()))));
  await page.goto(await fullTable(page, "city"));
  await page.locator(".tab[data-key=tab-points]").click();
  const chart = page.locator(".course svg.chart");
  await chart.waitFor();
  assert.equal(await chart.locator(".line").count(), 4);
  const patterns = await chart.locator(".line").evaluateAll((lines) =>
    lines.map((line) => {
      const { strokeDasharray, strokeWidth } = getComputedStyle(line);
      return `${strokeDasharray} ${strokeWidth}`;
    }),
  );
  assert.equal(new Set(patterns).size, 4, "never by colour alone");
  assert.equal(await chart.locator(".total").count(), 4);
  assert.ok((await page.locator(".course table tr").count()) > 9, "the same as a table");
  const round = await textOf(page.locator(".mid"));
  await playUntil(page, dice(4), (_, clicks) => clicks > 2);
  if ((await textOf(page.locator(".mid"))) === round) assert.equal(asked, 1);
  await accessibleInBothThemes(page, "points and course");
  quiet(page);
});

test("where points are hidden there is no course and no tally", { timeout: 60_000 }, async () => {
  const page = await person(set.browser, set.server.address, { viewport: LAPTOP });
  let asked = 0;
  page.on("request", (request) => (asked += Number(/\/api\/.*\/course/.test(request.url()))));
  await page.goto("/");
  const headers = { origin: set.server.address, "content-type": "application/json" };
  const seats = [{ kind: "me" }, { kind: "bot", level: "apprentice" }];
  const data = JSON.stringify({ game: "city", seats, hide_scores: true });
  const { table } = await (await page.context().request.post("/api/tables", { headers, data })).json();
  await page.goto(`/table/${table.id}`);
  await page.locator(".paper svg.area").first().waitFor();
  assert.equal(await page.locator("[data-key=tab-points], .insight:not([hidden])").count(), 0);
  assert.equal(asked, 0);
  quiet(page);
});

test("overlays in a lesson and in a game looked back at", { timeout: 60_000 }, async () => {
  const page = await person(set.browser, set.server.address, { viewport: LAPTOP });
  await page.goto("/learn/city/1");
  await page.locator('[data-key="overlay-zones"]').waitFor();
  await page.keyboard.press("z");
  await page.locator('[data-key="overlay-zones"][aria-pressed=true]').waitFor();
  const replay = (await finished(page, "marble")).replace("table", "replay");
  await page.goto(`${replay}/80`);
  await page.locator('[data-key="overlay-corners"]').waitFor();
  await page.keyboard.press("c");
  const laid = page.locator("g.overlay-corners");
  await laid.first().waitFor({ state: "attached" });
  const before = await laid.first().innerHTML();
  await page.locator('.replay [data-key="overlay-corners"]').waitFor();
  await page.goto(`${replay}/20`);
  await laid.first().waitFor({ state: "attached" });
  assert.notEqual(await laid.first().innerHTML(), before, "as it was then");
  quiet(page);
});

/** What does not fit into its place in the table of the end. @param {Person} page */
const cutInTable = (page) =>
  page
    .locator(".end .tw :is(th, td, span)")
    .evaluateAll((all) =>
      all.flatMap((one) => (one.scrollWidth > one.clientWidth && one.clientWidth > 0 ? [one.textContent] : [])),
    );

/** Points of nothing that have a bar though. @param {Person} page */
const barsOfNothing = (page) =>
  page
    .locator(".end tbody td")
    .evaluateAll((all) =>
      all.flatMap((one) =>
        one.textContent === "0" && (one.querySelector(".bar")?.getClientRects().length ?? 0) > 0 ? [one.outerHTML] : [],
      ),
    );

for (const game of /** @type {const} */ (["city", "foundations"])) {
  test(`the end of ${game}: who made points with what, the course, the boards`, { timeout: 120_000 }, async () => {
    const page = await person(set.browser, set.server.address, { viewport: LAPTOP });
    const address = await finished(page, game);
    for (const [width, height] of /** @type {const} */ ([
      [360, 640],
      [390, 844],
      [844, 390],
      [1366, 768],
    ])) {
      const where = `${game} ${width}×${height}`;
      await page.setViewportSize({ width, height });
      await page.goto(address);
      await page.locator(".end-course svg.chart").waitFor();
      const players = await page.locator(".end thead .token").count();
      assert.equal(await page.locator(".end-course .line").count(), players, where);
      assert.equal(await page.locator(".end tbody tr:first-child .bar").count(), players, where);
      assert.ok((await page.locator(".turnings li").count()) <= 3, where);
      assert.equal(
        await page.locator(game === "city" ? ".end-boards li" : ".end-picture").count(),
        game === "city" ? 4 : 1,
      );
      assert.deepEqual(await smallTexts(page), [], where);
      assert.deepEqual(await smallTargets(page), [], where);
      assert.deepEqual(await cutInTable(page), [], `${where}: names and points are whole`);
      assert.deepEqual(await barsOfNothing(page), [], `${where}: no points, no bar`);
      const wide = await page.locator(".end-place").evaluate((one) => one.scrollWidth - one.clientWidth);
      assert.ok(wide <= 0, `${where}: nothing leaves the page`);
      await shot(page, `insight-end-${game}-${width}`);
      await accessibleInBothThemes(page, where);
    }
    quiet(page);
  });
}
