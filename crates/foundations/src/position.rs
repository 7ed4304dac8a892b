//! A position: what lies open on the table, and what is hidden. The game is a position at full
//! sight, a view the same at partial sight.

use std::ops::Deref;

use kernel::{BySeat, Full, Partial, Pile, Seat, SeatSet, Seats, Sight, Viewer};
use serde::{Deserialize, Serialize};

use crate::consul::{LaterShuffles, MAX_TOKEN_SIZE, TokenPile};
use crate::data::{Building, Buildings, DEEDS_DEALT, ERAS};
use crate::data::{Invocation, Invocations, Objective, Objectives, Role, SLOTS};
use crate::{Card, City, Consul, Estate, Ground, Lot, Lots, Options, Party, Player, Slot, Trade};

/// The most cards of an era: 24 deeds and 3 invocations.
pub(crate) const MAX_STACK: usize = 27;
/// The most deeds: one per lot.
pub(crate) const MAX_DEEDS: usize = 100;

/// A position of Foundations of Rome, seen whole or in part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position<S: Sight> {
    /// What everybody sees.
    pub open: Open,
    pub(crate) hidden: Hidden<S>,
}

/// A game of Foundations of Rome.
pub type Foundations = Position<Full>;

/// A game as far as a viewer knows it.
pub type View = Position<Partial>;

/// A search holds many states: they stay small and flat.
const _: () = assert!(size_of::<Foundations>() <= 1920);

impl<S: Sight> Deref for Position<S> {
    type Target = Open;

    #[inline]
    fn deref(&self) -> &Open {
        &self.open
    }
}

/// What lies open on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Open {
    /// The modules in play.
    pub options: Options,
    /// How many play.
    pub seats: Seats,
    /// F-1: the lots in play.
    pub area: Ground,
    /// What is decided now.
    pub phase: Phase,
    /// The era from 0; meaningless before `Phase::Turn` comes for the first time.
    pub era: u8,
    /// Who began this era.
    pub first: Seat,
    /// The turn in progress.
    pub turn: Turn,
    /// F-14: idle turns in a row.
    pub idle: u8,
    /// F-13: turns left in this era once the market is empty; 0 while it is not.
    pub last_turns: u8,
    /// F-33: whether the invocations join the stacks after the first market is turned up, so that
    /// it is all deeds. By rules 1 they joined before.
    pub market_first: bool,
    /// F-2: the cards to be bought, from the left.
    pub market: Pile<Card, SLOTS>,
    /// F-47: what has become known of the current era stack.
    pub known: Known,
    /// Everything that stands in the city.
    pub city: City,
    /// The open side of each player.
    pub players: BySeat<Player>,
    /// Cards that left the game.
    pub gone: Gone,
    /// F-23: the monuments that may be built.
    pub pool: Buildings,
    /// F-31: the open objectives.
    pub public_objectives: Objectives,
    /// The open side of the Consul, if he plays.
    pub consul: Option<Consul>,
}

/// F-46, F-47: what lies face down or in secret. How many cards a pile, hand or deck has,
/// everybody sees; which they are, only some or nobody.
#[derive(Copy, PartialEq, Eq, Debug)]
pub(crate) struct Hidden<S: Sight> {
    /// Whose view it is.
    pub viewer: S::Note<Viewer>,
    /// The era stacks, the top card last.
    pub stacks: [Pile<S::Of<Card>, MAX_STACK>; ERAS],
    /// The deeds before the era stacks are made; the top card last.
    pub deeds: Pile<S::Of<Lot>, MAX_DEEDS>,
    /// Until they are dealt.
    pub roles: Pile<S::Of<Role>, 15>,
    /// Also after set-up, for I20.
    pub objectives: Pile<S::Of<Objective>, 18>,
    /// Also after set-up, for I19.
    pub monuments: Pile<S::Of<Building>, 19>,
    /// F-33: the invocations of each era, until its stack is made.
    pub invocations: Pile<S::Of<Invocation>, 9>,
    /// F-33: where in the stacks they will lie. Nobody ever sees it.
    pub places: S::Of<Places>,
    /// What each player alone knows.
    pub players: BySeat<Secrets<S>>,
    /// F-39: the Consul's tokens by size from 1, the top one last.
    pub tokens: [TokenPile<S>; MAX_TOKEN_SIZE],
    /// F-46: how his discards will be shuffled. Nobody ever sees it.
    pub later: S::Of<LaterShuffles>,
}

