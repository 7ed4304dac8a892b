// The parts of the operators' page: what there is, and what can be done about it.

import { h } from "../shared/dom.js";
import { gameNamed } from "../shared/house.js";
import { ago, t } from "../shared/words.js";
import { networkForm, orderButton } from "./orders.js";

/** @typedef {import("./page.js").Desk} Desk */
/** @typedef {import("../protocol.d.ts").AdminTable} AdminTable */
/** @typedef {import("../protocol.d.ts").AdminPlayer} AdminPlayer */
/** @typedef {import("../protocol.d.ts").BanShown} BanShown */
/** @typedef {import("../protocol.d.ts").NotedShown} NotedShown */

/** A row: what it is about, what is known, what can be done. @param {Node | string} title @param {(string | null)[]} facts @param {...Node} acts */
const row = (title, facts, ...acts) =>
  h(
    "li",
    null,
    h("div.about", null, h("b", null, title), ...facts.filter(Boolean).map((fact) => h("small", null, fact))),
    h("div.acts", null, acts),
  );

/** @param {Node[]} rows */
const list = (rows) => (rows.length === 0 ? h("p.note", null, t("admin-none")) : h("ul.rows", null, rows));

/** A field that looks for something when it is sent. @param {string} label @param {string} value @param {(search: string) => void} found */
function searching(label, value, found) {
  const field = /** @type {HTMLInputElement} */ (
    h("input", { type: "search", name: "search", value, "aria-label": label, placeholder: label, "data-key": "search" })
  );
  const sent = (/** @type {Event} */ event) => {
    event.preventDefault();
    found(field.value.trim());
  };
  return h(
    "form.search",
    { onsubmit: sent, role: "search" },
    field,
    h("button.btn", { type: "submit" }, t("admin-search")),
  );
}

/** @param {Desk} desk @param {string} player whose tables; everybody's if nothing is said */
export async function tables(desk, player) {
  /** @type {AdminTable[]} */
  const all = [];
  let next = "";
  const of = player ? `player=${encodeURIComponent(player)}` : "";
  const more = async () => {
    /** @type {import("../protocol.d.ts").AdminTables} */
    const page = await desk.ask.get(`/api/admin/tables?${of}${next}`, desk.scope.signal);
    all.push(...page.tables);
    next = page.next ? `&after=${encodeURIComponent(page.next)}` : "";
  };
  await more();
  const place = h("div.stack");
  const show = () => {
    const further = h("button.btn", { type: "button", onclick: () => more().then(show) }, t("admin-more"));
    place.replaceChildren(list(all.map((table) => tableRow(desk, table))), ...(next ? [further] : []));
  };
  show();
  return [searching(t("admin-player-id"), player, (search) => desk.turn("tables", search)), place];
}

/** @param {Desk} desk @param {AdminTable} table */
function tableRow(desk, { id, game, status, seats, created_at, touched_at }) {
  const people = seats.map((name) => name || t("seat-open")).join(", ");
  const facts = [
    people,
    `${t(`admin-is-${status}`)} · ${t("admin-made", { time: ago(created_at) })} · ${t("admin-touched", { time: ago(touched_at) })}`,
  ];
  const title = h("a", { href: `/table/${id}` }, `${gameNamed(game)?.title ?? game} ${id}`);
  const open = status === "waiting" || status === "running";
  return row(title, facts, ...(open ? [orderButton(desk, t("admin-close"), `close ${id}`, id)] : []));
}

/** @param {Desk} desk @param {string} search */
export async function players(desk, search) {
  const path = `/api/admin/players?search=${encodeURIComponent(search)}`;
  /** @type {import("../protocol.d.ts").AdminPlayers} */
  const found = await desk.ask.get(path, desk.scope.signal);
  return [
    searching(t("admin-player"), search, (next) => desk.turn("players", next)),
    list(found.players.map((player) => playerRow(desk, player))),
  ];
}

/** @param {Desk} desk @param {AdminPlayer} player */
function playerRow(desk, { id, name, created_at, seen_at, sessions, banned }) {
  const seen = seen_at === null ? null : t("session-seen", { time: ago(seen_at) });
  const facts = [
    [id, t("admin-came", { time: ago(created_at) }), t("admin-sessions", { count: sessions }), seen]
      .filter(Boolean)
      .join(" · "),
    banned === null ? null : t("admin-banned", { why: banned }),
  ];
  return row(
    name,
    facts,
    h("button.btn", { type: "button", onclick: () => desk.turn("tables", id) }, t("admin-tables")),
    banned === null
      ? orderButton(desk, t("admin-ban"), `ban player ${id}`, name)
      : orderButton(desk, t("admin-unban"), `unban player ${id}`, name),
    orderButton(desk, t("admin-forget"), `forget ${id}`, name),
  );
}

/** @param {Desk} desk */
export async function bans(desk) {
  /** @type {import("../protocol.d.ts").BansShown} */
  const told = await desk.ask.get("/api/admin/bans", desk.scope.signal);
  const banRow = (/** @type {BanShown} */ { who, why, at }) =>
    row(who, [`${ago(at)}: ${why}`], orderButton(desk, t("admin-unban"), `unban ${who}`, who));
  return [networkForm(desk), list(told.bans.map(banRow))];
}

/** @param {Desk} desk */
export async function audit(desk) {
  /** @type {import("../protocol.d.ts").AuditShown} */
  const told = await desk.ask.get("/api/admin/audit", desk.scope.signal);
  const noted = (/** @type {NotedShown} */ { at, who, what, why }) =>
    row(what, [`${new Date(at).toLocaleString()} · ${who}`, why]);
  return [list(told.noted.map(noted))];
}
