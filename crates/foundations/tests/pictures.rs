//! Pictures and words: complete in both languages, nothing hidden in them, every text in its
//! place.

use foundations::Foundations;
use kernel::testing::{amount, setup};
use scene::testing::{check_games, check_words};

/// All modules that go together.
const ALL: [(&str, &str); 7] = [
    ("drafting", "true"),
    ("monuments", "true"),
    ("trading", "true"),
    ("stealing", "true"),
    ("objectives", "hidden"),
    ("invocations", "true"),
    ("roles", "true"),
];

/// The same with open objectives.
fn open() -> Vec<(&'static str, &'static str)> {
    let mut open = ALL.to_vec();
    open[4].1 = "public";
    open
}

/// All viewers, languages and formats of one step in so many.
fn check(seats: usize, options: &[(&str, &str)], every: usize) {
    check_games(&setup::<Foundations>(seats, options), amount(2, 20), every);
}

#[test]
fn every_word_is_there_in_both_languages() {
    check_words::<Foundations>();
}

#[test]
fn pictures_of_the_base_game_keep_their_promises() {
    for seats in 2..=5 {
        check(seats, &[], 40);
    }
}

#[test]
fn pictures_of_each_module_keep_their_promises() {
    let modules = [
        ("drafting", "true"),
        ("monuments", "true"),
        ("stealing", "true"),
        ("objectives", "hidden"),
        ("objectives", "public"),
        ("invocations", "true"),
        ("roles", "true"),
    ];
    for (index, module) in modules.into_iter().enumerate() {
        check(2 + index % 4, &[module], 60);
    }
}

#[test]
fn pictures_of_trades_keep_their_promises() {
    check(3, &[("trading", "true")], 150);
}

#[test]
fn pictures_of_all_modules_keep_their_promises() {
    check(2, &ALL, 150);
    check(5, &open(), 300);
}

#[test]
fn pictures_with_the_consul_keep_their_promises() {
    check(2, &[("consul", "standard")], 40);
    check(3, &[("consul", "hard"), ("monuments", "true")], 40);
    check(4, &[("consul", "challenge"), ("drafting", "true")], 40);
}
