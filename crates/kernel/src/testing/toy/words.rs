//! The words of the toy: options, actions, events, reasons, views, categories.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{BySeat, First, OptionError, OptionSpec, Options, Seat, Seats, Viewer, vocabulary};

vocabulary! {
    /// What a seat chose, as a viewer sees it.
    pub enum Choice: "choice" {
        /// Chosen, but not known.
        Hidden = "hidden",
        /// The number is kept.
        Keep = "keep",
        /// The number is swapped.
        Swap = "swap",
    }
}

vocabulary! {
    /// What points are given for.
    pub enum Category: "category" {
        /// A point for each pebble taken.
        Pebbles = "pebbles",
        /// The points of the secret number.
        Number = "number",
    }
}

/// The options of the toy.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PebblesOptions {
    pub(super) first: First,
    pub(super) team: bool,
}

impl Options for PebblesOptions {
    const SPECS: &'static [OptionSpec] = &[
        First::SPEC,
        OptionSpec {
            key: "team",
            values: &["false", "true"],
            default: "false",
        },
    ];

    fn assign(&mut self, key: &'static str, value: &'static str) {
        match key {
            "first" => self.first = First::from_value(value),
            _ => self.team = value == "true",
        }
    }

    fn value(&self, key: &'static str) -> &'static str {
        match key {
            "first" => self.first.value(),
            _ if self.team => "true",
            _ => "false",
        }
    }

    fn check(&self, seats: Seats) -> Result<(), OptionError> {
        self.first.check(seats)
    }
}

/// A choice in the toy.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Keep the secret number.
    Keep,
    /// Swap it.
    Swap,
    /// Take so many pebbles.
    Take(u8),
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

/// Text that is no choice of the toy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoAction;

impl fmt::Display for NoAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected keep, swap or take N")
    }
}

impl FromStr for Action {
    type Err = NoAction;

    fn from_str(text: &str) -> Result<Action, NoAction> {
        match text {
            "keep" => Ok(Action::Keep),
            "swap" => Ok(Action::Swap),
            "take 1" => Ok(Action::Take(1)),
            "take 2" => Ok(Action::Take(2)),
            "take 3" => Ok(Action::Take(3)),
            _ => Err(NoAction),
        }
    }
}

/// What happens in the toy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat has chosen, hidden from the others.
    Chose(Seat, Choice),
    /// A seat gave a number openly and got another one secretly.
    Swapped(Seat, u8, Option<u8>),
    /// A seat took pebbles.
    Took(Seat, u8),
}

impl crate::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        Some(match *self {
            Event::Chose(seat, _) if !viewer.knows_secrets_of(seat) => {
                Event::Chose(seat, Choice::Hidden)
            }
            Event::Swapped(seat, gave, _) if !viewer.knows_secrets_of(seat) => {
                Event::Swapped(seat, gave, None)
            }
            _ => self.clone(),
        })
    }

    fn reveals(&self) -> bool {
        matches!(self, Event::Swapped(..))
    }
}

/// Why something may not be done in the toy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// Another seat acts.
    NotYou,
    /// Numbers are kept or swapped once, before pebbles are taken.
    WrongPhase,
    /// There are not so many pebbles, or nobody takes so many.
    BadCount,
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Illegal::NotYou => "this seat does not act now",
            Illegal::WrongPhase => "first all choose, then pebbles are taken",
            Illegal::BadCount => "take 1 to 3 pebbles that are there",
        })
    }
}

impl std::error::Error for Illegal {}

impl crate::Illegal for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Illegal::WrongPhase => "P-2",
            Illegal::NotYou | Illegal::BadCount => "P-3",
        }
    }
}

/// What a viewer knows of the toy.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Pebbles left.
    pub pile: u8,
    /// The numbers in the bag, the next one first; nothing for those who may not know.
    pub bag: Option<Vec<u8>>,
    /// The numbers given back.
    pub open: Vec<u8>,
    /// Each seat's number, where it is known.
    pub numbers: BySeat<Option<u8>>,
    /// Pebbles of each seat.
    pub taken: BySeat<u8>,
    /// What each seat chose, until all have chosen.
    pub chosen: Option<BySeat<Option<Choice>>>,
}
