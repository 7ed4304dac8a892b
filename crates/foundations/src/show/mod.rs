//! Everything people see and read of Foundations of Rome. It is made from a view: what a viewer
//! may not know cannot be drawn or said.

mod answers;
mod board;
mod body;
mod build_note;
mod cards;
mod choice_area;
mod choices;
mod components;
mod consul;
mod counts;
mod deed;
mod help;
mod hit;
mod holding;
mod layout;
mod log;
mod market;
mod monuments;
mod names;
mod outline;
mod paper;
mod piece;
mod piece_far;
mod sheet;
mod sources;
mod speech;
mod tally;
mod trade_area;
mod tray;
mod verdict;
mod why_not;
mod words;

pub use hit::Hit;
pub use sheet::Part;
