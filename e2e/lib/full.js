// The fullest tables there are, in the middle of kept games, for somebody who looks at them.

import { readFileSync } from "node:fs";

const records = new URL("../../records/", import.meta.url).pathname;

/** For each game the record of a table with the most players and all that can be added. */
export const FULL = /** @type {const} */ ({
  foundations: "foundations-5-all-modules",
  city: "city-4-2-000000",
  marble: "marble-4-1-000000",
});

/**
 * A running table from a kept game, with a seat for whoever asks. The share says how far it is
 * played.
 * @param {import("./browser.js").Person} page
 * @param {keyof typeof FULL} game
 * @param {number} [share]
 * @param {string} [record]
 * @param {number} [seat]
 * @returns {Promise<string>} its address
 */
export async function fullTable(page, game, share = 0.6, record = FULL[game], seat = 1) {
  if (page.url() === "about:blank") await page.goto("/");
  const origin = new URL(page.url()).origin;
  const call = async (/** @type {string} */ path, /** @type {string} */ type, /** @type {string} */ data) => {
    const answer = await page.context().request.post(path, { headers: { origin, "content-type": type }, data });
    return answer.json();
  };
  const text = readFileSync(`${records}${game}/${record}.aedile`, "utf8");
  const kept = await call("/api/records", "text/plain", text);
  const replay = await (await page.context().request.get(`/api/tables/${kept.id}/replay`)).json();
  const seats = kept.seats.map((/** @type {unknown} */ _, /** @type {number} */ index) =>
    index + 1 === seat ? { kind: "me" } : { kind: "bot", level: "builder" },
  );
  const step = Math.floor(replay.decisions * share);
  const made = await call(`/api/tables/${kept.id}/replay/${step}/play`, "application/json", JSON.stringify({ seats }));
  return `/table/${made.table.id}`;
}
