//! What a seat holds of cards: draft hand, role, objectives, invocations.

use kernel::{Describe, Seat};

use super::Scaled as _;
use crate::data::{Invocation, Objective, Role, Target};
use crate::{Foundations, Lots, Neighbors as _};

/// F-22: the hand, and how many deeds of it are beside own lots or the one just taken.
pub(super) fn drafted(game: &Foundations, seat: Seat, out: &mut impl Describe) {
    let secrets = &game.hidden.players[seat];
    let hand: Lots = secrets.hand.as_slice().iter().copied().collect();
    let picked = secrets.pick.map_or(Lots::EMPTY, |lot| lot.alone());
    let own = game.players[seat].estate.lots | picked;
    out.count(format_args!("hand"), hand.len(), 6.0);
    out.count(
        format_args!("hand.beside"),
        (hand & own.beside()).len(),
        6.0,
    );
}

/// F-35: the own role; ½ for each of two from which it will be chosen.
pub(super) fn role(game: &Foundations, seat: Seat, out: &mut impl Describe) {
    let (player, dealt) = (&game.players[seat], &game.hidden.players[seat].roles);
    let kept = player.role.or(dealt.kept);
    for role in Role::ALL {
        let offered = kept.is_none() && dealt.offered.is_some_and(|pair| pair.contains(role));
        let part = if offered { 0.5 } else { 0.0 };
        let value = if kept == Some(*role) { 1.0 } else { part };
        out.put(format_args!("role.{role}"), value);
    }
    out.flag(format_args!("role.used"), player.role_used);
}

/// F-31: for each objective that counts for the seat how far it is met, or missed.
pub(super) fn objectives(game: &Foundations, seat: Seat, out: &mut impl Describe) {
    let held = game.objectives_of(seat);
    let (mut met, mut open) = (0, 0);
    for objective in Objective::ALL {
        let mut value = 0.0;
        if held.contains(*objective) {
            value = margin(game, seat, *objective);
            let points = i32::from(objective.row().points);
            if value > 0.0 {
                met += points;
            } else {
                open += points;
            }
        }
        out.put(format_args!("objective.{objective}"), value);
    }
    out.scaled(format_args!("objectives.met"), met, 15.0);
    out.scaled(format_args!("objectives.open"), open, 15.0);
}

/// Above 0 if it is met, below if not: a third for each piece too many or too few, and one.
fn margin(game: &Foundations, seat: Seat, objective: Objective) -> f32 {
    let pieces = match objective.row().target {
        Target::Most(subject) => game.most_margin(seat, subject),
        target => -(game.missing_pieces(seat, target) as i32),
    };
    let pieces = if pieces < 0 { pieces } else { pieces + 1 };
    (pieces as f32 / 3.0).clamp(-2.0, 2.0)
}

/// F-33a: unused and ongoing ones, and how many were used.
pub(super) fn invocations(game: &Foundations, seat: Seat, out: &mut impl Describe) {
    let player = &game.players[seat];
    for invocation in Invocation::ALL {
        let held = player.holds(*invocation);
        out.flag(format_args!("invocation.{invocation}"), held);
    }
    out.count(format_args!("invocations.spent"), player.spent.len(), 3.0);
}
