// A player's part of the deal: a share is drawn here and sent when a seat is taken, and kept in this
// browser together with what the server had promised, until the record tells what it was dealt from.

import { post } from "./api.js";

/** @typedef {import("../protocol.d.ts").TableInfo} TableInfo */
/** @typedef {import("../protocol.d.ts").NewSeat} NewSeat */

/**
 * What this browser knows of a deal: the promise that was shown, and its own shares by seat.
 * @typedef {{ table: string, commitment: string, shares: Record<string, string> }} Kept
 */

const KEY = "aedile-deals";
/** Older ones are forgotten. */
const MOST = 200;

/** @param {Uint8Array} bytes */
const hexadecimal = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** 32 random bytes that nobody else knows. */
export const newShare = () => hexadecimal(crypto.getRandomValues(new Uint8Array(32)));

/** The seats of a new table, each of one's own with a share. @param {NewSeat[]} seats @returns {NewSeat[]} */
export const withShares = (seats) =>
  seats.map((seat) => (seat.kind === "me" || seat.kind === "beside" ? { ...seat, share: newShare() } : seat));

/** @returns {Kept[]} */
const all = () => JSON.parse(localStorage.getItem(KEY) ?? "[]");

/** What is kept of a table's deal; nothing where this browser added no share. @param {string} table */
export const keptDeal = (table) => all().find((one) => one.table === table) ?? null;

/** Keeps what was sent: the last share of a seat is the one that counts. @param {TableInfo} table @param {number} seat @param {string} share */
export function keepShare({ id, commitment }, seat, share) {
  const before = keptDeal(id);
  const shares = { ...before?.shares, [seat]: share };
  const others = all().filter(({ table }) => table !== id);
  // What was promised first is what must hold.
  const kept = { table: id, commitment: before?.commitment ?? commitment, shares };
  localStorage.setItem(KEY, JSON.stringify([...others, kept].slice(-MOST)));
}

/** Keeps the shares that a new table was made with. @param {TableInfo} table @param {NewSeat[]} seats */
export function keepShares(table, seats) {
  for (const [index, seat] of seats.entries())
    if ("share" in seat && seat.share) keepShare(table, index + 1, seat.share);
}

/**
 * Sits down at a table as it was shown, and adds a share where that still counts.
 * @template T
 * @param {string} path by which the seat is taken
 * @param {TableInfo} table
 * @param {number} seat
 * @param {AbortSignal} signal
 * @param {{ known?: boolean, token?: string }} [by] whether the person knows that somebody may know the deal, and the link they have
 * @returns {Promise<T>}
 */
export async function takeSeat(path, table, seat, signal, { known = false, token } = {}) {
  const counts = table.status === "waiting" && table.deal.kind === "shared";
  const share = counts ? newShare() : undefined;
  const arrival = { share, known_deal: known };
  /** @type {T} */
  const answer = await post(path, token === undefined ? arrival : { token, arrival }, signal);
  if (share) keepShare(table, seat, share);
  return answer;
}

/**
 * What a record says of its deal. A share is `in`, or `missing`, or this browser added `none`; the
 * promise is the `same`, or `other`; the hashes `hold`, or are `broken`, or could not be computed.
 * @typedef {{ share: "in" | "missing" | "none", promise: "same" | "other" | "none", hashes: "hold" | "broken" | "unchecked" }} Verdict
 */

/**
 * Looks for the own shares in a record, and computes its hashes anew.
 * @param {string} record
 * @param {Kept | null} kept
 * @param {number[]} seats one's own
 * @param {SubtleCrypto | null} subtle there only where the page came over https or from this machine
 * @returns {Promise<Verdict>}
 */
export async function checkDeal(record, kept, seats, subtle = globalThis.crypto?.subtle ?? null) {
  const header = headerOf(record);
  const own = seats.filter((seat) => kept?.shares[seat] !== undefined);
  const found = own.every((seat) => header.get(`share ${seat}`) === kept?.shares[seat]);
  return {
    share: own.length === 0 ? "none" : found ? "in" : "missing",
    promise: own.length === 0 ? "none" : header.get("commitment") === kept?.commitment ? "same" : "other",
    hashes: subtle === null ? "unchecked" : (await holds(record, header, subtle)) ? "hold" : "broken",
  };
}

/** The lines before the first action, by their first word, or two. @param {string} record */
function headerOf(record) {
  /** @type {Map<string, string>} */
  const header = new Map();
  for (const line of headerLines(record)) {
    const [, key = "", value = ""] = /^(share \d+|\w+) (.*)$/.exec(line) ?? [];
    header.set(key, value);
  }
  return header;
}

/** @param {string} record */
function headerLines(record) {
  const lines = record.split("\n");
  const first = lines.findIndex((line) => /^\d/.test(line));
  return first < 0 ? lines : lines.slice(0, first);
}

/** Whether commitment and seed are the hashes of their lines (docs/records.md). @param {string} record @param {Map<string, string>} header @param {SubtleCrypto} subtle */
async function holds(record, header, subtle) {
  const lines = headerLines(record);
  const hash = async (/** @type {string} */ tag, /** @type {string[]} */ words) => {
    const covered = lines.filter((line) => words.includes(line.split(" ", 1)[0] ?? ""));
    const text = [...(tag ? [tag] : []), ...covered, ""].join("\n");
    return hexadecimal(new Uint8Array(await subtle.digest("SHA-256", new TextEncoder().encode(text))));
  };
  const agreed = ["game", "rules", "seats", "option", "table"];
  const promised = header.get("commitment");
  if (lines[0] === "aedile record 1") return promised === (await hash("", [...agreed, "seed"]));
  if (header.has("from")) return promised === (await hash("aedile deal 2", [...agreed, "from", "seed"]));
  const seed = await hash("aedile seed 2", ["table", "commitment", "secret", "share"]);
  return promised === (await hash("aedile deal 2", [...agreed, "secret"])) && header.get("seed") === seed;
}
