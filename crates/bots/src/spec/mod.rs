//! Bots as text: a name, or a search of any budget and parameters. Tables of people know names
//! only.

mod budget;
mod error;
mod key;
mod search;
#[cfg(test)]
mod tests;

use std::fmt;
use std::str::FromStr;

use kernel::Advice;
use serde::{Serialize, Serializer};

use crate::{Bot, Means, Player};

pub use error::{BotSpecError, MctsSpecError};
pub use key::SearchKey;
pub use search::MctsSpec;

/// A bot as text: its name, or `mcts:BUDGET[:key=value…]`; both ways, and never with a comma.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotSpec {
    /// A bot that has a name.
    Named(Bot),
    /// A search that is described.
    Mcts(MctsSpec),
}

impl BotSpec {
    /// Whether its budget is time, so that the same seed need not give the same choice.
    pub fn needs_clock(self) -> bool {
        match self {
            BotSpec::Named(bot) => bot.time_per_turn().is_some(),
            BotSpec::Mcts(search) => search.needs_clock(),
        }
    }

    /// The number of the weights that it needs to be given, if it does.
    pub fn needs_weights(self) -> Option<u8> {
        match self {
            BotSpec::Named(_) => None,
            BotSpec::Mcts(search) => search.needs_weights(),
        }
    }

    /// A player for one seat of one game; none if it needs a clock or weights that are not there.
    pub fn player<G: Advice>(self, means: &Means) -> Option<Box<dyn Player<G>>> {
        match self {
            BotSpec::Named(bot) => bot.player(means.timing.as_ref()),
            BotSpec::Mcts(search) => Some(Box::new(search.player(means)?)),
        }
    }
}

impl From<Bot> for BotSpec {
    fn from(bot: Bot) -> BotSpec {
        BotSpec::Named(bot)
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotSpec::Named(bot) => bot.fmt(f),
            BotSpec::Mcts(search) => f.pad(&search.to_string()),
        }
    }
}

impl FromStr for BotSpec {
    type Err = BotSpecError;

    fn from_str(text: &str) -> Result<BotSpec, BotSpecError> {
        match MctsSpec::description(text) {
            Some(description) => Ok(BotSpec::Mcts(MctsSpec::parse(description)?)),
            None => Ok(BotSpec::Named(text.parse()?)),
        }
    }
}

impl Serialize for BotSpec {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
