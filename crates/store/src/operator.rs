//! What an operator of a server orders, who is banned, and what is noted of it.

use std::fmt;
use std::str::FromStr;

use log::{Level, PlayerId, TableId, UnixMillis};

use crate::Network;

/// Who may not play here.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Banned {
    /// A player, by whatever browser.
    Player(PlayerId),
    /// Whoever comes from there.
    Network(Network),
}

/// `player PLAYER` or `network NETWORK`.
impl fmt::Display for Banned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Banned::Player(player) => write!(f, "player {player}"),
            Banned::Network(network) => write!(f, "network {network}"),
        }
    }
}

impl FromStr for Banned {
    type Err = ParseDeedError;

    fn from_str(text: &str) -> Result<Banned, ParseDeedError> {
        let (kind, who) = text.split_once(' ').ok_or(ParseDeedError)?;
        match kind {
            "player" => who.parse().map(Banned::Player).map_err(|_| ParseDeedError),
            "network" => who.parse().map(Banned::Network).map_err(|_| ParseDeedError),
            _ => Err(ParseDeedError),
        }
    }
}

/// Something an operator can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Closes a table that waits or where a game is on.
    Close(TableId),
    /// From now on this one may not play here.
    Ban(Banned),
    /// This one may play here again.
    Unban(Banned),
    /// Deletes a player.
    Forget(PlayerId),
}

/// `close TABLE`, `ban …`, `unban …`, `forget PLAYER`.
impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Deed::Close(table) => write!(f, "close {table}"),
            Deed::Ban(banned) => write!(f, "ban {banned}"),
            Deed::Unban(banned) => write!(f, "unban {banned}"),
            Deed::Forget(player) => write!(f, "forget {player}"),
        }
    }
}

/// Text that is nothing an operator can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseDeedError;

impl fmt::Display for ParseDeedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "an operator can `close TABLE`, `ban` or `unban` a `player PLAYER` or a \
             `network ADDRESS`, and `forget PLAYER`",
        )
    }
}

impl std::error::Error for ParseDeedError {}

impl FromStr for Deed {
    type Err = ParseDeedError;

    fn from_str(text: &str) -> Result<Deed, ParseDeedError> {
        let (verb, whom) = text.split_once(' ').ok_or(ParseDeedError)?;
        match verb {
            "close" => whom.parse().map(Deed::Close).map_err(|_| ParseDeedError),
            "ban" => whom.parse().map(Deed::Ban),
            "unban" => whom.parse().map(Deed::Unban),
            "forget" => whom.parse().map(Deed::Forget).map_err(|_| ParseDeedError),
            _ => Err(ParseDeedError),
        }
    }
}

/// Something to be done and noted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    /// Who orders it: one line.
    pub who: String,
    /// What.
    pub what: Deed,
    /// Why: one line. Whoever is banned and whose table is closed is told.
    pub why: String,
    /// The level of the bot that goes on for a player who has to leave.
    pub substitute: Level,
    /// Now.
    pub at: UnixMillis,
}

/// A place in what was noted: it grows with every deed. Before the first is the default.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct AuditId(pub i64);

/// A deed as it was noted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Noted {
    /// Its place.
    pub id: AuditId,
    /// When it was done.
    pub at: UnixMillis,
    /// Who did it.
    pub who: String,
    /// What.
    pub what: Deed,
    /// Why.
    pub why: String,
}

/// A ban that holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ban {
    /// Who may not play here.
    pub banned: Banned,
    /// Why.
    pub why: String,
    /// Since when.
    pub at: UnixMillis,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deeds_go_there_and_back() {
        for text in [
            "close 0123456789",
            "ban player 0123456789abcdef",
            "ban network 192.0.2.0/24",
            "unban network 2001:db8::1",
            "forget 0123456789abcdef",
        ] {
            assert_eq!(text.parse::<Deed>().unwrap().to_string(), text);
        }
        for bad in [
            "",
            "close",
            "close Rome",
            "ban 0123456789abcdef",
            "ban player Livia",
            "ban network rome",
            "pardon player 0123456789abcdef",
        ] {
            assert_eq!(bad.parse::<Deed>(), Err(ParseDeedError), "{bad:?}");
        }
    }
}
