//! A quick opinion for bots: what an experienced player would say at a glance.

mod glance;
mod promises;
mod weights;

use kernel::{Advice, BySeat, Seat};

use crate::action::Action;
use crate::data::ACTIONS;
use crate::grid::Vertex;
use crate::position::{Marble, Open, Phase, Stage};
use glance::Glance;
use promises::SitePromises;
use weights as weight;

impl Advice for Marble {
    fn priors(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        let glance = Glance::new(self, seat);
        out.clear();
        out.extend(actions.iter().map(|action| glance.prior(*action)));
    }

    fn is_settled(&self) -> bool {
        let first_action = match self.stage {
            Stage::Turn { left } => left == ACTIONS,
            Stage::Last { .. } => true,
        };
        first_action && matches!(self.phase, Phase::Kind)
    }

    fn value(&self) -> BySeat<f32> {
        let to_come = self.tiles_to_come() / self.seats().count() as f32;
        BySeat::from_fn(self.seats(), |seat| {
            let promises = SitePromises::new(self, seat);
            let sites: f32 = Vertex::sites().iter().map(|site| promises.site(site)).sum();
            let in_hand = weight::TILE_IN_HAND * self.tiles_in_time(seat);
            let later = weight::OPEN_SITES * sites + in_hand + weight::TILE_TO_COME * to_come;
            self.total(seat) as f32 + later
        })
    }
}

impl Open {
    /// How much of what comes later will still come: 1 for most of the game, 0 in the last
    /// actions.
    fn future(&self) -> f32 {
        match self.stage {
            Stage::Turn { .. } => (self.tiles_to_come() / weight::LATE).min(1.0),
            Stage::Last { .. } => 0.0,
        }
    }

    /// Tiles of the seat that it will still come to play. Where three or four draw, the stacks are
    /// soon empty: whoever has more tiles than turns has them for nothing.
    fn tiles_in_time(&self, seat: Seat) -> f32 {
        let (tiles, to_come) = (self.players[seat].tiles() as f32, self.tiles_to_come());
        match self.seats().count() {
            _ if matches!(self.phase, Phase::Over) => 0.0,
            2 => tiles * (to_come / weight::TIME_TO_PLAY).min(1.0),
            players => {
                let drawn = to_come / players as f32;
                tiles.min(weight::PLAYED_PER_DRAWN * drawn + weight::PLAYED_BESIDES)
            }
        }
    }
}
