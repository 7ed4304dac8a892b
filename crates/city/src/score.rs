//! The final scoring, C-30 to C-37. It can be asked at any time: what the city would be worth
//! if the game ended now.

use arrayvec::ArrayVec;
use kernel::{Items, Scores, Standing, vocabulary};

use crate::data::{Color, Kind, Reward, Value};
use crate::grid::{Cell, Cells};
use crate::state::{City, Player};
use crate::town::Town;

vocabulary! {
    /// What points are given for.
    pub enum Category: "category" {
        /// C-30.
        Residences2 = "residences-2",
        /// C-30.
        Residences3 = "residences-3",
        /// C-30.
        Residences4 = "residences-4",
        /// C-32.
        Aqueducts = "aqueducts",
        /// C-33.
        Temples = "temples",
        /// C-34.
        Coins = "coins",
        /// C-35.
        InfluenceTokens = "influence-tokens",
        /// C-36.
        InfluenceCards = "influence-cards",
    }
}

/// C-32: points for so many aqueducts; C-22 leaves room for four.
const AQUEDUCT_POINTS: [i32; 5] = [0, 4, 12, 24, 40];

/// Points of every player by category. Nothing that counts is hidden.
pub fn scores(city: &City) -> Scores<Category> {
    Scores {
        seats: city.players.map(|player| items(city, player)),
        rival: None,
    }
}

fn items(city: &City, player: &Player) -> Items<Category> {
    let survey = Survey::of(&player.town);
    let cards: u8 = city.influence_points(player.won).sum();
    let mut items = ArrayVec::new();
    items.push((Category::Residences2, survey.residences(Value::Two)));
    items.push((Category::Residences3, survey.residences(Value::Three)));
    items.push((Category::Residences4, survey.residences(Value::Four)));
    items.push((Category::Aqueducts, aqueducts(&player.town)));
    items.push((Category::Temples, survey.temples(player.coins)));
    items.push((Category::Coins, i32::from(player.coins)));
    items.push((Category::InfluenceTokens, i32::from(player.influence / 2)));
    items.push((Category::InfluenceCards, i32::from(cards)));
    items
}

/// Points for the cards of a city alone, with so many coins in hand.
pub fn town_points(town: &Town, coins: u16) -> i32 {
    let survey = Survey::of(town);
    let residences: i32 = Value::ALL
        .iter()
        .map(|value| survey.residences(*value))
        .sum();
    residences + aqueducts(town) + survey.temples(coins)
}

/// C-32.
fn aqueducts(town: &Town) -> i32 {
    AQUEDUCT_POINTS[town.aqueducts().len() as usize]
}

/// C-37: most points, then most influence tokens, then most coins, then shared.
pub fn standing(city: &City) -> Standing {
    let totals = scores(city).totals();
    Standing::ranked(kernel::BySeat::from_fn(city.players.seats(), |seat| {
        let player = &city.players[seat];
        (totals[seat], player.influence, player.coins)
    }))
}

/// Where the cards of a city lie, by what they are.
struct Survey<'a> {
    town: &'a Town,
    /// By value, 2 to 4.
    residences: [Cells; 3],
    /// By colour.
    public: [Cells; 4],
    production: u8,
    temples: u8,
    stars: u8,
    rewards: ArrayVec<Reward, 16>,
}

impl Survey<'_> {
    #[inline]
    fn of(town: &Town) -> Survey<'_> {
        let mut survey = Survey {
            town,
            residences: [Cells::EMPTY; 3],
            public: [Cells::EMPTY; 4],
            production: 0,
            temples: 0,
            stars: 0,
            rewards: ArrayVec::new(),
        };
        for (cell, card) in town.iter() {
            survey.stars += card.data().stars;
            match card.kind() {
                Kind::Production(_) => survey.production += 1,
                Kind::Residence(value) => survey.residences[value.index()].insert(cell),
                Kind::Public(color, _) => survey.public[color.index()].insert(cell),
                Kind::Aqueduct => {}
                Kind::Temple(reward) => {
                    survey.temples += 1;
                    survey.rewards.push(reward);
                }
            }
        }
        survey
    }

    /// C-30: every zone of the value.
    fn residences(&self, value: Value) -> i32 {
        let mut left = self.residences[value.index()];
        let mut points = 0;
        while let Some(cell) = left.iter().next() {
            let zone = left.zone(cell);
            points += self.zone_points(value, zone);
            left = left.difference(zone);
        }
        points
    }

    /// C-30, C-31: the sum of values for each colour beside the zone, and the point tokens of
    /// the best baths beside it.
    fn zone_points(&self, value: Value, zone: Cells) -> i32 {
        let border = zone.border();
        let beside = |color: Color| self.public[color.index()].intersection(border);
        let colors = Color::ALL
            .iter()
            .filter(|color| !beside(**color).is_empty())
            .count() as i32;
        let tokens = |cell: Cell| i32::from(self.town.points(cell));
        let baths = beside(Color::Blue).iter().map(tokens).max().unwrap_or(0);
        i32::from(value.get()) * i32::from(zone.len()) * colors + baths
    }

    /// C-33.
    fn temples(&self, coins: u16) -> i32 {
        self.rewards
            .iter()
            .map(|reward| self.reward(*reward, coins))
            .sum()
    }

    fn reward(&self, reward: Reward, coins: u16) -> i32 {
        let residences = |value: Value| self.residences[value.index()].len();
        let if_holds = |holds: bool, points: u8| if holds { i32::from(points) } else { 0 };
        let per = |count: u8, points: u8| i32::from(count) * i32::from(points);
        match reward {
            Reward::IfFull(points) => if_holds(self.town.occupied().len() == 16, points),
            Reward::IfAllColors(points) => {
                if_holds(self.public.iter().all(|cells| !cells.is_empty()), points)
            }
            Reward::IfResidences(value, least, points) => {
                if_holds(residences(value) >= least, points)
            }
            Reward::IfTemples(least, points) => if_holds(self.temples >= least, points),
            Reward::IfProduction(least, points) => if_holds(self.production >= least, points),
            Reward::PerStar(points) => per(self.stars, points),
            Reward::PerResidence(value, points) => per(residences(value), points),
            Reward::PerTemple(points) => per(self.temples, points),
            Reward::PerCoins(coins_per_point) => i32::from(coins / u16::from(coins_per_point)),
        }
    }
}
