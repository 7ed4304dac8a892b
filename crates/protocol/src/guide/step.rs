//! One step of a guide: where it stands, what it wants, and whether something done is that.

use kernel::{Seat, vocabulary};
use scene::Words;
use serde::Deserialize;
use table::Staged;

/// Stands at the end of an action that may go on in any way.
const ANY: char = '*';

/// A step of a guide. For the tests the file has more: `instead`, something else that would be
/// allowed, and `brings`, the points that the words promise for the example.
#[derive(Clone, Debug, Deserialize)]
pub struct Step {
    /// The name of its words.
    pub id: String,
    /// The record of the position.
    pub record: String,
    /// After so many decisions.
    pub decisions: usize,
    /// Whose view and decision.
    pub seat: Seat,
    /// What the lesson wants.
    pub goal: Goal,
    /// A move that is what it wants, for who asks to be shown.
    pub example: Vec<String>,
    /// Where the rules tell about it.
    pub rules: Vec<String>,
}

/// What a lesson wants.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// One of these moves, or something that begins with it. `*` ends an action that may go on in
    /// any way.
    Moves(Vec<Vec<String>>),
    /// Any move that brings at least so many points.
    Points(i32),
}

vocabulary! {
    /// What a lesson says to a move that is allowed.
    pub enum Verdict: "verdict" {
        /// What it wants.
        Right = "right",
        /// The beginning of what it wants.
        SoFar = "so-far",
        /// Something else.
        Other = "other",
    }
}

impl Step {
    /// Whether these legal actions, which lead to this, are what the lesson wants.
    pub fn judge(&self, actions: &[String], staged: &Staged) -> Verdict {
        match &self.goal {
            Goal::Moves(wanted) => {
                let best = wanted.iter().map(|wanted| compare(wanted, actions)).min();
                best.unwrap_or(Verdict::Other)
            }
            Goal::Points(least) => {
                let own = staged.scores.iter();
                let own = own.filter(|change| change.seat == Some(self.seat));
                let gained: i32 = own.map(|change| change.new - change.old).sum();
                match gained >= *least {
                    true => Verdict::Right,
                    false => Verdict::Other,
                }
            }
        }
    }

    /// Its title.
    pub fn title(&self, words: &Words) -> String {
        words.member(STEM, &self.id, "")
    }

    /// What else is said about it.
    pub fn say(&self, part: Part, words: &Words) -> String {
        words.member(STEM, &self.id, part.as_str())
    }

    /// Whether it wants moves of a certain kind, and can tell their beginning.
    #[cfg(test)]
    pub fn wants_moves(&self) -> bool {
        matches!(self.goal, Goal::Moves(_))
    }

    /// The keys of its words.
    #[cfg(test)]
    pub fn keys(&self) -> Vec<String> {
        let title = format!("{STEM}-{}", self.id);
        let parts = Part::ALL.iter().map(|part| format!("{title}.{part}"));
        parts.chain([title.clone()]).collect()
    }
}

/// What stands before the name of a step in the words.
const STEM: &str = "step";

vocabulary! {
    /// What is said about a step beside its title.
    pub enum Part: "part" {
        /// Why it matters.
        Why = "why",
        /// What to do now.
        Task = "task",
        /// The answer to something else.
        Other = "other",
        /// The answer to what is wanted.
        Well = "well",
    }
}

/// What was done against one wanted move.
fn compare(wanted: &[String], done: &[String]) -> Verdict {
    let fits = |(wanted, done): (&String, &String)| match wanted.strip_suffix(ANY) {
        Some(beginning) => done.starts_with(beginning),
        None => done == wanted,
    };
    match (
        wanted.iter().zip(done).all(fits),
        done.len() >= wanted.len(),
    ) {
        (false, _) => Verdict::Other,
        (true, true) => Verdict::Right,
        (true, false) => Verdict::SoFar,
    }
}
