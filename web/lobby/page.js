// The lobby: tables that wait for you, the games, open tables, finished games.

import { go } from "../shared/address.js";
import { get } from "../shared/api.js";
import { takeSeat } from "../shared/deal.js";
import { fill, h } from "../shared/dom.js";
import { glyph, token } from "../shared/glyph.js";
import { footer, header } from "../shared/header.js";
import { about, againstBots, lastBot, makeTable, whoAmI } from "../shared/house.js";
import { sayFailure } from "../shared/notices.js";
import { onTheme, theme } from "../shared/theme.js";
import { ago, t } from "../shared/words.js";
import { knownMark, tableCard, tableRow } from "./cards.js";
import { recordDoor } from "./record.js";

/** @typedef {import("../protocol.d.ts").TableInfo} TableInfo */
/** @typedef {import("../protocol.d.ts").TableList} TableList */
/** @typedef {import("../protocol.d.ts").GameAbout} GameAbout */
/** @typedef {import("../shared/scope.js").Scope} Scope */

/** How often the lists are read again while somebody looks, in milliseconds. */
const FRESH = 10_000;

/** @param {Scope} scope @param {HTMLElement} root */
export async function enter(scope, root) {
  const main = h("main.wrap");
  root.replaceChildren(h("div.hallway", null, header(scope, "lobby"), main, footer(), phoneNav()));
  const lists = new Lists(scope, main);
  await lists.show();
  onTheme(scope, () => pictures(main));
  scope.every(FRESH, () => document.hidden || lists.show().catch(() => {}));
}

/** The tables in their lists, drawn anew when one has changed. */
class Lists {
  #last = "";

  /** @param {Scope} scope @param {HTMLElement} main */
  constructor(scope, main) {
    this.scope = scope;
    this.main = main;
  }

