//! The position as numbers for a learner.

use kernel::{BySeat, Describe, Features};

use crate::Pebbles;
use crate::position::{NUMBERS, Phase};

impl Features for Pebbles {
    const FEATURES_VERSION: u32 = 1;

    fn describe<D: Describe>(&self, table: &mut D, seats: &mut BySeat<D>) {
        table.flag(format_args!("team"), self.team);
        table.count(format_args!("pile"), self.pile.into(), 20.0);
        table.count(format_args!("given-back"), self.given_back.len(), 5.0);
        let (choosing, turn) = match self.phase {
            Phase::Choose { first, .. } => (true, Some(first)),
            Phase::Take { turn } => (false, Some(turn)),
            Phase::Over => (false, None),
        };
        table.flag(format_args!("choosing"), choosing);
        let highest = f32::from(*NUMBERS.end());
        for (seat, out) in seats.iter_mut() {
            let secret = self.hidden.secrets[seat];
            out.put(format_args!("number"), f32::from(secret.number) / highest);
            out.flag(format_args!("swaps"), secret.swaps);
            out.count(format_args!("taken"), self.taken[seat].into(), 20.0);
            for away in 0..3 {
                let acts = turn.is_some_and(|turn| turn.after(away, self.seats()) == seat);
                out.flag(format_args!("turns-away.{away}"), acts);
            }
        }
    }
}
