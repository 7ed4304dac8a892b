//! A second opinion: an outside referee who knows only the view and counts on his fingers, lot by
//! lot, compared with the engine in random games; and every action there is, asked one by one.

use std::collections::{BTreeMap, BTreeSet};

use kernel::testing::setup;
use kernel::{Game, Rng, Seat, Seed, Viewer};

use super::dump;
use crate::action::{Action, Item, Slot};
use crate::board::{Lot, Lots};
use crate::data::{Beside, Building, BuildingType, Invocation, Worth};
use crate::dump::{BuildingDump, Dump};
use crate::player::Party;
use crate::position::{Foundations, Phase};
use crate::shape::{Placement, Shape};
use crate::spots::Spots;

const ALL: [(&str, &str); 7] = [
    ("drafting", "true"),
    ("monuments", "true"),
    ("trading", "true"),
    ("stealing", "true"),
    ("objectives", "hidden"),
    ("invocations", "true"),
    ("roles", "true"),
];

/// Random games; every `every`-th state of a turn is shown to `watch`.
fn random_turns(
    options: &[(&str, &str)],
    games: u64,
    every: usize,
    mut watch: impl FnMut(&Foundations),
) {
    for index in 0..games {
        let seats = 2 + index as usize % 3;
        let seed = Seed::of_series(31, index);
        let mut game = Foundations::new(&setup(seats, options), &seed);
        let mut rng = seed.derive("referee").rng();
        let (mut list, mut turns) = (Vec::new(), 0);
        while let Some(seat) = game.to_act().first() {
            if matches!(game.phase, Phase::Turn) {
                turns += 1;
                if turns % every == 0 {
                    watch(&game);
                }
            }
            game.legal(seat, &mut list);
            game.apply(seat, likely(&list, &mut rng), &mut ());
        }
    }
}

/// Any action, but trades seldom: they would fill the games.
fn likely(list: &[Action], rng: &mut Rng) -> Action {
    let any = *rng.choose(list).unwrap();
    if matches!(any, Action::Trade(_)) {
        *rng.choose(list).unwrap()
    } else {
        any
    }
}

fn beside(lot: Lot) -> BTreeSet<(i32, i32)> {
    let (column, row) = (lot.column() as i32, lot.row() as i32);
    [(1, 0), (-1, 0), (0, 1), (0, -1)]
        .iter()
        .map(|(dx, dy)| (column + dx, row + dy))
        .collect()
}

fn cells(lots: Lots) -> BTreeSet<(i32, i32)> {
    lots.iter()
        .map(|lot| (lot.column() as i32, lot.row() as i32))
        .collect()
}

/// The buildings that share an edge with this one.
fn neighbors<'a>(view: &'a Dump, own: &BuildingDump) -> Vec<&'a BuildingDump> {
    let around: BTreeSet<_> = own.lots.iter().flat_map(beside).collect();
    let others = view.buildings.iter().filter(|other| other.lots != own.lots);
    others
        .filter(|other| !around.is_disjoint(&cells(other.lots)))
        .collect()
}

fn citizens(view: &Dump, own: &BuildingDump) -> i32 {
    match own.building.row().worth {
        Worth::Citizens {
            fixed,
            per_neighbor,
        } => i32::from(fixed) + i32::from(per_neighbor) * neighbors(view, own).len() as i32,
        _ => 0,
    }
}

fn silver(view: &Dump, own: &BuildingDump) -> i32 {
    match own.building.row().worth {
        Worth::Commerce {
            silver,
            per_neighbor,
            ..
        } => i32::from(silver) + i32::from(per_neighbor) * neighbors(view, own).len() as i32,
        _ => 0,
    }
}

fn civic_points(view: &Dump, own: &BuildingDump) -> i32 {
    let Worth::Civic {
        beside,
        points,
        per,
    } = own.building.row().worth
    else {
        return 0;
    };
    let near = neighbors(view, own);
    let amount: i32 = near
        .iter()
        .map(|other| match beside {
            Beside::Buildings => 1,
            Beside::Civic => i32::from(other.building.building_type() == BuildingType::Civic),
            Beside::Citizens => citizens(view, other),
            Beside::Silver => silver(view, other),
        })
        .sum();
    i32::from(points) * (amount / i32::from(per))
}

