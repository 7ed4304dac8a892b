//! The worth of a position to each seat. Over all seats it comes to 1, so that nobody gains by
//! what all agree on; against a rival all have the same, from 0 to 1. Of a finished game it is
//! made of places and margins, before of an estimate: the advice's, or a learned one.

use std::sync::Arc;

use kernel::{Advice, BySeat, Seats, Standing};

use crate::learned::{Description, Scratch, Weights};
use crate::shares::{logistic, softmax};

/// The parts of the worth of a finished game: winning, coming before others, and by how much.
const WIN_WEIGHT: f32 = 0.7;
const PLACE_WEIGHT: f32 = 0.1;
const MARGIN_WEIGHT: f32 = 0.2;
/// A margin of so many points is as good as decided: this share of the best score, and a few.
const DECISIVE_SHARE: f32 = 0.12;
const DECISIVE_MIN: f32 = 4.0;

/// What judges positions: what was learned, or the game's advice where nothing was.
#[derive(Debug)]
pub(super) struct Evaluator {
    weights: Option<Arc<Weights>>,
    position: Description,
    scratch: Scratch,
}

impl Evaluator {
    pub fn new(weights: Option<Arc<Weights>>, seats: Seats) -> Evaluator {
        Evaluator {
            weights,
            position: Description::new(seats),
            scratch: Scratch::new(seats),
        }
    }

    /// The worth of the position to each seat.
    pub fn evaluate<G: Advice>(&mut self, game: &G) -> BySeat<f32> {
        if let Some(standing) = game.standing() {
            return worth(game, &standing);
        }
        let weights = self.weights.as_ref();
        let Some(network) = weights.and_then(|weights| weights.network(game.seats())) else {
            return win_probabilities(game, &game.value());
        };
        self.position.describe(game);
        let estimate = network.estimate(&self.position, &mut self.scratch);
        estimate.worth(game.scores().rival_total().is_some())
    }
}

/// The worth of a finished game to each seat.
pub(crate) fn worth<G: Advice>(game: &G, standing: &Standing) -> BySeat<f32> {
    let points = game.scores().totals().map(|total| *total as f32);
    let chances = win_probabilities(game, &points);
    match standing {
        Standing::Places(places) => BySeat::from_fn(places.seats(), |seat| {
            WIN_WEIGHT * win_share(places, places[seat])
                + PLACE_WEIGHT * place_share(places, places[seat])
                + MARGIN_WEIGHT * chances[seat]
        }),
        Standing::Team { won } => {
            let win = if *won { WIN_WEIGHT + PLACE_WEIGHT } else { 0.0 };
            chances.map(|chance| win + MARGIN_WEIGHT * chance)
        }
    }
}

/// 1 to whom wins alone; who win together share it.
pub(crate) fn win_share(places: &BySeat<u8>, place: u8) -> f32 {
    let winners = places.as_slice().iter().filter(|place| **place == 1);
    match place {
        1 => 1.0 / winners.count() as f32,
        _ => 0.0,
    }
}

/// A share for each other seat that comes after this place, half of one for an equal.
fn place_share(places: &BySeat<u8>, place: u8) -> f32 {
    let count = places.as_slice().len();
    let against = |other: &u8| match place.cmp(other) {
        std::cmp::Ordering::Less => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Greater => 0.0,
    };
    let beaten: f32 = places.as_slice().iter().map(against).sum();
    let pairs = count * (count - 1) / 2;
    // Compared with oneself one is equal.
    (beaten - 0.5) / pairs.max(1) as f32
}

/// The probabilities to win that points stand for: their softmax, a decisive margin apart. Against
/// a rival all win or lose together, and the weakest player decides.
pub(crate) fn win_probabilities<G: Advice>(game: &G, points: &BySeat<f32>) -> BySeat<f32> {
    let best = points.as_slice().iter().copied().fold(0.0, f32::max);
    let decisive = DECISIVE_MIN + DECISIVE_SHARE * best;
    if let Some(rival) = game.scores().rival_total() {
        let all = points.as_slice().iter().copied();
        let lead = all.fold(f32::INFINITY, f32::min) - rival as f32;
        return points.map(|_| logistic(2.0 * lead / decisive));
    }
    softmax(&points.map(|points| 2.0 * points / decisive))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(places: &[u8]) -> BySeat<u8> {
        let seats = Seats::new(places.len()).unwrap();
        BySeat::from_fn(seats, |seat| places[seat.index()])
    }

    #[test]
    fn what_places_are_worth_comes_to_one() {
        for list in [
            &[1, 2][..],
            &[1, 1],
            &[1, 2, 3],
            &[1, 1, 3],
            &[1, 1, 1, 1],
            &[1, 2, 2, 4],
            &[4, 1, 1, 3],
            &[1, 2, 3, 4, 5],
        ] {
            let places = places(list);
            let sum = |share: fn(&BySeat<u8>, u8) -> f32| -> f32 {
                list.iter().map(|place| share(&places, *place)).sum()
            };
            assert!((sum(win_share) - 1.0).abs() < 1e-6, "{list:?}");
            assert!((sum(place_share) - 1.0).abs() < 1e-6, "{list:?}");
        }
    }

    #[test]
    fn an_equal_end_is_worth_no_more_than_a_fair_share() {
        let places = places(&[1, 1, 1, 1]);
        assert_eq!(win_share(&places, 1), 0.25);
        assert_eq!(place_share(&places, 1), 0.25);
    }
}
