//! Pictures of named positions of one game, compared letter by letter. `UPDATE_EXPECT=1` writes
//! them anew; what changed is then a diff.

use expect_test::expect_file;
use kernel::{Advice, Game, Seed, Viewer};
use scene::{Cast, Format, Lang, Reader, Scene, Show, Theme, Words};

use crate::action::Action;
use crate::state::Marble;

/// Name, and number of decisions before.
const POSITIONS: [(&str, usize); 4] = [
    ("early", 45),
    ("middle", 123),
    ("late", 230),
    ("end", usize::MAX),
];

/// The game of three after so many decisions, each the best the advice sees; after all of them if
/// there are fewer.
fn position(at: usize) -> Marble {
    let setup = kernel::testing::setup::<Marble>(3, &[]);
    let mut game = Marble::new(&setup, &Seed::of_series(7, 4));
    let mut legal = Vec::new();
    for _ in 0..at {
        let Some(seat) = game.to_act().first() else {
            break;
        };
        game.legal(seat, &mut legal);
        let better = |a: &Action, b: &Action| game.prior(seat, *a).total_cmp(&game.prior(seat, *b));
        let best = legal.iter().copied().max_by(better).unwrap();
        game.apply(seat, best, &mut ());
    }
    game
}

/// One element a line, so that a change is seen where it is.
fn lines(svg: &str) -> String {
    svg.replace("><", ">\n<") + "\n"
}

#[test]
fn pictures_of_named_positions_stay_as_they_are() {
    let mut standalone = String::new();
    for (name, at) in POSITIONS {
        let game = position(at);
        let viewer = game
            .to_act()
            .first()
            .map_or(Viewer::Everything, Viewer::Seat);
        let view = game.view(viewer);
        for lang in Lang::ALL {
            let words = Words::new(*lang, &Marble::WORDS);
            let cast = Cast::unnamed(view.players.seats(), &words);
            let reader = Reader::new(&words, &cast, viewer);
            for format in Format::ALL {
                let pages = Scene::pages::<Marble>(&view, *format, &reader);
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

/// The whole files in both themes differ from the areas by colours and symbols only, so their
/// length and a checksum stand for them.
fn themes(pages: &[Scene], name: &str) -> String {
    let mut lines = String::new();
    for theme in Theme::ALL {
        for (number, page) in (1..).zip(pages) {
            let svg = page.svg(&[], Marble::symbols(), *theme);
            let sum = svg.bytes().fold(0_u64, |sum, byte| {
                (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3)
            });
            let theme = theme.as_str();
            lines += &format!(
                "{name} {theme} page {number}: {} bytes, {sum:016x}\n",
                svg.len()
            );
        }
    }
    lines
}

/// The largest picture of a seat over whole games: no symbols, all areas of the wide format.
#[test]
fn all_areas_of_a_seat_take_at_most_120_kilobytes() {
    let words = Words::new(Lang::De, &Marble::WORDS);
    let setup = kernel::testing::setup::<Marble>(4, &[]);
    let mut largest = 0;
    for number in 0..4 {
        let seed = Seed::of_series(kernel::testing::seed(), number);
        let (mut game, mut rng) = (Marble::new(&setup, &seed), seed.derive("size").rng());
        let cast = Cast::unnamed(game.seats(), &words);
        let mut legal = Vec::new();
        while let Some(seat) = game.to_act().first() {
            let viewer = Viewer::Seat(seat);
            let reader = Reader::new(&words, &cast, viewer);
            let pages = Scene::pages::<Marble>(&game.view(viewer), Format::Wide, &reader);
            let areas = pages.iter().flat_map(|page| &page.areas);
            largest = largest.max(areas.map(|area| area.fragment().svg.len()).sum());
            game.legal(seat, &mut legal);
            game.apply(seat, legal[rng.below(legal.len())], &mut ());
        }
    }
    assert!(largest > 20_000, "busy positions were drawn");
    assert!(largest <= 120_000, "{largest} bytes");
}
