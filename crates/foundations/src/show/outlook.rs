//! What a build would bring its owner, computed from a view: citizens, income, points at the era's
//! end, what is covered and what is left over.

use kernel::Seat;

use super::known;
use crate::board::Lots;
use crate::city::City;
use crate::data::{Building, BuildingType, ERAS, Invocation, Role};
use crate::player::Party;
use crate::shape::Placement;
use crate::view::View;

/// Old and new.
pub type Change = (i32, i32);

/// What a build changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outlook {
    pub income: Change,
    pub citizens: Change,
    /// Points of civic and commercial buildings in the next scoring.
    pub points: Change,
    /// F-10: the buildings that go back.
    pub covered: Vec<Building>,
    /// F-11: lots that get a marker.
    pub left_over: Lots,
}

/// Sums over the buildings of one owner.
#[derive(Clone, Copy, Default)]
struct Sums {
    citizens: i32,
    silver: i32,
    points: i32,
    homes: bool,
}

fn sums(city: &City, buildings: &[(Building, Lots)]) -> Sums {
    let mut sums = Sums::default();
    for (building, lots) in buildings {
        sums.citizens += city.citizens(*building, *lots);
        sums.silver += city.silver(*building, *lots);
        let points = city.civic_points(*building, *lots) + City::commercial_points(*building);
        sums.points += i32::from(points);
        sums.homes |= building.building_type() == BuildingType::Residential;
    }
    sums
}

impl Outlook {
    /// Of building it there.
    pub fn of(view: &View, seat: Seat, building: Building, at: Placement) -> Outlook {
        let footprint = at.footprint();
        let before_city = known::city(view);
        let owner = Party::Seat(seat);
        let own = view.buildings.iter().filter(|built| built.owner == owner);
        let own: Vec<(Building, Lots)> = own.map(|built| (built.building, built.lots)).collect();
        let (covered, mut kept): (Vec<_>, Vec<_>) =
            own.iter().partition(|(_, lots)| lots.meets(footprint));
        let mut city = before_city.clone();
        for lot in covered.iter().filter_map(|(_, lots)| lots.first()) {
            city.remove(lot);
        }
        city.put(building, at);
        kept.push((building, footprint));
        let (before, after) = (sums(&before_city, &own), sums(&city, &kept));
        let lots = covered
            .iter()
            .fold(Lots::EMPTY, |all, (_, lots)| all | *lots);
        Outlook::compared(view, seat, before, after).covering(&covered, lots - footprint)
    }

    fn compared(view: &View, seat: Seat, before: Sums, after: Sums) -> Outlook {
        let own = known::player(view, seat);
        let last = view.era.map(usize::from) == Some(ERAS);
        // F-18: in the last era silver scores too.
        let points = |sums: Sums| sums.points + if last { sums.silver } else { 0 };
        let more = citizens_by_card(view, seat);
        let population = |sums: Sums| sums.citizens + if sums.homes { more } else { 0 };
        Outlook {
            income: (own.income, own.income + after.silver - before.silver),
            citizens: (population(before), population(after)),
            points: (points(before), points(after)),
            covered: Vec::new(),
            left_over: Lots::EMPTY,
        }
    }

    fn covering(self, covered: &[(Building, Lots)], left_over: Lots) -> Outlook {
        Outlook {
            covered: covered.iter().map(|(building, _)| *building).collect(),
            left_over,
            ..self
        }
    }
}

/// F-12: citizens of I15 and R5, while a residential building is owned.
fn citizens_by_card(view: &View, seat: Seat) -> i32 {
    let own = known::player(view, seat);
    let role = own.role == Some(Role::Fruitful);
    let card = own.invocations.contains(&Invocation::Prosperity);
    2 * (i32::from(role) + i32::from(card))
}

#[cfg(test)]
mod tests {
    use kernel::testing::{seed, setup};
    use kernel::{Game, Seed, Viewer};

    use super::*;
    use crate::action::Action;
    use crate::state::{Foundations, Phase};

    /// What the seat has in the view: income, citizens, points of its buildings.
    fn standing(view: &View, seat: Seat) -> [i32; 3] {
        let own = known::player(view, seat);
        let owner = Party::Seat(seat);
        let built = view.buildings.iter().filter(|built| built.owner == owner);
        let points = built.map(|built| {
            let silver = if view.era == Some(3) { built.silver } else { 0 };
            let fixed = built.civic_points + City::commercial_points(built.building);
            i32::from(fixed) + silver
        });
        [own.income, own.population, points.sum()]
    }

    #[test]
    fn f26_what_a_build_promises_it_brings() {
        let options = [
            ("monuments", "true"),
            ("invocations", "true"),
            ("roles", "true"),
        ];
        let mut kept = 0;
        for number in 0..40 {
            let seed = Seed::of_series(seed(), number);
            let mut rng = seed.derive("outlook").rng();
            let mut game = Foundations::new(&setup(3, &options), &seed);
            let mut legal = Vec::new();
            while let Some(seat) = game.to_act().first() {
                game.legal(seat, &mut legal);
                let action = legal[rng.below(legal.len())];
                let view = game.view(Viewer::Seat(seat));
                let era = game.era;
                game.apply(seat, action, &mut ());
                let Action::Build(building, at) = action else {
                    continue;
                };
                let Outlook {
                    income,
                    citizens,
                    points,
                    ..
                } = Outlook::of(&view, seat, building, at);
                assert_eq!([income.0, citizens.0, points.0], standing(&view, seat));
                // Where the build ended an era, the next one counts otherwise.
                if game.era == era && !matches!(game.phase, Phase::Over) {
                    let after = standing(&game.view(Viewer::Seat(seat)), seat);
                    assert_eq!([income.1, citizens.1, points.1], after, "{action}");
                    kept += 1;
                }
            }
        }
        assert!(kept > 500, "only {kept} builds were looked at");
    }
}
