// How far something is: in words, and as a row of dots where they are few.

import { h } from "../shared/dom.js";

/** More dots would not be told apart. */
const MOST = 20;

/** @param {{ text: string, step: [number, number] | null }} progress */
export function progress({ text, step }) {
  const [now, all] = step ?? [0, 0];
  const pips = Array.from({ length: all <= MOST ? all : 0 }, (_, index) =>
    h(`i${index + 1 < now ? ".d" : index + 1 === now ? ".n" : ""}`),
  );
  // A narrow place has room for the first part of it.
  const comma = text.indexOf(",");
  const [first, rest] = comma < 0 ? [text, ""] : [text.slice(0, comma), text.slice(comma)];
  const words = h("span", null, first, rest !== "" && h("span.rest", null, rest));
  return h("div.pips", null, words, h("em", { "aria-hidden": "true" }, pips));
}
