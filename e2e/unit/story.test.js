// The turns of others, one after another: a queue of updates that any input empties.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Scope } from "../../web/shared/scope.js";

/** @type {Record<string, string>} */
let kept = {};
Object.assign(globalThis, {
  matchMedia: () => ({ matches: false }),
  localStorage: { getItem: (/** @type {string} */ key) => kept[key] ?? null },
  document: { hidden: false },
});
const { Story } = await import("../../web/table/story.js");
const { movesOf, timed } = await import("../../web/table/moves.js");
const { telling } = await import("../../web/table/strip.js");

beforeEach(() => {
  kept = {};
});

/** @param {number} sequence @param {number | null} seat @param {string} [text] */
const line = (sequence, seat, text = `${seat} moves`) => ({
  sequence,
  seat,
  text,
  motions: [],
  takes_back: /** @type {number[]} */ ([]),
  stays: false,
});

/** @param {number} sequence @param {boolean} yours @param {ReturnType<typeof line>[]} lines @returns {any} */
const update = (sequence, yours, lines) => ({ sequence, lines, areas: [], prompt: { yours }, undo: {} });

/** A table that is told things. */
function table() {
  const scope = new Scope();
  /** @type {number[]} */
  const shown = [];
  /** @type {any} */
  const session = { scope, update: null, areas: new Map(), lines: [], seat: 1, kind: "table" };
  const take = (/** @type {any} */ one) => {
    session.update = one;
    shown.push(one.sequence);
  };
  /** @type {import("../../web/table/story.js").Story} */
  const story = new Story(session, {
    deliver: (all) => take(all.at(-1)),
    told: () => {},
    show: (one) => take(one),
  });
  story.take(update(1, false, []));
  return { scope, story, shown, session };
}

test("updates wait for each other, 350 ms a move; the last one is shown without waiting for its moves", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { scope, story, shown } = table();
  story.take(update(2, false, [line(1, 2)]));
  story.take(update(3, false, [line(2, 3)]));
  story.take(update(4, true, [line(3, 4)]));
  assert.deepEqual(shown, [1, 2]);
  assert.ok(story.isBehind && story.endsWithYou);
  assert.deepEqual(
    story.moves.map(({ seat }) => seat),
    [2, 3, 4],
  );
  context.mock.timers.tick(349);
  assert.deepEqual(shown, [1, 2]);
  context.mock.timers.tick(1);
  assert.deepEqual(shown, [1, 2, 3]);
  context.mock.timers.tick(350);
  assert.deepEqual(shown, [1, 2, 3, 4]);
  assert.ok(!story.isBehind && story.isPlaying, "the own turn is there while the last move is shown");
  context.mock.timers.tick(350);
  assert.ok(!story.isPlaying);
  scope.end();
});

test("what a turn did at once is told one sentence after another", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { scope, story, shown } = table();
  story.take(
    update(4, true, [line(1, 2, "places"), line(2, 2, "builds"), line(2, null, "points"), line(3, 2, "ends")]),
  );
  assert.deepEqual(shown, [1, 4]);
  const told = () => story.told?.said.join(". ");
  for (const sentence of ["places", "builds", "points", "ends"]) {
    assert.equal(told(), sentence);
    context.mock.timers.tick(350);
  }
  assert.ok(!story.isPlaying);
  scope.end();
});

test("the rest of a decision that does much is told at once, and pieces move when they are told of", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { scope, story } = table();
  const lines = [..."abcdef"].map((text) => line(1, 2, text));
  story.take(update(2, true, [...lines, line(2, 2, "ends")]));
  for (const sentences of ["a", "b", "c", "d e f", "ends"]) {
    assert.equal(story.told?.said.join(" "), sentences);
    context.mock.timers.tick(350);
  }
  assert.ok(!story.isPlaying);
  assert.deepEqual(
    timed(story.recap, 350).map(({ at }) => at),
    [0, 4 * 350],
  );
  scope.end();
});

test("any input shows the newest at once, and nothing is lost of what happened", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { scope, story, shown } = table();
  for (const sequence of [2, 3, 4, 5]) story.take(update(sequence, sequence === 5, [line(sequence - 1, sequence)]));
  story.skip();
  assert.deepEqual(shown, [1, 2, 5]);
  assert.equal(story.recap.length, 4);
  assert.ok(!story.isBehind && !story.isPlaying);
  scope.end();
});

