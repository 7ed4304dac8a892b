//! Pictures of named positions of a kept game, compared letter by letter. `UPDATE_EXPECT=1` writes
//! them anew; what changed is then a diff.

use std::path::PathBuf;

use kernel::{Game, Record, Viewer, replay_with};
use scene::testing::{golden_files, golden_pictures};
use scene::{Cast, Format, Lang, Reader, Scene, Speak as _, Words};

use crate::City;

const RECORD: &str = include_str!("../../../../records/city/city-4-1-000000.aedile");

fn folder() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "src", "tests", "golden"]
        .iter()
        .collect()
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

#[test]
fn pictures_of_named_positions_stay_as_they_are() {
    let second = Viewer::Seat("2".parse().unwrap());
    golden_pictures(&folder(), "draft", &position(2), second);
    golden_pictures(&folder(), "early", &position(30), second);
    golden_pictures(&folder(), "middle", &position(120), second);
    golden_pictures(&folder(), "end", &position(usize::MAX), Viewer::Everything);
    golden_files(&folder(), &position(120), second);
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
