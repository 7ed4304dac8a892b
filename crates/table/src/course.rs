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
    /// The chapter that begins there, "Round 8 of 14"; empty for now, or the end.
    pub text: String,
    /// The players' points, in seat order.
    pub points: Vec<i32>,
    /// Points of the opponent that no person plays.
    pub rival: Option<i32>,
}

impl<G: Advice + Show> Table<G> {
    /// From the opening to now; nothing while points are hidden.
    pub(crate) fn points_by_chapter(&self, onlooker: &Onlooker<'_>) -> Vec<CourseStep> {
        let onlooker = self.lawful(onlooker, Moment::Past);
        if !onlooker.points {
            return Vec::new();
        }
        let now = Chapter {
            decisions: self.decisions(),
            text: String::new(),
        };
        let chapters = self.all_chapters(&onlooker).into_iter().chain([now]);
        let mut past = self.after(0);
        let mut steps: Vec<CourseStep> = Vec::new();
        for chapter in chapters {
            let before = steps.last().map_or(0, |last| last.decisions);
            past.repeat(self, before..chapter.decisions);
            let view = past.game().view(onlooker.viewer);
            steps.push(step(past.game(), &view, chapter, &onlooker.reader()));
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
