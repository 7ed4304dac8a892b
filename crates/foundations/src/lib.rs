//! Foundations of Rome with all its modules: the rules over one flat position, the data of every
//! building and card, notation, views, determinization, a quick opinion for bots, and (feature
//! `show`) pictures and words. The rules with their ids are in docs/rules/foundations.md.
//!
//! A [`Position`] is what lies open ([`Open`]) and what is hidden. At full sight it is the game,
//! [`Foundations`]; at partial sight it is a [`View`], which has all that its viewer knows. What
//! the rules count (population, income, prices, what a build would bring) are methods of [`Open`],
//! the same for games and views. What players do is an [`Action`], whose text is its notation; what
//! happens by it is an [`Event`]; why it may not be is an [`Illegal`]. Everything printed on
//! boards, pieces and cards is in [`data`].
//!
//! ```
//! use aedile_foundations::kernel::{Game, Options as _, Seed, Setup, View as _, Viewer};
//! use aedile_foundations::{Action, Foundations, Options};
//!
//! // Two players, with monuments; this seed deals this game for ever.
//! let mut options = Options::default();
//! options.set("monuments", "true")?;
//! let setup = Setup::new(2, options)?;
//! let seed = Seed::of_series(1, 0);
//! let mut game = Foundations::new(&setup, &seed);
//!
//! // Whose turn it is, and what may be done.
//! let seat = game.to_act().first().expect("the game has just begun");
//! let mut legal = Vec::new();
//! game.legal(seat, &mut legal);
//! assert!(legal.contains(&Action::Income));
//!
//! // Doing it tells what happens.
//! let before = game.open.players[seat].silver;
//! let mut events = Vec::new();
//! game.apply(seat, "income".parse()?, &mut events);
//! assert_eq!(game.open.players[seat].silver, before + 5);
//! assert_eq!(events.len(), 1);
//!
//! // What a seat knows, and a game that it cannot tell from the real one.
//! let view = game.view(Viewer::Seat(seat));
//! assert_eq!(view.open.income(seat), 5);
//! let imagined = view.determinize(&mut seed.rng());
//! assert_eq!(imagined.view(Viewer::Seat(seat)), view);
//!
//! // Points so far.
//! assert_eq!(game.scores().totals()[seat], 0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(missing_docs)]

pub mod data;

mod board;
mod card;
mod shape;
mod spots;

mod options;

mod city;
mod consul;
mod player;
mod position;
mod trade;

mod setup;

mod action;
mod notation;

mod event;
mod refusal;

mod legal;

mod apply;

mod effects;
mod objective;
mod preview;
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

pub use action::{Action, Item, Order, Slot};
pub use board::{Ground, Lot, Lots, Neighbors, ParseLotError};
pub use card::Card;
pub use city::City;
pub use consul::Consul;
pub use dump::Dump;
pub use event::{Choice, Event};
pub use notation::ParseActionError;
pub use options::{ConsulRule, ObjectiveRule, Options};
pub use player::{Estate, Party, Player, Points};
pub use position::{
    Foundations, Gone, Known, Offer, Open, Phase, Position, TokenToPlace, Turn, View,
};
pub use preview::{BuildPreview, Change, Touched};
pub use refusal::Illegal;
pub use score::Category;
pub use shape::{Placement, Shape};
#[cfg(feature = "show")]
pub use show::{Hit, Part as Area};
pub use trade::{Bundle, Side, Trade};
