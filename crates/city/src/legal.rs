//! What may be done: the predicates of each decision, and the list made of them.
//! `check` asks the predicate; `legal` goes through the candidates that it allows.

use kernel::{Seat, Sight};

use crate::action::Action;
use crate::data::Card;
use crate::grid::{Cell, border, window};
use crate::hand::Kinds;
use crate::phase::{Phase, Space, Turn};
use crate::position::{Open, Player, Position};
use crate::refusal::Illegal;
use crate::town::Town;

/// C-19: cogs that a Produce needs.
const PRODUCE_COGS: u8 = 2;
/// C-17: coins for a missing brick.
const BRICK_PRICE: u16 = 2;

/// C-17, C-18: coins to pay for a card built with so many tokens.
#[inline]
pub(crate) fn build_price(card: Card, free_bricks: u8, tokens: u8) -> u16 {
    let shortfall = card.data().cost.saturating_sub(free_bricks);
    BRICK_PRICE * u16::from(shortfall.saturating_sub(tokens))
}

/// C-17, C-19: coins to pay for a Produce.
#[inline]
pub(crate) fn produce_price(free_cogs: u8) -> u16 {
    u16::from(PRODUCE_COGS.saturating_sub(free_cogs))
}

impl Player {
    /// C-18: the fewest and most tokens with which the card can be paid for; `None` if it cannot.
    #[inline]
    pub(crate) fn token_range(&self, card: Card, free_bricks: u8) -> Option<(u8, u8)> {
        let shortfall = card.data().cost.saturating_sub(free_bricks);
        if shortfall == 0 {
            return Some((0, 0));
        }
        let max = shortfall.min(self.town.bricks().len() as u8);
        let buyable = (self.coins / BRICK_PRICE).min(u16::from(shortfall)) as u8;
        let min = shortfall - buyable;
        (min <= max).then_some((min, max))
    }

    fn can_produce(&self, free_cogs: u8) -> bool {
        produce_price(free_cogs) <= self.coins
    }
}

impl Open {
    /// The different cards of the offer that nobody took (C-1a).
    #[inline]
    fn offered(&self) -> Kinds {
        self.untaken().collect()
    }

    /// The turn in which one may build, produce or end.
    fn acting(&self) -> Result<Turn, Illegal> {
        match self.phase {
            Phase::Act(turn) => Ok(turn),
            Phase::Take(_) => Err(Illegal::TakeFirst),
            Phase::Draft | Phase::Place | Phase::Over => Err(Illegal::NotActing),
            _ => Err(Illegal::SchoolFirst),
        }
    }
}

impl<S: Sight> Position<S> {
    /// Replaces `out` by all legal actions of the acting seat, ascending. A view lists what its
    /// viewer knows to be legal: for his own seat, everything.
    #[inline]
    pub fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.actor() != Some(seat) {
            return;
        }
        let choice = || self.choice().kinds().iter();
        match self.phase {
            Phase::Draft => out.extend(choice().map(Action::Draft)),
            Phase::Place => {
                let free = Space::all().filter(|space| self.emissaries[space.index()].is_none());
                out.extend(free.map(Action::Place));
            }
            Phase::Take(_) => out.extend(self.offered().iter().map(Action::Take)),
            Phase::Act(turn) => self.legal_in_turn(seat, turn, out),
            Phase::SchoolDeck { .. } => {
                out.extend(self.school_decks().iter().map(|deck| Action::School(*deck)));
            }
            Phase::SchoolKeep(_) => out.extend(choice().map(Action::Keep)),
            Phase::SchoolUnder(_) => out.extend(choice().map(Action::Under)),
            Phase::Over => {}
        }
    }

    fn legal_in_turn(&self, seat: Seat, turn: Turn, out: &mut Vec<Action>) {
        let player = &self.players[seat];
        let (bricks, cogs) = self.free_points(turn.space);
        if turn.build {
            for card in self.hand_kinds(seat) {
                let Some((min, max)) = player.token_range(card, bricks) else {
                    continue;
                };
                for cell in player.town.cells_for(card) {
                    let build = |tokens| Action::Build { card, cell, tokens };
                    // Most of the time there is no choice.
                    out.push(build(min));
                    (min + 1..=max).for_each(|tokens| out.push(build(tokens)));
                }
            }
        }
        if turn.produce && player.can_produce(cogs) {
            out.push(Action::Produce);
        }
        out.push(Action::End);
    }

    /// Whether the seat may do this now.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let actor = self.actor().ok_or(Illegal::Over)?;
        require(actor == seat, Illegal::NotYourTurn)?;
        match (action, self.phase) {
            (Action::Draft(card), Phase::Draft) => {
                require(self.choice().contains(card), Illegal::NotInDraft)
            }
            (Action::Draft(_), _) => Err(Illegal::NotDrafting),
            (Action::Place(space), Phase::Place) => require(
                self.emissaries[space.index()].is_none(),
                Illegal::SpaceTaken,
            ),
            (Action::Place(_), _) => Err(Illegal::NotPlacing),
            (Action::Take(card), Phase::Take(_)) => {
                require(self.offered().contains(card), Illegal::NotOffered)
            }
            (Action::Take(_), _) => Err(Illegal::NotTaking),
            (Action::Build { card, cell, tokens }, _) => self.check_build(seat, card, cell, tokens),
            (Action::Produce, _) => {
                let turn = self.acting()?;
                require(turn.produce, Illegal::ProducedAlready)?;
                let (_, cogs) = self.free_points(turn.space);
                require(self.players[seat].can_produce(cogs), Illegal::TooFewCogs)
            }
            (Action::School(deck), Phase::SchoolDeck { .. }) => {
                require(self.school_decks().contains(&deck), Illegal::NotASchoolDeck)
            }
            (Action::Keep(card), Phase::SchoolKeep(_))
            | (Action::Under(card), Phase::SchoolUnder(_)) => {
                require(self.choice().contains(card), Illegal::NotDrawn)
            }
            (Action::School(_) | Action::Keep(_) | Action::Under(_), _) => {
                Err(Illegal::NotSchooling)
            }
            (Action::End, _) => self.acting().map(|_| ()),
        }
    }

    fn check_build(&self, seat: Seat, card: Card, cell: Cell, tokens: u8) -> Result<(), Illegal> {
        let turn = self.acting()?;
        require(turn.build, Illegal::BuiltAlready)?;
        require(self.hand_kinds(seat).contains(card), Illegal::NotInHand)?;
        let (bricks, _) = self.free_points(turn.space);
        let player = &self.players[seat];
        let (min, max) = player.token_range(card, bricks).ok_or(Illegal::TooDear)?;
        require(tokens >= min, Illegal::TooDear)?;
        require(tokens <= max, Illegal::TooManyTokens)?;
        let fits = player.town.cells_for(card).contains(cell);
        require(fits, why_not_there(&player.town, card, cell))
    }
}

fn require(condition: bool, otherwise: Illegal) -> Result<(), Illegal> {
    if condition { Ok(()) } else { Err(otherwise) }
}

/// The rule that keeps the card from a cell that is not among those for it.
pub(crate) fn why_not_there(town: &Town, card: Card, cell: Cell) -> Illegal {
    let occupied = town.occupied();
    match () {
        () if occupied.contains(cell) && !card.is_aqueduct() => Illegal::Occupied,
        () if occupied.contains(cell) => Illegal::AqueductInLine,
        () if !border(occupied).contains(cell) => Illegal::NotAdjacent,
        () if !window(occupied).contains(cell) => Illegal::OutsideWindow,
        () => Illegal::AqueductInLine,
    }
}
