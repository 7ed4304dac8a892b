//! The position as numbers for a learner: what the table shows, and what each seat has, leads and
//! could do. Names are words of the rules; a number ending in `.1`, `.2` or `.3` is of open sites
//! with so many triangles missing, the last of three to five.

mod seat;
mod sites;
mod table;

use kernel::{BySeat, Describe, Features};

use crate::position::Marble;
use sites::Survey;

impl Features for Marble {
    const FEATURES_VERSION: u32 = 1;
    const WEIGHTS: &'static [u8] = include_bytes!("../../weights/marble.bin");

    fn describe<D: Describe>(&self, table: &mut D, seats: &mut BySeat<D>) {
        let survey = Survey::new(self);
        table::describe(self, &survey, table);
        for (seat, out) in seats.iter_mut() {
            seat::describe(self, &survey, seat, out);
        }
    }
}
