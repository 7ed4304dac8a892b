//! The first question of a turn: income, buy or build, and the free actions that there are. Each
//! answer says what it brings, or why it has no choices now.

use std::collections::BTreeSet;

use kernel::Seat;
use scene::{Answer, Glyph, Reader};

use super::words as say;
use crate::{Action, View};

const INCOME: &str = "income";
const BUY: &str = "buy";
const BUILD: &str = "build";
const TRADE: &str = "trade";
const STEAL: &str = "steal";
const CARD: &str = "card";

/// The answer that an action belongs to; all of them are actions of a turn.
pub fn key(action: Action) -> Option<&'static str> {
    match action {
        Action::Income => Some(INCOME),
        Action::Buy(_) => Some(BUY),
        Action::Build(..) => Some(BUILD),
        Action::Trade(_) => Some(TRADE),
        Action::Steal(_) => Some(STEAL),
        Action::Use(_) | Action::Bargain(_) | Action::Exchange(..) | Action::Clearance(_) => {
            Some(CARD)
        }
        _ => None,
    }
}

/// What can be answered, what needs an action first.
pub fn answers(view: &View, seat: Seat, reader: &Reader<'_>) -> Vec<Answer> {
    let mut legal = Vec::new();
    view.legal(seat, &mut legal);
    let keys = [INCOME, BUY, BUILD, TRADE, STEAL, CARD];
    let can = |key: &str| legal.iter().any(|action| self::key(*action) == Some(key));
    // What a turn is about is always named, in the same place: it may only be out of reach.
    let main = |key: &str| match key {
        BUY => can(INCOME) && !view.market.is_empty(),
        BUILD => can(INCOME),
        _ => false,
    };
    let keys = keys.into_iter().filter(|key| can(key) || main(key));
    keys.map(|key| answer(key, &legal, view, seat, reader))
        .collect()
}

fn answer(
    key: &'static str,
    legal: &[Action],
    view: &View,
    seat: Seat,
    reader: &Reader<'_>,
) -> Answer {
    let words = reader.words;
    let count = || {
        legal
            .iter()
            .filter(|own| self::key(**own) == Some(key))
            .count()
    };
    let (label, note, asks, glyph) = match key {
        INCOME => {
            let silver = view.players[seat].silver;
            let note = say::answer_income_note(words, silver, silver + view.income(seat));
            (say::answer_income(words), note, String::new(), Glyph::Coin)
        }
        BUY => {
            let note = match (count(), view.players[seat].free_markers()) {
                (0, 0) => say::note_no_marker(words),
                (count, _) => say::answer_buy_note(words, count, view.market.len()),
            };
            (
                say::answer_buy(words),
                note,
                say::ask_buy(words),
                Glyph::Deed,
            )
        }
        BUILD => {
            let note = say::answer_build_note(words, kinds(legal));
            (
                say::answer_build(words),
                note,
                say::ask_build(words),
                Glyph::House,
            )
        }
        TRADE => {
            let label = say::answer_trade(words);
            (label, String::new(), say::ask_trade(words), Glyph::Scales)
        }
        STEAL => {
            let note = say::answer_steal_note(words, count());
            (
                say::answer_steal(words),
                note,
                say::ask_steal(words),
                Glyph::Hand,
            )
        }
        _ => {
            let note = say::answer_card_note(words, cards(legal));
            (
                say::answer_card(words),
                note,
                say::ask_card(words),
                Glyph::Flame,
            )
        }
    };
    Answer {
        key,
        label,
        note,
        asks,
        glyph: Some(glyph),
        aside: matches!(key, TRADE | STEAL | CARD),
    }
}

/// How many different buildings fit somewhere.
fn kinds(legal: &[Action]) -> usize {
    let built = legal.iter().filter_map(|action| match action {
        Action::Build(building, _) => Some(building.index()),
        _ => None,
    });
    built.collect::<BTreeSet<_>>().len()
}

/// How many different cards can be used.
fn cards(legal: &[Action]) -> usize {
    use crate::data::Invocation;
    let used = legal.iter().filter_map(|action| match action {
        Action::Use(card) => Some(*card),
        Action::Bargain(_) => Some(Invocation::Bargain),
        Action::Exchange(..) => Some(Invocation::Exchange),
        Action::Clearance(_) => Some(Invocation::Clearance),
        _ => None,
    });
    used.map(Invocation::index).collect::<BTreeSet<_>>().len()
}
