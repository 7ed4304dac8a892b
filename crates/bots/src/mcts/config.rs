//! The parameters of the search.

use std::fmt;
use std::str::FromStr;

/// What judges a position that is not over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ValueSource {
    /// The game's advice, which is written by hand.
    #[default]
    Hand,
    /// What was learned and comes with the game; the advice for a game of which nothing was.
    Learned,
    /// The weights that were given with this number, counted from 1.
    Given(u8),
}

impl fmt::Display for ValueSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ValueSource::Hand => f.write_str("hand"),
            ValueSource::Learned => f.write_str("learned"),
            ValueSource::Given(number) => number.fmt(f),
        }
    }
}

impl FromStr for ValueSource {
    type Err = ();

    fn from_str(text: &str) -> Result<ValueSource, ()> {
        match text {
            "hand" => Ok(ValueSource::Hand),
            "learned" => Ok(ValueSource::Learned),
            _ => match text.as_bytes() {
                [digit @ b'1'..=b'9'] => Ok(ValueSource::Given(digit - b'0')),
                _ => Err(()),
            },
        }
    }
}

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
    /// What judges positions.
    pub value: ValueSource,
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
            value: ValueSource::Hand,
            threads: 1,
        }
    }
}