  async show() {
    const names = ["mine", "open", "watch", "finished-mine", "finished"];
    const lists = await Promise.all(names.map((name) => list(name, this.scope.signal)));
    const fresh = JSON.stringify(lists);
    if (fresh === this.#last) return;
    this.#last = fresh;
    fill(this.main, content(this.scope, lists));
  }
}

/** @param {Scope} scope @param {TableInfo[][]} lists */
function content(scope, lists) {
  const [mine = [], open = [], watch = [], own = [], others = []] = lists;
  const finished = [...own, ...others.filter(({ id }) => !own.some((one) => one.id === id))];
  const joinable = open.filter(({ id }) => !mine.some((own) => own.id === id));
  const running = watch.filter(({ id }) => !mine.some((own) => own.id === id));
  const games = about().games.map((game) => gameCard(scope, game, mine.length > 0 ? "h3" : "h2"));
  return mine.length > 0
    ? [
        h(
          "div.desk",
          null,
          waiting(mine),
          ...rows(scope, t("open-tables"), joinable),
          ...rows(scope, t("watch-tables"), running),
        ),
        h(
          "aside",
          null,
          section(t("start"), t("start-note"), h("div.new", null, games)),
          ...done(finished),
          recordDoor(scope),
        ),
      ]
    : [
        h(
          "div.desk.whole",
          null,
          welcome(),
          h("div.games", null, games),
          ...rows(scope, t("open-tables"), joinable),
          ...rows(scope, t("watch-tables"), running),
          ...done(finished),
          recordDoor(scope),
        ),
      ];
}

/** A list of tables; a stranger has none. @param {string} name @param {AbortSignal} signal @returns {Promise<TableInfo[]>} */
async function list(name, signal) {
  if (name.endsWith("mine") && !whoAmI()) return [];
  /** @type {TableList} */
  const { tables } = await get(`/api/tables?list=${name}&limit=20`, signal);
  return tables;
}

function welcome() {
  return h("section.welcome", null, h("h1", null, t("welcome")), h("p.lead", null, t("welcome-note")));
}

/** @param {TableInfo[]} mine */
function waiting(mine) {
  const turns = mine.filter(({ your_turn }) => your_turn);
  const sorted = [...turns, ...mine.filter(({ your_turn }) => !your_turn)];
  const longest = turns.reduce((least, { touched_at }) => Math.min(least, touched_at), Infinity);
  const lead = turns.length > 0 ? t("waited-longest", { time: ago(longest) }) : t("others-turn");
  return h(
    "section",
    null,
    h("h1", null, t("tables-wait", { count: turns.length })),
    h("p.lead", null, lead),
    h("div.cards", null, sorted.map(tableCard)),
  );
}

/** @param {string} title @param {string} note @param {Node} content */
const section = (title, note, content) =>
  h("section.sec", null, h("h2", null, title), h("p.lead", null, note), content);

/** @param {Scope} scope @param {string} title @param {TableInfo[]} tables */
function rows(scope, title, tables) {
  if (tables.length === 0) return [];
  return [
    h(
      "section.sec",
      null,
      h("h2", null, title),
      h(
        "ul.list",
        null,
        tables.map((table) => tableRow(table, () => sit(scope, table))),
      ),
    ),
  ];
}

/** Sits down on the first open seat. @param {Scope} scope @param {TableInfo} table */
async function sit(scope, table) {
  const seat = table.seats.find(({ kind }) => kind === "open");
  try {
    if (seat) await takeSeat(`/api/tables/${table.id}/seats/${seat.seat}/take`, table, seat.seat, scope.signal);
    go(`/table/${table.id}`);
  } catch (error) {
    sayFailure(error);
  }
}

/** @param {Scope} scope @param {GameAbout} game @param {"h2" | "h3"} heading */
function gameCard(scope, game, heading) {
  const level = /** @type {HTMLSelectElement} */ (
    h(
      "select.level",
      { "aria-label": `${t("bot-level")}: ${game.title}`, title: t("bot-level"), "data-key": `level-${game.game}` },
      about().bots.map((bot) => h("option", { value: bot.level, selected: bot.level === lastBot() }, bot.name)),
    )
  );
  const play = async (/** @type {Event} */ event) => {
    const button = /** @type {HTMLButtonElement} */ (event.currentTarget);
    button.disabled = true;
    await makeTable(scope, againstBots(game, level.value)).catch(sayFailure);
    button.disabled = false;
  };
  return h(
    "article.game",
    null,
    h(
      "div.game-picture",
      null,
      h("img", { src: source(game.game), alt: "", "data-game": game.game, decoding: "async", width: 400, height: 310 }),
    ),
    h(
      "div.game-words",
      null,
      h(`${heading}.game-title`, null, game.title),
      h("p", null, game.about),
      h(
        "p.note",
        null,
        t("players-range", { least: game.least_seats, most: game.most_seats }),
        " · ",
        h("a", { href: `/rules/${game.game}`, "aria-label": t("rules-of", { game: game.title }) }, t("rules-link")),
      ),
      game.maturity && maturityNote(game.maturity),
      h(
        "div.acts",
        null,
        h("div.quick", null, h("button.btn.p", { onclick: play }, glyph("bot", 18), t("play-bots")), level),
        h("a.btn", { href: `/new/${game.game}` }, glyph("plus", 18), t("new-table")),
        h(
          "a.btn.q",
          { href: `/learn/${game.game}`, "data-key": `learn-${game.game}` },
          glyph("book", 18),
          t("learn-five"),
        ),
      ),
    ),
  );
}

/** How well the rules of a game are known. @param {NonNullable<GameAbout["maturity"]>} maturity */
const maturityNote = ({ maturity, name, reason }) =>
  h("p.note.maturity", null, h(`b.${maturity}`, null, name), " ", reason);

/** @param {string} game */
const source = (game) => `/api/games/${game}/picture.svg?theme=${theme()}`;

/** The pictures in the theme of the page. @param {HTMLElement} main */
function pictures(main) {
  for (const image of main.querySelectorAll("img")) image.src = image.src.replace(/theme=\w+/, `theme=${theme()}`);
}

/** @param {TableInfo[]} finished */
function done(finished) {
  if (finished.length === 0) return [];
  return [h("section.sec", null, h("h2", null, t("finished")), h("ul.list", null, finished.slice(0, 6).map(doneRow)))];
}

/** @param {TableInfo} table */
function doneRow(table) {
  const winners = table.seats.filter(({ place }) => place === 1);
  const names = winners.map(({ yours, name }) => (yours ? t("you") : name)).join(", ");
  const points = winners[0]?.points ?? 0;
  const won =
    winners.length === 0
      ? t("ended")
      : t("won-with", { names, points, count: winners.length, yours: String(winners.some(({ yours }) => yours)) });
  return h(
    "li.fin",
    null,
    token(winners[0]?.color ?? "porphyry", 26),
    h(
      "div",
      null,
      won,
      knownMark(table),
      h("small", null, `${table.title}, ${ago(table.finished_at ?? table.touched_at)}`),
    ),
    h(
      "a",
      { href: `/table/${table.id}`, "aria-label": `${t("look")}: ${won}, ${table.title}` },
      glyph("eye", 17),
      t("look"),
    ),
  );
}

function phoneNav() {
  const tab = (/** @type {string} */ name, /** @type {string} */ icon, /** @type {string} */ href) =>
    h("a.tab", { href, "aria-current": name === "lobby" ? "page" : null }, glyph(icon, 22), t(`nav-${name}`));
  return h("nav.tabs.phonenav", { "aria-label": t("nav") }, tab("lobby", "forum", "/"), tab("new", "plus", "/new"));
}
