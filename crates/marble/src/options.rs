//! What can be chosen before the game: who begins, and the switches of M-40.

use kernel::{First, OptionError, OptionSpec, Options, Seats, vocabulary};
use serde::{Deserialize, Serialize};

vocabulary! {
    /// Which fountains neighbour a building (M-36, M-40).
    pub enum FountainReach: "fountain reach" {
        /// All at distance 1.
        Distance = "distance",
        /// Those at distance 1, but not across a tile's short diagonal.
        Sides = "sides",
    }
}

/// The switches of M-40.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Switches {
    /// A hill corner counts as a structure.
    pub hill_corners: bool,
    /// Which fountains neighbour a building.
    pub fountain_reach: FountainReach,
    /// The places of hills that were not drawn can be built on.
    pub unused_hills: bool,
    /// A fountain built on an aqueduct brings the active player a coin.
    pub late_fountain_coin: bool,
}

impl Default for Switches {
    fn default() -> Switches {
        Switches {
            hill_corners: true,
            fountain_reach: FountainReach::Distance,
            unused_hills: true,
            late_fountain_coin: false,
        }
    }
}

/// The options of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MarbleOptions {
    /// Who begins.
    pub first: First,
    /// The switches of M-40.
    pub switches: Switches,
}

const FIRST: &str = First::SPEC.key;
const HILL_CORNERS: &str = "hill-corners";
const FOUNTAIN_REACH: &str = "fountain-reach";
const UNUSED_HILLS: &str = "unused-hills";
const LATE_FOUNTAIN_COIN: &str = "late-fountain-coin";

const TRUE: &str = "true";
const FALSE: &str = "false";

impl Options for MarbleOptions {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            values: &["random", "1", "2", "3", "4"],
            ..First::SPEC
        },
        OptionSpec {
            key: HILL_CORNERS,
            values: &[TRUE, FALSE],
            default: TRUE,
        },
        OptionSpec {
            key: FOUNTAIN_REACH,
            values: &["distance", "sides"],
            default: "distance",
        },
        OptionSpec {
            key: UNUSED_HILLS,
            values: &[TRUE, FALSE],
            default: TRUE,
        },
        OptionSpec {
            key: LATE_FOUNTAIN_COIN,
            values: &[FALSE, TRUE],
            default: FALSE,
        },
    ];

    fn assign(&mut self, key: &'static str, value: &'static str) {
        let switches = &mut self.switches;
        match key {
            FIRST => self.first = First::from_value(value),
            HILL_CORNERS => switches.hill_corners = value == TRUE,
            FOUNTAIN_REACH => {
                switches.fountain_reach = value.parse().expect("the specs list the reaches");
            }
            UNUSED_HILLS => switches.unused_hills = value == TRUE,
            LATE_FOUNTAIN_COIN => switches.late_fountain_coin = value == TRUE,
            _ => unreachable!("the specs list every key"),
        }
    }

    fn value(&self, key: &'static str) -> &'static str {
        let word = |on| if on { TRUE } else { FALSE };
        match key {
            FIRST => self.first.value(),
            HILL_CORNERS => word(self.switches.hill_corners),
            FOUNTAIN_REACH => self.switches.fountain_reach.as_str(),
            UNUSED_HILLS => word(self.switches.unused_hills),
            LATE_FOUNTAIN_COIN => word(self.switches.late_fountain_coin),
            _ => unreachable!("the specs list every key"),
        }
    }

    fn check(&self, seats: Seats) -> Result<(), OptionError> {
        self.first.check(seats)
    }
}
