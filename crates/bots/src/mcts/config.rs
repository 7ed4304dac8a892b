//! The parameters of the search.

/// The parameters of the search. The defaults were found best for all games together, by matches
/// of variants (docs/bots.md).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchConfig {
    /// The exploration constant of PUCT: how much the priors count against the values found.
    pub exploration: f32,
    /// The temperature of the softmax that makes priors of the advice's scores: an action that is
    /// scored so many points lower is e times less likely.
    pub prior_temperature: f32,
    /// Turns of a rollout, the one under way included, before the position is evaluated; if
    /// nothing is said, as many as the game's advice wants.
    pub rollout_turns: Option<u32>,
    /// Of how many actions the rollout policy takes the best.
    pub rollout_candidates: usize,
    /// Children of a node when it is expanded first.
    pub initial_width: usize,
    /// Progressive widening: so many more children for each doubling of the visits.
    pub widening: usize,
    /// Root parallelisation: trees that grow side by side and share the iterations.
    pub threads: usize,
}

impl Default for SearchConfig {
    fn default() -> SearchConfig {
        SearchConfig {
            exploration: 0.3,
            prior_temperature: 3.0,
            rollout_turns: None,
            rollout_candidates: 100,
            initial_width: 12,
            widening: 2,
            threads: 1,
        }
    }
}
