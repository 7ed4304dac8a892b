//! The rules of docs/rules/city.md, each proven by a test that bears its id.

mod aqueducts;
mod build;
mod clerk;
mod components;
mod contract;
mod determinize;
mod dump;
mod events;
mod hidden;
mod influence;
mod notation;
mod numbers;
mod perft;
mod pictures;
mod referee;
mod round;
mod school;
mod scoring;
mod setup;
mod table;
mod turn;
