//! What helps to see the score and the choices: tallies that add up, answers that lead to choices,
//! reasons by rules that exist, one price everywhere, what lies over the city, cards by name.

use std::collections::BTreeSet;

use aedile_foundations::{Action, Area as Part, Card, Foundations, Hit, Slot};
use kernel::testing::{amount, seed, setup};
use kernel::{Game, Seat, Seed, Viewer};
use scene::{
    Area, Cast, Draw as _, Format, Group, Item, Lang, Offer as _, Reader, Scene, Speak as _, Words,
};

type Options = &'static [(&'static str, &'static str)];

const TABLES: [(usize, Options); 4] = [
    (2, &[]),
    (
        3,
        &[
            ("drafting", "true"),
            ("monuments", "true"),
            ("trading", "true"),
            ("stealing", "true"),
            ("objectives", "hidden"),
            ("invocations", "true"),
            ("roles", "true"),
        ],
    ),
    (
        5,
        &[
            ("monuments", "true"),
            ("stealing", "true"),
            ("objectives", "public"),
            ("invocations", "true"),
            ("roles", "true"),
        ],
    ),
    (3, &[("consul", "challenge"), ("monuments", "true")]),
];

/// Plays random games of every table and shows one position in `every` to the test.
fn positions(every: usize, mut each: impl FnMut(&Foundations, Seat, &[Action], &Cast, &Words)) {
    let words = Words::new(Lang::En, &Foundations::WORDS);
    for (number, (seats, options)) in TABLES.into_iter().enumerate() {
        for game_number in 0..amount(1, 10) {
            let seed = Seed::of_series(seed(), (100 * number + game_number) as u64);
            let mut rng = seed.derive("insight").rng();
            let mut game = Foundations::new(&setup(seats, options), &seed);
            let cast = Cast::unnamed(game.seats(), &words);
            let mut legal = Vec::new();
            for step in 0.. {
                let Some(seat) = game.to_act().first() else {
                    break;
                };
                game.legal(seat, &mut legal);
                if step % every == 0 {
                    each(&game, seat, &legal, &cast, &words);
                }
                game.apply(seat, legal[rng.below(legal.len())], &mut ());
            }
            each(&game, Seat::default(), &[], &cast, &words);
        }
    }
}

fn visit<'a>(items: &'a [Item], each: &mut impl FnMut(&'a Item)) {
    for item in items {
        each(item);
        if let Item::Group(Group { items, .. }) = item {
            visit(items.items(), each);
        }
    }
}

fn hits(area: &Area) -> Vec<Hit> {
    let mut hits = Vec::new();
    visit(area.items(), &mut |item| {
        if let Item::Group(Group { target, .. }) = item {
            let target = target
                .as_ref()
                .map(|target| target.hit.as_str().parse::<Hit>());
            hits.extend(target.map(|hit| hit.expect("hits read back")));
        }
    });
    hits
}

fn texts(area: &Area) -> Vec<(String, f32)> {
    let mut texts = Vec::new();
    visit(area.items(), &mut |item| {
        if let Item::Text(text) = item {
            texts.push((text.content.to_string(), text.size));
        }
    });
    texts
}

#[test]
fn f15_the_lines_of_a_tally_are_all_points() {
    let mut scored = 0;
    positions(7, |game, _, _, cast, words| {
        let seats = game.seats().iter();
        for viewer in seats.map(Viewer::Seat).chain([Viewer::Spectator]) {
            let (view, reader) = (game.view(viewer), Reader::new(words, cast, viewer));
            for seat in game.seats().iter() {
                let lines = Foundations::tally(&view, seat, &reader);
                let points: i32 = lines.iter().map(|line| line.points).sum();
                assert_eq!(points, view.scores().totals()[seat]);
                let names: BTreeSet<&str> = lines.iter().map(|line| line.name.as_str()).collect();
                assert_eq!(names.len(), lines.len(), "{lines:?}");
                assert!(lines.iter().all(|line| !line.text.contains(['[', '{'])));
                scored += usize::from(points != 0);
            }
        }
    });
    assert!(scored > 100, "only {scored} tallies had points");
}

