//! What stands in the city, whoever owns it, and what it is worth there (F-5, F-6, F-26).

use kernel::Id as _;

use crate::board::LOT_SPACE;
use crate::data::{Beside, Building, BuildingType, Gives, Worth};
use crate::shape::MAX_SIZE;
use crate::{Lot, Lots, Neighbors as _, Placement};

/// All buildings, monuments and Consul tokens on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct City {
    /// The lots under buildings of at least each size, from 1.
    at_least: [Lots; MAX_SIZE],
    /// Where the building on a lot stands. All lots of a building say the same.
    placements: [Placement; LOT_SPACE],
    buildings: [Option<Building>; LOT_SPACE],
}

impl City {
    pub(crate) fn empty() -> City {
        City {
            at_least: [Lots::EMPTY; MAX_SIZE],
            placements: [Placement::default(); LOT_SPACE],
            buildings: [None; LOT_SPACE],
        }
    }

    /// The lots with a building.
    #[inline]
    pub fn built(&self) -> Lots {
        self.at_least[0]
    }

    /// The lots under buildings of at least this size.
    #[inline]
    pub(crate) fn at_least(&self, size: usize) -> Lots {
        let sizes = self.at_least.get(size.saturating_sub(1));
        sizes.copied().unwrap_or_default()
    }

    /// The building on the lot.
    #[inline]
    pub fn building(&self, lot: Lot) -> Option<Building> {
        self.buildings[lot.index()]
    }

    /// The lots of the building on the lot; nothing if it is bare.
    #[inline]
    pub fn footprint(&self, lot: Lot) -> Lots {
        if self.building(lot).is_some() {
            self.placements[lot.index()].footprint()
        } else {
            Lots::EMPTY
        }
    }

    /// The building on the lot, with its lots.
    #[inline]
    pub fn standing(&self, lot: Lot) -> Option<(Building, Lots)> {
        Some((self.building(lot)?, self.footprint(lot)))
    }

    pub(crate) fn put(&mut self, building: Building, placement: Placement) {
        let footprint = placement.footprint();
        debug_assert!(
            !footprint.intersects(self.built()),
            "the lots were cleared before"
        );
        for lot in footprint {
            self.placements[lot.index()] = placement;
            self.buildings[lot.index()] = Some(building);
        }
        for lots in &mut self.at_least[..building.size()] {
            *lots |= footprint;
        }
    }

    pub(crate) fn remove(&mut self, lot: Lot) -> Option<(Building, Placement)> {
        let building = self.building(lot)?;
        let placement = self.placements[lot.index()];
        for lot in placement.footprint() {
            self.placements[lot.index()] = Placement::default();
            self.buildings[lot.index()] = None;
        }
        for lots in &mut self.at_least[..building.size()] {
            *lots -= placement.footprint();
        }
        Some((building, placement))
    }

    /// Each building that has one of the lots, once: its building and its lots.
    #[inline]
    pub fn buildings_on(&self, lots: Lots) -> impl Iterator<Item = (Building, Lots)> {
        let mut rest = lots & self.built();
        std::iter::from_fn(move || {
            let lot = rest.first()?;
            let footprint = self.footprint(lot);
            rest -= footprint;
            Some((self.building(lot)?, footprint))
        })
    }

    /// F-6: each building adjacent to the lots, once, whoever owns it.
    pub fn beside(&self, lots: Lots) -> impl Iterator<Item = (Building, Lots)> {
        self.buildings_on(lots.beside())
    }

    /// F-6a, F-26: the citizens of a building that stands on `footprint`, now.
    #[inline]
    pub fn citizens(&self, building: Building, footprint: Lots) -> i32 {
        self.given(building.citizens(), footprint)
    }

    /// F-6a, F-26: the silver of a building that stands on `footprint`, now.
    #[inline]
    pub fn silver(&self, building: Building, footprint: Lots) -> i32 {
        self.given(building.silver(), footprint)
    }

