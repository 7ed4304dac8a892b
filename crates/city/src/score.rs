//! The final scoring, C-30 to C-37. It can be asked at any time: what the city would be worth
//! if the game ended now.

use arrayvec::ArrayVec;
use kernel::{BySeat, Items, Scores, Set, Standing, vocabulary};

use crate::data::{Color, Kind, Reward, Value};
use crate::grid::{Cell, Cells, border, zone};
use crate::phase::Phase;
use crate::position::{Open, Player};
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
pub(crate) const AQUEDUCT_POINTS: [i32; 5] = [0, 4, 12, 24, 40];

impl Player {
    /// Points for the city, coins, influence tokens, and influence cards worth so much.
    fn items(&self, influence_cards: u8) -> Items<Category> {
        let survey = Survey::of(&self.town);
        ArrayVec::from_iter([
            (Category::Residences2, survey.residences(Value::Two)),
            (Category::Residences3, survey.residences(Value::Three)),
            (Category::Residences4, survey.residences(Value::Four)),
            (Category::Aqueducts, survey.aqueduct_points()),
            (Category::Temples, survey.temples(self.coins)),
            (Category::Coins, i32::from(self.coins)),
            (Category::InfluenceTokens, i32::from(self.influence / 2)),
            (Category::InfluenceCards, i32::from(influence_cards)),
        ])
    }
}

impl Open {
    /// Points of every player by category. Nothing that counts is hidden.
    pub fn scores(&self) -> Scores<Category> {
        let items = |player: &Player| player.items(self.influence_points(player.won).sum());
        Scores {
            seats: self.players.map(items),
            rival: None,
        }
    }

    /// C-37: most points, then most influence tokens, then most coins, then shared.
    pub(crate) fn merits(&self) -> BySeat<(i32, u16, u16)> {
        let totals = self.scores().totals();
        BySeat::from_fn(self.seats(), |seat| {
            let player = &self.players[seat];
            (totals[seat], player.influence, player.coins)
        })
    }

    /// The places, once the game is over (C-37).
    pub fn standing(&self) -> Option<Standing> {
        (self.phase == Phase::Over).then(|| Standing::ranked(self.merits()))
    }
}

/// Different colours of public buildings.
pub(crate) type Colors = Set<Color, u8>;

/// Where the cards of a city lie, by what they are.
pub(crate) struct Survey<'a> {
    town: &'a Town,
    /// By value, 2 to 4.
    residences: [Cells; 3],
    /// By colour.
    public: [Cells; 4],
    pub production: usize,
    pub stars: u8,
    /// What the temples pay.
    pub rewards: ArrayVec<Reward, 16>,
}

impl Survey<'_> {
    #[inline]
    pub fn of(town: &Town) -> Survey<'_> {
        let mut survey = Survey {
            town,
            residences: [Cells::EMPTY; 3],
            public: [Cells::EMPTY; 4],
            production: 0,
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
                Kind::Temple(reward) => survey.rewards.push(reward),
            }
        }
        survey
    }

    /// The public buildings of a colour.
    pub fn public(&self, color: Color) -> Cells {
        self.public[color.index()]
    }

    /// C-30: every zone of the value.
    fn residences(&self, value: Value) -> i32 {
        let zones = self.zones(value);
        zones.map(|zone| self.zone_points(value, zone)).sum()
    }

    /// C-30: the connected groups of residences of the value.
    pub fn zones(&self, value: Value) -> impl Iterator<Item = Cells> + use<> {
        let mut left = self.residences[value.index()];
        std::iter::from_fn(move || {
            let zone = zone(left, left.first()?);
            left -= zone;
            Some(zone)
        })
    }

    /// C-30, C-31: the sum of values for each colour beside the zone, and the point tokens of
    /// the best baths beside it.
    pub fn zone_points(&self, value: Value, zone: Cells) -> i32 {
        zone_worth(value, zone) * self.colors_beside(zone) + self.best_baths(zone)
    }

    /// C-30: the point tokens of the best baths beside a zone.
    pub fn best_baths(&self, zone: Cells) -> i32 {
        let tokens = |cell: Cell| i32::from(self.town.points(cell));
        let baths = self.public(Color::Blue) & border(zone);
        baths.iter().map(tokens).max().unwrap_or(0)
    }

    /// C-30: how many different colours of public buildings there are beside a zone.
    pub fn colors_beside(&self, zone: Cells) -> i32 {
        self.colors(zone).len() as i32
    }

    /// C-30: which colours of public buildings there are beside a zone.
    #[inline]
    pub fn colors(&self, zone: Cells) -> Colors {
        let border = border(zone);
        let beside = |color: &Color| self.public(*color).intersects(border);
        Color::ALL.iter().copied().filter(beside).collect()
    }

    /// C-32.
    pub fn aqueduct_points(&self) -> i32 {
        AQUEDUCT_POINTS[self.town.aqueducts().len()]
    }

    /// C-33.
    pub fn temples(&self, coins: u16) -> i32 {
        let rewards = self.rewards.iter();
        rewards.map(|reward| self.reward(*reward, coins)).sum()
    }

    /// What a temple pays now.
    pub fn reward(&self, reward: Reward, coins: u16) -> i32 {
        let per = |count: usize, points: u8| count as i32 * i32::from(points);
        match reward {
            Reward::PerStar(points) => per(self.stars.into(), points),
            Reward::PerResidence(value, points) => per(self.count(value), points),
            Reward::PerTemple(points) => per(self.rewards.len(), points),
            Reward::PerCoins(coins_per_point) => i32::from(coins / u16::from(coins_per_point)),
            condition => match self.missing(condition) {
                (0, points) => i32::from(points),
                _ => 0,
            },
        }
    }

    /// How many cards a temple's condition still lacks, and the points it is about; a temple
    /// without a condition lacks none.
    pub fn missing(&self, reward: Reward) -> (u8, u8) {
        let short_of = |min: u8, count: usize| min.saturating_sub(count as u8);
        match reward {
            Reward::IfFull(points) => (16 - self.town.occupied().len() as u8, points),
            Reward::IfAllColors(points) => {
                let lacking = self.public.iter().filter(|cells| cells.is_empty()).count();
                (lacking as u8, points)
            }
            Reward::IfResidences(value, min, points) => (short_of(min, self.count(value)), points),
            Reward::IfTemples(min, points) => (short_of(min, self.rewards.len()), points),
            Reward::IfProduction(min, points) => (short_of(min, self.production), points),
            _ => (0, 0),
        }
    }

    /// How many residences there are of the value.
    pub fn count(&self, value: Value) -> usize {
        self.residences[value.index()].len()
    }
}

/// C-30: what a zone scores for each colour beside it, the sum of its values.
#[inline]
pub(crate) fn zone_worth(value: Value, zone: Cells) -> i32 {
    i32::from(value.get()) * zone.len() as i32
}
