//! People: who asks, names, and the way back.

use log::{PlayerId, SessionId, UnixMillis};
use serde::{Deserialize, Serialize};

/// A player who comes for the first time.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewPlayer {
    /// The chosen name; a Roman one if nothing is said.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub name: Option<String>,
    /// Whether to be told a token in place of a cookie.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub program: bool,
}

/// Somebody who plays here.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlayerShown {
    /// No secret.
    #[cfg_attr(test, ts(type = "string"))]
    pub id: PlayerId,
    /// The chosen name.
    pub name: String,
}

/// Who asks; a stranger if nothing is said.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Me {
    /// The player; nobody for a stranger.
    pub player: Option<PlayerShown>,
    /// Why the player who is signed in may not play here, in words.
    pub banned: Option<String>,
}

/// The answer to a new or returned player.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SignedIn {
    /// Who it is.
    pub player: PlayerShown,
    /// The secret of a program; a browser has it in its cookie.
    pub token: Option<String>,
    /// A link that signs another browser in, once; told only now.
    pub recovery: Option<String>,
}

/// Another name.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Rename {
    /// The name.
    pub name: String,
}

/// A wish for a new recovery link.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RenewRecovery {
    /// Whether all other browsers and programs are signed out, too.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub end_others: bool,
}

/// A new recovery link.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Recovery {
    /// The whole address.
    pub link: String,
}

/// Coming back by a recovery link.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Recover {
    /// What stands behind the `#` of the link.
    pub token: String,
    /// Whether to be told a token in place of a cookie.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub program: bool,
}

/// A wish to be deleted.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ForgetMe {
    /// The player's name: nobody is deleted by mistake.
    pub name: String,
}

/// A player's browsers and programs, the last seen first.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Sessions {
    /// All of them.
    pub sessions: Vec<SessionShown>,
}

/// A browser or program that is signed in.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SessionShown {
    /// Its name in this list.
    #[cfg_attr(test, ts(type = "string"))]
    pub id: SessionId,
    /// What it called itself, shortened: `Firefox, Linux`; empty where that is not known.
    pub hint: String,
    /// When it was signed in.
    pub created_at: UnixMillis,
    /// When it was last in use, to the hour.
    pub seen_at: UnixMillis,
    /// Whether it is the one that asks.
    pub this: bool,
}
