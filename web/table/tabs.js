// The tabs under the pictures: the pages that are not all seen at once, and where there is no side
// the players and the log; the points too, where they have no place of their own. A dot says where something can be chosen.

import { fill, h } from "../shared/dom.js";
import { glyph } from "../shared/glyph.js";
import { t } from "../shared/words.js";
import { isRow } from "./arrange.js";
import { awaited } from "./choosing.js";

/** @typedef {{ session: import("./session.js").Session, board: import("./board.js").Board, tab: string, insight: import("./insight.js").Insight, turnTab: (tab: "board" | "players" | "log" | "points", page?: number) => void }} Frame */

/** @param {Element} place @param {Frame} frame */
export function showTabs(place, frame) {
  const { session, board } = frame;
  const { pages } = session.sheet;
  const choosable = session.yours
    ? new Set([...awaited(session.composing.draft)].map((hit) => board.pageWith(hit)))
    : new Set();
  const hasSide = place.closest("[data-frame=wide], [data-frame=joined]") !== null;
  const isJoined = place.closest("[data-frame=joined]") !== null;
  const points = frame.insight.isEmpty || board.shelf.hasFoot ? null : pointsTab(frame);
  const own = ownTabs(frame).map(({ index, members }) => {
    const page = pages[index];
    const seen = board.isNarrow ? [board.page] : board.shownPages;
    const on = frame.tab === "board" && members.some((member) => seen.includes(member));
    const dot = members.some((member) => choosable.has(member));
    const turn = () => frame.turnTab("board", index);
    return tab(page?.name || t("board"), page?.glyph ?? "card", on, dot, `page-${index}`, turn);
  });
  const players = pages.findIndex(({ of_players: of }) => of);
  fill(
    place,
    ...(!hasSide || own.length > 1 || (points && !isJoined) ? own : []),
    ...(points && isJoined ? [sideTab(frame)] : []),
    ...(hasSide ? [] : others(frame, players >= 0 && choosable.has(players))),
    points,
  );
}

/** What stands in the side where there is one. @param {Frame} frame @param {boolean} dot */
const others = (frame, dot) => [
  tab(t("players"), "citizen", frame.tab === "players", dot, "tab-players", () => frame.turnTab("players")),
  tab(t("log"), "scroll", frame.tab === "log", false, "tab-log", () => frame.turnTab("log")),
];

/** @param {Frame} frame */
const pointsTab = (frame) =>
  tab(t("points-tab"), "points", frame.tab === "points", false, "tab-points", () => frame.turnTab("points"));

/** Back from the points to what else the side has. @param {Frame} frame */
const sideTab = (frame) =>
  tab(t("players"), "citizen", frame.tab !== "points", false, "tab-players", () => frame.turnTab("board"));

/** The pages that have a tab, each with those that are seen together with it. @param {Frame} frame */
function ownTabs({ session, board }) {
  const { pages } = session.sheet;
  const own = [...pages.keys()].filter((index) => !pages[index]?.of_players && (board.isNarrow || index > 0));
  const [first] = own;
  if (first === undefined) return [];
  if (!board.isNarrow && board.shelf.shown.length === own.length) return [{ index: first, members: own }];
  // On phones rows go with the board, and have no tab of their own.
  const rows = board.isNarrow ? own.filter((index) => index > 0 && isRow(pages[index])) : [];
  return own
    .filter((index) => !rows.includes(index))
    .map((index) => ({ index, members: index === first ? [index, ...rows] : [index] }));
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
