//! A table that is being made, and the table it becomes.

use kernel::{BySeat, Commitment, Dealing, SeatSet, Seats, Secret};

use crate::{
    Entry, Origin, Pace, PlayerId, SeatState, Sequence, Status, StoredTable, TableId, TableInfo,
    UnixMillis, Visibility,
};

/// A table that is being made. It waits for its players; whoever sits there from the beginning
/// sits down by its first entries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// Its name in links: chosen before it is kept, because its deal is promised for it.
    pub id: TableId,
    /// The game's id.
    pub game: String,
    /// The rules it will be played by.
    pub rules_version: u32,
    /// Every option of the game with its value, in the game's order: the commitment covers them.
    pub options: Vec<(String, String)>,
    /// What the table agreed on beside the rules (hidden scores). The store does not
    /// look into it.
    pub settings: Vec<(String, String)>,
    /// How many play.
    pub seats: Seats,
    /// How it is dealt.
    pub dealing: Dealing,
    /// The secret of the deal.
    pub secret: Secret,
    /// The promise shown in its place.
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

impl NewTable {
    /// Whether somebody may know the deal beforehand.
    pub fn is_known_deal(&self) -> bool {
        matches!(self.dealing, Dealing::Continued { .. })
    }

    /// The table as it is kept from now on. `name` says what a player is called.
    pub fn into_stored(self, name: impl Fn(PlayerId) -> Option<String>) -> StoredTable {
        let mut info = TableInfo {
            id: self.id,
            known_deal: self.is_known_deal(),
            dealing: self.dealing,
            game: self.game,
            rules_version: self.rules_version,
            options: self.options,
            settings: self.settings,
            seats: BySeat::from_fn(self.seats, |_| SeatState::default()),
            commitment: self.commitment,
            owner: Some(self.owner),
            pace: self.pace,
            visibility: self.visibility,
            status: Status::Waiting,
            result: None,
            to_act: SeatSet::EMPTY,
            next: Sequence(0),
            created_at: self.at,
            started_at: None,
            finished_at: None,
            touched_at: self.at,
            closes_at: None,
            closing: None,
        };
        info.follow(&self.entries, self.to_act, None, name);
        StoredTable {
            info,
            origin: Origin::waiting(self.seats),
            secret: self.secret,
            log: self.entries,
        }
    }
}
