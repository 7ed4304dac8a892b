//! What tests of every game share: the contract, test positions, how much to run; and a toy
//! game for tests of what works with any game.

mod contract;
mod position;
#[cfg(test)]
mod tests;
pub mod toy;

pub use contract::Contract;
pub use position::Position;

use crate::{Game, Options, Setup};

/// `test` normally, `soak` when `cargo xtask soak` asks for the long run.
pub fn amount(test: usize, soak: usize) -> usize {
    if environment("AEDILE_SOAK").is_some() {
        soak
    } else {
        test
    }
}

/// The seed of random tests: `AEDILE_SEED`, or 1. A failing test prints it.
pub fn seed() -> u64 {
    environment("AEDILE_SEED")
        .and_then(|text| text.parse().ok())
        .unwrap_or(1)
}

#[allow(
    clippy::disallowed_methods,
    reason = "tests are told from outside how long to run"
)]
fn environment(key: &str) -> Option<String> {
    std::env::var(key).ok()
}

/// A set-up with these options, for tests: `setup::<City>(4, &[("first", "1")])`.
///
/// # Panics
/// If they do not go together.
pub fn setup<G: Game>(seats: usize, options: &[(&str, &str)]) -> Setup<G> {
    let mut chosen = G::Options::default();
    for (key, value) in options {
        chosen.set(key, value).expect("a test names real options");
    }
    Setup::new(seats, chosen).expect("a test names a real table")
}

/// The plain game at every table size.
pub fn plain_setups<G: Game>() -> Vec<Setup<G>> {
    (G::META.least_seats..=G::META.most_seats)
        .map(|seats| setup(seats, &[]))
        .collect()
}
