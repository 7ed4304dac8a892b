//! M-36, M-37: points by category, and the places.

use kernel::{BySeat, Items, Scores, Seat, Standing, Viewer, vocabulary};

use crate::data::{
    BUILDING_ON_AQUEDUCT, COIN, COLORS, Color, MOST_COINS, MOST_IMPERIUM, NEIGHBORING_FOUNTAIN,
    TIED_IMPERIUM,
};
use crate::grid::{PositionSet, Vertex, VertexSet};
use crate::options::FountainReach;
use crate::state::{Marble, Phase};

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

impl Marble {
    /// M-38: before the end, bridge values are left out for all but their owner.
    pub(crate) fn scores_for(&self, viewer: Viewer) -> Scores<Category> {
        let seats = BySeat::from_fn(self.table(), |seat| {
            let known = |category: &&Category| {
                **category != Category::Bridges || self.knows_bridges(viewer, seat)
            };
            let categories = Category::ALL.iter().filter(known);
            categories
                .map(|category| (*category, self.points(seat, *category)))
                .collect::<Items<_>>()
        });
        Scores { seats, rival: None }
    }

    /// Whether the viewer knows the values of the seat's bridge tiles.
    pub(crate) fn knows_bridges(&self, viewer: Viewer, seat: Seat) -> bool {
        self.phase == Phase::Over || viewer.knows_secrets_of(seat)
    }

    /// The seat's points in one category.
    pub(crate) fn points(&self, seat: Seat, category: Category) -> i32 {
        let player = &self.players[seat];
        match category {
            Category::Buildings => self.building_points(player.buildings),
            Category::Bridges => self.bridge_points(seat),
            Category::Aqueducts => {
                BUILDING_ON_AQUEDUCT * (player.buildings & self.map.channels).len() as i32
            }
            Category::Fountains => NEIGHBORING_FOUNTAIN * self.fountains_beside(player.buildings),
            Category::Coins => COIN * i32::from(player.coins),
            Category::MostCoins => self.most_coins(seat),
            Category::Imperium => {
                let colors = Color::ALL.iter();
                colors.map(|color| self.most_imperium(seat, *color)).sum()
            }
        }
    }

    fn building_points(&self, own: VertexSet) -> i32 {
        let of_type = self.map.buildings.iter().map(|(color, all)| {
            let points = i32::from(COLORS[color.index()].points);
            points * (*all & own).len() as i32
        });
        of_type.sum()
    }

    fn bridge_points(&self, seat: Seat) -> i32 {
        let bridges = self.bridges.owners.iter().zip(&self.bridges.values);
        let own = bridges.filter(|(owner, _)| **owner == Some(seat));
        own.map(|(_, value)| i32::from(*value)).sum()
    }

    /// Pairs of a fountain and one of these buildings side by side.
    fn fountains_beside(&self, own: VertexSet) -> i32 {
        let fountains = self.map.fountains.iter();
        match self.switches.fountain_reach {
            FountainReach::Distance => fountains
                .map(|fountain| (*fountain.neighbors() & own).len() as i32)
                .sum(),
            FountainReach::Sides => {
                let laid = self.map.laid();
                fountains
                    .map(|fountain| along_sides(fountain, own, &laid))
                    .sum()
            }
        }
    }

    /// All tied for most get it, nobody with none.
    fn most_coins(&self, seat: Seat) -> i32 {
        let own = self.players[seat].coins;
        let most = self.players.iter().all(|(_, player)| player.coins <= own);
        if most && own > 0 { MOST_COINS } else { 0 }
    }

    /// The full award for most alone, the small one to each tied, nothing to nobody with none.
    pub(crate) fn most_imperium(&self, seat: Seat, color: Color) -> i32 {
        let own = self.players[seat].imperium[color];
        if own == 0
            || self
                .players
                .iter()
                .any(|(_, player)| player.imperium[color] > own)
        {
            return 0;
        }
        let equal = self
            .players
            .iter()
            .filter(|(_, player)| player.imperium[color] == own);
        if equal.count() == 1 {
            MOST_IMPERIUM
        } else {
            TIED_IMPERIUM
        }
    }

    /// All points of the seat.
    pub(crate) fn total(&self, seat: Seat) -> i32 {
        Category::ALL
            .iter()
            .map(|category| self.points(seat, *category))
            .sum()
    }

    /// M-37: most points, then most buildings, then most imperium tiles.
    pub(crate) fn final_standing(&self) -> Standing {
        Standing::ranked(BySeat::from_fn(self.table(), |seat| {
            let player = &self.players[seat];
            (
                self.total(seat),
                player.buildings.len(),
                player.imperium.total(),
            )
        }))
    }
}

/// M-40: neighbours that are not joined by the short diagonal of a laid tile.
fn along_sides(fountain: Vertex, own: VertexSet, laid: &PositionSet) -> i32 {
    let spokes = fountain
        .spokes()
        .iter()
        .filter(|spoke| own.contains(spoke.far));
    let open = spokes.filter(|spoke| {
        let across = spoke.edge.across();
        across.is_none_or(|position| !laid.contains(position))
    });
    open.count() as i32
}
