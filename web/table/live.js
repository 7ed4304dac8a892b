// The live connection to a table: says hello, sends requests, hears updates, and comes back by
// itself with what it already has. What changes the table has an id of its own: where the answer
// is late, or was lost with the connection, it is sent again by the same id, and counts once.

import { Refused } from "../shared/api.js";
import { language, t } from "../shared/words.js";
import { Beat } from "./beat.js";

/** @typedef {import("../shared/scope.js").Scope} Scope */
/** @typedef {import("./answerer.d.ts").Answerer} Answerer */
/** @typedef {import("./answerer.d.ts").Listener} Listener */
/** @typedef {import("../protocol.d.ts").Request} Request */
/** @typedef {import("../protocol.d.ts").Answer} Answer */

/**
 * Something that was asked and is not answered yet.
 * @typedef {object} Waiting
 * @property {string} message as it was sent
 * @property {number} again how often it may still be sent over another connection; a mere question never, though it is asked anew on the same one
 * @property {number} age for how many ticks it has waited
 * @property {(answer: any) => void} resolve
 * @property {(error: Error) => void} reject
 */

/** Waits before the next try, in milliseconds. */
const WAITS = [250, 500, 1000, 2000, 4000, 8000];
/** How often something is sent again, at most: a connection that it ends each time is not worth more. */
const AGAIN = 8;
/** After so many ticks what is not answered is sent again, and at last given up. */
const LATE = 4;
const GIVEN_UP = 30;
/** The goodbyes to who is not signed in any more. */
const ENDED = ["signed-out", "banned"];
/** The requests that change the table. */
const CHANGES = ["submit", "undo", "agree", "decline", "ask_link", "hand_over"];

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
  #beat;
  /** In the order in which it was asked. @type {Map<number, Waiting>} */
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
    this.#beat = new Beat(scope, {
      isOpen: () => this.#socket?.readyState === WebSocket.OPEN,
      ask: () => this.#socket?.send(JSON.stringify({ ping: this.#next++ })),
      lost: () => this.#abandon(),
      ticked: () => this.#tick(),
    });
    this.#connect();
    scope.listen(window, "online", () => this.#retry());
    scope.listen(document, "visibilitychange", () => document.hidden || this.#look());
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
    const changes = Object.keys(request).some((word) => CHANGES.includes(word));
    const message = JSON.stringify({ id, request: changes ? withSubmission(request) : request });
    socket.send(message);
    return new Promise((resolve, reject) =>
      this.#waiting.set(id, { message, again: changes ? AGAIN : 0, age: 0, resolve, reject }),
    );
  }

  /** Sends again what is late; what nobody answers is given up. */
  #tick() {
    for (const [id, waiting] of this.#waiting) {
      waiting.age += 1;
      if (waiting.age >= GIVEN_UP) {
        this.#waiting.delete(id);
        waiting.reject(lost());
      } else if (waiting.age % LATE === 0 && this.#socket?.readyState === WebSocket.OPEN) {
        this.#socket.send(waiting.message);
      }
    }
  }

  /** Somebody looks again: is the connection still there? */
  #look() {
    if (this.#socket === null) this.#retry();
    else this.#beat.wake();
  }

  /** Nothing is heard any more, though the connection was not closed. */
  #abandon() {
    const socket = this.#socket;
    if (socket === null) return;
    this.#lose();
    socket.close();
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
    this.#beat.heard();
    socket.onopen = () => {
      this.#beat.heard();
      const deflate = "DecompressionStream" in globalThis;
      socket.send(JSON.stringify({ hello: { ...this.listener.hello(), lang: language(), deflate } }));
      for (const waiting of this.#waiting.values()) {
        waiting.again -= 1;
        socket.send(waiting.message);
      }
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#beat.heard();
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
    if (message.pong !== undefined) return;
    if (message.id !== undefined && message.id !== null) return this.#answer(message);
    if (message.error) return this.listener.changed("refused", message.error);
    // Whoever this was is nobody here any more: everything is asked anew.
    if (ENDED.includes(message.bye)) return location.reload();
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
    else if ("overlay" in message) waiting?.resolve(message.overlay);
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

  /** What was merely asked is answered by nobody; what changes the table waits for the next connection. */
  #forget() {
    for (const [id, { again, reject }] of this.#waiting) {
      if (again > 0) continue;
      this.#waiting.delete(id);
      reject(lost());
    }
  }
}

const lost = () => new Refused({ code: "connection/lost", sentence: t("connection-lost") });

/** The same request with an id of its own. @param {Request} request */
const withSubmission = (request) =>
  Object.fromEntries(Object.entries(request).map(([word, wanted]) => [word, { ...wanted, submission: freshId() }]));

/** Thirty-two digits that nobody else draws; `randomUUID` is there over https only. */
const freshId = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {ArrayBuffer} data */
function unpacked(data) {
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(stream).text();
}
