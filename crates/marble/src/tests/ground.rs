//! The ground at a site in a few bits, against the sets it stands for.

use kernel::testing::{every_setup, seed};
use kernel::{Game, Seed};

use crate::data::COLORS;
use crate::grid::{TilePosition, TilePositions, Triangle, Vertex};
use crate::ground::Ground;
use crate::{HillCorners, Marble, Open};

/// What an open site lacks, how many structures it gets at most, and how many tiles may fill two
/// triangles: read off the sets of the map.
fn outlook(game: &Open, site: Vertex) -> Option<(usize, usize, usize)> {
    let map = &game.map;
    let missing = site.triangles() - map.filled(game.options.hill_corners);
    let closed = |gap: Triangle| gap.positions().is_subset(map.blocked);
    if missing.iter().any(closed) {
        return None;
    }
    let free = (site.diagonals() - map.blocked).len();
    Some((
        missing.len(),
        structures(game, site),
        free.min(missing.len() / 2),
    ))
}

fn structures(game: &Open, site: Vertex) -> usize {
    let hills = match game.options.hill_corners {
        HillCorners::Structure => 0,
        HillCorners::None | HillCorners::NoSite => (site.triangles() & game.map.hills).len(),
    };
    6 - (game.map.laid() & site.diagonals()).len() - hills
}

fn check_sites(game: &Open, ground: &Ground) {
    for site in Vertex::sites() {
        let plot = ground.plot(site);
        let missing = site.triangles() - game.map.filled(game.options.hill_corners);
        assert_eq!(plot.missing(), missing.len(), "{site:?}");
        assert_eq!(plot.structures(), structures(game, site), "{site:?}");
        let expected = outlook(game, site);
        let found = plot.outlook();
        let missing = found.map(|found| (found.missing, found.doubles));
        assert_eq!(
            missing,
            expected.map(|(missing, _, doubles)| (missing, doubles))
        );
        let (Some(found), Some((_, most, doubles))) = (found, expected) else {
            continue;
        };
        for (color, possible) in found.types().iter() {
            let structures = usize::from(COLORS[color.index()].structures);
            let expected = structures <= most && structures + doubles >= most;
            assert_eq!(*possible, expected, "{color} at {site:?}");
        }
    }
}

/// A tile that is tried changes a plot as one that is laid.
fn check_tile(game: &Marble, tile: TilePosition) {
    let mut after = game.clone();
    after.open.map.lay(COLORS[0].color, tile);
    let (before, after) = (game.ground(), after.ground());
    for (site, fills) in tile.corners().into_iter().zip(tile.fills()) {
        if site.is_site() {
            let tried = before.plot(site).with_tile(fills);
            let laid = after.plot(site);
            assert_eq!(tried.missing(), laid.missing(), "{tile:?} at {site:?}");
            assert_eq!(tried.structures(), laid.structures());
            assert_eq!(tried.outlook(), laid.outlook(), "{tile:?} at {site:?}");
            assert_eq!(tried, tried.with_tile(fills), "laid already");
        }
    }
}

#[test]
fn m28_m29_a_plot_says_what_the_sets_say() {
    let mut list = Vec::new();
    for (setup, index) in every_setup::<Marble>().iter().zip(0..) {
        let seed = Seed::of_series(seed(), index);
        let (mut game, mut rng) = (Marble::new(setup, &seed), seed.derive("play").rng());
        while let Some(seat) = game.to_act().first() {
            check_sites(&game, &game.ground());
            let places: Vec<_> = game.map.places().iter().collect();
            if !places.is_empty() {
                check_tile(&game, places[rng.below(places.len())]);
            }
            game.legal(seat, &mut list);
            game.apply(seat, list[rng.below(list.len())], &mut ());
        }
    }
}

#[test]
fn m20_m21_finds_are_where_tiles_find_them() {
    let mut list = Vec::new();
    let setup = &every_setup::<Marble>()[0];
    let seed = Seed::of_series(seed(), 0);
    let (mut game, mut rng) = (Marble::new(setup, &seed), seed.derive("play").rng());
    while let Some(seat) = game.to_act().first() {
        let bridges = TilePosition::all().filter(|tile| game.bridge_under(*tile).is_some());
        assert_eq!(game.over_bridges(), bridges.collect::<TilePositions>());
        let springs = TilePosition::all().filter(|tile| game.spring_at(*tile).is_some());
        assert_eq!(game.at_springs(), springs.collect::<TilePositions>());
        game.legal(seat, &mut list);
        game.apply(seat, list[rng.below(list.len())], &mut ());
    }
}
