//! Who comes when: the order of drafting, placing or acting, and the emissaries still to act.

use arrayvec::ArrayVec;
use kernel::{Describe, Seat};

use crate::phase::{Phase, Space};
use crate::position::{City, MAX_TURNS, Open};

/// The most players, and so how far away from the pawn or from acting a seat can be.
const AWAY: usize = 4;

impl Open {
    /// Whose turns of drafting (C-8), placing (C-12) or acting (C-13) are not over, in their order;
    /// the first one is the seat that must decide.
    pub(super) fn turns_in_order(&self) -> ArrayVec<Seat, MAX_TURNS> {
        let seats = self.seats();
        match (self.phase, self.phase.space()) {
            (Phase::Draft, _) => {
                let left = self.keeps.len()..seats.count();
                left.map(|drafted| self.drafter(drafted)).collect()
            }
            (Phase::Place, _) => {
                let left = self.placed()..self.turns();
                left.map(|placed| self.first.after(placed, seats)).collect()
            }
            (_, Some(acting)) => {
                let spaces = self.emissaries.iter().skip(acting.index());
                spaces.flatten().copied().collect()
            }
            (_, None) => ArrayVec::new(),
        }
    }

    /// The spaces of a seat's emissaries whose turns are not over.
    fn emissaries_of(&self, seat: Seat) -> impl Iterator<Item = Space> {
        let over = self.phase.space().map_or(0, Space::index);
        let own = move |space: &Space| self.emissaries[space.index()] == Some(seat);
        let spaces = Space::all().skip(over).filter(own);
        // What stands there after the last round is over.
        spaces.filter(|_| self.phase != Phase::Over)
    }
}

/// How far the seat is from the pawn and from acting, and what its emissaries have.
pub(super) fn describe(city: &City, seat: Seat, turns: &[Seat], out: &mut impl Describe) {
    let seats = city.seats();
    for away in 0..AWAY {
        let is_there = away < seats.count() && city.first.after(away, seats) == seat;
        out.flag(format_args!("pawn.{away}"), is_there);
    }
    let next = turns.iter().position(|turn| *turn == seat);
    for away in 0..AWAY {
        out.flag(format_args!("turns-away.{away}"), next == Some(away));
    }
    let (left, open) = (city.turns_left(seat), city.turns_open(seat));
    out.count(format_args!("turns.left"), left.into(), 14.0);
    out.count(format_args!("turns.open"), open.into(), 2.0);
    let own = city.phase.turn().filter(|_| next == Some(0));
    out.flag(
        format_args!("turn.build"),
        own.is_some_and(|turn| turn.build),
    );
    out.flag(
        format_args!("turn.produce"),
        own.is_some_and(|turn| turn.produce),
    );
    let mut spaces = city.emissaries_of(seat);
    for number in ["first", "second"] {
        let space = spaces.next();
        let (bricks, cogs) = space.map_or((0, 0), |space| city.free_points(space));
        let number_of = space.map_or(0, Space::number);
        out.count(format_args!("emissary.{number}.space"), number_of, 5.0);
        out.count(format_args!("emissary.{number}.bricks"), bricks.into(), 3.0);
        out.count(format_args!("emissary.{number}.cogs"), cogs.into(), 2.0);
    }
}
