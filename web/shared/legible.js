// Words of a picture that is drawn small: what would be too small to read grows with the plate it stands
// on, and where there is no room for it neither is shown.

/** Under this size, in pixels, a word cannot be read. */
const LEGIBLE = 12;
/** So much of its plate a number may take, across and in height. */
const ACROSS = 0.86;
const HIGH = 0.95;

/** Only what can be read is shown. @param {SVGSVGElement} node */
export function legible(node) {
  for (const text of node.querySelectorAll("text")) {
    const plate = plateOf(text);
    for (const part of [text, ...plate]) part.classList.remove("tiny");
    text.style.fontSize = "";
    text.removeAttribute("dy");
    const scale = text.getScreenCTM()?.a || 1;
    const size = parseFloat(getComputedStyle(text).fontSize);
    if (size * scale >= LEGIBLE || grows(text, plate, size, LEGIBLE / scale)) continue;
    for (const part of [text, ...plate]) part.classList.add("tiny");
  }
}

/** The shape that a word stands on, with the sign beside it; nothing for a word on open ground. @param {SVGTextElement} text @returns {SVGGraphicsElement[]} */
export function plateOf(text) {
  const before = text.previousElementSibling;
  const sign = before?.localName === "use" ? before : null;
  const shape = sign ? sign.previousElementSibling : before;
  if (!(shape instanceof SVGGraphicsElement) || !["rect", "path"].includes(shape.localName)) return [];
  const { height, width } = shape.getBBox();
  const size = parseFloat(text.getAttribute("font-size") ?? "0");
  if (height === 0 || height > 2 * size || width > 8 * size) return [];
  return sign instanceof SVGGraphicsElement ? [shape, sign] : [shape];
}

/** Whether a word alone on its plate has room to be read. @param {SVGTextElement} text @param {SVGGraphicsElement[]} plate @param {number} from @param {number} to */
function grows(text, [shape, sign], from, to) {
  if (!shape || sign) return false;
  const { width, height } = shape.getBBox();
  text.style.fontSize = `${to}px`;
  // It grows around its middle, not from its line.
  text.setAttribute("dy", String((to - from) * 0.35));
  return to <= height * HIGH && text.getBBox().width <= width * ACROSS;
}
