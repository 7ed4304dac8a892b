//! What operators ask for and are told.

use log::{PlayerId, TableId, UnixMillis};
use serde::{Deserialize, Serialize};

/// Something an operator wants done.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AdminOrder {
    /// `close TABLE`, `ban player PLAYER`, `ban network ADDRESS`, `unban …`, `forget PLAYER`.
    pub what: String,
    /// Why, in one line. Whoever is banned, and who sat at the table, is told.
    pub why: String,
}

/// Players, the newest first.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AdminPlayers {
    /// The players.
    pub players: Vec<AdminPlayer>,
}

/// A player as operators see one.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AdminPlayer {
    /// No secret.
    #[cfg_attr(test, ts(type = "string"))]
    pub id: PlayerId,
    /// The chosen name.
    pub name: String,
    /// When the player first came.
    pub created_at: UnixMillis,
    /// When a browser or program of the player was last in use.
    pub seen_at: Option<UnixMillis>,
    /// How many of them are signed in.
    pub sessions: u32,
    /// Why the player is banned; nothing where that is not so.
    pub banned: Option<String>,
}

/// A page of tables, the newest first.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AdminTables {
    /// The tables.
    pub tables: Vec<AdminTable>,
    /// Where to go on: the next `after`.
    pub next: Option<String>,
}

/// A table as operators see one: of any game and any rules, and nothing of what is played.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AdminTable {
    /// Its name in addresses.
    #[cfg_attr(test, ts(type = "string"))]
    pub id: TableId,
    /// The game's word.
    pub game: String,
    /// How far it is.
    #[cfg_attr(
        test,
        ts(type = "\"waiting\" | \"running\" | \"finished\" | \"closed\"")
    )]
    pub status: &'static str,
    /// Who finds it.
    #[cfg_attr(test, ts(type = "\"open\" | \"private\""))]
    pub visibility: &'static str,
    /// Who sits where: a name, `bot LEVEL`, or nothing for an open seat.
    pub seats: Vec<String>,
    /// The players who sit there, each once.
    #[cfg_attr(test, ts(type = "string[]"))]
    pub players: Vec<PlayerId>,
    /// When it was made.
    pub created_at: UnixMillis,
    /// When something last happened.
    pub touched_at: UnixMillis,
}

/// Who may not play here, the latest first.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BansShown {
    /// All of them.
    pub bans: Vec<BanShown>,
}

/// A ban.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BanShown {
    /// `player PLAYER` or `network NETWORK`.
    pub who: String,
    /// Why.
    pub why: String,
    /// Since when.
    pub at: UnixMillis,
}

/// What was done, the latest first.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AuditShown {
    /// The deeds.
    pub noted: Vec<NotedShown>,
}

/// A deed as it was noted.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NotedShown {
    /// When.
    pub at: UnixMillis,
    /// Who did it.
    pub who: String,
    /// What, as it is ordered.
    pub what: String,
    /// Why.
    pub why: String,
}
