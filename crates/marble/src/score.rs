//! M-36, M-37: points by category, and the places.

use kernel::{BySeat, Items, Scores, Seat, Sight, Standing, Viewer, vocabulary};

use crate::data::{
    BUILDING_ON_AQUEDUCT, COIN, COLORS, Civic, Color, MOST_COINS, MOST_IMPERIUM,
    NEIGHBORING_FOUNTAIN, TIED_IMPERIUM,
};
use crate::grid::{Vertex, Vertices};
use crate::position::{Open, Phase, Position};

vocabulary! {
    /// What points are given for (M-36).
    pub enum Category: "category" {
        /// Civic buildings.
        Buildings = "buildings",
        /// Bridge tiles.
        Bridges = "bridges",
        /// Own buildings connected to an aqueduct.
        Aqueducts = "aqueducts",
        /// Fountains beside own buildings.
        Fountains = "fountains",
        /// Coins.
        Coins = "coins",
        /// Most coins.
        MostCoins = "most-coins",
        /// Most imperium tiles of a colour.
        Imperium = "imperium",
    }
}

impl<S: Sight> Position<S> {
    /// M-38: before the end, bridge values are left out for all but their owner.
    pub(crate) fn scores(&self, viewer: Viewer) -> Scores<Category> {
        let seats = BySeat::from_fn(self.seats(), |seat| {
            let known = |category: &Category| {
                *category != Category::Bridges || self.knows_bridges(viewer, seat)
            };
            let categories = Category::ALL.iter().copied().filter(known);
            categories
                .map(|category| (category, self.points(seat, category)))
                .collect::<Items<_>>()
        });
        Scores { seats, rival: None }
    }

    /// The seat's points in one category; bridge tiles of which the value is not known count
    /// nothing.
    pub fn points(&self, seat: Seat, category: Category) -> i32 {
        let own = &self.players[seat];
        match category {
            Category::Buildings => self.building_points(own.buildings),
            Category::Bridges => self.bridge_points(seat).unwrap_or_default(),
            Category::Aqueducts => {
                // M-26: connected is what lies on a path.
                BUILDING_ON_AQUEDUCT * (own.buildings & self.map.channels).len() as i32
            }
            Category::Fountains => NEIGHBORING_FOUNTAIN * self.fountains_beside(seat) as i32,
            Category::Coins => COIN * i32::from(own.coins),
            Category::MostCoins => self.most_coins(seat),
            Category::Imperium => self.imperium_points(seat),
        }
    }

    /// The value of the seat's bridge tiles, if all are known.
    pub fn bridge_points(&self, seat: Seat) -> Option<i32> {
        let values = self.bridges_of(seat).map(|place| self.bridge_value(place));
        values.map(|value| value.map(i32::from)).sum()
    }

    /// All points of the seat.
    pub fn total(&self, seat: Seat) -> i32 {
        let categories = Category::ALL.iter();
        categories.map(|one| self.points(seat, *one)).sum()
    }

    /// M-37: points, then buildings, then imperium tiles; the first that differ decide.
    pub fn merit(&self, seat: Seat) -> [i32; 3] {
        let player = &self.players[seat];
        let [buildings, imperium] = [player.buildings.len(), player.imperium.total()];
        [self.total(seat), buildings as i32, imperium as i32]
    }

    /// The result, once the game is over.
    pub(crate) fn standing(&self) -> Option<Standing> {
        let merits = || BySeat::from_fn(self.seats(), |seat| self.merit(seat));
        (self.phase == Phase::Over).then(|| Standing::ranked(merits()))
    }
}

impl Open {
    fn building_points(&self, own: Vertices) -> i32 {
        let of_type = self.map.buildings.iter().map(|(color, all)| {
            let points = i32::from(COLORS[color.index()].points);
            points * (*all & own).len() as i32
        });
        of_type.sum()
    }

    /// What a building of this type here would bring now, with its water and fountains.
    pub(crate) fn building_worth(&self, site: Vertex, civic: Civic) -> i32 {
        let wet = i32::from(self.map.channels.contains(site));
        let fountains = (self.neighbors(site) & self.map.fountains).len() as i32;
        i32::from(COLORS[civic.index()].points)
            + BUILDING_ON_AQUEDUCT * wet
            + NEIGHBORING_FOUNTAIN * fountains
    }

    /// Pairs of a fountain and one of the seat's buildings side by side.
    pub fn fountains_beside(&self, seat: Seat) -> usize {
        let own = self.players[seat].buildings;
        let fountains = self.map.fountains.iter();
        fountains
            .map(|fountain| (self.neighbors(fountain) & own).len())
            .sum()
    }

    /// All tied for most get it, nobody with none.
    fn most_coins(&self, seat: Seat) -> i32 {
        let own = self.players[seat].coins;
        let most = self.players.iter().all(|(_, player)| player.coins <= own);
        if most && own > 0 { MOST_COINS } else { 0 }
    }

    /// What the seat's imperium tiles of all colours bring.
    pub fn imperium_points(&self, seat: Seat) -> i32 {
        let colors = Color::ALL.iter();
        colors.map(|color| self.most_imperium(seat, *color)).sum()
    }

    /// What the seat's imperium tiles of a colour bring.
    #[inline]
    pub fn most_imperium(&self, seat: Seat, color: Color) -> i32 {
        self.imperium_award(seat, |seat| self.players[seat].imperium[color])
    }

    /// With so many tiles of a colour each: the full award for most alone, the small one to each
    /// tied, nothing to nobody with none.
    #[inline]
    pub(crate) fn imperium_award(&self, seat: Seat, count: impl Fn(Seat) -> u8) -> i32 {
        let (own, seats) = (count(seat), self.seats().iter());
        if own == 0 || seats.clone().any(|other| count(other) > own) {
            0
        } else if seats.filter(|other| count(*other) == own).count() == 1 {
            MOST_IMPERIUM
        } else {
            TIED_IMPERIUM
        }
    }
}
