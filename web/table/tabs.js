// The tabs of a phone: the sheet's pages, the players, the log. A dot says where something can be
// chosen.

import { fill, h } from "../shared/dom.js";
import { glyph } from "../shared/glyph.js";
import { t } from "../shared/words.js";
import { awaited } from "./choosing.js";

/** @typedef {{ session: import("./session.js").Session, board: import("./board.js").Board, tab: string, turnTab: (tab: "board" | "players" | "log", page?: number) => void }} Frame */

/** @param {Element} place @param {Frame} frame */
export function showTabs(place, frame) {
  const { session, board } = frame;
  if (session.format !== "narrow") return fill(place);
  const choosable = session.yours ? new Set([...awaited(session.draft)].map((hit) => board.pageWith(hit))) : new Set();
  const pages = session.sheet.pages.map((page, index) =>
    tab(
      page.name || t("board"),
      page.glyph,
      frame.tab === "board" && board.page === index,
      choosable.has(index),
      `page-${index}`,
      () => frame.turnTab("board", index),
    ),
  );
  fill(
    place,
    pages,
    tab(t("points-of"), "points", frame.tab === "players", false, "tab-players", () => frame.turnTab("players")),
    tab(t("log"), "scroll", frame.tab === "log", false, "tab-log", () => frame.turnTab("log")),
  );
}

/** @param {string} name @param {string} icon @param {boolean} on @param {boolean} dot @param {string} key @param {() => void} onclick */
function tab(name, icon, on, dot, key, onclick) {
  return h(
    "button.tab",
    { onclick, "aria-current": on ? "true" : null, "data-key": key },
    glyph(icon, 22),
    h("span", null, name),
    dot && !on && h("i.dot", { title: t("choose-here") }),
  );
}
