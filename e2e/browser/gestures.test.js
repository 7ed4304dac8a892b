// One gesture, one thing: how many clicks a move takes, ghosts, redo, what is confirmed, why not.

import assert from "node:assert/strict";
import { test } from "node:test";
import { person, quiet, textOf } from "../lib/browser.js";
import { clickHit, dice, look, newGame, playUntil, stillPointOf } from "../lib/play.js";
import { stage } from "../lib/stage.js";

/** @typedef {import("../lib/browser.js").Person} Person */

const on = stage();

/** Waits until the person is asked. @param {Person} page */
const asked = (page) =>
  page.waitForFunction(() => {
    const ask = document.querySelector(".ask.yours");
    return ask?.getAttribute("aria-busy") === "false";
  });

/** What is marked. @param {Person} page @param {string} kind */
const marked = async (page, kind) => (await look(page)).hits.filter((hit) => hit.startsWith(`${kind}:`));

/** One of them, once there is one. @param {Person} page @param {string} kind */
async function first(page, kind) {
  for (let tries = 0; tries < 200; tries += 1) {
    const [hit] = await marked(page, kind);
    if (hit) return hit;
    await page.waitForTimeout(50);
  }
  throw new Error(`no ${kind} is marked`);
}

/** @param {Person} page @param {string} key */
const button = (page, key) => page.locator(`.ask [data-key="${key}"]`);

/** @param {Person} page */
const sequence = async (page) => (await look(page)).sequence;

/** The table has moved on. @param {Person} page @param {number} before */
const movedOn = (page, before) =>
  page.waitForFunction((then) => Number(document.querySelector(".app")?.getAttribute("data-sequence")) > then, before);

test("Marble: a tile of the hand, a lozenge, the magistrate, done; another lozenge moves the tile", async () => {
  const page = await person(on.browser, on.server.address);
  await newGame(page, "marble");
  await asked(page);
  const before = await sequence(page);
  await clickHit(page, await first(page, "hand"));
  const lozenge = await first(page, "pos");
  assert.equal((await marked(page, "pos")).length > 1, true, "the tile that was clicked is not asked for again");
  await clickHit(page, lozenge);
  await button(page, "back").waitFor();
  const other = await first(page, "pos");
  assert.notEqual(other, lozenge);
  await clickHit(page, other);
  await page.locator(".ask .plain-acts button, .ask .seg button").first().click();
  await page.waitForFunction(() => document.querySelector(".ask")?.getAttribute("aria-busy") === "false");
  // A turn has two actions: what comes after the first is asked at once, and the last is confirmed.
  await playUntil(page, dice(1), (now) => now.sequence > before);
  quiet(page);
});

test("Foundations: buying is a click and a confirmation", async () => {
  const page = await person(on.browser, on.server.address);
  await newGame(page, "foundations");
  await asked(page);
  const before = await sequence(page);
  const deeds = await page.evaluate(() =>
    [...document.querySelectorAll('.paper g.hit[data-hit^="slot:"]')].map((one) => one.getAttribute("data-hit") ?? ""),
  );
  await clickHit(page, deeds[0] ?? "");
  await button(page, "confirm").click();
  await movedOn(page, before);
  quiet(page);
});

test("City: building is a card, a place, and the end of the turn", async () => {
  const page = await person(on.browser, on.server.address);
  await newGame(page);
  const roll = dice(5);
  const building = async () => (await marked(page, "hand")).length > 0 && (await button(page, "end").count()) > 0;
  await playUntil(page, roll, (now) => now.yours && !now.busy && building());
  const before = await sequence(page);
  for (const hit of await marked(page, "hand")) {
    await clickHit(page, hit);
    const cells = await marked(page, "cell");
    if (cells.length > 0) break;
  }
  await clickHit(page, await first(page, "cell"));
  await page.waitForFunction(() => document.querySelector(".ask")?.getAttribute("aria-busy") === "false");
  await page.locator('.ask [data-key="end"], .ask [data-key="confirm"]:enabled').first().click();
  await movedOn(page, before);
  quiet(page);
});

test("what would happen is shown under the pointer and under the keyboard, and goes away", async () => {
  const page = await person(on.browser, on.server.address);
  await newGame(page, "marble");
  await asked(page);
  await clickHit(page, await first(page, "hand"));
  const lozenge = await first(page, "pos");
  const at = await stillPointOf(page, lozenge);
  await page.mouse.move(at.x, at.y);
  await page.locator("g.ghost").first().waitFor({ state: "attached" });
  assert.notEqual(await textOf(page.locator(".ghost-says")), "");
  assert.equal(await page.locator(".marks > .selected").count(), 1, "only the tile is chosen yet");
  await page.mouse.move(5, 5);
  await page.waitForFunction(() => document.querySelector("g.ghost") === null);
  await page.locator(`.paper g.hit[data-hit="${lozenge}"] > .mark`).focus();
  await page.locator("g.ghost").first().waitFor({ state: "attached" });
  quiet(page);
});

test("what shows something new says beforehand what it costs", async () => {
  const page = await person(on.browser, on.server.address);
  await newGame(page, "foundations");
  await asked(page);
  const at = await stillPointOf(page, await first(page, "slot"));
  await page.mouse.move(at.x, at.y);
  await page.locator(".ghost-says").waitFor();
  assert.match(await textOf(page.locator(".ghost-says")), /\d+ → \d+/);
  quiet(page);
});

test("what was taken back is done again, as long as nothing else happens", async () => {
  const page = await person(on.browser, on.server.address);
  await newGame(page);
  await page.evaluate(() => localStorage.setItem("aedile-confirm", "always"));
  const roll = dice(9);
  const free = async () => (await button(page, "undo").count()) > 0 && (await marked(page, "hand")).length > 0;
  await playUntil(page, roll, (now) => now.yours && !now.busy && !now.composing && free());
  const before = await sequence(page);
  await page.keyboard.press("u");
  await movedOn(page, before);
  await button(page, "redo").waitFor();
  const undone = await sequence(page);
  await button(page, "redo").click();
  await movedOn(page, undone);
  assert.equal(await button(page, "redo").count(), 0);
  quiet(page);
});

test("confirmations: always, for what is final, never", async () => {
  const page = await person(on.browser, on.server.address);
  await newGame(page, "foundations");
  await asked(page);
  await page.locator('[data-key="menu"]').click();
  await page.locator("#wish-confirm").selectOption("never");
  await page.locator("dialog .ib").click();
  const before = await sequence(page);
  await clickHit(page, await first(page, "slot"));
  await movedOn(page, before);
  await page.reload();
  await asked(page);
  assert.equal(await page.evaluate(() => localStorage.getItem("aedile-confirm")), "never");
  await page.evaluate(() => localStorage.setItem("aedile-confirm", "always"));
  await clickHit(page, await first(page, "slot"));
  await button(page, "confirm").waitFor();
  quiet(page);
});

test("a place that cannot be used says why, or what is asked instead", async () => {
  const page = await person(on.browser, on.server.address);
  await newGame(page, "foundations");
  await asked(page);
  const dead = await page.evaluate(() => {
    const hits = [...document.querySelectorAll('.paper g.hit[data-hit^="lot:"]:not(.can)')];
    return hits.map((one) => one.getAttribute("data-hit") ?? "")[0] ?? "";
  });
  await clickHit(page, dead);
  assert.notEqual((await textOf(page.locator(".said .notice"))).trim(), "");
  quiet(page);
});
