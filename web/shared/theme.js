// Light or dark: the system's setting until somebody chooses; kept in this browser.

const KEY = "aedile-theme";
const root = document.documentElement;
const system = matchMedia("(prefers-color-scheme: dark)");

/** @typedef {"light" | "dark"} Theme */

/** @returns {Theme} What is shown now. */
export function theme() {
  const chosen = root.dataset.theme;
  if (chosen === "light" || chosen === "dark") return chosen;
  return system.matches ? "dark" : "light";
}

/** The other theme from now on. */
export function turnTheme() {
  const next = theme() === "dark" ? "light" : "dark";
  root.dataset.theme = next;
  localStorage.setItem(KEY, next);
  root.dispatchEvent(new CustomEvent("theme"));
}

/**
 * Calls back when the theme changes, by choice or with the system.
 * @param {import("./scope.js").Scope} scope
 * @param {() => void} changed
 */
export function onTheme(scope, changed) {
  scope.listen(root, "theme", changed);
  scope.listen(system, "change", changed);
}
