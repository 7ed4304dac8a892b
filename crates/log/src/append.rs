//! Something to be added to a log, all or none, and the right to do so.

use kernel::{Seat, SeatSet};

use crate::{Entry, PlayerId, Sequence, TableId, TokenHash};

/// Something to be added to a table's log, all or none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// Which table.
    pub table: TableId,
    /// The number of entries the caller knows of: of two who expect the same, one comes too late.
    pub expected: Sequence,
    /// By what right; it must still hold when the entries are added.
    pub right: Right,
    /// The entries, in order; at least one.
    pub entries: Vec<Entry<String>>,
    /// Whose decision it is afterwards.
    pub to_act: SeatSet,
    /// How the game ends by it: the result line of a record.
    pub result: Option<String>,
}

/// By what right something is added to a log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Right {
    /// The table does it by itself: it begins, or lets a bot play.
    Table,
    /// This player sits on this seat.
    Seat(PlayerId, Seat),
    /// This player sits somewhere at the table.
    Player(PlayerId),
    /// This player made the table.
    Owner(PlayerId),
    /// Somebody knows the link to this seat.
    Link(Seat, TokenHash),
    /// The seat is open, at a table that everybody finds.
    OpenSeat(Seat),
}
