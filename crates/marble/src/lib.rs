//! The rules of Rome: City of Marble. Players lay rhombic district tiles on a triangular grid;
//! finished hexagonal sites become civic buildings.
//!
//! Rule ids (M-1 to M-40) are those of docs/rules/marble.md. Nothing here waits or reads: the
//! crate is the rules, the data they stand on, a quick opinion for bots and, with the feature
//! `show`, what people see and read of it.
//!
//! [`data`] is what the box holds, on the grid of [`Vertex`], [`Triangle`], [`TilePosition`] and
//! [`Edge`]. A [`Position`] is what lies [`Open`] and what is hidden; [`Marble`] is the game,
//! [`View`] what somebody knows of it. Both answer the same questions.
//!
//! ```
//! use aedile_marble::kernel::{Game, Seed, Setup, View as _, Viewer};
//! use aedile_marble::{Action, Kind, Marble, Options};
//!
//! let setup = Setup::new(3, Options::default())?;
//! let mut game = Marble::new(&setup, &Seed::of_series(1, 0));
//! let seat = game.to_act().first().ok_or("somebody begins")?;
//!
//! let mut legal = Vec::new();
//! game.legal(seat, &mut legal);
//! assert_eq!(legal, [Action::Choose(Kind::Draw), Action::Choose(Kind::Play)]);
//! game.try_apply(seat, "play".parse()?, &mut ())?;
//! game.apply(seat, "tile blue".parse()?, &mut ());
//! game.legal(seat, &mut legal);
//! let mut events = Vec::new();
//! game.apply(seat, legal[0], &mut events);
//!
//! // A view knows what lies open, and what would come of things.
//! let view = game.view(Viewer::Seat(seat));
//! let tile = view.map.laid().first().ok_or("a tile lies there")?;
//! assert_eq!(view.completed_by(tile).count(), 0);
//! assert_eq!(view.bridge_value(0), None);
//!
//! // Some game that looks the same to its owner.
//! let other = view.determinize(&mut Seed::of_series(2, 0).rng());
//! assert_eq!(other.view(Viewer::Seat(seat)), view);
//! assert_eq!(other.scores().totals()[seat], 0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(missing_docs)]

pub mod data;

mod grid;
mod ground;
mod map;

mod options;
mod position;
mod setup;
mod sites;

mod action;
mod notation;

mod event;
mod refusal;

mod legal;

mod apply;

mod course;
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

pub use action::{Action, Kind, Tiles};
pub use dump::Dump;
pub use event::Event;
pub use grid::{
    Edge, Edges, ParseGridError, TilePosition, TilePositions, Triangle, Triangles, Vertex, Vertices,
};
pub use map::Map;
pub use notation::ParseActionError;
pub use options::{FountainReach, HillCorners, Options};
pub use position::{Leaving, Marble, Open, Phase, Player, Position, Space, Stage, View};
pub use refusal::Illegal;
pub use score::Category;
#[cfg(feature = "show")]
pub use show::{Area, Hit};
pub use sites::Built;
