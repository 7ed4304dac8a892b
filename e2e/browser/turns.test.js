// The turns of others as a story, and a connection that is noticed: what a person sees of the others
// and of the server, and how they leave.

import assert from "node:assert/strict";
import { test } from "node:test";
import { person, quiet, textOf } from "../lib/browser.js";
import { dice, look, newGame, playUntil } from "../lib/play.js";
import { stage } from "../lib/stage.js";
import { swallowing } from "../lib/traffic.js";

/** @typedef {import("../lib/browser.js").Person} Person */

const on = stage();

/** @param {Person} page @param {string} key */
const button = (page, key) => page.locator(`.ask [data-key="${key}"]`);

/** Wishes how fast others are shown. @param {Person} page @param {string} speed */
const wish = async (page, speed) => {
  await page.goto("/");
  await page.evaluate((value) => localStorage.setItem("aedile-turns", value), speed);
};

/** One move of the person's own, to its end. @param {Person} page @param {number} seed */
async function oneTurn(page, seed) {
  const { sequence } = await look(page);
  await playUntil(page, dice(seed), (now) => now.sequence > sequence);
}

/** @param {Person} page */
const ownName = (page) =>
  page.evaluate(() => {
    const own = [...document.querySelectorAll(".pl h3")].find((name) => name.querySelector("small:not([title])"));
    return own?.firstChild?.textContent ?? "";
  });

test("moves of others play in a queue, can be skipped, and be shown again", async () => {
  const page = await person(on.browser, on.server.address, { motion: "no-preference" });
  await wish(page, "slow");
  await newGame(page, "foundations");
  await page.locator(".ask.yours").waitFor();
  await oneTurn(page, 3);
  const strip = page.locator(".turns.playing");
  await strip.waitFor();
  assert.notEqual((await textOf(page.locator(".turn-said"))).trim(), "");
  await page.locator('.turns [data-key="skip"]').click();
  await page.locator(".ask.yours").waitFor({ timeout: 5000 });
  await page.locator('[data-key="show-again"]').click();
  await strip.waitFor();
  assert.equal(await page.locator(".ask.yours").count(), 0, "what was is not asked again");
  await page.locator('.turns [data-key="pause-turns"]').click();
  await page.locator('.turns [data-key="pause-turns"][aria-label="Go on"]').waitFor();
  await page.locator(".top h1").click();
  await page.locator(".ask.yours").waitFor({ timeout: 3000 });
  assert.equal(await strip.count(), 0);
  quiet(page);
});

test("the board does not jump when the others have moved for the first time", async () => {
  const page = await person(on.browser, on.server.address);
  await newGame(page, "foundations");
  await page.locator(".ask.yours").waitFor();
  const top = () => page.locator(".board svg.area").evaluate((area) => area.getBoundingClientRect().top);
  const before = await top();
  await oneTurn(page, 3);
  await page.locator(".ask.yours").waitFor();
  await page.locator(".turns .turn-said").waitFor();
  assert.equal(await top(), before);
  quiet(page);
});

