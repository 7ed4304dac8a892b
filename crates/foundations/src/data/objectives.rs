//! F-32: the 18 objectives. All of them are house cards (the subject of O2 is in the rulebook).

use kernel::Provenance::{self, House, Rulebook};
use kernel::vocabulary;

use super::BuildingType::{self, Civic, Commercial, Residential};

vocabulary! {
    /// An objective card.
    #[derive(Default)]
    #[allow(missing_docs, reason = "the names are the ids of F-32")]
    pub enum Objective: "objective" {
        #[default]
        O1 = "O1", O2 = "O2", O3 = "O3", O4 = "O4", O5 = "O5", O6 = "O6",
        O7 = "O7", O8 = "O8", O9 = "O9", O10 = "O10", O11 = "O11", O12 = "O12",
        O13 = "O13", O14 = "O14", O15 = "O15", O16 = "O16", O17 = "O17", O18 = "O18",
    }
}

/// Something of which one can have most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    /// Own buildings of `least` to `most` lots.
    #[allow(missing_docs, reason = "the sentence says it")]
    BuildingsOfSize { least: u8, most: u8 },
    /// Own buildings of the type.
    BuildingsOf(BuildingType),
    /// Silver on own commercial buildings.
    SilverOnBuildings,
    /// Silver in hand.
    SilverInHand,
    /// Own lots.
    Lots,
    /// The largest group of own lots connected by edges.
    LargestGroup,
    /// Own lots on the edge of the area.
    EdgeLots,
}

/// What an objective asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// Nobody has more of it, and there is at least one.
    Most(Subject),
    /// A lot on each of the four edges.
    EveryEdge,
    /// A lot in every column.
    EveryColumn,
    /// At least so many corner lots.
    Corners(u8),
    /// No empty lot, and at least one lot.
    NoEmptyLot,
    /// Buildings of size 1, 2, 3 and ≥ 4.
    EverySize,
    /// Equally many buildings of each type, at least so many.
    Balance(u8),
}

/// One objective.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ObjectiveRow {
    /// Which.
    pub objective: Objective,
    /// What it asks for.
    pub target: Target,
    /// What it gives.
    pub points: i16,
    /// How well it is known what it asks for.
    pub target_source: Provenance,
    /// How well the points are known.
    pub points_source: Provenance,
}

impl Objective {
    /// Its row.
    pub const fn row(self) -> &'static ObjectiveRow {
        &ROWS[self.index()]
    }
}

const fn row(objective: Objective, points: i16, target: Target) -> ObjectiveRow {
    ObjectiveRow {
        objective,
        target,
        points,
        target_source: match objective {
            Objective::O2 => Rulebook,
            _ => House,
        },
        points_source: House,
    }
}

const fn sized(least: u8, most: u8) -> Target {
    Target::Most(Subject::BuildingsOfSize { least, most })
}

#[rustfmt::skip]
static ROWS: [ObjectiveRow; 18] = [
    row(Objective::O1,  6, sized(1, 1)),
    row(Objective::O2,  6, sized(2, 2)),
    row(Objective::O3,  7, sized(3, 3)),
    row(Objective::O4,  7, sized(4, u8::MAX)),
    row(Objective::O5,  6, Target::Most(Subject::BuildingsOf(Residential))),
    row(Objective::O6,  6, Target::Most(Subject::BuildingsOf(Commercial))),
    row(Objective::O7,  6, Target::Most(Subject::BuildingsOf(Civic))),
    row(Objective::O8,  6, Target::Most(Subject::SilverOnBuildings)),
    row(Objective::O9,  5, Target::Most(Subject::SilverInHand)),
    row(Objective::O10, 6, Target::Most(Subject::Lots)),
    row(Objective::O11, 8, Target::Most(Subject::LargestGroup)),
    row(Objective::O12, 6, Target::Most(Subject::EdgeLots)),
    row(Objective::O13, 4, Target::EveryEdge),
    row(Objective::O14, 6, Target::EveryColumn),
    row(Objective::O15, 5, Target::Corners(2)),
    row(Objective::O16, 6, Target::NoEmptyLot),
    row(Objective::O17, 4, Target::EverySize),
    row(Objective::O18, 8, Target::Balance(2)),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn f32_there_are_18_objectives() {
        assert_eq!(Objective::ALL.len(), 18);
        assert!(
            ROWS.iter()
                .zip(Objective::ALL)
                .all(|(row, own)| row.objective == *own)
        );
        assert_eq!(ROWS.iter().map(|row| row.points).sum::<i16>(), 108);
    }
}
