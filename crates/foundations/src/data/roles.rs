//! F-36: the 15 roles. The names of R1 to R5 are from the rulebook (R5 weak); every ability is
//! a house rule.

use kernel::Provenance;
use kernel::vocabulary;

use super::Building;
use super::BuildingType::{self, Civic, Commercial};

vocabulary! {
    /// A role card.
    #[derive(Default)]
    pub enum Role: "role" {
        /// R1
        #[default]
        Philosophical = "philosophical",
        /// R2
        Persuasive = "persuasive",
        /// R3
        Blessed = "blessed",
        /// R4
        Greedy = "greedy",
        /// R5
        Fruitful = "fruitful",
        /// R6
        Industrious = "industrious",
        /// R7
        Ambitious = "ambitious",
        /// R8
        Patient = "patient",
        /// R9
        Landed = "landed",
        /// R10
        Thrifty = "thrifty",
        /// R11
        Resourceful = "resourceful",
        /// R12
        Popular = "popular",
        /// R13
        Cosmopolitan = "cosmopolitan",
        /// R14
        Humble = "humble",
        /// R15
        Shrewd = "shrewd",
    }
}

/// What a role does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ability {
    /// Once per era a monument against its requirement.
    IgnoreRequirement,
    /// Slots 4 to 6 cost so much less.
    CheaperSlots(i32),
    /// At era end 1 point per own building of the type, at most so many.
    PerBuilding(BuildingType, i16),
    /// More silver with each Income.
    MoreIncome(i32),
    /// More citizens while a residential building is owned.
    MoreCitizens(i32),
    /// Points at once for building size 3, and for size ≥ 4.
    LargeBuildings(i16, i16),
    /// At era end 1 point per own empty lot, at most so many.
    PerEmptyLot(i16),
    /// One more lot marker and one more starting lot.
    MoreLand,
    /// Silver at the start of each era.
    EraSilver(i32),
    /// Once per era a build over buildings of equal size.
    CoverEqual,
    /// Points in residential scoring with a citizen and not leading.
    NotLeading(i16),
    /// At era end 1 point per so many buildings of others beside own ones, at most so many.
    ForeignNeighbors(i16, i16),
    /// At era end 1 point per so many own buildings of size 1.
    PerSmall(i16),
    /// At era end 1 point per so much silver in hand, at most so many.
    PerSilver(i32, i16),
}

impl Role {
    /// What it does.
    pub const fn ability(self) -> Ability {
        match self {
            Role::Philosophical => Ability::IgnoreRequirement,
            Role::Persuasive => Ability::CheaperSlots(3),
            Role::Blessed => Ability::PerBuilding(Civic, 3),
            Role::Greedy => Ability::MoreIncome(2),
            Role::Fruitful => Ability::MoreCitizens(2),
            Role::Industrious => Ability::PerBuilding(Commercial, 4),
            Role::Ambitious => Ability::LargeBuildings(1, 2),
            Role::Patient => Ability::PerEmptyLot(3),
            Role::Landed => Ability::MoreLand,
            Role::Thrifty => Ability::EraSilver(5),
            Role::Resourceful => Ability::CoverEqual,
            Role::Popular => Ability::NotLeading(3),
            Role::Cosmopolitan => Ability::ForeignNeighbors(4, 3),
            Role::Humble => Ability::PerSmall(2),
            Role::Shrewd => Ability::PerSilver(6, 3),
        }
    }

    /// F-35: whether it is not in play without monuments.
    pub const fn needs_monuments(self) -> bool {
        matches!(self.ability(), Ability::IgnoreRequirement)
    }

    /// How well its ability is known.
    pub const fn provenance(self) -> Provenance {
        Provenance::House
    }
}

impl Ability {
    /// R7: what building this gives at once.
    pub fn points_for_building(self, building: Building) -> i16 {
        match (self, building.size()) {
            (Ability::LargeBuildings(three, _), 3) => three,
            (Ability::LargeBuildings(_, larger), 4..) => larger,
            _ => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn f36_there_are_15_roles() {
        assert_eq!(Role::ALL.len(), 15);
        let needing = Role::ALL.iter().filter(|role| role.needs_monuments());
        assert_eq!(needing.count(), 1);
        let twice = |(index, own): (usize, &Role)| {
            Role::ALL[..index]
                .iter()
                .any(|other| other.ability() == own.ability())
        };
        assert!(!Role::ALL.iter().enumerate().any(twice), "each has its own");
    }
}
