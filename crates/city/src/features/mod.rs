//! The position as numbers for a learner. What concerns everybody is in `table`, one player's side
//! in `seat`, the city of a player in `town` with its `zones`; `cards` and `order` count for both.

mod cards;
mod order;
mod seat;
mod table;
mod temples;
mod town;
mod zones;

use kernel::{BySeat, Describe, Features};

use crate::position::City;

impl Features for City {
    const FEATURES_VERSION: u32 = 1;
    const WEIGHTS: &'static [u8] = include_bytes!("../../weights/city.bin");

    fn describe<D: Describe>(&self, table: &mut D, seats: &mut BySeat<D>) {
        table::describe(self, table);
        let turns = self.turns_in_order();
        for (seat, out) in seats.iter_mut() {
            seat::describe(self, seat, &turns, out);
        }
    }
}
