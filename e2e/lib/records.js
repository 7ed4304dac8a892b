// Kept games of every kind, to look back at.

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { binary } from "./server.js";

const records = join(import.meta.dirname, "..", "..", "records");

/** The longest kept game of a kind; those of older rules are in folders. @param {string} game */
export function longest(game) {
  const names = readdirSync(join(records, game)).filter((name) => name.endsWith(".aedile"));
  const files = names.map((name) => join(records, game, name));
  const lines = (/** @type {string} */ path) => readFileSync(path, "utf8").split("\n").length;
  return files.sort((a, b) => lines(b) - lines(a))[0] ?? "";
}

/** Keeps a record as a finished table; its id. @param {string} record @param {import("./server.js").Server} server */
export const keep = (record, { data }) =>
  execFileSync(binary, ["import", record, "--data", data], { encoding: "utf8" }).trim();
