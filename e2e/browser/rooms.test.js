// Going from room to room: each page is entered and left, and leaves nothing behind; addresses,
// titles and the way back are those of pages that are loaded.

import assert from "node:assert/strict";
import { test } from "node:test";
import { person, quiet } from "../lib/browser.js";
import { keepLedger } from "../lib/ledger.js";
import { newGame } from "../lib/play.js";
import { keep, longest } from "../lib/records.js";
import { stage } from "../lib/stage.js";
import { ADDRESSES } from "../../web/addresses.js";
import { LOST, routeOf } from "../../web/routes.js";

/** @typedef {import("../lib/browser.js").Person} Person */

const set = stage();

/** Who has a ledger kept, a table of their own, and a link to another one. */
async function guest() {
  const page = await person(set.browser, set.server.address, { motion: "no-preference" });
  await page.addInitScript(keepLedger);
  await newGame(page);
  const table = new URL(page.url()).pathname;
  await page.locator(".paper g.hit.can").first().waitFor();
  await page.goto("/new/city");
  await page.locator('[data-key="seat-1"]').selectOption("open");
  await page.locator('[data-key="open"]:not([disabled])').click();
  const link = await page.locator(".link-field").first().inputValue();
  return { page, table, link: `/join${new URL(link).hash}`, waiting: new URL(page.url()).pathname };
}

/** Opens a dialog, if there is a button for one. @param {Person} page @param {string} button */
async function openDialog(page, button) {
  await page.locator(button).click();
  await page.locator("dialog[open]").waitFor();
}

/**
 * Every page: its address, what is there once it is shown, and what is begun in it.
 * @param {{ table: string, waiting: string, link: string }} own
 * @returns {{ path: string, shown: string, begin?: (page: Person) => Promise<unknown> }[]}
 */
function pages({ table, waiting, link }) {
  const replay = `/replay/${keep(longest("city"), set.server)}`;
  const menu = (/** @type {Person} */ page) => openDialog(page, '[data-key="menu"]');
  return [
    { path: "/", shown: ".tcard", begin: (page) => openDialog(page, ".profile") },
    {
      path: "/new/marble",
      shown: ".option",
      begin: (page) => page.locator('[data-key="option-first"]').selectOption("1"),
    },
    {
      path: table,
      shown: ".paper g.hit.can",
      async begin(page) {
        // A sentence that would go by itself, help that would come, a sound, and a dialog.
        await page.locator(".paper g.hit:not(.can)").first().click({ force: true });
        await page.locator(".said .notice").waitFor();
        await page.locator(".paper g.hit").first().hover({ force: true });
        await menu(page);
        await page.locator("#wish-sound").click();
      },
    },
    { path: waiting, shown: ".link-field" },
    {
      path: `${replay}/5`,
      shown: ".board svg.area",
      async begin(page) {
        await page.locator('[data-key="replay-play"]').click();
        // The page is looked at from outside: what would wait within it would be in the ledger.
        await page.locator(".replay-count", { hasText: /^7 / }).waitFor();
      },
    },
    { path: "/learn/city/2", shown: ".lesson .task", begin: menu },
    { path: "/rules/city", shown: ".book-card svg", begin: (page) => page.locator("#book-search").fill("forum") },
    { path: "/rules/city/build", shown: ".chapter figure svg" },
    { path: "/rules/city/sheet", shown: ".rules h2", begin: (page) => page.locator("#rules-search").fill("forum") },
    { path: link, shown: "main.plain form" },
    { path: "/recover#0000", shown: "main.plain .btn.p" },
    { path: "/admin", shown: "main.plain form" },
    { path: "/nowhere", shown: "main.plain" },
  ];
}

/** @param {Person} page */
const ledger = (page) => page.evaluate(() => globalThis.ledger().sort());

/** The rooms' own ears, for links and for the way back. */
const ROOMS = ["click of HTMLDocument", "popstate of Window"];

test("a page that is left has nothing left", { timeout: 120_000 }, async () => {
  const { page, ...own } = await guest();
  for (const { path, shown, begin } of pages(own)) {
    await page.goto(path);
    await page.locator(shown).first().waitFor();
    await begin?.(page);
    assert.notDeepEqual(await ledger(page), ROOMS, `${path} has begun something`);
    await page.evaluate(async (rooms) => (await import(rooms)).leave(), "/rooms.js");
    // Who was told that a request is over needs a moment to hear it.
    await page.evaluate(() => Promise.resolve());
    assert.deepEqual(await ledger(page), ROOMS, path);
  }
  quiet(page, /404|401|400/);
});

