//! What concerns everybody: how near the end is, what is asked, and what lies open.

use kernel::Describe;

use super::sites::Survey;
use crate::data::{Aqueduct, COLORS, Color, bridge_places};
use crate::grid::{TilePositions, Triangles, Vertices};
use crate::options::{FountainReach, HillCorners};
use crate::position::{Open, Phase, Stage};

pub(super) fn describe<D: Describe>(game: &Open, survey: &Survey, out: &mut D) {
    options(game, out);
    end(game, out);
    phase(game, out);
    supplies(game, out);
    sites(game, survey, out);
    aqueducts(game, survey, out);
    finds(game, out);
}

fn options<D: Describe>(game: &Open, out: &mut D) {
    let options = &game.options;
    let (corners, reach) = (options.hill_corners, options.fountain_reach);
    let structure = corners == HillCorners::Structure;
    out.flag(format_args!("hill-corners.structure"), structure);
    let no_site = corners == HillCorners::NoSite;
    out.flag(format_args!("hill-corners.no-site"), no_site);
    let sides = reach == FountainReach::Sides;
    out.flag(format_args!("fountain-reach.sides"), sides);
    out.flag(format_args!("unused-hills"), options.unused_hills);
    let late = options.late_fountain_coin;
    out.flag(format_args!("late-fountain-coin"), late);
}

/// M-35: stacks, and what is known of the last actions.
fn end<D: Describe>(game: &Open, out: &mut D) {
    for (color, left) in game.stacks.iter() {
        out.count(format_args!("stack.{color}"), (*left).into(), 16.0);
    }
    for empty in 1..=3 {
        let so = game.empty_stacks() >= empty;
        out.flag(format_args!("empty-stacks.{empty}"), so);
    }
    out.put(format_args!("tiles-to-come"), game.tiles_to_come() / 36.0);
    let draws = game.draws_to_end();
    out.count(format_args!("draws-to-end"), draws, 18.0);
    for most in [1, 2, 4, 8] {
        out.flag(format_args!("draws-to-end.{most}"), draws <= most);
    }
    out.flag(format_args!("ending"), game.is_ending());
    let (last, left) = match game.stage {
        Stage::Turn { .. } => (false, 0),
        Stage::Last { left } => (true, left),
    };
    out.flag(format_args!("last-actions"), last);
    out.count(format_args!("last-actions.left"), left.into(), 4.0);
}

/// What is asked, and how many actions the turn still has.
fn phase<D: Describe>(game: &Open, out: &mut D) {
    let left = match game.stage {
        Stage::Turn { left } => left,
        Stage::Last { .. } => 0,
    };
    out.count(format_args!("actions-left"), left.into(), 2.0);
    let asked = match game.phase {
        Phase::Kind => 0,
        Phase::Extra => 1,
        Phase::Draw => 2,
        Phase::Expand { .. } => 3,
        Phase::Recall => 4,
        Phase::Color | Phase::Position { .. } => 5,
        Phase::Magistrate { .. } => 6,
        Phase::Begin { .. } => 7,
        Phase::Site { .. } | Phase::Leave(_) => 8,
        Phase::Over => 9,
    };
    let names = [
        "kind",
        "extra",
        "draw",
        "expand",
        "recall",
        "tile",
        "magistrate",
        "begin",
        "site",
        "over",
    ];
    for (index, name) in names.iter().enumerate() {
        out.flag(format_args!("asked.{name}"), index == asked);
    }
}

/// Imperium tiles, and what was laid and built.
fn supplies<D: Describe>(game: &Open, out: &mut D) {
    for (color, left) in game.imperium.iter() {
        let all = f32::from(COLORS[color.index()].imperium);
        out.count(format_args!("imperium-left.{color}"), (*left).into(), all);
    }
    let map = &game.map;
    out.count(format_args!("tiles-laid"), map.laid().len(), 60.0);
    out.count(format_args!("places"), map.places().len(), 60.0);
    out.count(format_args!("fountains"), map.fountains.len(), 10.0);
    let buildings = map.all_buildings().len();
    out.count(format_args!("buildings"), buildings, 20.0);
}

fn sites<D: Describe>(game: &Open, survey: &Survey, out: &mut D) {
    for (index, near) in survey.open.iter().enumerate() {
        let missing = index + 1;
        for color in Color::ALL.iter().copied() {
            let civic = color.civic();
            out.put(format_args!("open.{civic}.{missing}"), near[color] / 6.0);
        }
        let undecided = survey.undecided[index];
        out.put(format_args!("undecided.{missing}"), undecided / 10.0);
    }
    out.count(format_args!("untouched"), survey.untouched, 72.0);
    out.count(format_args!("shut"), survey.shut, 20.0);
    out.count(format_args!("waiting"), survey.waiting, 2.0);
    let wet = (survey.near & game.map.channels).len();
    out.count(format_args!("near-on-aqueduct"), wet, 4.0);
}

fn aqueducts<D: Describe>(game: &Open, survey: &Survey, out: &mut D) {
    let map = &game.map;
    for aqueduct in Aqueduct::ALL.iter().copied() {
        let begun = !map.path(aqueduct).is_empty();
        out.flag(format_args!("begun.{aqueduct}"), begun);
        let left = map.pieces_left(aqueduct);
        out.count(format_args!("pieces-left.{aqueduct}"), left, 13.0);
        let ways = map.extensions(aqueduct).len();
        out.count(format_args!("ways-on.{aqueduct}"), ways, 3.0);
    }
    let due = Aqueduct::ALL.iter().filter(|one| map.coin_due(**one));
    out.count(format_args!("coins-due"), due.count(), 2.0);
    for (pieces, reach) in (1..).zip(survey.in_reach) {
        let fountains = (reach & map.fountains).len();
        out.count(format_args!("fountains.in-reach.{pieces}"), fountains, 2.0);
    }
}

/// M-20, M-21: bridges and springs that nobody has found, and those that a tile can cover now.
fn finds<D: Describe>(game: &Open, out: &mut D) {
    let places = game.map.places();
    let fits = |positions: TilePositions| positions.intersects(places);
    let bridges = bridge_places().zip(game.bridge_owners);
    let free = bridges.filter_map(|(place, owner)| owner.is_none().then_some(place));
    let free: Triangles = free.collect();
    out.count(format_args!("bridges-free"), free.len(), 7.0);
    let at_once = free.iter().filter(|place| fits(place.positions()));
    out.count(format_args!("bridges-free.at-once"), at_once.count(), 3.0);
    let springs: Vertices = Aqueduct::ALL
        .iter()
        .filter(|one| game.map.path(**one).is_empty())
        .map(|one| one.spring())
        .collect();
    let at_once = springs.iter().filter(|spring| fits(spring.positions()));
    out.count(format_args!("springs-free.at-once"), at_once.count(), 2.0);
}
