//! What `sim`, `arena` and `lab` share: a table and its bots from the command line, and many
//! games of it on several threads.

mod progress;

use std::ops::Add;

use bots::Bot;
use kernel::{Game, Setup};
use lab::LineUp;
use rayon::ThreadPoolBuilder;
use rayon::prelude::*;

use crate::args::SeriesArgs;
use crate::failure::Failure;
use crate::options;
use progress::Progress;

/// The table that was asked for, with one bot a seat. If nothing is said it has as many seats
/// as there are bots, or as the game allows.
pub fn table<G: Game>(args: &SeriesArgs, bots: &[Bot]) -> Result<(Setup<G>, LineUp), Failure> {
    let seats = match (args.seats, bots.len()) {
        (Some(seats), _) => seats,
        (None, 1) => G::META.most_seats,
        (None, bots) => bots,
    };
    let setup = options::setup::<G>(seats, &args.set)?;
    let line_up = LineUp::new(bots, setup.seats());
    let line_up = line_up.map_err(|error| Failure::Input(error.to_string()))?;
    Ok((setup, line_up))
}

/// Plays every game of the list, and adds up what `one` makes of each, in the order of the list.
pub fn sum<T: Add<Output = T> + Default + Send>(
    threads: Option<usize>,
    games: &[u64],
    one: impl Fn(u64) -> Result<T, Failure> + Sync,
) -> Result<T, Failure> {
    let pool = ThreadPoolBuilder::new().num_threads(threads.unwrap_or(0));
    let pool = pool.build();
    let pool = pool.map_err(|error| Failure::Input(format!("cannot start threads: {error}")))?;
    let progress = Progress::new(games.len() as u64);
    let told = |index: &u64| {
        let done = one(*index);
        progress.tick();
        done
    };
    // No thread holds back games that another one could play.
    let each = games.par_iter().with_max_len(1).map(told);
    pool.install(|| each.try_reduce(T::default, |a, b| Ok(a + b)))
}
