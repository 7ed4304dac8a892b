//! What concerns everybody: how far the game has gone, what lies in the offer, on the strip and in
//! the decks, and the influence cards to be won.

use kernel::{Advice as _, Describe};

use super::cards::Sorts;
use super::temples::TEMPLES;
use crate::data::{Deck, Point};
use crate::hand::Cards;
use crate::options::FirstCards;
use crate::phase::{Phase, Space};
use crate::position::City;

pub(super) fn describe(city: &City, out: &mut impl Describe) {
    describe_time(city, out);
    for space in Space::all() {
        let point = city.strip().map(|strip| strip.point(space.index()));
        let is_cog = point == Some(Point::Cog);
        out.flag(format_args!("strip.cog.{}", space.number()), is_cog);
    }
    let offer: Cards = city.untaken().collect();
    let sorts = Sorts::of(&offer);
    sorts.describe("offer", 2.0, out);
    sorts.describe_sums("offer", out);
    describe_decks(city, &offer, out);
    describe_influence(city, out);
}

fn describe_time(city: &City, out: &mut impl Describe) {
    let (round, rounds) = (city.round, city.rounds());
    let begun = f32::from(round) / f32::from(rounds);
    out.put(format_args!("round.part"), begun);
    let left = usize::from(rounds - round);
    out.count(format_args!("rounds.left"), left, 14.0);
    for (last, name) in ["last", "last-but-one"].into_iter().enumerate() {
        out.flag(format_args!("round.{name}"), left == last);
    }
    let dealt = city.first_cards == FirstCards::Dealt;
    out.flag(format_args!("first-cards.dealt"), dealt);
    out.flag(format_args!("settled"), city.is_settled());
    let phases = ["draft", "place", "take", "act", "school", "over"];
    let now = match city.phase {
        Phase::Draft => 0,
        Phase::Place => 1,
        Phase::Take(_) => 2,
        Phase::Act(_) => 3,
        Phase::SchoolDeck { .. } | Phase::SchoolKeep(_) | Phase::SchoolUnder(_) => 4,
        Phase::Over => 5,
    };
    for (phase, name) in phases.into_iter().enumerate() {
        out.flag(format_args!("phase.{name}"), phase == now);
    }
}

/// What the decks still hold, whatever its order: a temple may be waited for.
fn describe_decks(city: &City, offer: &Cards, out: &mut impl Describe) {
    let mut left = Cards::default();
    for deck in Deck::ALL {
        out.count(format_args!("deck.{deck}"), city.stack(*deck).len(), 22.0);
        left.extend(city.cards_left(*deck).flatten());
    }
    Sorts::of(&left).describe("decks", 10.0, out);
    for temple in TEMPLES {
        let to_come = left.contains(temple) || offer.contains(temple);
        out.flag(format_args!("to-come.{temple}"), to_come);
    }
}

/// C-28: what the next scoring is about, and what comes after it.
fn describe_influence(city: &City, out: &mut impl Describe) {
    let waiting: u8 = city.influence_points(city.waiting).sum();
    out.count(format_args!("influence.waiting"), waiting.into(), 14.0);
    let next = city.influence_to_come().next();
    let (points, round) = next.map_or((0, city.round), |card| (card.points, card.round));
    out.count(format_args!("influence.next"), points.into(), 14.0);
    let rounds = usize::from(round - city.round);
    out.count(format_args!("influence.next.rounds"), rounds, 4.0);
    let later: u8 = city.influence_to_come().map(|card| card.points).sum();
    out.count(format_args!("influence.to-come"), later.into(), 28.0);
    let (leader, tokens) = city.influence_leader();
    out.flag(format_args!("influence.tied"), leader.is_none());
    out.count(format_args!("influence.most"), tokens.into(), 8.0);
}
