//! The state of a game: what lies where, and whose decision comes next.

use arrayvec::ArrayVec;
use kernel::{BySeat, Seat, Seats};

use crate::data::{Card, Deck, SPACES, Strip, influence_cards};
use crate::hand::Cards;
use crate::memory::{Keep, MOST_KEEPS, MOST_VISITS, UnseenBuild, Visit};
use crate::stack::Stack;
use crate::town::Town;

/// The most emissaries on a strip, and cards in an offer.
pub const MOST_TURNS: usize = 4;

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
        (1..=SPACES)
            .contains(&number)
            .then(|| Space(number as u8 - 1))
    }

    /// Counted from 0.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted from 1, the one next to the emperor first.
    pub fn number(self) -> usize {
        self.0 as usize + 1
    }
}

/// A card of the offer; it stays in sight of memory after somebody took it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Offered {
    /// The deck it came from.
    pub deck: Deck,
    /// The card.
    pub card: Card,
    /// Who took it.
    pub taken_by: Option<Seat>,
}

impl Offered {
    /// Whether it is this card and nobody took it.
    pub fn is_free(&self, card: Card) -> bool {
        self.card == card && self.taken_by.is_none()
    }
}

/// One player's side of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Player {
    /// The private city.
    pub town: Town,
    /// Coins in hand.
    pub coins: u16,
    /// Influence tokens.
    pub influence: u16,
    /// Influence cards won: bit `i` is card `i` of the table's list.
    pub won: u8,
    /// The hand.
    pub hand: Cards,
    /// The part of the hand that everybody saw being taken (C-27).
    pub seen: Cards,
}

/// A turn under way: whose emissary acts, and what is still open (C-15).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Turn {
    /// The emissary's space.
    pub space: Space,
    /// Whether a Build is still allowed.
    pub build: bool,
    /// Whether a Produce is still allowed.
    pub produce: bool,
}

/// The decision at hand.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// C-8: keep one of the cards that came round. They are in ascending order.
    Draft {
        /// The cards to choose from.
        cards: ArrayVec<Card, MOST_TURNS>,
    },
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

/// City of Rome: the whole state.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct City {
    pub(crate) phase: Phase,
    /// The round, counted from 1; 0 during the draft.
    pub(crate) round: u8,
    pub(crate) first: Seat,
    /// C-9: the strips by their place in the stack at set-up, as they lay then.
    pub(crate) strips: [Strip; 6],
    /// Who stands on each space.
    pub(crate) emissaries: [Option<Seat>; SPACES],
    pub(crate) offer: ArrayVec<Offered, MOST_TURNS>,
    /// Influence cards beside the offer: bit `i` is card `i` of the table's list.
    pub(crate) waiting: u8,
    pub(crate) stacks: [Stack; 4],
    pub(crate) players: BySeat<Player>,
    pub(crate) keeps: ArrayVec<Keep, MOST_KEEPS>,
    pub(crate) visits: ArrayVec<Visit, MOST_VISITS>,
    pub(crate) unseen_builds: ArrayVec<UnseenBuild, MOST_KEEPS>,
    /// C-23: cards that left the game under an aqueduct.
    pub(crate) replaced: u8,
}

impl City {
    /// Rounds in the game.
    pub(crate) fn rounds(&self) -> u8 {
        rounds(self.players.seats())
    }

    /// C-12: turns in a round; also the cards of an offer and the emissaries on the strip.
    pub(crate) fn turns(&self) -> usize {
        turns_per_round(self.players.seats())
    }

