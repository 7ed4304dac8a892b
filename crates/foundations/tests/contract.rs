//! The kernel's contract over every option alone, every pair, and all compatible ones at once,
//! for every number of players.

use aedile_foundations::Foundations;
use kernel::testing::{Contract, amount, seed, setup};
use kernel::{Options, Setup};

type Choice = (&'static str, &'static str);

/// Every option with every value but its default. The first player is chosen by seat 2.
const CHOICES: [Choice; 12] = [
    ("first", "2"),
    ("drafting", "true"),
    ("monuments", "true"),
    ("trading", "true"),
    ("stealing", "true"),
    ("objectives", "hidden"),
    ("objectives", "public"),
    ("invocations", "true"),
    ("roles", "true"),
    ("consul", "standard"),
    ("consul", "hard"),
    ("consul", "challenge"),
];

fn run(setups: &[Setup<Foundations>]) {
    let decisions = Contract {
        games: amount(20, 60),
        seed: seed(),
    }
    .run(setups);
    assert!(decisions > 0, "nothing was played");
}

/// The set-up with these options, if they go together at such a table.
fn possible(seats: usize, choices: &[Choice]) -> Option<Setup<Foundations>> {
    let mut options = aedile_foundations::Options::default();
    for (key, value) in choices {
        options
            .set(key, value)
            .expect("the test names real options");
    }
    Setup::new(seats, options).ok()
}

fn at_every_table(choices: &[Choice]) -> Vec<Setup<Foundations>> {
    (2..=5)
        .filter_map(|seats| possible(seats, choices))
        .collect()
}

#[test]
fn the_base_game() {
    run(&at_every_table(&[]));
}

#[test]
fn every_option_alone() {
    for choice in CHOICES {
        let setups = at_every_table(&[choice]);
        assert!(
            setups.len() >= 3,
            "{choice:?} goes alone at every table it is for"
        );
        run(&setups);
    }
}

#[test]
fn every_pair_of_options() {
    let mut pairs = 0;
    for (index, first) in CHOICES.iter().enumerate() {
        for second in CHOICES[index + 1..]
            .iter()
            .filter(|second| second.0 != first.0)
        {
            let setups = at_every_table(&[*first, *second]);
            pairs += usize::from(!setups.is_empty());
            run_if_any(&setups);
        }
    }
    // 8 choices that go with each other but for the two of objectives, and `first` with all:
    // 27 + 11; the three of the Consul go with drafting and monuments: 6.
    assert_eq!(pairs, 27 + 11 + 6);
}

fn run_if_any(setups: &[Setup<Foundations>]) {
    if !setups.is_empty() {
        run(setups);
    }
}

#[test]
fn all_options_at_once() {
    let all = |objectives| {
        let plain = [
            "drafting",
            "monuments",
            "trading",
            "stealing",
            "invocations",
            "roles",
        ];
        let mut choices: Vec<Choice> = plain.iter().map(|key| (*key, "true")).collect();
        choices.extend([("objectives", objectives), ("first", "2")]);
        choices
    };
    run(&at_every_table(&all("hidden")));
    run(&at_every_table(&all("public")));
}

/// F-33: games that began by rules 1, in which only the invocations lie elsewhere.
#[test]
fn invocations_by_rules_1() {
    let more: [&[Choice]; 3] = [
        &[],
        &[("drafting", "true"), ("roles", "true")],
        &[
            ("stealing", "true"),
            ("objectives", "hidden"),
            ("monuments", "true"),
        ],
    ];
    let began = |seats, more: &[Choice]| {
        let choices = [("invocations", "true")]
            .into_iter()
            .chain(more.iter().copied());
        Setup::of_rules(1, seats, choices).expect("a real table")
    };
    for more in more {
        run(&(2..=5).map(|seats| began(seats, more)).collect::<Vec<_>>());
    }
}

#[test]
fn the_consul_with_all_that_goes_with_him() {
    for consul in ["standard", "hard", "challenge"] {
        run(&at_every_table(&[
            ("consul", consul),
            ("drafting", "true"),
            ("monuments", "true"),
        ]));
    }
}

#[test]
fn f45_whatever_does_not_go_with_the_consul_is_refused() {
    let modules = [
        ("trading", "true"),
        ("stealing", "true"),
        ("objectives", "hidden"),
        ("objectives", "public"),
        ("invocations", "true"),
        ("roles", "true"),
    ];
    for module in modules {
        assert!(
            possible(3, &[("consul", "standard"), module]).is_none(),
            "{module:?}"
        );
    }
    assert!(possible(5, &[("consul", "hard")]).is_none());
    assert!(possible(4, &[("consul", "hard")]).is_some());
    let _: Setup<Foundations> = setup(4, &[("consul", "challenge"), ("monuments", "true")]);
}
