//! Who can be entered for matches: a bot by name, or a search of any budget and manner. Tables of
//! people know names only.

mod fault;
mod key;
mod searcher;
#[cfg(test)]
mod tests;

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use kernel::Advice;
use kernel::serde::{Serialize, Serializer};

use crate::mcts::Clock;
use crate::{Bot, Player};

pub use fault::{EntrantError, SearcherError};
pub use key::Key;
pub use searcher::Searcher;

/// Somebody who competes. As text a bot's name, or `mcts:BUDGET[:key=value…]`; both ways, and
/// never with a comma.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entrant {
    /// A bot that has a name.
    Named(Bot),
    /// A search that is described.
    Searcher(Searcher),
}

impl Entrant {
    /// Whether it thinks by a clock, so that the same seed need not give the same choice.
    pub fn needs_clock(self) -> bool {
        match self {
            Entrant::Named(_) => false,
            Entrant::Searcher(searcher) => searcher.needs_clock(),
        }
    }

    /// A player for one seat of one game; none if it needs a clock and there is none.
    pub fn player<G: Advice>(self, clock: Option<&Arc<dyn Clock>>) -> Option<Box<dyn Player<G>>> {
        match self {
            Entrant::Named(bot) => Some(bot.player()),
            Entrant::Searcher(searcher) => Some(Box::new(searcher.player(clock)?)),
        }
    }
}

impl From<Bot> for Entrant {
    fn from(bot: Bot) -> Entrant {
        Entrant::Named(bot)
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Named(bot) => bot.fmt(f),
            Entrant::Searcher(searcher) => f.pad(&searcher.to_string()),
        }
    }
}

impl FromStr for Entrant {
    type Err = EntrantError;

    fn from_str(text: &str) -> Result<Entrant, EntrantError> {
        match Searcher::description(text) {
            Some(description) => Ok(Entrant::Searcher(Searcher::described(description)?)),
            None => Ok(Entrant::Named(text.parse()?)),
        }
    }
}

impl Serialize for Entrant {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
