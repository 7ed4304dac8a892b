//! Pictures and words: complete in both languages, nothing hidden in them, every text in its
//! place, and help that names rules there are.

use std::collections::BTreeSet;

use aedile_foundations::data::{Invocation, Objective, Role};
use aedile_foundations::{Foundations, Hit};
use kernel::testing::{amount, setup};
use kernel::{Game, Seed, Viewer};
use scene::testing::{check_games, check_words};
use scene::{Area, Cast, Format, Group, Item, Lang, Offer as _, Reader, Scene, Speak as _, Words};

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
    check_games(&setup::<Foundations>(seats, options), amount(3, 30), every);
}

#[test]
fn every_word_is_there_in_both_languages() {
    check_words::<Foundations>();
}

#[test]
fn pictures_of_the_base_game_keep_their_promises() {
    for seats in 2..=5 {
        check(seats, &[], 10);
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
        check(2 + index % 4, &[module], 15);
    }
}

#[test]
fn pictures_of_trades_keep_their_promises() {
    check(3, &[("trading", "true")], 40);
}

#[test]
fn pictures_of_all_modules_keep_their_promises() {
    check(2, &ALL, 40);
    check(5, &open(), 120);
}

#[test]
fn pictures_with_the_consul_keep_their_promises() {
    check(2, &[("consul", "standard")], 10);
    check(3, &[("consul", "hard"), ("monuments", "true")], 12);
    check(4, &[("consul", "challenge"), ("drafting", "true")], 12);
}

/// Every hit of an area.
fn hits(area: &Area) -> Vec<Hit> {
    fn collect(items: &[Item], out: &mut Vec<Hit>) {
        for item in items {
            if let Item::Group(Group { target, items, .. }) = item {
                let hit = target
                    .as_ref()
                    .map(|target| target.hit.as_str().parse::<Hit>());
                out.extend(hit.map(|hit| hit.expect("hits read back")));
                collect(items.items(), out);
            }
        }
    }
    let mut out = Vec::new();
    collect(area.items(), &mut out);
    out
}

/// The ids of the rules: `**F-21`, and the first column of the cards' tables.
fn rule_ids() -> BTreeSet<&'static str> {
    let rules = include_str!("../../../docs/rules/foundations.md");
    let bold = rules.split("**").filter_map(|text| text.split(' ').next());
    let rows = rules.lines().filter_map(|line| line.strip_prefix("| "));
    let cards = rows.filter_map(|row| row.split(' ').next());
    bold.chain(cards).collect()
}

#[test]
fn every_place_has_help_with_rules_that_exist() {
    let known = rule_ids();
    let words = Words::new(Lang::En, &Foundations::WORDS);
    let consul = [("consul", "hard"), ("monuments", "true")];
    let mut kinds = BTreeSet::new();
    for (number, options) in [&open()[..], &ALL[..], &consul[..]].into_iter().enumerate() {
        let seed = Seed::of_series(kernel::testing::seed(), number as u64);
        let mut rng = seed.derive("help").rng();
        let mut game = Foundations::new(&setup(3, options), &seed);
        let cast = Cast::unnamed(game.seats(), &words);
        let mut legal = Vec::new();
        while let Some(seat) = game.to_act().first() {
            let reader = Reader::new(&words, &cast, Viewer::Seat(seat));
            let view = game.view(reader.viewer);
            let pages = Scene::pages::<Foundations>(&view, Format::Wide, &reader);
            for hit in pages.iter().flat_map(|page| &page.areas).flat_map(hits) {
                let help = Foundations::help(&view, hit, &reader);
                assert!(
                    !help.text.is_empty() && !help.text.contains(['[', '{']),
                    "{hit}"
                );
                assert!(!help.rules.is_empty(), "{hit}");
                for rule in help.rules {
                    assert!(known.contains(rule), "{hit}: there is no rule {rule}");
                }
                kinds.insert(scene::Hit::of(hit).kind().to_string());
            }
            game.legal(seat, &mut legal);
            game.apply(seat, legal[rng.below(legal.len())], &mut ());
        }
    }
    assert!(kinds.len() >= 17, "{kinds:?}");
}

#[test]
fn cards_of_our_own_say_so() {
    let words = Words::new(Lang::En, &Foundations::WORDS);
    let game = Foundations::new(&setup(3, &[]), &Seed::of_series(1, 1));
    let cast = Cast::unnamed(game.seats(), &words);
    let reader = Reader::new(&words, &cast, Viewer::Spectator);
    let view = game.view(Viewer::Spectator);
    let seat = kernel::Seat::default();
    let objectives = Objective::ALL.iter().map(|card| Hit::Objective(*card));
    let invocations = Invocation::ALL
        .iter()
        .map(|card| Hit::Invocation(*card, seat));
    let roles = Role::ALL.iter().map(|card| Hit::RoleCard(*card));
    for hit in objectives.chain(invocations).chain(roles) {
        let text = Foundations::help(&view, hit, &reader).text;
        assert!(
            text.ends_with("A house card: we made it ourselves."),
            "{text}"
        );
    }
}