test("it is shown again, and ends where things stand", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { scope, story, shown, session } = table();
  story.take(update(2, false, [line(1, 2)]));
  story.take(update(3, true, [line(2, 3)]));
  for (let moves = 0; moves < 3; moves += 1) context.mock.timers.tick(350);
  shown.length = 0;
  story.again();
  assert.ok(story.isRepeating);
  assert.equal(session.update.prompt.yours, false);
  for (let moves = 0; moves < 3; moves += 1) context.mock.timers.tick(350);
  assert.ok(!story.isRepeating);
  assert.equal(session.update.prompt.yours, true);
  assert.equal(shown.at(-1), 3);
  scope.end();
});

test("off shows at once; paused waits until somebody goes on; own moves begin a new story", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { scope, story, shown } = table();
  story.take(update(2, false, [line(1, 2)]));
  story.pause();
  story.take(update(3, false, [line(2, 3)]));
  context.mock.timers.tick(5000);
  assert.deepEqual(shown, [1, 2]);
  story.step();
  assert.deepEqual(shown, [1, 2, 3]);
  story.skip();
  kept = { "aedile-turns": "off" };
  story.take(update(4, false, [line(3, 1)]));
  story.take(update(5, true, [line(4, 2)]));
  assert.deepEqual(shown.slice(-2), [4, 5]);
  assert.equal(story.recap.length, 1);
  scope.end();
});

test("what the table does for somebody after others moved does not end the story of their moves", () => {
  const { scope, story } = table();
  story.take(update(2, false, [line(1, 2)]));
  story.take(update(3, true, [line(2, 2), line(3, 1, "1 takes the only card")]));
  story.skip();
  assert.equal(story.recap.length, 2);
  story.take(update(4, false, [line(4, 1)]));
  story.skip();
  assert.equal(story.recap.length, 0);
  scope.end();
});

test("who goes on is named once, but after a sentence about something else again", () => {
  const moves = movesOf(
    [
      line(1, 2, "Julia kept a card"),
      line(1, null, "Round 1 began"),
      line(2, 2, "Julia went to space 4"),
      line(3, 2, "Julia took a farm"),
      line(4, 3, "Marcus went to space 1"),
    ],
    1,
  );
  const told = telling(moves, (seat) => (seat === 2 ? "Julia" : "Marcus"));
  const text = told.map(({ between, name, text: rest }) => between + name + rest).join("");
  assert.equal(text, "Julia kept a card. Round 1 began. Julia went to space 4, took a farm, Marcus went to space 1");
  assert.deepEqual(
    told.map(({ name }) => name),
    ["Julia", "", "Julia", "", "Marcus"],
  );
});

test("a decision is one move, whatever it says; what was taken back is none", () => {
  const lines = [
    line(1, 2, "Livia bought A1"),
    line(1, null, "B2 comes"),
    line(2, 1),
    { ...line(3, 2), takes_back: [1] },
  ];
  assert.deepEqual(
    movesOf(lines, 1).map(({ said }) => said),
    [["Livia bought A1", "B2 comes"]],
  );
});

test("moves that were taken back are told no more, and are counted by whose they were", async () => {
  const { takenAlong } = await import("../../web/table/taken-back.js");
  const { scope, story, session } = table();
  const before = [line(1, 2), line(2, 1), line(3, 2), line(4, 3)];
  story.take(update(5, true, before));
  story.skip();
  const undo = { ...line(5, 1, "1 takes back"), takes_back: [2, 3, 4] };
  assert.deepEqual(takenAlong(before, [undo], 1), { own: 1, others: 2 });
  assert.equal(takenAlong(before, [undo], 2), null, "only who takes back is told");
  assert.equal(takenAlong(before, [{ ...undo, takes_back: [2] }], 1), null, "nothing went along");
  session.lines = [line(1, 2), undo];
  story.take(update(6, true, [undo]));
  story.skip();
  assert.deepEqual(
    story.recap.map(({ sequence }) => sequence),
    [1],
  );
  scope.end();
});
