// Marking places and pieces on the board: what can be chosen, what is chosen, what was moved last,
// what a lesson hints at.
// The outlines are copies of those in the pictures; the classes are the pictures' own.

import { svg } from "../shared/dom.js";
import { outlineOf } from "./board.js";

/** @typedef {import("./board.js").Board} Board */
/** @typedef {{ open: Set<string>, selected: Set<string>, last: Set<string>, hint: Set<string> }} Marked */

/** Under this size a place has no room for a dot. */
const SMALL = 18;

/** @param {Board} board @param {Marked} marked */
export function mark(board, marked) {
  for (const old of board.element.querySelectorAll("g.marks")) old.remove();
  for (const area of board.areas) {
    const under = svg("g", { class: "marks", "aria-hidden": "true" });
    for (const hit of area.querySelectorAll("g.hit[data-hit]")) {
      if (hit instanceof SVGGElement) markOne(hit, marked, under);
    }
    area.append(under);
    asOne(under);
  }
  makeReachable(board, marked);
  ring(board);
}

/** A place under the pointer answers. @param {Board} board @param {string | null} name */
export function hover(board, name) {
  for (const old of board.element.querySelectorAll(".marks > .hover")) old.classList.remove("hover");
  if (name === null) return;
  for (const shape of board.element.querySelectorAll(`.marks > [data-of="${CSS.escape(name)}"]`))
    shape.classList.add("hover");
}

/** The ring of the keyboard, over everything else. @param {Board} board */
export function ring(board) {
  board.element.querySelector(".focus")?.remove();
  const outline = document.activeElement;
  const hit = outline?.matches(".mark:focus-visible") ? outline.parentElement : null;
  const layer = hit?.closest("svg.area")?.querySelector("g.marks");
  if (outline && layer && hit instanceof SVGGElement) layer.append(copy(outline, hit, "focus", 4));
}

/** Points out what is counted, until it is told otherwise or the board changes. @param {Board} board @param {Set<string>} hits */
export function point(board, hits) {
  for (const old of board.element.querySelectorAll(".marks > .counted")) old.remove();
  for (const hit of board.hits) {
    const outline = outlineOf(hit);
    const layer = hits.has(hit.dataset.hit ?? "") ? hit.closest("svg.area")?.querySelector("g.marks") : null;
    if (outline && layer)
      for (const kind of ["hint-halo", "hint"]) layer.append(copy(outline, hit, `${kind} counted`, 4));
  }
}

/** @param {SVGGElement} hit @param {Marked} marked @param {SVGElement} layer */
function markOne(hit, { open, selected, last, hint }, layer) {
  const name = hit.dataset.hit ?? "";
  const isOpen = open.has(name),
    isSelected = selected.has(name) && !isOpen;
  const outline = outlineOf(hit);
  if (!outline) return;
  hit.classList.toggle("can", isOpen || isSelected);
  outline.setAttribute("role", isOpen || isSelected ? "button" : "img");
  if (isOpen || isSelected) outline.setAttribute("aria-pressed", String(isSelected));
  else outline.removeAttribute("aria-pressed");
  const draw = (/** @type {string} */ kind) => layer.append(copy(outline, hit, kind, 2));
  if (isSelected) for (const kind of ["selected-halo", "selected"]) draw(kind);
  else if (isOpen) drawOpen(outline, hit, layer);
  else if (last.has(name)) for (const kind of ["last-halo", "last"]) draw(kind);
  if (hint.has(name)) for (const kind of ["hint-halo", "hint"]) layer.append(copy(outline, hit, kind, 6));
}

/** So far apart places of one piece may lie, in units of the picture: half of it is closed from either side. */
const GAP = 5;
let masks = 0;

/** What is chosen is one piece, though it lies on several places: no line runs through it. @param {SVGElement} layer */
function asOne(layer) {
  const all = [...layer.querySelectorAll(":scope > .selected-halo, :scope > .selected")];
  const lines = all.filter((line) => all.some((other) => other !== line && meets(line, other)));
  const faces = lines.filter((line) => line.matches(".selected"));
  if (faces.length < 2) return;
  const id = `one-piece-${(masks += 1)}`;
  const inside = faces.map((face) => {
    const cut = /** @type {SVGElement} */ (face.cloneNode());
    cut.setAttribute("class", "cut");
    cut.setAttribute("stroke-width", String(GAP));
    grow(cut, -2);
    return square(cut);
  });
  const everything = svg("rect", { x: -9999, y: -9999, width: 99999, height: 99999, fill: "#fff" });
  for (const line of lines) grow(square(line), 2);
  // All halos lie under all lines.
  lines.sort((one, other) => Number(one.matches(".selected")) - Number(other.matches(".selected")));
  layer.append(
    svg(
      "mask",
      { id, maskUnits: "userSpaceOnUse", x: -9999, y: -9999, width: 99999, height: 99999 },
      everything,
      ...inside,
    ),
    svg("g", { mask: `url(#${id})`, class: "one-piece" }, ...lines),
  );
}

