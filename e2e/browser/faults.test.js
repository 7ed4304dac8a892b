// What a first player stumbled over, and must not come back; the rest of it is proved where it
// belongs (turns, layout, gestures, looking-back).

import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, person, quiet, textOf } from "../lib/browser.js";
import { fullTable } from "../lib/full.js";
import { clickHit, dice, look, newGame, playUntil } from "../lib/play.js";
import { stage } from "../lib/stage.js";

/** @typedef {import("../lib/browser.js").Person} Person */

const on = stage();

/** The least share of the window that the board has at 200 %. */
const BOARD = { city: 0.35, foundations: 0.3, marble: 0.35 };

for (const [game, least] of /** @type {[keyof typeof BOARD, number][]} */ (Object.entries(BOARD))) {
  test(`at 200 % the board is no stamp: ${game}`, { timeout: 60_000 }, async () => {
    const page = await person(on.browser, on.server.address, { viewport: { width: 720, height: 450 } });
    await page.goto(await fullTable(page, game));
    await page.locator(".board svg.area").first().waitFor();
    const share = () =>
      page.evaluate(() => {
        const { width = 0, height = 0 } = document.querySelector(".board svg.area")?.getBoundingClientRect() ?? {};
        return (Math.min(width, innerWidth) * Math.min(height, innerHeight)) / (innerWidth * innerHeight);
      });
    // The picture is laid out once more when its frame is known.
    for (let tries = 0; tries < 50 && (await share()) < least; tries += 1) await page.waitForTimeout(50);
    assert.ok((await share()) >= least, `${(await share()).toFixed(2)} of the window`);
    quiet(page);
  });
}

