// The address and the page that it names: going elsewhere inside the client, without loading
// everything anew. Whoever shows the pages says so by `follow`.

/** @typedef {{ top: number } | null} Kept where a page was scrolled to when it was left */

/** The path of what is shown, so that a jump within a page is told from a way to another. */
let shown = location.pathname;
/** @type {() => void} */
let changed = () => location.reload();

/** From now on this is told when the address names another page. @param {() => void} follower */
export function follow(follower) {
  changed = follower;
  addEventListener("popstate", () => {
    if (location.pathname === shown) return;
    shown = location.pathname;
    changed();
  });
}

/** Goes to a page, by its path. @param {string} path */
export function go(path) {
  const here = new URL(path, location.href);
  history.replaceState({ top: scrollY }, "");
  if (here.href === location.href) history.replaceState(null, "");
  else history.pushState(null, "", here);
  shown = location.pathname;
  changed();
}

/** The page says better where it is; nothing else is shown. @param {string} path */
export function readdress(path) {
  history.replaceState(history.state, "", path);
  shown = location.pathname;
}

/** How far down the page was when it was left; a page that was never left begins at its top. */
export const keptTop = () => /** @type {Kept} */ (history.state)?.top ?? 0;