#[test]
fn f7_f8_f9_every_choice_of_a_turn_leads_to_an_answer_and_what_is_out_of_reach_stays_named() {
    let mut asked = BTreeSet::new();
    let mut out_of_reach = 0;
    positions(5, |game, seat, legal, cast, words| {
        if legal.is_empty() {
            return;
        }
        let reader = Reader::new(words, cast, Viewer::Seat(seat));
        let view = game.view(reader.viewer);
        let answers = Foundations::prompt(&view, seat, &reader).answers;
        let keys: BTreeSet<&str> = answers.iter().map(|answer| answer.key).collect();
        let choices = legal.iter().map(|action| {
            let choice = Foundations::choice(&view, seat, *action, &reader);
            assert_eq!(
                choice.answer.is_none(),
                answers.is_empty() || *action == Action::End
            );
            choice
        });
        let named: BTreeSet<&str> = choices.filter_map(|choice| choice.answer).collect();
        assert!(named.is_subset(&keys), "{named:?} of {keys:?}");
        for key in &keys - &named {
            // To buy and to build are what a turn is about, beside income.
            assert!(["build", "buy"].contains(&key) && named.contains("income"));
            out_of_reach += 1;
        }
        asked.extend(named);
    });
    assert!(out_of_reach > 0, "something is out of reach now and then");
    let all = ["build", "buy", "card", "income", "steal", "trade"];
    assert!(asked.iter().eq(&all), "{asked:?}");
}

/// The ids of the rules: `**F-21`, and the first column of the cards' tables.
fn rule_ids() -> BTreeSet<&'static str> {
    let rules = include_str!("../../../docs/rules/foundations.md");
    let bold = rules.split("**").filter_map(|text| text.split(' ').next());
    let rows = rules.lines().filter_map(|line| line.strip_prefix("| "));
    let cards = rows.filter_map(|row| row.split(' ').next());
    bold.chain(cards).collect()
}

/// What is looked at and never used, whatever is asked.
fn plays_no_part(hit: Hit, game: &Foundations, seat: Seat) -> bool {
    match hit {
        Hit::Stack(_) | Hit::Objective(_) | Hit::Role(_) | Hit::Kept(..) | Hit::Hidden(_) => true,
        Hit::Favor(_) | Hit::Consul | Hit::Token | Hit::Pile(_) => true,
        Hit::Player(other) => other == seat || !game.options.trading,
        Hit::Tray(_, owner) | Hit::Invocation(_, owner) => owner != seat,
        Hit::Silver(..) | Hit::Favors(..) | Hit::Flipped(..) => game.trade().is_some(),
        _ => false,
    }
}

#[test]
fn every_place_that_cannot_be_used_says_why_by_a_rule_that_exists() {
    let known = rule_ids();
    let mut rules = BTreeSet::new();
    positions(9, |game, seat, legal, cast, words| {
        if legal.is_empty() {
            return;
        }
        let reader = Reader::new(words, cast, Viewer::Seat(seat));
        let view = game.view(reader.viewer);
        let choices = legal.iter();
        let choices = choices.map(|action| Foundations::choice(&view, seat, *action, &reader));
        let used: BTreeSet<Hit> = choices
            .flat_map(|choice| [choice.path, choice.marks].concat())
            .collect();
        let pages = Scene::pages::<Foundations>(&view, Format::Wide, &reader);
        let drawn = pages.iter().flat_map(|page| &page.areas).flat_map(hits);
        for hit in drawn.filter(|hit| !used.contains(hit)) {
            let Some(why) = Foundations::why_not(&view, seat, &[], hit, &reader) else {
                assert!(plays_no_part(hit, game, seat), "{hit} in {:?}", game.phase);
                continue;
            };
            assert!(
                known.contains(why.rule),
                "{hit}: there is no rule {}",
                why.rule
            );
            let said = !why.text.is_empty() && !why.text.contains(['[', '{']);
            assert!(said, "{hit}: {:?}", why.text);
            rules.insert(why.rule);
        }
    });
    assert!(rules.len() >= 12, "{rules:?}");
}

