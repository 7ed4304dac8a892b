// The course of a game: everybody's points from chapter to chapter, as lines that differ without
// their colours too, and as a table for who does not see them.

import { get } from "../shared/api.js";
import { h, svg } from "../shared/dom.js";
import { rivalToken, token } from "../shared/glyph.js";
import { t } from "../shared/words.js";
import { apart, layout, stillAhead } from "./chart.js";
import { partAt } from "./turning.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./chart.js").Step} Step */
/** @typedef {import("./turning.js").Turning} Turning */
/** @typedef {{ name: string, color: string | null }} Column whose points; the opponent whom nobody plays has no colour */

/** Between the tokens at the right end. */
const GAP = 18;

export class Course {
  /** As it was told last. @type {Step[]} */
  #told = [];
  /** The chapter for which it was asked. */
  #asked = "";

  /** Who waits for it. @type {(() => void)[]} */
  onTold = [];

  /** @param {Session} session */
  constructor(session) {
    this.session = session;
  }

  /** Asks for it where a chapter has begun: not at every move. */
  async renew() {
    const { update, kind, info, scope } = this.session;
    if (kind !== "table" || !update?.scores) return;
    const chapter = update.progress.step?.[0] ?? update.progress.text;
    const wanted = update.outcome ? "end" : String(chapter);
    if (wanted === this.#asked) return;
    this.#asked = wanted;
    try {
      /** @type {import("../protocol.d.ts").Course} */
      const { steps } = await get(`/api/tables/${info.id}/course`, scope.signal);
      const rival = (/** @type {number | null} */ points) => (points === null ? [] : [points]);
      this.#told = steps.map(({ part, number, ...step }) => ({
        part,
        number,
        points: [...step.points, ...rival(step.rival)],
      }));
      for (const told of this.onTold) told();
    } catch {
      // The next chapter asks again.
    }
  }

  /** With what is now as the last step. @returns {Step[]} */
  get steps() {
    const { scores, outcome } = this.session.update ?? {};
    const told = this.#told.at(-1)?.part === "" ? this.#told.slice(0, -1) : this.#told;
    if (told.length === 0 || !scores) return [];
    if (outcome) return this.#told;
    const now = [...scores.seats, ...(scores.rival ? [scores.rival] : [])].map(({ total }) => total);
    return [...told, { part: "", number: null, points: now }];
  }

  /** Whose points they are. @returns {Column[]} */
  get columns() {
    const { update } = this.session;
    const seats = update?.seats.map(({ name, color }) => ({ name, color })) ?? [];
    return update?.rival && update.scores?.rival ? [...seats, { name: update.rival, color: null }] : seats;
  }

  /** The lines, so large. @param {{ width: number, height: number, rows: number, wide?: boolean }} size @param {Turning[]} [turnings] */
  draw({ width, height, rows, wide = false }, turnings = []) {
    const { steps, columns } = this;
    const pads = { left: wide ? 36 : 26, right: 62, top: wide ? 16 : 12, bottom: 20 };
    const ahead = stillAhead(steps, this.session.update?.outcome ? null : (this.session.update?.progress.step ?? null));
    const laid = layout(steps, { width, height, pads, rows, ahead });
    return svg(
      "svg",
      { class: "chart", width, height, viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" },
      ...laid.lines.flatMap(({ value, y }) => [
        svg("path", { class: "grid", d: `M${pads.left} ${y}H${width - pads.right}` }),
        svg("text", { class: "tick", x: pads.left - 6, y: y + 4, "text-anchor": "end" }, value),
      ]),
      ...laid.ticks.map(({ x, text }) =>
        svg("text", { class: "tick", x, y: height - 4, "text-anchor": "middle" }, text),
      ),
      ...laid.paths.flatMap((path, index) => line(path, columns[index]?.color ?? null)),
      ...turnings.flatMap(({ at, column, points, kind }) =>
        dot(laid.paths[column]?.[at], kind === "gain" ? `+${points}` : ""),
      ),
      ...this.#ends(laid.paths, height - pads.bottom),
    );
  }

  /** Token and points at the end of each line. @param {{ x: number, y: number }[][]} paths @param {number} lowest */
  #ends(paths, lowest) {
    const ends = paths.map((path) => path.at(-1) ?? { x: 0, y: 0 });
    const heights = apart(
      ends.map(({ y }) => y),
      GAP,
      lowest,
    );
    return ends.map(({ x }, index) => {
      const { color } = this.columns[index] ?? { color: null };
      const disc = color === null ? rivalToken(17) : token(color, 17);
      const y = heights[index] ?? 0;
      disc.setAttribute("x", String(x + 6));
      disc.setAttribute("y", String(y - 8.5));
      const total = svg("text", { class: "total", x: x + 27, y: y + 4.5 }, this.steps.at(-1)?.points[index]);
      return svg("g", {}, disc, total);
    });
  }

  /** The same in words: where chapters begin, and now. */
  table() {
    const { steps, columns } = this;
    const over = Boolean(this.session.update?.outcome);
    const named = steps.filter(
      ({ part }, at) => at === steps.length - 1 || (part !== "" && part !== partAt(steps, at - 1)),
    );
    const row = (/** @type {Step} */ { part, points }) =>
      h(
        "tr",
        null,
        h("th", { scope: "row" }, part || t(over ? "course-end" : "course-now")),
        points.map((value) => h("td", null, value)),
      );
    const head = h(
      "tr",
      null,
      h("th", { scope: "col" }, t("course-when")),
      columns.map(({ name }) => h("th", { scope: "col" }, name)),
    );
    return h("table.unseen", null, h("caption", null, t("course")), head, named.map(row));
  }
}

/** A line with its own pattern, on a seam that parts it from the others. @param {{ x: number, y: number }[]} path @param {string | null} color */
function line(path, color) {
  const d = path.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
  const kind = color ?? "rival";
  return ["seam", `edge edge-${kind}`, `line line-${kind}`, `core core-${kind}`].map((name) =>
    svg("path", { class: name, d }),
  );
}

/** @param {{ x: number, y: number } | undefined} at @param {string} text */
const dot = (at, text) =>
  at
    ? [
        svg("circle", { class: "turning", cx: at.x, cy: at.y, r: 5.5 }),
        svg("text", { class: "turned", x: at.x - 9, y: at.y - 7, "text-anchor": "end" }, text),
      ]
    : [];
