// The shell names only files that are there, and holds nothing that the page's policy forbids.

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";

const web = new URL("../../web/", import.meta.url).pathname;
const shell = readFileSync(`${web}index.html`, "utf8");

/** What the program makes by itself. */
const MADE = /^\/(scene\.css|fonts\/)/;

test("every file the shell names is there", () => {
  const named = [...shell.matchAll(/(?:href|src)="(\/[^"]+)"/g)].map(([, path = ""]) => path);
  assert.ok(named.length > 10);
  assert.deepEqual(
    named.filter((path) => !MADE.test(path) && !existsSync(`${web}${path}`)),
    [],
  );
});

test("no inline scripts or styles", () => {
  assert.doesNotMatch(shell, /<style|style="|<script(?![^>]*src=)|\son[a-z]+="/);
});
