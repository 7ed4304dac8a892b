//! Pictures of named positions of one game.

use std::path::Path;

use kernel::{Advice, Game, Seed, Viewer};
use scene::testing::{golden_files, golden_pictures};
use scene::{Cast, Format, Lang, Reader, Scene, Speak as _, Words};

use crate::action::Action;
use crate::position::Marble;

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

#[test]
fn pictures_of_named_positions_stay_as_they_are() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/tests/golden");
    for (name, at) in POSITIONS {
        let game = position(at);
        let seat = game.to_act().first();
        let viewer = seat.map_or(Viewer::Everything, Viewer::Seat);
        golden_pictures(&folder, name, &game, viewer);
        if seat.is_none() {
            golden_files(&folder, &game, viewer);
        }
    }
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
