//! People: who asks, names, and the way back.

use log::PlayerId;
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

/// Who asks.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Me {
    /// The player; nobody for a stranger.
    pub player: Option<PlayerShown>,
}

/// The answer to a new or returned player.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SignedIn {
    /// Who it is.
    pub player: PlayerShown,
    /// The secret of a program; a browser has it in its cookie.
    pub token: Option<String>,
    /// A link that signs another browser in. Only for a new player, and told only once.
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
    /// The last part of the link.
    pub token: String,
    /// Whether to be told a token in place of a cookie.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub program: bool,
}
