//! What a city will probably be worth at the end: its points now, and what the open cells, the
//! farms and the half-fulfilled temples promise for the turns that are left.

use kernel::Seat;

use super::weights;
use crate::data::{Color, Reward, Value};
use crate::grid::{Cells, border};
use crate::position::City;
use crate::score::Survey;
use crate::town::Town;

/// The view of the future from one seat.
#[derive(Clone, Copy, Debug)]
pub struct Outlook {
    /// Turns the player still has, this one included.
    pub turns: f32,
    /// What an influence token is worth.
    pub influence: f32,
    /// How much of the open sides will still be used: 0 at the end, 1 early on.
    openness: f32,
    coins: u16,
}

impl Outlook {
    /// The future of this seat.
    pub fn new(city: &City, seat: Seat) -> Outlook {
        let turns = f32::from(city.turns_left(seat));
        let to_come = city.waiting != 0 || city.influence_to_come().next().is_some();
        Outlook {
            turns,
            influence: if to_come { 0.9 } else { 0.5 },
            openness: (turns / weights::HORIZON).min(1.0),
            coins: city.players[seat].coins,
        }
    }

    /// What is kept for later counts by whether there is time to use it.
    pub fn soon(&self, worth: f32) -> f32 {
        worth * (self.turns / weights::TIME_TO_USE).min(1.0)
    }

    /// What a school with so many cards to choose from brings.
    pub fn school(&self, draws: u8) -> f32 {
        (0.5 + 0.5 * f32::from(draws)) * self.openness
    }

    /// The probable final points of a city, coins and tokens apart.
    pub fn town(&self, town: &Town) -> f32 {
        let survey = Survey::of(town);
        let open = town.free_cells();
        let values = Value::ALL.iter();
        let zones = values.map(|value| self.zones(&survey, *value, open));
        let rewards = survey.rewards.iter();
        let temples = rewards.map(|reward| self.temple(&survey, *reward));
        zones.sum::<f32>()
            + temples.sum::<f32>()
            + survey.aqueduct_points() as f32
            + self.open_sides(&survey, open)
            + self.farms(town)
    }

    fn zones(&self, survey: &Survey, value: Value, open: Cells) -> f32 {
        let worth = |zone: Cells| {
            let points = survey.zone_points(value, zone) as f32;
            let sides = (border(zone) & open).len() as u8;
            let missing = 4 - survey.colors_beside(zone) as u8;
            let coming = f32::from(sides.min(missing)) * weights::COLOR_TO_COME * self.openness;
            points + f32::from(value.get() * zone.len() as u8) * coming
        };
        survey.zones(value).map(worth).sum()
    }

    /// Residences will come to the open sides of public buildings.
    fn open_sides(&self, survey: &Survey, open: Cells) -> f32 {
        let cells = Color::ALL.iter().flat_map(|color| survey.public(*color));
        let sides = cells.map(|cell| (border(Cells::one(cell)) & open).len());
        sides.sum::<usize>() as f32 * weights::OPEN_SIDE * self.openness
    }

    fn farms(&self, town: &Town) -> f32 {
        let times = (self.turns - 1.0).max(0.0) * weights::PRODUCE;
        let gain = town.production();
        let worth = f32::from(gain.coins)
            + gain.bricks.len() as f32 * weights::BRICK_TOKEN
            + f32::from(gain.influence) * self.influence;
        worth * times
    }

    /// A temple pays by how probable its condition is.
    fn temple(&self, survey: &Survey, reward: Reward) -> f32 {
        let sure = survey.reward(reward, self.coins) as f32;
        let (missing, points) = survey.missing(reward);
        if missing == 0 || f32::from(missing) >= self.turns {
            return sure;
        }
        sure.max(f32::from(points) * chance(missing))
    }
}

/// The chance for so many missing pieces of a temple's condition: [`weights::PIECE`] to that power.
fn chance(missing: u8) -> f32 {
    let (mut product, mut square, mut left) = (1.0, weights::PIECE, missing);
    while left > 0 {
        if left % 2 == 1 {
            product *= square;
        }
        square *= square;
        left /= 2;
    }
    product
}
