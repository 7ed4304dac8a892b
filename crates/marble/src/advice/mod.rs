//! A quick opinion for bots: what an experienced player would say at a glance.

mod glance;
mod promises;
mod sites;
mod weights;

use kernel::{Advice, BySeat, Seat};

use crate::action::Action;
use crate::data::ACTIONS;
use crate::grid::Vertex;
use crate::position::{Marble, Open, Phase, Stage};
use glance::Glance;
use promises::Memory;
use sites::Sites;
use weights as weight;

impl Advice for Marble {
    fn priors(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        let memory = Memory::default();
        let glance = Glance::new(self, seat, &memory);
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
        let promised = self.promised();
        BySeat::from_fn(self.seats(), |seat| {
            let in_hand = weight::TILE_IN_HAND * self.tiles_in_time(seat);
            let sites = weight::OPEN_SITES * promised[seat];
            let later = sites + in_hand + weight::TILE_TO_COME * to_come;
            self.total(seat) as f32 + later
        })
    }
}

impl Open {
    /// What all sites promise to each seat.
    fn promised(&self) -> BySeat<f32> {
        let all = Sites::new(self);
        let mut promised = BySeat::new(self.seats());
        for site in Vertex::sites().iter().filter_map(|at| all.site(at)) {
            for (seat, sum) in promised.iter_mut() {
                let stake = all.stake(seat);
                *sum += all.promise(&site, &stake, || all.prospect(&site, &stake));
            }
        }
        promised
    }

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
