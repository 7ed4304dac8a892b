//! Whether every component is in exactly one place, and whether the sets that the rules look at
//! follow from what lies on the board.

use kernel::{Imbalance, Seat, Sight};

use crate::action::Kind;
use crate::data::{
    ACTIONS, Aqueduct, BRIDGE_VALUES, COLORS, Color, FIRST_PIECES, HILLS_DRAWN, Hill, MAGISTRATES,
    NEXT_PIECES, bridge_places,
};
use crate::grid::{Edge, TilePosition, TilePositions, Vertex, Vertices};
use crate::map::Map;
use crate::position::{Hidden, Open, Phase, Position, Space, Stage};

type Audit = Result<(), Imbalance>;

/// What must hold, and what is wrong where it does not.
macro_rules! hold {
    ($balanced:expr, $($what:tt)+) => {
        if !$balanced {
            return Err(Imbalance(format!($($what)+)));
        }
    };
}

/// Whether all that is known adds up.
pub(crate) fn audit<S: Sight>(position: &Position<S>) -> Audit {
    position.recompute_ground()?;
    let mut colors = Color::ALL.iter();
    colors.try_for_each(|color| position.count_tiles(*color))?;
    position.count_stacks()?;
    position.count_magistrates()?;
    position.count_bridges()?;
    position.count_sites()?;
    position.follow_aqueducts()?;
    position.check_stage()?;
    position.check_phase()?;
    count_values(&position.hidden)
}

/// M-7: each known value is that of another tile of the box.
fn count_values<S: Sight>(hidden: &Hidden<S>) -> Audit {
    let mut left: Vec<u8> = BRIDGE_VALUES.iter().map(|bridge| bridge.value).collect();
    let values = hidden.bridges.iter().chain([&hidden.removed]);
    for value in values.filter_map(|value| S::get(*value)) {
        let place = left.iter().position(|other| *other == value);
        hold!(place.is_some(), "a bridge of {value} too many");
        place.map(|place| left.remove(place));
    }
    Ok(())
}

impl Open {
    /// M-5: district and imperium tiles of one colour.
    fn count_tiles(&self, color: Color) -> Audit {
        let row = &COLORS[color.index()];
        let (mut tiles, mut imperium) = (self.map.tiles[color].len(), 0);
        tiles += usize::from(self.stacks[color]);
        imperium += usize::from(self.imperium[color]);
        for (_, player) in self.players.iter() {
            tiles += usize::from(player.hand[color]) + usize::from(player.drawn[color]);
            imperium += usize::from(player.imperium[color]);
        }
        hold!(tiles == usize::from(row.tiles), "{tiles} {color} tiles");
        let all = imperium == usize::from(row.imperium);
        hold!(all, "{imperium} {color} imperium tiles");
        Ok(())
    }

    /// M-12: all stacks begin with an even sum, and every draw takes two.
    fn count_stacks(&self) -> Audit {
        let left = self.stacks.total();
        hold!(left.is_multiple_of(2), "{left} tiles in the stacks");
        Ok(())
    }

    /// M-5: three magistrates each, at most one on a tile.
    fn count_magistrates(&self) -> Audit {
        let mut posted = TilePositions::EMPTY;
        for (seat, player) in self.players.iter() {
            let away = player.offices.total() + player.posted.len();
            let all = away + usize::from(player.treasury) + usize::from(player.magistrates);
            let fits = all == usize::from(MAGISTRATES);
            hold!(fits, "{all} magistrates of seat {seat}");
            let crowded = posted & player.posted;
            hold!(crowded.is_empty(), "two magistrates on {crowded:?}");
            posted |= player.posted;
        }
        let lost = posted - self.map.laid();
        hold!(lost.is_empty(), "magistrates without a tile at {lost:?}");
        Ok(())
    }

    /// M-19: while a magistrate is asked for, the tile lies, but has set off nothing yet.
    pub(crate) fn settled(&self) -> TilePositions {
        match self.phase {
            Phase::Magistrate { tile } => self.map.laid().without(tile),
            _ => self.map.laid(),
        }
    }

    /// M-20: a bridge tile is taken exactly when its place is covered.
    fn count_bridges(&self) -> Audit {
        for (place, owner) in bridge_places().zip(&self.bridge_owners) {
            let covered = self.settled().intersects(place.positions());
            hold!(owner.is_some() == covered, "the bridge at {place}");
        }
        Ok(())
    }

    /// M-28: each resolved site is complete; M-29: a building of its type, M-31: with one marker,
    /// M-32: or a fountain. One still to come brings a player at most two coins (M-11, M-27), one
    /// that stands at most one.
    fn count_sites(&self) -> Audit {
        let mut resolved = self.map.fountains;
        for (color, sites) in self.map.buildings.iter() {
            hold!(!resolved.intersects(*sites), "{color} buildings on others");
            resolved |= *sites;
        }
        let ground = self.ground();
        let open = resolved.iter().find(|site| !self.is_complete(*site));
        hold!(open.is_none(), "built on the incomplete site {open:?}");
        for (color, sites) in self.map.buildings.iter() {
            let other = sites
                .iter()
                .find(|site| ground.plot(*site).civic() != color.civic());
            hold!(other.is_none(), "a {} at {other:?}", color.civic());
        }
        let to_come = 2 * Vertex::sites().len() - self.map.fountains.len();
        let mut owned = Vertices::EMPTY;
        for (_, player) in self.players.iter() {
            let twice = owned & player.buildings;
            hold!(twice.is_empty(), "two markers on {twice:?}");
            owned |= player.buildings;
            let coins = usize::from(player.coins) + usize::from(player.treasury);
            hold!(coins + to_come <= u8::MAX.into(), "{coins} coins");
        }
        let marked = owned == self.map.all_buildings();
        hold!(marked, "buildings without a marker");
        Ok(())
    }

