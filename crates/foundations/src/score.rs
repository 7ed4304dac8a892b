//! F-15 to F-21, F-43, F-44: what an era's scoring gives, the itemised scores, and the result.

use kernel::{BySeat, Items, Scores, Seat, Sight, Standing, vocabulary};

use crate::data::{Ability, ERAS, Invocation, Objective, Objectives, RESIDENTIAL_BONUS};
use crate::{
    City, Consul, ConsulRule, Estate, Lot, ObjectiveRule, Open, Options, Phase, Player, Points,
    Position,
};

vocabulary! {
    /// F-15: what points are given for.
    #[allow(missing_docs, reason = "the names are those of F-15")]
    pub enum Category: "category" {
        Residential = "residential",
        Civic = "civic",
        Commercial = "commercial",
        Roles = "roles",
        Invocations = "invocations",
        EmptyLots = "empty-lots",
        Objectives = "objectives",
        Favor = "favor",
        Monuments = "monuments",
        Start = "start",
        RefusedLots = "refused-lots",
    }
}

/// I14: lots per point.
const SURVEYOR_LOTS: usize = 7;
/// I10: citizens more.
const CENSUS: i32 = 3;
/// I9: the most that a building scores again.
const FESTIVAL: i16 = 6;

/// What one scoring gives a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Gains {
    pub points: Points,
    pub silver: i32,
}

/// What one scoring gives everybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Tally {
    pub players: BySeat<Gains>,
    pub consul: Option<Points>,
}

impl<S: Sight> Position<S> {
    /// F-15: the scoring of this era as the table stands; `census` has three more citizens.
    /// Objectives that are not known do not count.
    pub(crate) fn tally(&self, census: Option<Seat>) -> Tally {
        let mut tally = self.residential_tally(census);
        for seat in self.seats.iter() {
            let gains = &mut tally.players[seat];
            self.tally_estate(&self.players[seat].estate, &mut gains.points);
            if !self.is_last_era() {
                gains.silver = self.silver_on(&self.players[seat].estate);
            }
            self.tally_cards(seat, gains);
            if self.is_last_era() {
                self.tally_end(seat, &mut gains.points);
                let met = self.met_objectives(seat);
                let points = met.map(|objective| objective.row().points).sum();
                gains.points.add(Category::Objectives, points);
            }
        }
        if let (Some(consul), Some(points)) = (&self.consul, &mut tally.consul) {
            self.tally_estate(&consul.estate, points);
        }
        tally
    }

    /// F-31: those that count for the seat, as far as they are known.
    pub fn objectives_of(&self, seat: Seat) -> Objectives {
        self.kept_objectives(seat) | self.public_objectives
    }

    /// F-31: those of them that the seat meets now.
    pub fn met_objectives(&self, seat: Seat) -> impl Iterator<Item = Objective> {
        let own = self.objectives_of(seat).iter();
        own.filter(move |objective| self.meets_objective(seat, *objective))
    }
}

impl Open {
    pub(crate) fn is_last_era(&self) -> bool {
        usize::from(self.era) + 1 == ERAS
    }

    /// F-16, F-43: what the residential scoring of this era would give by itself.
    pub(crate) fn residential_tally(&self, census: Option<Seat>) -> Tally {
        let mut tally = Tally {
            players: BySeat::new(self.seats),
            consul: self.consul.map(|_| Points::default()),
        };
        let citizens = BySeat::from_fn(self.seats, |seat| {
            self.population(seat) + if census == Some(seat) { CENSUS } else { 0 }
        });
        let most_of_players = citizens.as_slice().iter().copied().max().unwrap_or(0);
        match &self.consul {
            None => self.tally_rivalry(&citizens, most_of_players, &mut tally),
            Some(consul) => {
                let his = self.citizens_on(&consul.estate);
                self.tally_against_consul(&citizens, his, most_of_players.max(his), &mut tally);
            }
        }
        tally
    }

    /// F-16: the leaders their own citizens and the bonus, the others those of the next ahead.
    fn tally_rivalry(&self, citizens: &BySeat<i32>, most: i32, tally: &mut Tally) {
        for (seat, own) in citizens.iter().filter(|(_, own)| **own > 0) {
            let ahead = citizens
                .as_slice()
                .iter()
                .filter(|other| *other > own)
                .min();
            let points = match ahead {
                Some(ahead) => *ahead as i16,
                None => *own as i16 + self.residential_bonus(),
            };
            let gained = &mut tally.players[seat].points;
            gained.add(Category::Residential, points);
            // R12.
            if let (true, Some(Ability::NotLeading(points))) =
                (*own < most, self.players[seat].ability())
            {
                gained.add(Category::Roles, points);
            }
        }
    }

    /// F-43: the leaders only the bonus; everybody else loses the difference.
    fn tally_against_consul(&self, citizens: &BySeat<i32>, his: i32, most: i32, tally: &mut Tally) {
        if most == 0 {
            return;
        }
        let points = |own: i32| {
            if own == most {
                self.residential_bonus()
            } else {
                (own - most) as i16
            }
        };
        for (seat, own) in citizens.iter() {
            tally.players[seat]
                .points
                .add(Category::Residential, points(*own));
        }
        if let Some(consul) = &mut tally.consul {
            consul.add(Category::Residential, points(his));
        }
    }

