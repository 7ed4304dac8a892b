//! F-31, F-32: whether an objective is met, compared with all players, and by how much not.

use kernel::Seat;

use crate::data::{BuildingType, Objective, Subject, Target};
use crate::{Lots, Neighbors as _, Open};

impl Open {
    /// F-31: whether the seat would score the objective now.
    pub(crate) fn meets_objective(&self, seat: Seat, objective: Objective) -> bool {
        match objective.row().target {
            Target::Most(subject) => self.most_margin(seat, subject) >= 0,
            target => self.missing_pieces(seat, target) == 0,
        }
    }

    /// F-31: how much more the seat has than it needs to have most; less than nothing where it has
    /// too little. Ties are friendly, and "most" needs at least one.
    pub(crate) fn most_margin(&self, seat: Seat, subject: Subject) -> i32 {
        let others = self.seats.iter().filter(|other| *other != seat);
        let best = others.map(|other| self.amount(other, subject)).max();
        self.amount(seat, subject) - best.unwrap_or(0).max(1)
    }

    /// F-32: how many lots or buildings the seat still needs for an objective that compares it with
    /// nobody; none if it is met. An empty lot is one too much.
    pub(crate) fn missing_pieces(&self, seat: Seat, target: Target) -> usize {
        let estate = &self.players[seat].estate;
        let (lots, area) = (estate.lots, self.area);
        let free = |wanted: Lots| usize::from(!lots.intersects(wanted));
        match target {
            Target::Most(_) => 0,
            Target::EveryEdge => area.edges().iter().map(|edge| free(*edge)).sum(),
            Target::EveryColumn => (0..area.side())
                .map(|column| free(area.column(column)))
                .sum(),
            Target::Corners(least) => {
                let own = (lots & area.corners()).len();
                usize::from(least).saturating_sub(own)
            }
            Target::NoEmptyLot if lots.is_empty() => 1,
            Target::NoEmptyLot => estate.empty.len(),
            Target::EverySize => {
                let mut sizes = [1; 4];
                for (building, _) in self.buildings_of(seat) {
                    sizes[building.size().clamp(1, 4) - 1] = 0;
                }
                sizes.iter().sum()
            }
            Target::Balance(least) => {
                let kinds = BuildingType::ALL.iter();
                let counts = kinds.map(|kind| self.count_type(seat, *kind));
                let most = counts.clone().max().unwrap_or(0).max(usize::from(least));
                counts.map(|count| most - count).sum()
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
    lots.groups().map(Lots::len).max().unwrap_or(0)
}
