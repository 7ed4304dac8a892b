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
        match text {
            "keep" => Ok(Action::Keep),
            "swap" => Ok(Action::Swap),
            "take 1" => Ok(Action::Take(1)),
            "take 2" => Ok(Action::Take(2)),
            "take 3" => Ok(Action::Take(3)),
            _ => Err(UnknownWord {
                kind: "action",
                word: text.to_string(),
            }),
        }
    }
}