    fn residential_bonus(&self) -> i16 {
        RESIDENTIAL_BONUS[usize::from(self.era)]
    }

    /// F-17, F-18: civic and commercial buildings, with their silver after era 3.
    pub(crate) fn tally_estate(&self, estate: &Estate, points: &mut Points) {
        self.tally_buildings(estate, points);
        if self.is_last_era() {
            points.add(Category::Commercial, self.silver_on(estate) as i16);
        }
    }

    /// F-17, F-18: what the buildings of an estate give in every scoring.
    pub(crate) fn tally_buildings(&self, estate: &Estate, points: &mut Points) {
        for (building, lots) in estate.buildings(&self.city) {
            points.add(Category::Civic, self.city.civic_points(building, lots));
            points.add(Category::Commercial, City::commercial_points(building));
        }
    }

    /// I9: what the civic building on the lot would score again.
    pub fn festival_points(&self, lot: Lot) -> i16 {
        let standing = self.city.standing(lot);
        let points = standing.map(|(own, lots)| self.city.civic_points(own, lots));
        points.unwrap_or(0).min(FESTIVAL)
    }

    /// F-15: roles and I14, in all three scorings.
    fn tally_cards(&self, seat: Seat, gains: &mut Gains) {
        let player = &self.players[seat];
        if let Some(ability) = player.ability() {
            let silver = player.silver + gains.silver;
            gains
                .points
                .add(Category::Roles, self.role_points(seat, ability, silver));
        }
        if player.holds(Invocation::Surveyor) {
            let points = player.estate.lots.len() / SURVEYOR_LOTS;
            gains.points.add(Category::Invocations, points as i16);
        }
    }

    /// F-36: what a role gives at an era's end.
    pub(crate) fn role_points(&self, seat: Seat, ability: Ability, silver: i32) -> i16 {
        match ability {
            Ability::PerBuilding(wanted, most) => (self.count_type(seat, wanted) as i16).min(most),
            Ability::PerEmptyLot(most) => (self.players[seat].estate.empty.len() as i16).min(most),
            Ability::ForeignNeighbors(per, most) => {
                let others = self.city.beside(self.players[seat].estate.built());
                (others.count() as i16 / per).min(most)
            }
            Ability::PerSmall(per) => {
                let small = self.buildings_of(seat).filter(|(own, _)| own.size() == 1);
                small.count() as i16 / per
            }
            Ability::PerSilver(per, most) => ((silver / per) as i16).min(most),
            _ => 0,
        }
    }

    /// F-15: what counts only after era 3, but for objectives.
    fn tally_end(&self, seat: Seat, points: &mut Points) {
        let player = &self.players[seat];
        // F-19
        points.add(Category::EmptyLots, player.estate.empty.len() as i16);
        let unused = player.invocations.iter().map(|card| card.row().points);
        points.add(Category::Invocations, unused.sum());
        let tokens = i16::from(player.favor) + i16::from(player.flipped);
        points.add(Category::Favor, player.favor_points());
        if player.holds(Invocation::SafeConduct) {
            points.add(Category::Invocations, tokens);
        }
    }

    /// The points gained so far, by category.
    pub fn scores(&self) -> Scores<Category> {
        let items = |points: &Points| -> Items<Category> {
            let categories = Category::ALL
                .iter()
                .filter(|category| in_play(&self.options, **category));
            categories
                .map(|category| (*category, i32::from(points.of(*category))))
                .collect()
        };
        Scores {
            seats: self.players.map(|player| items(&player.points)),
            rival: self.consul.map(|consul| items(&consul.points)),
        }
    }

    /// F-44: who does not have more points than the Consul.
    pub(crate) fn behind(&self, consul: &Consul) -> impl Iterator<Item = Seat> {
        let his = consul.points.total();
        let behind = move |seat: &Seat| self.players[*seat].points.total() <= his;
        self.seats.iter().filter(behind)
    }

    /// F-21, F-44: the result, once the game is over.
    pub fn standing(&self) -> Option<Standing> {
        let total = |player: &Player| player.points.total();
        let standing = match &self.consul {
            None => Standing::ranked(self.players.map(|player| (total(player), player.silver))),
            Some(consul) => {
                let won = self.behind(consul).next().is_none();
                Standing::Team { won }
            }
        };
        (self.phase == Phase::Over).then_some(standing)
    }
}

/// The categories that the modules in play can give points for.
fn in_play(options: &Options, category: Category) -> bool {
    match category {
        Category::Residential | Category::Civic | Category::Commercial | Category::EmptyLots => {
            true
        }
        Category::Roles => options.roles,
        Category::Invocations => options.invocations,
        Category::Objectives => options.objectives != ObjectiveRule::Off,
        Category::Favor => options.favor(),
        Category::Monuments => options.monuments,
        Category::Start | Category::RefusedLots => options.consul != ConsulRule::Off,
    }
}
