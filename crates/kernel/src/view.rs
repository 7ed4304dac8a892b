//! The trait [`View`]: a game as far as a viewer knows it. It is all that pictures, words and bots
//! are made from, and it is what a dump writes.

use std::fmt;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Game, Rng, Scores, Seats, Setup, Viewer};

/// A game as far as a viewer knows it: the same position at another level of
/// [sight](crate::Sight).
pub trait View: Clone + Eq + fmt::Debug + Send + Sync + 'static {
    /// The game.
    type Game: Game<View = Self>;

    /// The view as documented JSON, in rulebook words (docs/dump). Nothing but dumps uses it.
    type Dump: Serialize + DeserializeOwned;

    /// Whose view it is.
    fn viewer(&self) -> Viewer;

    /// How many play.
    fn seats(&self) -> Seats;

    /// Points if the game ended now, less what the viewer may not know.
    fn scores(&self) -> Scores<<Self::Game as Game>::Category>;

    /// A game that the viewer cannot tell from the real one: what is not known is drawn anew. Its
    /// view is this view.
    #[must_use]
    fn determinize(&self, rng: &mut Rng) -> Self::Game;

    /// The view as documented JSON.
    fn dump(&self) -> Self::Dump;

    /// The view that was dumped, at a table that was set up like this.
    ///
    /// # Errors
    /// What the table cannot hold.
    fn from_dump(
        setup: &Setup<Self::Game>,
        viewer: Viewer,
        dump: &Self::Dump,
    ) -> Result<Self, DumpError>;
}

/// A dump that describes no position of its table: the field that does not fit, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DumpError {
    /// The field's name.
    pub field: &'static str,
    /// What is wrong with it, in a sentence without a final dot.
    pub reason: String,
}

impl DumpError {
    /// What is wrong with a field.
    pub fn new(field: &'static str, reason: impl Into<String>) -> DumpError {
        DumpError {
            field,
            reason: reason.into(),
        }
    }
}

impl fmt::Display for DumpError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.field, self.reason)
    }
}

impl std::error::Error for DumpError {}
