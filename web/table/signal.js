// It is your turn: in the title, and if wanted as a sound and a notification.

import { t } from "../shared/words.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("../shared/scope.js").Scope} Scope */
/** @typedef {"sound" | "notify"} Wish */

/** @param {Wish} wish */
export const isWanted = (wish) => localStorage.getItem(`aedile-${wish}`) === "on";

/** Turns a wish on or off; a notification has to be allowed first. @param {Scope} scope @param {Wish} wish @returns {Promise<boolean>} */
export async function turnWish(scope, wish) {
  const on = !isWanted(wish) && (wish === "sound" || (await Notification.requestPermission()) === "granted");
  localStorage.setItem(`aedile-${wish}`, on ? "on" : "off");
  if (on && wish === "sound") chime(scope);
  return on;
}

/** Whose turn it was when this was last told. @type {WeakSet<Session>} */
const called = new WeakSet();

/** @param {Session} session */
export function signal(session) {
  const { yours, info, update } = session;
  document.title = yours
    ? t("title-your-turn", { game: info.title })
    : update?.outcome
      ? t("title-over", { game: info.title })
      : `${info.title} · Aedile`;
  if (yours && !called.has(session)) call(session);
  if (yours) called.add(session);
  else called.delete(session);
}

/** @param {Session} session */
function call({ scope, info, update }) {
  if (isWanted("sound")) chime(scope);
  if (document.hidden && isWanted("notify") && Notification.permission === "granted") {
    const note = new Notification(t("your-turn"), {
      body: `${info.title}: ${update?.prompt.title ?? ""}`,
      icon: "/favicon.svg",
      tag: info.id,
    });
    note.onclick = () => focus();
  }
}

/** Two soft notes, a fourth apart. @param {Scope} scope */
function chime(scope) {
  const sounding = scope.inner();
  const sound = new AudioContext();
  sounding.onLeave(() => sound.close());
  for (const [index, pitch] of [392, 523.25].entries()) {
    const tone = sound.createOscillator(),
      loud = sound.createGain();
    const at = sound.currentTime + index * 0.16;
    tone.type = "sine";
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0, at);
    loud.gain.linearRampToValueAtTime(0.12, at + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.0005, at + 0.7);
    tone.connect(loud).connect(sound.destination);
    tone.start(at);
    tone.stop(at + 0.75);
  }
  sounding.after(1500, () => sounding.end());
}
