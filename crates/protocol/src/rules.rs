//! The rules of a game as a page: Markdown to HTML, an anchor for every rule, a link wherever one
//! is named, and a mark on what is our own ruling.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use kernel::Provenance;
use pulldown_cmark::{Alignment, CowStr, Event, Options, Parser, Tag, TagEnd, html};
use table::AnyGame;

/// What stands in the text where no source decides, and how it is kept whole while parsing.
const HOUSE: &str = "[house]";
const MARK: &str = "\u{27e6}house\u{27e7}";

/// The rules of a game as HTML.
pub fn html(game: AnyGame) -> String {
    page(game.facts().rules)
}

/// Every rule, card and row that is told somewhere.
#[cfg(test)]
pub fn known(game: AnyGame) -> BTreeSet<&'static str> {
    ids(game.facts().rules)
}

/// `O1..O4` as four ids; a single id as itself.
pub fn range(rule: &str) -> Vec<String> {
    let Some((first, last)) = rule.split_once("..") else {
        return vec![rule.to_string()];
    };
    let number = |id: &str| {
        id.trim_start_matches(|sign: char| !sign.is_ascii_digit())
            .to_string()
    };
    let stem = first.trim_end_matches(|sign: char| sign.is_ascii_digit());
    let numbers = (number(first).parse::<u32>(), number(last).parse::<u32>());
    let (Ok(low), Ok(high)) = numbers else {
        return vec![rule.to_string()];
    };
    (low..=high)
        .map(|number| format!("{stem}{number}"))
        .collect()
}

/// How well each rule is known, by the least sure part of it.
pub fn certainty(game: AnyGame) -> Vec<Provenance> {
    each(game)
        .into_iter()
        .map(|(_, text)| known_as(text))
        .collect()
}

/// Each rule with its text; tables of cards and pieces are part of the rule that has them.
pub fn each(game: AnyGame) -> Vec<(&'static str, &'static str)> {
    let text = game.facts().rules;
    let mut begins = Vec::new();
    let mut at = 0;
    for part in text.split("**") {
        begins.extend(
            first_id(part)
                .filter(|id| id.contains('-'))
                .map(|id| (id, at)),
        );
        at += part.len() + "**".len();
    }
    let ends = begins.iter().skip(1).map(|(_, next)| *next);
    let ends = ends.chain([text.len()]);
    let rules = begins.iter().zip(ends);
    rules
        .map(|((id, from), to)| (*id, &text[*from..to.max(*from)]))
        .collect()
}

fn known_as(text: &str) -> Provenance {
    let marks = [
        ("[house", Provenance::House),
        ("house]", Provenance::House),
        ("[weak", Provenance::Weak),
        ("| weak |", Provenance::Weak),
        ("[inferred", Provenance::Inferred),
        ("[re-theme", Provenance::Public),
    ];
    let found = marks.iter().find(|(mark, _)| text.contains(mark));
    found.map_or(Provenance::Rulebook, |(_, known)| *known)
}

fn page(markdown: &str) -> String {
    let text = apart(markdown);
    let known = ids(&text);
    let events = Parser::new_ext(&text, Options::ENABLE_TABLES);
    let mut out = String::new();
    html::push_html(&mut out, Marker::new(&known, events));
    out
}

/// Every rule begins a paragraph of its own.
fn apart(markdown: &str) -> String {
    let mut text = String::with_capacity(markdown.len() + 1024);
    for line in markdown.lines() {
        if begun(line).is_some() {
            text.push('\n');
        }
        text.push_str(&line.replace(HOUSE, MARK));
        text.push('\n');
    }
    text
}

/// The rule that a line begins with: `**C-21 …**`.
fn begun(line: &str) -> Option<&str> {
    first_id(line.strip_prefix("**")?)
}

/// `C-21`, `C-4a`; of cards `O7`, `I12`, `R3`.
fn is_id(word: &str) -> bool {
    let Some(rest) = word.strip_prefix(|first: char| first.is_ascii_uppercase()) else {
        return false;
    };
    let rest = rest.strip_prefix('-').unwrap_or(rest);
    let rest = rest
        .strip_suffix(|last: char| last.is_ascii_lowercase())
        .unwrap_or(rest);
    !rest.is_empty() && rest.len() <= 2 && rest.bytes().all(|byte| byte.is_ascii_digit())
}

/// Every rule that is told somewhere: at the beginning of a bold text, or of a row of a table.
fn ids(text: &str) -> BTreeSet<&str> {
    let bold = text.split("**").filter_map(first_id);
    bold.chain(text.lines().filter_map(listed)).collect()
}

fn first_id(text: &str) -> Option<&str> {
    let word = text.split([' ', '*', '.', ':', ',']).next()?;
    is_id(word).then_some(word)
}

/// The card that a row of a table begins with: `| O7 | …`.
fn listed(line: &str) -> Option<&str> {
    let word = line.strip_prefix("| ")?.split(' ').next()?;
    is_id(word).then_some(word)
}

/// Adds anchors, links and marks to the events of a text.
struct Marker<'a, I: Iterator<Item = Event<'a>>> {
    known: &'a BTreeSet<&'a str>,
    events: I,
    /// Already in a link or a heading: no further links.
    plain: bool,
    /// A bold text, or the first cell of a row, has just begun: perhaps a rule.
    opening: bool,
    /// The rules that have their anchor.
    anchored: BTreeSet<String>,
}