/** Whether two lines are of places beside each other. @param {Element} one @param {Element} other */
function meets(one, other) {
  if (one.getAttribute("data-of") === other.getAttribute("data-of")) return false;
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  const apart = Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
  return apart <= GAP;
}

/** Without round corners, which would be notches where two places meet. @template {Element} T @param {T} shape @returns {T} */
function square(shape) {
  for (const name of ["rx", "ry"]) shape.removeAttribute(name);
  return shape;
}

/** A free place is filled and dotted; a piece keeps its face and gets a line only. @param {SVGGraphicsElement} outline @param {SVGGElement} hit @param {SVGElement} layer */
function drawOpen(outline, hit, layer) {
  const box = outline.getBBox();
  const small = Math.min(box.width, box.height) < SMALL;
  const piece = hit.querySelector("use, text") !== null || hit.classList.contains("piece");
  if (piece) layer.append(copy(outline, hit, "legal-halo", 2));
  layer.append(copy(outline, hit, piece ? "legal piece" : small ? "legal small" : "legal", piece ? 2 : 0));
  if (piece || small) return;
  layer.append(
    svg("circle", {
      class: "legal-dot",
      "data-of": hit.dataset.hit,
      cx: box.x + box.width / 2,
      cy: box.y + box.height / 2,
      r: Math.min(6, Math.min(box.width, box.height) * 0.16),
      transform: placeOf(hit),
    }),
  );
}

/** @param {Element} outline @param {SVGGElement} hit @param {string} kind @param {number} [grown] */
function copy(outline, hit, kind, grown = 0) {
  const shape = /** @type {SVGElement} */ (outline.cloneNode());
  for (const name of ["role", "aria-label", "aria-pressed", "tabindex"]) shape.removeAttribute(name);
  shape.dataset.of = hit.dataset.hit ?? "";
  shape.setAttribute("class", kind);
  shape.setAttribute("transform", placeOf(hit));
  if (grown > 0) grow(shape, grown);
  return shape;
}

/** Boxes and circles can stand a little outside of what they mark. @type {[string, number][]} */
const GROWING = [
  ["x", -1],
  ["y", -1],
  ["width", 2],
  ["height", 2],
  ["rx", 1],
  ["ry", 1],
  ["r", 1],
];

/** @param {Element} shape @param {number} by */
function grow(shape, by) {
  for (const [name, times] of GROWING) {
    const value = shape.getAttribute(name);
    if (value !== null) shape.setAttribute(name, String(Number(value) + times * by));
  }
}

/** Where a hit stands in its area: the transforms from there to here. @param {Element} hit */
function placeOf(hit) {
  const parts = [];
  for (
    let at = hit;
    at.localName === "g" || !at.classList.contains("area");
    at = /** @type {Element} */ (at.parentElement)
  ) {
    parts.unshift(at.getAttribute("transform") ?? "");
  }
  return parts.join(" ").trim();
}

/**
 * One place of each area can be reached with Tab, the rest with the arrows.
 * @param {Board} board
 * @param {Marked} marked
 */
function makeReachable(board, { open, selected }) {
  let any = false;
  for (const area of board.areas) {
    const hits = [...area.querySelectorAll("g.hit[data-hit]")].map((hit) => /** @type {SVGGElement} */ (hit));
    const isIn = (/** @type {Set<string>} */ set) => (/** @type {SVGGElement} */ hit) => set.has(hit.dataset.hit ?? "");
    const focused = hits.find((hit) => outlineOf(hit) === document.activeElement);
    const stays = focused && (isIn(open)(focused) || isIn(selected)(focused));
    const first = (stays && focused) || (hits.find(isIn(open)) ?? hits.find(isIn(selected)) ?? focused);
    for (const hit of hits) outlineOf(hit)?.setAttribute("tabindex", hit === first ? "0" : "-1");
    any ||= first !== undefined;
  }
  if (!any) outlineOf(board.hits[0] ?? null)?.setAttribute("tabindex", "0");
}
