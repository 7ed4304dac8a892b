// People with people: two browsers by link, asking to take back, watching, one device for two.

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessibleInBothThemes } from "../lib/axe.js";
import { person, quiet, shot, textOf } from "../lib/browser.js";
import { dice, look, playUntil, step } from "../lib/play.js";
import { stage } from "../lib/stage.js";

/** @typedef {import("../lib/browser.js").Person} Person */

const set = stage();
const somebody = () => person(set.browser, set.server.address);

/** A table made on the page: seats by the words of their lists. @param {Person} page @param {string} game @param {string[]} seats */
async function openTable(page, game, seats) {
  await page.goto(`/new/${game}`);
  await page.locator(".seat").first().waitFor();
  while ((await page.locator(".seat").count()) > seats.length) await page.locator(".seat .ib").last().click();
  for (const [index, word] of seats.entries()) await page.locator(`[data-key="seat-${index}"]`).selectOption(word);
  const open = page.locator('[data-key="open"]:not([disabled])');
  await open.waitFor();
  await open.click();
  await page.waitForURL(/\/table\//);
}

test(
  "two browsers play against each other; one asks to take back and the other agrees",
  { timeout: 180_000 },
  async () => {
    const [livia, fabius, guest] = await Promise.all([somebody(), somebody(), somebody()]);
    await openTable(livia, "city", ["me", "open"]);
    await livia.locator(".link-field").waitFor();
    await shot(livia, "waiting-desktop-light");
    await accessibleInBothThemes(livia, "waiting for players");
    const link = await livia.locator(".link-field").inputValue();

    await fabius.goto(link);
    await fabius.locator("input[name=name]").waitFor();
    await accessibleInBothThemes(fabius, "invitation");
    await shot(fabius, "join-desktop-light");
    // No name that the program gives by itself: Livia may have drawn any of those.
    await fabius.locator("input[name=name]").fill("Numerius");
    await fabius.locator("button[type=submit]").click();
    await fabius.waitForURL(/\/table\//);
    await livia.locator(".pl h3", { hasText: "Numerius" }).waitFor();

    await guest.goto(livia.url());
    await guest.locator(".crumb", { hasText: "You watch" }).waitFor();
    assert.equal(await guest.locator("[data-area=hand]").count(), 0, "who watches sees no hand");

    const roll = dice(21);
    const both = async (/** @type {number} */ rounds) => {
      for (let done = 0; done < rounds;) {
        for (const page of [livia, fabius]) if ((await step(page, roll)) === "confirm") done += 1;
        await livia.waitForTimeout(20);
      }
    };
    await both(14);
    const asker = await whoMustAsk(both, livia, fabius);
    const other = asker === livia ? fabius : livia;
    await asker.locator('[data-key="undo"]').click();
    await asker.locator(".question [data-key=decline]").waitFor();
    await other.locator('.question [data-key="decline"]').click();
    await asker.locator(".question").waitFor({ state: "detached" });
    await asker.locator('[data-key="undo"]').click();
    await other.locator('.question [data-key="agree"]').click();
    await other
      .locator(".log li", { hasText: /took back/ })
      .first()
      .waitFor();
    await guest
      .locator(".log li", { hasText: /took back/ })
      .first()
      .waitFor();
    await both(4);
    for (const page of [livia, fabius, guest]) quiet(page);
  },
);

test(
  "a seat has a new link when the others agree, and everybody is told who takes it",
  { timeout: 90_000 },
  async () => {
    const [livia, fabius, heir] = await Promise.all([somebody(), somebody(), somebody()]);
    await openTable(livia, "city", ["me", "open"]);
    await fabius.goto(await livia.locator(".link-field").inputValue());
    await fabius.locator("input[name=name]").fill("Numerius");
    await fabius.locator("button[type=submit]").click();
    await fabius.waitForURL(/\/table\//);
    await livia.locator(".pl h3", { hasText: "Numerius" }).waitFor();

    const ask = async () => {
      await livia.locator('[data-key="menu"]').first().click();
      await livia.locator('[data-key="new-link-2"]').click();
      await fabius.locator('.question [data-key="decline-link"]').waitFor();
    };
    await ask();
    await fabius.locator('.question [data-key="decline-link"]').click();
    await livia.locator(".question").waitFor({ state: "detached" });
    await ask();
    await shot(fabius, "link-asked-desktop-light");
    await accessibleInBothThemes(fabius, "a question about a link");
    await fabius.locator('.question [data-key="agree-link"]').click();
    await livia.locator('.question [data-key="make-link"]').click();
    const link = await livia.locator("dialog .link-field").inputValue();
    await livia.keyboard.press("Escape");

    await heir.goto(link);
    await heir.locator("input[name=name]").fill("Heir");
    await heir.locator("button[type=submit]").click();
    await heir.waitForURL(/\/table\//);
    for (const page of [livia, fabius, heir])
      await page.locator(".log li", { hasText: "Heir took over seat 2 by its link" }).locator("time").waitFor();
    await fabius.locator(".crumb", { hasText: "You watch" }).waitFor();
    for (const page of [livia, heir]) quiet(page);
  },
);

/** Somebody whose last deed the other has answered already. @param {(rounds: number) => Promise<void>} both @param {...Person} pages */
async function whoMustAsk(both, ...pages) {
  for (let tries = 0; tries < 40; tries += 1) {
    for (const page of pages) {
      const { busy, composing } = await look(page);
      const must = page.locator('[data-key="undo"]', { hasText: "Ask to take back" });
      if (!busy && !composing && (await must.count()) > 0) return page;
    }
    await both(1);
  }
  return assert.fail("one of them must ask");
}

test("two people at one device: a curtain before the other's hand", { timeout: 120_000 }, async () => {
  const page = await person(set.browser, set.server.address);
  await openTable(page, "city", ["me", "beside"]);
  const roll = dice(5);
  let curtains = 0;
  await playUntil(page, roll, async (now) => {
    if (now.curtain) {
      curtains += 1;
      if (curtains === 1) {
        await shot(page, "curtain-desktop-light");
        await accessibleInBothThemes(page, "curtain");
        assert.match(await textOf(page.locator(".curtain h2")), /Pass the device to/);
        assert.ok(await page.locator(".app").evaluate((app) => app.matches("[inert]")), "the board is out of reach");
      }
    }
    return curtains >= 6;
  });
  await page.locator(".curtain .btn").click();
  await page.locator(".curtain").waitFor({ state: "detached" });
  quiet(page);
});

test("two people at one device: no curtain where nothing is secret", { timeout: 90_000 }, async () => {
  const page = await person(set.browser, set.server.address);
  await openTable(page, "marble", ["me", "beside"]);
  const acting = new Set();
  await playUntil(page, dice(5), async (now, clicks) => {
    assert.equal(now.curtain, false);
    // Beside the name it says who "you" are, a moment later.
    if (now.yours) acting.add(await page.locator(".pl.turn h3").evaluate((name) => name.firstChild?.textContent));
    return acting.size === 2 && clicks >= 12;
  });
  assert.equal(acting.size, 2, "both have played");
  quiet(page);
});
