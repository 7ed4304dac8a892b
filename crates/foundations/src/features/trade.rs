//! Favor tokens, stealing, and the trade being made.

use kernel::{Describe, Seat};

use super::Scaled as _;
use super::survey::Survey;
use crate::{Foundations, Neighbors as _, Phase, Side};

/// F-27, F-29: tokens by side, lots that the seat could steal, and own ones that others could.
pub(super) fn favor(game: &Foundations, survey: &Survey, seat: Seat, out: &mut impl Describe) {
    let player = &game.players[seat];
    out.count(format_args!("favor"), player.favor.into(), 4.0);
    out.count(format_args!("favor.flipped"), player.flipped.into(), 4.0);
    out.count(format_args!("steals"), survey.steals[seat].len(), 4.0);
    let thieves = survey.steals.iter().filter(|(other, _)| *other != seat);
    let at_risk = thieves.map(|(_, lots)| *lots & player.estate.empty);
    let at_risk = at_risk.reduce(|all, lots| all | lots).unwrap_or_default();
    out.count(format_args!("steals.at-risk"), at_risk.len(), 4.0);
}

/// F-28: what the trade would bring the seat so far.
pub(super) fn offer(game: &Foundations, seat: Seat, out: &mut impl Describe) {
    let offered = matches!(game.phase, Phase::Answer(_));
    let none = (Side::default(), Side::default());
    let (takes, gives, proposes, asked) = match game.trade() {
        Some((proposer, trade)) if proposer == seat => (trade.take, trade.give, true, false),
        Some((_, trade)) if trade.partner == seat => (trade.give, trade.take, false, true),
        _ => (none.0, none.1, false, false),
    };
    out.flag(format_args!("trade.proposes"), proposes);
    out.flag(format_args!("trade.answers"), asked && offered);
    let change = |count: fn(&Side) -> i32| count(&takes) - count(&gives);
    let lots = change(|side| side.lots.len() as i32);
    out.scaled(format_args!("trade.lots"), lots, 3.0);
    let kept = game.players[seat].estate.lots - gives.lots;
    let joined = (takes.lots & kept.beside()).len();
    out.count(format_args!("trade.joins"), joined, 3.0);
    out.scaled(
        format_args!("trade.silver"),
        change(|side| side.silver.into()),
        10.0,
    );
    let favor = change(|side| 2 * i32::from(side.favor) + 4 * i32::from(side.flipped));
    out.scaled(format_args!("trade.favor"), favor, 4.0);
    let cards = change(|side| side.invocations.len() as i32);
    out.scaled(format_args!("trade.invocations"), cards, 3.0);
}
