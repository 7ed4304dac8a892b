//! A true record holds; each way of altering one is refused with the line to blame.

use kernel::testing::setup;
use kernel::{
    Game as _, OptionError, OtherRules, Record, ReplayError, ReplayFault, Seat, Seed, Standing,
    replay, replay_with,
};
use pebbles::Pebbles;

/// A whole game in which everybody does the first thing allowed.
fn played() -> Record {
    let setup = setup::<Pebbles>(2, &[("first", "1")]);
    let seed = Seed::of_series(5, 0);
    let mut game = Pebbles::new(&setup, &seed);
    let (mut actions, mut legal) = (Vec::new(), Vec::new());
    while let Some(seat) = game.to_act().first() {
        game.legal(seat, &mut legal);
        game.apply(seat, legal[0], &mut ());
        actions.push((seat, legal[0]));
    }
    Record::finished(&setup, seed, &actions, &game).expect("the game is over")
}

#[test]
fn a_game_that_goes_on_has_no_finished_record() {
    let setup = setup::<Pebbles>(2, &[]);
    let seed = Seed::of_series(5, 0);
    let opening = Pebbles::new(&setup, &seed);
    assert_eq!(Record::finished(&setup, seed, &[], &opening), None);
}

/// What replay says of the record after `change`.
fn altered(change: impl FnOnce(&mut Record)) -> (usize, ReplayFault) {
    let mut record = played();
    change(&mut record);
    let error = replay::<Pebbles>(&record).expect_err("the record was altered");
    (error.line, error.fault)
}

#[test]
fn a_true_record_holds() {
    let record = played();
    assert_eq!(Record::parse(&record.to_string()), Ok(record.clone()));
    let mut steps = 0;
    let replay = replay_with::<Pebbles>(&record, |game, seat, action| {
        assert_eq!(game.check(seat, action), Ok(()));
        steps += 1;
    });
    let replay = replay.unwrap();
    assert!(replay.last.is_over());
    assert_eq!((steps, replay.actions.len()), (12, 12));
}

#[test]
fn options_are_named_once_and_in_order() {
    let twice = |record: &mut Record| {
        let first = record.header.options[0].clone();
        record.header.options.push(first);
    };
    assert_eq!(altered(twice), (5, ReplayFault::Options));
    let none = |record: &mut Record| record.header.options.clear();
    assert_eq!(altered(none).1, ReplayFault::Options);
}

#[test]
fn a_record_of_another_game_is_refused() {
    let found = "marbles".to_string();
    assert_eq!(
        altered(|record| record.header.game = "marbles".to_string()),
        (2, ReplayFault::OtherGame { found })
    );
}

#[test]
fn a_record_by_other_rules_is_refused() {
    assert_eq!(
        altered(|record| record.header.rules_version = 9),
        (
            3,
            ReplayFault::OtherRules(OtherRules {
                found: 9,
                oldest: 1,
                newest: 1
            })
        )
    );
}

#[test]
fn an_impossible_table_is_refused() {
    let (line, fault) = altered(|record| record.header.options[1].1 = "perhaps".to_string());
    assert_eq!(line, 6);
    assert!(matches!(
        fault,
        ReplayFault::Setup(OptionError::UnknownValue { key: "team", .. })
    ));
    let (line, fault) = altered(|record| record.header.options[0].1 = "4".to_string());
    assert_eq!(line, 4);
    assert!(matches!(
        fault,
        ReplayFault::Setup(OptionError::FirstBeyondTable { .. })
    ));
}

#[test]
fn a_secret_seed_cannot_be_checked() {
    assert_eq!(
        altered(|record| record.header.seed = None),
        (8, ReplayFault::NoSeed)
    );
}

#[test]
fn whatever_was_promised_is_covered_by_the_commitment() {
    let expected = (8, ReplayFault::Commitment);
    assert_eq!(
        altered(|record| record.header.seed = Some(Seed::of_series(5, 1))),
        expected
    );
    assert_eq!(
        altered(|record| record.header.options[0].1 = "2".to_string()),
        expected
    );
    let other = Seed::of_series(5, 1).commitment("pebbles", 1, played().header.seats, &[]);
    assert_eq!(altered(|record| record.header.commitment = other), expected);
}

#[test]
fn an_unreadable_action_is_refused() {
    let (line, fault) = altered(|record| record.entries[3].action = "take four".to_string());
    assert_eq!(line, 12);
    assert!(matches!(fault, ReplayFault::Notation { action, .. } if action == "take four"));
}

#[test]
fn a_forbidden_action_is_refused_with_its_rule() {
    let (line, fault) = altered(|record| record.entries[2].action = "keep".to_string());
    assert!(matches!(fault, ReplayFault::Illegal { rule: "P-2", .. }));
    assert_eq!(line, 11);
    let error = ReplayError { line, fault };
    assert_eq!(
        error.to_string(),
        "line 11: \"keep\" is not allowed: first all choose, then pebbles are taken (P-2)"
    );
    let (line, fault) = altered(|record| record.entries.swap(2, 3));
    assert!(matches!(fault, ReplayFault::Illegal { rule: "P-3", .. }));
    assert_eq!(line, 12);
}

#[test]
fn an_early_result_is_refused() {
    assert_eq!(
        altered(|record| drop(record.entries.pop())),
        (21, ReplayFault::NotOver)
    );
}

#[test]
fn an_altered_result_is_refused() {
    let expected = played().result.unwrap().0.to_string();
    let expected = (21, ReplayFault::Result { expected });
    let first = Seat::from_number(1).unwrap();
    let score = |record: &mut Record| record.result.as_mut().unwrap().0.scores[first] += 1;
    assert_eq!(altered(score), expected);
    let standing = |record: &mut Record| {
        record.result.as_mut().unwrap().0.standing = Standing::Team { won: true };
    };
    assert_eq!(altered(standing), expected);
}