#[test]
fn f17_the_referee_counts_the_same_citizens_silver_and_points() {
    for options in [&ALL[..], &[("consul", "hard"), ("monuments", "true")]] {
        let mut counted = 0;
        random_turns(options, 6, 9, |game| {
            let view = dump(game, Viewer::Everything);
            for own in &view.buildings {
                let claimed = (own.citizens, own.silver, i32::from(own.civic_points));
                let counts = (
                    citizens(&view, own),
                    silver(&view, own),
                    civic_points(&view, own),
                );
                assert_eq!(claimed, counts, "{own:?}");
                counted += 1;
            }
        });
        assert!(counted > 200, "{counted}");
    }
}

/// F-9 to F-11, lot by lot.
fn may_build(view: &Dump, seat: Seat, building: Building, lots: Lots) -> bool {
    let player = &view.players[seat.index()];
    let own: Vec<_> = view
        .buildings
        .iter()
        .filter(|other| other.owner == Party::Seat(seat))
        .collect();
    let covered: Vec<_> = own
        .iter()
        .filter(|other| other.lots.intersects(lots))
        .collect();
    let left_over: usize = covered.iter().map(|other| (other.lots - lots).len()).sum();
    let freed = (lots & player.empty_lots).len();
    player.tray.contains_key(&building)
        && lots.iter().all(|lot| player.lots.contains(lot))
        && covered
            .iter()
            .all(|other| other.building.size() < building.size())
        && left_over <= player.free_lot_markers + freed
}

#[test]
fn f11_the_referee_allows_the_same_builds() {
    let mut allowed = 0;
    random_turns(&[], 6, 7, |game| {
        let view = dump(game, Viewer::Everything);
        let seat = view.to_act.first().unwrap();
        let mut list = Vec::new();
        game.legal(seat, &mut list);
        let mut expected = BTreeSet::new();
        for building in Building::own() {
            for at in Spots::within(building.shape(), game.area.lots()).iter() {
                if may_build(&view, seat, *building, at.footprint()) {
                    expected.insert(Action::Build(*building, at));
                }
            }
        }
        allowed += expected.len();
        let builds = list
            .iter()
            .copied()
            .filter(|action| matches!(action, Action::Build(..)));
        assert_eq!(builds.collect::<BTreeSet<_>>(), expected);
    });
    assert!(allowed > 200, "{allowed}");
}

/// Every action of a turn that has a text.
fn everything(area: Lots) -> Vec<Action> {
    let mut placements: BTreeMap<Shape, Vec<Placement>> = BTreeMap::new();
    for shape in Shape::ALL {
        placements.insert(*shape, Spots::within(*shape, area).iter().collect());
    }
    let mut all = vec![
        Action::Income,
        Action::End,
        Action::Offer,
        Action::Accept,
        Action::Keep,
    ];
    all.extend(Slot::first(6).flat_map(|slot| [Action::Buy(slot), Action::Bargain(slot)]));
    all.extend((1..=5).map(|number| Action::Trade(Seat::from_number(number).unwrap())));
    all.extend(Invocation::ALL.iter().map(|card| Action::Use(*card)));
    for lot in area {
        all.extend([
            Action::Steal(lot),
            Action::Clearance(lot),
            Action::Give(Item::Lot(lot)),
        ]);
        all.extend(Slot::first(6).map(|slot| Action::Exchange(lot, slot)));
    }
    for building in Building::ALL {
        let spots = &placements[&building.shape()];
        all.extend(spots.iter().map(|at| Action::Build(*building, *at)));
    }
    all
}

#[test]
fn f12a_the_list_is_exactly_what_is_allowed() {
    let mut asked = 0;
    random_turns(&ALL, 6, 23, |game| {
        let seat = game.to_act().first().unwrap();
        let mut list = Vec::new();
        game.legal(seat, &mut list);
        let listed: BTreeSet<_> = list.iter().copied().collect();
        let all: BTreeSet<_> = everything(game.area.lots()).into_iter().collect();
        assert!(
            listed.is_subset(&all),
            "the universe knows every action of a turn"
        );
        for action in all {
            assert_eq!(
                game.check(seat, action).is_ok(),
                listed.contains(&action),
                "{action}"
            );
            asked += 1;
        }
    });
    assert!(asked > 100_000);
}
