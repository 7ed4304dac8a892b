// The page's words: variants are picked and blanks filled in, every key the page asks for is there
// in every language, and no language has keys of its own.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

Object.assign(globalThis, { document: { documentElement: {} } });
const { t, use } = await import("../../web/shared/words.js");
const root = new URL("../../", import.meta.url).pathname;

test("blanks, plurals, exact numbers, words", () => {
  use({
    lang: "en",
    messages: {
      plain: "Close",
      blank: "Seat {seat}",
      twice: "{name}: {what}, {name}",
      many: { by: "count", texts: { 0: "none", one: "one", other: "{count} tables" } },
      word: { by: "who", texts: { true: "You", other: "They" } },
      both: {
        by: "who",
        texts: { true: { by: "count", texts: { one: "my one", other: "my {count}" } }, other: "{who}" },
      },
    },
  });
  assert.equal(t("plain"), "Close");
  assert.equal(t("blank", { seat: 2 }), "Seat 2");
  assert.equal(t("blank", { seat: 1234 }), "Seat 1,234");
  assert.equal(t("blank"), "Seat ");
  assert.equal(t("twice", { name: "{what}", what: "$&" }), "{what}: $&, {what}");
  assert.deepEqual(
    [0, 1, 7].map((count) => t("many", { count })),
    ["none", "one", "7 tables"],
  );
  assert.equal(t("word", { who: "true" }), "You");
  assert.equal(t("word", { who: "x" }), "They");
  assert.deepEqual(
    [1, 2].map((count) => t("both", { who: "true", count })),
    ["my one", "my 2"],
  );
  assert.equal(t("both", { who: "x", count: 1 }), "x");
  assert.equal(t("missing"), "missing");
});

/** The keys and attributes of a Fluent file. @param {string} lang */
function keysOf(lang) {
  const keys = new Set();
  let last = "";
  for (const line of readFileSync(join(root, "crates/protocol/locales", lang, "page.ftl"), "utf8").split("\n")) {
    const key = /^([a-z][a-z0-9-]*) =/.exec(line)?.[1];
    const attribute = /^ {4}\.([a-z]+) =/.exec(line)?.[1];
    if (key) keys.add((last = key));
    if (attribute) keys.add(`${last}.${attribute}`);
  }
  return keys;
}

/** @param {string} folder @returns {Generator<string>} */
function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (path.endsWith(".js")) yield readFileSync(path, "utf8");
  }
}

test("every language has the same keys", () => {
  assert.deepEqual([...keysOf("de")].sort(), [...keysOf("en")].sort());
});

test("the page asks only for words that are there, and for all of them", () => {
  const keys = keysOf("en");
  const text = [...sources(join(root, "web"))].join("\n");
  const asked = [...text.matchAll(/\bt\(\s*"([^"]+)"/g)].map(([, key]) => key);
  const missing = asked.filter((key) => !keys.has(key));
  assert.deepEqual(missing, []);
  const begun = [...text.matchAll(/\bt\(`([a-z-]+)\$\{/g)].map(([, prefix]) => prefix);
  const unused = [...keys].filter(
    (key) => !text.includes(`"${key}"`) && !begun.some((prefix) => key.startsWith(prefix)),
  );
  assert.deepEqual(unused, []);
});
