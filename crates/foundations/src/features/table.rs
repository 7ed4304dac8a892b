//! What concerns everybody: modules, era, the decision at hand, the city, market, monuments and the
//! Consul.

use kernel::{Advice as _, Describe};

use super::Scaled as _;
use super::survey::Survey;
use crate::data::{Building, ERAS, IDLE_ROUNDS, Invocation, SLOTS};
use crate::{Category, ConsulRule, Foundations, Lots, ObjectiveRule, Options, Phase};

pub(super) fn modules(options: &Options, out: &mut impl Describe) {
    out.flag(format_args!("module.drafting"), options.drafting);
    out.flag(format_args!("module.monuments"), options.monuments);
    out.flag(format_args!("module.trading"), options.trading);
    out.flag(format_args!("module.stealing"), options.stealing);
    let hidden = options.objectives == ObjectiveRule::Hidden;
    out.flag(format_args!("module.hidden-objectives"), hidden);
    let public = options.objectives == ObjectiveRule::Public;
    out.flag(format_args!("module.public-objectives"), public);
    out.flag(format_args!("module.invocations"), options.invocations);
    out.flag(format_args!("module.roles"), options.roles);
    let consul = options.consul != ConsulRule::Off;
    out.flag(format_args!("module.consul"), consul);
    let deeds = options.consul.deeds().into();
    out.count(format_args!("module.consul-deeds"), deeds, 4.0);
}

/// How far the game has come, and what still comes.
pub(super) fn time(game: &Foundations, out: &mut impl Describe) {
    let over = matches!(game.phase, Phase::Over);
    for era in 0..ERAS {
        let now = usize::from(game.era) == era && !over;
        out.flag(format_args!("era.{}", era + 1), now);
    }
    let left = if over {
        0
    } else {
        ERAS - usize::from(game.era)
    };
    out.count(format_args!("scorings-left"), left, 3.0);
    let stacks = game.stack_sizes();
    let (now, later) = stacks.split_at(usize::from(game.era) + 1);
    out.count(
        format_args!("stack"),
        now.last().copied().unwrap_or(0),
        20.0,
    );
    out.count(format_args!("later-stacks"), later.iter().sum(), 40.0);
    out.flag(format_args!("last-turns"), game.last_turns > 0);
    out.count(format_args!("last-turns.left"), game.last_turns.into(), 5.0);
    let most = IDLE_ROUNDS * game.seats.count();
    out.count(format_args!("idle"), game.idle.into(), most as f32);
}

/// What is decided now.
pub(super) fn decision(game: &Foundations, out: &mut impl Describe) {
    let phase = &game.phase;
    out.flag(format_args!("settled"), game.is_settled());
    let choosing = matches!(
        phase,
        Phase::Draft(_) | Phase::Roles(_) | Phase::Objectives(_) | Phase::NewPurpose
    );
    out.flag(format_args!("phase.choosing"), choosing);
    let trade = matches!(phase, Phase::Trade(_) | Phase::Answer(_));
    out.flag(format_args!("phase.trade"), trade);
    out.flag(
        format_args!("phase.foresight"),
        matches!(phase, Phase::Foresight),
    );
    out.flag(
        format_args!("phase.offer"),
        matches!(phase, Phase::Offer(_)),
    );
    out.flag(
        format_args!("phase.consul"),
        matches!(phase, Phase::Consul(_)),
    );
    out.flag(format_args!("phase.over"), matches!(phase, Phase::Over));
    let turn = &game.turn;
    out.count(format_args!("turn.actions"), turn.actions.into(), 3.0);
    out.flag(format_args!("turn.busy"), turn.busy);
    out.count(format_args!("turn.proposals"), turn.proposals.into(), 8.0);
    out.flag(format_args!("turn.rebuild"), turn.rebuild);
    out.flag(format_args!("turn.bold-claim"), turn.bold_claim);
    out.flag(format_args!("turn.dispensation"), turn.dispensation);
}

/// Whose the area is, and how much of it is built on.
pub(super) fn city(game: &Foundations, survey: &Survey, out: &mut impl Describe) {
    let area = game.area.lots().len() as f32;
    let mut part = |name, lots: Lots| out.count(format_args!("city.{name}"), lots.len(), area);
    part("built", game.city.built());
    part("unknown", survey.unknown);
    part("gone", game.gone.deeds);
}

/// F-2: what lies there. Of an invocation it is told how far to the cheap side it lies.
pub(super) fn market(game: &Foundations, out: &mut impl Describe) {
    let cards = game.market.as_slice();
    let deeds = cards.iter().filter(|card| card.lot().is_some()).count();
    out.count(format_args!("market.deeds"), deeds, SLOTS as f32);
    out.count(format_args!("market.cards"), cards.len(), SLOTS as f32);
    out.scaled(format_args!("market.least-price"), game.min_price(), 8.0);
    let mut lies = [0; Invocation::ALL.len()];
    for (index, card) in cards.iter().enumerate() {
        if let Some(invocation) = card.invocation() {
            lies[invocation.index()] = SLOTS - index;
        }
    }
    for invocation in Invocation::ALL {
        let near = lies[invocation.index()];
        out.count(format_args!("market.{invocation}"), near, SLOTS as f32);
    }
}

/// F-23: which of them anybody may build.
pub(super) fn monuments(game: &Foundations, out: &mut impl Describe) {
    for monument in Building::monuments() {
        let there = game.pool.contains(*monument);
        out.flag(format_args!("pool.{monument}"), there);
    }
}

/// F-37 to F-44: what he has, and how he stands against the players.
pub(super) fn consul(game: &Foundations, survey: &Survey, out: &mut impl Describe) {
    let consul = game.consul.as_ref();
    let count = |of: &dyn Fn(&crate::Consul) -> usize| consul.map_or(0, of);
    let his = consul.map_or(0, |consul| consul.points.total());
    let totals = game.players.map(|player| player.points.total());
    let lead = |other: Option<&i32>| {
        if consul.is_some() {
            his - other.unwrap_or(&0)
        } else {
            0
        }
    };
    out.scaled(format_args!("consul.points"), his, 60.0);
    out.scaled(
        format_args!("consul.lead-of-last"),
        lead(totals.as_slice().iter().min()),
        20.0,
    );
    out.scaled(
        format_args!("consul.lead-of-first"),
        lead(totals.as_slice().iter().max()),
        20.0,
    );
    out.flag(
        format_args!("consul.ready"),
        consul.is_some_and(|consul| consul.ready),
    );
    out.count(
        format_args!("consul.lots"),
        count(&|consul| consul.estate.lots.len()),
        20.0,
    );
    out.count(
        format_args!("consul.tokens"),
        count(&|consul| consul.estate.heads.len()),
        10.0,
    );
    out.scaled(
        format_args!("consul.citizens"),
        survey.consul_citizens,
        15.0,
    );
    let most = survey.citizens.as_slice().iter().max();
    let ahead = consul.map_or(0, |_| survey.consul_citizens - most.unwrap_or(&0));
    out.scaled(format_args!("consul.citizens-lead"), ahead, 10.0);
    let next = survey.tally.as_ref().and_then(|tally| tally.consul);
    let next = next.unwrap_or_default();
    for category in [Category::Residential, Category::Civic, Category::Commercial] {
        let points = next.of(category).into();
        out.scaled(format_args!("consul.next.{category}"), points, 12.0);
    }
    let piles = game.hidden.tokens.iter().map(|pile| pile.len());
    out.count(format_args!("consul.piles"), piles.sum(), 30.0);
}
