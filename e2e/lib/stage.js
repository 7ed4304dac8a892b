// Program and browser for one file of tests.

import { after, before } from "node:test";
import { launch } from "./browser.js";
import { Server } from "./server.js";

/** Both are there before the first test and gone after the last. */
export function stage() {
  const set = { server: new Server(), browser: null };
  before(async () => {
    await set.server.start();
    set.browser = await launch();
  });
  after(async () => {
    await set.browser?.close();
    await set.server.stop();
  });
  return set;
}
