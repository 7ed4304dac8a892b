// What tests put into the page to look at it.

declare global {
  /** axe-core, once it is there. */
  var axe: { run(context: Document, options: object): Promise<{ violations: import("axe-core").Result[] }> };
  /** What a page has begun and not ended. */
  var ledger: () => string[];
  /** Set once; gone where the page was loaded anew. */
  var loaded: boolean | undefined;
  /** What the strip of turns said, one after another. */
  var told: string[];
  /** What stood there as somebody's points, one after another. */
  var points: Record<string, number[]>;
  /** How often a person clicked. */
  var clicks: number | undefined;
  /** How many pieces flew. */
  var flights: number;
  /** From clicks to the painted board, in milliseconds. */
  var painted: number[];
  /** From a key to the painted step, in milliseconds. */
  var time: Promise<number>;

  /** What is found in the page is HTML or SVG: both have data. */
  interface Element extends HTMLOrSVGElement {}
}

export {};
