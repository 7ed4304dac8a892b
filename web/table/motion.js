// Pieces go from where they were to where they are: a copy flies over the board, the piece itself
// appears when it lands. Not with reduced motion; any input ends it.

/** @typedef {import("./board.js").Board} Board */
/** @typedef {{ motions: import("../protocol.d.ts").MotionShown[] }} Moving */

const FLIGHT = 220;
const APART = 350;
const MOST = 1200;
const EASE = "cubic-bezier(.2,.7,.2,1)";

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Where the pieces that are about to move stand now. @param {Board} board @param {Moving[]} lines @returns {Map<string, DOMRect>} */
export function before(board, lines) {
  const froms = lines.flatMap(({ motions }) => motions.map(({ from }) => from));
  /** @type {Map<string, DOMRect>} */
  const places = new Map();
  for (const from of froms) {
    const hit = board.hit(from);
    if (hit) places.set(from, rest(hit).getBoundingClientRect());
  }
  return places;
}

/** Lets them fly, one line after another, or each when it is told. @param {Board} board @param {(Moving & { at?: number })[]} lines @param {Map<string, DOMRect>} places */
export function fly(board, lines, places) {
  if (still.matches || document.hidden) return;
  const moving = lines.filter(({ motions }) => motions.some(({ from, to }) => places.has(from) && board.hit(to)));
  const apart = moving.length > 1 ? Math.min(APART, (MOST - FLIGHT) / (moving.length - 1)) : 0;
  for (const [index, { motions, at = index * apart }] of moving.entries()) {
    for (const { from, to } of motions) {
      const start = places.get(from),
        hit = board.hit(to);
      if (start && hit) flyOne(board, hit, start, at);
    }
  }
}

/** @param {Board} board @param {SVGGElement} hit @param {DOMRect} start @param {number} delay */
function flyOne(board, hit, start, delay) {
  const end = rest(hit).getBoundingClientRect();
  const area = hit.closest("svg.area");
  if (!area || end.width === 0) return;
  const copy = /** @type {SVGSVGElement} */ (area.cloneNode(false));
  const wrapped = wrap(hit, area);
  copy.append(wrapped);
  copy.removeAttribute("role");
  copy.removeAttribute("aria-label");
  board.flights.append(copy);
  hit.classList.add("flying");
  const box = area.getBoundingClientRect();
  for (const side of /** @type {const} */ (["left", "top", "width", "height"])) copy.style[side] = `${box[side]}px`;
  copy.style.transformOrigin = `${end.left - box.left}px ${end.top - box.top}px`;
  const from = `translate(${start.left - end.left}px, ${start.top - end.top}px) scale(${start.width / end.width})`;
  const flight = copy.animate([{ transform: from }, { transform: "none" }], {
    duration: FLIGHT,
    delay,
    easing: EASE,
    fill: "backwards",
  });
  const flying = board.session.scope.inner();
  flying.onLeave(() => {
    copy.remove();
    hit.classList.remove("flying");
    flight.cancel();
  });
  const hurry = () => flight.finish();
  flight.onfinish = flight.oncancel = () => flying.end();
  flying.listen(window, "pointerdown", hurry, { capture: true });
  flying.listen(window, "keydown", hurry, { capture: true });
}

/** A copy of a piece in the places of its groups. @param {Element} hit @param {Element} area */
function wrap(hit, area) {
  let node = /** @type {Element} */ (hit.cloneNode(true));
  node.removeAttribute("data-hit");
  node.querySelector(":scope > .mark")?.remove();
  for (let at = hit.parentElement; at && at !== area; at = at.parentElement) {
    const group = /** @type {Element} */ (at.cloneNode(false));
    group.removeAttribute("data-hit");
    group.append(node);
    node = group;
  }
  return node;
}

/** The outline of a hit: what stands still in it. @param {Element} hit */
const rest = (hit) => hit.querySelector(":scope > .mark") ?? hit;
