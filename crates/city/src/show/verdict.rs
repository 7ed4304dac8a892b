//! How a tie for the first place was decided (C-37).

use kernel::{Seat, Standing, View as _};
use scene::Reader;

use super::words as say;
use crate::position::View;

/// The tie-break in words; `None` if nobody had as many points as the winner.
pub fn verdict(view: &View, standing: &Standing, reader: &Reader<'_>) -> Option<String> {
    let Standing::Places(places) = standing else {
        return None;
    };
    let winners = places.iter().filter(|(_, place)| **place == 1);
    let winners: Vec<Seat> = winners.map(|(seat, _)| seat).collect();
    let winner = *winners.first()?;
    let totals = view.scores().totals();
    let tied = places
        .seats()
        .iter()
        .filter(|seat| totals[*seat] == totals[winner]);
    if tied.clone().count() == 1 {
        return None;
    }
    if winners.len() > 1 {
        return Some(say::verdict_shared(reader.words));
    }
    let influence = |seat: Seat| view.players[seat].influence;
    let equal = tied.filter(|seat| influence(*seat) == influence(winner));
    let name = reader.name(winner);
    Some(match equal.count() {
        1 => say::verdict_influence(reader.words, name),
        _ => say::verdict_coins(reader.words, name),
    })
}
