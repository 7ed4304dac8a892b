// What the linter holds the page and its tests to: the recommended rules and a few more.

import js from "@eslint/js";
import globals from "globals";

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
  { files: ["web/shared/theme-first.js"], languageOptions: { sourceType: "script" } },
  // Much of a test runs in the page.
  { files: ["e2e/**/*.js"], languageOptions: { globals: { ...globals.node, ...globals.browser } } },
];
