//! The influence cards and where they lie in deck I (C-6).

use kernel::Seats;
use serde::{Deserialize, Serialize};

/// An influence card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InfluenceCard {
    /// Its worth at the end.
    pub points: u8,
    /// How many building cards of deck I lie above it.
    pub depth: u8,
}

/// An influence card that is still in deck I.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct InfluenceToCome {
    /// Its worth at the end.
    pub points: u8,
    /// The round in which it comes out.
    pub round: u8,
}

const fn card(points: u8, depth: u8) -> InfluenceCard {
    InfluenceCard { points, depth }
}

/// For three and four players.
pub static INFLUENCE_FOR_MANY: [InfluenceCard; 4] =
    [card(3, 3), card(6, 6), card(10, 10), card(14, 14)];

/// For two players.
pub static INFLUENCE_FOR_TWO: [InfluenceCard; 3] = [card(4, 4), card(8, 8), card(14, 14)];

/// The influence cards at a table, in the order they come out.
pub fn influence_cards(seats: Seats) -> &'static [InfluenceCard] {
    if seats.count() == 2 {
        &INFLUENCE_FOR_TWO
    } else {
        &INFLUENCE_FOR_MANY
    }
}
