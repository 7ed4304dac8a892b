//! A quick opinion for bots: what an experienced player would say at a glance. The outlook of a
//! city is an estimate of its final points; an action is as good as the outlook it leads to.

mod glance;
mod outlook;
mod weights;

use kernel::{Advice, BySeat, Seat};

use crate::action::Action;
use crate::phase::Phase;
use crate::position::City;
use glance::Glance;

impl Advice for City {
    fn priors(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        let glance = Glance::new(self, seat);
        out.clear();
        out.extend(actions.iter().map(|action| glance.prior(*action)));
    }

    fn is_settled(&self) -> bool {
        matches!(self.phase, Phase::Place) && self.placed() == 0
    }

    fn value(&self) -> BySeat<f32> {
        BySeat::from_fn(self.players.seats(), |seat| {
            let player = &self.players[seat];
            let glance = Glance::new(self, seat);
            let outlook = &glance.outlook;
            let cards: u8 = self.influence_points(player.won).sum();
            glance.town
                + f32::from(player.coins)
                + f32::from(player.influence) * outlook.influence
                + f32::from(cards)
                + outlook.turns * weights::TURN
                + outlook.soon(weights::BRICK_SAVED * player.town.bricks().len() as f32)
                + outlook.soon(glance.hand())
        })
    }
}
