//! One player's side of the table: when it acts, what it has, and what it could build.

use kernel::{Describe, Seat};

use super::cards::Sorts;
use super::town::Gains;
use super::zones::Zones;
use super::{order, temples, town};
use crate::hand::Kinds;
use crate::position::{City, Open};
use crate::score::Survey;

/// Everything about a seat; `turns` are the seats still to come, in their order.
pub(super) fn describe(city: &City, seat: Seat, turns: &[Seat], out: &mut impl Describe) {
    let player = &city.players[seat];
    let survey = Survey::of(&player.town);
    let zones = Zones::of(&player.town, &survey);
    let gains = Gains::of(player, &survey, &zones);
    let hand = city.hand(seat);
    let offer: Kinds = city.untaken().collect();
    let chooses = city.actor() == Some(seat);
    let choice = chooses.then(|| city.choice().kinds());

    order::describe(city, seat, turns, out);
    out.count(format_args!("coins"), player.coins.into(), 12.0);
    describe_influence(city, seat, out);
    let sorts = Sorts::of(&hand);
    sorts.describe("hand", 2.0, out);
    sorts.describe_sums("hand", out);
    town::describe_farms(player, &survey, out);
    town::describe(player, &survey, &zones, out);
    let turns = city.turns_left(seat);
    temples::describe_goals(&survey, turns, out);
    temples::describe(player, &survey, (hand.kinds(), &gains), out);
    town::describe_gains(
        &gains,
        [hand.kinds(), offer, choice.unwrap_or_default()],
        out,
    );
}

/// C-28: the tokens, also against those of the others, and what they have won or would win.
fn describe_influence(open: &Open, seat: Seat, out: &mut impl Describe) {
    let own = open.players[seat].influence;
    let (mut best, mut sum, mut ahead, mut level) = (0, 0, 0, 0);
    for (_, other) in open.players.iter().filter(|(other, _)| *other != seat) {
        best = other.influence.max(best);
        sum += other.influence;
        ahead += usize::from(other.influence > own);
        level += usize::from(other.influence == own);
    }
    let own_tokens = f32::from(own);
    let others = (open.seats().count() - 1) as f32;
    out.put(format_args!("influence"), own_tokens / 8.0);
    let lead = own_tokens - f32::from(best);
    out.put(format_args!("influence.lead"), lead / 5.0);
    out.put(
        format_args!("influence.lead.near"),
        lead.clamp(-2.0, 2.0) / 2.0,
    );
    let over_mean = own_tokens - f32::from(sum) / others;
    out.put(format_args!("influence.over-mean"), over_mean / 5.0);
    let leads = open.influence_leader().0 == Some(seat);
    out.flag(format_args!("influence.leads"), leads);
    out.count(format_args!("influence.ahead"), ahead, 3.0);
    out.count(format_args!("influence.level"), level, 3.0);
    let waiting: u8 = open.influence_points(open.waiting).sum();
    let wins = if leads { waiting.into() } else { 0 };
    out.count(format_args!("influence.wins"), wins, 14.0);
    let won: u8 = open.influence_points(open.players[seat].won).sum();
    out.count(format_args!("points.influence-cards"), won.into(), 14.0);
}