test("what is a page to the client is found by the server, and nothing else", { timeout: 60_000 }, async () => {
  const listed = ADDRESSES.flatMap((word) => [
    `/${word}`,
    `/${word}/`,
    `/${word}/abc`,
    `/${word}/abc/12`,
    `/${word}/a.js`,
  ]);
  for (const path of [...listed, "/nowhere", "/newer", "/index.html", "//new", "/api/nothing"]) {
    const { status } = await fetch(`${set.server.address}${path}`);
    assert.equal(status, routeOf(path).route === LOST ? 404 : 200, path);
  }
});

test("pages follow one another without being loaded, and back again", { timeout: 120_000 }, async () => {
  const { page, ...own } = await guest();
  const all = pages(own);
  await page.goto("/nowhere");
  await page.locator("main.plain").waitFor();
  await page.evaluate(() => (globalThis.loaded = true));
  const go = (/** @type {string} */ path) =>
    page.evaluate(async ([address, to]) => (await import(address ?? "")).go(to), ["/shared/address.js", path]);
  const atRest = await ledger(page);
  /** @type {Map<string, string>} */
  const titles = new Map();
  for (const { path, shown, begin } of all) {
    await go(path);
    await page.locator(shown).first().waitFor();
    assert.ok(page.url().includes(path), `${page.url()} is ${path}`);
    titles.set(path, await page.title());
    await begin?.(page);
    const sheets = await page.evaluate(() =>
      [...document.querySelectorAll("link[rel=stylesheet]")].map(
        (link) => new URL(/** @type {HTMLLinkElement} */ (link).href).pathname.split("/")[1],
      ),
    );
    const rooms = await page.evaluate(() => document.body.className);
    const worn = new Set(
      sheets.filter((folder) => folder !== "shared" && folder !== "scene.css").map((folder) => `in-${folder}`),
    );
    assert.equal([...worn].join(" "), rooms, `${path} wears its own styles`);
    await go("/nowhere");
    await page.locator("h1", { hasText: "nothing here" }).waitFor();
    assert.deepEqual(await ledger(page), atRest, path);
  }
  for (const { path, shown } of all.slice(0, -1).reverse()) {
    await page.goBack();
    // The page before may look the same in part; the title is the page's own.
    await page.waitForFunction((title) => document.title === title, titles.get(path));
    await page.locator(shown).first().waitFor();
    await page.goBack();
  }
  assert.ok(await page.evaluate(() => globalThis.loaded), "nothing was loaded anew");
  quiet(page, /404|401|400/);
});

test("who goes on before a page is there sees only the last one", { timeout: 60_000 }, async () => {
  const { page, table } = await guest();
  await page.goto("/nowhere");
  await page.locator("main.plain").waitFor();
  const atRest = await ledger(page);
  await page.evaluate(
    async ([address, ...ways]) => {
      const { go } = await import(address ?? "");
      for (const [index, way] of ways.entries()) {
        go(way);
        // Some are left while they load, some while they are entered.
        await new Promise((done) => setTimeout(done, (index * 17) % 40));
      }
    },
    ["/shared/address.js", table, "/", "/learn/city", table, "/new", "/rules/city", "/", "/learn/marble", "/nowhere"],
  );
  await page.locator("h1", { hasText: "nothing here" }).waitFor();
  await page.waitForLoadState("networkidle");
  assert.deepEqual(await ledger(page), atRest);
  assert.deepEqual(await page.locator(".app, .notice, dialog").count(), 0);
  assert.equal(await page.title(), "Not found · Aedile");
  quiet(page, /404/);
});

test("who came as a stranger finds the own table in the lobby", { timeout: 60_000 }, async () => {
  const page = await person(set.browser, set.server.address);
  await newGame(page);
  await page.evaluate(() => (globalThis.loaded = true));
  await page.locator(".brand").click();
  await page.locator(".tcard").waitFor();
  await page.locator(".tcard .btn").click();
  await page.locator(".paper svg.area").first().waitFor();
  await page.goBack();
  await page.locator(".tcard").waitFor();
  assert.ok(await page.evaluate(() => globalThis.loaded), "nothing was loaded anew");
  quiet(page);
});
