//! Jobs there and back as JSON: the same action, nothing that the seat does not know, and a typed
//! refusal for everything that does not hold.

use kernel::testing::{amount, play_at_random, seed, setup};
use kernel::{
    DumpError, Game, Observed, OptionError, OtherRules, ParseHexError, Seat, Seats, Seed, Setup,
};
use pebbles::Pebbles;
use serde_json::{Value, json};

use super::*;
use crate::mcts::tests::{Ticking, ticking};
use crate::{Bot, MctsSpecError, SearchKey};
use crate::{BotSpecError, Player};

/// Every bot by name, and searches as text.
fn every_bot() -> Vec<BotSpec> {
    let untimed = Bot::ALL.iter().filter(|bot| bot.time_per_turn().is_none());
    let named = untimed.map(|bot| BotSpec::Named(*bot));
    let searches = [
        "mcts:20:exploration=1.5:prior-temperature=0.7",
        "mcts:20:width=1:threads=3",
    ];
    let searches = searches.map(|text| text.parse().unwrap());
    named.chain(searches).collect()
}

/// A job for every decision of some games at every kind of table.
fn jobs(mut look: impl FnMut(&Setup<Pebbles>, &Pebbles, Job<Pebbles>)) {
    let bots = every_bot();
    let tables = [(2, "false"), (3, "false"), (4, "true"), (5, "false")];
    for (index, (seats, team)) in tables.into_iter().enumerate() {
        let setup = setup::<Pebbles>(seats, &[("team", team)]);
        for deal in 0..amount(3, 100) as u64 {
            let mut step = 0;
            play_at_random(&setup, 10 * deal + index as u64, |game, seat, _| {
                step += 1;
                let key = Seed::of_series(seed(), deal).derive(&format!("bot {seat} {step}"));
                for bot in &bots {
                    look(&setup, game, Job::new(setup.clone(), game, seat, key, *bot));
                }
            });
        }
    }
}

fn opening() -> Job<Pebbles> {
    let setup = setup::<Pebbles>(3, &[("first", "2")]);
    let deal = Seed::of_series(7, 0);
    let seat = Seat::from_number(2).unwrap();
    let game = Pebbles::new(&setup, &deal);
    Job::new(setup, &game, seat, deal.derive("bot"), Bot::Mason)
}

fn json(job: &Job<Pebbles>) -> Value {
    serde_json::to_value(job.dump()).unwrap()
}

#[test]
fn a_job_gives_the_same_actions_after_a_journey_as_json() {
    let mut count = 0;
    jobs(|_, game, job| {
        let text = serde_json::to_string(&job.dump()).unwrap();
        let value: Value = serde_json::from_str(&text).unwrap();
        let back = Job::<Pebbles>::read(&value).unwrap();
        assert_eq!(back, job);
        let plan = job.run(None).unwrap();
        assert_eq!(back.run(None).as_ref(), Some(&plan), "{job:?}");
        assert_eq!(game.check(job.seat(), plan[0]), Ok(()));
        count += 1;
    });
    assert!(count >= 500, "{count}");
}

#[test]
fn a_job_decides_as_its_bot_does() {
    jobs(|_, game, job| {
        let mut player: Box<dyn Player<Pebbles>> = job.bot().player(&Means::default()).unwrap();
        let observed = Observed::new(game, job.seat());
        assert_eq!(job.observed(), &observed);
        let plan = player.plan(&observed, &mut job.key.rng());
        assert_eq!(job.run(None), Some(plan), "{job:?}");
    });
}

#[test]
fn a_job_tells_nothing_that_its_seat_does_not_know() {
    jobs(|setup, _, job| {
        let imagined = job
            .observed()
            .determinize(&mut job.key.derive("hidden").rng());
        let other = Job::new(setup.clone(), &imagined, job.seat(), job.key, job.bot());
        assert_eq!(json(&other), json(&job));
    });
}

#[test]
fn the_form_is_as_documented() {
    let job = opening();
    let view = serde_json::to_value(kernel::View::dump(job.observed().view())).unwrap();
    let expected = json!({
        "game": "pebbles",
        "rules": 1,
        "seats": 3,
        "options": { "first": "2", "team": "false" },
        "seat": 2,
        "view": view,
        "legal": ["keep", "swap"],
        "key": job.key.to_string(),
        "bot": "mason",
    });
    assert_eq!(json(&job), expected);
}

#[test]
fn no_log_tells_the_key() {
    let job = opening();
    assert_eq!(format!("{job:?}"), "Job(mason for seat 2 of pebbles)");
    assert_eq!(
        format!("{:?}", job.dump()),
        "JobDump(mason for seat 2 of pebbles)"
    );
}

#[test]
fn a_budget_of_time_needs_a_clock() {
    for (bot, looks) in [("mcts:5ms", 5), ("praetor", 1000), ("censor", 5000)] {
        let timed = Job {
            bot: bot.parse().unwrap(),
            ..opening()
        };
        assert!(timed.bot().needs_clock(), "{bot}");
        assert_eq!(timed.run(None), None, "{bot}");
        let (clock, timing) = ticking(Ticking::MILLISECOND, 1);
        let plan = timed.run(Some(&timing)).unwrap();
        assert!(timed.observed().legal().contains(&plan[0]), "{bot}");
        // The beginning, and one look more for each part of the time.
        let parts = clock.looks().checked_sub(1 + looks).unwrap();
        assert!(parts <= 8, "{bot}: {} looks", clock.looks());
    }
}

