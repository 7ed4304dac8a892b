//! Whose word a deal rests on, and what players add to it.

use kernel::Share;
use serde::{Deserialize, Serialize};

/// What somebody brings who sits down.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Arrival {
    /// 32 random bytes for the deal, as 64 lower-case hexadecimal digits; of no use once the game
    /// is dealt.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<String>"))]
    pub share: Option<Share>,
    /// That somebody may know the deal is known: without it nobody sits down to such a game.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub known_deal: bool,
}

impl From<Arrival> for table::Arrival {
    fn from(arrival: Arrival) -> table::Arrival {
        table::Arrival {
            share: arrival.share,
            knows_deal: arrival.known_deal,
        }
    }
}

/// How a table is dealt.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DealInfo {
    /// `seed`: one party's word; `shared`: from a secret of the server and the players' shares;
    /// `continued`: as the game was that it goes on from.
    #[cfg_attr(test, ts(type = "\"seed\" | \"shared\" | \"continued\""))]
    pub kind: &'static str,
    /// Whether somebody may have known it before: who sits down must say that they know, and the
    /// game is never rated.
    pub known: bool,
    /// Whose word it rests on, in words.
    pub sentence: String,
    /// The game that it goes on from.
    pub from: Option<DealSource>,
}

/// The game that another one goes on from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DealSource {
    /// What that game promised.
    pub commitment: String,
    /// How many of its decisions were taken over.
    pub decisions: u32,
}
