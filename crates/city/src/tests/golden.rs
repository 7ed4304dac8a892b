//! Pictures of named positions of a kept game, compared letter by letter. `UPDATE_EXPECT=1` writes
//! them anew; what changed is then a diff.

use expect_test::expect_file;
use kernel::{Game, Record, Viewer, replay_with};
use scene::{Cast, Format, Lang, Reader, Scene, Show, Theme, Words};

use crate::City;

const RECORD: &str = include_str!("../../../../records/city/city-4-1-000000.aedile");

/// Name, number of actions before, and who looks.
fn positions() -> [(&'static str, usize, Viewer); 4] {
    let second = Viewer::Seat("2".parse().unwrap());
    [
        ("draft", 2, second),
        ("early", 30, second),
        ("middle", 120, second),
        ("end", usize::MAX, Viewer::Everything),
    ]
}

/// The game after so many actions; after all of them if there are fewer.
fn position(at: usize) -> City {
    let record = Record::parse(RECORD).unwrap();
    let (mut wanted, mut step) = (None, 0);
    let played = replay_with::<City>(&record, |game, _, _| {
        if step == at {
            wanted = Some(game.clone());
        }
        step += 1;
    });
    let last = played.unwrap().last;
    wanted.unwrap_or(last)
}

/// One element a line, so that a change is seen where it is.
fn lines(svg: &str) -> String {
    svg.replace("><", ">\n<") + "\n"
}

#[test]
fn pictures_of_named_positions_stay_as_they_are() {
    let mut standalone = String::new();
    for (name, at, viewer) in positions() {
        let view = position(at).view(viewer);
        for lang in Lang::ALL {
            let words = Words::new(*lang, &City::WORDS);
            let cast = Cast::unnamed(view.players.seats(), &words);
            let reader = Reader::new(&words, &cast, viewer);
            for format in Format::ALL {
                let pages = Scene::pages::<City>(&view, *format, &reader);
                let areas = pages.iter().flat_map(|page| &page.areas);
                let drawn: String = areas.map(|area| lines(&area.fragment().svg)).collect();
                let file = format!("golden/{name}-{format}-{lang}.svg.txt");
                expect_file![file].assert_eq(&drawn);
                standalone += &themes(&pages, &format!("{name} {format} {lang}"));
            }
        }
    }
    expect_file!["golden/standalone.txt"].assert_eq(&standalone);
}

/// The whole files differ from the areas by colours and symbols only: of each theme one file is
/// kept, of the others the length.
fn themes(pages: &[Scene], name: &str) -> String {
    let mut lines = String::new();
    for theme in Theme::ALL {
        for (number, page) in (1..).zip(pages) {
            let svg = page.svg(&[], City::symbols(), *theme);
            let theme = theme.as_str();
            lines += &format!("{name} {theme} page {number}: {} bytes\n", svg.len());
            if name == "middle wide en" {
                let file = format!("golden/standalone-{theme}.svg.txt");
                expect_file![file].assert_eq(&self::lines(&svg));
            }
        }
    }
    lines
}

/// The largest picture of a seat over whole games: no symbols, all areas of the wide format.
#[test]
fn all_areas_of_a_seat_take_at_most_120_kilobytes() {
    let words = Words::new(Lang::De, &City::WORDS);
    let setup = kernel::testing::setup::<City>(4, &[]);
    let mut largest = 0;
    for number in 0..8 {
        let seed = kernel::Seed::of_series(kernel::testing::seed(), number);
        let (mut game, mut rng) = (City::new(&setup, &seed), seed.derive("size").rng());
        let cast = Cast::unnamed(game.seats(), &words);
        let mut legal = Vec::new();
        while let Some(seat) = game.to_act().first() {
            let viewer = Viewer::Seat(seat);
            let reader = Reader::new(&words, &cast, viewer);
            let pages = Scene::pages::<City>(&game.view(viewer), Format::Wide, &reader);
            let areas = pages.iter().flat_map(|page| &page.areas);
            largest = largest.max(areas.map(|area| area.fragment().svg.len()).sum());
            game.legal(seat, &mut legal);
            game.apply(seat, legal[rng.below(legal.len())], &mut ());
        }
    }
    assert!(largest > 20_000, "busy positions were drawn");
    assert!(largest <= 120_000, "{largest} bytes");
}
