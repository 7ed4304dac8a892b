// A bot that takes its time: the seconds count from when it began, and only while it is to act.

import assert from "node:assert/strict";
import { test } from "node:test";

Object.assign(globalThis, { document: { documentElement: {} } });
const { use } = await import("../../web/shared/words.js");
const { elapsed, heard } = await import("../../web/table/thinking.js");

use({ lang: "en", messages: { "thinking-for": "{seconds} s", "thinking-usual": "usually about {seconds} s" } });

test("who comes later counts from when the bot began", () => {
  const now = performance.now();
  const thinking = heard({ seat: 2, for_ms: 3400, usual_ms: 5000 });
  assert.ok(thinking && Math.abs(now - thinking.since - 3400) < 100, JSON.stringify(thinking));
  assert.equal(thinking.usual, 5000);
  assert.equal(heard(null), null, "nobody thinks any more");
});

test("whole seconds, and none before the first is over", () => {
  assert.equal(elapsed(1000, 1000), "0 s");
  assert.equal(elapsed(1000, 1999), "0 s");
  assert.equal(elapsed(1000, 2000), "1 s");
  assert.equal(elapsed(1000, 900), "0 s", "never less than none");
  assert.equal(elapsed(0, 61_500), "61 s");
});
