//! Tests by chapter of the rules; a test that proves rule M-21 is named `m21_…`.

mod eyes;
mod table;

mod board;
mod components;
mod faults;

mod actions;
mod laying;
mod turns;

mod aqueducts;
mod sites;

mod end;
mod examples;
mod switches;

mod notation;
mod older_rules;
mod view;

mod advice;
mod coins;
mod contract;
mod counts;
mod course;
mod features;
mod gestures;
mod golden;
mod ground;
mod hidden_points;
mod pictures;
mod reference;
mod shown;
mod slow;
