//! Games that must stay as they are: what a seed deals, how many ways a game can begin, and how
//! random games end. If one of these changes, so do games on record: raise `rules_version`.

use aedile_foundations::Foundations;
use kernel::testing::{perft, random_game};
use kernel::{Game, Seed, Setup, Viewer};

type Choices = &'static [(&'static str, &'static str)];

fn set_up(rules: u32, seats: usize, choices: Choices) -> Setup<Foundations> {
    Setup::of_rules(rules, seats, choices.iter().copied()).expect("a real table")
}

fn opening(rules: u32, seats: usize, choices: Choices) -> Foundations {
    Foundations::new(&set_up(rules, seats, choices), &Seed::of_series(1, 0))
}

#[test]
fn a_seed_deals_the_same_cards_for_ever() {
    let choices: Choices = &[("invocations", "true"), ("monuments", "true")];
    let dealt = [1, 2].map(|rules| {
        let view = opening(rules, 2, choices).view(Viewer::Everything);
        let market = view.market.as_slice().iter().map(ToString::to_string);
        let estates = view.players.as_slice().iter();
        let lots = estates.map(|player| player.estate.lots.to_string());
        let pool = view.pool.iter().map(|own| own.to_string());
        [market.collect(), lots.collect(), pool.collect()].map(|words: Vec<_>| words.join(" "))
    });
    let lots = "A4+B4+C2+D5+F1+F2 B1+B3+B5+C5+G4+G5";
    let before = "forum-romanum tower-of-wonders mars triumphal-arch imperial-harbor";
    let pool = "forum-romanum circus-maximus minerva tower-of-wonders apollo";
    assert_eq!(
        dealt[0],
        ["tribute E1 B2 A2 bargain surveyor", lots, before]
    );
    assert_eq!(dealt[1], ["E1 B2 A2 E5 C1 C6", lots, pool]);
}

#[test]
fn openings_branch_as_ever() {
    let count = |seats, choices, depth| perft(&opening(2, seats, choices), depth);
    assert_eq!(
        [1, 2, 3].map(|depth| count(2, &[], depth)),
        [52, 2756, 115169]
    );
    assert_eq!(
        [1, 2, 3].map(|depth| count(5, &[], depth)),
        [40, 1880, 88360]
    );
    assert_eq!(
        [1, 2, 3].map(|depth| count(3, &[("monuments", "true")], depth)),
        [40, 1640, 77080]
    );
    assert_eq!(
        [1, 2, 3].map(|depth| count(2, &[("drafting", "true")], depth)),
        [6, 36, 180]
    );
    assert_eq!(
        [1, 2, 3].map(|depth| count(4, &[("trading", "true")], depth)),
        [43, 247, 6272]
    );
    let invocations =
        |rules| [1, 2, 3].map(|depth| perft(&opening(rules, 3, &[("invocations", "true")]), depth));
    assert_eq!(invocations(1), [40, 1601, 73480]);
    assert_eq!(invocations(2), [40, 1640, 77080]);
}

const ALL: Choices = &[
    ("drafting", "true"),
    ("monuments", "true"),
    ("trading", "true"),
    ("stealing", "true"),
    ("objectives", "hidden"),
    ("invocations", "true"),
    ("roles", "true"),
];

/// Seats, options, decisions and final points of one random game each.
const GAMES: &[(usize, Choices, &str)] = &[
    (2, &[], "106: 81 85"),
    (3, &[], "144: 80 51 70"),
    (4, &[], "168: 66 61 92 64"),
    (5, &[], "211: 65 60 67 74 55"),
    (4, &[("first", "3")], "191: 63 64 64 64"),
    (3, &[("drafting", "true")], "156: 81 70 86"),
    (4, &[("monuments", "true")], "167: 83 58 73 59"),
    (3, &[("trading", "true")], "1247: 90 62 83"),
    (4, &[("stealing", "true")], "199: 80 93 92 88"),
    (3, &[("objectives", "hidden")], "146: 64 69 80"),
    (4, &[("objectives", "public")], "168: 76 77 92 76"),
    (3, &[("invocations", "true")], "162: 65 73 55"),
    (5, &[("roles", "true")], "199: 58 81 48 81 77"),
    (2, &[("consul", "standard")], "84: 50 46 rival 46"),
    (3, &[("consul", "hard")], "120: 37 54 68 rival 57"),
    (
        4,
        &[
            ("consul", "challenge"),
            ("monuments", "true"),
            ("drafting", "true"),
        ],
        "165: 33 30 34 34 rival 56",
    ),
    (4, ALL, "2478: 111 118 77 105"),
];

/// The same by rules 1, where they differ.
const BEFORE: &[(usize, Choices, &str)] = &[
    (3, &[("invocations", "true")], "158: 76 80 65"),
    (4, ALL, "2466: 80 78 92 93"),
];

#[test]
fn random_games_end_as_ever() {
    for (rules, games) in [(1, BEFORE), (2, GAMES)] {
        for (seats, choices, expected) in games {
            let setup = set_up(rules, *seats, choices);
            let found = random_game::<Foundations>(&setup, &Seed::of_series(1, 0));
            assert_eq!(
                found, *expected,
                "rules {rules}, {seats} seats, {choices:?}"
            );
        }
    }
}

/// F-33: without invocations the rules differ in nothing.
#[test]
fn other_games_are_the_same_by_both_rules() {
    for (seats, choices, expected) in GAMES {
        if !choices.contains(&("invocations", "true")) {
            let setup = set_up(1, *seats, choices);
            let found = random_game::<Foundations>(&setup, &Seed::of_series(1, 0));
            assert_eq!(found, *expected, "{seats} seats, {choices:?}");
        }
    }
}
