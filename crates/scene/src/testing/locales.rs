//! The locale files against the declared keys: nothing missing, nothing unused, the same arguments
//! in every language.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use kernel::{Options, Vocabulary};

use crate::words::common;
use crate::{Keys, Lang, Show, Source};

/// Checks the game's files, and that they leave the common words alone.
///
/// # Panics
/// With every fault found.
pub fn check_words<G: Show>() {
    let faults = locale_faults(
        &G::WORDS,
        &G::KEYS,
        &implied_keys::<G>(),
        Some(&common::SOURCE),
    );
    assert!(
        faults.is_empty(),
        "locale files of {}:\n{}",
        G::WORDS.name,
        faults.join("\n")
    );
}

/// Keys that a game's file has without declaring them: what it is about, categories, options and
/// refusals.
fn implied_keys<G: Show>() -> Vec<String> {
    let category = |category: &G::Category| format!("category-{}", category.as_str());
    let mut keys = vec!["about".to_string()];
    keys.extend(G::Category::ALL.iter().map(category));
    keys.extend(G::Illegal::WORDS.iter().map(|word| format!("no-{word}")));
    for spec in G::Options::SPECS.iter().filter(|spec| spec.key != "first") {
        keys.push(format!("option-{}", spec.key));
        keys.push(format!("option-{}.help", spec.key));
        let named = spec.values.iter().filter(|value| !is_common_value(value));
        keys.extend(named.map(|value| format!("option-{}-{value}", spec.key)));
    }
    keys
}

fn is_common_value(value: &str) -> bool {
    matches!(value, "true" | "false" | "off") || value.bytes().all(|b| b.is_ascii_digit())
}

/// Arguments by key.
type Arguments = BTreeMap<String, BTreeSet<String>>;

/// Everything wrong with a source: lines that do not parse, keys missing, unused, with other
/// arguments than declared, or already among the words of `base`.
pub fn locale_faults(
    source: &Source,
    keys: &Keys,
    implied: &[String],
    base: Option<&Source>,
) -> Vec<String> {
    let wanted = wanted_keys(keys, implied);
    let mut faults = Vec::new();
    for lang in Lang::ALL {
        let file = read(source.text(*lang));
        let taken = base
            .map(|base| read(base.text(*lang)).messages)
            .unwrap_or_default();
        let mut fault = |text: String| faults.push(format!("{lang}: {text}"));
        file.broken
            .iter()
            .for_each(|line| fault(format!("does not parse: {line}")));
        file.unused_terms()
            .for_each(|term| fault(format!("-{term} is not used")));
        for (key, arguments) in &wanted {
            match file.messages.get(key) {
                None => fault(format!("{key} is missing")),
                Some(found) if found != arguments => {
                    fault(format!(
                        "{key} has the arguments {found:?}, not {arguments:?}"
                    ));
                }
                Some(_) => {}
            }
        }
        for key in file.messages.keys() {
            if !wanted.contains_key(key) {
                fault(format!("{key} is not used"));
            }
            if taken.contains_key(key) {
                fault(format!("{key} is a common word already"));
            }
        }
    }
    faults
}

fn wanted_keys(keys: &Keys, implied: &[String]) -> Arguments {
    let mut wanted = Arguments::new();
    for (key, arguments) in keys.messages {
        let arguments = arguments.iter().map(|name| (*name).to_string()).collect();
        wanted.insert((*key).to_string(), arguments);
    }
    for family in keys.families {
        let dot = if family.attribute.is_empty() { "" } else { "." };
        for word in (family.words)() {
            let key = format!("{}-{word}{dot}{}", family.stem, family.attribute);
            wanted.insert(key, BTreeSet::new());
        }
    }
    wanted.extend(implied.iter().map(|key| (key.clone(), BTreeSet::new())));
    wanted
}

/// What a file holds.
#[derive(Default)]
struct File {
    messages: Arguments,
    terms: BTreeSet<String>,
    terms_used: BTreeSet<String>,
    broken: Vec<String>,
}

impl File {
    fn unused_terms(&self) -> impl Iterator<Item = &String> {
        self.terms.difference(&self.terms_used)
    }

    fn add(&mut self, key: &str, pattern: &Pattern<&str>) {
        let mut arguments = BTreeSet::new();
        self.collect(pattern, &mut arguments);
        if self.messages.insert(key.to_string(), arguments).is_some() {
            self.broken.push(format!("{key} is there twice"));
        }
    }

