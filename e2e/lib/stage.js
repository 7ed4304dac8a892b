// Program and browser for one file of tests.

import { after, before } from "node:test";
import { launch } from "./browser.js";
import { Server } from "./server.js";

/** Both are there before the first test and gone after the last. */
export function stage() {
  /** @type {import("playwright-core").Browser | undefined} */
  let browser;
  const server = new Server();
  before(async () => {
    await server.start();
    browser = await launch();
  });
  after(async () => {
    await browser?.close();
    await server.stop();
  });
  return {
    server,
    /** There from the first test on. */
    get browser() {
      if (!browser) throw new Error("the browser is there only while tests run");
      return browser;
    },
  };
}
