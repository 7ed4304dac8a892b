//! Looking back: the table as it was after so many decisions, and where its chapters begin. Once
//! the game is over with anybody's eyes, before that only as everybody may see it.

use kernel::{Advice, Viewer};
use scene::Show;
use serde::Serialize;

use crate::areas::Gallery;
use crate::live::Live;
use crate::{Entry, Onlooker, Payload, Shown, Table, Update};

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
    /// How many decisions are in force.
    pub fn decisions(&self) -> usize {
        self.live.played.len()
    }

    /// What an onlooker would have been told after so many decisions (or all there are), without
    /// anything to choose. The update's sequence counts decisions.
    pub fn past(&self, decisions: usize, onlooker: &Onlooker<'_>, shown: &Shown) -> Update {
        let mut past = self.at_the_opening();
        for index in 0..decisions.min(self.decisions()) {
            past.repeat(self, index);
        }
        past.told(&self.in_hindsight(onlooker), None, shown)
    }

    /// Where the chapters begin, the first one at the opening.
    pub fn chapters(&self, onlooker: &Onlooker<'_>) -> Vec<Chapter> {
        let reader = self.in_hindsight(onlooker).reader();
        let mut past = self.at_the_opening();
        let mut chapters: Vec<Chapter> = Vec::new();
        for decisions in 0..=self.decisions() {
            let text = G::progress(&past.live.game.view(Viewer::Spectator), &reader).text;
            if chapters.last().is_none_or(|last| last.text != text) && !past.is_over() {
                chapters.push(Chapter { decisions, text });
            }
            if decisions < self.decisions() {
                past.repeat(self, decisions);
            }
        }
        chapters
    }

    /// The same deal before the first decision.
    fn at_the_opening(&self) -> Table<G> {
        let (drivers, started_at) = (self.deal.drivers, self.deal.started_at);
        Table {
            live: Live::new(self.opening(), drivers, started_at),
            gallery: Gallery::default(),
            deal: self.deal.clone(),
            setup: self.setup.clone(),
            commitment: self.commitment,
        }
    }

    /// Takes the decision of another table of the same deal.
    fn repeat(&mut self, table: &Table<G>, index: usize) {
        let played = &table.live.played[index];
        let entry = Entry {
            seat: played.seat,
            payload: Payload::Action(played.action),
            at: self.deal.started_at,
        };
        let again = self.live.install(&|| table.opening(), entry);
        again.expect("what is in force was allowed");
    }

    fn in_hindsight<'a>(&self, onlooker: &Onlooker<'a>) -> Onlooker<'a> {
        let known = match onlooker.viewer {
            Viewer::Seat(seat) => self.seats().contains(seat),
            Viewer::Spectator | Viewer::Everything => true,
        };
        let viewer = match self.is_over() && known {
            true => onlooker.viewer,
            false => Viewer::Spectator,
        };
        Onlooker {
            viewer,
            points: self.tells_points(),
            ..*onlooker
        }
    }
}
