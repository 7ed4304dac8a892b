// What must hold: undo, reload in mid-turn, a server that is killed and comes back, a connection that
// is cut in mid-move.

import assert from "node:assert/strict";
import { test } from "node:test";
import { person, quiet, textOf } from "../lib/browser.js";
import { clickHit, dice, look, newGame, playUntil, unusable } from "../lib/play.js";
import { stage } from "../lib/stage.js";

/** @typedef {import("../lib/browser.js").Person} Person */

const set = stage();

/** Plays until something is asked that a click on the board answers. @param {Person} page @param {import("../lib/play.js").Dice} roll @param {number} clicks */
async function toChoice(page, roll, clicks) {
  await playUntil(
    page,
    roll,
    async (now, done) => done >= clicks && now.yours && !now.busy && !now.composing && now.hits.length > 0,
  );
}

test("what is composed can be stepped back, and what is done can be taken back", { timeout: 120_000 }, async () => {
  const page = await person(set.browser, set.server.address);
  await newGame(page);
  const roll = dice(2);
  await toChoice(page, roll, 10);
  const before = await look(page);
  await clickHit(page, before.hits[0] ?? "");
  await page.locator('[data-key="back"]').waitFor();
  for (let tries = 0; tries < 6 && (await page.locator('[data-key="back"]').count()) > 0; tries += 1) {
    await page.keyboard.press("Escape");
    await page.waitForTimeout(60);
  }
  const after = await look(page);
  assert.deepEqual(after.hits, before.hits, "nothing is left of it");
  assert.equal(after.sequence, before.sequence, "nothing was sent");

  const undo = page.locator('[data-key="undo"]').first();
  await playUntil(
    page,
    roll,
    async (now) =>
      now.yours && !now.busy && !now.composing && now.sequence > before.sequence && (await undo.isVisible()),
  );
  const done = await look(page);
  await undo.click();
  await page
    .locator(".log li", { hasText: /took back/ })
    .first()
    .waitFor();
  assert.ok((await look(page)).sequence > done.sequence, "an undo is an entry more");
  quiet(page);
});

test("reload in mid-turn: everything is there again", { timeout: 120_000 }, async () => {
  const page = await person(set.browser, set.server.address);
  await newGame(page);
  const roll = dice(3);
  await toChoice(page, roll, 16);
  const before = await look(page);
  const log = await page.locator(".log li").allTextContents();
  await clickHit(page, before.hits[0] ?? "");
  await page.reload();
  await page.locator(".paper g.hit.can").first().waitFor();
  const after = await look(page);
  assert.deepEqual([after.sequence, after.hits], [before.sequence, before.hits]);
  assert.deepEqual(await page.locator(".log li").allTextContents(), log);

  const again = await page.context().newPage();
  await again.goto("/");
  await again.locator(".tcard.you .btn.p").first().click();
  await again.locator(".paper g.hit.can").first().waitFor();
  quiet(page);
});

test("the server is killed in mid-game and comes back: the game goes on", { timeout: 120_000 }, async () => {
  const page = await person(set.browser, set.server.address);
  await newGame(page);
  const roll = dice(4);
  await toChoice(page, roll, 12);
  const before = await look(page);
  await set.server.kill();
  await page.locator(".lost").waitFor();
  await clickHit(page, before.hits[0] ?? "");
  await set.server.start();
  await page.locator(".lost").waitFor({ state: "detached" });
  await page.waitForTimeout(100);
  assert.equal((await look(page)).sequence, before.sequence, "no acknowledged action is lost, none is added");
  await playUntil(page, roll, async (now) => now.sequence > before.sequence + 6);
  quiet(page, /WebSocket|ERR_CONNECTION|Failed to load/);
});

/**
 * Cuts the connection around the next submission: before the server has it, or once it has answered.
 * @param {Person} page
 * @param {"before" | "after"} when
 */
async function cutAround(page, when) {
  const wire = {
    armed: false,
    /** Every submission the page has sent since. @type {any[]} */
    sent: [],
    /** What the server answered to them. @type {any[]} */
    answers: [],
  };
  await page.routeWebSocket(/\/live/, (socket) => {
    const server = socket.connectToServer();
    let cut = false;
    const end = () => {
      cut = true;
      socket.close();
      server.close();
    };
    socket.onMessage((message) => {
      if (cut) return;
      const submits = wire.armed && JSON.parse(String(message)).request?.submit;
      if (submits) wire.sent.push(JSON.parse(String(message)));
      if (submits && wire.sent.length === 1 && when === "before") end();
      else server.send(message);
    });
    server.onMessage((message) => {
      if (cut) return;
      // An answer to a submission is short, so it comes as text.
      const told = typeof message === "string" ? JSON.parse(message) : {};
      const answers = wire.sent.some(({ id }) => id === told.id);
      if (answers) wire.answers.push(told);
      if (answers && wire.answers.length === 1 && when === "after") end();
      else socket.send(message);
    });
  });
  return wire;
}

