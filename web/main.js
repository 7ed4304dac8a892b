// Where everything begins: the words, then the room that the address names.

import { byId } from "./shared/dom.js";
import * as house from "./shared/house.js";
import { sayFailure } from "./shared/notices.js";

/** @typedef {(root: HTMLElement, ...parts: string[]) => Promise<void>} Room */

/** The rooms by the first part of the address. @type {Record<string, () => Promise<{ enter: Room }>>} */
const ROOMS = {
  "": () => import("./lobby/page.js"),
  new: () => import("./new/page.js"),
  table: () => import("./table/page.js"),
  join: () => import("./places/join.js"),
  recover: () => import("./places/recover.js"),
  replay: () => import("./replay/page.js"),
  rules: () => import("./rules/page.js"),
  learn: () => import("./learn/page.js"),
};

async function enter() {
  const [room = "", ...parts] = location.pathname.slice(1).split("/").map(decodeURIComponent);
  const [found] = await Promise.all([(ROOMS[room] ?? (() => import("./places/lost.js")))(), house.open()]);
  await found.enter(byId("page"), ...parts);
}

enter().catch(sayFailure);
