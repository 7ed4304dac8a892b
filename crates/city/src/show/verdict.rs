//! How a tie for the first place was decided (C-37).

use kernel::{Seat, Standing};
use scene::Reader;

use super::words as say;
use crate::score;
use crate::town::Town;
use crate::view::{PlayerView, View};

/// The tie-break in words; `None` if nobody had as many points as the winner.
pub fn verdict(view: &View, standing: &Standing, reader: &Reader<'_>) -> Option<String> {
    let Standing::Places(places) = standing else {
        return None;
    };
    let winners: Vec<Seat> = places
        .iter()
        .filter(|(_, place)| **place == 1)
        .map(|(seat, _)| seat)
        .collect();
    let winner = *winners.first()?;
    let most = total(&view.players[winner]);
    let tied: Vec<Seat> = places
        .seats()
        .iter()
        .filter(|seat| total(&view.players[*seat]) == most)
        .collect();
    if tied.len() == 1 {
        return None;
    }
    if winners.len() > 1 {
        return Some(say::verdict_shared(reader.words));
    }
    let influence = view.players[winner].influence;
    let equal = tied
        .iter()
        .filter(|seat| view.players[**seat].influence == influence)
        .count();
    let name = reader.name(winner);
    Some(match equal {
        1 => say::verdict_influence(reader.words, name),
        _ => say::verdict_coins(reader.words, name),
    })
}

/// The player's points, from what everybody sees.
fn total(player: &PlayerView) -> i32 {
    let mut town = Town::EMPTY;
    for built in &player.city {
        town.lay(built.card, built.cell);
        town.add_points(built.cell, built.points);
    }
    let cards = player.influence_cards.iter().sum();
    let items = score::items(&town, player.coins, player.influence, cards);
    items.iter().map(|(_, points)| points).sum()
}
