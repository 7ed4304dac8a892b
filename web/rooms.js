// Going from room to room: the page that the address names is entered once the last one is left,
// and of a page that is left nothing stays behind.

import { routeOf, ROUTES } from "./routes.js";
import { follow, go, keptTop } from "./shared/address.js";
import { byId, h } from "./shared/dom.js";
import * as house from "./shared/house.js";
import { announce, forget, sayFailure } from "./shared/notices.js";
import { Scope } from "./shared/scope.js";
import * as styles from "./shared/styles.js";
import { t } from "./shared/words.js";

/** How long the page that is shown lasts. @type {Scope | null} */
let here = null;
/** Only the latest way counts, however long an earlier one takes. */
let latest = 0;

/** Shows the page of the address, and from now on every one that is gone to. */
export function open() {
  follow(() => enter().catch(loadAnew));
  document.addEventListener("click", stay);
  enter().catch(sayFailure);
}

/** Enters the page that the address names. */
async function enter() {
  const turn = ++latest;
  const { route, parts } = routeOf(location.pathname);
  const [room] = await Promise.all([route.page(), house.open(), styles.load(route.styles)]);
  const page = house.whyBanned() === null ? room : await import("./places/banned.js");
  if (turn !== latest) return;
  const first = here === null;
  const scope = leave();
  const root = h("div", { id: "page" });
  byId("page").replaceWith(root);
  styles.wear(route.styles);
  document.title = route.title === null ? "Aedile" : t(route.title);
  if (!first) scrollTo(0, 0);
  try {
    await page.enter(scope, root, ...parts);
  } catch (error) {
    if (!scope.isOver) sayFailure(error);
  }
  if (first || scope.isOver) return;
  if (keptTop() > 0) scrollTo(0, keptTop());
  announce(document.title);
}

/** Leaves the page that is shown: what it listened to, waited for and said is gone. */
export function leave() {
  here?.end();
  forget();
  here = new Scope();
  return here;
}

/** What cannot be had inside the client is loaded as a whole, by the browser. @param {unknown} error */
function loadAnew(error) {
  console.warn(error);
  location.reload();
}

/** A link to a page is followed inside the client. @param {MouseEvent} event */
function stay(event) {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.target !== "" || link.hasAttribute("download")) return;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const { origin, pathname, search, hash } = new URL(link.href);
  const within = pathname === location.pathname && hash !== "";
  if (origin !== location.origin || within || !ROUTES.some(({ path }) => path.test(pathname))) return;
  event.preventDefault();
  go(`${pathname}${search}${hash}`);
}
