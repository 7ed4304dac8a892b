//! What a choice costs and brings, before it is made: free points on a space, price and gain of a
//! build and why it lowers the points, what each building produces.

use kernel::Seat;
use scene::words::common;
use scene::{Reader, Words};

use super::tally::{self, Line};
use super::words as say;
use crate::action::Action;
use crate::data::{Card, Gain, Kind};
use crate::grid::Cell;
use crate::legal;
use crate::position::{Player, View};
use crate::town::BuildGain;

/// The note of an action; empty where there is nothing to tell.
pub fn note(view: &View, seat: Seat, action: Action, reader: &Reader<'_>) -> String {
    let words = reader.words;
    match action {
        Action::Place(space) => {
            let (bricks, cogs) = view.free_points(space);
            say::note_place(words, bricks, cogs)
        }
        Action::Build { card, cell, tokens } => build(view, seat, (card, cell, tokens), reader),
        Action::Produce => produce(view, &view.players[seat], words),
        // What a card does is told before it is kept: it may be the first time it is seen.
        Action::Draft(card) | Action::Take(card) | Action::Keep(card) => {
            say::help_card(words, &say::card_text(words, card))
        }
        Action::School(_) | Action::Under(_) | Action::End => String::new(),
    }
}

/// "2 of 2 free bricks, no coins; brings 1 influence".
fn build(view: &View, seat: Seat, what: (Card, Cell, u8), reader: &Reader<'_>) -> String {
    let ((card, cell, tokens), words) = (what, reader.words);
    let now = &view.players[seat];
    let coins = legal::build_price(card, view.free_now().0, tokens);
    let mut then = *now;
    let gain = then.build(what, coins);
    let replaced = now.town.card(cell);
    let mut parts = vec![price(view, card, tokens, words)];
    parts.extend(brings(gain, words));
    parts.extend(replaced.map(|old| say::note_leaves(words, &say::card_full(words, old))));
    if reader.points {
        parts.extend(falls(view, now, &then, replaced, words));
    }
    parts.join("; ")
}

/// What a build costs, in words (C-16 to C-18).
fn price(view: &View, card: Card, tokens: u8, words: &Words) -> String {
    let (free, _) = view.free_now();
    let used = card.data().cost.min(free);
    match (legal::build_price(card, free, tokens), tokens) {
        (0, 0) => say::note_build_free(words, used, free),
        (0, tokens) => say::note_build_tokens(words, used, tokens),
        (coins, tokens) => say::note_build_coins(words, used, tokens, coins),
    }
}

/// What a card brings at once (C-24 to C-26).
fn brings(gain: BuildGain, words: &Words) -> Option<String> {
    let influence = gain.stars + gain.influence;
    let goods = [
        (gain.coins > 0).then(|| say::some_coins(words, gain.coins)),
        (influence > 0).then(|| say::some_influence(words, influence)),
        (gain.points > 0).then(|| say::some_points(words, gain.points)),
        (gain.draws > 0).then(|| say::some_draws(words, gain.draws)),
    ];
    let goods: Vec<String> = goods.into_iter().flatten().collect();
    (!goods.is_empty()).then(|| say::note_brings(words, &listed(words, &goods)))
}

/// Which lines make a build lower the points, and why; nothing if it does not.
fn falls(
    view: &View,
    now: &Player,
    then: &Player,
    replaced: Option<Card>,
    words: &Words,
) -> Option<String> {
    let points = |player: &Player, line| tally::points(&view.open, player, line);
    let total = |player: &Player| -> i32 {
        let lines = tally::lines(player);
        lines.into_iter().map(|line| points(player, line)).sum()
    };
    let (before, after) = (total(now), total(then));
    if after >= before {
        return None;
    }
    let fall = |line: Line| {
        let (old, new) = (points(now, line), points(then, line));
        (new < old).then(|| {
            let name = tally::name(line, words);
            let change = common::change(words, &name, &old.to_string(), &new.to_string());
            because(line, &change, replaced, words)
        })
    };
    let falls: Vec<String> = tally::lines(now).into_iter().filter_map(fall).collect();
    Some(say::note_falls(words, before, after, &falls.join(", ")))
}

/// A fall with its reason: coins were paid, a card is gone, or two zones became one (C-30).
fn because(line: Line, change: &str, replaced: Option<Card>, words: &Words) -> String {
    match (line, replaced) {
        (Line::Coins | Line::Temple(Card::Mercury), _) => say::fall_paid(words, change),
        (_, Some(old)) => say::fall_without(words, change, &say::card_full(words, old)),
        (_, None) => say::fall_joined(words, change),
    }
}

/// What each production building gives, what the cogs cost, and the coins then (C-17, C-19); first
/// of all a warning where it does not pay.
fn produce(view: &View, player: &Player, words: &Words) -> String {
    let free = view.free_now().1;
    let price = legal::produce_price(free);
    let mut parts: Vec<String> = vain(player, price, words).into_iter().collect();
    let farms = farms(player, words);
    match farms.is_empty() {
        true => parts.push(say::produce_none(words)),
        false => parts.extend(farms),
    }
    parts.push(match price {
        0 => say::note_produce_free(words),
        coins => say::note_produce_coins(words, free, coins),
    });
    let then = player.coins - price.min(player.coins) + u16::from(player.town.production().coins);
    let (old, new) = (player.coins.to_string(), then.to_string());
    parts.push(common::change(words, &say::fact_coins(words), &old, &new));
    parts.join("; ")
}

/// That producing brings nothing, or less than it costs.
fn vain(player: &Player, price: u16, words: &Words) -> Option<String> {
    let gain = player.town.production();
    let more = gain.influence > 0 || !(gain.bricks - player.town.bricks()).is_empty();
    let coins = u16::from(gain.coins);
    match () {
        () if more || coins > price => None,
        () if coins == price => Some(say::produce_vain(words)),
        () => Some(say::produce_loss(words)),
    }
}

/// Each production building with its gain; equal ones together.
fn farms(player: &Player, words: &Words) -> Vec<String> {
    let mut farms: Vec<(String, String, usize)> = Vec::new();
    for (cell, card) in player.town.iter() {
        let Kind::Production(gain) = card.kind() else {
            continue;
        };
        let name = say::card_full(words, card);
        let goods = goods(gain, player.town.bricks().contains(cell), words);
        match farms
            .iter_mut()
            .find(|farm| farm.0 == name && farm.1 == goods)
        {
            Some(farm) => farm.2 += 1,
            None => farms.push((name, goods, 1)),
        }
    }
    let told = |(name, goods, count): &(String, String, usize)| match count {
        1 => say::produce_gain(words, name, goods),
        count => say::produce_gain_each(words, *count, name, goods),
    };
    farms.iter().map(told).collect()
}

fn goods(gain: Gain, holds_brick: bool, words: &Words) -> String {
    let goods = [
        (gain.coins > 0).then(|| say::some_coins(words, gain.coins)),
        (gain.influence > 0).then(|| say::some_influence(words, gain.influence)),
        gain.brick.then(|| match holds_brick {
            true => say::produce_holds(words),
            false => say::some_bricks(words, 1),
        }),
    ];
    let goods: Vec<String> = goods.into_iter().flatten().collect();
    goods.join(", ")
}

fn listed(words: &Words, goods: &[String]) -> String {
    let goods: Vec<&str> = goods.iter().map(String::as_str).collect();
    common::list(words, &goods)
}
