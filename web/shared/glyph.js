// Glyphs, seat tokens and the mark of Aedile. The symbols themselves come from the server.

import { byId, svg } from "./dom.js";

/** The symbol on each seat colour. */
const SYMBOLS = /** @type {Record<string, string>} */ ({
  porphyry: "ring",
  lapis: "trident",
  saffron: "sun",
  laurel: "leaf",
  basalt: "column",
});

/** The seat colours in the order they are given. */
export const COLORS = Object.keys(SYMBOLS);

/** @type {Map<string, Promise<void>>} */
const loaded = new Map();

/**
 * Puts a game's symbols into the document, once.
 * @param {string} game
 */
export function loadSymbols(game) {
  const known = loaded.get(game) ?? fetchSymbols(game);
  loaded.set(game, known);
  known.catch(() => loaded.delete(game));
  return known;
}

/** @param {string} game */
async function fetchSymbols(game) {
  const answer = await fetch(`/api/games/${game}/symbols.svg`);
  const markup = await answer.text();
  const inner = /<svg\b/.test(markup) ? markup : `<svg xmlns="http://www.w3.org/2000/svg"><defs>${markup}</defs></svg>`;
  const parsed = new DOMParser().parseFromString(inner, "image/svg+xml");
  byId("symbols").append(document.importNode(parsed.documentElement, true));
}

/**
 * A glyph in the colour of the text around it.
 * @param {string} name
 * @param {number} [size]
 */
export function glyph(name, size = 20) {
  return svg(
    "svg",
    { class: "g f-0", width: size, height: size, viewBox: "0 0 24 24", "aria-hidden": "true" },
    svg("use", { href: `#g-${name}` }),
  );
}

/**
 * A seat's token: white ring, colour, symbol.
 * @param {string} color
 * @param {number} [size]
 */
export function token(color, size = 24) {
  return svg(
    "svg",
    { class: "token", width: size, height: size, viewBox: "0 0 24 24", "aria-hidden": "true" },
    svg("circle", { cx: 12, cy: 12, r: 11, class: "f-ring l-hairline", "stroke-width": 0.8 }),
    svg("circle", { cx: 12, cy: 12, r: 9.46, class: `f-p-${color}` }),
    svg("use", {
      href: `#g-${SYMBOLS[color] ?? "ring"}`,
      x: 5.5,
      y: 5.5,
      width: 13,
      height: 13,
      class: `c-on-${color} f-0`,
    }),
  );
}

/** The token of an opponent whom nobody plays: a crown on grey stone, no seat's colour. @param {number} size */
export function rivalToken(size) {
  return svg(
    "svg",
    { class: "token", width: size, height: size, viewBox: "0 0 24 24", "aria-hidden": "true" },
    svg("circle", { cx: 12, cy: 12, r: 11, class: "f-ring l-hairline", "stroke-width": 0.8 }),
    svg("circle", { cx: 12, cy: 12, r: 9.46, class: "f-stone-grey" }),
    svg("use", { href: "#g-crown", x: 4.2, y: 4.2, width: 15.6, height: 15.6, class: "c-hairline f-0" }),
  );
}

/** The mark: a keystone arch. */
export function mark(size = 26) {
  return svg(
    "svg",
    { class: "mark-of-house", width: size, height: size, viewBox: "0 0 32 32", "aria-hidden": "true" },
    svg("path", {
      class: "f-accent",
      d: "M3 28V15.5A13 13 0 0 1 9.2 4.4l3.6 6A6 6 0 0 0 10 15.5V28zM29 28V15.5A13 13 0 0 0 22.8 4.4l-3.6 6a6 6 0 0 1 2.8 5.1V28z",
    }),
    svg("path", { class: "f-ink", d: "M10.9 3.5a13 13 0 0 1 10.2 0l-3.3 6.2a6 6 0 0 0-3.6 0z" }),
  );
}
