// The deal on the page: one's own share is looked for at the end, a share that is left out is loud,
// and nobody sits down unawares to a deal that somebody may know.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { accessibleInBothThemes } from "../lib/axe.js";
import { person, quiet, shot, textOf } from "../lib/browser.js";
import { newGame } from "../lib/play.js";
import { stage } from "../lib/stage.js";

/** @typedef {import("../lib/browser.js").Person} Person */

const set = stage();
const somebody = () => person(set.browser, set.server.address);

/** Plays the page's seat to the end without looking, as a program would. @param {Person} page @param {string} table */
const playOut = (page, table) =>
  page.evaluate(async (table) => {
    const path = `/api/tables/${table}`;
    /** @type {import("../../web/protocol.d.ts").Update | null} */
    let update = null;
    while (!update?.outcome) {
      const after = update && update.choices.length === 0 ? `&after=${update.sequence}` : "";
      const now = await (await fetch(`${path}/state?seat=1&pictures=false${after}`)).json();
      update = /** @type {import("../../web/protocol.d.ts").Update} */ (now);
      const [choice] = update.choices.slice(-1);
      const submit = { seat: 1, sequence: update.sequence, actions: [choice?.action] };
      if (choice) await fetch(`${path}/do`, { method: "POST", body: JSON.stringify({ submit }) });
    }
  }, table);

const idOf = (/** @type {Person} */ page) => page.url().split("/").at(-1) ?? "";

test("one's own share is found in the deal, and is missed where it is left out", { timeout: 120_000 }, async () => {
  const page = await somebody();
  await newGame(page, "city");
  const table = idOf(page);
  await page.locator('[data-key="menu"]').click();
  await page.locator("dialog", { hasText: "the server's secret and a share of" }).waitFor();
  await page.keyboard.press("Escape");
  await playOut(page, table);
  await page.goto(`/table/${table}`);
  await page.locator(".deal-plain", { hasText: "fixed before the game began and was not changed since" }).waitFor();
  assert.equal(await page.locator(".deal-check").isVisible(), false, "the details are folded away");
  await page.locator(".seed summary").click();
  await page.locator(".deal-check", { hasText: "Your share is in the deal, and commitment and seed follow" }).waitFor();
  assert.equal(await page.locator(".alarm").count(), 0);
  await shot(page, "deal-end-desktop-light");

  // A server that lies about the share of this browser.
  await page.route("**/record", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/^share 1 .*$/m, `share 1 ${"0".repeat(64)}`);
    await route.fulfill({ response: answer, body });
  });
  await page.goto(`/table/${table}`);
  await page.locator(".alarm", { hasText: "Your share is not in the deal!" }).waitFor();
  await accessibleInBothThemes(page, "a deal that is not as promised");
  await shot(page, "deal-alarm-desktop-light");
  quiet(page);
});

test("a guest is told that the deal may be known, and asked, before sitting down", { timeout: 90_000 }, async () => {
  const [owner, guest] = await Promise.all([somebody(), somebody()]);
  const record = readFileSync(new URL("../../records/city/city-2-1-000000.aedile", import.meta.url), "utf8");
  await owner.goto("/");
  const [table, link] = await owner.evaluate(async (record) => {
    const post = async (/** @type {string} */ path, /** @type {string} */ body) =>
      (await fetch(path, { method: "POST", body })).json();
    const { id } = await post("/api/records", record);
    const seats = [{ kind: "me" }, { kind: "beside", name: "Guest" }];
    const made = await post(`/api/tables/${id}/replay/0/play`, JSON.stringify({ seats }));
    const { link } = await post(`/api/tables/${made.table.id}/seats/2/link`, "");
    return [made.table.id, link];
  }, record);
  await guest.goto(link);
  await guest.locator("p.note", { hasText: "Goes on from a recorded game" }).waitFor();
  await accessibleInBothThemes(guest, "invitation to a known deal");
  await shot(guest, "join-known-desktop-light");
  await guest.locator("input[name=name]").fill("Marcus");
  await guest.locator("button[type=submit]").click();
  assert.equal(guest.url(), link, "not before it is confirmed");
  await guest.locator("#known-deal").check();
  await guest.locator("button[type=submit]").click();
  await guest.waitForURL(`**/table/${table}`);
  assert.equal(await textOf(guest.locator(".crumb .mark")), "Known deal");
  for (const page of [owner, guest]) {
    await page.goto("/");
    await page.locator(".tcard .mark", { hasText: "Known deal" }).waitFor();
  }
  await shot(guest, "lobby-known-desktop-light");
  quiet(owner);
  quiet(guest);
});
