//! Decisions: one alone, or one after another as far as the seat can foresee them, with a tree that
//! is kept from each to the next.

use kernel::{Advice, Observed, Rng};

use super::budget::{Allowance, Limit};
use super::root_parallel::Workers;
use crate::foresight::{Foreseen, foresee};

/// No plan goes on after so many actions, but for forced ones.
const MAX_ACTIONS: usize = 32;

/// One decision; a forced one costs nothing.
pub(super) fn choose<G: Advice>(
    workers: &mut Workers<G>,
    observed: &Observed<G>,
    limit: Limit<'_>,
    rng: &mut Rng,
) -> G::Action {
    if let [only] = observed.legal() {
        return *only;
    }
    workers.search(observed, limit, rng);
    workers.best(observed.legal())
}

/// All decisions that the seat can foresee.
pub(super) fn plan<G: Advice>(
    workers: &mut Workers<G>,
    observed: &Observed<G>,
    allowance: Allowance<'_>,
    rng: &mut Rng,
) -> Vec<G::Action> {
    let mut foreseen = decide(workers, observed, &allowance, rng);
    let mut plan = Vec::new();
    loop {
        for action in &foreseen.actions {
            workers.descend(*action);
        }
        plan.append(&mut foreseen.actions);
        match &foreseen.next {
            Some(next) if plan.len() < MAX_ACTIONS => {
                foreseen = decide(workers, next, &allowance, rng);
            }
            _ => return plan,
        }
    }
}

/// One decision of a plan. Where another one follows, some of the time is left to it; where it is
/// the last, all is spent on it.
fn decide<G: Advice>(
    workers: &mut Workers<G>,
    observed: &Observed<G>,
    allowance: &Allowance<'_>,
    rng: &mut Rng,
) -> Foreseen<G> {
    if let [only] = observed.legal() {
        return foresee(observed, *only, rng);
    }
    loop {
        let slice = allowance.slice();
        workers.search(observed, slice.limit, rng);
        let foreseen = foresee(observed, workers.best(observed.legal()), rng);
        if slice.is_last || foreseen.next.is_some() {
            return foreseen;
        }
    }
}
