// The live connection to a table: says hello, sends requests, hears updates, and comes back by
// itself with what it already has.

import { Refused } from "../shared/api.js";
import { language, t } from "../shared/words.js";

/** @typedef {import("../protocol.d.ts").Hello} Hello */
/** @typedef {import("../protocol.d.ts").Request} Request */
/** @typedef {import("../protocol.d.ts").Answer} Answer */
/** @typedef {import("../protocol.d.ts").Told} Told */

/**
 * What the connection tells.
 * @typedef {object} Listener
 * @property {(message: any) => void} heard `table`, `update`, `people`
 * @property {(state: "open" | "lost" | "refused", why?: Told) => void} changed
 * @property {() => Hello} hello what to say first, each time
 */

/** Waits before the next try, in milliseconds. */
const WAITS = [250, 500, 1000, 2000, 4000, 8000];

export class Live {
  /** @type {WebSocket | null} */
  #socket = null;
  #tries = 0;
  #next = 1;
  #over = false;
  /** Frames are read in order, also where unpacking one takes longer. */
  #reading = Promise.resolve();
  /** @type {Map<number, { resolve: (answer: any) => void, reject: (error: Error) => void }>} */
  #waiting = new Map();

  /**
   * @param {string} table
   * @param {Listener} listener
   */
  constructor(table, listener) {
    this.listener = listener;
    this.address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${table}/live`;
    this.#connect();
    addEventListener("online", () => this.#retry());
    document.addEventListener("visibilitychange", () => document.hidden || this.#retry());
  }

  /**
   * Asks for something; the answer, or a `Refused`.
   * @param {Request} request
   * @returns {Promise<any>}
   */
  ask(request) {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(lost());
    const id = this.#next++;
    socket.send(JSON.stringify({ id, request }));
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  /** Says hello anew on a fresh connection: another seat or another format. */
  again() {
    this.#tries = 0;
    this.#drop();
    this.#connect();
  }

  /** Ends for good. */
  close() {
    this.#over = true;
    this.#drop();
  }

  #drop() {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#forget();
  }

  #connect() {
    const socket = new WebSocket(this.address);
    socket.binaryType = "arraybuffer";
    this.#socket = socket;
    socket.onopen = () => {
      const deflate = "DecompressionStream" in globalThis;
      socket.send(JSON.stringify({ hello: { ...this.listener.hello(), lang: language(), deflate } }));
    };
    socket.onmessage = ({ data }) => {
      this.#reading = this.#reading
        .then(async () => {
          const message = JSON.parse(typeof data === "string" ? data : await unpacked(data));
          if (socket === this.#socket) this.#hear(message);
        })
        .catch((error) => console.error(error));
    };
    socket.onclose = () => socket === this.#socket && this.#lose();
  }

  /** @param {any} message */
  #hear(message) {
    if (message.id !== undefined && message.id !== null) return this.#answer(message);
    if (message.error) return this.listener.changed("refused", message.error);
    if (message.update || message.table) {
      this.#tries = 0;
      this.listener.changed("open");
    }
    this.listener.heard(message);
  }

  /** @param {{ id: number } & Answer} message */
  #answer(message) {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if ("error" in message) waiting?.reject(new Refused(message.error));
    else if ("done" in message) waiting?.resolve(message.done);
    else if ("staged" in message) waiting?.resolve(message.staged);
    else waiting?.resolve(message.help);
  }

  #lose() {
    this.#forget();
    if (this.#over) return;
    this.#socket = null;
    this.listener.changed("lost");
    const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)] ?? 0;
    this.#tries += 1;
    setTimeout(() => this.#retry(), wait);
  }

  #retry() {
    if (this.#socket === null && !this.#over) this.#connect();
  }

  /** What was asked is answered by nobody. */
  #forget() {
    for (const { reject } of this.#waiting.values()) reject(lost());
    this.#waiting.clear();
  }
}

const lost = () => new Refused({ code: "connection/lost", sentence: t("connection-lost") });

/** @param {ArrayBuffer} data */
function unpacked(data) {
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(stream).text();
}
