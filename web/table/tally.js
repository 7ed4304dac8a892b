// What makes the own points, line by line, and what a move would make of it. Whoever points at a line
// sees on the board what it counts.

import { fill, h } from "../shared/dom.js";
import { t } from "../shared/words.js";

/** @typedef {import("../protocol.d.ts").TallyShown} Line */
/** @typedef {{ name: string, text: string, was: string, old: number, now: number, hits: string[] }} Compared */
/** @typedef {{ ring: (hits: string[]) => void, go: (hits: string[]) => void }} Pointing shows on the board what counts: as long as it is pointed at, or by going there */

/**
 * Lines before and after a move, by name; lines of the same name in their order.
 * @param {Line[]} before
 * @param {Line[]} after
 * @returns {Compared[]}
 */
export function compared(before, after) {
  const rest = [...before];
  const taken = (/** @type {string} */ name) => {
    const at = rest.findIndex((line) => line.name === name);
    return at < 0 ? undefined : rest.splice(at, 1)[0];
  };
  const lines = after.map(({ name, text, points, hits }) => {
    const old = taken(name);
    return { name, text, was: old?.text ?? "", old: old?.points ?? 0, now: points, hits };
  });
  const gone = rest.map(({ name, text, points }) => ({ name, text: "", was: text, old: points, now: 0, hits: [] }));
  return [...lines, ...gone];
}

/** What the seat has together, before and after a move. @param {import("./session.js").Session} session */
export function totals({ update, composing: { staged }, seat }) {
  const old = update?.scores?.seats[(seat ?? 0) - 1]?.total ?? 0;
  const changes = (staged?.scores ?? []).filter((change) => change.seat === seat);
  return { old, now: changes.reduce((sum, change) => sum + change.new - change.old, old) };
}

/** @param {Element} place @param {import("./session.js").Session} session @param {Pointing} pointing */
export function showTally(place, session, pointing) {
  const { update } = session;
  const { staged, staging } = session.composing;
  const before = update?.tally ?? [];
  const isStaged = staged !== null && !staging;
  const lines = compared(before, isStaged ? staged.tally : before);
  const { old, now } = totals(session);
  fill(
    place,
    h(
      "div.tally-head",
      null,
      h("h2", null, t("tally"), isStaged && h("small", null, t("tally-staged"))),
      amount(old, isStaged ? now : old),
    ),
    lines.length === 0
      ? h("p.note", null, t("tally-none"))
      : h(
          "ul",
          null,
          lines.map((line, index) => row(line, index, pointing)),
        ),
  );
}

/** @param {Compared} line @param {number} index @param {Pointing} pointing */
function row(line, index, { ring, go }) {
  const { name, old, now, hits } = line;
  const words = [h("b", null, name), ...notes(line).map((note) => h("small", null, note))];
  const props = {
    "data-key": `tally-${index}`,
    onpointerenter: () => ring(hits),
    onpointerleave: () => ring([]),
    onfocus: () => ring(hits),
    onblur: () => ring([]),
    onclick: () => go(hits),
  };
  const said = hits.length > 0 ? h("button.tally-line", props, ...words) : h("div.tally-line", null, ...words);
  return h("li", null, said, amount(old, now));
}

/** How it counts; where it counts less than before, also how it did. @param {Compared} line */
function notes({ text, was, old, now }) {
  const less = now < old && was !== text && was !== "";
  return [text || (less ? t("tally-gone") : ""), less ? t("tally-before", { text: was }) : ""].filter(Boolean);
}

/** "6 → 9". @param {number} old @param {number} now */
const amount = (old, now) =>
  old === now ? h("span.amount", null, now) : h(`span.amount.${now > old ? "more" : "less"}`, null, `${old} → ${now}`);
