// One gesture, one thing: how many clicks a move takes, ghosts, redo, what is confirmed, why not.

import assert from "node:assert/strict";
import { test } from "node:test";
import { person, quiet, textOf } from "../lib/browser.js";
import { clickHit, dice, look, newGame, playUntil, stateOf, stillPointOf, unusable } from "../lib/play.js";
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

/** A deed of the market that can be paid: it is clicked without being marked. @param {Person} page */
async function deed(page) {
  await page.locator('.paper g.hit[data-hit^="slot:"]').first().waitFor();
  const dear = new Set(await unusable(page, "slot:"));
  const all = await page
    .locator('.paper g.hit[data-hit^="slot:"]')
    .evaluateAll((slots) => slots.map((slot) => slot.dataset.hit ?? ""));
  return all.find((slot) => !dear.has(slot)) ?? "";
}

/** @param {Person} page @param {string} key */
const button = (page, key) => page.locator(`.ask [data-key="${key}"]`);

/** @param {Person} page */
const sequence = async (page) => (await look(page)).sequence;

/** The table has moved on. @param {Person} page @param {number} before */
const movedOn = (page, before) =>
  page.waitForFunction((then) => Number(document.querySelector(".app")?.getAttribute("data-sequence")) > then, before);

/** Counts every click from now on. @param {Person} page @returns {Promise<() => Promise<number>>} */
async function counted(page) {
  await page.evaluate(() => {
    const begun = globalThis.clicks !== undefined;
    globalThis.clicks = 0;
    if (begun) return;
    const count = (/** @type {Event} */ { isTrusted }) => {
      globalThis.clicks = (globalThis.clicks ?? 0) + Number(isTrusted);
    };
    addEventListener("click", count, { capture: true });
  });
  return () => page.evaluate(() => globalThis.clicks ?? 0);
}

test("Marble: a tile of the hand, a lozenge, the magistrate: three clicks, and a confirmation", async () => {
  const page = await person(on.browser, on.server.address);
  await newGame(page, "marble");
  await asked(page);
  const before = await sequence(page);
  const clicks = await counted(page);
  await clickHit(page, await first(page, "hand"));
  const lozenge = await first(page, "pos");
  assert.equal((await marked(page, "pos")).length > 1, true, "the tile that was clicked is not asked for again");
  await clickHit(page, lozenge);
  await asked(page);
  if (!/1 action left/.test(await textOf(page.locator(".ask"))))
    await page.locator(".ask .plain-acts button, .ask .seg button").first().click();
  await page.locator(".ask", { hasText: "1 action left" }).waitFor();
  assert.ok((await clicks()) <= 3, `${await clicks()} clicks`);
  // A turn has two actions: what comes after the first is asked at once, and the last is confirmed.
  await playUntil(page, dice(1), (now) => now.sequence > before);
  quiet(page);
});

test("Marble: another lozenge moves the tile that is being laid", async () => {
  const page = await person(on.browser, on.server.address);
  await newGame(page, "marble");
  await asked(page);
  await clickHit(page, await first(page, "hand"));
  const lozenge = await first(page, "pos");
  await clickHit(page, lozenge);
  await button(page, "back").waitFor();
  const other = await first(page, "pos");
  assert.notEqual(other, lozenge);
  await clickHit(page, other);
  await asked(page);
  const chosen = await page.locator(".marks .selected").evaluateAll((all) => all.map((one) => one.dataset.of));
  assert.ok(!chosen.includes(lozenge), `the tile has left ${lozenge}: ${chosen}`);
  quiet(page);
});

test("Foundations: buying is a click and a confirmation", async () => {
  const page = await person(on.browser, on.server.address);
  await newGame(page, "foundations");
  await asked(page);
  const before = await sequence(page);
  assert.deepEqual((await look(page)).hits, [], "nothing is marked before it is known what is wanted");
  const clicks = await counted(page);
  await clickHit(page, await deed(page));
  await button(page, "confirm").click();
  await movedOn(page, before);
  assert.ok((await clicks()) <= 2, `${await clicks()} clicks`);
  quiet(page);
});

