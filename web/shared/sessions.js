// The browsers and programs of a player: listed, signed out here and elsewhere; and being deleted.

import { get, post, remove } from "./api.js";
import { askFirst } from "./dialog.js";
import { h } from "./dom.js";
import { whoAmI } from "./house.js";
import { sayFailure } from "./notices.js";
import { ago, t } from "./words.js";

/** @typedef {import("../protocol.d.ts").Sessions} Sessions */
/** @typedef {import("../protocol.d.ts").SessionShown} Session */

/** All of them; there once the server has told. @param {import("./scope.js").Scope} scope */
export function sessionList(scope) {
  const place = h("div.stack");
  const show = (/** @type {Sessions} */ { sessions }) => place.replaceChildren(...listed(sessions, end));
  const end = (/** @type {string} */ path) =>
    remove(path).then((told) => show(/** @type {Sessions} */ (told)), sayFailure);
  get("/api/me/sessions", scope.signal).then((told) => show(/** @type {Sessions} */ (told)), sayFailure);
  return h("section.stack", null, h("h3", null, t("sessions")), place);
}

/** @param {Session[]} sessions @param {(path: string) => void} end */
function listed(sessions, end) {
  const row = (/** @type {Session} */ session) =>
    h(
      "li",
      null,
      h(
        "div",
        null,
        h("b", null, session.hint || t("session-unnamed")),
        h("small.note", null, session.this ? t("session-this") : t("session-seen", { time: ago(session.seen_at) })),
      ),
      !session.this &&
        h("button.btn.q", { type: "button", onclick: () => end(`/api/me/sessions/${session.id}`) }, t("session-end")),
    );
  const others = sessions.length > 1;
  const all = h("button.btn", { type: "button", onclick: () => end("/api/me/sessions") }, t("session-end-others"));
  return [h("ul.sessions", null, sessions.map(row)), ...(others ? [all] : [])];
}

/** Signing this browser out, after a second thought. @param {import("./scope.js").Scope} scope */
export function signOut(scope) {
  const go = () => post("/api/me/sign-out").then(goHome, sayFailure);
  const lost = t("leave-browser-lost", { name: whoAmI()?.name ?? "" });
  const leave = () => askFirst(scope, { title: t("leave-browser-ask"), lost, go: t("sign-out") }, go);
  return h(
    "section.stack",
    null,
    h("p.note", null, t("sign-out-note")),
    h("button.btn.q", { type: "button", onclick: leave, "data-key": "sign-out" }, t("sign-out")),
  );
}

/** Deleting the player, after a second thought. */
export function deletion() {
  const name = whoAmI()?.name ?? "";
  const forget = () => remove("/api/me", { name }).then(goHome, sayFailure);
  return h(
    "details",
    null,
    h("summary", null, t("forget")),
    h(
      "div.stack",
      null,
      h("p.note", null, t("forget-note")),
      h("button.btn", { type: "button", onclick: forget, "data-key": "forget" }, t("forget-now", { name })),
    ),
  );
}

/** Nothing that was known of the player may stay. */
const goHome = () => location.assign("/");
