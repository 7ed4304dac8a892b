// The deal at the end of a game: whose word it rests on, and whether this browser's share is in it.

import { h } from "../shared/dom.js";
import { checkDeal, keptDeal } from "../shared/deal.js";
import { isLeft } from "../shared/notices.js";
import { t } from "../shared/words.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("../shared/deal.js").Verdict} Verdict */

/** What was found of tables that are over: it stays. @type {Map<string, Promise<Verdict>>} */
const found = new Map();

/** @param {Session} session @returns {Promise<Verdict>} */
function verdict({ scope, info }) {
  const known = found.get(info.id);
  if (known) return known;
  const own = info.seats.filter(({ yours }) => yours).map(({ seat }) => seat);
  const asked = fetch(`/api/tables/${info.id}/record`, { signal: scope.signal })
    .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText))))
    .then((record) => checkDeal(record, keptDeal(info.id), own));
  found.set(info.id, asked);
  asked.catch(() => found.delete(info.id));
  return asked;
}

/** Whether anything is not as it was promised. @param {Verdict} verdict */
const isBroken = ({ share, promise, hashes }) => share === "missing" || promise === "other" || hashes === "broken";

/** What a person is told of it. @param {Verdict} verdict @param {boolean} [played] whether they played here */
function words({ share, promise, hashes }, played = true) {
  if (promise === "other") return t("deal-other-promise");
  if (share === "missing") return t("deal-share-missing");
  if (hashes === "broken") return t("deal-broken");
  if (share === "none" && played) return t("deal-no-share");
  if (share === "none") return hashes === "hold" ? t("deal-holds") : "";
  return t(hashes === "hold" ? "deal-share-in" : "deal-share-unchecked");
}

/** The alarm, where something is wrong; nothing is there until that is known. @param {Session} session */
export function dealAlarm(session) {
  const place = h("div");
  verdict(session).then(
    (said) => isBroken(said) && place.append(h("p.alarm", { role: "alert" }, words(said))),
    () => {},
  );
  return place;
}

/** How to check the deal. @param {Session} session */
export function dealDetails(session) {
  const { info, update } = session;
  const plain = h("p.deal-plain", { role: "status" }),
    check = h("p.deal-check");
  const shared = info.deal.kind === "shared" && !info.deal.known;
  const played = info.seats.some(({ yours }) => yours);
  verdict(session).then(
    (said) => {
      if (isBroken(said)) return;
      check.append(words(said, played));
      if (shared) plain.append(t(said.hashes === "hold" ? "deal-plain-held" : "deal-plain"));
    },
    (error) => isLeft(error) || check.append(t("unreachable")),
  );
  return h(
    "div.seed",
    null,
    shared ? plain : h("p", null, info.deal.sentence),
    h(
      "details",
      null,
      h("summary", null, t("deal")),
      shared && h("p", null, info.deal.sentence),
      check,
      h("p", null, t("deal-note")),
      h(
        "dl",
        null,
        h("dt", null, t("seed")),
        h("dd", null, h("code", null, update?.seed ?? "")),
        h("dt", null, t("commitment")),
        h("dd", null, h("code", null, update?.commitment ?? info.commitment)),
      ),
    ),
  );
}
