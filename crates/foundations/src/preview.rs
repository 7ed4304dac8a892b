//! What a build would bring its owner: citizens, income, points at the era's end, what is covered
//! and what is left over; and what it would give or take from others.

use kernel::Seat;

use crate::data::Building;
use crate::{Category, Lots, Neighbors as _, Open, Party, Placement, Points};

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
    /// F-16, F-43: points of the next residential scoring that change, the owner's first.
    pub residential: Vec<(Party, Change)>,
    /// F-17, F-26: buildings of others whose worth changes.
    pub others: Vec<Touched>,
}

/// A building whose worth another one changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Touched {
    /// Whose it is.
    pub owner: Party,
    /// What it is.
    pub building: Building,
    /// Where it stands.
    pub lots: Lots,
    /// What it is worth, in what its type counts.
    pub worth: Change,
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
            residential: self.residential_changes(seat, &after),
            others: self.touched(seat, lots, &after),
        }
    }

    /// F-16, F-43: whose residential points differ after a build of the seat.
    fn residential_changes(&self, seat: Seat, after: &Open) -> Vec<(Party, Change)> {
        let (old, new) = (self.residential_tally(None), after.residential_tally(None));
        let points = |points: &Points| i32::from(points.of(Category::Residential));
        let seats = self.seats.clockwise_from(seat);
        let seats = seats.map(|seat| {
            let both = (&old.players[seat].points, &new.players[seat].points);
            (Party::Seat(seat), both)
        });
        let consul = old.consul.iter().zip(&new.consul);
        let all = seats.chain(consul.map(|both| (Party::Consul, both)));
        all.map(|(party, (old, new))| (party, (points(old), points(new))))
            .filter(|(_, (old, new))| old != new)
            .collect()
    }

    /// F-17, F-26: the buildings of others that are worth something else afterwards. A building
    /// that grows by its neighbours passes the change on to those beside it.
    fn touched(&self, seat: Seat, lots: Lots, after: &Open) -> Vec<Touched> {
        let changed = self.covered_by(lots) | lots;
        let near = self.covered_by(changed.beside());
        let buildings = self.city.buildings_on(near | near.beside());
        let touched = buildings.filter_map(|(building, lots)| {
            let owner = self.owner(lots.first()?)?;
            let worth = |open: &Open| open.city.worth(building, lots);
            Some(Touched {
                owner,
                building,
                lots,
                worth: (worth(self), worth(after)),
            })
        });
        let others = touched.filter(|own| own.owner != Party::Seat(seat));
        others.filter(|own| own.worth.0 != own.worth.1).collect()
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

    /// What every building is worth, and every party's residential points.
    type Worths = (Vec<(Building, Lots, i32)>, Vec<i32>);

    fn worths(game: &Open) -> Worths {
        let estates = game.estates();
        let buildings = estates.flat_map(|(_, estate)| estate.buildings(&game.city));
        let buildings = buildings.map(|(own, lots)| (own, lots, game.city.worth(own, lots)));
        let tally = game.residential_tally(None);
        let seats = game.seats.iter();
        let residential = seats.map(|seat| tally.players[seat].points.total());
        (buildings.collect(), residential.collect())
    }

    #[test]
    fn f17_f16_what_a_build_takes_from_others_is_all_that_changes() {
        let options = [("monuments", "true")];
        let (mut touched, mut residential) = (0, 0);
        for number in 0..10 {
            let seed = Seed::of_series(seed(), number);
            let mut rng = seed.derive("others").rng();
            let mut game = Foundations::new(&setup(4, &options), &seed);
            let mut legal = Vec::new();
            while let Some(seat) = game.to_act().first() {
                game.legal(seat, &mut legal);
                let action = legal[rng.below(legal.len())];
                let (before, era) = (game.clone(), game.era);
                game.apply(seat, action, &mut ());
                let Action::Build(building, at) = action else {
                    continue;
                };
                if game.era != era || matches!(game.phase, Phase::Over) {
                    continue;
                }
                let preview = before.build_preview(seat, building, at);
                let (old, new) = (worths(&before), worths(&game));
                for (own, lots, worth) in old.0 {
                    let there = |other: &&(Building, Lots, i32)| (other.0, other.1) == (own, lots);
                    let now = new.0.iter().find(there).map(|other| other.2);
                    let mine = lots.is_subset(before.players[seat].estate.lots);
                    let told = preview.others.iter().find(|other| other.lots == lots);
                    let told = told.map(|other| other.worth);
                    let changed = now.filter(|now| !mine && *now != worth);
                    assert_eq!(told, changed.map(|now| (worth, now)), "{action}: {lots}");
                    touched += usize::from(told.is_some());
                }
                for (index, change) in old.1.into_iter().zip(new.1).enumerate() {
                    let party = Party::Seat(Seat::from_index(index).unwrap());
                    let told = preview.residential.iter().find(|(own, _)| *own == party);
                    let changed = (change.0 != change.1).then_some(change);
                    assert_eq!(told.map(|(_, told)| *told), changed, "{action}");
                    residential += usize::from(told.is_some());
                }
            }
        }
        assert!(touched > 50 && residential > 50, "{touched} {residential}");
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
