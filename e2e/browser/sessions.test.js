// Who one is here and where: browsers listed and signed out, the way back used once, being deleted;
// and the operators' page.

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessibleInBothThemes } from "../lib/axe.js";
import { person, quiet, shot, textOf } from "../lib/browser.js";
import { newGame } from "../lib/play.js";
import { OPERATORS } from "../lib/server.js";
import { stage } from "../lib/stage.js";

/** @typedef {import("../lib/browser.js").Person} Person */

const set = stage();
const somebody = () => person(set.browser, set.server.address);

/** @param {Person} page @param {string} name */
async function callMe(page, name) {
  await page.goto("/");
  await page.locator(".profile").click();
  await page.locator("dialog input[name=name]").fill(name);
  await page.locator("dialog form button[type=submit]").click();
  await page.locator(".profile", { hasText: name }).waitFor();
}

test("a link back works once, and a browser signs another out", { timeout: 90_000 }, async () => {
  const [laptop, phone, late] = await Promise.all([somebody(), somebody(), somebody()]);
  await callMe(laptop, "Livia");
  await laptop.locator(".profile").click();
  await laptop.locator("dialog button", { hasText: "Make a link" }).click();
  const link = await textOf(laptop.locator(".link-box code"));
  assert.match(link, /\/recover#[0-9a-z]{26}$/);

  // As it was given out before: the token is moved behind the sign that stays in the browser.
  await phone.goto(link.replace("#", "/"));
  await phone.locator("main.plain .btn.p").click();
  const next = await textOf(phone.locator(".link-box code"));
  assert.equal(new URL(phone.url()).hash, new URL(link).hash);
  assert.notEqual(next, link);
  await shot(phone, "recovered-desktop-light");
  await accessibleInBothThemes(phone, "recovered");
  await phone.locator(".profile", { hasText: "Livia" }).waitFor();
  await phone.locator("main.plain a.btn").click();
  await phone.locator("article.game").first().waitFor();

  await late.goto("/recover");
  await late.locator("input[name=link]").fill(link);
  await late.locator("form .btn.p").click();
  await late.locator("main.plain .btn.p").click();
  await late.locator("h1", { hasText: "nowhere" }).waitFor();

  await newGame(phone);
  await laptop.goto("/");
  await laptop.locator(".profile").click();
  await laptop.locator(".sessions li").nth(1).waitFor();
  await shot(laptop, "sessions-desktop-light");
  await accessibleInBothThemes(laptop, "sessions");
  await laptop.locator("dialog button", { hasText: "Sign out all others" }).click();
  await laptop.locator(".sessions li").nth(1).waitFor({ state: "detached" });
  // The table that was open there is told at once, and comes again as a stranger's.
  await phone.locator(".crumb", { hasText: "You watch" }).waitFor();
  quiet(laptop);
  quiet(phone);
  quiet(late, /404/);
});

test("a deleted player is a stranger", { timeout: 60_000 }, async () => {
  const page = await somebody();
  await callMe(page, "Nero");
  await page.locator(".profile").click();
  await page.locator("dialog summary").click();
  await page.locator('[data-key="forget"]').click();
  await page.locator(".profile", { hasText: "Guest" }).waitFor();
  quiet(page);
});

test("operators close and ban, and whom it concerns is told", { timeout: 90_000 }, async () => {
  const [operator, livia] = await Promise.all([somebody(), somebody()]);
  await callMe(livia, "Agrippina");
  await newGame(livia);
  await operator.goto("/admin");
  await operator.locator("input[name=token]").fill("not the operators' token");
  await operator.locator("form .btn.p").click();
  await operator.locator(".notice").waitFor();
  await operator.locator("input[name=token]").fill(OPERATORS);
  await operator.locator("form .btn.p").click();
  const close = operator.locator(".rows li", { hasText: "Agrippina" }).locator("button");
  await close.waitFor();
  await shot(operator, "admin-tables-desktop-light");
  await accessibleInBothThemes(operator, "operators: tables");
  await close.click();
  await operator.locator("input[name=why]").fill("a test of the rules");
  await operator.locator("dialog .btn.p").click();
  await livia.locator(".lead", { hasText: "closed it. Their reason: a test of the rules" }).waitFor();
  await shot(livia, "closed-desktop-light");

  await newGame(livia);
  await operator.locator('[data-key="players"]').click();
  await operator.locator("input[name=search]").fill("agrip");
  await operator.locator(".search .btn").click();
  await operator.locator(".rows li").first().locator("button", { hasText: "Ban" }).click();
  await operator.locator("input[name=why]").fill("insults");
  await operator.locator("dialog .btn.p").click();
  await operator.locator(".rows small", { hasText: "Banned: insults" }).waitFor();
  await accessibleInBothThemes(operator, "operators: players");
  await livia.locator("h1", { hasText: "cannot play here" }).waitFor();
  assert.match(await textOf(livia.locator(".lead")), /insults/);
  await shot(livia, "banned-desktop-light");
  await accessibleInBothThemes(livia, "banned");
  await operator.locator('[data-key="bans"]').click();
  await operator.locator(".rows li").first().waitFor();
  await operator.locator('[data-key="audit"]').click();
  await operator.locator(".rows b", { hasText: "ban player" }).waitFor();
  await shot(operator, "admin-audit-desktop-light");
  quiet(operator, /401/);
  quiet(livia, /403/);
});
