//! Making, listing and reading tables.

use std::collections::BTreeMap;

use kernel::{Seat, Share};
use log::{Sequence, TableId, UnixMillis};
use serde::{Deserialize, Serialize};
use table::{Chapter, CourseStep};

use super::{Arrival, DealInfo, ErrorBody};

/// A table to be made.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewTable {
    /// The game's word.
    pub game: String,
    /// Who sits where, in seat order.
    pub seats: Vec<NewSeat>,
    /// Options that are not the default.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<BTreeMap<String, String>>"))]
    pub options: BTreeMap<String, String>,
    /// Seconds a turn may take; no limit if nothing is said.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub turn_limit_s: Option<u32>,
    /// `open`: everybody finds it in the lobby; `private`: only those who have a link.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, type = "\"open\" | \"private\""))]
    pub visibility: Option<String>,
    /// Whether points are told only at the end.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub hide_scores: bool,
}

/// Who is to sit on a seat.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum NewSeat {
    /// Who makes the table.
    Me {
        /// What they add to the deal.
        #[serde(default)]
        #[cfg_attr(test, ts(optional, as = "Option<String>"))]
        share: Option<Share>,
    },
    /// Somebody beside them, at the same device.
    Beside {
        /// The name.
        name: String,
        /// What they add to the deal.
        #[serde(default)]
        #[cfg_attr(test, ts(optional, as = "Option<String>"))]
        share: Option<Share>,
    },
    /// A bot.
    Bot {
        /// Its level.
        level: String,
    },
    /// Whoever takes it.
    Open {},
}

/// A table that was made.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MadeTable {
    /// The table.
    pub table: TableInfo,
    /// The links of its open seats.
    pub links: Vec<SeatLink>,
    /// Whether it was made by this request; a rematch may have been there already.
    pub anew: bool,
}

/// The link of a seat.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatLink {
    /// Which seat.
    #[cfg_attr(test, ts(type = "number"))]
    pub seat: Seat,
    /// The whole address.
    pub link: String,
}

/// A seat link that somebody has.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct KnownLink {
    /// What stands behind the `#` of the link.
    pub token: String,
}

/// A seat link that somebody sits down by.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LinkClaim {
    /// What stands behind the `#` of the link.
    pub token: String,
    /// What they bring.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<Arrival>"))]
    pub arrival: Arrival,
}

/// Where a seat link leads.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LinkTarget {
    /// Which seat.
    #[cfg_attr(test, ts(type = "number"))]
    pub seat: Seat,
    /// Of which table.
    pub table: TableInfo,
}

/// Whether a table could be made.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Checked {
    /// Why not.
    pub error: Option<ErrorBody>,
}

/// A bot for a seat.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatBot {
    /// Its level.
    pub level: String,
}

/// A page of tables, the latest first.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableList {
    /// The tables.
    pub tables: Vec<TableInfo>,
    /// Where to go on: the next `after`.
    pub next: Option<String>,
}

/// What is known of a table without its game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableInfo {
    /// Its name in addresses.
    #[cfg_attr(test, ts(type = "string"))]
    pub id: TableId,
    /// The game's word.
    pub game: String,
    /// The game's name.
    pub title: String,
    /// `waiting`, `running`, `finished` or `closed`.
    #[cfg_attr(
        test,
        ts(type = "\"waiting\" | \"running\" | \"finished\" | \"closed\"")
    )]
    pub status: &'static str,
    /// Why an operator closed it; nothing where that is not so.
    pub closed_because: Option<String>,
    /// The version of the rules it is played by, if it began before the newest.
    pub older_rules: Option<u32>,
    /// Why it cannot be played here, but only be looked at, downloaded and closed.
    pub unplayable: Option<ErrorBody>,
    /// Every option with its value, in words.
    pub options: Vec<OptionShown>,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// Whether the reader made it.
    pub owner: bool,
    /// Whether one of the reader's seats is to act.
    pub your_turn: bool,
    /// Seconds a turn may take.
    pub turn_limit_s: Option<u32>,
    /// Who finds it.
    #[cfg_attr(test, ts(type = "\"open\" | \"private\""))]
    pub visibility: &'static str,
    /// Whether points are told only at the end.
    pub hide_scores: bool,
    /// The promise for the deal.
    pub commitment: String,
    /// How it is dealt.
    pub deal: DealInfo,
    /// The number of entries in the log.
    pub sequence: Sequence,
    /// When it was made.
    pub created_at: UnixMillis,
    /// When the game began.
    pub started_at: Option<UnixMillis>,
    /// When the game was over.
    pub finished_at: Option<UnixMillis>,
    /// When something last happened.
    pub touched_at: UnixMillis,
    /// When it will be closed if nothing happens until then.
    pub closes_at: Option<UnixMillis>,
    /// Why it is closed: it was `given-up`, it `expired`, or an `operator` closed it.
    #[cfg_attr(test, ts(type = "\"owner\" | \"expired\" | null"))]
    pub closed: Option<&'static str>,
}

/// An option as it was chosen.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OptionShown {
    /// The word for it.
    pub key: String,
    /// The word for its value.
    pub value: String,
    /// Its name.
    pub name: String,
    /// The value's name.
    pub value_name: String,
    /// Whether nothing else was said.
    pub is_default: bool,
}

/// A seat of a table.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatInfo {
    /// The seat, counted from 1.
    #[cfg_attr(test, ts(type = "number"))]
    pub seat: Seat,
    /// `open`, `person` or `bot`. A person's seat stays theirs while a bot plays for them.
    #[cfg_attr(test, ts(type = "\"open\" | \"person\" | \"bot\""))]
    pub kind: &'static str,
    /// Who sits there, in words.
    pub name: String,
    /// The colour's word.
    pub color: &'static str,
    /// The level of a bot.
    pub level: Option<String>,
    /// Whether it is the reader's.
    pub yours: bool,
    /// Whether it is to act.
    pub to_act: bool,
    /// Whether there is a link by which it can be taken.
    pub invited: bool,
    /// Whether who sits there, or sat there when the game began, added a share to the deal.
    pub shared: bool,
    /// The place in the result, once the game is over; nothing for a team.
    pub place: Option<u8>,
    /// The points in the result.
    pub points: Option<i32>,
}

/// What there is to look back at.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Replay {
    /// How many decisions were taken.
    pub decisions: usize,
    /// Whether the game is over: then everything may be seen.
    pub over: bool,
    /// Where rounds, eras and the like begin.
    pub chapters: Vec<Chapter>,
}

/// The course of a game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Course {
    /// Everybody's points where each chapter begins, and now; none while points are hidden.
    pub steps: Vec<CourseStep>,
}

/// Going on from a decision of a finished game.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlayOn {
    /// Who sits where; none may be open.
    pub seats: Vec<NewSeat>,
}
