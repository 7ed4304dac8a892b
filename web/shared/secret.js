// A secret in an address: behind the `#`, where it stays in the browser. No server, proxy or history
// of theirs sees it.

import { readdress } from "./address.js";

/**
 * The secret of the address. Links that were given out before have it in the path: it is moved.
 * @param {string} word the first word of the address
 * @param {string} [part] what the path has behind it
 */
export function secretOf(word, part) {
  if (part) readdress(`/${word}#${part}`);
  return location.hash.slice(1);
}

/** The secret of a link, or what was pasted if it is none. @param {string} text */
export const secretIn = (text) => text.trim().split(/[#/]/).at(-1) ?? "";

/** Another secret at the same address is another page. @param {import("./scope.js").Scope} scope @param {() => void} enter */
export const onOtherSecret = (scope, enter) => scope.listen(window, "hashchange", enter);
