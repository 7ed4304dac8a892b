//! What a seat could build now, and what the best of it would bring.

use kernel::{Describe, Seat};

use super::Scaled as _;
use super::survey::Holding;
use crate::Foundations;
use crate::city::civic_worth;
use crate::data::{Building, BuildingType, Worth};
use crate::spots::own_shapes;

/// F-9, F-10: how many placements on empty lots, and whether there is any, also over buildings.
pub(super) fn shapes(own: &Holding, out: &mut impl Describe) {
    for shape in own_shapes() {
        let free = own.free_spots[shape.index()].into();
        out.count(format_args!("fits-empty.{shape}"), free, 8.0);
        out.flag(format_args!("fits.{shape}"), own.fits(*shape));
    }
}

/// The best citizens, silver and points that one building of the tray would bring, and what each
/// civic one would score where it scores most.
pub(super) fn best(game: &Foundations, seat: Seat, own: &Holding, out: &mut impl Describe) {
    let tray = &game.players[seat].tray;
    let (mut free, mut over) = (Best::default(), Best::default());
    let mut civic = [0; CIVIC];
    for building in Building::own() {
        if tray[building.index()] == 0 || !own.fits(building.shape()) {
            continue;
        }
        let worth = building.row().worth;
        over.consider(worth);
        if own.fits_free(building.shape()) {
            free.consider(worth);
        }
        if let Worth::Civic {
            beside,
            points,
            per,
        } = worth
        {
            let amount = own.around[building.size() - 1].of(beside);
            civic[building.index() - FIRST_CIVIC] = civic_worth(points, per, amount).into();
        }
    }
    free.tell("empty", out);
    over.tell("any", out);
    for (building, points) in Building::own()[FIRST_CIVIC..].iter().zip(civic) {
        out.scaled(format_args!("build.{building}"), points, 8.0);
    }
    let best = civic.into_iter().max().unwrap_or(0);
    out.scaled(format_args!("build.civic"), best, 8.0);
}

/// The civic buildings are the last of a player's set.
const FIRST_CIVIC: usize = Building::Fountain.index();
const CIVIC: usize = crate::data::OWN_BUILDINGS - FIRST_CIVIC;

/// The most of each that a single building brings by itself.
#[derive(Default)]
struct Best {
    citizens: i32,
    silver: i32,
    points: i32,
}

impl Best {
    fn consider(&mut self, worth: Worth) {
        match worth {
            Worth::Citizens { fixed, .. } => self.citizens = self.citizens.max(fixed.into()),
            Worth::Commerce { silver, points, .. } => {
                self.silver = self.silver.max(silver.into());
                self.points = self.points.max(points.into());
            }
            Worth::Civic { .. } => {}
        }
    }

    fn tell(&self, place: &str, out: &mut impl Describe) {
        out.scaled(format_args!("build.{place}.citizens"), self.citizens, 6.0);
        out.scaled(format_args!("build.{place}.silver"), self.silver, 3.0);
        out.scaled(format_args!("build.{place}.points"), self.points, 5.0);
    }
}

/// F-23, F-25: how many of the pool the seat could build now, by type, and how large.
pub(super) fn monuments(game: &Foundations, seat: Seat, own: &Holding, out: &mut impl Describe) {
    let mut by_type = [0; BuildingType::ALL.len()];
    let mut largest = 0;
    game.each_monument(seat, &own.ground, |monument, _| {
        by_type[monument.building_type().index()] += 1;
        largest = largest.max(monument.size());
    });
    for building_type in BuildingType::ALL {
        let count = by_type[building_type.index()];
        out.count(format_args!("build.monuments.{building_type}"), count, 3.0);
    }
    out.count(format_args!("build.monuments.size"), largest, 6.0);
}
