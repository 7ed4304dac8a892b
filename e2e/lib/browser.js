// Debian's Chromium, one for each file of tests; every person is a context of its own. What the
// page complains about is kept, and must be nothing.

import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

const shots = new URL("../shots/", import.meta.url).pathname;
mkdirSync(shots, { recursive: true });

export const launch = () =>
  chromium.launch({ executablePath: process.env.AEDILE_CHROMIUM ?? "/usr/bin/chromium", headless: true, args: FLAGS });

/** @typedef {import("playwright-core").Page & { complaints: string[] }} Person */

/**
 * How somebody looks at the page.
 * @typedef {object} Manner
 * @property {{ width: number, height: number }} [viewport]
 * @property {boolean} [touch]
 * @property {"light" | "dark"} [theme]
 * @property {string} [lang]
 * @property {"reduce" | "no-preference"} [motion]
 */

/**
 * A person with a browser of their own.
 * @param {import("playwright-core").Browser} browser
 * @param {string} address
 * @param {Manner} [manner]
 * @returns {Promise<Person>}
 */
export async function person(
  browser,
  address,
  { viewport = DESKTOP, touch = false, theme = "light", lang = "en-GB", motion = "reduce" } = {},
) {
  const context = await browser.newContext({
    baseURL: address,
    viewport,
    hasTouch: touch,
    isMobile: touch,
    deviceScaleFactor: touch ? 2 : 1,
    colorScheme: theme,
    locale: lang,
    reducedMotion: motion,
  });
  /** @type {string[]} */
  const complaints = [];
  const page = Object.assign(await context.newPage(), { complaints });
  page.on("console", (message) => {
    const { url } = message.location();
    if (message.type() === "error") complaints.push(`${message.text()} ${url && new URL(url).pathname}`.trim());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.setDefaultTimeout(15_000);
  return page;
}

/** The page had nothing to complain about, but what is expected. @param {Person} page */
export function quiet(page, expected = /$^/) {
  assert.deepEqual(
    page.complaints.filter((text) => !expected.test(text)),
    [],
  );
}

/** What stands there. @param {import("playwright-core").Locator} place */
export const textOf = async (place) => (await place.textContent()) ?? "";

/** A picture to look at. @param {Person} page @param {string} name */
export const shot = (page, name) => page.screenshot({ path: join(shots, `${name}.png`) });
