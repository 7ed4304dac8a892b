//! Style sheets made from the tokens: the variables, and the classes that pictures are written
//! with. The page gets them with `var(--…)`, a standalone picture with the theme's values.

use std::fmt::Write as _;

use super::{Theme, Token};

/// The variables for the page: light, dark by the system's setting, either by `data-theme` on the
/// root.
pub fn tokens_css() -> String {
    let (light, dark) = (variables(Theme::Light), variables(Theme::Dark));
    format!(
        "/* Made from the tokens of crates/scene. */\n\
         :root{{color-scheme:light;{light}}}\n\
         @media (prefers-color-scheme:dark){{:root:not([data-theme=light]){{color-scheme:dark;{dark}}}}}\n\
         :root[data-theme=dark]{{color-scheme:dark;{dark}}}\n"
    )
}

/// `--ground:#EDE6DA;…`; the dark theme lists only what differs.
fn variables(theme: Theme) -> String {
    let mut out = String::new();
    for token in Token::ALL {
        let value = token.value(theme);
        if theme == Theme::Light || value != token.value(Theme::Light) {
            let _ = write!(out, "--{token}:{value};");
        }
    }
    out
}

/// The rules for the page: fonts, the classes of fragments, the marks of places.
pub fn page_css() -> String {
    let mut out = String::from(FONT_FACES);
    out.push_str(&scene_rules(
        |token| format!("var(--{token})"),
        "var(--sans)",
        "var(--display)",
    ));
    out.push_str(PAGE_RULES);
    out
}

/// The classes of pictures, with colours and font families filled in.
pub(crate) fn scene_rules(value: impl Fn(Token) -> String, sans: &str, display: &str) -> String {
    let mut out = String::from(SHARED_RULES);
    for (weight, class) in [(400, "w4"), (600, "w6"), (700, "w7")] {
        let _ = writeln!(out, ".{class}{{font-family:{sans};font-weight:{weight}}}");
    }
    let _ = writeln!(out, ".wd{{font-family:{display};font-weight:400}}");
    for token in Token::ALL {
        let value = value(*token);
        let _ = writeln!(
            out,
            ".f-{token}{{fill:{value}}}.l-{token}{{stroke:{value}}}.c-{token}{{color:{value}}}"
        );
    }
    for (selector, rules) in STATE_RULES {
        let _ = writeln!(out, "{selector}{{{}}}", filled_in(rules, &value));
    }
    out
}

/// Puts values in the place of `$token`.
fn filled_in(rules: &str, value: impl Fn(Token) -> String) -> String {
    let mut out = rules.to_string();
    for token in [
        Token::Halo,
        Token::Signal,
        Token::Focus,
        Token::Ink,
        Token::LineStrong,
    ] {
        out = out.replace(&format!("${token};"), &format!("{};", value(token)));
    }
    out
}

const SHARED_RULES: &str = "\
.area,.g{stroke-linecap:round;stroke-linejoin:round}
.f-0{fill:none}
.f-ink-of-use{fill:currentColor}
.l-ink-of-use{stroke:currentColor}
.dashed{stroke-dasharray:4 4}
.dashed-long{stroke-dasharray:6 4}
.halo{paint-order:stroke;stroke-width:3.5px;stroke-linejoin:round}
.mark{fill:none}
.far{display:none}
.distant .far{display:inline}
.distant .near{display:none}
";

/// The states of places and pieces. An outline's two halves are two elements: halo, then signal.
const STATE_RULES: [(&str, &str); 9] = [
    (
        ".legal",
        "fill:$halo;fill-opacity:.62;stroke:$signal;stroke-width:2;stroke-dasharray:5 4;stroke-linejoin:round",
    ),
    (".legal.hover", "fill-opacity:1;stroke-dasharray:none"),
    (".legal-dot", "fill:$signal;"),
    (
        ".focus",
        "fill:none;stroke:$focus;stroke-width:3;stroke-linejoin:round",
    ),
    (
        ".selected-halo",
        "fill:none;stroke:$halo;stroke-width:7;stroke-linejoin:round",
    ),
    (
        ".selected",
        "fill:none;stroke:$signal;stroke-width:3.5;stroke-linejoin:round",
    ),
    (
        ".last-halo",
        "fill:none;stroke:$halo;stroke-width:4.5;stroke-linejoin:round",
    ),
    (
        ".last",
        "fill:none;stroke:$ink;stroke-width:2;stroke-dasharray:0.1 5;stroke-linecap:round",
    ),
    (
        ".unavailable",
        "fill:none;stroke:$line-strong;stroke-width:1.5;stroke-dasharray:4 4",
    ),
];

/// Marcellus is for words only: its 1 and 0 read as I and O, so digits fall through to the sans.
const FONT_FACES: &str = "\
/* Made from the tokens of crates/scene. */
@font-face{font-family:\"Source Sans 3 Variable\";src:url(fonts/source-sans-3-latin-wght-normal.woff2) format(\"woff2\");font-weight:200 900;font-display:swap}
@font-face{font-family:\"Marcellus\";src:url(fonts/marcellus-latin-400-normal.woff2) format(\"woff2\");font-display:swap;unicode-range:U+20-2F,U+3A-24F,U+2010-2027}
:root{--sans:\"Source Sans 3 Variable\",\"Source Sans 3\",system-ui,\"Segoe UI\",Roboto,sans-serif;--display:\"Marcellus\",\"Source Sans 3 Variable\",\"Source Sans 3\",Georgia,serif}
";

/// What only the page needs: outlines take the clicks, glyphs in text take its colour, and what is
/// not allowed is crossed out in the rulebook.
const PAGE_RULES: &str = "\
.refused{fill:var(--halo);fill-opacity:.72;stroke:var(--bad);stroke-width:3;stroke-dasharray:6 4;stroke-linejoin:round}
.refused-disc{fill:var(--halo);stroke:var(--bad);stroke-width:2.5}
.refused-cross{fill:none;stroke:var(--bad);stroke-width:3;stroke-linecap:round}
.mark{pointer-events:all}
.area text{user-select:none;pointer-events:none;text-rendering:geometricPrecision}
.g{fill:none;color:inherit;overflow:visible;flex:none;vertical-align:-.2em}
";
