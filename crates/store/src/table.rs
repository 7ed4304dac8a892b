//! Tables as they come into the store: new ones, and games that were played elsewhere.

use kernel::{Commitment, Record, SeatSet, Seats, Seed};
use log::{Entry, Pace, PlayerId, UnixMillis, Visibility};

/// A table that is being made. It waits for its players; whoever sits there from the beginning
/// sits down by its first entries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// The rules it will be played by.
    pub rules_version: u32,
    /// Every option of the game with its value, in the game's order: the commitment covers them.
    pub options: Vec<(String, String)>,
    /// What the table agreed on beside the rules (hidden scores, the table this is a rematch
    /// of). The store does not look into it.
    pub settings: Vec<(String, String)>,
    /// How many play.
    pub seats: Seats,
    /// The secret of the game.
    pub seed: Seed,
    /// The promise shown in place of the seed.
    pub commitment: Commitment,
    /// Who made it.
    pub owner: PlayerId,
    /// How long a turn may take.
    pub pace: Pace,
    /// Who finds it.
    pub visibility: Visibility,
    /// How its log begins: who sits where, links, perhaps the start and the first actions. What
    /// an append would refuse is refused here too.
    pub entries: Vec<Entry<String>>,
    /// Whose decision it is after them.
    pub to_act: SeatSet,
    /// Now.
    pub at: UnixMillis,
}

/// A game that was played elsewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Import {
    /// The game, with its result.
    pub record: Record,
    /// Who finds it.
    pub visibility: Visibility,
    /// Now.
    pub at: UnixMillis,
}
