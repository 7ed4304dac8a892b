//! The value of a position to each seat, from 0 to 1: by places and margins once the game is over,
//! by the advice's estimate before.

use kernel::{Advice, BySeat, Standing};

/// The parts of the value of a finished game: winning, coming before others, and by how much.
const WIN_WEIGHT: f32 = 0.7;
const PLACE_WEIGHT: f32 = 0.1;
const MARGIN_WEIGHT: f32 = 0.2;
/// A margin of so many points is as good as decided: this share of the best score, and a few.
const DECISIVE_SHARE: f32 = 0.12;
const DECISIVE_MIN: f32 = 4.0;

/// The value of the position to each seat.
pub(super) fn evaluate<G: Advice>(game: &G) -> BySeat<f32> {
    match game.standing() {
        Some(Standing::Places(places)) => evaluate_places(game, &places),
        Some(Standing::Team { won }) => {
            let chances = win_probabilities(game, &final_points(game));
            let win = if won { WIN_WEIGHT + PLACE_WEIGHT } else { 0.0 };
            chances.map(|chance| win + MARGIN_WEIGHT * chance)
        }
        None => win_probabilities(game, &game.value()),
    }
}

fn final_points<G: Advice>(game: &G) -> BySeat<f32> {
    game.scores().totals().map(|total| *total as f32)
}

fn evaluate_places<G: Advice>(game: &G, places: &BySeat<u8>) -> BySeat<f32> {
    let chances = win_probabilities(game, &final_points(game));
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
        let outranked = 1.0 - f32::from(place - 1) / others;
        WIN_WEIGHT * win + PLACE_WEIGHT * outranked + MARGIN_WEIGHT * chances[seat]
    })
}

/// The probability to win that a margin stands for: its logistic function. Against a rival all win
/// or lose together, and the weakest player decides.
fn win_probabilities<G: Advice>(game: &G, points: &BySeat<f32>) -> BySeat<f32> {
    let best = points.as_slice().iter().copied().fold(0.0, f32::max);
    let decisive = DECISIVE_MIN + DECISIVE_SHARE * best;
    let chance = |margin: f32| 1.0 / (1.0 + libm::expf(-margin / decisive * 2.0));
    if let Some(rival) = game.scores().rival_total() {
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
