// The numbered sheet of a game, for engineers and for who wants to know exactly: searchable, with a
// place for every rule that an address can name.

import { get } from "../shared/api.js";
import { h } from "../shared/dom.js";
import { glyph } from "../shared/glyph.js";
import { footer, header } from "../shared/header.js";
import { onTheme, theme } from "../shared/theme.js";
import { language, t } from "../shared/words.js";

/** @typedef {import("../protocol.d.ts").RulesShown} RulesShown */
/** @typedef {import("../shared/scope.js").Scope} Scope */

/** @param {Scope} scope @param {HTMLElement} root @param {string} game */
export async function showSheet(scope, root, game) {
  const rules = /** @type {RulesShown} */ (await get(`/api/games/${game}/rules`, scope.signal));
  document.title = t("rules-of", { game: rules.title });
  const text = h("article.rules", { lang: "en" });
  text.innerHTML = rules.html;
  text.querySelector("h1")?.remove();
  for (const table of text.querySelectorAll("table")) {
    const frame = h("div.rules-table", { tabindex: "0", role: "group", "aria-label": t("rules-table") });
    table.replaceWith(frame);
    frame.append(table);
  }
  text.append(h("h2", { id: "pieces" }, t("pieces")), pieces(scope, game));
  root.replaceChildren(
    h(
      "div.hallway",
      null,
      header(scope, ""),
      h(
        "main.rules-page",
        null,
        h(
          "div.rules-head",
          null,
          h("h1", null, rules.title),
          h("p.lead", null, t("rules-note")),
          h("p.rules-learn", null, h("a.btn", { href: `/rules/${game}` }, glyph("book", 18), t("book"))),
          search(text),
        ),
        contents(text),
        text,
      ),
      footer(),
    ),
  );
  show(text);
  scope.listen(window, "hashchange", () => show(text));
}

/** The headings, to jump to. @param {HTMLElement} text */
function contents(text) {
  const entries = [...text.querySelectorAll("h2")].map((heading, index) => {
    heading.id ||= `part-${index + 1}`;
    return h("li", null, h("a", { href: `#${heading.id}` }, heading.textContent));
  });
  return h("nav.rules-parts", { "aria-label": t("rules-parts") }, h("ol", null, entries));
}

/** Leaves only what has all the words. @param {HTMLElement} text */
function search(text) {
  const count = h("p.note", { role: "status" });
  const input = /** @type {HTMLInputElement} */ (
    h("input", { type: "search", id: "rules-search", autocomplete: "off", oninput: () => look() })
  );
  const look = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    let found = 0;
    for (const part of text.children) {
      const line = part.textContent?.toLowerCase() ?? "";
      const heading = part.tagName.startsWith("H");
      const fits = words.every((word) => line.includes(word));
      /** @type {HTMLElement} */ (part).hidden = words.length > 0 && (heading || !fits);
      if (fits && !heading) found += 1;
    }
    count.textContent = words.length > 0 ? t("rules-found", { count: found }) : "";
  };
  return h("div.field", null, h("label", { for: "rules-search" }, t("rules-search")), input, count);
}

/** Marks the rule that the address names. @param {HTMLElement} text */
function show(text) {
  text.querySelector(".rule-here")?.classList.remove("rule-here");
  const named = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!named) return;
  (named.closest("p, tr") ?? named).classList.add("rule-here");
  named.scrollIntoView({ block: "center" });
}

/** Every card, building and tile. @param {Scope} scope @param {string} game */
function pieces(scope, game) {
  const image = /** @type {HTMLImageElement} */ (h("img.pieces", { alt: t("pieces"), loading: "lazy" }));
  const draw = () => {
    image.src = `/api/games/${game}/pieces.svg?theme=${theme()}&lang=${language()}`;
  };
  draw();
  onTheme(scope, draw);
  return h("div.rules-table", { tabindex: "0", role: "group", "aria-label": t("pieces") }, image);
}
