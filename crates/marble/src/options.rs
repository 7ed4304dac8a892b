//! What can be chosen before the game: who begins, and the switches of M-40.

use kernel::{options, vocabulary};

vocabulary! {
    /// Which fountains neighbour a building (M-36, M-40).
    pub enum FountainReach: "fountain reach" {
        /// All at distance 1.
        Distance = "distance",
        /// Those at distance 1, but not across a tile's short diagonal.
        Sides = "sides",
    }
}

options! {
    /// The options of the game.
    pub struct Options for 4 seats {
        /// A hill corner counts as a structure.
        "hill-corners": hill_corners: bool = true,
        /// Which fountains neighbour a building.
        "fountain-reach": fountain_reach: FountainReach = FountainReach::Distance,
        /// The places of hills that were not drawn can be built on.
        "unused-hills": unused_hills: bool = true,
        /// A fountain built on an aqueduct brings the active player a coin.
        "late-fountain-coin": late_fountain_coin: bool = false,
    }
}
