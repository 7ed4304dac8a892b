//! Pictures and words: complete in both languages, nothing hidden in them, every text in its
//! place, and help that names rules there are.

use std::collections::BTreeSet;

use aedile_foundations::data::{Building, Invocation, Objective, Role};
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

/// What help says about a thing at a table with the Consul, who owns nothing yet.
fn told(lang: Lang, hit: Hit) -> String {
    let words = Words::new(lang, &Foundations::WORDS);
    let game = Foundations::new(&setup(3, &[("consul", "standard")]), &Seed::of_series(1, 1));
    let cast = Cast::unnamed(game.seats(), &words);
    let reader = Reader::new(&words, &cast, Viewer::Spectator);
    Foundations::help(&game.view(Viewer::Spectator), hit, &reader).text
}

#[test]
fn f32_f34_f36_cards_of_our_own_say_so() {
    let seat = kernel::Seat::default();
    for card in Objective::ALL {
        let source = match card {
            Objective::O2 => "Rulebook: task. House value: points.",
            _ => "House value: task and points.",
        };
        let text = told(Lang::En, Hit::Objective(*card));
        assert!(text.ends_with(source), "{text}");
    }
    for card in Invocation::ALL {
        let source = match card.row().points {
            0 => " House value: effect.",
            _ => " House value: effect and points.",
        };
        let text = told(Lang::En, Hit::Invocation(*card, seat));
        assert!(text.ends_with(source), "{text}");
    }
    for card in Role::ALL {
        let text = told(Lang::De, Hit::RoleCard(*card));
        assert!(text.ends_with(" Eigene Festlegung: Fähigkeit."), "{text}");
    }
}

#[test]
fn f5_f25_help_names_the_source_of_every_value() {
    let expected = [
        ("insula-l", "Rulebook: size and citizens."),
        (
            "bakery",
            "Rulebook: size and silver. Publicly known: points.",
        ),
        ("pottery", "Rulebook: size, silver and points."),
        ("garden", "Rulebook: size. Publicly known: points."),
        ("resplendent-library", "Rulebook: size and points."),
        (
            "pantheon",
            "Rulebook: requirement. Publicly known: size and points.",
        ),
        (
            "vulcan",
            "Rulebook: silver and requirement. One unsure source: size.",
        ),
        (
            "minerva",
            "Rulebook: citizens and requirement. One unsure source: size.",
        ),
        (
            "neptune",
            "One unsure source: size, silver, points and requirement.",
        ),
        (
            "jupiter",
            "One unsure source: size, points and effect when built.",
        ),
    ];
    for (building, source) in expected {
        let own: Building = building.parse().unwrap();
        let text = told(Lang::En, Hit::Monument(own));
        assert!(text.ends_with(&format!(". {source}")), "{text}");
        assert_eq!(
            text,
            told(Lang::En, Hit::Tray(own, kernel::Seat::default()))
        );
    }
    let text = told(Lang::De, Hit::Monument(Building::Vulcan));
    let source = "Regelbuch: Silber und Bedingung. Eine unsichere Quelle: Größe.";
    assert!(text.ends_with(source), "{text}");
    for building in Building::ALL {
        let text = told(Lang::De, Hit::Monument(*building));
        assert_eq!(
            text.matches("Größe").count(),
            1 + text.matches("ab Größe").count(),
            "{text}"
        );
    }
}

/// The Consul's tokens are like buildings by a house rule.
#[test]
fn f41_tokens_say_that_they_are_our_own() {
    let words = Words::new(Lang::En, &Foundations::WORDS);
    let setup = setup(3, &[("consul", "challenge")]);
    let game = Foundations::new(&setup, &Seed::of_series(1, 1));
    let cast = Cast::unnamed(game.seats(), &words);
    let reader = Reader::new(&words, &cast, Viewer::Spectator);
    let view = game.view(Viewer::Spectator);
    let text = Foundations::help(&view, Hit::Token, &reader).text;
    assert!(
        text.contains(" House value: size") && !text.contains("Rulebook"),
        "{text}"
    );
    assert!(told(Lang::En, Hit::Pile(1)).ends_with("House value: the set of tokens."));
}

#[test]
fn f31_hidden_objectives_name_the_house_reading() {
    let seat = kernel::Seat::default();
    let reading = "House reading: what counts is how things stand at the end, not what once was.";
    for hit in [
        Hit::ObjectiveCard(Objective::O5),
        Hit::Kept(Objective::O5, seat),
        Hit::Hidden(seat),
    ] {
        assert!(told(Lang::En, hit).contains(reading), "{hit}");
        assert!(told(Lang::De, hit).contains("Eigene Lesart: "), "{hit}");
    }
    assert!(!told(Lang::En, Hit::Objective(Objective::O5)).contains(reading));
}
