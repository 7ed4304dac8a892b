//! A position: what lies open, and what is hidden. At full sight it is the game, at partial sight
//! what a viewer knows of it.

use std::ops::{Deref, Range};

use arrayvec::ArrayVec;
use kernel::{BySeat, Full, Partial, Seat, SeatSet, Seats, Sight, Viewer};
use serde::{Deserialize, Serialize};

use crate::data::{Card, Deck, InfluenceToCome, SPACES, STRIPS, Strip, influence_cards};
use crate::hand::{Cards, Kinds};
use crate::memory::{Keep, MAX_KEEPS, MAX_VISITS, SLOTS, Stack, UnseenBuild, Visit};
use crate::options::FirstCards;
use crate::phase::{Phase, Space, Turn};
use crate::town::Town;

/// The most emissaries on a strip, and cards in an offer.
pub(crate) const MAX_TURNS: usize = 4;

/// City of Rome at some level of sight.
#[derive(Clone, Debug)]
pub struct Position<S: Sight> {
    /// What everybody sees.
    pub open: Open,
    pub(crate) hidden: Hidden<S>,
}

/// City of Rome: the game.
pub type City = Position<Full>;

/// What a viewer knows of it (C-27).
pub type View = Position<Partial>;

impl<S: Sight> Deref for Position<S> {
    type Target = Open;

    #[inline]
    fn deref(&self) -> &Open {
        &self.open
    }
}

/// What everybody sees, and has seen happen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Open {
    /// The decision at hand.
    pub phase: Phase,
    /// The round, counted from 1; 0 during the draft.
    pub round: u8,
    /// Who has the first-player pawn.
    pub first: Seat,
    /// Whether the first cards were drafted, so that those who passed some on know them.
    pub first_cards: FirstCards,
    /// Who stands on each space.
    pub emissaries: [Option<Seat>; SPACES],
    /// The offer, by deck.
    pub offer: ArrayVec<Offered, MAX_TURNS>,
    /// Influence cards beside the offer: bit `i` is card `i` of the table's list.
    pub waiting: u8,
    /// How many cards lie in the decks I to IV.
    pub stacks: [Stack; 4],
    /// The players' sides of the table.
    pub players: BySeat<Player>,
    /// Who kept a card in secret, in order: first cards, then schools.
    pub keeps: ArrayVec<Keep, MAX_KEEPS>,
    /// Every look into a deck so far.
    pub visits: ArrayVec<Visit, MAX_VISITS>,
    /// Cards that nobody saw in a hand before they were built.
    pub unseen_builds: ArrayVec<UnseenBuild, MAX_KEEPS>,
    /// C-23: how many cards left the game under an aqueduct.
    pub replaced: u8,
}

/// What is hidden from somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Hidden<S: Sight> {
    /// C-9: the strips by their place in the stack at set-up, as they lay then.
    pub strips: [S::Of<Strip>; STRIPS.len()],
    /// The cards in the slots of the decks, whether still there or gone.
    pub slots: [[S::Of<Card>; SLOTS]; 4],
    /// The cards of the keeps.
    pub kept: [S::Of<Card>; MAX_KEEPS],
    /// The different cards in the secret part of each hand: `legal` asks for them all the time.
    pub secret_kinds: BySeat<S::Of<Kinds>>,
    /// What the acting seat chooses from: the cards that came round in the draft (C-8), or those
    /// drawn for a school that lie nowhere yet (C-25).
    pub choice: S::Of<Cards>,
    /// Whose sight it is.
    pub viewer: S::Note<Viewer>,
    /// C-8: the cards the viewer passed on, wherever they went; `None` before his draft, and if
    /// there was none.
    pub passed_on: S::Note<Option<Cards>>,
}

/// A card of the offer; it stays in sight of memory after somebody took it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// The private city.
    pub town: Town,
    /// Coins in hand.
    pub coins: u16,
    /// Influence tokens.
    pub influence: u16,
    /// Influence cards won: bit `i` is card `i` of the table's list.
    pub won: u8,
    /// The part of the hand that everybody saw being taken (C-27).
    pub seen: Cards,
}

impl Open {
    /// How many play.
    pub fn seats(&self) -> Seats {
        self.players.seats()
    }

    /// Rounds in the game.
    pub fn rounds(&self) -> u8 {
        if self.seats().count() == 2 { 7 } else { 14 }
    }

    /// C-12: turns in a round; also the cards of an offer and the emissaries on the strip.
    pub fn turns(&self) -> usize {
        self.seats().count() * self.turns_each()
    }

    /// C-12: turns of each player in a round; also the cards that each deck gives to an offer.
    pub fn turns_each(&self) -> usize {
        if self.seats().count() == 2 { 2 } else { 1 }
    }

