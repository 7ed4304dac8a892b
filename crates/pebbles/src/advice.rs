//! What an experienced player would say at a glance.

use kernel::{Advice, BySeat, Seat};

use crate::score::score;
use crate::{Action, Pebbles};

impl Advice for Pebbles {
    fn priors(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        out.clear();
        out.extend(actions.iter().map(|action| match *action {
            Action::Keep => f32::from(self.hidden.secrets[seat].number),
            Action::Swap => 6.5,
            Action::Take(count) => f32::from(count),
        }));
    }

    fn value(&self) -> BySeat<f32> {
        score(self).totals().map(|total| *total as f32)
    }
}
