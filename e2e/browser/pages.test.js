// Every page in both themes and both sizes: pictures to look at, and no violation.

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible, accessibleInBothThemes } from "../lib/axe.js";
import { DESKTOP, PHONE, person, quiet, shot, textOf } from "../lib/browser.js";
import { clickHit, dice, newGame, playUntil, unusable } from "../lib/play.js";
import { stage } from "../lib/stage.js";

const set = stage();

for (const [size, viewport] of /** @type {const} */ ([
  ["desktop", DESKTOP],
  ["phone", PHONE],
])) {
  for (const theme of /** @type {const} */ (["light", "dark"])) {
    test(`pages: ${size}, ${theme}`, { timeout: 120_000 }, async () => {
      const page = await person(set.browser, set.server.address, { viewport, touch: size === "phone", theme });
      const see = async (/** @type {string} */ name) => {
        await page.waitForTimeout(250);
        await shot(page, `${name}-${size}-${theme}`);
        await accessible(page, `${name}, ${size}, ${theme}`);
      };
      await page.goto("/");
      await page.locator("article.game").first().waitFor();
      await see("first");
      for (const game of ["city", "foundations", "marble"]) {
        await newGame(page, game);
        await playUntil(
          page,
          dice(4),
          async (now, clicks) => clicks >= 14 && now.yours && !now.confirm && !now.busy && now.hits.length > 0,
          { touch: size === "phone" },
        );
        await see(`${game}-asked`);
      }
      await page.goto("/");
      await page.locator(".tcard").first().waitFor();
      await see("lobby");
      await page.goto("/new/marble");
      await page.locator(".option").first().waitFor();
      await see("new");
      await page.goto("/nowhere");
      await page.locator("h1", { hasText: "nothing here" }).waitFor();
      await see("not-found");
      await page.goto("/table/00000000000000000000000000000000");
      await page.locator("h1", { hasText: "not here" }).waitFor();
      await page.goto("/join/0000");
      await page.locator("h1", { hasText: "nowhere" }).waitFor();
      await page.goto("/recover#0000");
      await page.locator("h1", { hasText: "Welcome back" }).waitFor();
      await see("recover");
      quiet(page, /404|400/);
    });
  }
}

test("what is said moves nothing that could be clicked", { timeout: 60_000 }, async () => {
  const page = await person(set.browser, set.server.address);
  await newGame(page, "foundations");
  const places = () =>
    page.evaluate(() =>
      [".ask", ".players", ".points", ".logs"].map((part) => document.querySelector(part)?.getBoundingClientRect().top),
    );
  await playUntil(page, dice(4), async (now) => now.yours && !now.busy && !now.composing);
  const before = await places();
  const [closed = ""] = await unusable(page, "lot:");
  await clickHit(page, closed);
  await page.locator(".said .notice").waitFor();
  assert.deepEqual(await places(), before);
  await shot(page, "said-desktop-light");
  await accessibleInBothThemes(page, "what is said");
  quiet(page);
});

test("the menu, the profile and the board in words", { timeout: 90_000 }, async () => {
  const page = await person(set.browser, set.server.address);
  await newGame(page);
  await page.locator('[data-key="menu"]').click();
  await page.locator("dialog summary").click();
  await page.locator(".words section").first().waitFor();
  assert.ok((await page.locator(".words section").count()) >= 4, "every area is told");
  await shot(page, "menu-desktop-light");
  await accessibleInBothThemes(page, "menu");
  await page.keyboard.press("Escape");
  await page.locator('[data-key="help"]').click();
  await page.locator(".keys").waitFor();
  await accessibleInBothThemes(page, "keys");

  await page.goto("/");
  await page.locator(".profile").click();
  await page.locator("dialog input[name=name]").fill("Livia");
  await page.locator("dialog .btn", { hasText: "Make a link" }).click();
  const link = await textOf(page.locator(".link-box"));
  await accessibleInBothThemes(page, "profile");
  await page.locator("dialog button[type=submit]").click();
  await page.locator(".profile", { hasText: "Livia" }).waitFor();

  const elsewhere = await person(set.browser, set.server.address);
  await elsewhere.goto(link);
  await elsewhere.locator(".btn.p").click();
  await elsewhere.locator(".profile", { hasText: "Livia" }).waitFor();
  await elsewhere.locator("main.plain a.btn").click();
  await elsewhere.locator(".tcard").first().waitFor();
  quiet(page);
  quiet(elsewhere);
});

test("what does not go together says why and cannot be chosen", { timeout: 60_000 }, async () => {
  const page = await person(set.browser, set.server.address);
  await page.goto("/new/city");
  await page.locator('[data-key="seat-0"]').selectOption("bot builder");
  await page.locator('[data-key="seat-1"]').selectOption("me");
  await page.locator('[data-key="seat-2"]').selectOption("me");
  await page.locator(".sum .refused").waitFor();
  assert.ok(await page.locator('[data-key="open"]').isDisabled());

  await page.goto("/new/foundations");
  await page.locator('[data-key="option-consul"]').selectOption("standard");
  await page.locator('[data-key="option-stealing"]').click();
  await page.locator(".option:has(#option-stealing) .refused").waitFor();
  assert.equal(await page.locator('[data-key="option-stealing"]').isChecked(), false, "it is put back");
  assert.ok(await page.locator('[data-key="open"]').isEnabled());
  await shot(page, "new-refused-desktop-light");
  await accessibleInBothThemes(page, "a refused option");
  quiet(page);
});

test("why something does not go together is told in the reader's language", { timeout: 60_000 }, async () => {
  const page = await person(set.browser, set.server.address, { lang: "de-DE" });
  await page.goto("/new/foundations");
  await page.locator('[data-key="option-consul"]').selectOption("standard");
  await page.locator('[data-key="option-stealing"]').click();
  await page
    .locator(".option:has(#option-stealing) .refused", { hasText: "Der Konsul geht nicht zusammen mit Stehlen" })
    .waitFor();
  await page.locator('[data-key="seat-1"]').selectOption("me");
  await page.locator(".sum .refused", { hasText: "niemand sitzt unter einem Namen auf zwei Plätzen" }).waitFor();
  quiet(page);
});
