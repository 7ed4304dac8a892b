//! The fast rules against the slow ones of `slow`, on thousands of positions from random and
//! from sensible play.

use std::collections::BTreeSet;

use kernel::testing::{amount, seed};
use kernel::{Game, Rng, Seat, Seed, Setup, View as _, Viewer};

use super::advice::advised;
use super::slow::{Slow, at, ends};
use crate::data::Aqueduct;
use crate::{Action, Category, Dump, Event, Leaving, Marble, Phase, Vertices};

/// Everything the slow rules say of this position, and of what just happened.
fn compare(game: &Marble, told: &[Event]) {
    let dump = game.view(Viewer::Everything).dump();
    let slow = Slow::new(&dump);
    let places: BTreeSet<_> = game
        .map
        .places()
        .iter()
        .map(|place| ends(&place, '+'))
        .collect();
    assert_eq!(places, slow.places());
    for aqueduct in Aqueduct::ALL {
        let edges = game.map.extensions(*aqueduct);
        let edges: BTreeSet<_> = edges.iter().map(|edge| ends(&edge, '-')).collect();
        assert_eq!(edges, slow.extensions(aqueduct.index()), "{aqueduct}");
    }
    compare_sites(&dump, &slow, told);
    for seat in game.seats().iter() {
        let points = |category| game.points(seat, category);
        assert_eq!(points(Category::Aqueducts), slow.aqueduct_points(seat));
        assert_eq!(points(Category::Fountains), slow.fountain_points(seat));
    }
}

/// Every complete site is resolved or waits; types and builders are right.
fn compare_sites(dump: &Dump, slow: &Slow, told: &[Event]) {
    let unsettled = match dump.asked.choice {
        Phase::Site { waiting } | Phase::Leave(Leaving { waiting, .. }) => waiting,
        Phase::Magistrate { tile } | Phase::Begin { tile, .. } => {
            tile.corners().into_iter().collect()
        }
        _ => Vertices::EMPTY,
    };
    let unsettled: BTreeSet<_> = unsettled.iter().map(|site| at(&site)).collect();
    let resolved: BTreeSet<_> = dump.sites.iter().map(|site| at(&site.vertex)).collect();
    let complete = slow.complete();
    assert!(resolved.is_subset(&complete));
    assert!(
        complete
            .difference(&resolved)
            .all(|site| unsettled.contains(site))
    );
    for site in &dump.sites {
        if let Some(civic) = site.building {
            assert_eq!(civic, slow.civic(at(&site.vertex)), "{}", site.vertex);
        }
    }
    for event in told {
        match event {
            Event::Built { seat, site, civic } => {
                assert_eq!(slow.civic(at(site)), *civic);
                assert_eq!(slow.builder(at(site)), Some(*seat));
            }
            Event::Fountain { site } => assert_eq!(slow.builder(at(site)), None),
            _ => {}
        }
    }
}

/// Mostly what the advice likes, so that sites are completed; often anything.
pub fn choose(game: &Marble, seat: Seat, list: &[Action], rng: &mut Rng, wild: usize) -> Action {
    if rng.below(10) < wild {
        return list[rng.below(list.len())];
    }
    advised(game, seat, list, rng)
}

fn play(game: &mut Marble, rng: &mut Rng, wild: usize, states: &mut usize) {
    let (mut list, mut told) = (Vec::new(), Vec::new());
    while let Some(seat) = game.to_act().first() {
        compare(game, &told);
        *states += 1;
        told.clear();
        game.legal(seat, &mut list);
        let action = choose(game, seat, &list, rng, wild);
        game.apply(seat, action, &mut told);
    }
    compare(game, &told);
}

/// Rules and options in their words.
pub const SETTINGS: [(u32, &[(&str, &str)]); 6] = [
    (2, &[]),
    (
        2,
        &[
            ("hill-corners", "structure"),
            ("fountain-reach", "sides"),
            ("unused-hills", "false"),
        ],
    ),
    (2, &[("hill-corners", "no-site")]),
    (2, &[("late-fountain-coin", "true")]),
    (1, &[]),
    (1, &[("hill-corners", "false"), ("fountain-reach", "sides")]),
];

/// The numbered set-up: every setting at every table size.
pub fn numbered(index: usize) -> Setup<Marble> {
    let (rules, options) = SETTINGS[index % 6];
    Setup::of_rules(rules, 2 + index / 6 % 3, options.to_vec()).unwrap()
}

#[test]
fn the_fast_rules_agree_with_the_slow_ones() {
    let (mut states, mut index) = (0, 0);
    while states < amount(8_000, 200_000) {
        let game_seed = Seed::of_series(seed(), index as u64);
        let mut game = Marble::new(&numbered(index), &game_seed);
        let mut rng = game_seed.derive("reference").rng();
        let wild = [2, 10, 5][index % 4 % 3];
        play(&mut game, &mut rng, wild, &mut states);
        index += 1;
    }
}
