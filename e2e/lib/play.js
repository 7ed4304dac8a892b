// Playing through the page as a person does: clicking what is marked, then the filled button.

import assert from "node:assert/strict";

/** @typedef {import("./browser.js").Person} Person */
/** @typedef {(sides: number) => number} Dice */
/** @typedef {Awaited<ReturnType<typeof look>>} Seen */

/**
 * How somebody plays.
 * @typedef {object} Style
 * @property {boolean} [touch]
 * @property {boolean} [passCurtain]
 * @property {(name: string) => boolean} [avoid] what is clicked only where there is nothing else
 * @property {() => boolean} [hurry] whether buttons go first
 */

/** How often in a row there may be nothing to do: bots think, and a busy machine is no fault of the page. */
const PATIENCE = 1500;

/** Same seed, same clicks. @param {number} seed @returns {Dice} */
export function dice(seed) {
  let state = seed >>> 0 || 1;
  return (sides) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return (state >>> 8) % sides;
  };
}

/** One of several. @param {Dice} roll @param {string[]} names */
export const pick = (roll, names) => names[roll(names.length)] ?? "";

/** What the page shows: whether it asks, what can be clicked, whether the game is over. @param {Person} page */
export function look(page) {
  return page.evaluate(() => {
    const app = document.querySelector(".app");
    const data = (/** @type {Element | null} */ one) => /** @type {HTMLElement | null} */ (one)?.dataset ?? {};
    const visible = (/** @type {Element} */ element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
    };
    const hits = [...document.querySelectorAll(".paper g.hit.can > .mark[aria-pressed=false]")]
      .filter(visible)
      .map((mark) => data(mark.parentElement).hit ?? "");
    // Once the first question is answered the other answers are another move, and no next step.
    const answers = document.querySelector('.answers [aria-pressed="true"]') ? "" : ".answers button,";
    const buttons = [...document.querySelectorAll(`${answers} .plain-acts button, .ask .seg button`)].filter((one) =>
      one.matches(':enabled[aria-pressed="false"]'),
    );
    return {
      sequence: Number(data(app).sequence ?? 0),
      over: app?.classList.contains("ended") ?? false,
      yours: document.querySelector(".ask.yours") !== null,
      busy: document.querySelector(".ask")?.getAttribute("aria-busy") === "true",
      curtain: document.querySelector(".curtain") !== null,
      confirm: document.querySelector('.ask [data-key="confirm"]:not([disabled])') !== null,
      composing: document.querySelector('.ask [data-key="back"]') !== null,
      staging: document.querySelector('.ask [data-key="confirm"][disabled]') !== null,
      hits,
      buttons: buttons.map((one) => data(one).key ?? ""),
      // A count of points stays until it is closed.
      counted: document.querySelector('dialog [data-key="scoring-on"]') !== null,
      dots: [...document.querySelectorAll(".tab .dot")].map((dot) => data(dot.closest(".tab")).key ?? ""),
    };
  });
}

/** Where to click a place: a point that is really on it. @param {Person} page @param {string} hit */
export function pointOf(page, hit) {
  return page.evaluate((name) => {
    const found = document.querySelector(`.paper g.hit[data-hit="${CSS.escape(name)}"]`);
    // What stands beside the board may be scrolled out of sight.
    found?.closest(".shelf-page, .of-player") && found.scrollIntoView({ block: "nearest" });
    const box = (found?.querySelector(":scope > .mark") ?? found)?.getBoundingClientRect();
    if (!box) return null;
    const spots = /** @type {const} */ ([
      [0.5, 0.5],
      [0.5, 0.8],
      [0.5, 0.2],
      [0.2, 0.5],
      [0.8, 0.5],
      [0.15, 0.15],
      [0.85, 0.85],
    ]);
    for (const [fx, fy] of spots) {
      const x = box.left + box.width * fx,
        y = box.top + box.height * fy;
      if (document.elementFromPoint(x, y)?.closest("g.hit") === found) return { x, y };
    }
    return null;
  }, hit);
}

/** The same, once the board stands still: pieces of several moves fly for more than a second. @param {Person} page @param {string} hit */
export async function stillPointOf(page, hit) {
  let at = await pointOf(page, hit);
  for (let tries = 0; !at && tries < 60; tries += 1) {
    await page.waitForTimeout(50);
    at = await pointOf(page, hit);
  }
  assert.ok(at, `${hit} can be clicked; ${at ? "" : await coverOf(page, hit)}`);
  return at;
}

/** What lies over a place that cannot be clicked, in words for a failed test. @param {Person} page @param {string} hit */
function coverOf(page, hit) {
  return page.evaluate((name) => {
    const found = document.querySelector(`.paper g.hit[data-hit="${CSS.escape(name)}"]`);
    if (!found) return "it is not drawn";
    const { left, top, width, height } = (found.querySelector(":scope > .mark") ?? found).getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    const named = over?.closest("[data-hit], [class]");
    const place = over?.closest("[data-hit]")?.getAttribute("data-hit") ?? "";
    const cover = `${named?.tagName}.${named?.getAttribute("class")} ${place}`;
    return `"${found.getAttribute("class")}" at ${[left, top, width, height].map(Math.round)} is under ${cover}`;
  }, hit);
}

