//! The course of a game: everybody's points from chapter to chapter, as far as the onlooker may
//! know them.

use kernel::{Advice, Viewer};
use scene::{Progress, Show};
use serde::Serialize;

use crate::rights::Moment;
use crate::update::Telling as _;
use crate::{Onlooker, Table, points};

/// The points at some moment of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct CourseStep {
    /// After so many decisions.
    pub decisions: usize,
    /// The chapter that begins there, "Era 2 of 3, 7 cards until scoring"; empty where none does.
    pub text: String,
    /// Its part of the game, "Era 2 of 3"; empty where none begins.
    pub part: String,
    /// The number of that part, where it has one.
    pub number: Option<u32>,
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
            let begins = chapters.iter().any(|one| one.decisions == decisions);
            let wanted = begins || decisions == self.decisions();
            if !wanted && !between {
                continue;
            }
            past.repeat(self, before..decisions);
            before = decisions;
            let step = step(past.game(), begins, decisions, &onlooker);
            if wanted || steps.last().is_some_and(|last| last.differs(&step)) {
                steps.push(step);
            }
        }
        steps
    }
}

fn step<G: Show>(game: &G, begins: bool, decisions: usize, onlooker: &Onlooker<'_>) -> CourseStep {
    let reader = onlooker.reader();
    let scores = points::scores(game, &game.view(onlooker.viewer), &reader);
    // Chapters are everybody's.
    let progress = begins.then(|| G::progress(&game.view(Viewer::Spectator), &reader));
    let number = progress.as_ref().and_then(Progress::number);
    let (text, part) = progress.map_or_else(Default::default, |told| (told.text, told.part));
    CourseStep {
        decisions,
        text,
        part,
        number,
        points: scores.seats.iter().map(|seat| seat.total).collect(),
        rival: scores.rival.map(|rival| rival.total),
    }
}