    /// C-5: the decks in play.
    pub fn decks(&self) -> &'static [Deck] {
        decks(self.seats())
    }

    /// C-25: the decks that schools look into.
    pub fn school_decks(&self) -> &'static [Deck] {
        &self.decks()[1..]
    }

    /// A deck's cards as a number.
    pub fn stack(&self, deck: Deck) -> Stack {
        self.stacks[deck.index()]
    }

    /// Whether the strip from a place of the set-up stack lies the other way round than it did.
    #[inline]
    pub(crate) fn is_reversed(&self, place: usize) -> bool {
        let times = (self.round as usize + STRIPS.len() - 1 - place) / STRIPS.len();
        times % 2 == 1
    }

    /// The cards of the offer that nobody took.
    pub(crate) fn untaken(&self) -> impl Iterator<Item = Card> + '_ {
        let offer = self.offer.iter();
        offer.filter_map(|offered| offered.taken_by.is_none().then_some(offered.card))
    }

    /// Emissaries placed in this round.
    #[inline]
    pub fn placed(&self) -> usize {
        self.emissaries.iter().flatten().count()
    }

    /// Who must decide now.
    #[inline]
    pub fn to_act(&self) -> SeatSet {
        self.actor().map_or(SeatSet::EMPTY, SeatSet::one)
    }

    /// The seat whose decision it is.
    #[inline]
    pub fn actor(&self) -> Option<Seat> {
        match self.phase {
            Phase::Draft => Some(self.drafter(self.keeps.len())),
            Phase::Place => Some(self.first.after(self.placed(), self.seats())),
            Phase::Take(space) | Phase::Act(Turn { space, .. }) => self.emissaries[space.index()],
            phase => self.emissaries[phase.turn()?.space.index()],
        }
    }

    /// C-8, C-8a: who gets a first card as the n-th from 0: to the right of the one with the pawn
    /// in the first round, and on to the right.
    pub(crate) fn drafter(&self, drafted: usize) -> Seat {
        let (seats, pawn_passed) = (self.seats(), usize::from(self.round.saturating_sub(1)));
        let behind = 1 + drafted + pawn_passed;
        self.first.after(seats.count() * behind - behind, seats)
    }

    /// C-8, C-8a: how many of the keeps are first cards.
    pub(crate) fn drafts(&self) -> usize {
        let drafts = self.keeps.iter().filter(|keep| keep.visit.is_none());
        drafts.count()
    }

    /// The keep that came out of a visit, once it is made.
    pub(crate) fn kept_in(&self, visit: usize) -> Option<usize> {
        let came_from = |keep: &Keep| keep.visit == Some(visit as u8);
        self.keeps.iter().position(came_from)
    }

    /// How many cards the acting seat chooses from, of those that only it sees.
    pub(crate) fn choice_len(&self) -> usize {
        match (self.phase, self.visits.last()) {
            (Phase::Draft, _) => self.seats().count().saturating_sub(self.keeps.len()),
            (Phase::SchoolKeep(_), Some(visit)) => visit.drawn.into(),
            (Phase::SchoolUnder(_), Some(visit)) => {
                visit.drawn.saturating_sub(1 + visit.returned).into()
            }
            _ => 0,
        }
    }

    /// The deck that those cards came from.
    pub(crate) fn choice_deck(&self) -> Deck {
        self.visits.last().map_or(Deck::II, |visit| visit.deck)
    }

    /// Cards in the secret part of a hand: kept, and not yet built.
    pub fn secret_len(&self, seat: Seat) -> usize {
        let kept = self.keeps.iter().filter(|keep| keep.seat == seat).count();
        kept.saturating_sub(self.built_unseen(seat).count())
    }

    /// What a seat kept and did not build; `None` if not all of it is known.
    fn unbuilt(&self, seat: Seat, kept: [Option<Card>; MAX_KEEPS]) -> Option<Cards> {
        let kept = self.keeps.iter().zip(kept);
        let own = kept.filter(|(keep, _)| keep.seat == seat);
        let own: Option<Cards> = own.map(|(_, card)| card).collect();
        own?.less(self.built_unseen(seat))
    }

    /// The different cards in the secret part of each hand, if it is known.
    pub(crate) fn secret_kinds(&self, kept: [Option<Card>; MAX_KEEPS]) -> BySeat<Option<Kinds>> {
        BySeat::from_fn(self.seats(), |seat| Some(self.unbuilt(seat, kept)?.kinds()))
    }

    /// What a seat built that nobody had seen in its hand.
    fn built_unseen(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        let built = self.unseen_builds.iter();
        built.filter_map(move |built| (built.seat == seat).then_some(built.card))
    }

    /// The seat's turns of this round that are not over: all of them until it acts.
    pub(crate) fn turns_open(&self, seat: Seat) -> u8 {
        match (self.phase, self.phase.space()) {
            (Phase::Place, _) => self.turns_each() as u8,
            (_, Some(acting)) => {
                let own = |space: &Space| self.emissaries[space.index()] == Some(seat);
                let open = Space::all().filter(|space| *space >= acting && own(space));
                open.count() as u8
            }
            (_, None) => 0,
        }
    }

    /// The turns this seat still has in the game, the one under way included.
    pub(crate) fn turns_left(&self, seat: Seat) -> u8 {
        let later = (self.rounds() - self.round) * self.turns_each() as u8;
        later + self.turns_open(seat)
    }

    /// The influence cards that are still to come out (C-6).
    pub fn influence_to_come(&self) -> impl Iterator<Item = InfluenceToCome> + '_ {
        let above = self.stack(Deck::I).head;
        let cards = influence_cards(self.seats()).iter();
        let cards = cards.filter(move |card| card.depth > above);
        cards.map(|card| InfluenceToCome {
            points: card.points,
            round: card.depth / self.turns_each() as u8,
        })
    }

    /// Points of the influence cards in a set of bits.
    pub fn influence_points(&self, bits: u8) -> impl Iterator<Item = u8> + use<> {
        let cards = (0..).zip(influence_cards(self.seats()));
        let among = cards.filter(move |(index, _)| bits >> index & 1 == 1);
        among.map(|(_, card)| card.points)
    }
}

