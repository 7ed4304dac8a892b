//! What a table's log is told when a player has to leave it for good or for as long as a ban lasts.
//! Nothing of the game is asked, so it holds for games of any rules.

use kernel::Seat;

use crate::{
    Closing, Driver, Entry, Level, Occupant, Payload, PlayerId, Status, TableInfo, UnixMillis,
};

/// How a player leaves all tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Departure {
    /// Banned: a bot stands in, and the seat stays the player's.
    Banned,
    /// Forgotten: the seat is a bot's from now on.
    Forgotten,
}

impl TableInfo {
    /// What to add to the log; nothing where the player has no part in what goes on. An open seat
    /// takes the place of the player at a waiting table, and a bot of this level in a running game.
    pub fn departure(
        &self,
        player: PlayerId,
        how: Departure,
        substitute: Level,
        at: UnixMillis,
    ) -> Vec<Entry<String>> {
        let leave = |payload: Payload<String>| {
            let entry = move |seat: Seat| Entry::of_seat(seat, payload.clone(), at);
            self.seats_of(player).iter().map(entry).collect()
        };
        match self.status {
            Status::Waiting if self.owner == Some(player) => {
                vec![Entry::of_table(Payload::Close(Closing::GivenUp), at)]
            }
            Status::Waiting => leave(Payload::Sit(Occupant::Open)),
            Status::Running => leave(match how {
                Departure::Banned => Payload::HandOver(Driver::Bot(substitute)),
                Departure::Forgotten => Payload::Sit(Occupant::Bot { level: substitute }),
            }),
            Status::Finished | Status::Closed => Vec::new(),
        }
    }
}
