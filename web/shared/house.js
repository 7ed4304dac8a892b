// What every room needs: the program's words, games and bots, and who is here.

import { go } from "./address.js";
import { get, patch, post } from "./api.js";
import { keepShares, withShares } from "./deal.js";
import { loadSymbols } from "./glyph.js";
import { showTrouble } from "./trouble.js";
import { load, preferred } from "./words.js";

/** @typedef {import("../protocol.d.ts").About} About */
/** @typedef {import("../protocol.d.ts").Me} Me */
/** @typedef {import("../protocol.d.ts").PlayerShown} Player */
/** @typedef {import("../protocol.d.ts").GameAbout} GameAbout */
/** @typedef {import("../protocol.d.ts").MadeTable} MadeTable */
/** @typedef {import("../protocol.d.ts").NewTable} NewTable */
/** @typedef {import("../protocol.d.ts").SeatLink} SeatLink */

/** The languages the program speaks before it has said so. */
const LANGUAGES = ["en", "de"];

/** @type {About} */
let known;
/** @type {Player | null} */
let player = null;
/** Why whoever is signed in here may not play. @type {string | null} */
let banned = null;

/** Loads everything, once; the rooms wait for it. Who was a stranger may have become a player since. */
export async function open() {
  if (known) {
    if (!player) know(await get("/api/me"));
    return;
  }
  await load(preferred(LANGUAGES));
  const [program, me] = await Promise.all([
    /** @type {Promise<About>} */ (get("/api/about")),
    /** @type {Promise<Me>} */ (get("/api/me")),
  ]);
  known = program;
  know(me);
  showTrouble(program.trouble);
  const [first] = known.games;
  if (first) await loadSymbols(first.game);
}

/** @param {Me} me */
function know(me) {
  player = me.player;
  banned = me.banned;
}

/** This browser is this player's from now on. @param {Player} known */
export const becomePlayer = (known) => know({ player: known, banned: null });

/** The program. */
export const about = () => known;

/** Who is here; nobody for a stranger. */
export const whoAmI = () => player;

/** Why whoever is signed in here may not play; nothing for everybody else. */
export const whyBanned = () => banned;

/** @param {string} word @returns {GameAbout | null} */
export const gameNamed = (word) => known.games.find(({ game }) => game === word) ?? null;

/** Another name, or a first one. @param {string} name */
export async function callMe(name) {
  if (player) {
    /** @type {Me} */
    const me = await patch("/api/me", { name });
    player = me.player;
  } else {
    /** @type {import("../protocol.d.ts").SignedIn} */
    const signed = await post("/api/players", { name });
    player = signed.player;
  }
}

/** The bot that newcomers play against: the second of the list, for the first one only wanders. */
export const usualBot = () => (known.bots[1] ?? known.bots[0])?.level ?? "";

/** A table with the gentlest bot alone, for a first game. @param {string} game @returns {NewTable} */
export const firstGame = (game) => ({
  game,
  seats: [{ kind: "me" }, { kind: "bot", level: known.bots[0]?.level ?? "" }],
});

const LEVEL = "aedile-level";

/** The bot that was played against last, or the usual one. */
export function lastBot() {
  const last = localStorage.getItem(LEVEL);
  return known.bots.some(({ level }) => level === last) && last !== null ? last : usualBot();
}

/** A table with bots of this level and the usual options. @param {GameAbout} game @param {string} level @returns {NewTable} */
export function againstBots(game, level) {
  localStorage.setItem(LEVEL, level);
  const bots = Math.max(game.least_seats, Math.min(game.most_seats, 3)) - 1;
  const bot = { kind: /** @type {const} */ ("bot"), level };
  return { game: game.game, seats: [{ kind: "me" }, ...Array.from({ length: bots }, () => bot)] };
}

/** Makes a table and goes there, unless the page was left meanwhile. @param {import("./scope.js").Scope} scope @param {NewTable} wanted */
export async function makeTable(scope, wanted) {
  const seats = withShares(wanted.seats);
  /** @type {MadeTable} */
  const made = await post("/api/tables", { ...wanted, seats }, scope.signal);
  keepShares(made.table, seats);
  goTo(made);
}

/** Goes to a table that was just made, and keeps the links of its open seats. @param {MadeTable} made */
export function goTo({ table, links }) {
  if (links.length > 0) sessionStorage.setItem(`aedile-links-${table.id}`, JSON.stringify(links));
  go(`/table/${table.id}`);
}

/** The links of a table's open seats, for who made it in this browser. @param {string} table @returns {import("../protocol.d.ts").SeatLink[]} */
export const linksOf = (table) => JSON.parse(sessionStorage.getItem(`aedile-links-${table}`) ?? "[]");

/** Keeps a new link in the place of the seat's old one. @param {string} table @param {SeatLink} link */
export function keepLink(table, link) {
  const others = linksOf(table).filter((/** @type {SeatLink} */ { seat }) => seat !== link.seat);
  sessionStorage.setItem(`aedile-links-${table}`, JSON.stringify([...others, link]));
}
