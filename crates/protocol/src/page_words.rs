//! The words of the page as plain data. Fluent says each message of `page.ftl` once for every
//! variant it has, with named blanks for its arguments: the page picks a variant and fills the
//! blanks in. What is read from the syntax is only which arguments and variants a message has.

use std::collections::BTreeMap;

use fluent_syntax::ast;
use scene::{Arg, Lang, Source, Words};
use serde::Serialize;

use crate::by_lang::ByLang;

/// `page.ftl`.
const SOURCE: Source = scene::source!("page");

/// The plural categories there are in any language.
const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", OTHER];
/// The variant for everything that has none of its own.
const OTHER: &str = "other";

/// Asks Fluent which of them a number belongs to.
const CATEGORY: Source = Source {
    name: "category",
    en: CATEGORY_OF,
    de: CATEGORY_OF,
};
const CATEGORY_OF: &str = "category = { $number ->
    [zero] zero
    [one] one
    [two] two
    [few] few
    [many] many
   *[other] other
}
";

/// The words of the page in one language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PageWords {
    /// The language.
    lang: &'static str,
    /// Every message, and its attributes as `message.attribute`.
    messages: BTreeMap<String, Wording>,
}

/// How a message reads: one text, or one for each variant of an argument.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Wording {
    /// With a blank for each argument: `Seat {seat}`.
    Text(String),
    /// It hangs on an argument.
    Variants {
        /// The argument.
        by: &'static str,
        /// A text for a word or an exact number, or else for a plural category, or else `other`.
        texts: BTreeMap<String, Wording>,
    },
}

/// The words of the page in a language, as they travel.
pub fn json(lang: Lang) -> &'static [u8] {
    static ALL: ByLang<Vec<u8>> = ByLang::new();
    ALL.get_or_make(lang, || {
        serde_json::to_vec(&Printer::new(lang).all()).expect("keys are texts")
    })
}

/// An argument of a message, and the variants that are chosen by it; none where it is only said.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Argument {
    name: &'static str,
    keys: Vec<&'static str>,
}

/// What stands for an argument while a variant is said.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Sample {
    /// Said as it is: a word, a blank.
    Text(String),
    /// Said as it is.
    Exact(i64),
    /// Stands for its plural category; becomes a blank afterwards.
    Category(i64),
}

/// Has the words of the page said.
struct Printer {
    lang: Lang,
    words: Words,
    categories: Words,
}

impl Printer {
    fn new(lang: Lang) -> Printer {
        Printer {
            lang,
            words: Words::new(lang, &SOURCE),
            categories: Words::new(lang, &CATEGORY),
        }
    }

    fn all(&self) -> PageWords {
        let messages = messages(self.lang).into_iter();
        let messages = messages.map(|(key, arguments)| {
            let wording = self.wording(&key, &arguments, &mut Vec::new());
            (key, wording)
        });
        PageWords {
            lang: self.lang.as_str(),
            messages: messages.collect(),
        }
    }

