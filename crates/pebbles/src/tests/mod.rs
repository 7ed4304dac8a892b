//! The rules by their ids, and the promises that every game makes.

mod promises;
mod rules;
#[cfg(feature = "show")]
mod show;
