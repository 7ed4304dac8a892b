// What travels to a page: how many bytes really do, and a line that goes silent.

export const KB = 1024;

/** Counts from now on. @param {import("./browser.js").Person} page */
export async function counting(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  /** @type {{ loaded: number, frames: number[] }} */
  const seen = { loaded: 0, frames: [] };
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    seen.loaded += encodedDataLength;
  });
  session.on("Network.webSocketFrameReceived", ({ response }) => {
    const { length } = response.payloadData;
    seen.frames.push(response.opcode === 2 ? Math.floor((length * 3) / 4) : length);
  });
  return seen;
}

/**
 * A line to the table that swallows everything while it is silent, and closes nothing. To be laid
 * before the table is entered.
 * @param {import("./browser.js").Person} page
 */
export async function swallowing(page) {
  const line = { silent: false };
  await page.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer();
    // A connection that was made into silence stays dumb.
    const dumb = line.silent;
    socket.onMessage((message) => line.silent || dumb || server.send(message));
    server.onMessage((message) => line.silent || dumb || socket.send(message));
  });
  return line;
}
