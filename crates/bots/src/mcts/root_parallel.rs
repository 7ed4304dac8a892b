//! Root parallelisation: several searches, each with a tree and a random stream of its own,
//! whose root statistics are added up. The result depends on the number of threads, not on their
//! timing.

use std::sync::Arc;

use kernel::{Advice, BySeat, Observed, Rng};

use super::SearchConfig;
use super::budget::{Budget, Limit};
use super::search::Search;
use super::statistics::Statistics;
use crate::learned::Weights;

/// The searches of one player; the first one works on the calling thread.
pub(super) struct Workers<G: Advice> {
    searches: Vec<Search<G>>,
}

impl<G: Advice> Workers<G> {
    pub fn new(config: SearchConfig, weights: Option<Arc<Weights>>) -> Workers<G> {
        let search = |_| Search::new(config, weights.clone());
        let searches = (0..config.threads.max(1)).map(search);
        Workers {
            searches: searches.collect(),
        }
    }

    pub fn iterations(&self) -> u32 {
        self.searches.iter().map(Search::iterations).sum()
    }

    /// The mean worth to each seat of what the latest search looked at.
    pub fn found(&self) -> Option<BySeat<f32>> {
        let searches = self
            .searches
            .iter()
            .filter(|search| search.iterations() > 0);
        let mut sums = searches.map(Search::sum_of_worth);
        let first = sums.next()?;
        let sum = sums.fold(first, |sum, more| {
            BySeat::from_fn(sum.seats(), |seat| sum[seat] + more[seat])
        });
        let iterations = self.iterations() as f32;
        Some(sum.map(|sum| sum / iterations))
    }

    /// The most visited action; of equals the better one.
    pub fn choose(&mut self, observed: &Observed<G>, budget: &Budget, rng: &mut Rng) -> G::Action {
        if let [only] = observed.legal() {
            return *only;
        }
        self.run(observed, budget.start(), rng);
        let best = observed
            .legal()
            .iter()
            .map(|action| (self.root_statistics(*action), *action))
            .max_by(|(one, _), (other, _)| one.compare(other));
        best.expect("a seat that must act has a choice").1
    }

    fn run(&mut self, observed: &Observed<G>, limit: Limit<'_>, rng: &mut Rng) {
        let count = self.searches.len();
        let Some((own, others)) = self.searches.split_first_mut() else {
            return;
        };
        let streams: Vec<Rng> = others.iter().map(|_| fork(rng)).collect();
        std::thread::scope(|threads| {
            for (index, (search, mut stream)) in (1..).zip(others.iter_mut().zip(streams)) {
                let limit = limit.share(index, count);
                threads.spawn(move || search.run(observed, limit, &mut stream));
            }
            own.run(observed, limit.share(0, count), rng);
        });
    }

    fn root_statistics(&self, action: G::Action) -> Statistics {
        let trees = self.searches.iter();
        trees.map(|search| search.root_statistics(action)).sum()
    }
}

/// A random stream forked from another one.
fn fork(rng: &mut Rng) -> Rng {
    let mut key = [0; 32];
    for part in key.chunks_exact_mut(4) {
        part.copy_from_slice(&rng.next_u32().to_le_bytes());
    }
    Rng::from_key(key)
}
