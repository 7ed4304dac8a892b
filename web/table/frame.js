// The frame around the board: gives it the columns that the space allows, and asks for other pictures
// where there is room for others.

import { columns, format, here } from "./space.js";

/** @typedef {import("./board.js").Board} Board */

/** How wide the pictures beside the board are before they have come. */
const USUAL = 300;

/**
 * @param {HTMLElement} app
 * @param {Board} board
 * @param {() => void} changed there is room for other pictures
 */
export function frame(app, board, changed) {
  const { session } = board;
  const settle = () => {
    const { pages } = session.sheet;
    const beside = pages.slice(1).filter(({ of_players: players }) => !players);
    const widest = pages.length > 0 ? Math.max(0, ...beside.map(({ width }) => width)) : USUAL;
    const { frame: name, column, side } = columns(here(), pages[0] ?? { width: 1, height: 1 }, widest);
    app.dataset.frame = name;
    app.style.setProperty("--column", `${column}px`);
    app.style.setProperty("--side", `${side}px`);
  };
  board.settle = settle;
  settle();
  session.scope.listen(window, "resize", () => {
    settle();
    if (format() !== session.format) changed();
    else board.draw();
  });
}
