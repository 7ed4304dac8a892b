//! Points and places (P-4, P-5).

use kernel::{BySeat, Items, Scores, Sight, Standing, vocabulary};

use crate::{Pebbles, Phase, Position};

vocabulary! {
    /// What points are given for.
    pub enum Category: "category" {
        /// A point for each pebble taken.
        Pebbles = "pebbles",
        /// The points of the secret number.
        Number = "number",
    }
}

const RIVAL_POINTS_A_SEAT: i32 = 12;

/// Points if the game ended now, less what is not known.
pub(crate) fn score<S: Sight>(position: &Position<S>) -> Scores<Category> {
    let seats = position.open.seats();
    let items = |seat| {
        let pebbles = (Category::Pebbles, position.taken[seat].into());
        let number = position.number(seat);
        let number = number.map(|number| (Category::Number, number.into()));
        [pebbles].into_iter().chain(number).collect()
    };
    let rival = (
        Category::Pebbles,
        RIVAL_POINTS_A_SEAT * seats.count() as i32,
    );
    Scores {
        seats: BySeat::from_fn(seats, items),
        rival: position.team.then(|| Items::from_iter([rival])),
    }
}

/// The result, once the pile is gone.
pub(crate) fn standing(game: &Pebbles) -> Option<Standing> {
    let scores = (game.phase == Phase::Over).then(|| score(game))?;
    let totals = scores.totals();
    Some(match scores.rival_total() {
        Some(rival) => Standing::Team {
            won: totals.as_slice().iter().sum::<i32>() > rival,
        },
        None => Standing::ranked(totals),
    })
}
