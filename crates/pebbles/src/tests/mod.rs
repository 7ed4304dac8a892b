//! The rules by their ids, and the promises that every game makes.

mod dump;
mod promises;
mod rules;
#[cfg(feature = "show")]
mod show;
