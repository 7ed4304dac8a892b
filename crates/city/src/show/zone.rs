//! The zones of residences in a city: what each is worth, as a sum in figures and in words (C-30,
//! C-31).

use scene::Words;
use scene::words::common;

use super::words as say;
use crate::data::{Color, Value};
use crate::grid::{Cell, Cells, border};
use crate::score::Survey;
use crate::town::Town;

/// Residences of one value that share edges.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Zone {
    pub value: Value,
    pub cells: Cells,
    /// How many colours of public buildings lie beside it.
    pub colors: i32,
    /// The point tokens of the best baths beside it.
    pub tokens: i32,
    pub points: i32,
}

/// The zones of a value, in reading order.
pub fn of_value(town: &Town, value: Value) -> Vec<Zone> {
    let survey = Survey::of(town);
    let zone = |cells| Zone {
        value,
        cells,
        colors: survey.colors_beside(cells),
        tokens: survey.best_baths(cells),
        points: survey.zone_points(value, cells),
    };
    survey.zones(value).map(zone).collect()
}

/// All zones of a city.
pub fn all(town: &Town) -> impl Iterator<Item = Zone> + '_ {
    let values = Value::ALL.into_iter();
    values.flat_map(|value| of_value(town, value))
}

impl Zone {
    /// The sum of its values.
    fn worth(&self) -> i32 {
        i32::from(self.value.get()) * self.cells.len() as i32
    }

    /// "6×1+3".
    pub fn figures(&self) -> String {
        let product = format!("{}×{}", self.worth(), self.colors);
        match self.tokens {
            0 => product,
            tokens => format!("{product}+{tokens}"),
        }
    }

    /// The public buildings that count: of each colour one, of the baths the best.
    pub fn counted(&self, town: &Town) -> Cells {
        let survey = Survey::of(town);
        let of_color = |color: &Color| {
            let beside = survey.public(*color) & border(self.cells);
            let first_best = |cell: &Cell| (town.points(*cell), std::cmp::Reverse(*cell));
            beside.iter().max_by_key(first_best)
        };
        Color::ALL.iter().filter_map(of_color).collect()
    }

    /// "2 residences worth 6 × 1 colour (Baths) + 3 on the baths".
    pub fn sentence(&self, town: &Town, words: &Words) -> String {
        let homes = self.cells.len();
        if self.colors == 0 {
            return say::zone_alone(words, homes);
        }
        let counted = self.counted(town);
        let cards = counted.iter().filter_map(|cell| town.card(cell));
        let names: Vec<String> = cards.map(|card| say::card_full(words, card)).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let names = common::list(words, &names);
        let sum = say::zone_sum(words, homes, self.worth(), self.colors, &names);
        match self.tokens {
            0 => sum,
            tokens => say::zone_baths(words, &sum, tokens),
        }
    }
}
