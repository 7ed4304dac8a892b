// The header and footer that all pages share, and the menu of what can be set.

import { h } from "./dom.js";
import { glyph, mark, token } from "./glyph.js";
import { about, whoAmI } from "./house.js";
import { openProfile } from "./profile.js";
import { onTheme, theme, turnTheme } from "./theme.js";
import { choose, language, t } from "./words.js";

/** @typedef {import("./scope.js").Scope} Scope */

/** The house's name, leading to the lobby. */
export const brand = () =>
  h("a.brand", { href: "/", "aria-label": `Aedile: ${t("to-lobby")}` }, mark(), h("span", null, "Aedile"));

/** The rulebook, beside the board where there is one. @param {string} game */
export const bookLink = (game) =>
  h(
    "a.ib",
    { href: `/rules/${game}`, target: "_blank", "data-rule": "", "data-key": "book", "aria-label": t("book") },
    glyph("book"),
  );

/** Turns light and dark. @param {Scope} scope */
export function themeButton(scope) {
  const button = h("button.ib", { onclick: turnTheme, "data-key": "theme" });
  const show = () => {
    const next = theme() === "dark" ? "light" : "dark";
    button.replaceChildren(glyph(next === "dark" ? "moon" : "daylight"));
    button.setAttribute("aria-label", t(`theme-${next}`));
    button.title = t(`theme-${next}`);
  };
  show();
  onTheme(scope, show);
  return button;
}

/** Chooses the language; the page comes again in it. */
export function languagePicker() {
  const options = about().languages.map(({ tag, name }) =>
    h("option", { value: tag, lang: tag, selected: tag === language() }, name),
  );
  const changed = (/** @type {Event} */ event) => {
    choose(/** @type {HTMLSelectElement} */ (event.target).value);
    location.reload();
  };
  return h("select.quiet", { "aria-label": t("language"), onchange: changed }, options);
}

/** The header of all rooms but a table. @param {Scope} scope @param {"lobby" | "new" | ""} here */
export function header(scope, here) {
  const place = (/** @type {string} */ name, /** @type {string} */ href) =>
    h("a", { href, "aria-current": name === here ? "page" : null }, t(`nav-${name}`));
  return h(
    "header.top.hall",
    null,
    brand(),
    h("nav.nav", { "aria-label": t("nav") }, place("lobby", "/"), place("new", "/new")),
    h("div.me", null, languagePicker(), themeButton(scope), profileButton(scope)),
  );
}

/** @param {Scope} scope */
function profileButton(scope) {
  const name = whoAmI()?.name ?? t("stranger");
  return h(
    "button.profile",
    { onclick: () => openProfile(scope), "aria-label": t("profile-of", { name }) },
    token("porphyry", 30),
    h("span", null, name),
  );
}

/** The foot of a page. */
export function footer() {
  return h("footer.foot", null, h("p", null, t("unofficial")), h("p", null, `Aedile ${about().version}`));
}
