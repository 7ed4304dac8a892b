//! What a seat has scored, and what the next scoring gives it as the table stands.

use kernel::{Describe, Seat};

use super::Scaled as _;
use super::survey::Survey;
use crate::{Category, Foundations};

/// How many points of each category are a lot in one scoring, and in a game.
fn measure(category: Category) -> (f32, f32) {
    match category {
        Category::Residential => (20.0, 50.0),
        Category::Civic => (20.0, 40.0),
        Category::Commercial => (15.0, 30.0),
        Category::Roles | Category::Invocations | Category::EmptyLots | Category::Favor => {
            (6.0, 10.0)
        }
        Category::Objectives => (10.0, 10.0),
        Category::Monuments | Category::Start | Category::RefusedLots => (6.0, 10.0),
    }
}

/// The categories that a scoring gives points for.
const SCORED: [Category; 8] = [
    Category::Residential,
    Category::Civic,
    Category::Commercial,
    Category::Roles,
    Category::Invocations,
    Category::EmptyLots,
    Category::Objectives,
    Category::Favor,
];

/// The next scoring as the table stands.
pub(super) fn next(survey: &Survey, seat: Seat, out: &mut impl Describe) {
    let gains = survey.gains(seat);
    for category in SCORED {
        let points = gains.points.of(category).into();
        out.scaled(format_args!("next.{category}"), points, measure(category).0);
    }
    let total = gains.points.total();
    out.scaled(format_args!("next"), total, 40.0);
    let others = survey.citizens.iter().map(|(other, _)| other);
    let others = others.filter(|other| *other != seat);
    let best = others.map(|other| survey.gains(other).points.total()).max();
    out.scaled(format_args!("next.lead"), total - best.unwrap_or(0), 20.0);
    out.scaled(format_args!("next.silver"), gains.silver, 10.0);
}

/// What the points so far are for.
pub(super) fn so_far(game: &Foundations, seat: Seat, out: &mut impl Describe) {
    let points = &game.players[seat].points;
    let three = [Category::Residential, Category::Civic, Category::Commercial];
    for category in three {
        let own = points.of(category).into();
        out.scaled(format_args!("points.{category}"), own, measure(category).1);
    }
    let by_three: i32 = three.iter().map(|own| i32::from(points.of(*own))).sum();
    out.scaled(
        format_args!("points.others"),
        points.total() - by_three,
        15.0,
    );
    let others = game.players.iter().filter(|(other, _)| *other != seat);
    let best = others.map(|(_, other)| other.points.total()).max();
    out.scaled(
        format_args!("points.lead"),
        points.total() - best.unwrap_or(0),
        20.0,
    );
    let consul = game.consul.as_ref();
    let ahead = consul.map_or(0, |consul| points.total() - consul.points.total());
    out.scaled(format_args!("points.lead-of-consul"), ahead, 20.0);
}

/// F-16, F-43: citizens against those of everybody else, the Consul too.
pub(super) fn citizens(survey: &Survey, seat: Seat, out: &mut impl Describe) {
    let own = survey.citizens[seat];
    let all = survey.citizens.iter();
    let others = all
        .filter(|(other, _)| *other != seat)
        .map(|(_, citizens)| *citizens);
    let (mut best, mut ahead, mut next_ahead) = (0, 0, None);
    for other in others.chain([survey.consul_citizens]) {
        best = other.max(best);
        if other > own {
            ahead += 1;
            next_ahead = Some(next_ahead.map_or(other, |next: i32| next.min(other)));
        }
    }
    out.scaled(format_args!("citizens"), own, 15.0);
    out.scaled(format_args!("citizens.lead"), own - best, 10.0);
    out.flag(format_args!("citizens.most"), own > 0 && own >= best);
    out.flag(format_args!("citizens.tied"), own > 0 && own == best);
    out.count(format_args!("citizens.ahead"), ahead, 4.0);
    let gap = next_ahead.map_or(0, |next| next - own);
    out.scaled(format_args!("citizens.to-next"), gap, 10.0);
}
