//! What `sim`, `arena` and `lab` share: a table from the command line, and many games of it on
//! several threads.

mod progress;

use std::ops::AddAssign;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use bots::learned::Weights;
use bots::mcts::{Clock, Timing};
use bots::{BotSpec, Means};
use kernel::{Advice, Game, Seed, Setup};
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

/// What the bots are given: a clock or none, and the weights that were named.
pub fn means<G: Advice>(
    args: &SeriesArgs,
    clock: Option<Arc<dyn Clock>>,
) -> Result<Means, Failure> {
    let opening = || -> Result<G, Failure> {
        let setup = options::setup::<G>(G::META.min_seats, &[])?;
        Ok(G::new(&setup, &Seed::of_series(0, 0)))
    };
    let read = |path: &PathBuf| -> Result<Arc<Weights>, Failure> {
        let refuse = |reason: String| Failure::Input(format!("{}: {reason}", path.display()));
        let bytes = std::fs::read(path).map_err(|error| refuse(error.to_string()))?;
        let weights = Weights::read(&bytes).map_err(|error| refuse(error.to_string()))?;
        let fits = weights.check(&opening()?);
        fits.map_err(|error| refuse(error.to_string()))?;
        Ok(Arc::new(weights))
    };
    let weights: Result<Vec<_>, _> = args.weights.iter().map(read).collect();
    // Games are played side by side: each bot has one thread, unless it says how many.
    let timing = clock.map(|clock| Timing { clock, threads: 1 });
    Ok(Means {
        timing,
        weights: weights?,
    })
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

    /// Plays every game of the list; what `one` makes of each, in the list's order.
    pub fn map<T: Send>(
        &self,
        games: &[u64],
        one: impl Fn(u64) -> Result<T, Failure> + Sync,
    ) -> Result<Vec<T>, Failure> {
        let told = |index: &u64| {
            let done = one(*index);
            self.progress.tick();
            done
        };
        let each = games.par_iter().with_max_len(1).map(told);
        self.pool.install(|| each.collect())
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
