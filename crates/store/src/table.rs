//! Tables as they are kept: what was agreed, who sits where, how far the game is.

use std::time::Duration;

use kernel::{BySeat, Commitment, Seat, SeatSet, Seed, vocabulary};

use crate::{LogEntry, PlayerId, Sequence, TableId, TokenHash, UnixMillis};

vocabulary! {
    /// How far a table is. Finished tables stay forever.
    pub enum Status: "table status" {
        /// Seats are being filled.
        Waiting = "waiting",
        /// The game is on.
        Running = "running",
        /// The game is over and has a result.
        Finished = "finished",
        /// Given up; there is no result.
        Closed = "closed",
    }
}

vocabulary! {
    /// Who finds a table in the lobby.
    pub enum Visibility: "visibility" {
        /// Everybody.
        Open = "open",
        /// Only those who have a link.
        Private = "private",
    }
}

/// How long a turn may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// As long as it takes.
    Unlimited,
    /// This long; afterwards the others may hand the seat to a bot.
    PerTurn(Duration),
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Occupant {
    /// Nobody yet.
    #[default]
    Open,
    /// A player. One player may sit on several seats of a table: people sharing a device.
    Person {
        /// Whose seat it is.
        player: PlayerId,
        /// The name of somebody beside the player; `None` for the player's own name.
        alias: Option<String>,
    },
    /// A bot of this level.
    Bot {
        /// The level's name.
        level: String,
    },
}

impl Occupant {
    /// This player, under the player's own name.
    pub fn person(player: PlayerId) -> Occupant {
        Occupant::Person {
            player,
            alias: None,
        }
    }
}

/// A seat of a table that is being made.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NewSeat {
    /// Who sits there.
    pub occupant: Occupant,
    /// The secret of the link by which the seat can be taken.
    pub invite: Option<TokenHash>,
}

/// A seat of a stored table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatState {
    /// Who sits there.
    pub occupant: Occupant,
    /// The name to show for a person: the alias, or else what the player is called now.
    pub name: Option<String>,
    /// Whether there is a link by which the seat can be taken.
    pub invited: bool,
}

/// A table that is being made.
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
    /// Who sits where.
    pub seats: BySeat<NewSeat>,
    /// The secret of the game.
    pub seed: Seed,
    /// The promise shown in place of the seed.
    pub commitment: Commitment,
    /// Who made it: may renew seat links and close it.
    pub owner: PlayerId,
    /// How long a turn may take.
    pub pace: Pace,
    /// Who finds it.
    pub visibility: Visibility,
    /// Now.
    pub at: UnixMillis,
}

/// All that is known of a table without its log and its secret.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableInfo {
    /// Its name in links.
    pub id: TableId,
    /// The game's id.
    pub game: String,
    /// The rules it is played by.
    pub rules_version: u32,
    /// Every option of the game with its value.
    pub options: Vec<(String, String)>,
    /// What the table agreed on beside the rules.
    pub settings: Vec<(String, String)>,
    /// Who sits where.
    pub seats: BySeat<SeatState>,
    /// The promise made at the start.
    pub commitment: Commitment,
    /// Who made it; nobody where it was imported.
    pub owner: Option<PlayerId>,
    /// How long a turn may take.
    pub pace: Pace,
    /// Who finds it.
    pub visibility: Visibility,
    /// How far it is.
    pub status: Status,
    /// The result line of a record, once finished.
    pub result: Option<String>,
    /// Whose decision it is. A cache, kept by [`Append::to_act`](crate::Append::to_act), so that
    /// a list of tables need not replay them.
    pub to_act: SeatSet,
    /// The number of entries in the log: what the next append must expect.
    pub next: Sequence,
    /// When it was made.
    pub created_at: UnixMillis,
    /// When the game began.
    pub started_at: Option<UnixMillis>,
    /// When the game was over.
    pub finished_at: Option<UnixMillis>,
    /// When it was made, last appended to, or closed.
    pub touched_at: UnixMillis,
}

impl TableInfo {
    /// The seats of this player, in seat order.
    pub fn seats_of(&self, who: PlayerId) -> SeatSet {
        let own = |(seat, state): (Seat, &SeatState)| match &state.occupant {
            Occupant::Person { player, .. } if *player == who => Some(seat),
            _ => None,
        };
        self.seats.iter().filter_map(own).collect()
    }
}

/// A whole table: all that is needed to go on playing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTable {
    /// What is known of it.
    pub info: TableInfo,
    /// The secret of the game.
    pub seed: Seed,
    /// Every entry, in order; entry `n` has sequence `n`.
    pub log: Vec<LogEntry>,
}
