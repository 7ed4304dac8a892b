//! Tests by chapter of the rules. A test that proves F-21 is named `f21_…`; cards likewise.

mod scene;

mod advice;
mod base;
mod board;
mod cards_shown;
mod consul;
mod drafting;
mod examples;
mod features;
mod hidden;
mod hidden_points;
mod invocation_cards;
mod invocations;
mod monuments;
mod notation;
mod objectives;
mod referee;
mod roles;
mod scoring;
#[cfg(feature = "show")]
mod shown_prices;
mod stealing;
mod trading;

pub(crate) use scene::{Scene, determinized, dump, legal, play, points, refuse, seat};