#[test]
fn f33b_market_and_map_name_the_same_price() {
    let mut differ = 0;
    positions(3, |game, seat, _, cast, words| {
        let reader = Reader::new(words, cast, Viewer::Seat(seat));
        let view = game.view(reader.viewer);
        let city = Foundations::draw(&view, Part::City, Format::Wide, &reader);
        for slot in (0..view.market.len()).filter_map(Slot::from_index) {
            let Some(Card::Deed(lot)) = view.card_in(slot) else {
                continue;
            };
            let price = view.price(seat, slot);
            for hit in [Hit::Slot(slot), Hit::Lot(lot)] {
                let name = Foundations::hit_name(&view, hit, &reader);
                assert!(name.contains(&format!("for {price} silver")), "{name}");
            }
            let mut drawn = Vec::new();
            visit(city.items(), &mut |item| match item {
                Item::Group(group) if is_lot(group, Hit::Lot(lot)) => {
                    visit(group.items.items(), &mut |item| {
                        if let Item::Text(text) = item {
                            drawn.push(text.content.to_string());
                        }
                    });
                }
                _ => {}
            });
            // Near and far off.
            let price_text = price.to_string();
            assert_eq!(drawn, [lot.to_string(), price_text.clone(), price_text]);
            differ += usize::from(price != view.common_price(slot));
        }
    });
    assert!(differ > 10, "only {differ} prices were anybody's own");
}

fn is_lot(group: &Group, hit: Hit) -> bool {
    let target = group.target.as_ref();
    target.is_some_and(|target| target.hit == scene::Hit::of(hit))
}

#[test]
fn f17_the_counts_lie_over_the_city_and_can_be_read() {
    let mut pills = 0;
    positions(11, |game, seat, _, cast, words| {
        let reader = Reader::new(words, cast, Viewer::Seat(seat));
        let view = game.view(reader.viewer);
        for format in [Format::Wide, Format::Narrow] {
            let city = Foundations::draw(&view, Part::City, format, &reader);
            let over = Foundations::overlay(&view, "counts", format, &reader);
            let [over] = &over[..] else {
                panic!("the counts are one area");
            };
            assert_eq!((over.id(), over.size()), (city.id(), city.size()));
            assert!(hits(over).is_empty());
            for (text, size) in texts(over) {
                assert!(size >= 12.0, "{text} is {size} high");
                pills += 1;
            }
        }
        assert!(Foundations::overlay(&view, "none", Format::Wide, &reader).is_empty());
        assert!(Foundations::overlay(&view, "counts", Format::Thumb, &reader).is_empty());
    });
    assert!(pills > 100, "{pills}");
    let words = Words::new(Lang::En, &Foundations::WORDS);
    let overlays = Foundations::overlays(&words);
    assert_eq!((overlays[0].key, overlays[0].shortcut), ("counts", 'c'));
}

#[test]
fn f33_f35_cards_of_others_are_named() {
    let is_code = |text: &str| {
        let digits = text.strip_prefix(['R', 'I', 'O']);
        digits.is_some_and(|rest| !rest.is_empty() && rest.chars().all(|one| one.is_ascii_digit()))
    };
    let mut most = 0;
    positions(6, |game, seat, _, cast, words| {
        let reader = Reader::new(words, cast, Viewer::Seat(seat));
        let view = game.view(reader.viewer);
        for other in game.seats().iter().filter(|other| *other != seat) {
            let player = &view.players[other];
            most = most.max(player.invocations.len() + player.spent.len());
            let area = Foundations::draw(&view, Part::Holding(other), Format::Wide, &reader);
            let texts = texts(&area);
            let code = texts.iter().find(|(text, _)| is_code(text));
            assert_eq!(code, None, "a card by its number: {texts:?}");
            if let Some(card) = player.role {
                let name = words.say(&format!("role-{card}"), &[]);
                let start = &name[..4];
                assert!(
                    texts.iter().any(|(text, _)| text.starts_with(start)),
                    "{texts:?}"
                );
            }
        }
    });
    assert!(most >= 3, "nobody had more than {most} cards");
}