    fn collect(&mut self, pattern: &Pattern<&str>, arguments: &mut BTreeSet<String>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.collect_expression(expression, arguments);
            }
        }
    }

    fn collect_expression(&mut self, found: &Expression<&str>, arguments: &mut BTreeSet<String>) {
        match found {
            Expression::Inline(inline) => self.collect_inline(inline, arguments),
            Expression::Select { selector, variants } => {
                self.collect_inline(selector, arguments);
                for variant in variants {
                    self.collect(&variant.value, arguments);
                }
            }
        }
    }

    fn collect_inline(&mut self, found: &InlineExpression<&str>, arguments: &mut BTreeSet<String>) {
        match found {
            InlineExpression::VariableReference { id } => {
                arguments.insert(id.name.to_string());
            }
            InlineExpression::TermReference {
                id,
                arguments: call,
                ..
            } => {
                self.terms_used.insert(id.name.to_string());
                if let Some(call) = call {
                    self.collect_call(call, arguments);
                }
            }
            InlineExpression::FunctionReference {
                arguments: call, ..
            } => {
                self.collect_call(call, arguments);
            }
            InlineExpression::Placeable { expression } => {
                self.collect_expression(expression, arguments);
            }
            InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. }
            | InlineExpression::MessageReference { .. } => {}
        }
    }

    fn collect_call(&mut self, call: &CallArguments<&str>, arguments: &mut BTreeSet<String>) {
        for positional in &call.positional {
            self.collect_inline(positional, arguments);
        }
        for named in &call.named {
            self.collect_inline(&named.value, arguments);
        }
    }
}

fn read(text: &str) -> File {
    let mut file = File::default();
    let resource = match fluent_syntax::parser::parse(text) {
        Ok(resource) => resource,
        Err((resource, errors)) => {
            file.broken.extend(errors.iter().map(ToString::to_string));
            resource
        }
    };
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                let id = message.id.name;
                if let Some(value) = &message.value {
                    file.add(id, value);
                }
                for attribute in &message.attributes {
                    file.add(&format!("{id}.{}", attribute.id.name), &attribute.value);
                }
            }
            Entry::Term(term) => {
                file.terms.insert(term.id.name.to_string());
                file.collect(&term.value, &mut BTreeSet::new());
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            Entry::Junk { content } => file.broken.push((*content).to_string()),
        }
    }
    file
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_common_words_are_complete() {
        let faults = locale_faults(&common::SOURCE, &common::KEYS, &[], None);
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }

    crate::keys! { pub(super)
        messages {
            took(player: Text, card: Text) = "took";
            left(count: Number) = "left";
        }
        families { color(crate::TileColor) = "color" . short; }
    }

    #[test]
    fn every_fault_is_found() {
        let en = "took = { $player } took { $card }\n\
                  left = { $count } left\n-rome = Rome\nextra = x\nwins = y\nbad line\n\
                  color-red = Red\n    .short = R\ncolor-green =\n    .short = G\n\
                  color-blue =\n    .short = B\n";
        let de = "took = { $player } nimmt etwas\nleft = { $count } übrig in { -rom }\n-rom = Rom\n\
                  color-red =\n    .short = R\ncolor-green =\n    .short = G\n\
                  color-blue =\n    .short = B\ncolor-yellow =\n    .short = Y\n";
        let source = Source {
            name: "test",
            en,
            de,
        };
        let faults = locale_faults(&source, &KEYS, &[], Some(&common::SOURCE));
        let has = |part: &str| faults.iter().any(|fault| fault.contains(part));
        for part in [
            "en: does not parse",
            "en: -rome is not used",
            "en: extra is not used",
            "en: wins is a common word already",
            "en: color-red is not used",
            "en: color-yellow.short is missing",
            "de: took has the arguments {\"player\"}",
        ] {
            assert!(has(part), "{part}: {faults:#?}");
        }
        assert_eq!(
            faults
                .iter()
                .filter(|fault| fault.starts_with("de"))
                .count(),
            1
        );
    }

    #[test]
    fn sentences_are_said_in_both_languages() {
        let words = crate::Words::new(Lang::De, &common::SOURCE);
        assert_eq!(common::actions_left(&words, 1_u8), "noch 1 Aktion");
        assert_eq!(common::actions_left(&words, 2_u8), "noch 2 Aktionen");
        let words = crate::Words::new(Lang::En, &common::SOURCE);
        assert_eq!(
            common::wins(&words, "Tiberius", 53),
            "Tiberius wins with 53 points"
        );
        let names = ["Livia", "Fabius", "Marina"];
        assert_eq!(common::list(&words, &names), "Livia, Fabius and Marina");
        assert_eq!(took(&words, "a", "b"), "[took]");
        assert_eq!(left(&words, 1), "[left]");
        assert_eq!(color(&words, crate::TileColor::Red), "[color-red.short]");
        assert_eq!(
            common::seat_symbol(&words, crate::SeatColor::Lapis),
            "trident"
        );
    }
}
