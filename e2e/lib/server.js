// The real program, started on a free port with a store of its own.

import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = new URL("../../", import.meta.url).pathname;
const builds = [process.env.AEDILE_BIN, join(root, "target/release/aedile"), join(root, "target/debug/aedile")];

/** The program under test. */
export const binary = builds.find((path) => path !== undefined && existsSync(path)) ?? "";

/** The operators' token. */
export const OPERATORS = "the token of the operators";

export class Server {
  #folder = mkdtempSync(join(tmpdir(), "aedile-e2e-"));
  /** @type {import("node:child_process").ChildProcess | null} */
  #child = null;
  address = "";
  /** The data file. */
  data = join(this.#folder, "aedile.db");

  /** Starts it; a second time on the same port with the same store. */
  async start() {
    if (binary === "") throw new Error("build the program first: cargo build, or name it in AEDILE_BIN");
    const listen = this.address ? new URL(this.address).host : "127.0.0.1:0";
    const args = ["serve", "--listen", listen, "--data", this.data, "--web", join(root, "web")];
    const env = { ...process.env, AEDILE_ADMIN_TOKEN: OPERATORS };
    const child = spawn(binary, args, { stdio: ["ignore", "pipe", "pipe"], env });
    this.#child = child;
    this.address = await firstAddress(child);
    return this;
  }

  /** Ends it without warning. */
  kill() {
    return this.#end("SIGKILL");
  }

  async stop() {
    await this.#end("SIGTERM");
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** @param {NodeJS.Signals} signal */
  async #end(signal) {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    const late = setTimeout(() => child.kill("SIGKILL"), 8000);
    await gone.finally(() => clearTimeout(late));
  }
}

/** The address it prints. @param {import("node:child_process").ChildProcessByStdio<null, import("node:stream").Readable, import("node:stream").Readable>} child @returns {Promise<string>} */
function firstAddress(child) {
  return new Promise((resolve, reject) => {
    let text = "";
    const hear = (/** @type {Buffer} */ chunk) => {
      text += chunk;
      const found = /https?:\/\/[^\s/]+/.exec(text);
      if (found) resolve(found[0]);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", (code) => reject(new Error(`the program ended with ${code}: ${text}`)));
    setTimeout(() => reject(new Error(`the program printed no address: ${text}`)), 20_000).unref();
  });
}
