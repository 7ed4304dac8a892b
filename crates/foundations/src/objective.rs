//! F-31, F-32: whether an objective is met, compared with all players.

use kernel::Seat;

use crate::data::{BuildingType, Objective, Subject, Target};
use crate::{Lots, Neighbors as _, Open};

impl Open {
    /// F-31: ties are friendly, and "most" needs at least one.
    pub(crate) fn meets_objective(&self, seat: Seat, objective: Objective) -> bool {
        let estate = &self.players[seat].estate;
        let (lots, area) = (estate.lots, self.area);
        match objective.row().target {
            Target::Most(subject) => {
                let own = self.amount(seat, subject);
                own > 0
                    && self
                        .seats
                        .iter()
                        .all(|other| self.amount(other, subject) <= own)
            }
            Target::EveryEdge => area.edges().iter().all(|edge| lots.intersects(*edge)),
            Target::EveryColumn => {
                (0..area.side()).all(|column| lots.intersects(area.column(column)))
            }
            Target::Corners(least) => (lots & area.corners()).len() >= usize::from(least),
            Target::NoEmptyLot => estate.empty.is_empty() && !lots.is_empty(),
            Target::EverySize => {
                let has = |least: usize, most: usize| {
                    self.buildings_of(seat)
                        .any(|(own, _)| (least..=most).contains(&own.size()))
                };
                has(1, 1) && has(2, 2) && has(3, 3) && has(4, usize::MAX)
            }
            Target::Balance(least) => {
                let counts = BuildingType::ALL
                    .iter()
                    .map(|kind| self.count_type(seat, *kind));
                let first = self.count_type(seat, BuildingType::Residential);
                first >= usize::from(least) && counts.into_iter().all(|count| count == first)
            }
        }
    }

    pub(crate) fn amount(&self, seat: Seat, subject: Subject) -> i32 {
        let player = &self.players[seat];
        let count = match subject {
            Subject::BuildingsOfSize { least, most } => self
                .buildings_of(seat)
                .filter(|(own, _)| (usize::from(least)..=usize::from(most)).contains(&own.size()))
                .count(),
            Subject::BuildingsOf(wanted) => self.count_type(seat, wanted),
            Subject::SilverOnBuildings => return self.silver_on(&player.estate),
            Subject::SilverInHand => return player.silver,
            Subject::Lots => player.estate.lots.len(),
            Subject::LargestGroup => largest_group(player.estate.lots),
            Subject::EdgeLots => (player.estate.lots & self.area.edge()).len(),
        };
        count as i32
    }
}

/// O11: the size of the largest group connected by edges.
fn largest_group(lots: Lots) -> usize {
    let mut rest = lots;
    let mut largest = 0;
    while let Some(lot) = rest.first() {
        let mut group = lot.alone();
        loop {
            let grown = group | (group.beside() & rest);
            if grown == group {
                break;
            }
            group = grown;
        }
        rest -= group;
        largest = largest.max(group.len());
    }
    largest
}