test("points never count from anew, and end at what the table counts", { timeout: 90_000 }, async () => {
  const page = await person(on.browser, on.server.address, { motion: "no-preference" });
  await newGame(page, "foundations");
  await page.evaluate(() => {
    globalThis.points = {};
    const read = () => {
      for (const [seat, sum] of [...document.querySelectorAll(".pl .sc b")].entries()) {
        const seen = (globalThis.points[seat] ??= []);
        const value = Number(sum.textContent);
        if (seen.at(-1) !== value) seen.push(value);
      }
    };
    new MutationObserver(read).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await playUntil(page, dice(11), (now, clicks) => clicks >= 40 && now.yours && !now.busy);
  await page.waitForFunction(() => document.querySelector(".counting") === null);
  const seen = await page.evaluate(() => globalThis.points);
  for (const [seat, values] of Object.entries(seen))
    assert.deepEqual(
      values,
      values.toSorted((one, other) => one - other),
      `seat ${seat} of a game in which nobody loses points`,
    );
  const shown = await page.locator(".pl .sc b").allTextContents();
  assert.deepEqual(shown, await page.locator(".points tfoot td").allTextContents());
  quiet(page);
});

test("a role's prices are the same in the market and on the map", { timeout: 60_000 }, async () => {
  const page = await person(on.browser, on.server.address);
  await page.goto(await fullTable(page, "foundations", 0.5, "foundations-5-roles", 5));
  await page.locator('.paper g.hit[data-hit^="slot:"]').first().waitFor();
  const prices = await page.evaluate(() => {
    const words = (/** @type {Element} */ one) =>
      [...one.querySelectorAll("text")].map(({ textContent }) => textContent);
    const lots = new Map(
      [...document.querySelectorAll('.paper g.hit[data-hit^="lot:"]')].map((lot) => [
        lot.dataset.hit?.slice(4),
        words(lot).at(-1),
      ]),
    );
    return [...document.querySelectorAll('.paper g.hit[data-hit^="slot:"]')].flatMap((slot) => {
      const [price, lot] = words(slot);
      return lots.has(lot ?? "") ? [{ lot, market: price, map: lots.get(lot ?? "") }] : [];
    });
  });
  assert.ok(prices.length > 2);
  assert.ok(
    prices.some(({ market }) => !["2", "3", "4", "6", "8", "10"].includes(market ?? "")),
    "the role counts",
  );
  for (const { lot, market, map } of prices) assert.equal(map, market, `${lot}`);
  quiet(page);
});

test("of a trade that was given up nothing stays chosen", { timeout: 60_000 }, async () => {
  const page = await person(on.browser, on.server.address);
  await page.goto(await fullTable(page, "foundations", 0.5, "foundations-3-trading"));
  await page.locator('[data-key="answer-trade"]:enabled').click();
  await playUntil(page, dice(3), (now, clicks) => clicks >= 2 && now.yours && !now.busy);
  const giveUp = page.locator('.ask button[data-key^="trade"]', { hasText: /give up|no trade|cancel|stop/i });
  if ((await giveUp.count()) > 0) await giveUp.first().click();
  const back = page.locator('[data-key="back"]');
  for (let steps = 0; steps < 8 && (await back.count()) > 0; steps += 1) {
    await back.click();
    await page.waitForFunction(() => document.querySelector(".ask")?.getAttribute("aria-busy") === "false");
  }
  assert.equal(await page.locator(".marks .selected, .ask [aria-pressed=true]").count(), 0);
  assert.deepEqual((await look(page)).hits, [], "the first question is asked again");
  quiet(page);
});

test("whoever is replaced by a bot is told of to the others", { timeout: 60_000 }, async () => {
  const [owner, guest] = await Promise.all([
    person(on.browser, on.server.address),
    person(on.browser, on.server.address),
  ]);
  await owner.goto("/");
  const [id, link] = await owner.evaluate(async () => {
    const post = async (/** @type {string} */ path, /** @type {string} */ body) =>
      (await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body })).json();
    const seats = [{ kind: "me" }, { kind: "open" }];
    const { table, links } = await post("/api/tables", JSON.stringify({ game: "city", seats }));
    const given = links?.[0]?.link ?? (await post(`/api/tables/${table.id}/seats/2/link`, "")).link;
    return [table.id, given];
  });
  await guest.goto(link);
  await guest.locator("input[name=name]").fill("Marcus");
  await guest.locator("button[type=submit]").click();
  await guest.waitForURL(`**/table/${id}`);
  await owner.goto(`/table/${id}`);
  await owner.locator(".board svg.area").first().waitFor();
  await guest.locator(".board svg.area").first().waitFor();
  await guest.locator('[data-key="menu"]').click();
  await guest.getByRole("button", { name: "Let a bot play for me" }).click();
  await owner.locator(".said .notice", { hasText: "plays for Marcus now" }).waitFor();
  await guest.locator('.ask [data-key="take-back"]').waitFor();
  quiet(owner);
  quiet(guest);
});

test("a choice among one is made by the table, and told", { timeout: 60_000 }, async () => {
  const page = await person(on.browser, on.server.address);
  await page.goto(await fullTable(page, "city", 0.8, "city-2-guide", 2));
  await page.locator(".ask.yours").waitFor();
  await page.locator(".log li", { hasText: "(the only choice)" }).first().waitFor();
  quiet(page);
});

test("of two equal cards the one that was clicked is ringed, with round corners", { timeout: 90_000 }, async () => {
  const page = await person(on.browser, on.server.address, { viewport: PHONE, touch: true });
  await newGame(page, "marble");
  await playUntil(page, dice(2), (now) => now.yours && now.hits.some((hit) => hit.startsWith("hand:")), {
    touch: true,
  });
  const hit = (await look(page)).hits.find((one) => one.startsWith("hand:")) ?? "";
  await clickHit(page, hit, true);
  // Until the table has answered, all that the click may mean is ringed.
  await page.waitForFunction(() => document.querySelectorAll(".marks .selected").length === 1);
  const rings = await page
    .locator(".marks .selected")
    .evaluateAll((all) => all.map((one) => ({ of: one.dataset.of, round: one.getAttribute("rx") })));
  assert.deepEqual(
    rings.map(({ of }) => of),
    [hit],
  );
  assert.ok(Number(rings[0]?.round) > 0, "its corners are those of the card");
  assert.notEqual((await textOf(page.locator("#asked"))).trim(), "");
  quiet(page);
});
