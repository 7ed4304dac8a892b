//! Several searches side by side, each with a tree and a stream of its own; what they found at the
//! root is added up. The result depends on the number of threads, not on their timing.

use kernel::{Advice, Observed, Rng};

use super::Manner;
use super::budget::{Budget, Limit};
use super::search::{Found, Search};

/// The searches of one player; the first one works on the calling thread.
pub(super) struct Crew<G: Advice> {
    searches: Vec<Search<G>>,
    legal: Vec<G::Action>,
}

impl<G: Advice> Crew<G> {
    pub fn new(manner: Manner) -> Crew<G> {
        let searches = (0..manner.threads.max(1)).map(|_| Search::new(manner));
        Crew {
            searches: searches.collect(),
            legal: Vec::new(),
        }
    }

    pub fn iterations(&self) -> u32 {
        self.searches.iter().map(Search::iterations).sum()
    }

    /// The choice that was looked at most; of equals the better one.
    pub fn choose(&mut self, side: &Observed<'_, G>, budget: &Budget, rng: &mut Rng) -> G::Action {
        side.legal(&mut self.legal);
        if let [only] = self.legal[..] {
            return only;
        }
        self.search(side, budget.start(), rng);
        let best = self
            .legal
            .iter()
            .map(|action| (self.found(*action), *action))
            .max_by(|(one, _), (other, _)| one.compare(other));
        best.expect("a seat that must act has a choice").1
    }

    fn search(&mut self, side: &Observed<'_, G>, limit: Limit<'_>, rng: &mut Rng) {
        let count = self.searches.len();
        let Some((own, others)) = self.searches.split_first_mut() else {
            return;
        };
        let streams: Vec<Rng> = others.iter().map(|_| stream(rng)).collect();
        std::thread::scope(|threads| {
            for (index, (search, mut stream)) in (1..).zip(others.iter_mut().zip(streams)) {
                let limit = limit.share(index, count);
                threads.spawn(move || search.run(side, limit, &mut stream));
            }
            own.run(side, limit.share(0, count), rng);
        });
    }

    fn found(&self, action: G::Action) -> Found {
        let all = self.searches.iter().map(|search| search.found(action));
        all.fold(Found::default(), Found::plus)
    }
}

/// A stream of chance that grows out of another one.
fn stream(rng: &mut Rng) -> Rng {
    let mut key = [0; 32];
    for part in key.chunks_exact_mut(4) {
        part.copy_from_slice(&rng.next_u32().to_le_bytes());
    }
    Rng::from_key(key)
}