impl<'a, I: Iterator<Item = Event<'a>>> Marker<'a, I> {
    fn new(known: &'a BTreeSet<&'a str>, events: I) -> Self {
        Marker {
            known,
            events,
            plain: false,
            opening: false,
            anchored: BTreeSet::new(),
        }
    }

    /// The rule that a bold text begins with.
    fn anchor(&self, text: &str) -> Option<String> {
        let word = text.split([' ', '.', ':', ',']).next()?;
        self.known.contains(word).then(|| word.to_string())
    }

    /// A text with links and marks.
    fn marked(&self, text: &str) -> String {
        let mut out = String::with_capacity(text.len() + 64);
        let is_sign = |sign: char| !(sign.is_ascii_alphanumeric() || sign == '-');
        for word in text.split_inclusive(is_sign) {
            let (body, tail) = match word.char_indices().last() {
                Some((at, sign)) if is_sign(sign) => word.split_at(at),
                _ => (word, ""),
            };
            if self.known.contains(body) {
                let _ = write!(out, "<a href=\"#{body}\">{body}</a>");
            } else {
                escape(&mut out, body);
            }
            escape(&mut out, tail);
        }
        out.replace(MARK, "<span class=\"house\">house</span>")
    }
}

fn escape(out: &mut String, text: &str) {
    for sign in text.chars() {
        match sign {
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '&' => out.push_str("&amp;"),
            other => out.push(other),
        }
    }
}

impl<'a, I: Iterator<Item = Event<'a>>> Iterator for Marker<'a, I> {
    type Item = Event<'a>;

    fn next(&mut self) -> Option<Event<'a>> {
        let event = self.events.next()?;
        Some(match event {
            // Alignment would become an inline style, which the page does not allow.
            Event::Start(Tag::Table(columns)) => {
                Event::Start(Tag::Table(vec![Alignment::None; columns.len()]))
            }
            Event::Start(Tag::TableRow | Tag::Strong) => {
                self.opening = true;
                event
            }
            Event::Start(Tag::Heading { .. } | Tag::Link { .. }) => {
                self.plain = true;
                event
            }
            Event::End(TagEnd::Heading(_) | TagEnd::Link) => {
                self.plain = false;
                event
            }
            Event::Text(text) if self.opening => {
                self.opening = false;
                match self.anchor(&text) {
                    Some(id) if self.anchored.insert(id.clone()) => {
                        let rest = text.strip_prefix(id.as_str()).unwrap_or_default();
                        let rest = self.marked(rest);
                        let anchor =
                            format!("<a id=\"{id}\" href=\"#{id}\" class=\"rule\">{id}</a>{rest}");
                        Event::InlineHtml(CowStr::from(anchor))
                    }
                    _ => Event::InlineHtml(CowStr::from(self.marked(&text))),
                }
            }
            Event::Text(text) if !self.plain => Event::InlineHtml(CowStr::from(self.marked(&text))),
            other => other,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_has_an_anchor_and_is_linked_where_it_is_named() {
        let page = page("# X\n\n**C-1 Cards.** Many <b>.\n**C-2** See C-1, C-3 [house].\n");
        assert!(
            page.contains("<a id=\"C-1\" href=\"#C-1\" class=\"rule\">C-1</a> Cards."),
            "{page}"
        );
        assert!(
            page.contains("See <a href=\"#C-1\">C-1</a>, C-3 <span class=\"house\">house</span>.")
        );
        assert!(
            page.contains("Many &lt;b&gt;") || page.contains("<b>"),
            "{page}"
        );
        assert_eq!(page.matches("<p>").count(), 2, "{page}");
    }

    #[test]
    fn every_game_has_rules_with_anchors_and_no_styles() {
        for game in AnyGame::ALL {
            let page = html(*game);
            assert!(page.matches("class=\"rule\"").count() >= 38, "{game}");
            assert!(!page.contains("style="), "{game}");
            for target in page.split("href=\"#").skip(1) {
                let id = target.split('"').next().unwrap();
                assert!(page.contains(&format!("id=\"{id}\"")), "{game}: {id}");
            }
        }
    }

    #[test]
    fn rules_are_known_by_their_least_sure_part() {
        for game in AnyGame::ALL {
            let known = certainty(*game);
            assert!(known.len() >= 38, "{game}: {}", known.len());
            let count = |source| known.iter().filter(|known| **known == source).count();
            assert!(count(Provenance::Rulebook) > 15, "{game}");
            assert!(count(Provenance::House) > 3, "{game}");
        }
        assert_eq!(range("O9..O11"), ["O9", "O10", "O11"]);
        assert_eq!(range("C-4a"), ["C-4a"]);
    }

    #[test]
    fn ids_are_told_from_words() {
        for id in ["C-1", "C-21", "F-28a", "O7", "I12", "R3"] {
            assert!(is_id(id), "{id}");
        }
        for word in ["C", "House", "VP", "C-", "C-123", "c-1", "I", "A10x1"] {
            assert!(!is_id(word), "{word}");
        }
    }
}
