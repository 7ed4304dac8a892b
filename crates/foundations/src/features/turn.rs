//! When a seat acts.

use kernel::{Describe, MAX_SEATS, Seat};

use crate::{Foundations, Phase};

/// Told by distance, never by number.
pub(super) fn turns(game: &Foundations, seat: Seat, out: &mut impl Describe) {
    let seats = game.seats.count();
    let away = (seats + seat.index() - game.turn.seat.index()) % seats;
    let going = game.has_begun() && !matches!(game.phase, Phase::Over);
    for other in 0..MAX_SEATS {
        out.flag(format_args!("turns-away.{other}"), going && away == other);
    }
    out.flag(format_args!("acts"), game.to_act().contains(seat));
    let last = usize::from(game.last_turns);
    out.flag(format_args!("last-turn-to-come"), going && away < last);
    out.flag(format_args!("began-era"), game.first == seat);
    let controls = game.consul.is_some() && game.controller() == seat;
    out.flag(format_args!("controls-consul"), controls);
}
