// The end of an era of Foundations: who got how much for what stands on a card until it is closed.

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessibleInBothThemes } from "../lib/axe.js";
import { person, quiet, shot, textOf } from "../lib/browser.js";
import { newGame } from "../lib/play.js";
import { stage } from "../lib/stage.js";

/** @typedef {import("../../web/protocol.d.ts").Update} Update */

const set = stage();

test("the points of an era are told on a card that stays", { timeout: 120_000 }, async () => {
  const page = await person(set.browser, set.server.address);
  await page.addInitScript(() => localStorage.setItem("aedile-turns", "off"));
  await newGame(page, "foundations");
  const table = page.url().split("/").at(-1) ?? "";
  // Buys as long as it can, so that the era ends soon.
  await page.evaluate(async (table) => {
    const path = `/api/tables/${table}`;
    let after = "";
    while (!document.querySelector('[data-key="scoring-on"]')) {
      const update = /** @type {Update} */ (await (await fetch(`${path}/state?seat=1&pictures=false${after}`)).json());
      const choice = update.choices.find(({ action }) => action.startsWith("buy")) ?? update.choices[0];
      after = choice ? "" : `&after=${update.sequence}`;
      const submit = { seat: 1, sequence: update.sequence, actions: [choice?.action] };
      if (choice) await fetch(`${path}/do`, { method: "POST", body: JSON.stringify({ submit }) });
      if (update.outcome) throw new Error("the game is over");
    }
  }, table);
  const card = page.locator("dialog", { hasText: "The era is scored" });
  const rows = await card.locator("tbody tr").count();
  assert.ok(rows > 0, "what the points are for");
  assert.match(await textOf(card.locator("thead")), /you/);
  const total = await card.locator("tfoot td").allTextContents();
  assert.ok(
    total.some((points) => Number(points) > 0),
    total.join(" "),
  );
  await shot(page, "scoring-desktop-light");
  await accessibleInBothThemes(page, "the card of an era");
  await page.waitForTimeout(500);
  await card.locator('[data-key="scoring-on"]').click();
  await card.waitFor({ state: "detached" });
  quiet(page);
});
