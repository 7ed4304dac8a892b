// Asking the server over HTTP. A refusal is thrown as `Refused`, with the sentence for people.

import { language } from "./words.js";

/** @typedef {import("../protocol.d.ts").ErrorBody} ErrorBody */

/** What the server refused, or that it could not be reached. */
export class Refused extends Error {
  /** @param {ErrorBody} shown */
  constructor(shown) {
    super(shown.sentence);
    this.code = shown.code;
    this.rule = shown.rule ?? null;
  }
}

/**
 * @template T
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @param {AbortSignal} [signal] of the page that asks
 * @param {Record<string, string>} [more] headers
 * @returns {Promise<T>}
 */
async function ask(method, path, body, signal, more) {
  const joined = `${path}${path.includes("?") ? "&" : "?"}lang=${language()}`;
  const headers = body === undefined ? more : { ...more, "Content-Type": "application/json" };
  const text = body === undefined ? undefined : JSON.stringify(body);
  const answer = await fetch(joined, { method, headers, body: text, signal });
  const told = await answer.json().catch(() => null);
  signal?.throwIfAborted();
  if (answer.ok) return told;
  throw new Refused(told?.error ?? { code: "request/failed", sentence: `${answer.status} ${answer.statusText}` });
}

/** @template T @param {string} path @param {AbortSignal} [signal] @returns {Promise<T>} */
export const get = (path, signal) => ask("GET", path, undefined, signal);

/** @template T @param {string} path @param {unknown} [body] @param {AbortSignal} [signal] @returns {Promise<T>} */
export const post = (path, body, signal) => ask("POST", path, body, signal);

/** @template T @param {string} path @param {unknown} body @returns {Promise<T>} */
export const patch = (path, body) => ask("PATCH", path, body);

/** @template T @param {string} path @param {unknown} [body] @returns {Promise<T>} */
export const remove = (path, body) => ask("DELETE", path, body);

/** Asks as whoever has this token, which no cookie holds. @param {string} token */
export function asHolderOf(token) {
  const headers = { Authorization: `Bearer ${token}` };
  return {
    /** @template T @param {string} path @param {AbortSignal} signal @returns {Promise<T>} */
    get: (path, signal) => ask("GET", path, undefined, signal, headers),
    /** @template T @param {string} path @param {unknown} body @param {AbortSignal} signal @returns {Promise<T>} */
    post: (path, body, signal) => ask("POST", path, body, signal, headers),
  };
}
