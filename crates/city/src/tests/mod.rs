//! The rules of docs/rules/city.md, each proven by a test that bears its id.

mod clerk;
mod referee;
mod table;

mod components;
mod first_cards;
mod older_rules;
mod setup;

mod round;
mod turn;

mod aqueducts;
mod build;
mod school;

mod influence;
mod scoring;

mod determinize;
mod hidden;
mod hidden_points;
mod worlds;

mod contract;
mod dump;
mod events;
mod notation;
mod numbers;
mod perft;

mod advice;
mod features;

mod golden;
mod help;
mod insight;
mod pictures;
mod why_not;
