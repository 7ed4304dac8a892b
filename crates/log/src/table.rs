//! A table as it is kept: what was agreed, who sits where, how far the game is, and its log.

use kernel::{BySeat, Commitment, Dealing, Seat, SeatSet, Seats, Secret, Share, vocabulary};

use crate::{Closing, Entry, Occupant, Pace, PlayerId, Sequence, TableId, UnixMillis};

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

/// How a table stood before the first entry of its log. Mostly it was empty and waited for its
/// players; an imported game has a log of actions alone, and so have tables from before the log
/// told who sat down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Origin {
    /// Waiting or already running; of a table from before, perhaps closed.
    pub status: Status,
    /// Whose the seats were.
    pub seats: BySeat<Occupant>,
    /// What was added to the deal; of a game from elsewhere, as its record tells it.
    pub shares: BySeat<Option<Share>>,
    /// When the game began, if it had.
    pub started_at: Option<UnixMillis>,
}

impl Origin {
    /// An empty table that waits for its players.
    pub fn waiting(seats: Seats) -> Origin {
        Origin {
            status: Status::Waiting,
            seats: BySeat::new(seats),
            shares: BySeat::new(seats),
            started_at: None,
        }
    }

    /// A game that is on from the first entry.
    pub fn running(seats: BySeat<Occupant>, started_at: UnixMillis) -> Origin {
        Origin {
            status: Status::Running,
            shares: BySeat::new(seats.seats()),
            seats,
            started_at: Some(started_at),
        }
    }
}

/// A seat of a stored table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatState {
    /// Whose it is.
    pub occupant: Occupant,
    /// The name to show for a person: the alias, or else what the player is called now.
    pub name: Option<String>,
    /// Whether there is a link by which the seat can be taken.
    pub invited: bool,
    /// Whether who sat there when the game was dealt, or sits there so far, added a share.
    pub shared: bool,
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
    /// How it is dealt.
    pub dealing: Dealing,
    /// The promise made at the start.
    pub commitment: Commitment,
    /// Whether somebody may have known the deal beforehand: it goes on from another game, or came
    /// from elsewhere. Such a game is never rated.
    pub known_deal: bool,
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
    /// When it was made or last appended to.
    pub touched_at: UnixMillis,
    /// When it will be closed if nothing happens until then; nothing as long as nobody was told.
    pub closes_at: Option<UnixMillis>,
    /// Why it is closed.
    pub closing: Option<Closing>,
}

impl TableInfo {
    /// The seats of this player, in seat order.
    pub fn seats_of(&self, who: PlayerId) -> SeatSet {
        let own = |(seat, state): (Seat, &SeatState)| {
            (state.occupant.player() == Some(who)).then_some(seat)
        };
        self.seats.iter().filter_map(own).collect()
    }
}

/// A whole table: all that is needed to go on playing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTable {
    /// What is known of it.
    pub info: TableInfo,
    /// How it stood before the first entry.
    pub origin: Origin,
    /// The secret of the deal.
    pub secret: Secret,
    /// Every entry, in order; entry `n` has sequence `n`.
    pub log: Vec<Entry<String>>,
}
