//! What every game has in common: seats, seeds, the traits [`Game`] and [`Advice`], scores,
//! records, and (feature `testing`) the contract that every game must pass.
//!
//! No game is named here, nothing is drawn, and there is no I/O, no clock and no randomness
//! but what a [`Seed`] gives.

#![warn(missing_docs)]

mod seat;
mod vocabulary;

mod rng;
mod seed;

mod game;
mod options;
mod score;

mod advice;
mod observed;
mod subjects;

mod record;
mod replay;

#[cfg(any(test, feature = "testing"))]
pub mod testing;

pub use advice::Advice;
pub use game::{Action, Event, Game, Illegal, Imbalance, Meta, Sink, View, Viewer};
pub use observed::Observed;
pub use options::{First, OptionError, OptionSpec, Options, Setup};
pub use record::{Entry, Header, Record, RecordError, RecordFault, RecordResult};
pub use replay::{Replay, ReplayError, ReplayFault, replay, replay_with};
pub use rng::Rng;
pub use score::{Items, MAX_ITEMS, Scores, Standing};
pub use seat::{BySeat, MAX_SEATS, ParseSeatError, Seat, SeatSet, Seats};
pub use seed::{Commitment, ParseHexError, Seed};
pub use subjects::{Origin, Subject, Subjects};
pub use vocabulary::{UnknownWord, Vocabulary};

#[doc(hidden)]
pub use serde;