    /// A message by the variants of its arguments; for the earlier ones `chosen` stands.
    fn wording(
        &self,
        key: &str,
        arguments: &[Argument],
        chosen: &mut Vec<(&'static str, Sample)>,
    ) -> Wording {
        let Some((argument, rest)) = arguments.split_first() else {
            return Wording::Text(self.text(key, chosen));
        };
        let mut texts = BTreeMap::new();
        for (variant, sample) in self.samples(argument, chosen.len()) {
            chosen.push((argument.name, sample));
            texts.insert(variant, self.wording(key, rest, chosen));
            chosen.pop();
        }
        let other = texts[OTHER].clone();
        texts.retain(|variant, text| variant == OTHER || *text != other);
        match texts.len() {
            1 => other,
            _ => Wording::Variants {
                by: argument.name,
                texts,
            },
        }
    }

    /// A sample for each variant that an argument may choose, `other` among them.
    fn samples(&self, argument: &Argument, place: usize) -> Vec<(String, Sample)> {
        let exact = |key: &str| key.parse::<i64>().ok();
        let is_number = |key: &&str| CATEGORIES.contains(key) || exact(key).is_some();
        if argument.keys.is_empty() || !argument.keys.iter().all(is_number) {
            let words = argument.keys.iter().map(|key| (*key).to_string());
            let words = words.map(|word| (word.clone(), Sample::Text(word)));
            let other = (OTHER.to_string(), Sample::Text(blank(argument.name)));
            return words.chain([other]).collect();
        }
        let numbers = argument.keys.iter().filter_map(|key| exact(key));
        let numbers = numbers.map(|number| (number.to_string(), Sample::Exact(number)));
        let categories = CATEGORIES.iter().filter_map(|category| {
            let number = self.number_of(category, place)?;
            Some(((*category).to_string(), Sample::Category(number)))
        });
        numbers.chain(categories).collect()
    }

    /// A number of a plural category, if the language has it. Rather one that no sentence holds,
    /// another for each argument, so that it is found again; in a category of few numbers only
    /// these can be filled in, and a text that holds one reads the same.
    fn number_of(&self, category: &str, place: usize) -> Option<i64> {
        let large = 7001 + 1000 * place as i64;
        let mut numbers = (large..large + 100).chain(0..100);
        numbers.find(|number| self.category(*number) == category)
    }

    fn category(&self, number: i64) -> String {
        let number = [("number", Arg::Number(number))];
        self.categories.say("category", &number)
    }

    /// One variant of a message, with blanks.
    fn text(&self, key: &str, chosen: &[(&'static str, Sample)]) -> String {
        let mut args = Vec::new();
        let mut stand_ins = Vec::new();
        for (name, sample) in chosen {
            let arg = match sample {
                Sample::Text(text) => Arg::Text(text),
                Sample::Exact(number) | Sample::Category(number) => Arg::Number(*number),
            };
            args.push((*name, arg));
            if let Sample::Category(number) = sample {
                stand_ins.push((*number, *name));
            }
        }
        // The largest first: no number is found in the digits of another.
        stand_ins.sort_unstable_by(|a, b| b.cmp(a));
        let said = self.words.say(key, &args);
        stand_ins.iter().fold(said, |text, (number, name)| {
            text.replace(&number.to_string(), &blank(name))
        })
    }
}

/// Where the page puts an argument.
fn blank(name: &str) -> String {
    format!("{{{name}}}")
}

/// The keys of `page.ftl` with the arguments of each.
fn messages(lang: Lang) -> Vec<(String, Vec<Argument>)> {
    // What does not parse is left out here and found by the tests.
    let resource = match fluent_syntax::parser::parse(SOURCE.text(lang)) {
        Ok(resource) | Err((resource, _)) => resource,
    };
    let mut messages = Vec::new();
    for entry in &resource.body {
        let ast::Entry::Message(message) = entry else {
            continue;
        };
        let name = message.id.name;
        if let Some(value) = &message.value {
            messages.push((name.to_string(), arguments(value)));
        }
        for attribute in &message.attributes {
            let key = format!("{name}.{}", attribute.id.name);
            messages.push((key, arguments(&attribute.value)));
        }
    }
    messages
}

/// The arguments of a pattern in the order in which they come.
fn arguments(pattern: &ast::Pattern<&'static str>) -> Vec<Argument> {
    let mut found = Vec::new();
    find_arguments(pattern, &mut found);
    found
}

fn find_arguments(pattern: &ast::Pattern<&'static str>, found: &mut Vec<Argument>) {
    for element in &pattern.elements {
        match element {
            ast::PatternElement::Placeable {
                expression: ast::Expression::Inline(inline),
            } => note(inline, &[], found),
            ast::PatternElement::Placeable {
                expression: ast::Expression::Select { selector, variants },
            } => {
                note(selector, variants, found);
                for variant in variants {
                    find_arguments(&variant.value, found);
                }
            }
            ast::PatternElement::TextElement { .. } => {}
        }
    }
}

/// Notes an argument, and the variants that are chosen by it.
fn note(
    inline: &ast::InlineExpression<&'static str>,
    variants: &[ast::Variant<&'static str>],
    found: &mut Vec<Argument>,
) {
    // The page's file uses nothing else; its tests would find it unsaid.
    let ast::InlineExpression::VariableReference { id } = inline else {
        return;
    };
    let known = found.iter().position(|argument| argument.name == id.name);
    let place = known.unwrap_or(found.len());
    if known.is_none() {
        found.push(Argument {
            name: id.name,
            keys: Vec::new(),
        });
    }
    for variant in variants {
        let (ast::VariantKey::Identifier { name: key }
        | ast::VariantKey::NumberLiteral { value: key }) = variant.key;
        if !found[place].keys.contains(&key) {
            found[place].keys.push(key);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// An argument as the page has it.
    #[derive(Clone, Copy, Debug)]
    enum Given {
        Text(&'static str),
        Number(i64),
    }

    impl Given {
        fn shown(self) -> String {
            match self {
                Given::Text(text) => text.to_string(),
                Given::Number(number) => number.to_string(),
            }
        }

        fn arg(self) -> Arg<'static> {
            match self {
                Given::Text(text) => Arg::Text(text),
                Given::Number(number) => Arg::Number(number),
            }
        }
    }

    type Args = BTreeMap<&'static str, Given>;

    /// What `web/shared/words.js` makes of a message.
    fn fill(wording: &Wording, args: &Args, printer: &Printer) -> String {
        let mut wording = wording;
        while let Wording::Variants { by, texts } = wording {
            let exact = texts.get(&args[by].shown());
            let category = match args[by] {
                Given::Number(number) => texts.get(&printer.category(number)),
                Given::Text(_) => None,
            };
            wording = exact.or(category).unwrap_or(&texts[OTHER]);
        }
        let Wording::Text(text) = wording else {
            unreachable!("what has no variants is a text");
        };
        // Piece by piece, so that nothing is filled into what was filled in.
        let mut filled = String::new();
        for (index, piece) in text.split('{').enumerate() {
            match piece.split_once('}') {
                Some((name, rest)) if index > 0 => {
                    let given = args.get(name);
                    let given = given.unwrap_or_else(|| panic!("a blank {name} in {text:?}"));
                    filled.push_str(&given.shown());
                    filled.push_str(rest);
                }
                _ => filled.push_str(piece),
            }
        }
        filled
    }

    /// Values that reach every variant of an argument, and more.
    fn values(argument: &Argument) -> Vec<Given> {
        let numbers = [0, 1, 2, 5, 11, 100].map(Given::Number);
        let words = argument.keys.iter().map(|key| Given::Text(key));
        let words = words.filter(|word| !CATEGORIES.contains(&word.shown().as_str()));
        let words = words.filter(|word| word.shown().parse::<i64>().is_err());
        let exact = argument.keys.iter().filter_map(|key| key.parse().ok());
        let exact = exact.map(Given::Number);
        let mut values: Vec<Given> = numbers.into_iter().chain(words).chain(exact).collect();
        values.push(Given::Text("Livia"));
        values
    }

    /// Every way to give a message its arguments.
    fn ways(arguments: &[Argument]) -> Vec<Args> {
        let Some((first, rest)) = arguments.split_first() else {
            return vec![Args::new()];
        };
        let mut all = Vec::new();
        for args in ways(rest) {
            for value in values(first) {
                let mut args = args.clone();
                args.insert(first.name, value);
                all.push(args);
            }
        }
        all
    }

    #[test]
    fn blanks_and_variants_read_as_fluent_says_it() {
        for lang in Lang::ALL {
            let printer = Printer::new(*lang);
            let page = printer.all();
            let mut said = 0;
            for (key, arguments) in messages(*lang) {
                assert!(printer.words.has(&key), "{lang}: {key}");
                for args in ways(&arguments) {
                    let given = args.iter().map(|(name, given)| (*name, given.arg()));
                    let given: Vec<_> = given.collect();
                    let fluent = printer.words.say(&key, &given);
                    let filled = fill(&page.messages[&key], &args, &printer);
                    assert_eq!(filled, fluent, "{lang}: {key} with {args:?}");
                    assert!(!fluent.contains(['{', '}']), "{lang}: {key} says {fluent}");
                    said += 1;
                }
            }
            assert!(said > 1000, "{lang}: {said}");
        }
    }

    /// The blanks of a message, in all its variants. What a plural hangs on is the language's own
    /// affair.
    fn blanks(wording: &Wording, found: &mut BTreeSet<String>) {
        match wording {
            Wording::Text(text) => {
                let names = text.split('{').skip(1);
                found.extend(names.filter_map(|rest| Some(rest.split_once('}')?.0.to_string())));
            }
            Wording::Variants { texts, .. } => {
                texts.values().for_each(|text| blanks(text, found));
            }
        }
    }

    fn keys(lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
        let parsed = fluent_syntax::parser::parse(SOURCE.text(lang));
        assert!(parsed.is_ok(), "page.ftl of {lang} does not parse");
        let with_blanks = |(key, wording): (String, Wording)| {
            let mut found = BTreeSet::new();
            blanks(&wording, &mut found);
            (key, found)
        };
        let messages = Printer::new(lang).all().messages.into_iter();
        messages.map(with_blanks).collect()
    }

    #[test]
    fn every_language_has_the_same_words_with_the_same_blanks() {
        let english = keys(Lang::En);
        assert!(!english.is_empty());
        for lang in Lang::ALL {
            assert_eq!(keys(*lang), english, "{lang}");
        }
    }

    fn text(text: &str) -> Wording {
        Wording::Text(text.to_string())
    }

    fn by<const N: usize>(by: &'static str, texts: [(&str, Wording); N]) -> Wording {
        let texts = texts.map(|(variant, text)| (variant.to_string(), text));
        Wording::Variants {
            by,
            texts: texts.into(),
        }
    }

    #[test]
    fn a_message_has_the_variants_it_needs_and_no_more() {
        let english = Printer::new(Lang::En).all().messages;
        assert_eq!(english["close"], text("Close"));
        assert_eq!(english["key-r.does"], text("turns, or shows the next way"));
        assert_eq!(english["players-range"], text("{least} to {most} players"));
        let waiting = by(
            "count",
            [
                ("0", text("Your tables")),
                ("one", text("One table waits for you")),
                ("other", text("{count} tables wait for you")),
            ],
        );
        assert_eq!(english["tables-wait"], waiting);
        let german = Printer::new(Lang::De).all().messages;
        let yours = by(
            "points",
            [
                ("one", text("Du hast mit {points} Punkt gewonnen")),
                ("other", text("Du hast mit {points} Punkten gewonnen")),
            ],
        );
        let theirs = by(
            "count",
            [
                ("one", text("{names} hat mit {points} Punkten gewonnen")),
                ("other", text("{names} haben mit {points} Punkten gewonnen")),
            ],
        );
        let won = by("yours", [("true", yours), ("other", theirs)]);
        assert_eq!(german["won-with"], won);
    }

    #[test]
    fn what_travels_is_plain_data() {
        let json: serde_json::Value = serde_json::from_slice(json(Lang::De)).unwrap();
        assert_eq!(json["lang"], "de");
        assert_eq!(json["messages"]["rule"], "Regel {rule}");
        let open = &json["messages"]["waiting-title"];
        assert_eq!(open["by"], "count");
        assert_eq!(open["texts"]["one"], "Ein Platz ist frei");
        assert_eq!(open["texts"]["other"], "{count} Plätze sind frei");
    }
}
