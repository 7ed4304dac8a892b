//! The rules of Rome: City of Marble. Players lay rhombic district tiles on a triangular grid;
//! finished hexagonal sites become civic buildings.
//!
//! Rule ids (M-1 to M-40) are those of docs/rules/marble.md. Nothing here waits or reads: the
//! crate is the rules, the data they stand on, a quick opinion for bots, and in `show` what people
//! see and read of it.

mod bits;
mod grid;

pub mod data;
mod options;

mod map;
mod setup;
mod state;

mod action;
mod event;
mod explain;
mod illegal;
mod legal;
mod notation;

mod apply;
mod score;

mod audit;
mod determinize;
mod view;

mod advice;
mod game;
mod subjects;

mod show;

#[cfg(test)]
mod tests;

pub use action::{Action, Kind, Tiles};
pub use bits::{Id, IdSet, Iter};
pub use event::Event;
pub use grid::*;
pub use illegal::Illegal;
pub use notation::ParseActionError;
pub use options::{FountainReach, MarbleOptions, Switches};
pub use score::Category;
pub use show::Hit;
pub use state::{Marble, Space};
pub use view::{
    AqueductView, AskedView, BridgeView, ChoiceView, HillView, PlayerView, SiteView, TileView,
    TurnView, View,
};
