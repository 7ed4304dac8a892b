//! What concerns one seat: when it acts, what it has, where it leads, what it could do.

use kernel::{Describe, Seat};

use super::sites::{Share, Survey};
use crate::data::{Color, MOST_IMPERIUM};
use crate::grid::Vertices;
use crate::position::{Marble, Open, Player};
use crate::score::Category;

/// What a building may be worth, about.
const WORTH: f32 = 8.0;

pub(super) fn describe<D: Describe>(game: &Marble, survey: &Survey, seat: Seat, out: &mut D) {
    let player = &game.players[seat];
    time(game, seat, out);
    tiles(player, out);
    magistrates(game, survey, player, out);
    imperium(game, seat, out);
    coins(game, seat, out);
    buildings(game, survey, player, out);
    sites(&survey.seats[seat], out);
    finishing(&survey.seats[seat], out);
    points(game, seat, out);
}

/// When it acts, and how often still, as far as that is known.
fn time<D: Describe>(game: &Open, seat: Seat, out: &mut D) {
    let actions = game.sure_actions(seat);
    let away = game.turns_away(seat);
    for turns in 0..4 {
        out.flag(format_args!("turns-away.{turns}"), away == Some(turns));
    }
    out.flag(format_args!("decides"), game.to_act().contains(seat));
    out.flag(format_args!("acts-again"), actions > 0);
    let ending = if game.is_ending() { actions } else { 0 };
    out.count(format_args!("actions-until-end"), ending, 3.0);
    out.flag(format_args!("can-end"), game.can_end(seat));
}

fn tiles<D: Describe>(player: &Player, out: &mut D) {
    for (color, count) in player.hand.iter() {
        out.count(format_args!("hand.{color}"), (*count).into(), 4.0);
    }
    for (color, count) in player.drawn.iter() {
        out.count(format_args!("drawn.{color}"), (*count).into(), 4.0);
    }
    out.count(format_args!("tiles"), player.tiles(), 12.0);
    let colors = player.hand.0.iter().filter(|count| **count > 0);
    out.count(format_args!("hand.colors"), colors.count(), 4.0);
}

/// Where its magistrates are, and what they wait for.
fn magistrates<D: Describe>(game: &Open, survey: &Survey, player: &Player, out: &mut D) {
    for count in 1..=3 {
        let there = player.magistrates >= count;
        out.flag(format_args!("magistrates.hand.{count}"), there);
    }
    for (color, tiles) in game.map.tiles.iter() {
        let posted = (player.posted & *tiles).len();
        out.count(format_args!("posted.{color}"), posted, 3.0);
    }
    let (mut stuck, mut near, mut open) = (0, 0, 0);
    for tile in player.posted {
        let corners: Vertices = tile.corners().into_iter().collect();
        stuck += usize::from(!corners.intersects(survey.alive));
        near += usize::from(corners.intersects(survey.near));
        open += (corners & survey.alive).len();
    }
    out.count(format_args!("posted"), player.posted.len(), 3.0);
    out.count(format_args!("posted.stuck"), stuck, 3.0);
    out.count(format_args!("posted.near"), near, 3.0);
    out.count(format_args!("posted.open-corners"), open, 6.0);
    for (color, count) in player.offices.iter() {
        out.count(format_args!("office.{color}"), (*count).into(), 2.0);
    }
    out.count(format_args!("treasury"), player.treasury.into(), 2.0);
}

/// Imperium tiles, now and once the magistrates on the spaces have brought theirs (M-11).
fn imperium<D: Describe>(game: &Open, seat: Seat, out: &mut D) {
    let mut awards = 0;
    for color in Color::ALL.iter().copied() {
        let now = |seat: Seat| game.players[seat].imperium[color];
        let coming = |seat: Seat| now(seat) + game.players[seat].offices[color];
        let award = game.most_imperium(seat, color);
        awards += game.imperium_award(seat, coming);
        out.count(format_args!("imperium.{color}"), now(seat).into(), 4.0);
        let lead = lead(game, seat, now) / 4.0;
        out.put(format_args!("imperium.{color}.lead"), lead);
        let alone = award == MOST_IMPERIUM;
        out.flag(format_args!("imperium.{color}.most"), alone);
        let tied = award > 0 && !alone;
        out.flag(format_args!("imperium.{color}.tied"), tied);
        let lead = self::lead(game, seat, coming) / 4.0;
        out.put(format_args!("imperium.{color}.lead-coming"), lead);
    }
    let all = game.players[seat].imperium.total();
    out.count(format_args!("imperium"), all, 8.0);
    out.put(format_args!("awards-coming"), awards as f32 / 10.0);
}

