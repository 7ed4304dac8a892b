// The live connection to a table: says hello, sends requests, hears updates, and comes back by
// itself with what it already has.

import { Refused } from "../shared/api.js";
import { language, t } from "../shared/words.js";

/** @typedef {import("../shared/scope.js").Scope} Scope */
/** @typedef {import("./answerer.d.ts").Answerer} Answerer */
/** @typedef {import("./answerer.d.ts").Listener} Listener */
/** @typedef {import("../protocol.d.ts").Request} Request */
/** @typedef {import("../protocol.d.ts").Answer} Answer */

/** Waits before the next try, in milliseconds. */
const WAITS = [250, 500, 1000, 2000, 4000, 8000];

/** @implements {Answerer} */
export class Live {
  kind = /** @type {const} */ ("table");
  /** @type {WebSocket | null} */
  #socket = null;
  #tries = 0;
  #next = 1;
  #scope;
  /** Frames are read in order, also where unpacking one takes longer. */
  #reading = Promise.resolve();
  /** @type {Map<number, { resolve: (answer: any) => void, reject: (error: Error) => void }>} */
  #waiting = new Map();

  /**
   * @param {Scope} scope
   * @param {string} table
   * @param {Listener} listener
   */
  constructor(scope, table, listener) {
    this.#scope = scope;
    this.listener = listener;
    this.address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${table}/live`;
    this.#connect();
    scope.listen(window, "online", () => this.#retry());
    scope.listen(document, "visibilitychange", () => document.hidden || this.#retry());
    scope.onLeave(() => this.#close());
  }

  /**
   * Asks for something; the answer, or a `Refused`.
   * @template {Request} R
   * @param {R} request
   * @returns {Promise<import("./answerer.d.ts").Answered<R>>}
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
    if (this.#scope.isOver) return;
    this.#tries = 0;
    this.#drop();
    this.#connect();
  }

  /** Ends for good; whoever asked something has left too. */
  #close() {
    this.#waiting.clear();
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
    this.#socket = null;
    this.listener.changed("lost");
    const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)] ?? 0;
    this.#tries += 1;
    this.#scope.after(wait, () => this.#retry());
  }

  #retry() {
    if (this.#socket === null && !this.#scope.isOver) this.#connect();
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
