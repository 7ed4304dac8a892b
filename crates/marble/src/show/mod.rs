//! Everything people see and read of City of Marble. It is made from a view: what a viewer may
//! not know cannot be drawn or said.

mod aqueducts;
mod art;
mod chart;
mod choices;
mod components;
mod corners;
mod frame;
mod ground;
mod help;
mod hit;
mod holding;
mod layout;
mod log;
mod offices;
mod place;
mod prospects;
mod sheet;
mod speech;
mod tally;
mod verdict;
mod why_not;
mod words;

pub use hit::Hit;
pub use sheet::Area;

use scene::Words;
use scene::words::common;

use crate::data::Color;

/// Colours from the smallest building to the largest.
const ORDER: [Color; 4] = [Color::Green, Color::Blue, Color::Yellow, Color::Red];

/// A colour by the name of its building.
fn color_name(words: &Words, color: Color) -> String {
    words::civic(words, color.civic())
}

/// "A, B and C".
fn list(words: &Words, names: impl Iterator<Item = String>) -> String {
    let names: Vec<String> = names.collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    common::list(words, &names)
}
