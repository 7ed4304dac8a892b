// It is your turn: in the title, and if wanted as a sound and a notification.

import { t } from "../shared/words.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {"sound" | "notify"} Wish */

/** @param {Wish} wish */
export const isWanted = (wish) => localStorage.getItem(`aedile-${wish}`) === "on";

/** Turns a wish on or off; a notification has to be allowed first. @param {Wish} wish @returns {Promise<boolean>} */
export async function turnWish(wish) {
  const on = !isWanted(wish) && (wish === "sound" || (await Notification.requestPermission()) === "granted");
  localStorage.setItem(`aedile-${wish}`, on ? "on" : "off");
  if (on && wish === "sound") chime();
  return on;
}

let wasYours = false;

/** @param {Session} session */
export function signal(session) {
  const { yours, info, update } = session;
  document.title = yours
    ? t("title-your-turn", { game: info.title })
    : update?.outcome
      ? t("title-over", { game: info.title })
      : `${info.title} · Aedile`;
  if (yours && !wasYours) call(session);
  wasYours = yours;
}

/** @param {Session} session */
function call({ info, update }) {
  if (isWanted("sound")) chime();
  if (document.hidden && isWanted("notify") && Notification.permission === "granted") {
    const note = new Notification(t("your-turn"), {
      body: `${info.title}: ${update?.prompt.title ?? ""}`,
      icon: "/favicon.svg",
      tag: info.id,
    });
    note.onclick = () => focus();
  }
}

/** Two soft notes, a fourth apart. */
function chime() {
  const sound = new AudioContext();
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
  setTimeout(() => sound.close(), 1500);
}
