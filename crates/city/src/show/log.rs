//! Events as sentences of the log, and the pieces they move.

use kernel::Seat;
use scene::words::common;
use scene::{Motion, Reader, Words};

use super::hit::Hit;
use super::words as say;
use crate::data::Card;
use crate::event::Event;

/// The seat the sentence is about.
pub fn actor(event: &Event) -> Option<Seat> {
    match event {
        Event::Drafted { seat, .. }
        | Event::Placed { seat, .. }
        | Event::Took { seat, .. }
        | Event::Built { seat, .. }
        | Event::Gained { seat, .. }
        | Event::Produced { seat, .. }
        | Event::Drew { seat, .. }
        | Event::Kept { seat, .. }
        | Event::PutUnder { seat, .. }
        | Event::TurnEnded { seat, .. } => Some(*seat),
        Event::InfluenceScored { winner, .. } => *winner,
        Event::PawnPassed { first } => Some(*first),
        Event::RoundBegan { .. } | Event::InfluenceLaid { .. } | Event::Over => None,
    }
}

/// The event in words; `None` for what goes without saying.
pub fn sentence(event: &Event, reader: &Reader<'_>) -> Option<String> {
    let words = reader.words;
    let full = |card: &Card| say::card_full(words, *card);
    let name = actor(event).map_or("", |seat| reader.name(seat));
    Some(match event {
        Event::Drafted { card, .. } => match card {
            Some(card) => say::log_drafted(words, name, &full(card)),
            None => say::log_drafted_secret(words, name),
        },
        Event::RoundBegan { round, .. } => say::log_round(words, *round),
        Event::InfluenceLaid { points } => say::log_influence_laid(words, *points),
        Event::Placed { space, .. } => say::log_placed(words, name, space.number()),
        Event::Took { card, .. } => say::log_took(words, name, &full(card)),
        Event::Built {
            card,
            replaced,
            coins,
            ..
        } => match (replaced, coins) {
            (Some(old), _) => say::log_replaced(words, name, &full(card), &full(old)),
            (None, 0) => say::log_built(words, name, &full(card)),
            (None, coins) => say::log_built_coins(words, name, &full(card), *coins),
        },
        // A gain is of one kind only.
        Event::Gained {
            coins,
            influence,
            points,
            ..
        } => match (coins, influence, points) {
            (0, 0, 0) => return None,
            (0, 0, points) => say::log_gained_points(words, name, *points),
            (0, influence, _) => say::log_gained_influence(words, name, *influence),
            (coins, _, _) => say::log_gained_coins(words, name, *coins),
        },
        Event::Produced {
            coins,
            bricks,
            influence,
            ..
        } => produced(name, [*coins, *bricks, *influence], words),
        Event::Drew { deck, count, .. } => say::log_drew(words, name, *count, deck.as_str()),
        Event::Kept { card, .. } => match card {
            Some(card) => say::log_kept(words, name, &full(card)),
            None => say::log_kept_secret(words, name),
        },
        Event::PutUnder { deck, card, .. } => match card {
            Some(card) => say::log_under(words, name, &full(card), deck.as_str()),
            None => say::log_under_secret(words, name, deck.as_str()),
        },
        Event::TurnEnded { .. } => return None,
        Event::InfluenceScored {
            winner,
            points,
            tokens,
        } => match winner {
            Some(_) => say::log_influence_won(words, name, *points, *tokens),
            None => say::log_influence_tied(words, *tokens),
        },
        Event::PawnPassed { .. } => say::log_pawn(words, name),
        Event::Over => say::log_ended(words),
    })
}

/// The pieces an event moves.
pub fn moves(event: &Event) -> Vec<Motion<Hit>> {
    let motion = |from, to| vec![Motion { from, to }];
    match event {
        Event::Drafted {
            seat,
            card: Some(card),
            ..
        }
        | Event::Kept {
            seat,
            card: Some(card),
        } => motion(Hit::Choice(*card), Hit::Hand(*card, *seat)),
        Event::Took {
            seat, card, slot, ..
        } => motion(Hit::Offer(*slot), Hit::Hand(*card, *seat)),
        Event::Built {
            seat, card, cell, ..
        } => motion(Hit::Hand(*card, *seat), Hit::Cell(*cell, *seat)),
        Event::PutUnder {
            deck,
            card: Some(card),
            ..
        } => motion(Hit::Choice(*card), Hit::Deck(*deck)),
        _ => Vec::new(),
    }
}

/// C-26: what came of producing, without what did not.
fn produced(name: &str, amounts: [u8; 3], words: &Words) -> String {
    let [coins, bricks, influence] = amounts;
    let goods = [
        (coins, say::some_coins(words, coins)),
        (bricks, say::some_bricks(words, bricks)),
        (influence, say::some_influence(words, influence)),
    ];
    let goods = goods.iter().filter(|(amount, _)| *amount > 0);
    let goods: Vec<&str> = goods.map(|(_, some)| some.as_str()).collect();
    match goods[..] {
        [] => say::log_produced_nothing(words, name),
        _ => say::log_produced(words, name, &common::list(words, &goods)),
    }
}