    /// C-5: the decks in play.
    pub(crate) fn decks(&self) -> &'static [Deck] {
        decks(self.players.seats())
    }

    pub(crate) fn stack(&self, deck: Deck) -> &Stack {
        &self.stacks[deck.index()]
    }

    pub(crate) fn stack_mut(&mut self, deck: Deck) -> &mut Stack {
        &mut self.stacks[deck.index()]
    }

    /// C-10: the strip in use in a round; round 0 shows the one on top at set-up.
    pub(crate) fn strip(&self) -> Strip {
        self.strip_at(self.round as usize % self.strips.len())
    }

    /// The strip from a place of the set-up stack as it lies now: it was reversed each time it
    /// went to the bottom, which is in round `place + 1` and every sixth after (C-10).
    pub(crate) fn strip_at(&self, place: usize) -> Strip {
        let strips = self.strips.len();
        let times = (self.round as usize + strips - 1 - place) / strips;
        if times % 2 == 1 {
            self.strips[place].reversed()
        } else {
            self.strips[place]
        }
    }

    /// C-16: bricks and cogs that are free on a space.
    #[inline]
    pub(crate) fn free_points(&self, space: Space) -> (u8, u8) {
        self.strip().free_points(space.index())
    }

    /// Emissaries placed in this round.
    pub(crate) fn placed(&self) -> usize {
        self.emissaries.iter().flatten().count()
    }

    /// The seat whose decision it is.
    #[inline]
    pub(crate) fn actor(&self) -> Option<Seat> {
        match &self.phase {
            Phase::Draft { .. } => Some(self.drafter(self.keeps.len())),
            Phase::Place => Some(self.first.after(self.placed(), self.players.seats())),
            Phase::Take(space) => self.emissaries[space.index()],
            Phase::Act(turn)
            | Phase::SchoolDeck { turn, .. }
            | Phase::SchoolKeep(turn)
            | Phase::SchoolUnder(turn) => self.emissaries[turn.space.index()],
            Phase::Over => None,
        }
    }

    /// C-8: who drafts after so many others: from the right of the first player to the right.
    pub(crate) fn drafter(&self, index: usize) -> Seat {
        let seats = self.players.seats();
        self.first.after(seats.count() * 2 - 1 - index, seats)
    }

    /// The visit under way, and the cards drawn in it that lie nowhere yet.
    pub(crate) fn open_cards(&self) -> Cards {
        let Some(visit) = self.visits.last() else {
            return Cards::default();
        };
        let stack = self.stack(visit.deck);
        let mut cards: Cards = stack.slots(visit.drawn_slots()).iter().copied().collect();
        let kept = self
            .keeps
            .iter()
            .filter(|keep| keep.visit == Some(self.visits.len() as u8 - 1));
        kept.for_each(|keep| {
            cards.remove(keep.card);
        });
        stack.slots(visit.returned_slots()).iter().for_each(|card| {
            cards.remove(*card);
        });
        cards
    }

    /// The seat's turns of this round that are not over: all of them until it acts.
    pub(crate) fn turns_open(&self, seat: Seat) -> u8 {
        let acting = match &self.phase {
            Phase::Draft { .. } | Phase::Over => return 0,
            Phase::Place => return (self.turns() / self.players.seats().count()) as u8,
            Phase::Take(space) => *space,
            Phase::Act(turn)
            | Phase::SchoolDeck { turn, .. }
            | Phase::SchoolKeep(turn)
            | Phase::SchoolUnder(turn) => turn.space,
        };
        let own = |space: &Space| self.emissaries[space.index()] == Some(seat);
        Space::all()
            .filter(|space| *space >= acting && own(space))
            .count() as u8
    }

    /// Whether influence cards wait or will still come out.
    pub(crate) fn influence_to_come(&self) -> bool {
        self.waiting != 0 || !self.stack(Deck::I).is_empty()
    }

    /// Points of the influence cards in a set of bits.
    pub(crate) fn influence_points(&self, bits: u8) -> impl Iterator<Item = u8> {
        influence_cards(self.players.seats())
            .iter()
            .enumerate()
            .filter(move |(index, _)| bits >> index & 1 == 1)
            .map(|(_, card)| card.points)
    }
}

/// Rounds at a table.
pub fn rounds(seats: Seats) -> u8 {
    if seats.count() == 2 { 7 } else { 14 }
}

/// C-12: emissaries, turns and offered cards of a round at a table.
pub fn turns_per_round(seats: Seats) -> usize {
    if seats.count() == 2 { 4 } else { seats.count() }
}

/// C-5: the decks in play at a table.
pub fn decks(seats: Seats) -> &'static [Deck] {
    &Deck::ALL[..seats.count()]
}
