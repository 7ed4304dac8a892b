//! What can be chosen before the game: who begins, and the switches of M-40.

use kernel::OptionChange::{Default as OtherDefault, Renamed};
use kernel::{options, vocabulary};

vocabulary! {
    /// What a corner of a drawn hill is at a site (M-29, M-40).
    pub enum HillCorners: "hill corners" {
        /// It fills its place and counts nothing.
        None = "none",
        /// It counts one, like a corner of a tile.
        Structure = "structure",
        /// A vertex with such a corner is never a site.
        NoSite = "no-site",
    }
}

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
        /// What a corner of a drawn hill is at a site.
        "hill-corners": hill_corners: HillCorners = HillCorners::None,
        /// Which fountains neighbour a building.
        "fountain-reach": fountain_reach: FountainReach = FountainReach::Distance,
        /// The places of hills that were not drawn can be built on.
        "unused-hills": unused_hills: bool = true,
        /// A fountain built on an aqueduct brings the active player a coin.
        "late-fountain-coin": late_fountain_coin: bool = false,
    }
    before &[
        OtherDefault { until: 1, key: "hill-corners", before: "structure" },
        Renamed { until: 1, key: "hill-corners", old: "true", new: "structure" },
        Renamed { until: 1, key: "hill-corners", old: "false", new: "none" },
    ]
}
