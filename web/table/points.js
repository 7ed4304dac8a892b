// Points by category and seat, as a table: live in the side, complete and with bars at the end.

import { h } from "../shared/dom.js";
import { rivalToken, token } from "../shared/glyph.js";
import { t } from "../shared/words.js";

/** @typedef {import("../protocol.d.ts").Update} Update */

/**
 * Rows in rulebook order; the best of a row has a dot, winners' columns are tinted.
 * @param {Update} update
 * @param {Set<number>} [winners] seats
 * @param {string | null} [bars] with bars beside the points, under this title
 * @param {number | null} [own] the seat of who looks
 */
export function scoreTable(update, winners = new Set(), bars = null, own = null) {
  const columns = update.scores?.seats ?? [];
  const rival = update.scores?.rival ?? null;
  const all = rival ? [...columns, rival] : columns;
  const names = new Map(all.flatMap(({ items }) => items.map(({ category, name }) => [category, name])));
  const tint = (/** @type {number} */ index) => (winners.has(index + 1) ? ".win" : "");
  const most = Math.max(1, ...all.flatMap(({ items }) => items.map(({ points }) => points)));
  const bar = (/** @type {number} */ value, /** @type {number} */ index) => {
    const strip = h(`i.bar.bar-${update.seats[index]?.color ?? "rival"}`, { "aria-hidden": "true" });
    strip.style.setProperty("--share", String(Math.max(0, value) / most));
    strip.hidden = value <= 0;
    return strip;
  };
  const row = ([category, name] = ["", ""]) => {
    const points = all.map(({ items }) => items.find((item) => item.category === category)?.points ?? 0);
    const best = Math.max(...points);
    const alone = best > 0 && points.filter((value) => value === best).length === 1;
    return h(
      "tr",
      null,
      h("th", { scope: "row" }, name),
      points.map((value, index) =>
        h(`td${alone && value === best ? ".best" : ""}${tint(index)}`, null, bars !== null && bar(value, index), value),
      ),
    );
  };
  const heads = update.seats.map(({ seat, color, name }, index) =>
    h(
      `th${tint(index)}`,
      { scope: "col" },
      token(color, 28),
      h("span", null, name),
      seat === own && h("small.you", null, ` ${t("you")}`),
    ),
  );
  return h(
    "div.tw",
    null,
    h(
      "table",
      null,
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          h("th", { scope: "col" }, bars ?? t("points-of")),
          heads,
          rival && h("th", { scope: "col" }, rivalToken(28), h("span", null, update.rival)),
        ),
      ),
      h(
        "tbody",
        null,
        [...names].map((entry) => row(entry)),
      ),
      h(
        "tfoot",
        null,
        h(
          "tr",
          null,
          h("th", { scope: "row" }, t("total")),
          all.map(({ total }, index) => h(`td${tint(index)}`, null, total)),
        ),
      ),
    ),
  );
}
