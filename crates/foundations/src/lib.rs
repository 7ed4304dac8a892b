//! Foundations of Rome with all its modules.

#![warn(missing_docs)]

pub mod data;

mod board;
mod card;
mod shape;

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

mod effects;
mod legal;
mod objective;

mod apply;
mod preview;
mod score;

mod determinize;
mod dump;
mod view;

mod audit;

mod advice;
mod subjects;

mod game;

#[cfg(feature = "show")]
mod show;

#[cfg(test)]
mod tests;

pub use kernel;

pub use action::{Action, Item, Order, Slot};
pub use board::{Area, Lot, Lots, Neighbors, ParseLotError};
pub use card::Card;
pub use city::City;
pub use consul::Consul;
pub use dump::Dump;
pub use event::{Choice, Event};
pub use notation::ParseActionError;
pub use options::{ConsulRule, ObjectiveRule, Options};
pub use player::{Category, Estate, Party, Player, Points};
pub use position::{
    Foundations, Gone, Known, Offer, Open, Phase, Position, TokenToPlace, Turn, View,
};
pub use preview::{BuildPreview, Change};
pub use refusal::Illegal;
pub use shape::{Placement, Shape};
#[cfg(feature = "show")]
pub use show::Hit;
pub use trade::{Bundle, Side, Trade};