// By hand: derived, it would copy field by field, and searches copy all the time.
impl<S: Sight> Clone for Hidden<S> {
    #[inline]
    fn clone(&self) -> Hidden<S> {
        *self
    }
}

impl<S: Sight> Hidden<S> {
    /// Nothing yet.
    pub fn new(seats: Seats) -> Hidden<S> {
        Hidden {
            viewer: Default::default(),
            stacks: Default::default(),
            deeds: Pile::default(),
            roles: Pile::default(),
            objectives: Pile::default(),
            monuments: Pile::default(),
            invocations: Pile::default(),
            places: Default::default(),
            players: BySeat::new(seats),
            tokens: Default::default(),
            later: Default::default(),
        }
    }
}

/// F-33: four different places of each stack as it is without R9, counted from the bottom: those
/// of the invocations, and the one that falls away if R9 makes the stack shorter. None is among the
/// six cards of a market that comes first.
pub(crate) type Places = [[u8; 4]; ERAS];

/// What one player alone knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Secrets<S: Sight> {
    /// F-22: in board order; a pick stays in its hand until all have picked.
    pub hand: Pile<S::Of<Lot>, DEEDS_DEALT>,
    /// F-22: the deed taken in this round.
    pub pick: S::Of<Option<Lot>>,
    /// F-35: the two roles of which one is kept.
    pub roles: Dealt<S, Role>,
    pub rejected_role: S::Of<Option<Role>>,
    /// F-30, I20: the two objectives of which one is kept.
    pub dealt: Dealt<S, Objective>,
    /// F-30, I20: kept, ascending.
    pub objectives: Pile<S::Of<Objective>, 2>,
    pub rejected_objectives: Pile<S::Of<Objective>, 2>,
}

/// Two cards dealt to a seat, and the one it keeps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Dealt<S: Sight, T: kernel::Plain> {
    pub offered: S::Of<Option<[T; 2]>>,
    pub kept: S::Of<Option<T>>,
}

/// Who decides what, as far as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// F-22: everybody takes a deed; these have.
    Draft(SeatSet),
    /// F-35: everybody keeps a role; these have chosen.
    Roles(SeatSet),
    /// F-30: everybody keeps an objective; these have chosen.
    Objectives(SeatSet),
    /// The turn of [`Open::turn`].
    Turn,
    /// F-28a: the player in turn composes a trade.
    Trade(Trade),
    /// F-28: the partner answers.
    Answer(Trade),
    /// I5: the player in turn orders the top cards.
    Foresight,
    /// I20: the player in turn keeps one of two objectives.
    NewPurpose,
    /// I9, I10: the card is offered to its holder before scoring.
    Offer(Offer),
    /// F-39: the controller places a token.
    Consul(TokenToPlace),
    /// Nobody has anything left to decide.
    Over,
}

/// I9, I10: one question before an era's scoring.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Offer {
    /// Who is asked.
    pub seat: Seat,
    /// The card.
    #[serde(rename = "invocation")]
    pub card: Invocation,
    /// I10: who has three more citizens in this scoring.
    pub census: Option<Seat>,
}

/// F-39: the token drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TokenToPlace {
    /// The token.
    pub token: Building,
    /// The new lot it must cover; `None` when bare lots are filled (step 5).
    pub new_lot: Option<Lot>,
}

/// The turn in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Turn {
    /// Whose it is.
    pub seat: Seat,
    /// Actions left to take.
    #[serde(rename = "actions_left")]
    pub actions: u8,
    /// F-14: something was bought or built, or the Consul acted.
    pub busy: bool,
    /// F-28a: trades proposed.
    pub proposals: u8,
    /// I7 is in force.
    pub rebuild: bool,
    /// I17 is in force and not yet needed.
    pub bold_claim: bool,
    /// I18 is in force and not yet needed.
    pub dispensation: bool,
}

