//! What a game is worth to each seat, between 0 and 1: from places and margins once it is over,
//! from the advice before.

use kernel::{Advice, BySeat, Standing, Viewer};

/// Winning, coming before others, and by how much: parts of one.
const WIN: f32 = 0.7;
const PLACE: f32 = 0.1;
const MARGIN: f32 = 0.2;
/// A margin of so many points is as good as decided: this share of the best score, and a few.
const DECIDED_SHARE: f32 = 0.12;
const DECIDED_LEAST: f32 = 4.0;

/// What the game is worth to each seat.
pub(super) fn utility<G: Advice>(game: &G) -> BySeat<f32> {
    match game.standing() {
        Some(Standing::Places(places)) => placed(game, &places),
        Some(Standing::Team { won }) => {
            let chances = chances(game, &points(game));
            let win = if won { WIN + PLACE } else { 0.0 };
            chances.map(|chance| win + MARGIN * chance)
        }
        None => chances(game, &game.value()),
    }
}

fn points<G: Advice>(game: &G) -> BySeat<f32> {
    game.scores(Viewer::Everything)
        .totals()
        .map(|total| *total as f32)
}

fn placed<G: Advice>(game: &G, places: &BySeat<u8>) -> BySeat<f32> {
    let chances = chances(game, &points(game));
    let winners = places
        .as_slice()
        .iter()
        .filter(|place| **place == 1)
        .count();
    let others = (places.as_slice().len() - 1).max(1) as f32;
    BySeat::from_fn(places.seats(), |seat| {
        let place = places[seat];
        let win = if place == 1 {
            1.0 / winners as f32
        } else {
            0.0
        };
        let before = 1.0 - f32::from(place - 1) / others;
        WIN * win + PLACE * before + MARGIN * chances[seat]
    })
}

/// The chance to win that a margin stands for. Against a rival all win or lose together, and the
/// weakest player decides.
fn chances<G: Advice>(game: &G, points: &BySeat<f32>) -> BySeat<f32> {
    let best = points.as_slice().iter().copied().fold(0.0, f32::max);
    let decided = DECIDED_LEAST + DECIDED_SHARE * best;
    let chance = |margin: f32| 1.0 / (1.0 + (-margin / decided * 2.0).exp());
    if let Some(rival) = game.scores(Viewer::Everything).rival_total() {
        let weakest = points
            .as_slice()
            .iter()
            .copied()
            .fold(f32::INFINITY, f32::min);
        return points.map(|_| chance(weakest - rival as f32));
    }
    BySeat::from_fn(points.seats(), |seat| {
        let others = points.iter().filter(|(other, _)| *other != seat);
        let others = others.map(|(_, points)| *points);
        chance(points[seat] - others.fold(f32::NEG_INFINITY, f32::max))
    })
}
