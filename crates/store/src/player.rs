//! People: a name, the secrets of their browsers and programs, and a way back.

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
