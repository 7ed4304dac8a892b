//! City of Rome for two to four players: the rules C-1 to C-38 of docs/rules/city.md, the data,
//! the notation, views, advice, pictures and words. `legal` says what may be done, `apply` does
//! it, `score` counts, `show` draws and speaks. No other game is known.

pub mod data;

mod grid;
mod hand;
mod stack;
mod town;

mod memory;
mod options;
mod setup;
mod state;

mod action;
mod apply;
mod event;
mod illegal;
mod legal;
mod score;

mod audit;
mod determinize;
mod knowledge;
mod view;

mod advice;
mod game;
mod show;
mod subjects;

#[cfg(test)]
mod tests;

pub use action::{Action, ParseActionError};
pub use event::Event;
pub use grid::{Cell, ParseCellError};
pub use illegal::Illegal;
pub use options::Options;
pub use score::Category;
pub use show::Hit;
pub use state::{City, Space};
pub use view::{
    BuiltCard, DeckView, InfluenceToCome, KeepView, OfferedView, PhaseView, PlayerView, TurnView,
    UnseenBuildView, View, VisitView,
};
