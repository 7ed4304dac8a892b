//! The cards of stacks and market: deeds, and (F-33) invocations between them.

use std::fmt;
use std::str::FromStr;

use crate::Lot;
use crate::data::Invocation;

/// A card that can lie in the market.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Card {
    /// The deed of a lot.
    Deed(Lot),
    /// An invocation.
    Invocation(Invocation),
}

impl Card {
    /// The lot of a deed.
    pub fn lot(self) -> Option<Lot> {
        match self {
            Card::Deed(lot) => Some(lot),
            Card::Invocation(_) => None,
        }
    }

    /// The invocation, if it is one.
    pub fn invocation(self) -> Option<Invocation> {
        match self {
            Card::Deed(_) => None,
            Card::Invocation(invocation) => Some(invocation),
        }
    }
}

/// Fills the unused places of a pile.
impl Default for Card {
    fn default() -> Card {
        Card::Deed(Lot::default())
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Card::Deed(lot) => lot.fmt(f),
            Card::Invocation(invocation) => invocation.fmt(f),
        }
    }
}

impl FromStr for Card {
    type Err = kernel::UnknownWord;

    fn from_str(text: &str) -> Result<Card, kernel::UnknownWord> {
        match text.parse() {
            Ok(lot) => Ok(Card::Deed(lot)),
            Err(_) => text.parse().map(Card::Invocation),
        }
    }
}

kernel::serde_as_text!(Card);
