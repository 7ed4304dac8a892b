//! What one player (or the Consul) has in the open: land, tray, silver, points, tokens and cards.

use std::collections::BTreeMap;

use kernel::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::data::Ability;
use crate::data::{Building, Invocation, Invocations, LOT_MARKERS, OWN_BUILDINGS, Role};
use crate::{Category, City, Lots};

/// Who owns, builds and scores: a player, or the Consul.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Party {
    /// The player at this seat.
    Seat(Seat),
    /// The Consul.
    Consul,
}

/// Points gained so far, by category. In dumps, zeros are left out.
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

impl Serialize for Points {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let all = Category::ALL.iter().zip(self.0);
        serializer.collect_map(all.filter(|(_, points)| *points != 0))
    }
}

impl<'de> Deserialize<'de> for Points {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Points, D::Error> {
        let map = BTreeMap::<Category, i16>::deserialize(deserializer)?;
        let mut points = Points::default();
        map.iter()
            .for_each(|(category, own)| points.add(*category, *own));
        Ok(points)
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
        self.heads.iter().filter_map(|lot| city.standing(lot))
    }

    pub(crate) fn gain(&mut self, lots: Lots) {
        self.lots |= lots;
        self.empty |= lots;
    }

    pub(crate) fn lose(&mut self, lots: Lots) {
        self.lots -= lots;
        self.empty -= lots;
    }

    /// A building was put on these own lots.
    pub(crate) fn build_on(&mut self, footprint: Lots) {
        self.empty -= footprint;
        self.heads.extend(footprint.first());
    }

    /// The building on these lots was taken off.
    pub(crate) fn clear(&mut self, footprint: Lots) {
        self.empty |= footprint;
        self.heads -= footprint;
    }
}

/// The open side of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// The land.
    pub estate: Estate,
    /// F-5: buildings not on the board, by kind.
    pub tray: [u8; OWN_BUILDINGS],
    /// In hand.
    pub silver: i32,
    /// Gained so far.
    pub points: Points,
    /// F-27: favor tokens with the 2-VP side up.
    pub favor: u8,
    /// F-29: favor tokens with the 4-VP side up.
    pub flipped: u8,
    /// F-35: the kept role, once it is shown.
    pub role: Option<Role>,
    /// F-36: the role's once-per-era ability was used in this era.
    pub role_used: bool,
    /// F-33a: unused and ongoing ones.
    pub invocations: Invocations,
    /// F-33a: used ones.
    pub spent: Invocations,
}

impl Player {
    /// Whether it holds the card, unused or ongoing.
    #[inline]
    pub fn holds(&self, invocation: Invocation) -> bool {
        self.invocations.contains(invocation)
    }

    /// What the role does.
    #[inline]
    pub fn ability(&self) -> Option<Ability> {
        self.role.map(Role::ability)
    }

    /// F-27, F-29: what the favor tokens are worth.
    pub(crate) fn favor_points(&self) -> i16 {
        2 * i16::from(self.favor) + 4 * i16::from(self.flipped)
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
