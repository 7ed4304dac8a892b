//! What every game of Aedile has in common. A crate that has a game implements the traits of this
//! one; whatever plays, shows, records or studies games knows games by them only.
//!
//! No game is named here, nothing is drawn, and there is no I/O, no clock and no randomness but
//! what a [`Seed`] gives.
//!
//! | | |
//! |---|---|
//! | [`Game`], [`View`] | the rules over a position, and the position as far as a viewer knows it |
//! | [`Sight`]: [`Full`], [`Partial`] | what makes the two one struct |
//! | [`Seat`], [`Seats`], [`SeatSet`], [`BySeat`] | who plays |
//! | [`Setup`], [`Options`], [`options!`] | what is chosen before a game |
//! | [`Action`], [`Event`], [`Illegal`], [`refusals!`] | what players do, what happens by it, why something may not be |
//! | [`Scores`], [`Standing`] | points by category, and who comes first |
//! | [`Seed`], [`Rng`], [`Commitment`] | chance that can be promised before and checked after a game |
//! | [`Dealing`], [`Secret`], [`Share`] | whose word a seed rests on |
//! | [`Record`], [`replay`] | whole games as text |
//! | [`Advice`], [`Features`], [`Observed`] | what a bot may ask, what one learns from, and all that it is given |
//! | [`Subject`], [`Subjects`], [`Provenance`] | what a player had, for those who study many games |
//! | [`Set`], [`Pile`], [`Vocabulary`] | what positions are made of |
//! | `testing` (feature) | the contract that every game must pass, test positions, golden numbers |
//!
//! # Example
//! With the smallest game there is, which is also the one to copy for a new one:
//! ```
//! use aedile_kernel::{Game, Record, Seed, Setup, View as _, Viewer, replay};
//! use pebbles::{Options, Pebbles};
//!
//! // The deal: all chance comes from the seed.
//! let setup = Setup::<Pebbles>::new(2, Options::default())?;
//! let seed = Seed::of_series(1, 0);
//! let promise = setup.commitment(&seed);
//! let mut game = Pebbles::new(&setup, &seed);
//!
//! // Everybody does the first thing allowed.
//! let (mut legal, mut actions, mut events) = (Vec::new(), Vec::new(), Vec::new());
//! while let Some(seat) = game.to_act().first() {
//!     game.legal(seat, &mut legal);
//!
//!     // What the seat knows, and a game that it could not tell from the real one.
//!     let view = game.view(Viewer::Seat(seat));
//!     let other = view.determinize(&mut seed.derive("thoughts").rng());
//!     assert_eq!(other.view(Viewer::Seat(seat)), view);
//!
//!     game.apply(seat, legal[0], &mut events);
//!     actions.push((seat, legal[0]));
//! }
//! assert_eq!(game.scores().totals().as_slice(), [13, 9]);
//!
//! // The game as text, and whether a text holds what was promised.
//! let finished = Record::finished(&setup, seed, &actions, &game).expect("the game is over");
//! let text = finished.to_string();
//! let record = Record::parse(&text)?;
//! assert_eq!(record.header.commitment, promise);
//! assert_eq!(replay::<Pebbles>(&record)?.last, game);
//! assert!(replay::<Pebbles>(&Record::parse(&text.replace("1 keep", "1 swap"))?).is_err());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Positions and views
//! A position is what lies open and what is hidden. The hidden part is generic over [`Sight`]: the
//! game has it at [`Full`] sight, where everything is there, and a view at [`Partial`] sight, where
//! everything may be missing. Every rule that asks for open things is a method of the open part;
//! one that asks for hidden things is a method of both, and gives [`None`] for what is not known.
//! So rules, bots, pictures and words share one implementation of each rule, and what a [`Viewer`]
//! may not know is not there to leak.

#![warn(missing_docs)]

mod bits;
mod pile;
mod seat;
mod set;
mod sight;
mod vocabulary;

mod dealing;
mod rng;
mod seed;

mod game;
mod options;
mod refusal;
mod score;
mod setup;
mod view;

mod advice;
mod features;
mod observed;
mod provenance;
mod subjects;

mod record;
mod replay;

#[cfg(feature = "testing")]
pub mod testing;

pub use advice::Advice;
pub use bits::Bits;
pub use dealing::{Agreed, DealId, Dealing, ParseDealError, Secret, Share, Source};
pub use features::{Describe, FeatureNames, Features};
pub use game::{Action, Event, Game, Imbalance, Meta, Sink, Viewer};
pub use observed::Observed;
pub use options::{First, OptionChange, OptionError, OptionSpec, OptionValue, Options};
pub use pile::Pile;
pub use provenance::Provenance;
pub use record::{Entry, Header, Parts, Record, RecordError, RecordFault, RecordResult};
pub use refusal::Illegal;
pub use replay::{Replay, ReplayError, ReplayFault, replay, replay_with};
pub use rng::Rng;
pub use score::{Items, MAX_ITEMS, Scores, Standing};
pub use seat::{BySeat, MAX_SEATS, ParseSeatError, Seat, SeatSet, Seats};
pub use seed::{Commitment, ParseHexError, Seed};
pub use set::{Id, Members, ParseSetError, Set};
pub use setup::{OtherRules, Setup};
pub use sight::{Full, Partial, Plain, Sight};
pub use subjects::{Subject, Subjects};
pub use view::{DumpError, View};
pub use vocabulary::{UnknownWord, Vocabulary};

#[doc(hidden)]
pub use serde;
