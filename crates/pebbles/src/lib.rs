//! Pebbles, the smallest game of Aedile: two to five players, a choice at the same time, hidden
//! numbers, points that stay secret to the end, and a team variant. The rules are in
//! docs/rules/pebbles.md; code and tests name their ids.
//!
//! It is small on purpose. Whoever adds a game copies it: every trait of a game is here, one
//! section a file, in the order in which one writes them. And it is what the tests of everything
//! that works with any game are played with.
//!
//! | section | what |
//! |---|---|
//! | `options`, `position`, `setup` | what can be chosen before; what lies open and what is hidden; the deal |
//! | `action`, `event`, `refusal` | what a player does, in notation; what happens by it; why something may not be |
//! | `legal`, `apply`, `score` | the rules |
//! | `view`, `determinize`, `dump`, `audit` | what a viewer knows; a game that fits it; the view as JSON; whether every piece is there |
//! | `advice`, `features`, `subjects` | for bots, for learners and for studies |
//! | `game` | the traits, which call the sections |
//! | `show` (feature) | pictures, words, choices to click |
//!
//! # A game
//! ```
//! use aedile_pebbles::kernel::{Game, Seed, Setup, View as _, Viewer};
//! use aedile_pebbles::{Action, Options, Pebbles};
//!
//! let options = Options { team: true, ..Options::default() };
//! let setup = Setup::<Pebbles>::new(3, options)?;
//! let seed = Seed::of_series(1, 0);
//! let mut game = Pebbles::new(&setup, &seed);
//!
//! // All choose at the same time; the first one keeps the number.
//! let seat = game.to_act().first().unwrap();
//! let mut legal = Vec::new();
//! game.legal(seat, &mut legal);
//! assert_eq!(legal, [Action::Keep, Action::Swap]);
//! game.apply(seat, Action::Keep, &mut ());
//!
//! // What the seat knows: its own number, nobody else's.
//! let view = game.view(Viewer::Seat(seat));
//! assert!(view.number(seat).is_some());
//! assert!(view.number(seat.next(setup.seats())).is_none());
//!
//! // Another game that looks the same from there.
//! let other = view.determinize(&mut seed.derive("example").rng());
//! assert_eq!(other.view(Viewer::Seat(seat)), view);
//! assert_eq!(game.scores().rival_total(), Some(36));
//! # Ok::<(), aedile_pebbles::kernel::OptionError>(())
//! ```
//!
//! # A record
//! ```
//! use aedile_pebbles::kernel::{Game, Record, Seed, Setup, replay};
//! use aedile_pebbles::{Options, Pebbles};
//!
//! let setup = Setup::<Pebbles>::new(2, Options::default())?;
//! let seed = Seed::of_series(1, 0);
//! let mut game = Pebbles::new(&setup, &seed);
//! let (mut legal, mut actions) = (Vec::new(), Vec::new());
//! while let Some(seat) = game.to_act().first() {
//!     game.legal(seat, &mut legal);
//!     game.apply(seat, legal[0], &mut ());
//!     actions.push((seat, legal[0]));
//! }
//!
//! // The game as text, which anybody can check line by line.
//! let record = Record::finished(&setup, seed, &actions, &game).expect("the game is over");
//! let text = record.to_string();
//! assert!(text.starts_with("aedile record 1\ngame pebbles\n"));
//! let replayed = replay::<Pebbles>(&Record::parse(&text)?)?;
//! assert_eq!(replayed.last, game);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(missing_docs)]

mod options;
mod position;
mod setup;

mod action;
mod event;
mod refusal;

mod apply;
mod legal;
mod score;

mod audit;
mod determinize;
mod dump;
mod view;

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
pub use event::{Choice, Event};
pub use options::Options;
pub use position::{Open, Pebbles, Phase, Position, View};
pub use refusal::Illegal;
pub use score::Category;
#[cfg(feature = "show")]
pub use show::{Hit, Part};