/// C-5: the decks in play at a table.
pub(crate) fn decks(seats: Seats) -> &'static [Deck] {
    &Deck::ALL[..seats.count()]
}

impl<S: Sight> Position<S> {
    /// C-10: the strip in use; round 0 shows the one on top at set-up.
    #[inline]
    pub fn strip(&self) -> Option<Strip> {
        self.strip_at(self.round as usize % STRIPS.len())
    }

    /// The strip from a place of the set-up stack as it lies now: it was reversed each time it
    /// went to the bottom, which is in round `place + 1` and every sixth after (C-10).
    #[inline]
    pub(crate) fn strip_at(&self, place: usize) -> Option<Strip> {
        let strip = S::get(self.hidden.strips[place])?;
        Some(strip.turned(self.is_reversed(place)))
    }

    /// C-16: bricks and cogs that are free on a space.
    #[inline]
    pub fn free_points(&self, space: Space) -> (u8, u8) {
        let strip = self.strip();
        strip.map_or((0, 0), |strip| strip.free_points(space.index()))
    }

    /// C-16: bricks and cogs that are free for the emissary that acts.
    pub fn free_now(&self) -> (u8, u8) {
        let space = self.phase.space();
        space.map_or((0, 0), |space| self.free_points(space))
    }

    /// C-15, C-16: of these what the turn can still use. What the one Build has left over is lost.
    pub fn free_still(&self) -> (Option<u8>, Option<u8>) {
        let (bricks, cogs) = self.free_now();
        let (build, produce) = match self.phase.turn() {
            Some(turn) => (turn.build, turn.produce),
            None => (true, true),
        };
        (build.then_some(bricks), produce.then_some(cogs))
    }

    /// A hand as far as it is known.
    pub fn hand(&self, seat: Seat) -> Cards {
        let mut hand = self.players[seat].seen;
        hand.extend(self.secret(seat).unwrap_or_default().iter());
        hand
    }

    /// The different cards of a hand, as far as they are known.
    #[inline]
    pub(crate) fn hand_kinds(&self, seat: Seat) -> Kinds {
        let secret = S::get(self.hidden.secret_kinds[seat]);
        self.players[seat].seen.kinds() | secret.unwrap_or_default()
    }

    /// The part of a hand that nobody else has seen.
    pub fn secret(&self, seat: Seat) -> Option<Cards> {
        self.unbuilt(seat, self.hidden.kept.map(S::get))
    }

    /// The cards that only the acting seat sees and chooses from, as far as they are known.
    pub fn choice(&self) -> Cards {
        S::get(self.hidden.choice).unwrap_or_default()
    }

    /// The cards in slots of a deck, as far as they are known.
    pub(crate) fn cards_at(
        &self,
        deck: Deck,
        slots: Range<usize>,
    ) -> impl Iterator<Item = Option<Card>> {
        let cards = &self.hidden.slots[deck.index()][slots];
        cards.iter().map(|card| S::get(*card))
    }

    /// The cards left in a deck, the top one first, as far as they are known.
    pub fn cards_left(&self, deck: Deck) -> impl Iterator<Item = Option<Card>> + '_ {
        self.cards_at(deck, self.stack(deck).slots())
    }
}
