// Addresses lead to their pages; the styles of a page hold in its own room and nowhere else.

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ADDRESSES } from "../../web/addresses.js";
import { LOST, routeOf, ROUTES } from "../../web/routes.js";

const web = new URL("../../web/", import.meta.url).pathname;
/** What every page has. */
const SHARED = "shared";

test("an address has one page, and its parts", () => {
  const found = (/** @type {string} */ path) => {
    const { route, parts } = routeOf(path);
    return [ROUTES.indexOf(route), ...parts];
  };
  const place = (/** @type {string} */ path) => ROUTES.indexOf(routeOf(path).route);
  assert.deepEqual(found("/"), [0]);
  assert.deepEqual(found("/new"), [place("/new")]);
  assert.deepEqual(found("/new/city"), [place("/new"), "city"]);
  assert.deepEqual(found("/replay/abc/12"), [place("/replay"), "abc", "12"]);
  assert.deepEqual(found("/join/a%20b"), [place("/join"), "a b"]);
  assert.deepEqual(
    ADDRESSES.map((word) => place(`/${word}`)),
    [...ROUTES.keys()],
  );
  for (const path of ["/nowhere", "/newer", "/api/about", "/index.html", "//", "//new", "/table/page.js"])
    assert.equal(routeOf(path).route, LOST, path);
});

test("every page and every file of styles is there", () => {
  for (const { page, styles } of [...ROUTES, LOST]) {
    const [, file = ""] = /import\("(.+)"\)/.exec(page.toString()) ?? [];
    for (const path of [file, ...styles]) assert.ok(existsSync(join(web, path)), path);
  }
});

/** Every file of styles that belongs to a page. */
const sheets = readdirSync(web, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== SHARED)
  .flatMap(({ name }) => readdirSync(join(web, name)).map((file) => `/${name}/${file}`))
  .filter((path) => path.endsWith(".css"));

test("every file of styles is worn by a page", () => {
  const worn = new Set(ROUTES.flatMap(({ styles }) => styles));
  assert.deepEqual([...worn].sort(), sheets.sort());
});

test("styles hold only in the room of their folder", () => {
  for (const path of sheets) {
    const text = readFileSync(join(web, path), "utf8")
      .replaceAll(/\/\*.*?\*\//gs, "")
      .trim();
    const opening = `:where(.in-${path.split("/")[1]}) {`;
    assert.ok(text.startsWith(opening) && text.endsWith("}"), `${path} begins with ${opening}`);
    // One block from the first line to the last: no rule stands outside of it.
    let depth = 0;
    const closes = [...text].findIndex((sign) => {
      depth += Number(sign === "{") - Number(sign === "}");
      return sign === "}" && depth === 0;
    });
    assert.equal(closes, text.length - 1, `${path} has nothing outside of its room`);
    assert.doesNotMatch(text, /(^|[\s,{])(html|body|:root)\b/, path);
  }
});
