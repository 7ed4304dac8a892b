// The keyboard: arrows between places, Enter chooses or confirms, R turns, Esc steps back, U takes
// back, Y does again, ? explains, and the letters of what can be laid over the pictures.

import { outlineOf, placeAt } from "./board.js";

/** @typedef {import("./board.js").Board} Board */

/**
 * @typedef {object} Deeds
 * @property {(hit: string) => void} choose
 * @property {() => void} confirm
 * @property {() => void} turn
 * @property {() => void} back
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {(hit: string | null) => void} help
 * @property {(factor: number) => void} zoom 0 shows all
 * @property {(key: string) => boolean} overlay whether there is something of this key
 */

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @type {Record<string, number>} */
const ZOOMS = { "+": 1.4, "-": 1 / 1.4, 0: 0 };

/** @param {Board} board @param {Deeds} deeds */
export function listen(board, deeds) {
  const { scope } = board.session;
  scope.listen(document, "keydown", (/** @type {KeyboardEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open], .curtain")) return;
    const target = /** @type {Element} */ (event.target);
    if (target.matches("input, select, textarea")) return;
    const place = placeAt(target);
    const done = (place && onPlace(event.key, place, board, deeds)) || anywhere(event.key, target, deeds);
    if (done) event.preventDefault();
  });
}

/** @param {string} key @param {SVGGElement} place @param {Board} board @param {Deeds} deeds */
function onPlace(key, place, board, deeds) {
  const name = place.dataset.hit ?? "";
  const arrow = ARROWS[key];
  if (arrow) outlineOf(neighbour(board, place, arrow))?.focus();
  else if (key === "Enter" && outlineOf(place)?.getAttribute("aria-pressed") === "true") deeds.confirm();
  else if (key === "Enter" || key === " ") deeds.choose(name);
  else if (key === "?") deeds.help(name);
  else return false;
  return true;
}

/** @param {string} key @param {Element} target @param {Deeds} deeds */
function anywhere(key, target, deeds) {
  const onControl = target.closest("button, a, summary") !== null;
  if (key === "Enter" && !onControl) deeds.confirm();
  else if (key === "r" || key === "R") deeds.turn();
  else if (key === "Escape") deeds.back();
  else if (key === "u" || key === "U") deeds.undo();
  else if (key === "y" || key === "Y") deeds.redo();
  else if (key === "?") deeds.help(null);
  else if (key in ZOOMS) deeds.zoom(ZOOMS[key] ?? 0);
  else return deeds.overlay(key);
  return true;
}

/**
 * The nearest place in a direction: what lies far aside counts more than what lies far ahead.
 * @param {Board} board
 * @param {SVGElement} from
 * @param {[number, number]} direction
 */
function neighbour(board, from, [dx, dy]) {
  const here = middle(from);
  let best = null,
    least = Infinity;
  for (const hit of board.hits) {
    const { x, y } = middle(hit);
    const ahead = (x - here.x) * dx + (y - here.y) * dy;
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    if (hit === from || ahead < 2 || aside > ahead * 2.5) continue;
    const weight = ahead + aside * 2;
    if (weight < least) [best, least] = [hit, weight];
  }
  return best;
}

/** @param {Element} element */
function middle(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
