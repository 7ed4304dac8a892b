//! Events as sentences of the log, and the pieces they move.

use kernel::Seat;
use scene::{LogLine, Motion, Reader};

use super::hit::Hit;
use super::words as say;
use crate::data::Card;
use crate::event::Event;

/// The event in words; `None` for what goes without saying.
pub fn line(event: &Event, reader: &Reader<'_>) -> Option<LogLine> {
    let words = reader.words;
    let full = |card: &Card| say::card_full(words, *card);
    let by = |seat: &Seat, text: String| {
        Some(LogLine {
            seat: Some(*seat),
            text,
        })
    };
    let told = |text: String| Some(LogLine { seat: None, text });
    let name = |seat: &Seat| reader.name(*seat);
    match event {
        Event::Drafted {
            seat,
            card: Some(card),
            ..
        } => by(seat, say::log_drafted(words, name(seat), &full(card))),
        Event::Drafted {
            seat, card: None, ..
        } => by(seat, say::log_drafted_secret(words, name(seat))),
        Event::RoundBegan { round, .. } => told(say::log_round(words, *round)),
        Event::InfluenceLaid { points } => told(say::log_influence_laid(words, *points)),
        Event::Placed { seat, space } => {
            by(seat, say::log_placed(words, name(seat), space.number()))
        }
        Event::Took { seat, card, .. } => by(seat, say::log_took(words, name(seat), &full(card))),
        Event::Built {
            seat,
            card,
            replaced: Some(old),
            ..
        } => by(
            seat,
            say::log_replaced(words, name(seat), &full(card), &full(old)),
        ),
        Event::Built {
            seat,
            card,
            coins: 0,
            ..
        } => by(seat, say::log_built(words, name(seat), &full(card))),
        Event::Built {
            seat, card, coins, ..
        } => by(
            seat,
            say::log_built_coins(words, name(seat), &full(card), *coins),
        ),
        Event::Gained { seat, .. } => by(seat, gained(event, reader)?),
        Event::Produced {
            seat,
            coins,
            bricks,
            influence,
            ..
        } => by(
            seat,
            say::log_produced(words, name(seat), *coins, *bricks, *influence),
        ),
        Event::Drew {
            seat, deck, count, ..
        } => by(
            seat,
            say::log_drew(words, name(seat), *count, deck.as_str()),
        ),
        Event::Kept {
            seat,
            card: Some(card),
        } => by(seat, say::log_kept(words, name(seat), &full(card))),
        Event::Kept { seat, card: None } => by(seat, say::log_kept_secret(words, name(seat))),
        Event::PutUnder {
            seat,
            deck,
            card: Some(card),
        } => by(
            seat,
            say::log_under(words, name(seat), &full(card), deck.as_str()),
        ),
        Event::PutUnder {
            seat,
            deck,
            card: None,
        } => by(
            seat,
            say::log_under_secret(words, name(seat), deck.as_str()),
        ),
        Event::TurnEnded { .. } => None,
        Event::InfluenceScored {
            winner: Some(seat),
            points,
            tokens,
        } => by(
            seat,
            say::log_influence_won(words, name(seat), *points, *tokens),
        ),
        Event::InfluenceScored {
            winner: None,
            tokens,
            ..
        } => told(say::log_influence_tied(words, *tokens)),
        Event::PawnPassed { first } => by(first, say::log_pawn(words, name(first))),
        Event::Ended => told(say::log_ended(words)),
    }
}

/// A gain is of one kind only.
fn gained(event: &Event, reader: &Reader<'_>) -> Option<String> {
    let Event::Gained {
        seat,
        coins,
        influence,
        points,
        ..
    } = event
    else {
        return None;
    };
    let (words, name) = (reader.words, reader.name(*seat));
    match (coins, influence, points) {
        (0, 0, 0) => None,
        (0, 0, points) => Some(say::log_gained_points(words, name, *points)),
        (0, influence, _) => Some(say::log_gained_influence(words, name, *influence)),
        (coins, _, _) => Some(say::log_gained_coins(words, name, *coins)),
    }
}

/// The pieces an event moves.
pub fn moves(event: &Event) -> Vec<Motion<Hit>> {
    let motion = |from, to| vec![Motion { from, to }];
    match event {
        Event::Drafted {
            card: Some(card), ..
        }
        | Event::Kept {
            card: Some(card), ..
        } => motion(Hit::Choice(*card), Hit::Hand(*card)),
        Event::Took { card, slot, .. } => motion(Hit::Offer(*slot), Hit::Hand(*card)),
        Event::Built {
            seat, card, cell, ..
        } => motion(Hit::Hand(*card), Hit::Cell(*cell, *seat)),
        Event::PutUnder {
            deck,
            card: Some(card),
            ..
        } => motion(Hit::Choice(*card), Hit::Deck(*deck)),
        Event::Drafted { .. }
        | Event::Kept { .. }
        | Event::PutUnder { .. }
        | Event::RoundBegan { .. }
        | Event::InfluenceLaid { .. }
        | Event::Placed { .. }
        | Event::Gained { .. }
        | Event::Produced { .. }
        | Event::Drew { .. }
        | Event::TurnEnded { .. }
        | Event::InfluenceScored { .. }
        | Event::PawnPassed { .. }
        | Event::Ended => Vec::new(),
    }
}
