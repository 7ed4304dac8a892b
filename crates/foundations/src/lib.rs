//! Foundations of Rome with all its modules: the rules over one flat state, the data of every
//! building and card, notation, views, determinization, a quick opinion for bots, pictures and
//! words. The rules with their ids are in docs/rules/foundations.md.

pub mod data;

mod board;
mod card;
mod pile;
mod set;
mod shape;

mod options;

mod city;
mod consul;
mod player;
mod state;
mod trade;

mod action;
mod event;
mod illegal;
mod notation;

mod effects;
mod legal;
mod objective;

mod apply;
mod score;

mod advice;
mod audit;
mod determinize;
pub mod view;

mod game;
mod subjects;

mod show;

#[cfg(test)]
mod tests;

pub use action::{Action, Item, Order, Slot};
pub use board::{Area, Lot, Lots, ParseLotError};
pub use card::Card;
pub use event::{Choice, Event};
pub use illegal::Illegal;
pub use notation::ParseActionError;
pub use options::{ConsulRule, ObjectiveRule, Options};
pub use player::{Category, Party, Points};
pub use set::SetOf;
pub use shape::{Placement, Shape};
pub use show::Hit;
pub use state::Foundations;
pub use trade::{Bundle, Side, Trade};
pub use view::View;
