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
  return h("div.pips", null, h("span", null, text), h("em", { "aria-hidden": "true" }, pips));
}
