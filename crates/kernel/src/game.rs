//! The trait [`Game`]: what a set of rules must be able to do, and the small traits of the
//! things it speaks of.

use std::fmt;
use std::hash::Hash;
use std::str::FromStr;

use crate::{
    Illegal, Options, Scores, Seat, SeatSet, Seats, Seed, Setup, Standing, View, Vocabulary,
};

/// What the lobby needs to know of a game without its rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Meta {
    /// The word for the game in commands, records and addresses.
    pub id: &'static str,
    /// The game's name.
    pub title: &'static str,
    /// The fewest players.
    pub min_seats: usize,
    /// The most players.
    pub max_seats: usize,
    /// Raised whenever the same actions lead to something else than before.
    pub rules_version: u32,
    /// The oldest rules that games which began by them are still played and checked by.
    pub oldest_rules: u32,
    /// No game takes more decisions than this.
    pub max_decisions: u32,
}

/// Who looks at a game. A [`View`] is made for one, and an [`Event`] is told to one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Viewer {
    /// The player at this seat: what is open, and the seat's own secrets.
    Seat(Seat),
    /// Somebody without a seat: only what is open.
    #[default]
    Spectator,
    /// Somebody who may see all: after the end, and outside of play (records, tests).
    Everything,
}

impl Viewer {
    /// Whether what only `seat` knows is shown to this viewer.
    pub fn knows_secrets_of(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat(own) => own == seat,
            Viewer::Spectator => false,
            Viewer::Everything => true,
        }
    }
}

/// One choice that a player would say aloud. Its text, which parses without a state, is the one
/// stable format: records, store, command line, protocol. Its order is the canonical order of
/// [`Game::legal`].
pub trait Action:
    Copy
    + Eq
    + Ord
    + Hash
    + fmt::Debug
    + fmt::Display
    + FromStr<Err: fmt::Display>
    + Send
    + Sync
    + 'static
{
}

/// Something that happened, told while an action is applied.
pub trait Event: Clone + Eq + fmt::Debug + Send + Sync + 'static {
    /// What the viewer notices of it: the whole, a blurred version, or nothing.
    fn seen_by(&self, viewer: Viewer) -> Option<Self>;

    /// Whether some seat, the acting one included, learned something hidden: past this point
    /// nobody takes a move back for free.
    fn reveals(&self) -> bool;

    /// Whether this seat learned something hidden. Where only others did, the seat may look at
    /// what its own action leads to.
    fn reveals_to(&self, _seat: Seat) -> bool {
        self.reveals()
    }
}

/// Where events go while an action is applied. `()` drops them at no cost.
pub trait Sink<E> {
    /// Takes one event.
    fn emit(&mut self, event: E);
}

impl<E> Sink<E> for () {
    #[inline(always)]
    fn emit(&mut self, _: E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn emit(&mut self, event: E) {
        self.push(event);
    }
}

/// Components that are not all where they should be: the first difference found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Imbalance(pub String);

impl fmt::Display for Imbalance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "components are not conserved: {}", self.0)
    }
}

impl std::error::Error for Imbalance {}

/// The rules of a game over one flat position. Two positions are equal if no player, whatever he
/// knows, could ever tell them apart.
pub trait Game: Clone + Eq + fmt::Debug + Send + Sync + 'static {
    /// Name, seats, version.
    const META: Meta;

    /// What can be chosen before the game.
    type Options: Options;
    /// A player's choice.
    type Action: Action;
    /// What happens by it.
    type Event: Event;
    /// Why it may not be.
    type Illegal: Illegal;
    /// What a viewer may know.
    type View: View<Game = Self>;
    /// What points are given for, in rulebook order.
    type Category: Vocabulary;

    /// The game before its first decision. All chance is decided here.
    fn new(setup: &Setup<Self>, seed: &Seed) -> Self;

    /// How many play.
    fn seats(&self) -> Seats;

    /// Who must decide now: one seat; several, where the rules say "at the same time"; or none,
    /// when the game is over.
    fn to_act(&self) -> SeatSet;

    /// Replaces `out` by everything the seat may do now: ascending, each once, and never nothing
    /// for a seat that must act. Empty for the others.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Whether the seat may do this now.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Self::Illegal>;

    /// Does it, and tells what happens. The action must be legal; use [`Game::try_apply`] for
    /// one from outside. It never takes a second decision by itself.
    fn apply(&mut self, seat: Seat, action: Self::Action, sink: &mut impl Sink<Self::Event>);

    /// What the viewer may know: the open part whole, of the hidden part what the viewer lawfully
    /// knows, and nothing else.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Points if the game ended now.
    fn scores(&self) -> Scores<Self::Category>;

    /// The result, once the game is over.
    fn standing(&self) -> Option<Standing>;

    /// Whether every component is in exactly one place.
    ///
    /// # Errors
    /// What is missing or there twice.
    fn audit(&self) -> Result<(), Imbalance>;

    /// Checks the action, then does it; an illegal one changes nothing.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn try_apply(
        &mut self,
        seat: Seat,
        action: Self::Action,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Illegal> {
        self.check(seat, action)?;
        self.apply(seat, action, sink);
        Ok(())
    }

    /// Whether nobody has anything left to decide.
    fn is_over(&self) -> bool {
        self.to_act().is_empty()
    }
}
