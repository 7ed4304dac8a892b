//! Every book against the engine, the numbered sheets and the words: each figure is drawn, each
//! refusal and each number is the engine's, and no language lacks anything.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Provenance, Record};
use scene::testing::locale_faults;
use scene::{Format, Keys, Lang};

use super::source::{Content, Verdict};
use super::{BOOKS, Book, EMBEDDED};
use crate::guide::{Lesson, Part};
use crate::wire::{ContentShown, PassageShown, RulebookShown, SpanShown};
use crate::{Translations, rules};

fn shown(book: &'static Book, lang: Lang) -> &'static RulebookShown {
    let shown = book.shown(lang, &Translations::new());
    shown.unwrap_or_else(|error| panic!("{}: {error}", book.game))
}

fn numbers(content: &Content, block: &super::source::Block) -> (Option<String>, Vec<String>) {
    let names = block.numbers.keys().cloned().collect();
    match content {
        Content::Text(id) => (Some(format!("text-{id}")), names),
        _ => (None, names),
    }
}

#[test]
fn every_record_holds() {
    for (book, embedded) in BOOKS.iter().zip(EMBEDDED) {
        for (name, text) in embedded.records {
            let record = Record::parse(text).unwrap();
            assert!(book.game.check(&record).is_ok(), "{name}");
        }
    }
}

#[test]
fn every_figure_is_drawn_and_used() {
    for book in BOOKS.iter() {
        let mut used: BTreeSet<&str> = BTreeSet::new();
        for chapter in &book.file.chapters {
            used.insert(&chapter.figure);
            for block in &chapter.blocks {
                if let Content::Figures(ids) = &block.content {
                    used.extend(ids.iter().map(String::as_str));
                }
            }
        }
        let mut seen = BTreeSet::new();
        for figure in &book.file.figures {
            let name = format!("{} {}", book.game, figure.id);
            assert!(seen.insert(&figure.id), "{name} is there twice");
            assert!(used.contains(figure.id.as_str()), "{name} is not used");
            assert_eq!(figure.step.is_some(), figure.record.is_none(), "{name}");
            let drawn = book.picture(&figure.id, Lang::De);
            let drawn = drawn.unwrap_or_else(|error| panic!("{name}: {error}"));
            assert!(
                drawn.len() > 400 && drawn.len() < 120_000,
                "{name}: {}",
                drawn.len()
            );
        }
        let known = |id: &&str| book.figure(id).is_some();
        assert!(used.iter().all(known), "{}: {used:?}", book.game);
    }
}

#[test]
fn what_is_said_to_be_allowed_is_and_the_rest_is_refused_by_a_rule() {
    let mut pairs = 0;
    for book in BOOKS.iter() {
        for figure in &book.file.figures {
            let refusal = book.position(figure).refusal(Lang::En).unwrap();
            assert_eq!(
                refusal.is_some(),
                figure.verdict == Some(Verdict::Refused),
                "{} {}",
                book.game,
                figure.id
            );
            pairs += usize::from(refusal.is_some());
        }
    }
    assert!(pairs >= BOOKS.len() * 2, "{pairs}");
}

#[test]
fn what_can_be_tried_is_right_and_something_else_is_not() {
    for book in BOOKS.iter() {
        let mut tries = 0;
        for figure in &book.file.figures {
            let Some((guide, step)) = book.lesson(&figure.id) else {
                continue;
            };
            tries += 1;
            let open = || Lesson::open(guide, step, Lang::En, Format::Wide).unwrap();
            let name = format!("{} {}", book.game, figure.id);
            let judged = open().judge(&step.example, &Translations::new()).unwrap();
            assert_eq!(judged.verdict, "right", "{name}");
            let words = guide.words(Lang::De);
            for part in [Part::Why, Part::Task, Part::Other, Part::Well] {
                assert!(step.say(part, words).len() > 8, "{name}: {part}");
            }
        }
        assert!(tries >= 6, "{}: {tries}", book.game);
    }
}

#[test]
fn every_rule_is_told_and_every_rule_named_is_one() {
    for book in BOOKS.iter() {
        let known = rules::known(book.game);
        let blocks = book
            .file
            .chapters
            .iter()
            .flat_map(|chapter| &chapter.blocks);
        let told: BTreeSet<String> = blocks
            .flat_map(|block| &block.rules)
            .flat_map(|rule| rules::range(rule))
            .collect();
        for rule in &told {
            assert!(known.contains(rule.as_str()), "{}: {rule}", book.game);
        }
        let missing: Vec<&str> = known
            .into_iter()
            .filter(|rule| !told.contains(*rule))
            .collect();
        assert!(
            missing.is_empty(),
            "{}: nobody tells {missing:?}",
            book.game
        );
        for question in &book.file.asked {
            assert!(
                told.contains(&question.rule),
                "{}: {}",
                book.game,
                question.id
            );
        }
    }
}

#[test]
fn every_card_has_its_words() {
    for book in BOOKS.iter() {
        let words = scene::Words::new(Lang::De, &book.game.facts().words);
        let blocks = book
            .file
            .chapters
            .iter()
            .flat_map(|chapter| &chapter.blocks);
        for block in blocks {
            if let Content::Cards(keys) = &block.content {
                for key in keys {
                    assert!(words.has(key), "{}: {key}", book.game);
                }
            }
        }
    }
}

/// A mark says what the sheet says of its rule.
#[test]
fn marks_are_those_of_the_sheet() {
    for book in BOOKS.iter() {
        let sheet: BTreeMap<_, _> = rules::each(book.game).into_iter().collect();
        for mark in &book.file.sources {
            let text = sheet.get(mark.rule.as_str());
            let text = text.unwrap_or_else(|| panic!("{}: {}", book.game, mark.rule));
            let word = match mark.source {
                Provenance::House => "house",
                Provenance::Inferred => "[inferred",
                Provenance::Weak => "weak",
                Provenance::Public if text.contains("[re-theme") => "[re-theme",
                Provenance::Public => "public",
                Provenance::Rulebook => "",
            };
            assert!(text.contains(word), "{}: {} {word}", book.game, mark.id);
        }
    }
}

#[test]
fn every_option_says_how_sure_it_is() {
    for book in BOOKS.iter() {
        for option in book.game.facts().options {
            let source = book.option_source(option.key, Lang::De, &Translations::new());
            let source = source.unwrap_or_else(|| panic!("{}: {}", book.game, option.key));
            assert!(source.why.len() > 20, "{}: {}", book.game, option.key);
        }
        let maturity = book.maturity(Lang::De, &Translations::new());
        assert!(maturity.name.len() > 3 && maturity.reason.len() > 40);
    }
}

#[test]
fn every_word_is_there_in_every_language_and_none_is_idle() {
    for (book, embedded) in BOOKS.iter().zip(EMBEDDED) {
        let (mut plain, mut numbered) = (vec!["lead".to_string(), "maturity".to_string()], vec![]);
        for chapter in &book.file.chapters {
            plain.push(format!("chapter-{}", chapter.id));
            plain.push(format!("chapter-{}.brief", chapter.id));
            for block in &chapter.blocks {
                match (numbers(&block.content, block), &block.content) {
                    ((Some(key), names), _) if names.is_empty() => plain.push(key),
                    ((Some(key), names), _) => numbered.push((key, names)),
                    (_, Content::Heading(id)) => plain.push(format!("heading-{id}")),
                    _ => {}
                }
            }
        }
        for figure in &book.file.figures {
            plain.push(format!("figure-{}", figure.id));
            plain.push(format!("figure-{}.alt", figure.id));
        }
        plain.extend(
            book.file
                .sources
                .iter()
                .map(|mark| format!("source-{}", mark.id)),
        );
        plain.extend(
            book.file
                .asked
                .iter()
                .map(|asked| format!("asked-{}", asked.id)),
        );
        plain.extend(book.practice.steps.iter().flat_map(|step| step.keys()));
        plain.sort();
        plain.dedup();
        // `Keys` are compiled in elsewhere; here they come from a file.
        let keys = Keys {
            messages: Box::leak(leaked(&numbered).into_boxed_slice()),
            families: &[],
        };
        let faults = locale_faults(&embedded.words, &keys, &plain, None);
        assert!(faults.is_empty(), "{}:\n{}", book.game, faults.join("\n"));
    }
}

type Named = (&'static str, &'static [&'static str]);

fn leaked(all: &[(String, Vec<String>)]) -> Vec<Named> {
    let text = |text: &String| -> &'static str { Box::leak(text.clone().into_boxed_str()) };
    let one = |(key, names): &(String, Vec<String>)| -> Named {
        let names: Vec<&'static str> = names.iter().map(text).collect();
        (text(key), Box::leak(names.into_boxed_slice()))
    };
    all.iter().map(one).collect()
}

fn lines(passages: &[PassageShown]) -> Vec<String> {
    let line = |spans: &Vec<SpanShown>| -> String {
        let words = spans.iter().map(|span| match span {
            SpanShown::Plain(text) | SpanShown::Strong(text) => text.as_str(),
            SpanShown::Source(_) => "",
        });
        words.collect()
    };
    let passage = |passage: &PassageShown| match passage {
        PassageShown::Paragraph(spans) => vec![line(spans)],
        PassageShown::List(items) => items.iter().map(line).collect(),
        PassageShown::Table(rows) => rows.iter().flatten().map(line).collect(),
    };
    passages.iter().flat_map(passage).collect()
}

fn texts(book: &RulebookShown) -> Vec<String> {
    let blocks = book.chapters.iter().flat_map(|chapter| &chapter.blocks);
    let texts = blocks.filter_map(|block| match &block.content {
        ContentShown::Text(passages) => Some(lines(passages)),
        _ => None,
    });
    texts.flatten().collect()
}

/// `6 × 3 + 3 = 21`: whatever is worked out in the words comes to what the engine counts, for the
/// right side is the engine's number.
#[test]
fn sums_in_the_words_come_out() {
    for book in BOOKS.iter() {
        for lang in Lang::ALL {
            let mut sums = 0;
            for text in texts(shown(book, *lang)) {
                for (left, right) in equations(&text) {
                    assert_eq!(
                        value(&left),
                        right,
                        "{} {lang}: {left} = {right}",
                        book.game
                    );
                    sums += 1;
                }
            }
            assert!(sums >= 3, "{} {lang}: {sums} sums", book.game);
        }
    }
}

/// What stands left and right of every `=` between numbers.
fn equations(text: &str) -> Vec<(String, i32)> {
    let part = |sign: char| sign.is_ascii_digit() || " ×+−".contains(sign);
    let sides: Vec<&str> = text.split('=').collect();
    let pairs = sides.windows(2).filter_map(|pair| {
        let start = pair[0].rfind(|sign| !part(sign)).map_or(0, |at| {
            at + pair[0][at..].chars().next().map_or(0, char::len_utf8)
        });
        let left = pair[0][start..].trim().to_string();
        let right: String = pair[1]
            .trim()
            .chars()
            .take_while(char::is_ascii_digit)
            .collect();
        Some((left, right.parse().ok()?))
    });
    pairs
        .filter(|(left, _)| left.contains(['×', '+', '−']))
        .collect()
}

fn value(sum: &str) -> i32 {
    let product = |text: &str| -> i32 {
        text.split('×')
            .map(|number| number.trim().parse::<i32>().unwrap())
            .product()
    };
    let mut total = 0;
    for part in sum.replace('−', "+-").split('+') {
        total += match part.trim().strip_prefix('-') {
            Some(rest) => -product(rest),
            None => product(part),
        };
    }
    total
}

/// No mark is misspelt, none is idle, and both languages say as much of each.
#[test]
fn marks_are_used_alike_in_every_language() {
    for book in BOOKS.iter() {
        let marks = |lang: Lang| -> BTreeMap<usize, usize> {
            let shown = shown(book, lang);
            let json = serde_json::to_value(&shown.chapters).unwrap();
            let mut found = BTreeMap::new();
            collect(&json, &mut found);
            for text in texts(shown) {
                assert!(
                    !text.contains(['[', ']', '{', '}']),
                    "{} {lang}: {text}",
                    book.game
                );
            }
            found
        };
        let english = marks(Lang::En);
        assert_eq!(english, marks(Lang::De), "{}", book.game);
        let idle = book.file.sources.iter().enumerate();
        let idle = idle.filter(|(place, _)| !english.contains_key(place));
        let idle: Vec<&str> = idle.map(|(_, mark)| mark.id.as_str()).collect();
        assert!(idle.is_empty(), "{}: {idle:?}", book.game);
    }
}

fn collect(json: &serde_json::Value, found: &mut BTreeMap<usize, usize>) {
    match json {
        serde_json::Value::Object(fields) => {
            for (name, value) in fields {
                match (name.as_str(), value.as_u64()) {
                    ("source", Some(place)) => *found.entry(place as usize).or_default() += 1,
                    _ => collect(value, found),
                }
            }
        }
        serde_json::Value::Array(items) => items.iter().for_each(|item| collect(item, found)),
        _ => {}
    }
}
