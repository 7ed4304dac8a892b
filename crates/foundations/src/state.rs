//! The flat state of a game: everything on the table, and whose decision it is.

use kernel::{BySeat, Seat, SeatSet, Seats};

use crate::board::{Area, Lot, Lots};
use crate::card::Card;
use crate::city::City;
use crate::consul::Consul;
use crate::data::{Building, ERAS, Invocation, Objective, Role, SLOTS};
use crate::options::Options;
use crate::pile::Pile;
use crate::player::Player;
use crate::set::SetOf;
use crate::trade::Trade;

/// The most cards of an era: 24 deeds and 3 invocations.
pub(crate) const MOST_STACK: usize = 27;
/// The most deeds: one per lot.
pub(crate) const MOST_DEEDS: usize = 100;

/// A game of Foundations of Rome.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Foundations {
    pub(crate) options: Options,
    pub(crate) seats: Seats,
    pub(crate) area: Area,
    pub(crate) phase: Phase,
    /// The era from 0; meaningless before `Phase::Turn` comes for the first time.
    pub(crate) era: u8,
    /// Who began this era.
    pub(crate) first: Seat,
    pub(crate) turn: Turn,
    /// F-14: idle turns in a row.
    pub(crate) idle: u8,
    /// F-13: turns left in this era once the market is empty; 0 while it is not.
    pub(crate) last_turns: u8,
    pub(crate) market: Pile<Card, SLOTS>,
    /// The era stacks, the top card last.
    pub(crate) stacks: [Pile<Card, MOST_STACK>; ERAS],
    pub(crate) known: Known,
    pub(crate) decks: Decks,
    pub(crate) city: City,
    pub(crate) players: BySeat<Player>,
    pub(crate) gone: Gone,
    /// F-23: the monuments that may be built.
    pub(crate) pool: SetOf<Building>,
    /// F-31: the open objectives.
    pub(crate) public_objectives: SetOf<Objective>,
    pub(crate) consul: Option<Consul>,
}

/// A search holds many states: they stay small and flat.
const _: () = assert!(size_of::<Foundations>() <= 2048);

/// Who decides what, with exactly what that decision needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// F-22: everybody takes a deed.
    Draft(Draft),
    /// F-35: everybody keeps a role.
    Roles(Choices<Role>),
    /// F-30: everybody keeps an objective.
    Objectives(Choices<Objective>),
    /// The turn of `Foundations::turn`.
    Turn,
    /// F-28a: the player in turn composes a trade.
    Trade(Trade),
    /// F-28: the partner answers.
    Answer(Trade),
    /// I5: the player in turn orders the top cards.
    Foresight,
    /// I20: the player in turn keeps one of two objectives.
    NewPurpose([Objective; 2]),
    /// I9, I10: the card is offered to its holder before scoring.
    Offer(Offer),
    /// F-39: the controller places a token.
    Consul(TokenToPlace),
    /// Nobody has anything left to decide.
    Over,
}

/// F-22: the hands, and what was taken from them in this round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Draft {
    /// In board order; a pick stays in its hand until all have picked.
    pub hands: BySeat<Pile<Lot, 6>>,
    pub picks: BySeat<Option<Lot>>,
}

/// Two cards dealt to each seat, of which one is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Choices<T> {
    pub offered: BySeat<Option<[T; 2]>>,
    pub kept: BySeat<Option<T>>,
}

/// I9, I10: one question before an era's scoring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Offer {
    pub seat: Seat,
    pub card: Invocation,
    /// I10: who has three more citizens in this scoring.
    pub census: Option<Seat>,
}

/// F-39: the token drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TokenToPlace {
    pub token: Building,
    /// The new lot it must cover; `None` when bare lots are filled (step 5).
    pub new_lot: Option<Lot>,
}

/// The turn in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Turn {
    pub seat: Seat,
    /// Actions left to take.
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
    pub(crate) fn of(seat: Seat) -> Turn {
        Turn {
            seat,
            actions: 1,
            busy: false,
            proposals: 0,
            rebuild: false,
            bold_claim: false,
            dispensation: false,
        }
    }
}

/// F-47: what has become known of the current era stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Known {
    /// I5: who knows the order of the top cards, and how many of them are still there.
    pub foresight: Option<(Seat, u8)>,
    /// I6: cards put under the stack before all eyes that are still in it, ascending.
    pub put_under: Pile<Card, SLOTS>,
}

/// F-46: what set-up shuffled and has not handed out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Decks {
    /// Before the era stacks are made; the top card last.
    pub deeds: Pile<Lot, MOST_DEEDS>,
    pub roles: Pile<Role, 15>,
    /// Also after set-up, for I20.
    pub objectives: Pile<Objective, 18>,
    /// Also after set-up, for I19.
    pub monuments: Pile<Building, 19>,
    pub invocations: Inserts,
    /// F-40: deeds the Consul still has to be dealt.
    pub consul_deeds: u8,
}

/// F-33: the invocations of each era and where in its stack they will lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Inserts {
    pub cards: Pile<Invocation, 9>,
    /// Four different places of each stack as it is without R9, counted from the bottom: those
    /// of the invocations, and the one that falls away if R9 makes the stack shorter.
    pub places: [[u8; 4]; ERAS],
}

/// F-14, F-39: cards that left the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Gone {
    pub deeds: Lots,
    pub invocations: SetOf<Invocation>,
}

impl Foundations {
    /// The stack the market is refilled from.
    pub(crate) fn stack(&self) -> &Pile<Card, MOST_STACK> {
        &self.stacks[self.era as usize]
    }

    /// Who must decide now.
    pub(crate) fn acting(&self) -> SeatSet {
        match &self.phase {
            Phase::Draft(draft) => without_choice(&draft.picks),
            Phase::Roles(choices) => without_choice(&choices.kept),
            Phase::Objectives(choices) => without_choice(&choices.kept),
            Phase::Turn | Phase::Trade(_) | Phase::Foresight | Phase::NewPurpose(_) => {
                SeatSet::one(self.turn.seat)
            }
            Phase::Answer(trade) => SeatSet::one(trade.partner),
            Phase::Offer(offer) => SeatSet::one(offer.seat),
            Phase::Consul(_) => SeatSet::one(self.controller()),
            Phase::Over => SeatSet::EMPTY,
        }
    }

    /// F-37: who decides for the Consul.
    pub(crate) fn controller(&self) -> Seat {
        self.consul
            .as_ref()
            .map_or(self.first, |consul| consul.controller)
    }

    /// Whether the era stacks are still to be made.
    pub(crate) fn in_setup(&self) -> bool {
        !self.decks.deeds.is_empty()
    }
}

fn without_choice<T>(choices: &BySeat<Option<T>>) -> SeatSet {
    choices
        .iter()
        .filter(|(_, choice)| choice.is_none())
        .map(|(seat, _)| seat)
        .collect()
}
