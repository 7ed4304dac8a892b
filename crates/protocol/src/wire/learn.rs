//! Guided first games.

use super::OverlayAreas;
use kernel::Seat;
use serde::Serialize;
use table::{HelpShown, Staged, Update};

/// A guided first game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GuideShown {
    /// The game's word.
    pub game: &'static str,
    /// The game's name.
    pub title: &'static str,
    /// The titles of the steps.
    pub steps: Vec<String>,
}

/// A step of a guide.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LessonShown {
    /// Whose eyes and decision.
    #[cfg_attr(test, ts(type = "number"))]
    pub seat: Seat,
    /// How it follows the step before: with the seat's next decision, after more of them, or in
    /// another game.
    #[cfg_attr(test, ts(type = "\"at-once\" | \"later\" | \"elsewhere\""))]
    pub follows: &'static str,
    /// Its title.
    pub title: String,
    /// Why it matters.
    pub why: String,
    /// What to do now.
    pub task: String,
    /// A move that is what the lesson wants, for who asks to be shown.
    pub example: Vec<String>,
    /// The ids of the rules that tell about it.
    pub rules: Vec<String>,
    /// The position, with everything that may be chosen.
    pub update: Update,
}

/// What comes of a request to a lesson.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum LessonAnswer {
    /// What would be.
    Staged(Box<Staged>),
    /// What there is to know.
    Help(HelpShown),
    /// What lies over the pictures.
    Overlay(OverlayAreas),
    /// Whether it is what the lesson wants.
    Judged(Judged),
}

/// What a lesson says to a move that is allowed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Judged {
    /// `right`: what it wants; `so-far`: the beginning of it; `other`: something else.
    #[cfg_attr(test, ts(type = "\"right\" | \"so-far\" | \"other\""))]
    pub verdict: &'static str,
    /// What is said to that; nothing to a beginning.
    pub sentence: String,
}
