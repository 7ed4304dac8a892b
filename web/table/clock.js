// How much time a seat has left for its turn: in seconds when it matters. The numbers count down by
// themselves, wherever they stand.

import { h } from "../shared/dom.js";
import { ago, t } from "../shared/words.js";

/** Under so much time the seconds matter, in milliseconds. */
const MATTERS = 10 * 60_000;
/** So often the clocks are looked at, in milliseconds. */
const TICK = 500;

/** The time that is left, in words. @param {number} deadline @param {number} [now] */
export function timeLeft(deadline, now = Date.now()) {
  const left = deadline - now;
  if (left <= 0) return t("clock-over");
  if (left >= MATTERS) return t("until", { time: ago(deadline) });
  const seconds = Math.ceil(left / 1000);
  const two = String(seconds % 60).padStart(2, "0");
  return t("clock-left", { minutes: String(Math.floor(seconds / 60)), seconds: two });
}

/** A clock that counts down while it is on the page. @param {number} deadline */
export function clock(deadline) {
  const place = h("span.clock", { "data-deadline": deadline }, timeLeft(deadline));
  place.classList.toggle("near", isNear(deadline));
  return place;
}

/** @param {number} deadline */
const isNear = (deadline) => deadline - Date.now() < 60_000;

/** Keeps the clocks of a page going, and says when one has run out. @param {import("../shared/scope.js").Scope} scope @param {() => void} ranOut */
export function keepTime(scope, ranOut) {
  scope.every(TICK, () => {
    for (const place of document.querySelectorAll(".clock[data-deadline]")) {
      const deadline = Number(/** @type {HTMLElement} */ (place).dataset.deadline);
      const text = timeLeft(deadline);
      if (place.textContent === text) continue;
      place.textContent = text;
      place.classList.toggle("near", isNear(deadline));
      if (deadline <= Date.now()) ranOut();
    }
  });
}
