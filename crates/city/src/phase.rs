//! The decision at hand, and the emissary whose turn it is.

use crate::data::SPACES;

/// A space of the strip; the order is that of acting (C-13).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Space(u8);

impl Space {
    /// All spaces, the one next to the emperor first.
    pub fn all() -> impl Iterator<Item = Space> {
        (0..SPACES as u8).map(Space)
    }

    /// The space with this number, counted from 1.
    pub fn from_number(number: usize) -> Option<Space> {
        Space::all().nth(number.checked_sub(1)?)
    }

    /// Counted from 0.
    #[inline]
    pub fn index(self) -> usize {
        self.0.into()
    }

    /// Counted from 1, the one next to the emperor first.
    pub fn number(self) -> usize {
        self.index() + 1
    }
}

/// A turn under way: whose emissary acts, and what is still open (C-15).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    /// The emissary's space.
    pub space: Space,
    /// Whether a Build is still allowed.
    pub build: bool,
    /// Whether a Produce is still allowed.
    pub produce: bool,
}

/// The decision at hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// C-8: keep one of the cards that came round.
    Draft,
    /// C-12: put an emissary on the strip.
    Place,
    /// C-14: take a card of the offer.
    Take(Space),
    /// C-15: build, produce, or end the turn.
    Act(Turn),
    /// C-25: name the deck to look into.
    SchoolDeck {
        /// The turn that goes on afterwards.
        turn: Turn,
        /// How many cards may be drawn.
        draws: u8,
    },
    /// C-25: keep one of the cards drawn in the last visit.
    SchoolKeep(Turn),
    /// C-25: put the next one of the others under the deck.
    SchoolUnder(Turn),
    /// The game is over.
    Over,
}

impl Phase {
    /// The turn under way, once its card is taken.
    #[inline]
    pub fn turn(self) -> Option<Turn> {
        match self {
            Phase::Act(turn)
            | Phase::SchoolDeck { turn, .. }
            | Phase::SchoolKeep(turn)
            | Phase::SchoolUnder(turn) => Some(turn),
            Phase::Draft | Phase::Place | Phase::Take(_) | Phase::Over => None,
        }
    }

    /// The space of the emissary that acts.
    #[inline]
    pub fn space(self) -> Option<Space> {
        match self {
            Phase::Take(space) => Some(space),
            _ => self.turn().map(|turn| turn.space),
        }
    }
}