/// By how many it is ahead of the best other, or behind.
fn lead(game: &Open, seat: Seat, count: impl Fn(Seat) -> u8) -> f32 {
    let others = game.seats().iter().filter(|other| *other != seat);
    let most = others.map(&count).max().unwrap_or(0);
    f32::from(count(seat)) - f32::from(most)
}

fn coins<D: Describe>(game: &Open, seat: Seat, out: &mut D) {
    let now = |seat: Seat| game.players[seat].coins;
    let coming = |seat: Seat| now(seat) + game.players[seat].treasury;
    out.count(format_args!("coins"), now(seat).into(), 6.0);
    out.put(format_args!("coins.lead"), lead(game, seat, now) / 4.0);
    let lead = lead(game, seat, coming) / 4.0;
    out.put(format_args!("coins.lead-coming"), lead);
}

/// What it has built, and what water and fountains may still bring.
fn buildings<D: Describe>(game: &Open, survey: &Survey, player: &Player, out: &mut D) {
    let own = player.buildings;
    for (color, all) in game.map.buildings.iter() {
        let civic = color.civic();
        out.count(format_args!("built.{civic}"), (*all & own).len(), 4.0);
    }
    out.count(format_args!("built"), own.len(), 8.0);
    let dry = own - game.map.channels;
    out.count(format_args!("built.on-aqueduct"), (own - dry).len(), 6.0);
    for (pieces, reach) in (1..).zip(survey.in_reach) {
        let dry = (dry & reach).len();
        out.count(format_args!("built.in-reach.{pieces}"), dry, 2.0);
    }
    let near = survey.near.iter();
    let beside = near.map(|site| (game.neighbors(site) & own).len());
    out.count(format_args!("built.beside-near"), beside.sum(), 8.0);
}

fn sites<D: Describe>(share: &Share, out: &mut D) {
    for (index, leads) in share.leads.iter().enumerate() {
        let missing = index + 1;
        for color in Color::ALL.iter().copied() {
            let civic = color.civic();
            out.put(format_args!("leads.{civic}.{missing}"), leads[color] / 2.0);
        }
        let worth = share.worth[index] / (2.0 * WORTH);
        out.put(format_args!("leads.worth.{missing}"), worth);
        let safe = share.safe[index] / 2.0;
        out.put(format_args!("leads.safe.{missing}"), safe);
        let tied = share.tied[index] / 2.0;
        out.put(format_args!("tied.{missing}"), tied);
        let behind = share.behind[index] / 4.0;
        out.put(format_args!("behind.{missing}"), behind);
        let could = share.could_lead[index] / 8.0;
        out.put(format_args!("could-lead.{missing}"), could);
    }
    out.put(format_args!("waiting.builds"), share.builds);
    out.put(format_args!("waiting.worth"), share.builds_worth / WORTH);
}

/// What one tile from its hand would bring.
fn finishing<D: Describe>(share: &Share, out: &mut D) {
    for (color, count) in share.finish.iter() {
        let civic = color.civic();
        out.put(format_args!("finish.{civic}"), count / 2.0);
    }
    let worth = share.finish_worth / (2.0 * WORTH);
    out.put(format_args!("finish.worth"), worth);
    out.put(format_args!("finish.best"), share.finish_best / WORTH);
    out.put(format_args!("finish.spoil"), share.spoil / 2.0);
    out.put(format_args!("finish.release"), share.release / 2.0);
}

fn points<D: Describe>(game: &Marble, seat: Seat, out: &mut D) {
    let bridges = game.bridges_of(seat).count();
    out.count(format_args!("bridges"), bridges, 4.0);
    for category in Category::ALL.iter().copied() {
        let about = match category {
            Category::Buildings => 40.0,
            Category::Bridges | Category::Imperium => 10.0,
            Category::Aqueducts | Category::Fountains => 12.0,
            Category::Coins => 6.0,
            Category::MostCoins => 2.0,
        };
        let points = game.points(seat, category) as f32 / about;
        out.put(format_args!("points.{category}"), points);
    }
}
