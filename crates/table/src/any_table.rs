//! A table of any game: what whoever holds tables needs, without naming the game.

use log::Entry;

use crate::table::Playing;
use crate::update::Telling;
use crate::{AnyGame, Deal, OpenError, Table};

/// A running match of any game.
#[cfg(not(any(test, feature = "testing")))]
pub trait AnyTable: Playing + Telling + Send + Sync + std::fmt::Debug {}

/// A running match of any game.
#[cfg(any(test, feature = "testing"))]
pub trait AnyTable:
    Playing + Telling + crate::double::Double + Send + Sync + std::fmt::Debug
{
}

impl<G: kernel::Advice + scene::Show> AnyTable for Table<G> {}

impl AnyGame {
    /// Opens a table of this game: a new one has an empty log.
    ///
    /// # Errors
    /// The deal or the log does not hold.
    pub fn open(self, deal: Deal, log: &[Entry<String>]) -> Result<Box<dyn AnyTable>, OpenError> {
        with_game!(self, G => Ok(Box::new(Table::<G>::open(deal, log)?)))
    }
}
