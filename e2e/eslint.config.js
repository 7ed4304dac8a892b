// What the linter holds the page and its tests to: the recommended rules and a few more.

import js from "@eslint/js";
import globals from "globals";

/** What outlives a page, unless a scope takes it back. */
const LASTING = ["setTimeout", "setInterval", "requestAnimationFrame", "addEventListener", "removeEventListener"];
const THROUGH_A_SCOPE = "begin it through a scope (shared/scope.js), so that it ends with its page";

export default [
  { ignores: ["**/node_modules/", "**/*.d.ts", "e2e/shots/"] },
  js.configs.recommended,
  {
    rules: {
      eqeqeq: "error",
      "no-var": "error",
      "prefer-const": "error",
      "no-implicit-globals": "error",
      "object-shorthand": "error",
      "no-unused-vars": ["error", { args: "all", argsIgnorePattern: "^_", caughtErrors: "none" }],
    },
  },
  { files: ["web/**/*.js"], languageOptions: { globals: globals.browser } },
  {
    files: ["web/**/*.js"],
    // The scope itself, elements that go with their page, and the rooms, which are never left.
    ignores: ["web/shared/scope.js", "web/shared/dom.js", "web/shared/address.js", "web/rooms.js"],
    rules: {
      "no-restricted-globals": ["error", ...LASTING.map((name) => ({ name, message: THROUGH_A_SCOPE }))],
      "no-restricted-properties": ["error", ...LASTING.map((property) => ({ property, message: THROUGH_A_SCOPE }))],
      "no-restricted-syntax": [
        "error",
        {
          selector: "CallExpression[callee.property.name='observe'][callee.object.name!='scope']",
          message: THROUGH_A_SCOPE,
        },
      ],
    },
  },
  { files: ["web/shared/theme-first.js"], languageOptions: { sourceType: "script" } },
  // Much of a test runs in the page.
  { files: ["e2e/**/*.js"], languageOptions: { globals: { ...globals.node, ...globals.browser } } },
];
