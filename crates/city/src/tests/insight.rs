//! What helps to see the score happen: the lines that make the points, the zones in the picture,
//! what a choice costs and brings.

use std::collections::BTreeSet;

use kernel::testing::{amount, play_at_random};
use kernel::{Game, Seat, View as _, Viewer};
use scene::testing::text_faults;
use scene::{Area, Cast, Choice, Draw as _, Format, Item, Lang, Offer, Reader, Scene};
use scene::{Speak as _, Tally, Words};

use super::table::{Table, choices_of, every_setup, parse, play, seat};
use crate::{Action, Area as AreaName, City, Hit, Phase};

/// Asks something about a view, with a reader of it.
pub fn read<T>(city: &City, viewer: Viewer, lang: Lang, ask: impl FnOnce(&Reader<'_>) -> T) -> T {
    let words = Words::new(lang, &City::WORDS);
    let cast = Cast::unnamed(city.seats(), &words);
    ask(&Reader::new(&words, &cast, viewer))
}

fn tally(city: &City, viewer: Viewer, of: Seat) -> Vec<Tally<Hit>> {
    read(city, viewer, Lang::En, |reader| {
        City::tally(&city.view(viewer), of, reader)
    })
}

/// A choice of seat 1.
fn choice(city: &City, action: &str, lang: Lang) -> Choice<Hit> {
    let (viewer, action): (Viewer, Action) = (Viewer::Seat(seat(1)), parse(action));
    city.check(seat(1), action).expect("a legal action");
    read(city, viewer, lang, |reader| {
        <City as Offer>::choice(&city.view(viewer), seat(1), action, reader)
    })
}

/// The targets and texts of some items, through their groups.
pub fn collect(items: &[Item], hits: &mut BTreeSet<String>, texts: &mut Vec<String>) {
    for item in items {
        match item {
            Item::Group(group) => {
                hits.extend(group.target.iter().map(|target| target.hit.to_string()));
                collect(group.items.items(), hits, texts);
            }
            Item::Text(text) => texts.push(text.content.clone()),
            _ => {}
        }
    }
}

fn texts(area: &Area) -> Vec<String> {
    let (mut hits, mut texts) = (BTreeSet::new(), Vec::new());
    collect(area.items(), &mut hits, &mut texts);
    texts
}

fn drawn(city: &City, area: AreaName, format: Format) -> Vec<String> {
    let viewer = Viewer::Spectator;
    read(city, viewer, Lang::En, |reader| {
        texts(&City::draw(&city.view(viewer), area, format, reader))
    })
}

#[test]
fn the_lines_are_the_points_of_every_seat_for_everybody() {
    for setup in every_setup() {
        for index in 0..amount(3, 50) as u64 {
            let mut step = 0;
            let last = play_at_random::<City>(&setup, index, |game, seat, _| {
                step += 1;
                if step % 9 == 0 {
                    check_tally(game, seat);
                }
            });
            check_tally(&last, seat(1));
        }
    }
}

fn check_tally(game: &City, own: Seat) {
    for viewer in [Viewer::Seat(own), Viewer::Spectator] {
        for (seat, total) in game.view(viewer).scores().totals().iter() {
            let lines = tally(game, viewer, seat);
            let sum: i32 = lines.iter().map(|line| line.points).sum();
            assert_eq!(sum, *total, "{lines:#?}");
            let names: BTreeSet<&str> = lines.iter().map(|line| line.name.as_str()).collect();
            assert_eq!(names.len(), lines.len(), "{lines:#?}");
            let town = &game.players[seat].town;
            let built = |hit: &Hit| matches!(hit, Hit::Cell(cell, _) if town.card(*cell).is_some());
            assert!(lines.iter().flat_map(|line| &line.hits).all(built));
        }
    }
}

#[test]
fn the_lines_say_how_the_worked_example_counts() {
    let rows = "res2-start veg-start lux4 grandaq / arena res2 bath:4 luna \
                / res3 res2 res2 school / lux3 bath:2 aqueduct fortuna";
    let city = Table::of(4).round(14).town(1, rows);
    let city = city.coins(1, 9).influence(1, 3).won(1, 1).build();
    let lines = tally(&city, Viewer::Spectator, seat(1));
    let told = lines
        .iter()
        .map(|line| format!("{} {}: {}", line.name, line.points, line.text));
    assert_eq!(
        told.collect::<Vec<String>>(),
        [
            "Residences (value 2) 24: 1 residence, 2 × 1 colour (Arena); 3 residences, together \
             6 × 3 colours (Arena, Baths and School) + 4 on the baths",
            "Residences (value 3) 14: 2 residences, together 6 × 2 colours (Arena and Baths) + 2 \
             on the baths",
            "Residences (value 4) 8: 1 residence, 4 × 1 colour (Baths) + 4 on the baths",
            "Aqueducts 12: 2 of 4; one more makes it 24",
            "Temple of Luna 4: 1 point per star in the city",
            "Temple of Fortuna 0: 15 points with public buildings of all four colours; 1 missing",
            "Coins 9: 1 point each",
            "Influence tokens 1: 3 tokens, 1 point for 2",
            "Influence cards 3: won: 3",
        ]
    );
    let hits: Vec<String> = lines[2].hits.iter().map(Hit::to_string).collect();
    assert_eq!(hits, ["cell:0,2@1", "cell:1,2@1"]);
}

/// The city of the look guide: 3 and 2 beside baths, arena and market.
pub fn mock_up() -> Table {
    let rows = "lux3 res3 bath:3 aqueduct / veg res2 arena . / . res2-start market .";
    let table = Table::of(3)
        .strip("BCBCB")
        .emissaries(". . 1 . .")
        .acting(3);
    table.town_at(1, (-2, -1), rows)
}

#[test]
fn zones_bear_their_sum() {
    let city = mock_up().build();
    for (format, sums) in [
        (Format::Wide, ["6×1+3=9", "4×2 = 8"]),
        (Format::Narrow, ["9", "4×2=8"]),
    ] {
        let texts = drawn(&city, AreaName::City(seat(1)), format);
        for sum in sums {
            assert!(texts.iter().any(|text| text == sum), "{sum} in {texts:?}");
        }
    }
    let texts = drawn(&city, AreaName::City(seat(2)), Format::Wide);
    assert!(texts.contains(&"2×0 = 0".to_string()), "{texts:?}");
}

#[test]
fn zones_lie_over_the_cities_on_demand() {
    let (city, viewer) = (mock_up().build(), Viewer::Seat(seat(2)));
    read(&city, viewer, Lang::De, |reader| {
        let view = city.view(viewer);
        let keys = City::overlays(reader.words).into_iter();
        let keys: Vec<(&str, String, char)> = keys.map(|o| (o.key, o.name, o.shortcut)).collect();
        assert_eq!(keys, [("zones", "Viertel".to_string(), 'z')]);
        assert!(City::overlay(&view, "corners", Format::Wide, reader).is_empty());
        for format in [Format::Wide, Format::Narrow] {
            let pages = Scene::pages::<City>(&view, format, reader);
            let under: Vec<_> = pages.iter().flat_map(|page| &page.areas).collect();
            let over = City::overlay(&view, "zones", format, reader);
            assert_eq!(over.len(), 3);
            for area in &over {
                let same = under.iter().find(|other| other.id() == area.id());
                assert_eq!(same.map(|other| other.size()), Some(area.size()));
                assert!(text_faults(area).is_empty());
                let mut hits = BTreeSet::new();
                collect(area.items(), &mut hits, &mut Vec::new());
                assert!(hits.is_empty(), "{hits:?}");
            }
            assert_eq!(texts(&over[0]), ["8", "9"], "another's zones");
            assert!(
                texts(&over[1]).is_empty(),
                "the own city has its sums already"
            );
        }
    });
}

#[test]
fn the_spaces_of_the_strip_are_numbered() {
    for format in [Format::Wide, Format::Narrow] {
        let texts = drawn(&mock_up().build(), AreaName::Strip, format);
        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        let mut in_a_row = texts.windows(5);
        assert!(
            in_a_row.any(|some| some == ["1", "2", "3", "4", "5"]),
            "{texts:?}"
        );
    }
}

#[test]
fn produce_says_what_each_building_gives_and_what_it_costs() {
    let table = Table::of(3)
        .strip("BCBCB")
        .emissaries(". . 1 . .")
        .acting(3);
    let table = table.town(1, "res2-start veg-start veg / grain:1 grain wine sheep");
    let city = table.coins(1, 6).build();
    assert_eq!(
        choice(&city, "produce", Lang::En).note,
        "2 × Vegetable Farm: 1 coin each; Grain Farm: no brick token, it holds one; \
         Grain Farm: 1 brick token; Vineyard: 1 coin, 1 brick token; Sheep Farm: 1 influence; \
         needs 2 cogs, you have 1: 1 coin to pay; coins 6 → 8"
    );
    let german = choice(&city, "produce", Lang::De).note;
    assert!(german.ends_with("braucht 2 Zahnräder, du hast 1: 1 Münze zu zahlen; Münzen 6 → 8"));
}

#[test]
fn a_prompt_says_that_produce_is_too_dear() {
    let table = Table::of(3)
        .strip("BCBCB")
        .emissaries("1 . . . .")
        .acting(1);
    let city = table.coins(1, 1).build();
    let viewer = Viewer::Seat(seat(1));
    let note = read(&city, viewer, Lang::En, |reader| {
        City::prompt(&city.view(viewer), seat(1), reader).note
    });
    assert_eq!(
        note,
        "In any order, each once or not at all. Free: 1 brick, 0 cogs. You have 1 coin. \
         Produce is 1 coin short."
    );
}

#[test]
fn c15_c16_what_is_used_is_no_longer_called_free() {
    let table = Table::of(3)
        .strip("BCBCB")
        .emissaries(". . . . 1")
        .acting(5);
    let mut city = table.hand(1, "res2").coins(1, 5).build();
    let told = |city: &City| {
        let viewer = Viewer::Seat(seat(1));
        let note = read(city, viewer, Lang::En, |reader| {
            City::prompt(&city.view(viewer), seat(1), reader).note
        });
        let strip = drawn(city, AreaName::Strip, Format::Wide);
        let from = strip.iter().position(|text| text == "free").unwrap();
        let strip = strip[from + 1..].iter().take_while(|text| *text != "1");
        (note, strip.cloned().collect::<Vec<_>>().join(" "))
    };
    let (note, strip) = told(&city);
    assert!(note.contains("Free: 3 bricks, 2 cogs."), "{note}");
    assert_eq!(strip, "3 2");
    let build = choices_of(&city, "build").remove(0);
    play(&mut city, &format!("1 {build}"));
    let (note, strip) = told(&city);
    assert_eq!(note, "Free: 2 cogs. You have 5 coins.");
    assert_eq!(strip, "2");
}

#[test]
fn produce_warns_where_it_does_not_pay() {
    let note = |space: usize, town: &str| {
        let mut spaces = ["."; 5];
        spaces[space - 1] = "1";
        let table = Table::of(3).strip("BCBCB").emissaries(&spaces.join(" "));
        let city = table.acting(space).town(1, town).coins(1, 6).build();
        choice(&city, "produce", Lang::En).note
    };
    let farm = "res2-start veg-start";
    assert!(note(1, farm).starts_with("Costs more than it brings; Vegetable Farm: 1 coin"));
    assert!(note(2, farm).starts_with("Brings nothing; Vegetable Farm: 1 coin"));
    assert!(note(4, farm).starts_with("Vegetable Farm: 1 coin"));
    assert!(note(4, "res2-start res2").starts_with("Brings nothing; No building"));
    assert!(note(1, "res2-start sheep").starts_with("Sheep Farm"));
}

#[test]
fn a_build_says_what_it_costs_and_brings_and_why_points_fall() {
    let table = mock_up().hand(1, "market aqueduct res4").coins(1, 6);
    let city = table.influence(1, 3).build();
    let note = |action| choice(&city, action, Lang::En).note;
    assert_eq!(
        note("build market 0,-1"),
        "2 free bricks, 2 coins; brings 2 coins"
    );
    assert_eq!(
        note("build aqueduct -1,1"),
        "1 of 2 free bricks, no coins; Arena leaves the game"
    );
    assert_eq!(
        note("build res4 1,0"),
        "2 free bricks, 2 coins; points 28 → 26: Coins 6 → 4 (paid)"
    );
}

#[test]
fn a_build_that_joins_two_zones_says_that_one_baths_counts() {
    let rows = "bath:4 res2-start veg-start / . . res3 / . res2 bath:3";
    let table = Table::of(3).town_at(1, (0, -1), rows).hand(1, "res2");
    let city = table.seat_1_acts().build();
    assert_eq!(
        choice(&city, "build res2 1,0", Lang::En).note,
        "1 of 3 free bricks, no coins; points 22 → 21: Residences (value 2) 11 → 10 (one zone \
         counts one baths only)"
    );
}

#[test]
fn notes_tell_of_falling_points_when_they_fall() {
    let mut falls = 0;
    for setup in every_setup() {
        play_at_random::<City>(&setup, 7, |game, seat, legal| {
            let Phase::Act(turn) = game.phase else { return };
            // The end of a round counts anew who has most influence.
            if !turn.produce {
                return;
            }
            let old = game.scores().totals()[seat];
            for action in legal
                .iter()
                .filter(|action| matches!(action, Action::Build { .. }))
                .step_by(11)
            {
                let mut next = game.clone();
                next.apply(seat, *action, &mut ());
                let new = next.scores().totals()[seat];
                let viewer = Viewer::Seat(seat);
                let note = read(game, viewer, Lang::En, |reader| {
                    <City as Offer>::choice(&game.view(viewer), seat, *action, reader).note
                });
                let told = note.contains(&format!("points {old} → {new}: "));
                assert_eq!(told, new < old, "{action}: {note}");
                falls += usize::from(told);
            }
        });
    }
    assert!(falls > 10, "{falls}");
}
