//! What makes a seat's points, category by category: what was scored so far, and in words what the
//! next scoring would add, and by which buildings and cards.

use kernel::Seat;
use scene::{Reader, Speak as _, Tally};

use super::words as say;
use crate::data::{Building, BuildingType};
use crate::{Category, City, Foundations, Hit, Lots, Phase, View};

/// The lines of a seat; what neither gave nor would give points is left out.
pub fn tally(view: &View, seat: Seat, reader: &Reader<'_>) -> Vec<Tally<Hit>> {
    let next = view.tally(None).players[seat].points;
    let scores = view.has_begun() && view.phase != Phase::Over;
    let lines = Category::ALL.iter().map(|category| {
        let to_come = if scores { next.of(*category) } else { 0 };
        let line = Line {
            view,
            seat,
            reader,
            category: *category,
        };
        let points = i32::from(view.players[seat].points.of(*category));
        line.told(points, i32::from(to_come))
    });
    lines.flatten().collect()
}

struct Line<'a> {
    view: &'a View,
    seat: Seat,
    reader: &'a Reader<'a>,
    category: Category,
}

impl Line<'_> {
    fn told(&self, points: i32, to_come: i32) -> Option<Tally<Hit>> {
        let text = (to_come != 0).then(|| self.prospect(to_come));
        (points != 0 || to_come != 0).then(|| Tally {
            name: Foundations::category(self.reader.words, self.category),
            text: text.unwrap_or_default(),
            points,
            hits: self.hits(),
        })
    }

    /// "Fountain 4, Garden 2: +6 at the end of this era".
    fn prospect(&self, to_come: i32) -> String {
        let words = self.reader.words;
        let sign = if to_come < 0 { "−" } else { "+" };
        let next = say::tally_next(words, &format!("{sign}{}", to_come.abs()));
        let detail = self.detail();
        match detail.is_empty() {
            true => next,
            false => say::tally_detail(words, &detail, &next),
        }
    }

    fn detail(&self) -> String {
        match self.category {
            Category::Residential => {
                say::citizens(self.reader.words, self.view.population(self.seat))
            }
            Category::Civic => {
                self.by_building(|own, lots| i32::from(self.view.city.civic_points(own, lots)))
            }
            Category::Commercial => self.by_building(|own, lots| {
                let silver = self.view.city.silver(own, lots);
                let silver = if self.view.is_last_era() { silver } else { 0 };
                silver + i32::from(City::commercial_points(own))
            }),
            _ => String::new(),
        }
    }

    /// Each own building that gives points, and how many.
    fn by_building(&self, points: impl Fn(Building, Lots) -> i32) -> String {
        let own = self.view.buildings_of(self.seat);
        let own = own.map(|(building, lots)| (building, points(building, lots)));
        let told = own.filter(|(_, points)| *points != 0);
        let told = told.map(|(building, points)| {
            let name = say::building_short(self.reader.words, building);
            format!("{name} {points}")
        });
        told.collect::<Vec<_>>().join(", ")
    }

    fn hits(&self) -> Vec<Hit> {
        let player = &self.view.players[self.seat];
        match self.category {
            Category::Residential => self.buildings(BuildingType::Residential),
            Category::Civic => self.buildings(BuildingType::Civic),
            Category::Commercial => self.buildings(BuildingType::Commercial),
            Category::Roles => player
                .role
                .map(|_| Hit::Role(self.seat))
                .into_iter()
                .collect(),
            Category::Invocations => {
                let held = player.invocations.iter();
                held.map(|card| Hit::Invocation(card, self.seat)).collect()
            }
            Category::EmptyLots => player.estate.empty.iter().map(Hit::Lot).collect(),
            Category::Objectives => self.objectives(),
            Category::Favor => vec![Hit::Favor(self.seat)],
            Category::Monuments | Category::Start | Category::RefusedLots => Vec::new(),
        }
    }

    fn buildings(&self, wanted: BuildingType) -> Vec<Hit> {
        let own = self.view.buildings_of(self.seat);
        let own = own.filter(|(building, _)| building.building_type() == wanted);
        own.filter_map(|(_, lots)| lots.first().map(Hit::Building))
            .collect()
    }

    /// Those that are met, as far as they are known.
    fn objectives(&self) -> Vec<Hit> {
        let met = self.view.met_objectives(self.seat);
        met.map(|card| match self.view.public_objectives.contains(card) {
            true => Hit::Objective(card),
            false => Hit::Kept(card, self.seat),
        })
        .collect()
    }
}
