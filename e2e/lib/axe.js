// axe on a page, in the theme it has: WCAG 2.2 A and AA must find nothing.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** @typedef {import("./browser.js").Person} Person */

/** @param {Person} page @param {string} name */
export async function accessible(page, name) {
  await page.evaluate(source);
  const found = await page.evaluate(async (tags) => {
    const { violations } = await globalThis.axe.run(document, { runOnly: tags });
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 4)
          .map((node) => `${node.target.join(" ")} ${node.any.concat(node.all, node.none)[0]?.message ?? ""}`)
          .join(" | ")}`,
    );
  }, TAGS);
  assert.deepEqual(found, [], name);
}

/** In both themes; the theme is what it was afterwards. @param {Person} page @param {string} name */
export async function accessibleInBothThemes(page, name) {
  for (const theme of ["dark", "light"]) {
    await page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
    }, theme);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 200)))),
    );
    await accessible(page, `${name}, ${theme}`);
  }
}