test("the queue tells everything in its order; off tells nothing", async () => {
  const page = await person(on.browser, on.server.address, { motion: "no-preference" });
  await wish(page, "fast");
  await newGame(page, "foundations");
  await page.locator(".ask.yours").waitFor();
  await page.evaluate(() => {
    globalThis.told = [];
    new MutationObserver(() => {
      const said = document.querySelector(".turns.playing .turn-said")?.textContent?.trim();
      if (said && globalThis.told.at(-1) !== said) globalThis.told.push(said);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await oneTurn(page, 7);
  // The own turn may be asked for while the last moves are still told.
  await page.waitForFunction(
    () =>
      globalThis.told.length > 1 && document.querySelector(".ask.yours") && !document.querySelector(".turns.playing"),
  );
  const told = await page.evaluate(() => globalThis.told);
  const log = (await page.locator(".log:not(.old) li").allTextContents()).reverse();
  const places = told.map((said) => log.findIndex((line) => line.startsWith(said.split(". ")[0] ?? said)));
  assert.ok(told.length > 1 && !places.includes(-1), `${told.join(" | ")} in ${log.join(" | ")}`);
  assert.deepEqual(
    places,
    places.toSorted((one, other) => one - other),
    "in the order of the log",
  );

  await page.evaluate(() => {
    localStorage.setItem("aedile-turns", "off");
    globalThis.told = [];
  });
  await oneTurn(page, 8);
  await page.locator(".ask.yours").waitFor();
  assert.deepEqual(await page.evaluate(() => globalThis.told), []);
  quiet(page);
});

test("own input never waits for the story", async () => {
  const page = await person(on.browser, on.server.address, { motion: "no-preference" });
  await wish(page, "slow");
  await newGame(page, "foundations");
  await page.locator(".ask.yours").waitFor();
  await oneTurn(page, 4);
  await page.locator(".turns.playing").waitFor();
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.querySelector(".turns.playing") === null, null, { timeout: 2000 });
  await page.locator(".ask.yours").waitFor({ timeout: 5000 });
  quiet(page);
});

test("a connection that goes silent is noticed within five seconds, and what was confirmed is done once", async () => {
  const page = await person(on.browser, on.server.address);
  const line = await swallowing(page);
  await newGame(page, "foundations");
  await page.locator(".ask.yours").waitFor();
  const { sequence } = await look(page);
  await button(page, "answer-income").click();
  await button(page, "confirm").waitFor();
  line.silent = true;
  const begun = Date.now();
  await button(page, "confirm").click();
  await page.locator(".no-connection").waitFor({ timeout: 8000 });
  assert.ok(Date.now() - begun < 5500, `${Date.now() - begun} ms`);
  line.silent = false;
  await page.waitForFunction(() => document.querySelector(".no-connection") === null, null, { timeout: 15_000 });
  await page.waitForFunction((then) => Number(document.querySelector(".app")?.dataset.sequence) > then, sequence);
  await page.locator(".ask.yours:not([aria-busy=true])").waitFor();
  const told = await page.locator(".log li").allTextContents();
  const name = await ownName(page);
  const own = told.filter((text) => /takes \d+ silver/.test(text) && text.startsWith(name));
  assert.equal(own.length, 1, `once: ${told}`);
  quiet(page);
});

test("leaving asks, and says what is lost; a game alone with bots waits", async () => {
  const page = await person(on.browser, on.server.address);
  await newGame(page);
  const address = page.url();
  await page.locator(".ask.yours").waitFor();
  await page.locator('[data-key="menu"]').click();
  await page.locator('[data-key="stand-up"]').click();
  const asks = page.locator("dialog", { has: page.locator('[data-key="agreed"]') });
  assert.match(await textOf(asks), /the game waits for you/);
  await asks.locator('[data-key="stay"]').click();
  assert.equal(page.url(), address);
  await page.locator('[data-key="stand-up"]').click();
  await page.locator('[data-key="agreed"]').click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.goto(address);
  await page.locator(".ask.yours").waitFor();
  await page.goto("/");
  await page.locator(".profile").click();
  await page.locator('[data-key="sign-out"]').click();
  assert.match(await textOf(page.locator("dialog").last()), /forgets who you are/);
  await page.locator('[data-key="stay"]').click();
  await page.goto(address);
  await page.locator(".ask.yours").waitFor();
  quiet(page);
});

test("a bot in one's place is told, and one button leads back", async () => {
  const page = await person(on.browser, on.server.address);
  await newGame(page);
  await page.locator(".ask.yours").waitFor();
  await page.locator('[data-key="menu"]').click();
  await page.getByRole("button", { name: "Let a bot play for me" }).click();
  await button(page, "take-back").click();
  await page.waitForFunction(() => document.querySelector('[data-key="take-back"]') === null);
  quiet(page);
});

test("naming a seat does not swallow the next click", async () => {
  const page = await person(on.browser, on.server.address);
  await page.goto("/new/city");
  await page.locator('[data-key="seat-1"]').selectOption("beside");
  const before = await page.locator("li.seat").count();
  await page.locator('[data-key="name-1"]').fill("Nina");
  const box = await page.locator('[data-key="more"]').boundingBox();
  if (box) await page.mouse.click(box.x + 10, box.y + 10);
  await page.waitForFunction((count) => document.querySelectorAll("li.seat").length === count + 1, before);
  assert.equal(await page.locator('[data-key="name-1"]').inputValue(), "Nina");
  quiet(page);
});

test("the first view after days is what happened since, then the own turn", async () => {
  const page = await person(on.browser, on.server.address);
  await newGame(page, "foundations");
  await page.locator(".ask.yours").waitFor();
  await oneTurn(page, 6);
  await page.locator(".ask.yours").waitFor();
  await page.evaluate(() => {
    const seen = JSON.parse(localStorage.getItem("aedile-seen") ?? "{}");
    for (const one of Object.values(seen)) Object.assign(one, { at: Date.now() - 2 * 86_400_000, sequence: 0 });
    localStorage.setItem("aedile-seen", JSON.stringify(seen));
  });
  await page.reload();
  await button(page, "to-my-turn").waitFor();
  assert.ok((await page.locator(".news li").count()) > 0);
  assert.match(await textOf(page.locator("#asked")), /2 days ago/);
  await button(page, "to-my-turn").click();
  await page.waitForFunction(() => document.querySelector(".news") === null);
  await page.reload();
  await page.locator(".ask.yours").waitFor();
  assert.equal(await page.locator(".news").count(), 0, "it is told once");
  quiet(page);
});

test("the clock counts down, a partner at the same device is there, focus stays at what is asked", async () => {
  const page = await person(on.browser, on.server.address);
  await page.goto("/");
  const made = await page.evaluate(async () => {
    const seats = [{ kind: "me" }, { kind: "beside", name: "Fabius" }];
    const body = JSON.stringify({ game: "city", seats, turn_limit_s: 120 });
    const answer = await fetch("/api/tables", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    return (await answer.json()).table.id;
  });
  await page.goto(`/table/${made}`);
  await page.locator(".ask.yours").waitFor();
  const clock = page.locator(".clock").first();
  assert.match(await textOf(clock), /[012]:\d\d left/);
  const before = await textOf(clock);
  await page.waitForFunction((text) => document.querySelector(".clock")?.textContent !== text, before);
  assert.ok(!(await textOf(page.locator(".players"))).includes("away"));
  await page.locator(".ask [data-key=all]").click();
  await page.locator(".ask .choice").first().focus();
  await page.keyboard.press("Enter");
  await button(page, "confirm").focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelector(".curtain, .ask[aria-busy=false]") !== null);
  assert.notEqual(await page.evaluate(() => document.activeElement?.localName), "body");
  quiet(page);
});
