//! F-9 to F-11, F-23 to F-25: what may be built where.

use std::ops::Range;

use kernel::Seat;

use super::{Check, require};
use crate::data::{Ability, Building, Requirement};
use crate::shape::{MAX_SIZE, Spots};
use crate::{Action, Illegal, Lots, Open, Placement, Shape};

/// Where a seat may build.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Buildable {
    /// F-10: the own lots that a building of each size may use.
    pub by_size: [Lots; MAX_SIZE + 1],
    /// The lots of own buildings that can leave lots over: those of more than one.
    large: Lots,
}

/// The shapes of the players' own buildings come first among all.
pub(crate) const OWN_SHAPES: usize = 6;

impl Open {
    pub(super) fn legal_builds(&self, seat: Seat, out: &mut Vec<Action>) {
        let ground = self.ground(seat);
        let tray = &self.players[seat].tray;
        // Where the list holds the placements of each shape, once one building asked for them.
        let mut listed = [const { None }; OWN_SHAPES];
        for building in Building::own() {
            if tray[building.index()] == 0 {
                continue;
            }
            let start = out.len();
            let shape = building.shape();
            match &listed[shape.index()] {
                Some(same_shape) => copy_for(*building, Range::clone(same_shape), out),
                None => {
                    let spots = self.spots(seat, shape, &ground);
                    spots.each(|at| out.push(Action::Build(*building, at)));
                    listed[shape.index()] = Some(start..out.len());
                }
            }
        }
        for monument in self.pool {
            if let Some(spots) = self.monument_spots(seat, monument, &ground) {
                spots.each(|at| out.push(Action::Build(monument, at)));
            }
        }
    }

    /// F-23 to F-25: where the seat may build the monument, if it has what is needed.
    pub(crate) fn monument_spots(
        &self,
        seat: Seat,
        monument: Building,
        ground: &Buildable,
    ) -> Option<Spots> {
        let permitted = self.ignores_requirement(seat);
        if !permitted && !self.meets_needs(seat, monument) {
            return None;
        }
        let shape = monument.shape();
        let mut spots = self.spots(seat, shape, ground);
        let edge = self.edge_for(monument).filter(|_| !permitted);
        for lots in edge.into_iter().chain(self.lots_for_marker(seat)) {
            spots = spots.and(&Spots::meeting(shape, lots));
        }
        Some(spots)
    }

    /// F-9 to F-11: where the seat may build this shape.
    pub(crate) fn spots(&self, seat: Seat, shape: Shape, ground: &Buildable) -> Spots {
        let lots = ground.by_size[shape.size()];
        let mut spots = Spots::within(shape, lots);
        if lots.intersects(ground.large) && !spots.is_empty() {
            let doubtful = Spots::meeting(shape, ground.large);
            spots.retain_where(&doubtful, |at| {
                self.leaves_enough_markers(seat, at.footprint())
            });
        }
        spots
    }

    pub(super) fn check_build(&self, seat: Seat, building: Building, at: Placement) -> Check {
        let lots = at.footprint();
        if building.is_monument() {
            require(self.pool.contains(building), Illegal::NotInPool)?;
        } else {
            require(
                self.players[seat].tray[building.index()] > 0,
                Illegal::NotInTray,
            )?;
        }
        require(
            lots.is_subset(self.players[seat].estate.lots),
            Illegal::NotOwned,
        )?;
        let ground = self.ground(seat).by_size[building.size()];
        require(lots.is_subset(ground), Illegal::CoversTooLarge)?;
        require(
            self.leaves_enough_markers(seat, lots),
            Illegal::TooManyLeftOver,
        )?;
        if building.is_monument() {
            let marker = self.lots_for_marker(seat);
            let has_marker = marker.is_none_or(|monuments| lots.intersects(monuments));
            require(has_marker, Illegal::NoMonumentMarker)?;
            let allowed =
                self.ignores_requirement(seat) || self.meets_requirement(seat, building, at);
            require(allowed, Illegal::Requirement)?;
        }
        Ok(())
    }

    /// F-10, I7, R11: covered buildings are smaller, or of equal size where that is allowed.
    pub(crate) fn ground(&self, seat: Seat) -> Buildable {
        let estate = self.players[seat].estate;
        let equal = usize::from(self.may_cover_equal(seat));
        let mut of_size = [Lots::EMPTY; MAX_SIZE + 2];
        for (building, lots) in estate.buildings(&self.city) {
            of_size[building.size()] |= lots;
        }
        let mut by_size = [estate.lots; MAX_SIZE + 1];
        let mut too_large = Lots::EMPTY;
        for size in (1..=MAX_SIZE).rev() {
            too_large |= of_size[size + equal];
            by_size[size] -= too_large;
        }
        let large = estate.built() - of_size[1];
        Buildable { by_size, large }
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
        if lots.is_subset(player.estate.empty) {
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

    /// F-23: without a free monument marker the build must free one, on these lots.
    fn lots_for_marker(&self, seat: Seat) -> Option<Lots> {
        if self.free_monument_markers(seat) > 0 {
            return None;
        }
        let monuments = self.buildings_of(seat).filter(|(own, _)| own.is_monument());
        Some(monuments.fold(Lots::EMPTY, |all, (_, lots)| all | lots))
    }

    /// F-25: the lots of which the monument must cover one.
    fn edge_for(&self, monument: Building) -> Option<Lots> {
        monument.row().on_edge.then(|| self.area.edge())
    }

    /// I18, or R1 not yet used in this era.
    fn ignores_requirement(&self, seat: Seat) -> bool {
        self.turn.dispensation || self.has_once(seat, Ability::IgnoreRequirement)
    }

    /// F-24, F-25: what the player needs, and where the monument must stand.
    pub(crate) fn meets_requirement(&self, seat: Seat, monument: Building, at: Placement) -> bool {
        let edge = self.edge_for(monument);
        edge.is_none_or(|edge| at.footprint().intersects(edge)) && self.meets_needs(seat, monument)
    }

    fn meets_needs(&self, seat: Seat, monument: Building) -> bool {
        monument
            .row()
            .needs
            .iter()
            .all(|needed| self.fulfils(seat, *needed))
    }

    /// F-25: whether the player has what is needed.
    pub(crate) fn fulfils(&self, seat: Seat, needed: Requirement) -> bool {
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
        }
    }
}

/// Adds the actions of that part of the list once more, for another building of the same shape.
fn copy_for(building: Building, part: Range<usize>, out: &mut Vec<Action>) {
    for index in part {
        if let Action::Build(_, at) = out[index] {
            out.push(Action::Build(building, at));
        }
    }
}
