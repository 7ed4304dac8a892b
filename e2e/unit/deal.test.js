// A browser's share of the deal: kept when it was sent, and looked for in the record.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { checkDeal, keepShare, keepShares, keptDeal, newShare, takeSeat, withShares } from "../../web/shared/deal.js";

/** @typedef {import("../../web/protocol.d.ts").TableInfo} TableInfo */
/** @typedef {import("../../web/shared/deal.js").Kept} Kept */

/** @type {Map<string, string>} */
const storage = new Map();
beforeEach(() => {
  storage.clear();
  const localStorage = {
    getItem: (/** @type {string} */ key) => storage.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => void storage.set(key, value),
  };
  Object.assign(globalThis, { localStorage });
});

const record = (/** @type {string} */ name) =>
  readFileSync(new URL(`../../crates/aedile/tests/data/${name}.aedile`, import.meta.url), "utf8");
const shared = record("shared");
const value = (/** @type {string} */ key) => new RegExp(`^${key} (.*)$`, "m").exec(shared)?.[1] ?? "";

/** What the browser on the first seat of the kept game would have kept. @returns {Kept} */
const mine = () => ({ table: value("table"), commitment: value("commitment"), shares: { 1: value("share 1") } });

const table = (/** @type {Partial<TableInfo>} */ more) =>
  /** @type {TableInfo} */ (
    /** @type {unknown} */ ({ id: "t", commitment: "c", status: "waiting", deal: { kind: "shared" }, ...more })
  );

test("a share is 32 random bytes, another one each time", () => {
  assert.match(newShare(), /^[0-9a-f]{64}$/);
  assert.notEqual(newShare(), newShare());
});

test("each seat of one's own has a share of its own, and the others have none", () => {
  const seats = withShares([
    { kind: "me" },
    { kind: "beside", name: "Julia" },
    { kind: "bot", level: "mason" },
    { kind: "open" },
  ]);
  keepShares(table({}), seats);
  const { shares } = /** @type {Kept} */ (keptDeal("t"));
  assert.deepEqual(Object.keys(shares), ["1", "2"]);
  assert.notEqual(shares[1], shares[2]);
});

test("the last share of a seat counts, and the first promise", () => {
  keepShare(table({}), 1, "a");
  keepShare(table({ commitment: "another" }), 1, "b");
  assert.deepEqual(keptDeal("t"), { table: "t", commitment: "c", shares: { 1: "b" } });
  assert.equal(keptDeal("u"), null);
});

test("only so many deals are kept", () => {
  for (let index = 0; index < 260; index += 1) keepShare(table({ id: `t${index}` }), 1, "a");
  assert.equal(keptDeal("t0"), null);
  assert.notEqual(keptDeal("t259"), null);
  assert.equal(JSON.parse(storage.get("aedile-deals") ?? "").length, 200);
});

test("who sits down sends a share while the table waits, and keeps it once it was taken", async () => {
  /** @type {any[]} */
  const sent = [];
  let fine = true;
  const fetched = async (/** @type {string} */ _, /** @type {RequestInit} */ { body }) => {
    sent.push(JSON.parse(String(body)));
    return new Response(fine ? "{}" : '{"error": {"code": "seat/taken", "sentence": "no"}}', {
      status: fine ? 200 : 409,
    });
  };
  Object.assign(globalThis, { fetch: fetched });
  const { signal } = new AbortController();
  await takeSeat("/take", table({}), 2, signal);
  assert.equal(keptDeal("t")?.shares[2], sent[0].share);
  fine = false;
  await assert.rejects(takeSeat("/take", table({ id: "u" }), 2, signal));
  assert.equal(keptDeal("u"), null);
  fine = true;
  await takeSeat("/take", table({ id: "v", status: "running" }), 2, signal, { known: true });
  assert.deepEqual(sent[2], { known_deal: true });
  assert.equal(keptDeal("v"), null);
});

test("one's share is found in the record, and the hashes hold", async () => {
  const fine = { share: "in", promise: "same", hashes: "hold" };
  assert.deepEqual(await checkDeal(shared, mine(), [1]), fine);
  assert.deepEqual(await checkDeal(shared, null, [1]), { share: "none", promise: "none", hashes: "hold" });
  assert.deepEqual(await checkDeal(shared, mine(), []), { share: "none", promise: "none", hashes: "hold" });
  const bare = await checkDeal(shared, mine(), [1], null);
  assert.deepEqual(bare, { ...fine, hashes: "unchecked" }, "without https there is nothing to compute with");
});

test("a share that is left out or exchanged is noticed, and so is another promise", async () => {
  const without = shared.replace(/^share 1 .*$/m, "share 1 none");
  assert.deepEqual(await checkDeal(without, mine(), [1]), { share: "missing", promise: "same", hashes: "broken" });
  const swapped = { ...mine(), shares: { 1: value("share 2") } };
  assert.equal((await checkDeal(shared, swapped, [1])).share, "missing");
  const other = { ...mine(), commitment: "0".repeat(64) };
  assert.equal((await checkDeal(shared, other, [1])).promise, "other");
});

test("whatever of the deal is changed breaks a hash", async () => {
  for (const [from, to] of [
    [/^secret .*$/m, `secret ${"0".repeat(64)}`],
    [/^table .*$/m, "table 0123456789"],
    [/^seed .*$/m, `seed ${"0".repeat(64)}`],
    [/^share 3 none$/m, `share 3 ${"0".repeat(64)}`],
    [/^option first=1$/m, "option first=2"],
  ])
    assert.equal((await checkDeal(shared.replace(from ?? "", String(to)), null, [])).hashes, "broken", String(from));
});

test("records of other deals are checked by their own hashes", async () => {
  const plain = readFileSync(new URL("../../records/city/city-2-1-000000.aedile", import.meta.url), "utf8");
  assert.equal((await checkDeal(plain, null, [])).hashes, "hold");
  assert.equal((await checkDeal(plain.replace("first=random", "first=1"), null, [])).hashes, "broken");
  const continued = record("continued");
  assert.equal((await checkDeal(continued, null, [])).hashes, "hold");
  assert.equal((await checkDeal(continued.replace(" 40\n", " 4\n"), null, [])).hashes, "broken");
});
