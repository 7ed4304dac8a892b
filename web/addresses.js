// The first word of every address that shows a page. The server is built with this very list: what
// stands between its brackets is read as JSON, and whatever begins otherwise is not found.

export const ADDRESSES = /** @type {const} */ ([
  "",
  "new",
  "table",
  "join",
  "recover",
  "replay",
  "rules",
  "learn",
  "admin",
]);
