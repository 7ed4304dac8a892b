//! What a build would bring its owner: citizens, income, points at the era's end, what is covered
//! and what is left over.

use kernel::Seat;

use crate::data::Building;
use crate::{Lots, Open, Party, Placement, Points};

/// Old and new.
pub type Change = (i32, i32);

/// What a build changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BuildPreview {
    /// F-7: what an Income brings.
    pub income: Change,
    /// F-12: the population.
    pub citizens: Change,
    /// F-17, F-18: points of civic and commercial buildings in the next scoring.
    pub points: Change,
    /// F-10: the buildings that go back.
    pub covered: Vec<Building>,
    /// F-11: lots that get a marker.
    pub left_over: Lots,
}

impl Open {
    /// What building it there would change, if it may be built there.
    pub fn build_preview(&self, seat: Seat, building: Building, at: Placement) -> BuildPreview {
        let lots = at.footprint();
        let mut after = self.clone();
        after.put_building(Party::Seat(seat), building, at, &mut ());
        let buildings = self.buildings_of(seat);
        let covered = buildings.filter(|(_, own)| own.intersects(lots));
        let change = |count: fn(&Open, Seat) -> i32| (count(self, seat), count(&after, seat));
        BuildPreview {
            income: change(Open::income),
            citizens: change(Open::population),
            points: change(Open::building_points),
            covered: covered.map(|(own, _)| own).collect(),
            left_over: self.covered_by(lots) - lots,
        }
    }

    /// F-17, F-18: what the seat's civic and commercial buildings would score at the era's end.
    pub fn building_points(&self, seat: Seat) -> i32 {
        let mut points = Points::default();
        self.tally_estate(&self.players[seat].estate, &mut points);
        points.total()
    }
}

#[cfg(test)]
mod tests {
    use kernel::testing::{seed, setup};
    use kernel::{Game, Seed, Viewer};

    use super::*;
    use crate::action::Action;
    use crate::city::City;
    use crate::position::{Foundations, Phase};

    /// What the seat has: income, citizens, points of its buildings, counted one by one.
    fn standing(game: &Open, seat: Seat) -> [i32; 3] {
        let points = game.buildings_of(seat).map(|(own, lots)| {
            let silver = if game.era == 2 {
                game.city.silver(own, lots)
            } else {
                0
            };
            let fixed = game.city.civic_points(own, lots) + City::commercial_points(own);
            i32::from(fixed) + silver
        });
        [game.income(seat), game.population(seat), points.sum()]
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
                let BuildPreview {
                    income,
                    citizens,
                    points,
                    ..
                } = view.build_preview(seat, building, at);
                assert_eq!([income.0, citizens.0, points.0], standing(&view, seat));
                // Where the build ended an era, the next one counts otherwise.
                if game.era == era && !matches!(game.phase, Phase::Over) {
                    let after = standing(&game, seat);
                    assert_eq!([income.1, citizens.1, points.1], after, "{action}");
                    kept += 1;
                }
            }
        }
        assert!(kept > 500, "only {kept} builds were looked at");
    }
}