test("City: building is a card, a place, and the end of the turn", async () => {
  const page = await person(on.browser, on.server.address);
  await newGame(page);
  const roll = dice(5);
  const building = async () => (await marked(page, "hand")).length > 0 && (await button(page, "end").count()) > 0;
  await playUntil(page, roll, (now) => now.yours && !now.busy && building());
  const before = await sequence(page);
  let clicks = await counted(page);
  for (const hit of await marked(page, "hand")) {
    clicks = await counted(page);
    await clickHit(page, hit);
    const cells = await marked(page, "cell");
    if (cells.length > 0) break;
  }
  await clickHit(page, await first(page, "cell"));
  await page.waitForFunction(() => document.querySelector(".ask")?.getAttribute("aria-busy") === "false");
  await page.locator('.ask [data-key="end"], .ask [data-key="confirm"]:enabled').first().click();
  await movedOn(page, before);
  assert.ok((await clicks()) <= 3, `${await clicks()} clicks`);
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

test("in a free place the ghost is seen, and nothing is explained over it", { timeout: 90_000 }, async () => {
  const page = await person(on.browser, on.server.address);
  await newGame(page);
  const building = async () => (await marked(page, "hand")).length > 0 && (await marked(page, "cell")).length > 0;
  await playUntil(page, dice(3), (now) => now.yours && !now.busy && !now.composing && building());
  await clickHit(page, await first(page, "hand"));
  const free = ".marks > .legal:not(.piece)";
  const cell = (await page.locator(`.board ${free}`).first().getAttribute("data-of")) ?? "";
  const at = await stillPointOf(page, cell);
  await page.mouse.move(at.x, at.y);
  await page.locator(".board g.ghost use").first().waitFor({ state: "attached" });
  const fill = await page.locator(`${free}[data-of="${cell}"]`).evaluate((mark) => getComputedStyle(mark).fill);
  assert.equal(fill, "none", "the mark does not cover it");
  await page.waitForTimeout(1300);
  assert.ok(await page.locator(".help").isHidden(), "no card lies over the other places");
  quiet(page);
});

test("what shows something new says beforehand what it costs", async () => {
  const page = await person(on.browser, on.server.address);
  await newGame(page, "foundations");
  await asked(page);
  const at = await stillPointOf(page, await deed(page));
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
  // What showed something new is taken back as well, but not done again.
  const free = async () => (await stateOf(page)).undo.free.length > 0 && (await marked(page, "hand")).length > 0;
  await playUntil(page, roll, (now) => now.yours && !now.busy && !now.composing && free());
  const before = await sequence(page);
  await page.keyboard.press("u");
  await movedOn(page, before);
  await page.locator(`[data-key="redo"]`).waitFor();
  const undone = await sequence(page);
  await page.locator(`[data-key="redo"]`).click();
  await movedOn(page, undone);
  assert.equal(await page.locator(`[data-key="redo"]`).count(), 0);
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
  await clickHit(page, await deed(page));
  await movedOn(page, before);
  await page.reload();
  await asked(page);
  assert.equal(await page.evaluate(() => localStorage.getItem("aedile-confirm")), "never");
  await page.evaluate(() => localStorage.setItem("aedile-confirm", "always"));
  await button(page, "answer-income").click();
  await button(page, "confirm").waitFor();
  quiet(page);
});

/** In Marble, what of the map cannot be used for the tile that was clicked. @param {string} kind */
const outOfReach = (kind) => async (/** @type {Person} */ page) => {
  await clickHit(page, await first(page, "hand"));
  await first(page, "pos");
  return unusable(page, kind);
};

/** For each game what cannot be used, after what was clicked before. @type {[string, string, (page: Person) => Promise<string[]>][]} */
const DEAD = [
  ["foundations", "a lot", (page) => unusable(page, "lot:")],
  ["city", "a place of the city", (page) => unusable(page, "cell:")],
  ["marble", "a hill", outOfReach("hill:")],
  ["marble", "ground that touches no tile", outOfReach("ground:")],
];

for (const [game, what, dead] of DEAD) {
  test(`a place that cannot be used says why, by its rule: ${game}, ${what}`, async () => {
    const page = await person(on.browser, on.server.address);
    await newGame(page, game);
    await asked(page);
    const [hit = ""] = await dead(page);
    await clickHit(page, hit);
    const notice = page.locator(".said .notice");
    assert.match(await textOf(notice), /: \S/);
    assert.doesNotMatch(await textOf(notice), /not possible now/);
    assert.equal(await notice.locator("a[data-rule]").count(), 1, "its rule can be read");
    quiet(page);
  });
}
