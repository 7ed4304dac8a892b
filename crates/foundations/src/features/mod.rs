//! The position as numbers for a learner: what lies on the table, and what each seat has, could do
//! and would score. What several seats or numbers need is counted once, in a [`Survey`].

mod builds;
mod cards;
mod holding;
mod land;
mod market;
mod scoring;
mod survey;
mod table;
mod trade;
mod turn;

use std::fmt;

use kernel::{BySeat, Describe, Features};

use crate::Foundations;
use survey::Survey;

impl Features for Foundations {
    const FEATURES_VERSION: u32 = 1;
    const WEIGHTS: &'static [u8] = include_bytes!("../../weights/foundations.bin");

    fn describe<D: Describe>(&self, table: &mut D, seats: &mut BySeat<D>) {
        let survey = Survey::of(self);
        table::modules(&self.options, table);
        table::time(self, table);
        table::decision(self, table);
        table::city(self, &survey, table);
        table::market(self, table);
        table::monuments(self, table);
        table::consul(self, &survey, table);
        for (seat, out) in seats.iter_mut() {
            let own = &survey.holdings[seat];
            turn::turns(self, seat, out);
            holding::silver(self, seat, own, out);
            holding::supply(self, seat, out);
            holding::placed(own, out);
            land::lots(self, seat, own, out);
            land::neighbors(&survey, own, out);
            builds::shapes(own, out);
            builds::best(self, seat, own, out);
            builds::monuments(self, seat, own, out);
            scoring::next(&survey, seat, out);
            scoring::so_far(self, seat, out);
            scoring::citizens(&survey, seat, out);
            market::buys(self, own, out);
            market::completes(self, seat, own, out);
            cards::drafted(self, seat, out);
            cards::role(self, seat, out);
            cards::objectives(self, seat, out);
            cards::invocations(self, seat, out);
            trade::favor(self, &survey, seat, out);
            trade::offer(self, seat, out);
        }
    }
}

/// Numbers never go further, however strange the game.
const FAR: f32 = 4.0;

/// Counts that may be below zero, or beyond all measure.
trait Scaled: Describe {
    /// So many, where about so many are a lot.
    #[inline]
    fn scaled(&mut self, name: fmt::Arguments<'_>, amount: i32, about: f32) {
        self.put(name, (amount as f32 / about).clamp(-FAR, FAR));
    }
}

impl<D: Describe> Scaled for D {}
