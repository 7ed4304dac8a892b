//! F-29: whose empty lots may be stolen.

use kernel::Seat;

use super::Check;
use crate::data::Invocation;
use crate::{Illegal, Lot, Lots, Neighbors as _, Open};

/// F-29: own pieces that must lie beside the lot.
pub(crate) const PIECES: usize = 2;

impl Open {
    /// F-29: the lots that the seat may steal.
    pub(crate) fn steals(&self, seat: Seat) -> impl Iterator<Item = Lot> {
        let lots = self.stealable(seat).iter();
        lots.filter(move |lot| self.reaches(seat, *lot))
    }

    pub(super) fn check_steal(&self, seat: Seat, lot: Lot) -> Check {
        if self.stealable(seat).contains(lot) && self.reaches(seat, lot) {
            return Ok(());
        }
        let victim = self.holder_of_empty(lot).filter(|victim| *victim != seat);
        let safe = |victim: Seat| self.players[victim].holds(Invocation::SafeConduct);
        Err(match victim {
            _ if !self.options.stealing => Illegal::NotStealing,
            None => Illegal::NotAnothersEmptyLot,
            Some(victim) if safe(victim) => Illegal::SafeConduct,
            Some(_) if self.players[seat].favor == 0 => Illegal::NoFavor,
            Some(_) if self.players[seat].free_markers() == 0 => Illegal::NoMarkerToSteal,
            Some(_) => Illegal::TooFewPieces,
        })
    }

    /// F-29, I16: everything but the pieces beside the lot.
    fn stealable(&self, seat: Seat) -> Lots {
        let player = &self.players[seat];
        if !self.options.stealing || player.favor == 0 || player.free_markers() == 0 {
            return Lots::EMPTY;
        }
        let beside = player.estate.lots.beside();
        let victims = self
            .players
            .iter()
            .filter(|(other, victim)| *other != seat && !victim.holds(Invocation::SafeConduct));
        victims.fold(Lots::EMPTY, |all, (_, victim)| {
            all | (victim.estate.empty & beside)
        })
    }

    /// F-29, I17: two own pieces beside the lot, or one.
    fn reaches(&self, seat: Seat, lot: Lot) -> bool {
        let needed = if self.turn.bold_claim { 1 } else { PIECES };
        self.pieces_beside(seat, lot) >= needed
    }

    /// F-29: each own empty lot and each own building that touches the lot is one piece.
    pub(crate) fn pieces_beside(&self, seat: Seat, lot: Lot) -> usize {
        let estate = &self.players[seat].estate;
        let own = lot.alone().beside() & estate.lots;
        (own & estate.empty).len() + self.city.buildings_on(own).count()
    }

    /// Whose empty lot it is.
    pub(crate) fn holder_of_empty(&self, lot: Lot) -> Option<Seat> {
        let mut players = self.players.iter();
        players
            .find(|(_, player)| player.estate.empty.contains(lot))
            .map(|(seat, _)| seat)
    }
}