/// The opening with one field changed.
fn refused(field: &str, value: Value) -> JobError {
    let mut changed = json(&opening());
    *changed.pointer_mut(field).unwrap() = value;
    Job::<Pebbles>::read(&changed).unwrap_err()
}

#[test]
fn what_does_not_hold_is_refused() {
    let other_game = JobError::OtherGame {
        found: "city".to_string(),
        expected: "pebbles",
    };
    assert_eq!(refused("/game", json!("city")), other_game);
    let other = OtherRules {
        found: 2,
        oldest: 1,
        newest: 1,
    };
    assert_eq!(refused("/rules", json!(2)), JobError::OtherRules(other));
    let (seat, seats) = (Seat::from_number(5).unwrap(), Seats::new(3).unwrap());
    assert_eq!(refused("/seat", json!(5)), JobError::NoSeat { seat, seats });
    assert_eq!(refused("/key", json!("00ff")), JobError::Key(ParseHexError));
    assert_eq!(
        refused("/options", json!({ "first": "2" })),
        JobError::MissingOption("team")
    );
    assert_eq!(refused("/legal", json!([])), JobError::Legal);
    assert_eq!(refused("/legal", json!(["keep"])), JobError::Legal);
    assert_eq!(refused("/legal", json!(["swap", "keep"])), JobError::Legal);
    for (options, sentence) in [
        (
            json!({ "first": "2", "team": "false", "rain": "true" }),
            "unknown option \"rain\"",
        ),
        (
            json!({ "first": "2", "team": "perhaps" }),
            "option team cannot be \"perhaps\"",
        ),
        (
            json!({ "first": "5", "team": "false" }),
            "seat 5 cannot be first",
        ),
    ] {
        let error = refused("/options", options);
        assert!(matches!(error, JobError::Setup(_)), "{error}");
        assert!(error.to_string().starts_with(sentence), "{error}");
    }
    let too_many = refused("/seats", json!(6));
    assert!(matches!(
        too_many,
        JobError::Setup(OptionError::SeatCount { .. })
    ));
    let notation = refused("/legal/0", json!("dance"));
    assert!(matches!(&notation, JobError::Notation { action, .. } if action == "dance"));
    let unknown = refused("/bot", json!("wizard"));
    assert!(matches!(unknown, JobError::Bot(BotSpecError::Name(_))));
    let renamed = MctsSpecError::Renamed {
        old: "trust",
        new: SearchKey::Exploration,
    };
    let error = refused("/bot", json!("mcts:5:trust=1"));
    assert_eq!(error, JobError::Bot(BotSpecError::Mcts(renamed)));
    // Seat 2's own number is not known, or another number is.
    for (field, value) in [
        ("/view/numbers/1", json!(null)),
        ("/view/numbers/0", json!(3)),
    ] {
        let error = refused(field, value);
        assert!(
            matches!(
                error,
                JobError::View(DumpError {
                    field: "numbers",
                    ..
                })
            ),
            "{error}"
        );
    }
    let error = refused("/view", json!({ "cards": [] }));
    assert!(matches!(error, JobError::Form(_)), "{error}");
}

#[test]
fn another_game_is_told_before_its_view_is_read() {
    let mut other = json(&opening());
    other["game"] = json!("city");
    other["view"] = json!({ "cards": [] });
    let header: JobHeader = serde_json::from_value(other.clone()).unwrap();
    assert_eq!((header.game.as_str(), header.rules), ("city", 1));
    let error = Job::<Pebbles>::read(&other).unwrap_err();
    assert_eq!(error.to_string(), "a job of \"city\", not of pebbles");
}

/// Every place of a JSON value, as pointers.
fn places(value: &Value, at: &str, out: &mut Vec<String>) {
    out.push(at.to_string());
    match value {
        Value::Array(list) => {
            for (index, value) in list.iter().enumerate() {
                places(value, &format!("{at}/{index}"), out);
            }
        }
        Value::Object(fields) => {
            for (key, value) in fields {
                places(value, &format!("{at}/{key}"), out);
            }
        }
        _ => {}
    }
}

/// Whatever is changed, a job is refused or can be run.
#[test]
fn damage_never_panics() {
    let odd = [
        json!(null),
        json!(true),
        json!(0),
        json!(1),
        json!(4),
        json!(255),
        json!(-1),
        json!(1.5),
        json!(""),
        json!("keep"),
        json!("mcts:1"),
        json!([]),
        json!([0, 0, 0]),
        json!([[]]),
        json!({}),
    ];
    let (mut read, mut refused) = (0, 0);
    let bot = BotSpec::Named(Bot::Mason);
    jobs(|_, _, job| {
        if job.bot() != bot {
            return;
        }
        let whole = json(&job);
        let mut all = Vec::new();
        places(&whole, "", &mut all);
        for place in all {
            for value in &odd {
                let mut changed = whole.clone();
                *changed.pointer_mut(&place).unwrap() = value.clone();
                match Job::<Pebbles>::read(&changed) {
                    Ok(job) => {
                        let plan = job.run(None).unwrap();
                        assert!(job.observed().legal().contains(&plan[0]));
                        read += 1;
                    }
                    Err(error) => {
                        assert!(!error.to_string().is_empty());
                        refused += 1;
                    }
                }
            }
        }
    });
    assert!(read > 0 && refused > read, "{read} read, {refused} refused");
}