impl Turn {
    /// The turn of a seat before its first decision.
    pub(crate) fn of(seat: Seat) -> Turn {
        Turn {
            seat,
            actions: 1,
            ..Turn::default()
        }
    }
}

/// F-47: what has become known of the current era stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Known {
    /// I5: who knows the order of the top cards, and how many of them are still there.
    pub foresight: Option<(Seat, u8)>,
    /// I6: cards put under the stack before all eyes that are still in it, ascending.
    pub put_under: Pile<Card, SLOTS>,
}

/// F-14, F-39: cards that left the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Gone {
    /// Their deeds.
    pub deeds: Lots,
    /// Their invocations.
    pub invocations: Invocations,
}

impl Open {
    /// Who must decide now.
    pub fn to_act(&self) -> SeatSet {
        match &self.phase {
            Phase::Draft(chosen) | Phase::Roles(chosen) | Phase::Objectives(chosen) => {
                SeatSet::all(self.seats) - *chosen
            }
            Phase::Turn | Phase::Trade(_) | Phase::Foresight | Phase::NewPurpose => {
                SeatSet::one(self.turn.seat)
            }
            Phase::Answer(trade) => SeatSet::one(trade.partner),
            Phase::Offer(offer) => SeatSet::one(offer.seat),
            Phase::Consul(_) => SeatSet::one(self.controller()),
            Phase::Over => SeatSet::EMPTY,
        }
    }

    /// F-37: who decides for the Consul.
    pub fn controller(&self) -> Seat {
        self.consul
            .as_ref()
            .map_or(self.first, |consul| consul.controller)
    }

    /// The trade being made, with who proposed it.
    pub fn trade(&self) -> Option<(Seat, &Trade)> {
        match &self.phase {
            Phase::Trade(trade) | Phase::Answer(trade) => Some((self.turn.seat, trade)),
            _ => None,
        }
    }

    /// Everybody with his land, the Consul last.
    pub fn estates(&self) -> impl Iterator<Item = (Party, &Estate)> {
        let players = self.players.iter();
        let players = players.map(|(seat, player)| (Party::Seat(seat), &player.estate));
        let consul = self.consul.iter();
        players.chain(consul.map(|consul| (Party::Consul, &consul.estate)))
    }

    /// Who owns the lot.
    pub fn owner(&self, lot: Lot) -> Option<Party> {
        let mut estates = self.estates();
        let found = estates.find(|(_, estate)| estate.lots.contains(lot));
        found.map(|(party, _)| party)
    }

    /// The slot in which the deed of a lot lies.
    pub fn slot_of(&self, lot: Lot) -> Option<Slot> {
        let mut cards = self.market.as_slice().iter();
        Slot::from_index(cards.position(|card| *card == Card::Deed(lot))?)
    }

    /// The card in a slot of the market.
    pub fn card_in(&self, slot: Slot) -> Option<Card> {
        self.market.as_slice().get(slot.index()).copied()
    }
}

impl<S: Sight> Position<S> {
    /// Whether the era stacks are still to be made.
    pub(crate) fn in_setup(&self) -> bool {
        !self.hidden.deeds.is_empty()
    }

    /// Whether the first turn has come.
    pub fn has_begun(&self) -> bool {
        !self.in_setup() && !matches!(self.phase, Phase::Objectives(_))
    }

    /// The stack the market is refilled from; the top card is last.
    pub(crate) fn stack(&self) -> &Pile<S::Of<Card>, MAX_STACK> {
        &self.hidden.stacks[self.era as usize]
    }

    /// How many cards each era's stack has.
    pub fn stack_sizes(&self) -> [usize; ERAS] {
        self.hidden.stacks.map(|stack| stack.len())
    }

    /// The known objectives that a seat kept.
    pub fn kept_objectives(&self, seat: Seat) -> Objectives {
        let kept = self.hidden.players[seat].objectives;
        kept.as_slice().iter().copied().filter_map(S::get).collect()
    }
}
