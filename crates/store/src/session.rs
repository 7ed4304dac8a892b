//! Sessions: each browser and program of a player has one, with a secret of its own.

use log::{SessionId, UnixMillis};

use crate::Player;

/// A browser or program that is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// Its name in the player's list.
    pub id: SessionId,
    /// What it called itself, shortened: `Firefox, Linux`; empty where that is not known.
    pub hint: String,
    /// When it was signed in.
    pub created_at: UnixMillis,
    /// When it was last in use, roughly.
    pub seen_at: UnixMillis,
}

/// Who a secret signs in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SignedIn {
    /// Who it is.
    pub player: Player,
    /// Which browser or program.
    pub session: Session,
    /// Why the player is banned; nothing where that is not so.
    pub banned: Option<String>,
}

/// Which sessions of a player end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// This one.
    One(SessionId),
    /// All but this one.
    Others(SessionId),
}
