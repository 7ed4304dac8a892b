//! A learned evaluation: what a position is worth to each seat, by a small network over the
//! numbers with which a game describes it. `learn/` trains the weights; here they are read and
//! used, with the same bits on every machine: floats are added and multiplied in a fixed order.

mod description;
mod error;
mod network;
mod outcome;
#[cfg(test)]
mod tests;
mod weights;

pub use description::Description;
pub use error::WeightsError;
pub use network::{Estimate, Network, Scratch};
pub use outcome::Outcome;
pub use weights::{FeatureShape, Weights};