/** @param {Person} page @param {string} hit */
export async function clickHit(page, hit, touch = false) {
  const at = await stillPointOf(page, hit);
  if (touch) await page.touchscreen.tap(at.x, at.y);
  else await page.mouse.click(at.x, at.y);
}

/** The places that are seen and belong to no choice of this moment. @param {Person} page @param {string} [kind] how their names begin */
export async function unusable(page, kind = "") {
  const { choices } = await stateOf(page);
  const usable = new Set(choices.flatMap(({ path, marks }) => [...path, ...marks]));
  const seen = await page
    .locator(".paper g.hit:not(.can)")
    .evaluateAll((hits) => hits.map((hit) => hit.dataset.hit ?? ""));
  return seen.filter((name) => name.startsWith(kind) && !usable.has(name));
}

/** What the first seat is told of the table that is shown. @param {Person} page @returns {Promise<import("../../web/protocol.d.ts").Update>} */
export async function stateOf(page) {
  const table = new URL(page.url()).pathname.split("/").at(-1);
  const answer = await page.context().request.get(`/api/tables/${table}/state?seat=1&pictures=false`);
  return answer.json();
}

/** The card that a count of points is told on. @param {Person} page */
const countCard = (page) => page.locator('dialog [data-key="scoring-on"]');

/** Presses a button of the prompt, unless a count of points came before it. @param {Person} page @param {string} key @param {boolean} touch */
async function press(page, key, touch) {
  const button = page.locator(`.ask [data-key="${key}"]`).first();
  try {
    await (touch ? button.tap({ timeout: 5000 }) : button.click({ timeout: 5000 }));
  } catch (error) {
    if ((await countCard(page).count()) === 0) throw error;
  }
}

/** One click of a game; says what was done. `null`: nothing to do for this person now. What was seen is what it goes by; otherwise it looks. @param {Person} page @param {Dice} roll @param {Style} [style] @param {Seen} [seen] */
export async function step(page, roll, { touch = false, avoid = () => false, hurry = () => false } = {}, seen) {
  const now = seen ?? (await look(page));
  const wanted = (/** @type {string[]} */ names) => (names.every(avoid) ? names : names.filter((name) => !avoid(name)));
  now.hits = wanted(now.hits);
  now.buttons = wanted(now.buttons);
  if (now.over || !now.yours || now.busy || now.curtain || now.counted) return null;
  if (now.confirm) {
    await press(page, "confirm", touch);
    return "confirm";
  }
  if (now.staging) return null;
  const buttonsFirst = now.buttons.length > 0 && (hurry() || roll(now.composing ? 2 : 8) === 0);
  if (now.hits.length > 0 && !buttonsFirst) {
    const hit = pick(roll, now.hits);
    await clickHit(page, hit, touch);
    return hit;
  }
  if (now.hits.length === 0 && now.dots.length > 0) {
    await page.locator(`.tab[data-key="${pick(roll, now.dots)}"]`).click();
    return "tab";
  }
  if (now.buttons.length === 0) return null;
  await press(page, pick(roll, now.buttons), touch);
  return "button";
}

/**
 * Plays until somebody must wait or the game is over; gives up when nothing changes any more.
 * @param {Person} page
 * @param {Dice} roll
 * @param {(now: Seen, clicks: number) => boolean | Promise<boolean>} done
 * @param {Style} [style]
 */
export async function playUntil(
  page,
  roll,
  done,
  { touch = false, passCurtain = true, avoid = () => false, hurry = () => false } = {},
) {
  let still = 0;
  let clicks = 0;
  for (;;) {
    const now = await look(page);
    if (now.over || (await done(now, clicks))) return clicks;
    if (now.counted) await countCard(page).click();
    if (now.curtain && passCurtain) await page.locator(".curtain .btn").click();
    const did = await step(page, roll, { touch, avoid, hurry }, now);
    if (did !== null) {
      clicks += 1;
      still = 0;
    } else {
      still += 1;
      await page.waitForTimeout(20);
    }
    assert.ok(still < PATIENCE, `the game goes on: ${JSON.stringify(now)}`);
  }
}

/** Opens a table against bots from the first page, as a newcomer does. @param {Person} page */
export async function newGame(page, game = "city") {
  await page.goto("/");
  await page.locator(`article.game:has(img[data-game="${game}"]) .btn.p`).click();
  await page.waitForURL(/\/table\//);
  await page.locator(".paper svg.area").first().waitFor();
  // The pointer that pressed the button does not rest on the board.
  await page.mouse.move(0, 0);
}
