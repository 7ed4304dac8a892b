//! What `sim`, `arena` and `lab` share: a table from the command line, and many games of it on
//! several threads.

mod progress;

use std::ops::AddAssign;
use std::time::Instant;

use bots::BotSpec;
use kernel::{Game, Setup};
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::args::SeriesArgs;
use crate::failure::Failure;
use crate::options;
use progress::Progress;

/// The table that was asked for. If nothing is said it has as many seats as there are bots, or
/// as the game allows.
pub fn table<G: Game>(args: &SeriesArgs, bots: &[BotSpec]) -> Result<Setup<G>, Failure> {
    let seats = match (args.seats, bots.len()) {
        (Some(seats), _) => seats,
        (None, 1) => G::META.max_seats,
        (None, bots) => bots,
    };
    options::setup::<G>(seats, &args.set)
}

/// Many games on several threads, with progress on a terminal.
pub struct Series {
    pool: ThreadPool,
    progress: Progress,
    games: u64,
    begun: Instant,
}

impl Series {
    /// So many games to come, on so many threads; one a processor if nothing is said.
    pub fn new(threads: Option<usize>, games: u64) -> Result<Series, Failure> {
        let pool = ThreadPoolBuilder::new().num_threads(threads.unwrap_or(0));
        let pool = pool.build();
        Ok(Series {
            pool: pool.map_err(|error| Failure::Input(format!("cannot start threads: {error}")))?,
            progress: Progress::new(games),
            games,
            begun: Instant::now(),
        })
    }

    /// Says how long it took.
    pub fn report_time(self) {
        // The line of the progress goes first.
        drop(self.progress);
        let seconds = self.begun.elapsed().as_secs_f64();
        eprintln!("{} games in {seconds:.2} s", self.games);
    }

    /// Plays every game of the list, and adds up what `one` makes of each, in the list's order.
    pub fn sum<T: AddAssign + Default + Send>(
        &self,
        games: &[u64],
        one: impl Fn(u64) -> Result<T, Failure> + Sync,
    ) -> Result<T, Failure> {
        let told = |index: &u64| {
            let done = one(*index);
            self.progress.tick();
            done
        };
        // No thread holds back games that another one could play.
        let each = games.par_iter().with_max_len(1).map(told);
        let add = |mut sum: T, more: T| {
            sum += more;
            Ok(sum)
        };
        self.pool.install(|| each.try_reduce(T::default, add))
    }
}
