//! City of Rome for two to four players: the rules C-1 to C-38 of docs/rules/city.md.
//!
//! A [`City`] is a game, a [`View`] what somebody knows of it: both are a [`Position`], whose
//! [`Open`] part everybody sees. `data` has the cards, `legal` says what may be done, `apply` does
//! it, `score` counts, `view` says who knows what, `determinize` draws anew what a viewer cannot
//! know, `advice` has a quick opinion. With the feature `show`, the game draws and speaks. No other
//! game is known.
//!
//! ```
//! use aedile_city::kernel::{Game, Seed, Setup, View, Viewer};
//! use aedile_city::{Action, City, Options};
//!
//! let table = Setup::<City>::new(3, Options::default())?;
//! let mut game = City::new(&table, &Seed::of_series(1, 0));
//!
//! // C-8: the player to the right of the first one chooses from three cards.
//! let seat = game.actor().unwrap();
//! let mut legal = Vec::new();
//! game.legal(seat, &mut legal);
//! assert!(matches!(legal[0], Action::Draft(_)));
//! game.try_apply(seat, legal[0], &mut ())?;
//!
//! // The others know that a card was kept, and not which.
//! let own = game.view(Viewer::Seat(seat));
//! let other = game.view(Viewer::Seat(game.actor().unwrap()));
//! assert_eq!(own.secret(seat).map(|cards| cards.len()), Some(1));
//! assert_eq!((other.secret(seat), other.open.secret_len(seat)), (None, 1));
//!
//! // A game that this viewer cannot tell from the real one.
//! let world = other.determinize(&mut Seed::of_series(2, 0).rng());
//! assert!(world.view(other.viewer()) == other);
//!
//! // Five coins each, and no zone beside a public building yet.
//! assert_eq!(game.scores().totals().as_slice(), [5, 5, 5]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(missing_docs)]

pub mod data;

mod grid;
mod hand;
mod memory;
mod town;

mod options;
mod phase;
mod position;
mod setup;

mod action;
mod notation;

mod event;
mod refusal;

mod legal;

mod apply;
mod score;

mod view;

mod determinize;
mod dump;

mod audit;

mod advice;
mod features;
mod subjects;

mod game;
#[cfg(feature = "show")]
mod show;

#[cfg(test)]
mod tests;

pub use kernel;

pub use action::Action;
pub use dump::Dump;
pub use event::Event;
pub use grid::{Cell, Cells, ParseCellError};
pub use hand::{Cards, Kinds};
pub use memory::{Keep, Stack, UnseenBuild, Visit};
pub use notation::ParseActionError;
pub use options::{FirstCards, Options};
pub use phase::{Phase, Space, Turn};
pub use position::{City, Offered, Open, Player, Position, View};
pub use refusal::Illegal;
pub use score::Category;
#[cfg(feature = "show")]
pub use show::{Area, Hit};
pub use town::Town;