    /// F-26: with so much for each building beside it.
    #[inline]
    fn given(&self, gives: Gives, footprint: Lots) -> i32 {
        let Gives {
            fixed,
            per_neighbor,
        } = gives;
        if per_neighbor == 0 {
            i32::from(fixed)
        } else {
            let neighbors = self.beside(footprint).count();
            i32::from(fixed) + i32::from(per_neighbor) * neighbors as i32
        }
    }

    /// F-17: the points of a civic building that stands on `footprint`; 0 for others.
    pub fn civic_points(&self, building: Building, footprint: Lots) -> i16 {
        match building.row().worth {
            Worth::Civic {
                beside,
                points,
                per,
            } => {
                let amount: i32 = self
                    .beside(footprint)
                    .map(|(other, at)| self.counts(beside, other, at))
                    .sum();
                civic_worth(points, per, amount)
            }
            Worth::Citizens { .. } | Worth::Commerce { .. } => 0,
        }
    }

    /// F-17: all that a civic building on `footprint` could count, whatever it is.
    pub(crate) fn around(&self, footprint: Lots) -> Around {
        self.beside(footprint)
            .fold(Around::default(), |all, (other, at)| {
                let more = |beside| self.counts(beside, other, at);
                Around {
                    buildings: all.buildings + more(Beside::Buildings),
                    civic: all.civic + more(Beside::Civic),
                    citizens: all.citizens + more(Beside::Citizens),
                    silver: all.silver + more(Beside::Silver),
                }
            })
    }

    /// F-17: the buildings that a civic building on `footprint` counts, each with how much.
    pub fn counted(
        &self,
        building: Building,
        footprint: Lots,
    ) -> impl Iterator<Item = (Lots, i32)> {
        let beside = match building.row().worth {
            Worth::Civic { beside, .. } => Some(beside),
            Worth::Citizens { .. } | Worth::Commerce { .. } => None,
        };
        let near = self.beside(footprint);
        near.filter_map(move |(other, at)| {
            let amount = self.counts(beside?, other, at);
            (amount > 0).then_some((at, amount))
        })
    }

    /// What a building that stands on `footprint` is worth now, in what its type counts: citizens,
    /// silver or points.
    pub fn worth(&self, building: Building, footprint: Lots) -> i32 {
        match building.building_type() {
            BuildingType::Residential => self.citizens(building, footprint),
            BuildingType::Commercial => self.silver(building, footprint),
            BuildingType::Civic => i32::from(self.civic_points(building, footprint)),
        }
    }

    /// What an adjacent building counts for.
    fn counts(&self, beside: Beside, building: Building, footprint: Lots) -> i32 {
        match beside {
            Beside::Buildings => 1,
            Beside::Civic => i32::from(building.building_type() == BuildingType::Civic),
            Beside::Citizens => self.citizens(building, footprint),
            Beside::Silver => self.silver(building, footprint),
        }
    }

    /// F-18: the fixed points of a commercial building.
    pub fn commercial_points(building: Building) -> i16 {
        match building.row().worth {
            Worth::Commerce { points, .. } => i16::from(points),
            Worth::Citizens { .. } | Worth::Civic { .. } => 0,
        }
    }
}

/// F-17: `points` for every full `per` of an amount.
pub(crate) fn civic_worth(points: u8, per: u8, amount: i32) -> i16 {
    i16::from(points) * (amount / i32::from(per)) as i16
}

/// F-17: what lies beside some lots, in all that civic buildings count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Around {
    buildings: i32,
    civic: i32,
    citizens: i32,
    silver: i32,
}

impl Around {
    /// The amount of one of them.
    pub(crate) fn of(&self, beside: Beside) -> i32 {
        match beside {
            Beside::Buildings => self.buildings,
            Beside::Civic => self.civic,
            Beside::Citizens => self.citizens,
            Beside::Silver => self.silver,
        }
    }

    /// The larger amount of each.
    pub(crate) fn or_more(&self, other: &Around) -> Around {
        Around {
            buildings: self.buildings.max(other.buildings),
            civic: self.civic.max(other.civic),
            citizens: self.citizens.max(other.citizens),
            silver: self.silver.max(other.silver),
        }
    }
}
