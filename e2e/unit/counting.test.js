// Points that count up: a page that is painted anew does not begin to count anew.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Scope } from "../../web/shared/scope.js";

/** What waits for the next picture. @type {Map<number, (now: number) => void>} */
const frames = new Map();
let next = 1;
Object.assign(globalThis, {
  matchMedia: () => ({ matches: false }),
  requestAnimationFrame: (/** @type {(now: number) => void} */ deed) => {
    frames.set(next, deed);
    return next++;
  },
  cancelAnimationFrame: (/** @type {number} */ id) => frames.delete(id),
});
const { Counting } = await import("../../web/table/counting.js");

/** A picture is painted so long after the count began. @param {number} now */
function paint(now) {
  const due = [...frames.values()];
  frames.clear();
  for (const deed of due) deed(now);
}

/** @returns {any} */
const element = () => ({ textContent: "", classList: { add: () => {}, remove: () => {} } });

test("points arrive in time, however often the page is painted anew meanwhile", () => {
  const counting = new Counting(new Scope());
  counting.show(element(), 1, 0);
  const begun = performance.now();
  let place = element();
  counting.show(place, 1, 12);
  for (let passed = 50; passed <= 500; passed += 50) {
    paint(begun + passed);
    place = element();
    counting.show(place, 1, 12);
  }
  assert.equal(place.textContent, "12");
  assert.equal(frames.size, 0, "and nothing counts any more");
});

test("what stands there is never beyond what is counted to", () => {
  const counting = new Counting(new Scope());
  const place = element();
  counting.show(place, 1, 5);
  assert.equal(place.textContent, "5");
  counting.show(place, 1, 3);
  paint(performance.now() + 10_000);
  assert.equal(place.textContent, "3");
});
