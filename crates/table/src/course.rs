//! The course of a game: everybody's points from chapter to chapter, as far as the onlooker may
//! know them.

use kernel::Advice;
use scene::{Reader, Show};
use serde::Serialize;

use crate::past::Chapter;
use crate::rights::Moment;
use crate::update::Telling as _;
use crate::{Onlooker, Table, points};

/// The points at some moment of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct CourseStep {
    /// After so many decisions.
    pub decisions: usize,
    /// The chapter that begins there, "Round 8 of 14"; empty where none does.
    pub text: String,
    /// The players' points, in seat order.
    pub points: Vec<i32>,
    /// Points of the opponent that no person plays.
    pub rival: Option<i32>,
}

/// A game with fewer chapters is also told where its points change.
const FEW: usize = 8;

impl CourseStep {
    fn differs(&self, other: &CourseStep) -> bool {
        (&self.points, self.rival) != (&other.points, other.rival)
    }
}

impl<G: Advice + Show> Table<G> {
    /// From the opening to now; nothing while points are hidden.
    pub(crate) fn points_by_chapter(&self, onlooker: &Onlooker<'_>) -> Vec<CourseStep> {
        let onlooker = self.lawful(onlooker, Moment::Past);
        if !onlooker.points {
            return Vec::new();
        }
        let chapters = self.all_chapters(&onlooker);
        let between = chapters.len() < FEW;
        let (mut past, mut before) = (self.after(0), 0);
        let mut steps: Vec<CourseStep> = Vec::new();
        for decisions in 0..=self.decisions() {
            let begins = chapters.iter().find(|one| one.decisions == decisions);
            let wanted = begins.is_some() || decisions == self.decisions();
            if !wanted && !between {
                continue;
            }
            past.repeat(self, before..decisions);
            before = decisions;
            let text = begins.map_or_else(String::new, |chapter| chapter.text.clone());
            let view = past.game().view(onlooker.viewer);
            let chapter = Chapter { decisions, text };
            let step = step(past.game(), &view, chapter, &onlooker.reader());
            if wanted || steps.last().is_some_and(|last| last.differs(&step)) {
                steps.push(step);
            }
        }
        steps
    }
}

fn step<G: Show>(game: &G, view: &G::View, chapter: Chapter, reader: &Reader<'_>) -> CourseStep {
    let scores = points::scores(game, view, reader);
    CourseStep {
        decisions: chapter.decisions,
        text: chapter.text,
        points: scores.seats.iter().map(|seat| seat.total).collect(),
        rival: scores.rival.map(|rival| rival.total),
    }
}
