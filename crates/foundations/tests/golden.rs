//! Games that must stay as they are: what a seed deals, how many ways a game can begin, and how
//! random games end. If one of these changes, so do games on record: raise `rules_version`.

use aedile_foundations::Foundations;
use kernel::testing::{perft, random_game, setup};
use kernel::{Game, Seed, Viewer};

type Choices = &'static [(&'static str, &'static str)];

fn opening(seats: usize, choices: Choices) -> Foundations {
    Foundations::new(&setup(seats, choices), &Seed::of_series(1, 0))
}

#[test]
fn a_seed_deals_the_same_cards_for_ever() {
    let view =
        opening(2, &[("invocations", "true"), ("monuments", "true")]).view(Viewer::Everything);
    let market: Vec<_> = view
        .market
        .as_slice()
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(market.join(" "), "tribute E1 B2 A2 bargain surveyor");
    let lots: Vec<_> = view
        .players
        .as_slice()
        .iter()
        .map(|player| player.estate.lots.to_string())
        .collect();
    assert_eq!(lots.join(" "), "A4+B4+C2+D5+F1+F2 B1+B3+B5+C5+G4+G5");
    let pool: Vec<_> = view.pool.iter().map(|own| own.to_string()).collect();
    assert_eq!(
        pool.join(" "),
        "forum-romanum tower-of-wonders mars triumphal-arch imperial-harbor"
    );
}

#[test]
fn openings_branch_as_ever() {
    let count = |seats, choices, depth| perft(&opening(seats, choices), depth);
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
    (3, &[("invocations", "true")], "158: 76 80 65"),
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
    (4, ALL, "2466: 80 78 92 93"),
];

#[test]
fn random_games_end_as_ever() {
    for (seats, choices, expected) in GAMES {
        let found = random_game::<Foundations>(&setup(*seats, choices), &Seed::of_series(1, 0));
        assert_eq!(found, *expected, "{seats} seats, {choices:?}");
    }
}
