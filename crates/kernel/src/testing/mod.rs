//! What tests of every game share: the contract, test positions, counts of the decision tree, how
//! much to run.

mod contract;
mod features;
mod golden;
mod heap;
mod position;
mod setups;
mod word;

pub use contract::Contract;
pub use features::check_features;
pub use golden::{perft, perft_with, random_game};
pub use heap::{CountingAllocator, allocations, play_without_heap};
pub use position::Position;
pub use setups::every_setup;

use crate::{Game, Options, Seat, Seed, Setup, Subject, Subjects};

/// `test` normally, `soak` when `cargo xtask soak` asks for the long run: `AEDILE_SOAK` says for
/// which share of it, usually 1.
pub fn amount(test: usize, soak: usize) -> usize {
    match environment("AEDILE_SOAK") {
        None => test,
        Some(share) => share_of(soak, &share).max(1),
    }
}

fn share_of(whole: usize, share: &str) -> usize {
    let share: f64 = share.parse().unwrap_or(1.0);
    (whole as f64 * share) as usize
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

/// The game of one deal with random choices, to its end. `look` is asked before each choice.
pub fn play_at_random<G: Game>(
    setup: &Setup<G>,
    index: u64,
    mut look: impl FnMut(&G, Seat, &[G::Action]),
) -> G {
    let deal = Seed::of_series(seed(), index);
    let mut rng = deal.derive("choices").rng();
    let mut game = G::new(setup, &deal);
    let mut legal = Vec::new();
    while let Some(seat) = game.to_act().first() {
        game.legal(seat, &mut legal);
        look(&game, seat, &legal);
        game.apply(seat, legal[rng.below(legal.len())], &mut ());
    }
    game
}

/// Everything that the seat had.
pub fn had_by<G: Subjects>(game: &G, seat: Seat) -> Vec<Subject> {
    let mut had = Vec::new();
    game.had_by(seat, &mut |subject| had.push(subject));
    had
}

/// The plain game at every table size.
pub fn plain_setups<G: Game>() -> Vec<Setup<G>> {
    (G::META.min_seats..=G::META.max_seats)
        .map(|seats| setup(seats, &[]))
        .collect()
}
