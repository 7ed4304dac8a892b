//! Root parallelisation: several searches, each with a tree and a random stream of its own,
//! whose root statistics are added up. The result depends on the number of threads, not on their
//! timing.

use std::sync::Arc;

use kernel::{Advice, BySeat, Observed, Rng};

use super::SearchConfig;
use super::budget::Limit;
use super::search::Search;
use super::statistics::Statistics;
use crate::learned::Weights;

/// The searches of one player; the first one works on the calling thread.
pub(super) struct Workers<G: Advice> {
    searches: Vec<Search<G>>,
}

impl<G: Advice> Workers<G> {
    pub fn new(config: SearchConfig, weights: Option<&Arc<Weights>>) -> Workers<G> {
        let search = |_| Search::new(config, weights.cloned());
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
        let looked = self.searches.iter().map(Search::looked);
        let (sum, count) = looked.reduce(|(sum, count), (more, others)| {
            let sum = BySeat::from_fn(sum.seats(), |seat| sum[seat] + more[seat]);
            (sum, count + others)
        })?;
        (count > 0).then(|| sum.map(|sum| sum / count as f32))
    }

    /// Forgets all trees.
    pub fn begin(&mut self) {
        self.searches.iter_mut().for_each(Search::begin);
    }

    /// The decision after an action of the one before: what is known of it is kept.
    pub fn descend(&mut self, action: G::Action) {
        for search in &mut self.searches {
            search.descend(action);
        }
    }

    /// The most visited action; of equals the better one.
    pub fn best(&self, legal: &[G::Action]) -> G::Action {
        let actions = legal.iter();
        let best = actions
            .map(|action| (self.root_statistics(*action), *action))
            .max_by(|(one, _), (other, _)| one.compare(other));
        best.expect("a seat that must act has a choice").1
    }

    /// Lets the trees grow up to the limit.
    pub fn search(&mut self, observed: &Observed<G>, limit: Limit<'_>, rng: &mut Rng) {
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
