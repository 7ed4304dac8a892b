// The live connection: what changes the table is sent by an id, and again by the same id where the
// answer was lost; a mere question is not.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Scope } from "../../web/shared/scope.js";

/** @typedef {import("../../web/protocol.d.ts").Request} Request */

/** The connections that were made, the latest last. @type {Socket[]} */
let sockets = [];

class Socket {
  static OPEN = 1;
  readyState = 0;
  /** @type {any[]} */
  sent = [];
  /** @type {() => void} */
  onopen = () => {};
  /** @type {() => void} */
  onclose = () => {};
  /** @type {(event: { data: string }) => void} */
  onmessage = () => {};

  constructor() {
    sockets.push(this);
  }

  /** @param {string} text */
  send(text) {
    this.sent.push(JSON.parse(text));
  }

  open() {
    this.readyState = 1;
    this.onopen();
  }

  close() {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose();
  }

  /** @param {unknown} message */
  async tell(message) {
    this.onmessage({ data: JSON.stringify(message) });
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const window = new EventTarget();
Object.assign(globalThis, {
  WebSocket: Socket,
  location: { protocol: "http:", host: "here" },
  document: Object.assign(new EventTarget(), { documentElement: {}, hidden: false }),
  window,
});
const { Live } = await import("../../web/table/live.js");

/** The latest connection. */
const socket = () => /** @type {Socket} */ (sockets.at(-1));

/** A table that is connected. */
function connected() {
  const scope = new Scope();
  /** @type {string[]} */
  const states = [];
  const live = new Live(scope, "abc", {
    hello: () => ({ seat: 1, format: "wide" }),
    heard: () => {},
    changed: (state) => states.push(state),
  });
  socket().open();
  return { live, scope, states };
}

/** The connection is lost and comes back. */
function reconnect() {
  socket().close();
  window.dispatchEvent(new Event("online"));
  socket().open();
}

beforeEach(() => {
  sockets = [];
});

/** Everything that changes a table. @type {Request[]} */
const CHANGES = [
  { submit: { seat: 1, sequence: 3, actions: ["pass"] } },
  { undo: { seat: 1, sequence: 3, point: 2 } },
  { agree: { seat: 1, sequence: 3 } },
  { decline: { seat: 1, sequence: 3 } },
  { hand_over: { seat: 2, by: 1, to: "person" } },
];

test("what changes the table has an id of its own, a question has none", () => {
  const { live, scope } = connected();
  for (const request of [...CHANGES, ...CHANGES]) live.ask(request);
  live.ask({ stage: { seat: 1, sequence: 3, actions: ["pass"] } });
  live.ask({ help: { hit: "card:1" } });
  const sent = socket().sent.slice(1);
  const ids = sent.map(({ request }) => /** @type {any} */ (Object.values(request)[0]).submission);
  assert.deepEqual(ids.slice(2 * CHANGES.length), [undefined, undefined]);
  const named = ids.slice(0, 2 * CHANGES.length);
  for (const id of named) assert.match(id, /^[A-Za-z0-9_-]{1,64}$/);
  assert.equal(new Set(named).size, named.length);
  scope.end();
});

test("an answer that is lost with the connection is asked for again, by the same id", async () => {
  for (const request of CHANGES) {
    const { live, scope, states } = connected();
    const answer = live.ask(request);
    const [, first] = socket().sent;
    reconnect();
    const [hello, again, ...more] = socket().sent;
    assert.ok(hello.hello, "it says hello first");
    assert.deepEqual(again, first);
    assert.deepEqual(more, []);
    await socket().tell({ id: first.id, done: { sequence: 5 } });
    assert.deepEqual(await answer, { sequence: 5 });
    reconnect();
    assert.equal(socket().sent.length, 1, "what is answered is not sent again");
    assert.deepEqual(states, ["lost", "lost"]);
    scope.end();
  }
});

test("however often the connection is lost, or left for another view", async () => {
  const { live, scope } = connected();
  const one = live.ask({ submit: { seat: 1, sequence: 3, actions: ["pass"] } });
  const two = live.ask({ agree: { seat: 2, sequence: 3 } });
  const first = socket().sent.slice(1);
  reconnect();
  live.again();
  socket().open();
  assert.deepEqual(socket().sent.slice(1), first, "in the same order");
  const refused = assert.rejects(two, { code: "action/stale" });
  await socket().tell({ id: first[0].id, done: { sequence: 4 } });
  await socket().tell({ id: first[1].id, error: { code: "action/stale", sentence: "The table has moved on" } });
  assert.deepEqual(await one, { sequence: 4 });
  await refused;
  scope.end();
});

test("what ends every connection is given up at last", async () => {
  const { live, scope } = connected();
  const refused = assert.rejects(live.ask({ agree: { seat: 1, sequence: 3 } }), { code: "connection/lost" });
  for (let times = 0; times < 20; times += 1) reconnect();
  await refused;
  assert.equal(socket().sent.length, 1);
  const ids = new Set(sockets.flatMap(({ sent }) => sent.slice(1).map(({ request }) => request.agree.submission)));
  assert.equal(ids.size, 1);
  scope.end();
});

test("a question that is not answered fails with its connection", async () => {
  const { live, scope } = connected();
  const staged = live.ask({ stage: { seat: 1, sequence: 3, actions: ["pass"] } });
  const help = live.ask({ help: { hit: "card:1" } });
  reconnect();
  await assert.rejects(staged, { code: "connection/lost" });
  await assert.rejects(help, { code: "connection/lost" });
  assert.equal(socket().sent.length, 1);
  scope.end();
});

test("without a connection nothing is sent, then or later", async () => {
  const { live, scope } = connected();
  socket().close();
  await assert.rejects(live.ask({ agree: { seat: 1, sequence: 3 } }), { code: "connection/lost" });
  window.dispatchEvent(new Event("online"));
  socket().open();
  assert.equal(socket().sent.length, 1);
  scope.end();
});

test("a table that is left sends nothing more", () => {
  const { live, scope } = connected();
  live.ask({ agree: { seat: 1, sequence: 3 } });
  scope.end();
  window.dispatchEvent(new Event("online"));
  assert.equal(sockets.length, 1);
});

/** Lets seconds pass. @param {import("node:test").TestContext} context @param {number} seconds */
function pass(context, seconds) {
  for (let one = 0; one < seconds; one += 1) context.mock.timers.tick(1000);
}

test("a connection on which nothing is heard is noticed within five seconds, and made anew", (context) => {
  context.mock.timers.enable({ apis: ["setInterval", "setTimeout"] });
  const { live, scope, states } = connected();
  const [first] = sockets;
  live.ask({ submit: { seat: 1, sequence: 3, actions: ["pass"] } }).catch(() => {});
  pass(context, 5);
  assert.ok(
    first?.sent.some(({ ping }) => ping !== undefined),
    "it asks first",
  );
  assert.deepEqual(states, ["lost"]);
  context.mock.timers.tick(300);
  socket().open();
  assert.ok(socket().sent[0].hello);
  assert.equal(socket().sent[1].request.submit.actions[0], "pass");
  scope.end();
});

test("whoever is answered is not cut off", async (context) => {
  context.mock.timers.enable({ apis: ["setInterval", "setTimeout"] });
  const { scope, states } = connected();
  for (let seconds = 0; seconds < 30; seconds += 1) {
    pass(context, 1);
    const { ping } = socket().sent.at(-1);
    if (ping !== undefined) socket().onmessage({ data: JSON.stringify({ pong: ping }) });
  }
  assert.deepEqual(states, []);
  assert.equal(sockets.length, 1);
  scope.end();
});

test("an answer that is late is asked for again by the same id, and given up at last", async (context) => {
  context.mock.timers.enable({ apis: ["setInterval", "setTimeout"] });
  const { live, scope } = connected();
  const refused = assert.rejects(live.ask({ agree: { seat: 1, sequence: 3 } }), { code: "connection/lost" });
  for (let seconds = 0; seconds < 40; seconds += 1) {
    pass(context, 1);
    socket().onmessage({ data: JSON.stringify({ people: { seats: [], watching: 0 } }) });
  }
  await refused;
  const asked = socket().sent.filter(({ request }) => request !== undefined);
  assert.ok(asked.length > 3);
  assert.equal(new Set(asked.map(({ request }) => request.agree.submission)).size, 1);
  scope.end();
});
