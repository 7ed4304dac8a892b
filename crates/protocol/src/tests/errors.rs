//! What is wrong, for programs and for people: one refusal from the rule to the wire.

use kernel::OptionError;
use scene::Lang;
use serde_json::json;
use table::{AnyGame, Refusal};

use super::{LIVIA, TRANSLATIONS, requester, rng, running, seat, spec};
use crate::{Error, about, rules_shown};

#[test]
fn a_refusal_tells_its_rule_and_says_why_in_the_readers_language() {
    let mut served = running(1);
    let livia = requester(Some(LIVIA), Some(seat(1)));
    let nonsense = json!({"submit": served.submission(seat(1), &["dance"])});
    let refused = served.ask(&livia, &nonsense).unwrap_err();
    let body = refused.body(&TRANSLATIONS, Lang::En);
    assert_eq!(
        (body.code.as_str(), body.index),
        ("action/unreadable", Some(0))
    );
    assert_eq!((body.rule, body.current), (None, None));
    let old = json!({"submit": {"seat": 1, "sequence": 0, "actions": ["dance"]}});
    let stale = served.ask(&livia, &old).unwrap_err();
    let body = stale.body(&TRANSLATIONS, Lang::En);
    assert_eq!(body.current, Some(served.live.table.sequence()));
}

/// Something that was allowed before and is not now.
fn forbidden() -> Refusal {
    let (mut served, mut rng) = (running(2), rng(2));
    let livia = requester(Some(LIVIA), Some(seat(1)));
    let first = served.actions(LIVIA, seat(1)).remove(0);
    while served.step(&mut rng) {
        let again = json!({"stage": served.submission(seat(1), &[&first])});
        if let Err(Error::Refused(refusal @ Refusal::Illegal { .. })) = served.ask(&livia, &again) {
            return refusal;
        }
    }
    panic!("{first} is always allowed");
}

#[test]
fn what_the_rules_forbid_is_said_in_the_words_of_the_game() {
    let refusal = forbidden();
    let (rule, index) = (refusal.rule(), refusal.index());
    assert!(rule.is_some_and(|rule| rule.starts_with("M-")), "{rule:?}");
    let (marble, error) = ("marble".parse().unwrap(), Error::from(refusal.clone()));
    for lang in Lang::ALL {
        let body = error.body(&TRANSLATIONS, *lang);
        assert_eq!(body.code.as_str(), "action/illegal");
        assert_eq!((body.rule, body.index), (rule, index));
        let said = refusal.sentence(TRANSLATIONS.of(marble, *lang));
        assert_eq!(body.sentence, said);
    }
}

#[test]
fn every_refusal_of_seats_has_its_code() {
    let level = "wizard".parse().unwrap();
    for (refusal, code) in [
        (Refusal::Running, "table/running"),
        (Refusal::Closed, "table/closed"),
        (Refusal::NotOwner, "table/forbidden"),
        (Refusal::SeatTaken, "seat/taken"),
        (Refusal::SeatedAlready, "seat/already-seated"),
        (Refusal::NeedsConsent, "link/consent"),
        (Refusal::TooOften, "limit/often"),
        (Refusal::TooMany, "limit/undo"),
        (Refusal::UnknownBot(level), "request/malformed"),
    ] {
        let body = Error::from(refusal).body(&TRANSLATIONS, Lang::De);
        assert_eq!(body.code.as_str(), code);
        assert!(!body.sentence.is_empty());
    }
}

#[test]
fn the_operator_is_told_what_clients_are_not() {
    let damaged = Error::Damaged("log entry 3: no action".to_string());
    assert_eq!(damaged.to_string(), "store/failed: log entry 3: no action");
    let told = damaged.body(&TRANSLATIONS, Lang::En);
    assert_eq!(told, Error::StoreFailed.body(&TRANSLATIONS, Lang::En));
}

/// What comes of each option alone, at the smallest and the largest table.
fn every_option() -> impl Iterator<Item = Error> {
    let options = AnyGame::ALL.iter().flat_map(|game| {
        let values = game.facts().options.iter();
        values.flat_map(|option| {
            option
                .values
                .iter()
                .map(|value| (*game, option.key, *value))
        })
    });
    let sizes = |game: AnyGame| [game.meta().min_seats, game.meta().max_seats];
    let tables = options.flat_map(move |option| sizes(option.0).map(|seats| (option, seats)));
    tables.filter_map(|((game, key, value), seats)| {
        let seats = vec![json!({"kind": "open"}); seats];
        let new = json!({"game": game.meta().id, "seats": seats, "options": {key: value}});
        spec(&new).err()
    })
}

#[test]
fn an_option_that_the_rules_refuse_has_its_rule() {
    let mut refused = 0;
    for error in every_option() {
        let body = error.body(&TRANSLATIONS, Lang::De);
        assert_eq!(body.code.as_str(), "request/options");
        if let Error::Options {
            error: OptionError::Refused { rule, .. },
            ..
        } = error
        {
            assert_eq!(body.rule, Some(rule));
            refused += 1;
        }
    }
    assert!(refused > 0);
}

#[test]
fn everything_there_is_has_a_name_in_every_language() {
    for lang in Lang::ALL {
        let about = about(*lang, &TRANSLATIONS, None);
        assert_eq!(about.lang, lang.as_str());
        assert_eq!(about.games.len(), AnyGame::ALL.len());
        let bots = about.bots.iter();
        assert!(
            bots.into_iter()
                .all(|bot| !bot.name.is_empty() && !bot.help.is_empty())
        );
        let names: Vec<_> = about.languages.iter().map(|lang| &lang.name).collect();
        assert_eq!(names, ["English", "Deutsch"]);
    }
    for game in AnyGame::ALL {
        assert_eq!(rules_shown(*game).title, game.meta().title);
    }
}
