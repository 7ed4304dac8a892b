//! What one player (or the Consul) has: land, tray, silver, points, tokens and cards.

use kernel::{Seat, vocabulary};
use serde::{Deserialize, Serialize};

use crate::board::Lots;
use crate::city::City;
use crate::data::Ability;
use crate::data::{Building, Invocation, LOT_MARKERS, OWN_BUILDINGS, Objective, Role};
use crate::set::SetOf;

vocabulary! {
    /// F-15: what points are given for.
    pub enum Category: "category" {
        Residential = "residential",
        Civic = "civic",
        Commercial = "commercial",
        Roles = "roles",
        Invocations = "invocations",
        EmptyLots = "empty-lots",
        Objectives = "objectives",
        Favor = "favor",
        Monuments = "monuments",
        Start = "start",
        RefusedLots = "refused-lots",
    }
}

/// Who owns, builds and scores: a player, or the Consul.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Party {
    Seat(Seat),
    Consul,
}

/// Points gained so far, by category.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Points([i16; Category::ALL.len()]);

impl Points {
    pub(crate) fn add(&mut self, category: Category, points: i16) {
        self.0[category.index()] += points;
    }

    pub(crate) fn add_all(&mut self, other: &Points) {
        self.0
            .iter_mut()
            .zip(other.0)
            .for_each(|(own, more)| *own += more);
    }

    /// The points of one category.
    pub fn of(&self, category: Category) -> i16 {
        self.0[category.index()]
    }

    /// All together.
    pub fn total(&self) -> i32 {
        self.0.iter().map(|points| i32::from(*points)).sum()
    }
}

/// The land of a player or of the Consul.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Estate {
    /// F-6a: the own lots, built and empty.
    pub lots: Lots,
    /// F-6a: those without a building. Each holds a lot marker (the Consul's are just bare).
    pub empty: Lots,
    /// The first lot of each own building.
    pub heads: Lots,
}

impl Estate {
    /// The lots under own buildings.
    pub fn built(&self) -> Lots {
        self.lots - self.empty
    }

    /// Each own building with its lots.
    #[inline]
    pub fn buildings(self, city: &City) -> impl Iterator<Item = (Building, Lots)> {
        self.heads
            .iter()
            .filter_map(|lot| Some((city.building(lot)?, city.footprint(lot))))
    }

    pub(crate) fn gain(&mut self, lots: Lots) {
        self.lots |= lots;
        self.empty |= lots;
    }

    pub(crate) fn lose(&mut self, lots: Lots) {
        self.lots -= lots;
        self.empty -= lots;
    }
}

/// One player's side of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Player {
    pub(crate) estate: Estate,
    /// F-5: buildings not on the board.
    pub(crate) tray: [u8; OWN_BUILDINGS],
    pub(crate) silver: i32,
    pub(crate) points: Points,
    /// F-27: favor tokens with the 2-VP side up.
    pub(crate) favor: u8,
    /// F-29: favor tokens with the 4-VP side up.
    pub(crate) flipped: u8,
    pub(crate) role: Option<Role>,
    pub(crate) rejected_role: Option<Role>,
    /// F-36: the role's once-per-era ability was used in this era.
    pub(crate) role_used: bool,
    /// F-33a: unused and ongoing ones.
    pub(crate) invocations: SetOf<Invocation>,
    pub(crate) spent: SetOf<Invocation>,
    /// F-30, I20: kept in secret.
    pub(crate) objectives: SetOf<Objective>,
    pub(crate) rejected_objectives: SetOf<Objective>,
}

impl Player {
    /// Whether it holds the card, unused or ongoing.
    #[inline]
    pub fn holds(&self, invocation: Invocation) -> bool {
        self.invocations.has(invocation)
    }

    /// What the role does.
    #[inline]
    pub fn ability(&self) -> Option<Ability> {
        self.role.map(Role::ability)
    }

    /// F-3, R9, I14: all lot markers, on the board and in the tray.
    #[inline]
    pub fn lot_markers(&self) -> usize {
        LOT_MARKERS
            + usize::from(self.ability() == Some(Ability::MoreLand))
            + usize::from(self.holds(Invocation::Surveyor))
    }

    /// Lot markers in the tray.
    #[inline]
    pub fn free_markers(&self) -> usize {
        self.lot_markers().saturating_sub(self.estate.empty.len())
    }
}
