// A new table: game, seats, options, pace. What does not go together says why, and cannot be opened.

import { readdress } from "../shared/address.js";
import { post } from "../shared/api.js";
import { fill, h } from "../shared/dom.js";
import { glyph } from "../shared/glyph.js";
import { footer, header } from "../shared/header.js";
import { about, gameNamed, makeTable } from "../shared/house.js";
import { sayFailure } from "../shared/notices.js";
import { theme } from "../shared/theme.js";
import { t } from "../shared/words.js";
import { seatRows, usualSeats } from "./seats.js";
import { optionRows, paceRows } from "./options.js";

/** @typedef {import("../protocol.d.ts").NewTable} NewTable */
/** @typedef {import("../protocol.d.ts").NewSeat} NewSeat */
/** @typedef {import("../protocol.d.ts").Checked} Checked */
/** @typedef {import("../protocol.d.ts").GameAbout} GameAbout */
/** @typedef {import("../shared/scope.js").Scope} Scope */

/**
 * What is being agreed.
 * @typedef {{ game: GameAbout, seats: NewSeat[], options: Record<string, string>, limit: number | null, open: boolean, hide: boolean, refused: string | null, denied: { key: string, why: string } | null }} Plan
 */

/**
 * Something was changed. An option that does not go with the rest is put back by `restore`, and says why.
 * @typedef {(key?: string, restore?: () => void) => void} Changed
 */

/**
 * @param {Scope} scope
 * @param {HTMLElement} root
 * @param {string} [word]
 */
export async function enter(scope, root, word = "") {
  const [first] = about().games;
  const game = gameNamed(word) ?? first;
  if (!game) return;
  /** @type {Plan} */
  const plan = {
    game,
    seats: usualSeats(game),
    options: {},
    limit: null,
    open: false,
    hide: false,
    refused: null,
    denied: null,
  };
  const form = h("form.newtable", { onsubmit: (/** @type {Event} */ event) => send(scope, event, plan) });
  root.replaceChildren(
    h(
      "div.hallway",
      null,
      header(scope, "new"),
      h("main.plain", null, h("h1", null, t("new-heading")), h("p.lead", null, t("new-note")), form),
      footer(),
    ),
  );
  let latest = 0;
  /** Shows what is agreed, and whether it goes together. @type {Changed} */
  const changed = async (key, restore) => {
    const turn = ++latest;
    const fine = plan.refused === null;
    plan.denied = null;
    const named = key === "name";
    if (!named) show(form, plan, changed);
    const why = await refusal(plan, scope.signal);
    // Something else was changed meanwhile: that is being asked about.
    if (turn !== latest) return;
    plan.refused = why;
    if (fine && why !== null && key !== undefined && restore) {
      restore();
      plan.denied = { key, why };
      plan.refused = await refusal(plan, scope.signal);
      if (turn !== latest) return;
    }
    if (named) form.querySelector(".sum")?.replaceWith(summary(plan));
    else show(form, plan, changed);
  };
  await changed();
}

/** As the server wants it. @param {Plan} plan @returns {NewTable} */
function wanted({ game, seats, options, limit, open, hide }) {
  return {
    game: game.game,
    seats,
    options,
    ...(limit === null ? {} : { turn_limit_s: limit }),
    visibility: open ? "open" : "private",
    hide_scores: hide,
  };
}

/** Why there could be no such table; `null` where there could. @param {Plan} plan @param {AbortSignal} signal */
async function refusal(plan, signal) {
  try {
    /** @type {Checked} */
    const { error } = await post("/api/check", wanted(plan), signal);
    if (!error) return null;
    const rule = error.rule && !error.sentence.includes(error.rule) ? ` (${t("rule", { rule: error.rule })})` : "";
    return `${error.sentence}${rule}`;
  } catch (error) {
    return /** @type {Error} */ (error).message;
  }
}

/** @param {Scope} scope @param {Event} event @param {Plan} plan */
async function send(scope, event, plan) {
  event.preventDefault();
  await makeTable(scope, wanted(plan)).catch(sayFailure);
}

/** @param {HTMLElement} form @param {Plan} plan @param {Changed} changed */
function show(form, plan, changed) {
  fill(
    form,
    part(t("new-game"), gamePicker(plan, changed)),
    part(t("new-seats"), seatRows(plan, changed)),
    plan.game.options.length > 0 && part(t("new-options"), optionRows(plan, changed)),
    part(t("new-pace"), paceRows(plan, changed)),
    summary(plan),
  );
}

/** @param {string} title @param {Node} content */
const part = (title, content) => h("fieldset.panel", null, h("legend", null, title), content);

/** @param {Plan} plan @param {Changed} changed */
function gamePicker(plan, changed) {
  const card = (/** @type {GameAbout} */ game) => {
    const pick = () => {
      Object.assign(plan, { game, seats: usualSeats(game), options: {} });
      readdress(`/new/${game.game}`);
      changed();
    };
    return h(
      "label.pick",
      null,
      h("input", {
        type: "radio",
        name: "game",
        value: game.game,
        checked: game === plan.game,
        onchange: pick,
        "data-key": `game-${game.game}`,
      }),
      h("img", { src: `/api/games/${game.game}/picture.svg?theme=${theme()}`, alt: "" }),
      h("b", null, game.title),
      h("small", null, t("players-range", { least: game.least_seats, most: game.most_seats })),
    );
  };
  return h("div.picks", null, about().games.map(card));
}

/** @param {Plan} plan */
function summary(plan) {
  const open = plan.seats.filter(({ kind }) => kind === "open").length;
  const words =
    open > 0
      ? t("new-summary-open", { count: plan.seats.length, open })
      : t("new-summary", { count: plan.seats.length });
  const why = plan.refused && h("p.refused", { role: "status" }, plan.refused);
  return h(
    "div.sum",
    null,
    why || h("p", null, `${plan.game.title}. ${words}`),
    h(
      "button.btn.p",
      { type: "submit", disabled: plan.refused !== null, "data-key": "open" },
      glyph("check", 18),
      t("open-table"),
    ),
  );
}
