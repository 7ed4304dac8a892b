// The bytes that really travel to a page.

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