for (const when of /** @type {const} */ (["before", "after"])) {
  test(`a connection that is cut ${when} the server has the move: it counts once`, { timeout: 120_000 }, async () => {
    const page = await person(set.browser, set.server.address);
    const wire = await cutAround(page, when);
    await newGame(page);
    const roll = dice(5);
    await toChoice(page, roll, 8);
    await playUntil(page, roll, ({ confirm }) => confirm);
    const { sequence } = await look(page);
    wire.armed = true;
    await page.locator('.ask [data-key="confirm"]').click();
    await page.locator(".lost").waitFor();
    await page.locator(".lost").waitFor({ state: "detached" });
    await page.waitForFunction((old) => Number(document.querySelector(".app")?.dataset.sequence) > old, sequence);
    await page.locator('.ask[aria-busy="false"]').waitFor();

    const [first, again, ...more] = wire.sent;
    assert.match(first.request.submit.submission, /^[A-Za-z0-9_-]{1,64}$/);
    assert.deepEqual([again, more], [first, []], "one click is one submission, sent twice");
    const done = { id: first.id, done: { sequence: wire.answers[0].done.sequence } };
    assert.deepEqual(wire.answers, when === "after" ? [done, done] : [done], "both times the same came of it");
    assert.equal(await page.locator(".said .notice").count(), 0, "and nobody is bothered with it");
    wire.armed = false;
    await playUntil(page, roll, (now) => now.sequence > sequence + 6);
    quiet(page);
  });
}

test("a click that is not possible gets a sentence, never silence", { timeout: 60_000 }, async () => {
  const page = await person(set.browser, set.server.address);
  await newGame(page);
  await toChoice(page, dice(6), 4);
  const [closed = ""] = await unusable(page);
  await clickHit(page, closed);
  const said = await textOf(page.locator(".said .notice"));
  assert.match(said, /: \S.*rule C-\d|not possible now/, "why, by its rule, or what is asked instead");
  await page.locator(".help h2").waitFor();
  assert.match(await textOf(page.locator(".help .note")), /rule [A-Z]-\d/i);
  quiet(page);
});

test("a bot takes its time: the page says who is thinking", { timeout: 90_000 }, async () => {
  const page = await person(set.browser, set.server.address);
  // What the server sends can be read, and what follows the bot's thinking is kept back.
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, "DecompressionStream");
  });
  let slow = false;
  /** @type {(() => void)[]} */
  const kept = [];
  await page.routeWebSocket(/\/live/, (socket) => {
    socket.connectToServer().onMessage((message) => {
      if (slow && JSON.parse(String(message)).update?.prompt.yours) kept.push(() => socket.send(message));
      else socket.send(message);
    });
  });
  await newGame(page, "foundations");
  const roll = dice(6);
  const toTurn = (/** @type {number} */ clicks) =>
    playUntil(page, roll, (now, done) => done >= clicks && now.yours && !now.busy && !now.composing);
  await toTurn(4);
  slow = true;
  await playUntil(page, roll, () => kept.length > 0);
  await page.waitForFunction(() => {
    const [, name] = /^(.+) is thinking$/.exec(document.querySelector("#asked")?.textContent ?? "") ?? [];
    const row = document.querySelector(".pl.turn .who");
    return name && row?.querySelector("h3")?.textContent?.startsWith(name) && row.textContent?.endsWith("thinks");
  });
  // The answer to the own move may come after what it led to.
  await page.locator('.ask[aria-busy="false"]').waitFor();

  slow = false;
  kept.forEach((send) => send());
  await toTurn(2);
  quiet(page);
});

test("a slow bot says for how long it has thought, and how long it usually does", { timeout: 90_000 }, async () => {
  const page = await person(set.browser, set.server.address);
  await page.goto("/");
  const headers = { origin: set.server.address, "content-type": "application/json" };
  const seats = [{ kind: "me" }, { kind: "bot", level: "censor" }];
  const data = JSON.stringify({ game: "foundations", seats });
  const { table } = await (await page.context().request.post("/api/tables", { headers, data })).json();
  await page.goto(`/table/${table.id}`);
  await page.locator(".paper svg.area").first().waitFor();
  const thought = page.locator(".thought");
  await playUntil(page, dice(7), async () => thought.isVisible());
  assert.match(await textOf(thought), /usually about 5 s/);
  const counted = page.locator(".thought [data-since]", { hasText: /^[2-9] s$/ });
  await counted.waitFor();
  await page.locator(".ask.yours").waitFor({ timeout: 30_000 });
  assert.equal(await thought.count(), 0, "it has answered");
  quiet(page);
});
