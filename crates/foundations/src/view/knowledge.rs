//! F-47: what a seat knows beyond what lies open. Views and determinization share it.

use kernel::{Seat, Seats};

use crate::card::Card;
use crate::data::DEEDS_DEALT;
use crate::state::Foundations;

/// F-22: whether `seat` has held the hand that now lies before `holder`, of which `left` cards
/// are left: it passed him on its way, or he holds it now.
pub(crate) fn held_before(seats: Seats, seat: Seat, holder: Seat, left: usize) -> bool {
    let rounds = DEEDS_DEALT - left;
    let origin = holder.index() + rounds * (seats.count() - 1);
    let steps = (seat.index() + seats.count() - origin % seats.count()) % seats.count();
    steps <= rounds
}

/// I5: how many top cards of the current stack are in an order that is known to one seat only,
/// and whether it is this one.
pub(crate) fn knows_top(game: &Foundations, seat: Option<Seat>) -> (usize, bool) {
    match game.known.foresight {
        Some((owner, count)) => (usize::from(count), seat == Some(owner)),
        None => (0, false),
    }
}

impl Foundations {
    /// Whether the seat (`None`: somebody without a seat) knows that this card lies at this
    /// depth of the era's stack.
    pub(crate) fn knows_card(
        &self,
        seat: Option<Seat>,
        era: usize,
        depth: usize,
        card: Card,
    ) -> bool {
        if era != usize::from(self.era) {
            return false;
        }
        let (count, is_own) = knows_top(self, seat);
        if depth < count {
            is_own
        } else {
            self.known.put_under.as_slice().contains(&card)
        }
    }
}
