// What can be agreed before the game: its options, and the pace.

import { h } from "../shared/dom.js";
import { sourceMark } from "../shared/source.js";
import { t } from "../shared/words.js";

/** @typedef {import("./page.js").Plan} Plan */
/** @typedef {import("../protocol.d.ts").OptionAbout} OptionAbout */

/** @typedef {import("./page.js").Changed} Changed */

/** @param {Plan} plan @param {Changed} changed */
export function optionRows(plan, changed) {
  return h(
    "div.options",
    null,
    plan.game.options.map((option) => optionRow(plan, option, changed)),
  );
}

/** @param {Plan} plan @param {OptionAbout} option @param {Changed} changed */
function optionRow(plan, { key, name, help, values, default: usual, source }, changed) {
  const now = plan.options[key] ?? usual;
  const set = (/** @type {string} */ value) => {
    if (value === usual) delete plan.options[key];
    else plan.options[key] = value;
  };
  const pick = (/** @type {string} */ value) => {
    set(value);
    changed(key, () => set(now));
  };
  const id = `option-${key}`;
  const control = values.every(({ value }) => value === "true" || value === "false")
    ? h("input.switch", {
        id,
        type: "checkbox",
        role: "switch",
        checked: now === "true",
        "aria-describedby": `${id}-help`,
        "data-key": id,
        onchange: (/** @type {Event} */ event) => pick(String(/** @type {HTMLInputElement} */ (event.target).checked)),
      })
    : h(
        "select",
        {
          id,
          "aria-describedby": `${id}-help`,
          "data-key": id,
          onchange: (/** @type {Event} */ event) => pick(/** @type {HTMLSelectElement} */ (event.target).value),
        },
        values
          .filter(({ value }) => !isBeyond(value, key, plan))
          .map((one) => h("option", { value: one.value, selected: one.value === now }, one.name)),
      );
  const denied = plan.denied?.key === key ? h("p.refused", { role: "status" }, plan.denied.why) : null;
  return h(
    "div.option",
    null,
    h(
      "div",
      null,
      h("label", { for: id }, name),
      source && sourceMark(source, plan.game.game),
      h("p.note", { id: `${id}-help` }, help),
      denied,
    ),
    control,
  );
}

/** A seat that the table does not have is nothing to choose. @param {string} value @param {string} key @param {Plan} plan */
const isBeyond = (value, key, plan) => key === "first" && Number(value) > plan.seats.length;

const HOUR = 3600;
/** Live or over days. @type {[string, number | null][]} */
const LIMITS = [
  ["free", null],
  ["2min", 120],
  ["10min", 600],
  ["1day", 24 * HOUR],
  ["3days", 72 * HOUR],
  ["week", 168 * HOUR],
];

/** @param {Plan} plan @param {Changed} changed */
export function paceRows(plan, changed) {
  const limit = (/** @type {Event} */ event) => {
    const value = /** @type {HTMLSelectElement} */ (event.target).value;
    plan.limit = value === "" ? null : Number(value);
    changed();
  };
  const options = LIMITS.map(([name, seconds]) =>
    h("option", { value: seconds ?? "", selected: plan.limit === seconds }, t(`limit-${name}`)),
  );
  const flag = (/** @type {"open" | "hide"} */ key) =>
    h("input.switch", {
      id: `flag-${key}`,
      type: "checkbox",
      role: "switch",
      checked: plan[key],
      "data-key": `flag-${key}`,
      "aria-describedby": `flag-${key}-help`,
      onchange: (/** @type {Event} */ event) => {
        plan[key] = /** @type {HTMLInputElement} */ (event.target).checked;
        changed();
      },
    });
  return h(
    "div.options",
    null,
    row(
      "limit",
      t("limit"),
      t("limit-note"),
      h(
        "select",
        { id: "flag-limit", onchange: limit, "data-key": "limit", "aria-describedby": "flag-limit-help" },
        options,
      ),
    ),
    plan.seats.some(({ kind }) => kind === "open") && row("open", t("visible"), t("visible-note"), flag("open")),
    row("hide", t("hide-scores"), t("hide-scores-note"), flag("hide")),
  );
}

/** @param {string} key @param {string} name @param {string} help @param {Node} control */
const row = (key, name, help, control) =>
  h(
    "div.option",
    null,
    h("div", null, h("label", { for: `flag-${key}` }, name), h("p.note", { id: `flag-${key}-help` }, help)),
    control,
  );
