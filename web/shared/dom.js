// Making elements: `h` for HTML, `svg` for pictures. No styles in attributes, no markup from strings
// but the server's pictures.

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {Node | string | number | null | undefined | false} Child */
/** @typedef {Record<string, unknown>} Props */

/**
 * An element: `h("button.btn.p", { onclick, disabled }, "Build here")`.
 * @param {string} selector tag and classes
 * @param {Props | null} [props] functions `on…` listen; true, false and null are attributes there or not
 * @param {...(Child | Child[])} children
 * @returns {HTMLElement}
 */
export function h(selector, props, ...children) {
  const [tag = "div", ...classes] = selector.split(".");
  const element = document.createElement(tag);
  if (classes.length > 0) element.className = classes.join(" ");
  apply(element, props ?? {});
  element.append(...kept(children));
  return element;
}

/**
 * The same for SVG.
 * @param {string} tag
 * @param {Props} props
 * @param {...Child} children
 * @returns {SVGElement}
 */
export function svg(tag, props, ...children) {
  const element = document.createElementNS(SVG, tag);
  apply(element, props);
  element.append(...kept(children));
  return element;
}

/**
 * @param {Element} element
 * @param {Props} props
 */
function apply(element, props) {
  for (const [name, value] of Object.entries(props)) {
    if (name.startsWith("on")) {
      element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    } else if (value === true) {
      element.setAttribute(name, "");
    } else if (value !== false && value !== null && value !== undefined) {
      element.setAttribute(name, String(value));
    }
  }
}

/** @param {(Child | Child[])[]} children */
function kept(children) {
  /** @type {(Node | string)[]} */
  const nodes = [];
  for (const child of children.flat()) {
    if (child instanceof Node) nodes.push(child);
    else if (child !== null && child !== undefined && child !== false) nodes.push(String(child));
  }
  return nodes;
}

/**
 * Puts new children in the place of the old ones and keeps the keyboard where it was: at the
 * element with the same `data-key`.
 * @param {Element} parent
 * @param {...(Child | Child[])} children
 */
export function fill(parent, ...children) {
  const active = document.activeElement;
  const key = active instanceof HTMLElement && parent.contains(active) ? active.dataset.key : undefined;
  parent.replaceChildren(...kept(children));
  if (key === undefined) return;
  const again = parent.querySelector(`[data-key="${CSS.escape(key)}"]`);
  if (again instanceof HTMLElement) again.focus({ preventScroll: true });
}

/**
 * The server's SVG as an element.
 * @param {string} markup
 * @returns {SVGSVGElement}
 */
export function picture(markup) {
  const template = document.createElement("template");
  template.innerHTML = markup;
  return /** @type {SVGSVGElement} */ (template.content.firstElementChild);
}

/** Takes the places out of a picture that is only looked at. @param {Element} drawn */
export function withoutPlaces(drawn) {
  for (const hit of drawn.querySelectorAll("[data-hit]"))
    for (const name of ["data-hit", "role", "aria-label", "tabindex"]) hit.removeAttribute(name);
}

/**
 * The element with this id; the shell has it.
 * @param {string} id
 */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the shell has no #${id}`);
  return element;
}
