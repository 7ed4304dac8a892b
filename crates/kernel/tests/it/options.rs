//! Options and set-ups, as the macro makes them.

use kernel::{First, OptionError, Options as _, Seat, Seed, Setup};
use pebbles::{Options, Pebbles};

#[test]
fn every_option_is_listed_with_its_values() {
    let specs = Options::SPECS;
    let keys: Vec<&str> = specs.iter().map(|spec| spec.key).collect();
    assert_eq!(keys, ["first", "team"]);
    assert_eq!(specs[0].values, ["random", "1", "2", "3", "4", "5"]);
    assert_eq!(
        (specs[1].values, specs[1].default),
        (&["false", "true"][..], "false")
    );
}

#[test]
fn options_are_set_by_their_words() {
    let mut options = Options::default();
    assert_eq!(options.entries(), [("first", "random"), ("team", "false")]);
    options.set("first", "3").unwrap();
    options.set("team", "true").unwrap();
    let third = Seat::from_number(3).unwrap();
    assert_eq!((options.first, options.team), (First::Seat(third), true));
    assert_eq!(options.entries(), [("first", "3"), ("team", "true")]);
}

#[test]
fn wrong_words_are_refused_in_a_sentence() {
    let mut options = Options::default();
    let error = |result: Result<(), OptionError>| result.unwrap_err().to_string();
    assert_eq!(
        error(options.set("colour", "red")),
        "unknown option \"colour\"; there is first, team"
    );
    assert_eq!(
        error(options.set("team", "perhaps")),
        "option team cannot be \"perhaps\"; it is one of false, true"
    );
    assert_eq!(options, Options::default(), "nothing was set");
}

#[test]
fn a_table_must_fit_the_game_and_its_options() {
    let refused = |seats, options| {
        Setup::<Pebbles>::new(seats, options)
            .unwrap_err()
            .to_string()
    };
    let plain = Options::default();
    assert_eq!(refused(1, plain), "the game is for 2 to 5 players, not 1");
    assert_eq!(refused(6, plain), "the game is for 2 to 5 players, not 6");
    let mut third = plain;
    third.set("first", "3").unwrap();
    assert_eq!(refused(2, third), "seat 3 cannot be first at a table of 2");
    assert!(Setup::<Pebbles>::new(3, third).is_ok());
}

#[test]
fn a_commitment_covers_seed_table_and_options() {
    let (plain, mut team) = (Options::default(), Options::default());
    team.set("team", "true").unwrap();
    let promise = |seats, options, seed: u64| {
        let setup = Setup::<Pebbles>::new(seats, options).unwrap();
        setup.commitment(&Seed::of_series(seed, 0))
    };
    let first = promise(2, plain, 1);
    assert_eq!(first, promise(2, plain, 1));
    for other in [
        promise(3, plain, 1),
        promise(2, team, 1),
        promise(2, plain, 2),
    ] {
        assert_ne!(first, other);
    }
}
