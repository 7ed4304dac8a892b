//! Pictures of named positions, compared letter by letter. `UPDATE_EXPECT=1` writes them anew;
//! what changed is then a diff.

use std::path::Path;

use aedile_foundations::{Action, Foundations};
use kernel::{Advice, Game, Rng, Seed, Viewer};
use scene::testing::{golden_files, golden_pictures};
use scene::{Cast, Draw as _, Format, Lang, Reader, Scene, Speak as _, Theme, Words};

/// Name, seats, options, and number of decisions before.
type Position = (
    &'static str,
    usize,
    &'static [(&'static str, &'static str)],
    usize,
);

const POSITIONS: [Position; 6] = [
    ("opening", 2, &[], 0),
    ("middle", 4, &[], 90),
    ("end", 5, &[], usize::MAX),
    ("roles", 3, &[("roles", "true")], 1),
    (
        "modules",
        3,
        &[
            ("drafting", "true"),
            ("monuments", "true"),
            ("trading", "true"),
            ("stealing", "true"),
            ("objectives", "public"),
            ("invocations", "true"),
            ("roles", "true"),
        ],
        150,
    ),
    (
        "consul",
        3,
        &[("consul", "challenge"), ("monuments", "true")],
        60,
    ),
];

/// The game after so many decisions, each the best the advice sees; after all of them if there
/// are fewer.
fn play((_, seats, options, at): Position) -> Foundations {
    let setup = kernel::testing::setup::<Foundations>(seats, options);
    let mut game = Foundations::new(&setup, &Seed::of_series(7, 4));
    let mut legal = Vec::new();
    for _ in 0..at {
        let Some(seat) = game.to_act().first() else {
            break;
        };
        game.legal(seat, &mut legal);
        let better = |a: &Action, b: &Action| game.prior(seat, *a).total_cmp(&game.prior(seat, *b));
        let best = legal.iter().copied().max_by(better);
        let best = best.expect("a seat that must act has a choice");
        game.apply(seat, best, &mut ());
    }
    game
}

fn folder() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/drawings"))
}

#[test]
fn pictures_of_named_positions_stay_as_they_are() {
    for position in POSITIONS {
        let game = play(position);
        let seat = game.to_act().first();
        let viewer = seat.map_or(Viewer::Everything, Viewer::Seat);
        golden_pictures(folder(), position.0, &game, viewer);
    }
}

#[test]
fn whole_files_stay_as_they_are() {
    golden_files(folder(), &play(POSITIONS[4]), Viewer::Spectator);
}

/// Drawn as PNG, to see that symbols with patterns are understood.
#[test]
fn a_picture_is_more_than_its_ground() {
    let game = play(POSITIONS[1]);
    let words = Words::new(Lang::De, &Foundations::WORDS);
    let cast = Cast::unnamed(game.seats(), &words);
    let reader = Reader::new(&words, &cast, Viewer::Spectator);
    let view = game.view(Viewer::Spectator);
    let pages = Scene::pages::<Foundations>(&view, Format::Thumb, &reader);
    let svg = pages[0].svg(&[], Foundations::symbols(), Theme::Light);
    let png = scene::png(&svg, 1.0).unwrap();
    assert!(png.len() > 20_000, "{} bytes", png.len());
}

/// The largest picture of a seat over whole games: no symbols, all areas of the wide format.
#[test]
fn all_areas_of_a_seat_take_at_most_150_kilobytes() {
    let words = Words::new(Lang::De, &Foundations::WORDS);
    let setup = kernel::testing::setup::<Foundations>(5, &[]);
    let mut largest = 0;
    for number in 0..3 {
        let seed = Seed::of_series(kernel::testing::seed(), number);
        let mut rng: Rng = seed.derive("size").rng();
        let mut game = Foundations::new(&setup, &seed);
        let cast = Cast::unnamed(game.seats(), &words);
        let mut legal = Vec::new();
        while let Some(seat) = game.to_act().first() {
            let viewer = Viewer::Seat(seat);
            let reader = Reader::new(&words, &cast, viewer);
            let pages = Scene::pages::<Foundations>(&game.view(viewer), Format::Wide, &reader);
            let areas = pages.iter().flat_map(|page| &page.areas);
            largest = largest.max(areas.map(|area| area.fragment().svg.len()).sum());
            game.legal(seat, &mut legal);
            game.apply(seat, legal[rng.below(legal.len())], &mut ());
        }
    }
    println!("{largest} bytes");
    assert!(largest > 50_000, "busy positions were drawn");
    assert!(largest <= 150_000, "{largest} bytes");
}
