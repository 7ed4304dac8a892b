//! What happens.

use kernel::{Seat, Viewer, vocabulary};

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

impl Choice {
    pub(crate) fn of(swaps: bool) -> Choice {
        if swaps { Choice::Swap } else { Choice::Keep }
    }
}

/// What happens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat has chosen, hidden from the others.
    Chose(Seat, Choice),
    /// A seat gave a number openly and got another one secretly.
    Swapped(Seat, u8, Option<u8>),
    /// A seat took pebbles.
    Took(Seat, u8),
}

impl kernel::Event for Event {
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
