//! A part of `cargo xtask soak`: random decisions of one game through the kernel's contract, over
//! every table size, option set and version of the rules, on all cores.
//!
//! `contract GAME DECISIONS SEED PART`: the parts of one seed play other deals.

#![allow(
    clippy::disallowed_methods,
    reason = "a program that plays on every core and says how fast"
)]

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use kernel::testing::{Contract, every_setup};
use kernel::{Game, Rng, Seed, Setup};
use table::{AnyGame, with_game};

/// Games of one set-up in a row: enough to see that what is hidden is drawn anew.
const GAMES: usize = 4;
/// Of so many turns one makes every check at every step, as the tests do: a prime, so that it comes
/// to every set-up.
const DEEP_EVERY: u64 = 499;

/// What is to be played.
struct Part {
    decisions: u64,
    seed: u64,
    number: u32,
}

impl Part {
    /// Chance of this part alone.
    fn rng(&self, stream: &str) -> Rng {
        let stream = format!("contract {} {stream}", self.number);
        Seed::of_series(self.seed, 0).derive(&stream).rng()
    }

    /// The series of deals of a turn.
    fn series(&self, turn: u64) -> u64 {
        let mut rng = self.rng(&turn.to_string());
        u64::from(rng.next_u32()) << 32 | u64::from(rng.next_u32())
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, decisions, seed, number] = &words[..] else {
        panic!("contract GAME DECISIONS SEED PART");
    };
    let game: AnyGame = game.parse().expect("a game that there is");
    let part = Part {
        decisions: decisions.parse().expect("a number of decisions"),
        seed: seed.parse().expect("a seed"),
        number: number.parse().expect("the number of a part"),
    };
    with_game!(game, G => play_and_tell::<G>(&part));
}

fn play_and_tell<G: Game>(part: &Part) {
    let mut setups = every_setup::<G>();
    part.rng("set-ups").shuffle(&mut setups);
    let begun = Instant::now();
    let played = play(part, &setups);
    let rate = played.decisions as f64 / begun.elapsed().as_secs_f64();
    println!(
        "soak: {} decisions in {} games over {} of {} set-ups, {rate:.0} a second",
        played.decisions,
        played.turns * GAMES as u64,
        played.turns.min(setups.len() as u64),
        setups.len(),
    );
}

struct Played {
    decisions: u64,
    turns: u64,
}

/// A broken promise ends the work of every core.
struct StopsAll<'a>(&'a AtomicU64);

impl Drop for StopsAll<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.store(u64::MAX / 2, Ordering::Relaxed);
        }
    }
}

/// Plays until there are enough decisions, set-up after set-up; every core takes the next.
fn play<G: Game>(part: &Part, setups: &[Setup<G>]) -> Played {
    let (next, decisions) = (AtomicU64::new(0), AtomicU64::new(0));
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let work = || {
        let _guard = StopsAll(&decisions);
        while decisions.load(Ordering::Relaxed) < part.decisions {
            let turn = next.fetch_add(1, Ordering::Relaxed);
            let setup = &setups[(turn % setups.len() as u64) as usize];
            let contract = Contract {
                games: GAMES,
                seed: part.series(turn),
            };
            let setup = std::slice::from_ref(setup);
            let taken = match turn.is_multiple_of(DEEP_EVERY) {
                true => contract.run(setup),
                false => contract.run_fast(setup),
            };
            decisions.fetch_add(taken, Ordering::Relaxed);
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(work);
        }
    });
    Played {
        decisions: decisions.into_inner(),
        turns: next.into_inner(),
    }
}
