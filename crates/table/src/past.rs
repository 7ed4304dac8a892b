//! Looking back: the table as it was after so many decisions, and where its chapters begin. Once
//! the game is over with anybody's eyes, before that only as everybody may see it.

use std::ops::Range;

use kernel::{Advice, Viewer};
use log::{Entry, Origin, Payload, UnixMillis};
use scene::Show;
use serde::Serialize;

use crate::areas::Gallery;
use crate::live::Live;
use crate::rights::Moment;
use crate::update::Telling as _;
use crate::{Onlooker, Table};

/// Where a round, an era or the like begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Chapter {
    /// After so many decisions.
    pub decisions: usize,
    /// "Round 8 of 14".
    pub text: String,
}

impl<G: Advice + Show> Table<G> {
    /// The same deal after so many decisions, or all there are.
    pub(crate) fn after(&self, decisions: usize) -> Table<G> {
        let mut past = self.at_the_opening();
        past.repeat(self, 0..decisions.min(self.decisions()));
        past
    }

    /// Where the chapters begin, the first one at the opening.
    pub(crate) fn all_chapters(&self, onlooker: &Onlooker<'_>) -> Vec<Chapter> {
        let reader = self.lawful(onlooker, Moment::Past).reader();
        let mut past = self.at_the_opening();
        let mut chapters: Vec<Chapter> = Vec::new();
        for decisions in 0..=self.decisions() {
            let text = G::progress(&past.game().view(Viewer::Spectator), &reader).text;
            if chapters.last().is_none_or(|last| last.text != text) && !past.is_over() {
                chapters.push(Chapter { decisions, text });
            }
            if decisions < self.decisions() {
                past.repeat(self, decisions..decisions + 1);
            }
        }
        chapters
    }

    /// The same deal and people before the first decision.
    fn at_the_opening(&self) -> Table<G> {
        let origin = Origin::running(self.live.now.occupants.clone(), UnixMillis(0));
        let seed = self.live.now.seed;
        Table {
            live: Live::dealt(G::new(&self.setup, &seed), seed, &origin),
            gallery: Gallery::default(),
            past: Vec::new(),
            deal: self.deal.clone(),
            setup: self.setup.clone(),
            commitment: self.commitment,
        }
    }

    /// Takes decisions of another table of the same deal.
    pub(crate) fn repeat(&mut self, table: &Table<G>, decisions: Range<usize>) {
        let mut branch = self.branch();
        for one in &table.live.played[decisions] {
            let action = Payload::Action(one.action);
            let again = branch.add(Entry::of_seat(one.seat, action, UnixMillis(0)));
            again.expect("what is in force was allowed");
        }
        let growth = branch.into_growth();
        self.live.grow(growth);
    }
}
