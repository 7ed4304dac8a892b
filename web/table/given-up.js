// A table that is not played: closed, or of rules or a game that are not played here. What there
// is to know, the record as far as it came, and closing it.

import { go } from "../shared/address.js";
import { remove } from "../shared/api.js";
import { h } from "../shared/dom.js";
import { sayFailure } from "../shared/notices.js";
import { t } from "../shared/words.js";
import { optionsLine, seatTokens } from "../lobby/cards.js";
import { show as showPlace } from "../places/lost.js";

/** @typedef {import("../protocol.d.ts").TableInfo} TableInfo */
/** @typedef {import("../shared/scope.js").Scope} Scope */

/** Whether there is nothing to play at a table. @param {TableInfo} info */
export const isGivenUp = (info) => info.status === "closed" || info.unplayable !== null;

/** @param {Scope} scope @param {HTMLElement} root @param {TableInfo} info */
export function show(scope, root, info) {
  document.title = `${info.title} · Aedile`;
  const people = info.seats.filter(({ kind }) => kind !== "open").map(({ name }) => name);
  showPlace(
    scope,
    root,
    info.title,
    why(info),
    h(
      "div.panel.stack",
      null,
      seatTokens(info),
      h("p", null, people.join(", ")),
      h("p.note", null, optionsLine(info)),
      h("div.acts", null, download(info), close(info)),
    ),
  );
}

/** @param {TableInfo} info */
function why({ closed, closed_because, status, unplayable }) {
  if (status !== "closed") return unplayable?.sentence ?? "";
  if (closed_because !== null) return t("table-closed-note", { why: closed_because });
  return t(closed === "expired" ? "table-expired" : "table-given-up");
}

/** Whoever played has the record as far as it came; of a finished game everybody. @param {TableInfo} info */
function download({ id, game, status, started_at, owner, seats }) {
  const played = started_at !== null && (owner || seats.some(({ yours }) => yours));
  if (status !== "finished" && !played) return null;
  return h("a.btn", { href: `/api/tables/${id}/record`, download: `${game}-${id}.aedile` }, t("record"));
}

/** @param {TableInfo} info */
function close({ id, owner, status }) {
  if (!owner || status === "closed" || status === "finished") return null;
  const give = () => remove(`/api/tables/${id}`).then(() => go(location.href), sayFailure);
  return h("button.btn.q", { onclick: give, "data-key": "close-table" }, t("close-table"));
}
