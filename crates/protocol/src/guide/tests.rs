//! Every guide against the engine, the rules and the words: its records hold, what it wants is
//! right and allowed, what its words promise comes true, and nothing it says is missing.

use std::collections::BTreeSet;

use kernel::Record;
use scene::testing::locale_faults;
use scene::{Format, Keys, Lang};
use serde_json::Value;
use table::{AnyGame, Refusal, Staged};

use super::{EMBEDDED, Follows, GUIDES, Guide, Lesson, Step};
use crate::Translations;
use crate::rules;
use crate::wire::Judged;

/// Every step, with what the file has for the tests.
fn every_step() -> impl Iterator<Item = (&'static Guide, &'static Step, Value)> {
    let pairs = GUIDES.iter().zip(EMBEDDED);
    pairs.flat_map(|(guide, embedded)| {
        let written: Value = serde_json::from_str(embedded.steps).unwrap();
        let steps = written["steps"].as_array().unwrap().clone();
        guide
            .steps
            .iter()
            .zip(steps)
            .map(move |(step, written)| (guide, step, written))
    })
}

fn name(guide: &Guide, step: &Step) -> String {
    format!("{}, step {}", guide.game, step.id)
}

fn open(guide: &'static Guide, step: &'static Step) -> Lesson {
    let opened = Lesson::open(guide, step, Lang::En, Format::Wide);
    opened.unwrap_or_else(|error| panic!("{}: {error}", name(guide, step)))
}

fn texts(value: &Value) -> Vec<String> {
    let list = value.as_array().expect("a list of actions");
    list.iter()
        .map(|text| text.as_str().unwrap().to_string())
        .collect()
}

fn judged(guide: &'static Guide, step: &'static Step, actions: &[String]) -> Judged {
    let judged = open(guide, step).judge(actions, &Translations::new());
    judged.unwrap_or_else(|refusal| panic!("{}: {refusal:?}", name(guide, step)))
}

fn staged(guide: &'static Guide, step: &'static Step, actions: &[String]) -> Staged {
    let staged = open(guide, step).stage(actions, &Translations::new());
    staged.unwrap_or_else(|refusal| panic!("{}: {refusal:?}", name(guide, step)))
}

#[test]
fn every_game_has_a_guide_of_ten_to_fifteen_steps() {
    for game in AnyGame::ALL {
        let guide = Guide::for_game(*game).unwrap_or_else(|| panic!("{game} has no guide"));
        assert!((10..=15).contains(&guide.steps.len()), "{game}");
        let ids: BTreeSet<&str> = guide.steps.iter().map(|step| step.id.as_str()).collect();
        assert_eq!(ids.len(), guide.steps.len(), "{game}: a step twice");
        assert!(guide.step(0).is_none() && guide.step(guide.steps.len() + 1).is_none());
    }
    assert_eq!(GUIDES.len(), AnyGame::ALL.len());
}

#[test]
fn every_record_holds() {
    for embedded in EMBEDDED {
        let game: AnyGame = embedded.game.parse().unwrap();
        for (name, text) in embedded.records {
            let record = Record::parse(text).unwrap();
            assert!(game.check(&record).is_ok(), "{name}");
        }
    }
}

#[test]
fn what_a_lesson_wants_is_allowed_and_right() {
    for (guide, step, _) in every_step() {
        let judged = judged(guide, step, &step.example);
        assert_eq!(judged.verdict, "right", "{}", name(guide, step));
    }
}

#[test]
fn something_else_is_allowed_and_answered() {
    for (guide, step, written) in every_step() {
        let instead = texts(&written["instead"]);
        let judged = judged(guide, step, &instead);
        assert_eq!(judged.verdict, "other", "{}", name(guide, step));
        assert!(judged.sentence.len() > 20, "{}", name(guide, step));
    }
}

#[test]
fn a_beginning_of_what_is_wanted_is_no_fault() {
    let several = every_step().filter(|(_, step, _)| step.example.len() > 1);
    let mut some = 0;
    for (guide, step, _) in several.filter(|(_, step, _)| step.wants_moves()) {
        let judged = judged(guide, step, &step.example[..1]);
        assert_eq!(judged.verdict, "so-far", "{}", name(guide, step));
        some += 1;
    }
    assert!(some > 5);
}

#[test]
fn the_points_that_are_promised_come() {
    for (guide, step, written) in every_step() {
        let Some(promised) = written["brings"].as_i64() else {
            continue;
        };
        let staged = staged(guide, step, &step.example);
        let own = staged
            .scores
            .iter()
            .filter(|change| change.seat == Some(step.seat));
        let gained: i32 = own.map(|change| change.new - change.old).sum();
        assert!(
            i64::from(gained) >= promised,
            "{}: {gained}",
            name(guide, step)
        );
    }
}

#[test]
fn what_is_not_allowed_is_refused_with_its_rule() {
    let guide = Guide::for_game(AnyGame::ALL[0]).unwrap();
    for (guide, step) in guide.steps.iter().map(|step| (guide, step)).take(1) {
        let nonsense = open(guide, step).judge(&["take moon".to_string()], &Translations::new());
        assert!(matches!(nonsense, Err(Refusal::Notation { index: 0, .. })));
        let nothing = open(guide, step).judge(&[], &Translations::new());
        assert_eq!(nothing, Err(Refusal::NoAction));
    }
}

#[test]
fn a_lesson_shows_what_can_be_chosen_and_nothing_to_take_back() {
    for (guide, step, _) in every_step() {
        for format in [Format::Wide, Format::Narrow] {
            let mut lesson = Lesson::open(guide, step, Lang::De, format).unwrap();
            let shown = lesson.show(&Translations::new());
            assert!(shown.update.choices.len() > 1, "{}", name(guide, step));
            assert!(shown.update.prompt.yours && shown.update.outcome.is_none());
            assert!(shown.update.undo.free.is_empty() && shown.update.undo.ask.is_none());
        }
    }
}

#[test]
fn a_step_says_how_it_follows() {
    let follows = |game: &str| {
        let guide = Guide::for_game(game.parse().unwrap()).unwrap();
        let steps = guide.steps.iter();
        steps.map(|step| guide.follows(step)).collect::<Vec<_>>()
    };
    let city = follows("city");
    let (place, take, produce) = (city[0], city[1], city[2]);
    assert_eq!(place, Follows::AtOnce, "nothing lies before it");
    assert_eq!(take, Follows::Later, "the second emissary was placed");
    assert_eq!(produce, Follows::AtOnce, "in the same turn");
    let monuments = |one: &&Follows| **one == Follows::Elsewhere;
    assert_eq!(follows("foundations").iter().filter(monuments).count(), 1);
}

#[test]
fn every_word_is_there_in_every_language_and_none_is_idle() {
    const NONE: Keys = Keys {
        messages: &[],
        families: &[],
    };
    for (guide, embedded) in GUIDES.iter().zip(EMBEDDED) {
        let keys: Vec<String> = guide.steps.iter().flat_map(Step::keys).collect();
        let faults = locale_faults(&embedded.words, &NONE, &keys, None);
        assert!(faults.is_empty(), "{}:\n{}", guide.game, faults.join("\n"));
    }
}

#[test]
fn every_rule_named_is_one() {
    for (guide, step, _) in every_step() {
        let page = rules::html(guide.game);
        assert!(!step.rules.is_empty(), "{}", name(guide, step));
        for rule in &step.rules {
            let anchor = format!("id=\"{rule}\"");
            assert!(page.contains(&anchor), "{}: {rule}", name(guide, step));
        }
    }
}
