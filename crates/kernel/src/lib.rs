//! What every game has in common: seats, seeds, the traits [`Game`] and [`Advice`], scores,
//! records, and (feature `testing`) the contract that every game must pass.
//!
//! No game is named here, nothing is drawn, and there is no I/O, no clock and no randomness
//! but what a [`Seed`] gives.

#![warn(missing_docs)]

mod pile;
mod seat;
mod set;
mod sight;
mod vocabulary;

mod rng;
mod seed;

mod game;
mod options;
mod refusal;
mod score;
mod view;

mod advice;
mod observed;
mod provenance;
mod subjects;

mod record;
mod replay;

#[cfg(feature = "testing")]
pub mod testing;

pub use advice::Advice;
pub use game::{Action, Event, Game, Imbalance, Meta, Sink, Viewer};
pub use observed::Observed;
pub use options::{First, OptionError, OptionSpec, OptionValue, Options, Setup};
pub use pile::Pile;
pub use provenance::Provenance;
pub use record::{Entry, Header, Record, RecordError, RecordFault, RecordResult};
pub use refusal::Illegal;
pub use replay::{Replay, ReplayError, ReplayFault, replay, replay_with};
pub use rng::Rng;
pub use score::{Items, MAX_ITEMS, Scores, Standing};
pub use seat::{BySeat, MAX_SEATS, ParseSeatError, Seat, SeatSet, Seats};
pub use seed::{Commitment, ParseHexError, Seed};
pub use set::{Bits, Id, Members, ParseSetError, Set};
pub use sight::{Full, Partial, Plain, Sight};
pub use subjects::{Subject, Subjects};
pub use view::{DumpError, View};
pub use vocabulary::{UnknownWord, Vocabulary};

#[doc(hidden)]
pub use serde;
