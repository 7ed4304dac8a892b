//! How a tie for the first place was decided (M-37).

use kernel::{Seat, Standing};
use scene::Reader;

use super::known;
use super::words as say;
use crate::view::View;

/// The tie-break in words; `None` if nobody had as many points as the winner.
pub fn verdict(view: &View, standing: &Standing, reader: &Reader<'_>) -> Option<String> {
    let Standing::Places(places) = standing else {
        return None;
    };
    let first = |seat: &Seat| places[*seat] == 1;
    let winners: Vec<Seat> = places.seats().iter().filter(first).collect();
    let winner = *winners.first()?;
    let game = known::finished(view);
    let equal = |seat: &Seat| game.total(*seat) == game.total(winner);
    let tied: Vec<Seat> = places.seats().iter().filter(equal).collect();
    if tied.len() == 1 {
        return None;
    }
    if winners.len() > 1 {
        return Some(say::verdict_shared(reader.words));
    }
    let buildings = |seat: Seat| game.players[seat].buildings.len();
    let as_many = tied
        .iter()
        .filter(|seat| buildings(**seat) == buildings(winner));
    let name = reader.name(winner);
    Some(match as_many.count() {
        1 => say::verdict_buildings(reader.words, name),
        _ => say::verdict_imperium(reader.words, name),
    })
}
