//! F-23 to F-25: which monuments may be built where.

use kernel::Seat;

use super::{Buildable, Check, require};
use crate::data::{Ability, Building, Requirement};
use crate::spots::Spots;
use crate::{Illegal, Lots, Open, Placement};

impl Open {
    /// F-23 to F-25: hands over each monument of the pool that the seat may build, and where.
    pub(crate) fn each_monument(
        &self,
        seat: Seat,
        ground: &Buildable,
        mut take: impl FnMut(Building, &Spots),
    ) {
        let permitted = self.ignores_requirement(seat);
        for monument in self.pool {
            let shape = monument.shape();
            let mut spots = self.spots(shape, ground);
            if spots.is_empty() || !(permitted || self.meets_needs(seat, monument)) {
                continue;
            }
            let edge = self.edge_for(monument).filter(|_| !permitted);
            for lots in edge.into_iter().chain(self.lots_for_marker(seat)) {
                spots = spots.and(&Spots::meeting(shape, lots));
            }
            if !spots.is_empty() {
                take(monument, &spots);
            }
        }
    }

    /// F-23 to F-25: what a monument needs besides being built like a building.
    pub(super) fn check_monument(&self, seat: Seat, monument: Building, at: Placement) -> Check {
        let marker = self.lots_for_marker(seat);
        let has_marker = marker.is_none_or(|monuments| at.footprint().intersects(monuments));
        require(has_marker, Illegal::NoMonumentMarker)?;
        let allowed = self.ignores_requirement(seat) || self.meets_requirement(seat, monument, at);
        require(allowed, Illegal::Requirement)
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
