//! What a player can do, and how it is written.

use std::fmt;
use std::str::FromStr;

use kernel::UnknownWord;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Keep the secret number (P-2).
    Keep,
    /// Swap it for the next one of the bag (P-2).
    Swap,
    /// Take so many pebbles (P-3).
    Take(u8),
}

impl Action {
    /// Everything that anybody could ever do, in order.
    pub const ALL: [Action; 5] = [
        Action::Keep,
        Action::Swap,
        Action::Take(1),
        Action::Take(2),
        Action::Take(3),
    ];
}

impl kernel::Action for Action {}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Keep => f.write_str("keep"),
            Action::Swap => f.write_str("swap"),
            Action::Take(count) => write!(f, "take {count}"),
        }
    }
}

impl FromStr for Action {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Action, UnknownWord> {
        let action = Action::ALL
            .into_iter()
            .find(|action| action.to_string() == text);
        action.ok_or_else(|| UnknownWord {
            kind: "action",
            word: text.to_string(),
        })
    }
}
