// The board in words: every area with what lies in it, for who does not see it.

import { h } from "../shared/dom.js";
import { t } from "../shared/words.js";

/** @typedef {import("./session.js").Session} Session */

/** @param {Session} session */
export function description(session) {
  const areas = session.sheet.pages.flatMap(({ slots }) => slots).map(({ area }) => session.pictureOf(area));
  return h(
    "div.words",
    null,
    areas.map((picture) => picture && inWords(picture.svg)),
  );
}

/** @param {string} markup */
function inWords(markup) {
  const template = document.createElement("template");
  template.innerHTML = markup;
  const area = template.content.firstElementChild;
  const names = [...template.content.querySelectorAll("g.hit[data-hit]")].map(
    (hit) => hit.getAttribute("aria-label") ?? "",
  );
  return h(
    "section",
    null,
    h("h3", null, area?.getAttribute("aria-label") ?? ""),
    names.length > 0
      ? h(
          "ul",
          null,
          names.map((name) => h("li", null, name)),
        )
      : h("p.note", null, t("nothing-there")),
  );
}
