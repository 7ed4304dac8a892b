// A scope takes back what was begun in it, once, and lets nothing begin after its end.

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Scope } from "../../web/shared/scope.js";

test("a listener hears until the scope ends", () => {
  const scope = new Scope(),
    target = new EventTarget(),
    heard = mock.fn();
  scope.listen(target, "step", heard);
  target.dispatchEvent(new Event("step"));
  scope.end();
  target.dispatchEvent(new Event("step"));
  scope.listen(target, "step", heard);
  target.dispatchEvent(new Event("step"));
  assert.equal(heard.mock.callCount(), 1);
});

test("what waits is done in time, unless it is called off or the scope ends", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  const scope = new Scope();
  /** @type {string[]} */
  const done = [];
  scope.after(10, () => done.push("once"));
  scope.every(10, () => done.push("often"));
  scope.after(10, () => done.push("called off"))();
  scope.after(100, () => done.push("too late"));
  t.mock.timers.tick(20);
  scope.end();
  scope.after(1, () => done.push("after the end"));
  t.mock.timers.tick(200);
  assert.deepEqual(done, ["once", "often", "often"]);
});

test("frames and observers end with the scope", (t) => {
  /** @type {Map<number, (now: number) => void>} */
  const frames = new Map();
  const painting = {
    requestAnimationFrame: (/** @type {(now: number) => void} */ deed) => (
      frames.set(frames.size + 1, deed),
      frames.size
    ),
    cancelAnimationFrame: (/** @type {number} */ frame) => frames.delete(frame),
  };
  Object.assign(globalThis, painting);
  t.after(() => Object.keys(painting).forEach((name) => Reflect.deleteProperty(globalThis, name)));
  const scope = new Scope(),
    painted = mock.fn();
  const observer = { observe: mock.fn(), disconnect: mock.fn() };
  const element = /** @type {Element} */ ({});
  scope.frame(painted);
  frames.get(1)?.(7);
  assert.deepEqual(painted.mock.calls[0]?.arguments, [7]);
  scope.frame(painted);
  scope.observe(observer, element);
  scope.end();
  assert.equal(frames.has(2), false);
  assert.equal(observer.disconnect.mock.callCount(), 1);
  scope.observe(observer, element);
  assert.equal(observer.observe.mock.callCount(), 1, "nothing is watched after the end");
});

test("what is to be done at the end is done once, the latest first", () => {
  const scope = new Scope();
  /** @type {string[]} */
  const done = [];
  scope.onLeave(() => done.push("first"));
  scope.onLeave(() => done.push("second"));
  scope.onLeave(() => done.push("forgotten"))();
  scope.end();
  scope.end();
  scope.onLeave(() => done.push("at once"));
  assert.deepEqual(done, ["second", "first", "at once"]);
  assert.ok(scope.isOver && scope.signal.aborted);
});

test("an inner scope ends with the outer one, or before it", () => {
  const outer = new Scope(),
    brief = outer.inner(),
    long = outer.inner();
  brief.end();
  assert.deepEqual([outer.isOver, brief.isOver, long.isOver], [false, true, false]);
  outer.end();
  assert.ok(long.isOver);
  assert.ok(outer.inner().isOver, "nothing begins in what is over");
});
