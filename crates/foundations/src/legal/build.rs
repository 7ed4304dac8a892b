//! F-9 to F-11, F-23 to F-25: what may be built where.

use arrayvec::ArrayVec;
use kernel::Seat;

use super::{Check, require};
use crate::action::Action;
use crate::board::Lots;
use crate::data::{Ability, Building, Requirement};
use crate::illegal::Illegal;
use crate::shape::{MOST_PLACEMENTS, MOST_SIZE, Placement, Shape, placements_within};
use crate::state::Foundations;

/// Where a seat may build: for each size the own lots whose buildings it may cover.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ground {
    by_size: [Lots; MOST_SIZE + 1],
}

impl Ground {
    /// F-10: the lots a building of this size may use.
    pub(crate) fn for_size(&self, size: usize) -> Lots {
        self.by_size[size]
    }
}

/// The shapes of the players' own buildings.
const OWN_SHAPES: usize = 6;

impl Foundations {
    pub(super) fn list_builds(&self, seat: Seat, out: &mut Vec<Action>) {
        let ground = self.ground(seat);
        let tray = &self.players[seat].tray;
        let mut lists: [Option<ArrayVec<Placement, MOST_PLACEMENTS>>; OWN_SHAPES] =
            [const { None }; OWN_SHAPES];
        for building in Building::own() {
            if tray[building.index()] > 0 {
                let shape = building.row().shape;
                let list = lists[shape.index()]
                    .get_or_insert_with(|| self.placements(seat, shape, &ground).collect());
                out.extend(list.iter().map(|at| Action::Build(*building, *at)));
            }
        }
        for monument in self.pool.iter() {
            self.list_monument(seat, monument, &ground, out);
        }
    }

    fn list_monument(
        &self,
        seat: Seat,
        monument: Building,
        ground: &Ground,
        out: &mut Vec<Action>,
    ) {
        let met = |at: &Placement| {
            self.check_monument_marker(seat, *at).is_ok()
                && self.check_requirement(seat, monument, *at).is_ok()
        };
        let list = self
            .placements(seat, monument.row().shape, ground)
            .filter(met);
        out.extend(list.map(|at| Action::Build(monument, at)));
    }

    fn placements(
        &self,
        seat: Seat,
        shape: Shape,
        ground: &Ground,
    ) -> impl Iterator<Item = Placement> {
        placements_within(shape, ground.for_size(shape.size()))
            .filter(move |at| self.leaves_enough_markers(seat, at.footprint()))
    }

    pub(super) fn check_build(&self, seat: Seat, building: Building, at: Placement) -> Check {
        let lots = at.footprint();
        if building.is_monument() {
            require(self.pool.has(building), Illegal::NotInPool)?;
        } else {
            require(
                self.players[seat].tray[building.index()] > 0,
                Illegal::NotInTray,
            )?;
        }
        require(
            lots.is_within(self.players[seat].estate.lots),
            Illegal::NotOwned,
        )?;
        let ground = self.ground(seat).for_size(building.size());
        require(lots.is_within(ground), Illegal::CoversTooLarge)?;
        require(
            self.leaves_enough_markers(seat, lots),
            Illegal::TooManyLeftOver,
        )?;
        if building.is_monument() {
            self.check_monument_marker(seat, at)?;
            self.check_requirement(seat, building, at)?;
        }
        Ok(())
    }

    /// F-10, I7, R11: covered buildings are smaller, or of equal size where that is allowed.
    pub(crate) fn ground(&self, seat: Seat) -> Ground {
        let estate = self.players[seat].estate;
        let equal = usize::from(self.may_cover_equal(seat));
        let mut by_size = [estate.lots; MOST_SIZE + 1];
        for (building, lots) in estate.buildings(&self.city) {
            let too_small = building.size() + 1 - equal;
            by_size[..too_small]
                .iter_mut()
                .for_each(|ground| *ground -= lots);
        }
        Ground { by_size }
    }

    /// I7, or R11 not yet used in this era.
    pub(crate) fn may_cover_equal(&self, seat: Seat) -> bool {
        self.turn.rebuild || self.has_once(seat, Ability::CoverEqual)
    }

    /// F-36: the role has this once-per-era ability, still fresh.
    pub(crate) fn has_once(&self, seat: Seat, ability: Ability) -> bool {
        let player = &self.players[seat];
        !player.role_used && player.ability() == Some(ability)
    }

    /// F-11: enough lot markers for the lots of covered buildings that are left over; those
    /// that this build frees count.
    #[inline]
    fn leaves_enough_markers(&self, seat: Seat, lots: Lots) -> bool {
        let player = &self.players[seat];
        if lots.is_within(player.estate.empty) {
            return true;
        }
        let covered = self.covered_by(lots);
        let freed = (lots & player.estate.empty).len();
        (covered - lots).len() <= player.free_markers() + freed
    }

    /// All lots of the buildings that stand on one of `lots`.
    #[inline]
    pub(crate) fn covered_by(&self, lots: Lots) -> Lots {
        self.city
            .buildings_on(lots)
            .fold(Lots::EMPTY, |all, (_, covered)| all | covered)
    }

    /// F-23: a free monument marker, or one that this build frees.
    fn check_monument_marker(&self, seat: Seat, at: Placement) -> Check {
        let covers_one = || {
            self.city
                .buildings_on(at.footprint())
                .any(|(own, _)| own.is_monument())
        };
        let free = self.free_monument_markers(seat) > 0 || covers_one();
        require(free, Illegal::NoMonumentMarker)
    }

    /// F-25, or I18 or R1 against it.
    fn check_requirement(&self, seat: Seat, monument: Building, at: Placement) -> Check {
        let allowed = self.meets_requirement(seat, monument, at)
            || self.turn.dispensation
            || self.has_once(seat, Ability::IgnoreRequirement);
        require(allowed, Illegal::Requirement)
    }

    pub(crate) fn meets_requirement(&self, seat: Seat, monument: Building, at: Placement) -> bool {
        monument
            .row()
            .needs
            .iter()
            .all(|needed| self.meets(seat, *needed, at))
    }

    fn meets(&self, seat: Seat, needed: Requirement, at: Placement) -> bool {
        let estate = &self.players[seat].estate;
        let buildings = || self.buildings_of(seat);
        match needed {
            Requirement::NoEmptyLot => estate.empty.is_empty(),
            Requirement::Population(least) => self.population(seat) >= i32::from(least),
            Requirement::Lots(least) => estate.lots.len() >= usize::from(least),
            Requirement::LotsOf(wanted, least) => {
                let fitting = buildings().filter(|(own, _)| own.building_type() == wanted);
                fitting.map(|(own, _)| own.size()).sum::<usize>() >= usize::from(least)
            }
            Requirement::BuildingOfSize(least) => {
                buildings().any(|(own, _)| own.size() >= usize::from(least))
            }
            Requirement::Silver(least) => self.silver_on(estate) >= i32::from(least),
            Requirement::BuildingsOf(wanted, least) => {
                self.count_type(seat, wanted) >= usize::from(least)
            }
            Requirement::Buildings(least) => estate.heads.len() >= usize::from(least),
            Requirement::EdgeLots(least) => {
                (estate.lots & self.area.edge()).len() >= usize::from(least)
            }
            Requirement::OnEdge => at.footprint().meets(self.area.edge()),
        }
    }
}
