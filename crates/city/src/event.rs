//! What happens, as it is told to those who watch.

use arrayvec::ArrayVec;
use kernel::{Seat, Viewer};

use crate::data::{Card, Deck, Strip};
use crate::grid::Cell;
use crate::phase::Space;
use crate::position::MAX_TURNS;

/// The most cards a school draws: four neighbours, and one more at the university.
pub(crate) const MAX_DRAWN: usize = 5;

/// Something that happened. A card that the viewer may not know is `None`.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "a field is named for what it holds")]
pub enum Event {
    /// C-8: a card was kept; the others went to the right.
    Drafted {
        seat: Seat,
        card: Option<Card>,
        /// How many were passed on.
        passed: u8,
    },
    /// C-10, C-11: a round began.
    RoundBegan {
        /// Counted from 1.
        round: u8,
        strip: Strip,
        offer: ArrayVec<(Deck, Card), MAX_TURNS>,
    },
    /// C-11: an influence card was laid beside the offer.
    InfluenceLaid { points: u8 },
    /// C-12: an emissary was placed.
    Placed { seat: Seat, space: Space },
    /// C-14: a card of the offer was taken.
    Took {
        seat: Seat,
        card: Card,
        deck: Deck,
        /// Its place in the offer, counted from 1.
        slot: u8,
    },
    /// C-20: a card was built.
    Built {
        seat: Seat,
        card: Card,
        cell: Cell,
        /// C-23: what it replaced.
        replaced: Option<Card>,
        tokens: u8,
        coins: u16,
        /// Whether nobody had seen the card in the hand (C-27).
        unseen: bool,
    },
    /// C-24, C-26: what a card brought when it was built.
    Gained {
        seat: Seat,
        cell: Cell,
        coins: u8,
        influence: u8,
        /// Point tokens, onto the card.
        points: u8,
    },
    /// C-19: the production buildings worked.
    Produced {
        seat: Seat,
        /// Coins paid for missing cogs.
        paid: u16,
        coins: u8,
        bricks: u8,
        influence: u8,
    },
    /// C-25: cards were drawn for a school.
    Drew {
        seat: Seat,
        deck: Deck,
        count: u8,
        cards: Option<ArrayVec<Card, MAX_DRAWN>>,
    },
    /// C-25: one of them was kept.
    Kept { seat: Seat, card: Option<Card> },
    /// C-25: one of them was put under the deck.
    PutUnder {
        seat: Seat,
        deck: Deck,
        card: Option<Card>,
    },
    /// C-15: a turn ended.
    TurnEnded { seat: Seat },
    /// C-28: the influence cards were won, or wait on because of a tie.
    InfluenceScored {
        winner: Option<Seat>,
        points: u8,
        /// The tokens the winner returned, or at which the leaders are tied.
        tokens: u16,
    },
    /// C-29: the first-player pawn went on.
    PawnPassed { first: Seat },
    /// The last round is over.
    Over,
}

impl kernel::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        let mut seen = self.clone();
        match &mut seen {
            Event::Drafted { seat, card, .. }
            | Event::Kept { seat, card }
            | Event::PutUnder { seat, card, .. } => blur(viewer, *seat, card),
            Event::Drew { seat, cards, .. } => blur(viewer, *seat, cards),
            _ => {}
        }
        Some(seen)
    }

    fn reveals(&self) -> bool {
        match self {
            // The next drafter looks at what was passed on.
            Event::Drafted { passed, .. } => *passed > 0,
            Event::Built { unseen, .. } => *unseen,
            Event::RoundBegan { .. } | Event::Drew { .. } => true,
            _ => false,
        }
    }

    fn reveals_to(&self, seat: Seat) -> bool {
        match self {
            // A card from the own hand is news for the others only.
            Event::Built { seat: builder, .. } if *builder == seat => false,
            _ => self.reveals(),
        }
    }
}

fn blur<T>(viewer: Viewer, owner: Seat, secret: &mut Option<T>) {
    if !viewer.knows_secrets_of(owner) {
        *secret = None;
    }
}