    /// M-21: paths from the springs, M-22: along sides of tiles, M-24: simple and disjoint; M-27: a
    /// coin is due only from a fountain on an end, which has not brought it at once.
    fn follow_aqueducts(&self) -> Audit {
        let mut channels = Vertices::EMPTY;
        for aqueduct in Aqueduct::ALL {
            let path = self.map.path(*aqueduct);
            let starts = path.first().is_none_or(|first| *first == aqueduct.spring());
            hold!(starts, "{aqueduct} does not start at its spring");
            let pays = self.end_fountain_coin && !self.options.late_fountain_coin;
            let due = |end: &Vertex| pays && self.map.fountains.contains(*end);
            let due = !self.map.coin_due(*aqueduct) || path.last().is_some_and(due);
            hold!(due, "a coin is due at the end of {aqueduct}");
            for pair in path.windows(2) {
                let edge = Edge::between(pair[0], pair[1]);
                let lies = edge.is_some_and(|edge| self.map.sides.contains(edge));
                hold!(lies, "a {aqueduct} piece at {pair:?}");
            }
            for vertex in path {
                hold!(!channels.contains(*vertex), "aqueducts touch at {vertex}");
                channels.insert(*vertex);
            }
        }
        Ok(())
    }

    /// M-9, M-10, M-35: actions are left, or an extra one can be had, or the game is over.
    fn check_stage(&self) -> Audit {
        let fits = match (self.phase, self.stage) {
            (Phase::Over, stage) => {
                stage == Stage::Last { left: 0 } && self.active == Seat::default()
            }
            (Phase::Extra, stage) => stage == Stage::Turn { left: 0 } && self.can_spend(),
            (_, Stage::Turn { left }) => (1..=ACTIONS).contains(&left),
            (_, Stage::Last { left }) => (1..=self.seats().count()).contains(&left.into()),
        };
        hold!(fits, "{:?} at {:?}", self.phase, self.stage);
        Ok(())
    }

    /// What is asked is about what lies there, and can be answered.
    fn check_phase(&self) -> Audit {
        let player = self.active_player();
        let fits = match self.phase {
            Phase::Kind | Phase::Extra | Phase::Draw | Phase::Recall | Phase::Over => true,
            Phase::Expand { left } => (1..=NEXT_PIECES).contains(&left),
            Phase::Color => self.can(Kind::Play).is_ok(),
            Phase::Position { color } => player.hand[color] > 0,
            Phase::Magistrate { tile } => {
                let asked = player.magistrates > 0 && self.magistrate_on(tile).is_none();
                asked && self.is_new(tile)
            }
            Phase::Begin { left, tile, .. } => {
                (1..=FIRST_PIECES).contains(&left) && self.is_new(tile)
            }
            Phase::Site { waiting } => waiting.iter().all(|site| self.waits(site)),
            Phase::Leave(leaving) => {
                let there = match leaving.to {
                    Space::Imperium(color) => self.map.buildings[color],
                    Space::Treasury => self.map.fountains,
                };
                there.contains(leaving.site)
                    && !self.at_site(leaving.seat, leaving.site).is_empty()
                    && leaving.waiting.iter().all(|site| self.waits(site))
            }
        };
        let mut choices = 0;
        self.each_choice(|_| choices += 1);
        let fits = fits && (choices > 0 || self.phase == Phase::Over);
        hold!(fits, "{:?} cannot be asked", self.phase);
        Ok(())
    }

    /// M-28: whether the site is still to be resolved.
    fn waits(&self, site: Vertex) -> bool {
        self.is_complete(site) && self.built_at(site).is_none()
    }

    /// Whether the tile lies there, and what it completes is still to be resolved (M-19).
    fn is_new(&self, tile: TilePosition) -> bool {
        self.map.laid().contains(tile) && self.completed_by(tile).all(|(site, _)| self.waits(site))
    }

    /// M-6, M-16: hills, tiles and pieces laid anew cover the same ground, and nothing twice.
    fn recompute_ground(&self) -> Audit {
        let drawn = |hill: &Hill| self.map.hills.contains(hill.triangle());
        let hills: Vec<Hill> = Hill::ALL.iter().copied().filter(drawn).collect();
        hold!(hills.len() == HILLS_DRAWN, "{} hills", hills.len());
        let mut ground = Map::new(&hills, self.options.unused_hills);
        for (color, tiles) in self.map.tiles.iter() {
            let tiles = tiles.iter();
            tiles.for_each(|position| ground.lay(color, position));
        }
        let laid = self.map.tiles.iter().map(|(_, tiles)| tiles.len());
        let area = 2 * laid.sum::<usize>() + hills.len();
        hold!(ground.covered.len() == area, "tiles overlap");
        for aqueduct in Aqueduct::ALL {
            let path = self.map.path(*aqueduct).iter();
            path.for_each(|vertex| ground.extend(*aqueduct, *vertex));
        }
        (ground.buildings, ground.fountains) = (self.map.buildings, self.map.fountains);
        ground.coins_due = self.map.coins_due;
        hold!(
            ground == self.map,
            "the ground does not follow from what lies there"
        );
        Ok(())
    }
}
