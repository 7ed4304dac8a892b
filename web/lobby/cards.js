// One table as a card (yours) or a row (to join or to watch).

import { h } from "../shared/dom.js";
import { glyph, token } from "../shared/glyph.js";
import { theme } from "../shared/theme.js";
import { ago, span, t } from "../shared/words.js";

/** @typedef {import("../protocol.d.ts").TableInfo} TableInfo */

/** Everybody's token; the seat to act has a ring, an open one is dashed. @param {TableInfo} table @param {number} [chosen] */
export function seatTokens(table, chosen = 0) {
  const one = (/** @type {TableInfo["seats"][number]} */ { seat, kind, color, to_act, name }) => {
    const open = kind === "open" && seat !== chosen;
    const acts = to_act && table.status === "running";
    return h(
      `li${open ? ".free" : ""}${acts ? ".act" : ""}`,
      { title: open ? t("seat-open") : name },
      open ? null : token(color, 26),
    );
  };
  const names = table.seats.map(({ kind, name }) => (kind === "open" ? t("seat-open") : name)).join(", ");
  return h(
    "div.seatrow",
    null,
    h("ul", { "aria-hidden": "true" }, table.seats.map(one)),
    h("span.unseen", null, names),
  );
}

/** What was agreed: older rules, options that are not usual, and the pace. @param {TableInfo} table */
export function optionsLine(table) {
  const chosen = table.options
    .filter(({ is_default }) => !is_default)
    .map(({ name, value_name }) => `${name}: ${value_name}`);
  const pace = table.turn_limit_s === null ? t("pace-free") : t("pace-limit", { time: span(table.turn_limit_s) });
  const older = table.older_rules === null ? [] : [t("older-rules", { version: table.older_rules })];
  const closes = table.closes_at === null ? [] : [t("closes", { time: ago(table.closes_at) })];
  return [...older, ...chosen, pace, ...closes].join(" · ");
}

/** That somebody may have known the deal, wherever the table is named. @param {TableInfo} table */
export const knownMark = (table) => table.deal.known && h("span.mark", { title: table.deal.sentence }, t("deal-known"));

/** @param {TableInfo} table */
const others = (table) => {
  const names = table.seats.filter(({ yours, kind }) => !yours && kind !== "open").map(({ name }) => name);
  return names.length > 0 ? t("with-people", { people: names.join(", ") }) : t("alone");
};

/** @param {TableInfo} table */
function state(table) {
  if (table.unplayable) return t("not-played-here");
  if (table.closes_at !== null) return t("closes", { time: ago(table.closes_at) });
  if (table.status === "waiting") return t("waits-for-players");
  if (table.your_turn) return ago(table.touched_at);
  const acts = table.seats.find(({ to_act }) => to_act);
  return acts ? t("plays", { name: acts.name }) : ago(table.touched_at);
}

/** A small picture of a table, in the theme of the page. @param {TableInfo} table */
export const thumb = ({ id, sequence }) => `/api/tables/${id}/thumb.svg?theme=${theme()}&at=${sequence}`;

/** The picture as it stands in a card: whole, so that the reader's own part is seen too. @param {string} kind @param {TableInfo} table */
const thumbImage = (kind, table) => h(`img.${kind}`, { src: thumb(table), alt: "", decoding: "async" });

/** One of the reader's tables. @param {TableInfo} table */
export function tableCard(table) {
  const label = table.your_turn ? t("take-turn") : t("look");
  return h(
    `article.tcard${table.your_turn ? ".you" : ""}`,
    null,
    thumbImage("th", table),
    h(
      "div.tb",
      null,
      h("h2", null, table.title, knownMark(table), h("small", null, others(table))),
      h("div.row", null, seatTokens(table), h("span.st", null, glyph("clock", 16), state(table))),
      h(
        `a.btn${table.your_turn ? ".p" : ""}`,
        { href: `/table/${table.id}`, "aria-label": `${label}: ${table.title}, ${others(table)}` },
        label,
      ),
    ),
  );
}

/** A table of others. @param {TableInfo} table @param {() => void} join */
export function tableRow(table, join) {
  const button =
    table.status === "waiting"
      ? h("button.btn", { onclick: join, "data-key": `join-${table.id}` }, t("join"))
      : h("a.btn", { href: `/table/${table.id}` }, t("watch"));
  return h(
    "li.li",
    null,
    thumbImage("sq", table),
    h("div", null, h("b", null, table.title, knownMark(table)), h("small", null, others(table))),
    h("div.o", null, optionsLine(table)),
    seatTokens(table),
    button,
  );
}
