//! People: a name and a way back. Their browsers and programs are in `session`.

use log::{PlayerId, TokenHash, UnixMillis};

/// Somebody who plays here. Seats belong to players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// Who it is; no secret.
    pub id: PlayerId,
    /// The chosen name.
    pub name: String,
    /// When the player first came.
    pub created_at: UnixMillis,
}

/// A player who comes for the first time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewPlayer {
    /// The chosen name.
    pub name: String,
    /// The secret of the browser (a cookie) or the program (a bearer token). A player who
    /// [recovers](crate::Store::recover) on another device has one more.
    pub secret: TokenHash,
    /// The secret of the recovery link.
    pub recovery: TokenHash,
    /// Now.
    pub at: UnixMillis,
}

/// A player as an operator finds one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerListed {
    /// Who it is.
    pub player: Player,
    /// How many browsers and programs are signed in.
    pub sessions: u32,
    /// When one of them was last in use.
    pub seen_at: Option<UnixMillis>,
    /// Why the player is banned; nothing where that is not so.
    pub banned: Option<String>,
}
