// Where a move that is composed stands: what was chosen for it before, and of what kind the next
// click is.

import { h } from "../shared/dom.js";
import { glyph } from "../shared/glyph.js";
import { t } from "../shared/words.js";
import * as choosing from "./choosing.js";

/** @typedef {import("../protocol.d.ts").ChoiceShown} Choice */
/** @typedef {import("../protocol.d.ts").PromptShown} Prompt */

/** What was chosen so far but for what the title names; what a later one says again is told once. @param {Choice[]} made @param {Choice | null} named */
export const doneBefore = (made, named) => made.filter((choice) => choice !== named && !choice.leads);

/** The same as a list. @param {Choice[]} made @param {Choice | null} named */
export function earlier(made, named) {
  const before = doneBefore(made, named);
  if (before.length === 0) return null;
  return h(
    "ol.steps",
    { "aria-label": t("chosen-before") },
    before.map(({ label }) => h("li", null, glyph("check", 15), label)),
  );
}

/** What one more click is about, where all choices that are left begin with the same kind. @param {choosing.Level} level @param {Prompt["kinds"]} kinds */
export function nextKind(level, kinds) {
  const { clicks } = level;
  const left = choosing.survivors(choosing.offered(level), clicks);
  const next = left.map(({ path }) => path.find((hit) => !clicks.includes(hit)) ?? "");
  const asked = new Set(next.map((hit) => hit.split(":")[0]));
  const [kind] = asked;
  return asked.size === 1 ? (kinds.find((one) => one.kind === kind)?.name ?? null) : null;
}

/** What is clicked so far, and what comes next; nothing where no choice is begun. @param {choosing.Draft} draft @param {Prompt} prompt @param {(hit: string) => string} nameOf */
export function begun(draft, prompt, nameOf) {
  const level = choosing.asked(draft);
  if (level.clicks.length === 0 || choosing.picked(level) !== null) return null;
  const what = level.clicks.map(nameOf).join(", ");
  const kind = nextKind(level, prompt.kinds);
  return h("p.next", null, kind === null ? t("begun", { what }) : t("begun-kind", { what, kind }));
}
