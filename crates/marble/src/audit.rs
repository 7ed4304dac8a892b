//! Whether every component is in exactly one place, and whether the sets that the rules look at
//! follow from what lies on the board.

use kernel::{Imbalance, Sight};

use crate::data::{Aqueduct, BOARD, BRIDGE_VALUES, COLORS, Color, HILLS_DRAWN, Hill, MAGISTRATES};
use crate::grid::{Edge, TilePositions, Vertex, Vertices};
use crate::map::Map;
use crate::position::{Hidden, Leaving, Open, Phase, Position, Stage};

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
    position.count_magistrates()?;
    position.count_bridges()?;
    position.count_sites()?;
    position.follow_aqueducts()?;
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
        hold!(
            imperium == usize::from(row.imperium),
            "{imperium} {color} imperium tiles"
        );
        Ok(())
    }

    /// M-5: three magistrates each, at most one on a tile.
    fn count_magistrates(&self) -> Audit {
        let mut posted = TilePositions::EMPTY;
        for (seat, player) in self.players.iter() {
            let (hand, treasury) = (player.magistrates.into(), usize::from(player.treasury));
            let all: usize = [hand, treasury, player.offices.total(), player.posted.len()]
                .iter()
                .sum();
            hold!(
                all == usize::from(MAGISTRATES),
                "{all} magistrates of seat {seat}"
            );
            let crowded = posted & player.posted;
            hold!(crowded.is_empty(), "two magistrates on {crowded:?}");
            posted |= player.posted;
        }
        let lost = posted - self.map.laid();
        hold!(lost.is_empty(), "magistrates without a tile at {lost:?}");
        Ok(())
    }

    /// M-20: a bridge tile is taken exactly when its place is covered.
    fn count_bridges(&self) -> Audit {
        // While a magistrate is asked for, the tile lies but its bridge is not yet taken (M-19).
        let unsettled = match self.phase {
            Phase::Magistrate { tile } => Some(tile.triangles()),
            _ => None,
        };
        for (place, owner) in BOARD.bridges.iter().zip(&self.bridge_owners) {
            let covered = self.map.covered.contains(place.triangle);
            let due = unsettled.is_some_and(|triangles| triangles.contains(&place.triangle));
            hold!(
                owner.is_some() == (covered && !due),
                "the bridge at {}",
                place.triangle
            );
        }
        Ok(())
    }

    /// M-29 to M-32: each resolved site is complete, and one building of its type or a fountain.
    fn count_sites(&self) -> Audit {
        let mut resolved = self.map.fountains;
        for (color, sites) in self.map.buildings.iter() {
            hold!(!resolved.intersects(*sites), "{color} buildings on others");
            resolved |= *sites;
        }
        let ground = self.ground();
        let open = resolved
            .iter()
            .find(|site| !site.is_complete(self.map.covered));
        hold!(open.is_none(), "built on the incomplete site {open:?}");
        for (color, sites) in self.map.buildings.iter() {
            let other = sites
                .iter()
                .find(|site| ground.civic_at(*site) != color.civic());
            hold!(other.is_none(), "a {} at {other:?}", color.civic());
        }
        let mut owned = Vertices::EMPTY;
        for (seat, player) in self.players.iter() {
            hold!(
                !owned.intersects(player.buildings),
                "markers of seat {seat}"
            );
            owned |= player.buildings;
        }
        hold!(
            owned == resolved - self.map.fountains,
            "buildings without a marker"
        );
        Ok(())
    }

    /// M-21 to M-25: simple, disjoint paths from the springs, along sides of tiles.
    fn follow_aqueducts(&self) -> Audit {
        let mut channels = Vertices::EMPTY;
        for aqueduct in Aqueduct::ALL {
            let path = self.map.path(*aqueduct);
            let starts = path.first().is_none_or(|first| *first == aqueduct.spring());
            hold!(starts, "{aqueduct} does not start at its spring");
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
        hold!(
            channels == self.map.channels,
            "the vertices of the aqueducts"
        );
        Ok(())
    }

    /// What is asked is about what lies there.
    fn check_phase(&self) -> Audit {
        match self.phase {
            Phase::Magistrate { tile } | Phase::Begin { tile, .. } => {
                hold!(self.map.laid().contains(tile), "no tile on {tile}");
            }
            Phase::Site { waiting } | Phase::Leave(Leaving { waiting, .. }) => {
                let waits = |site: Vertex| site.is_complete(self.map.covered);
                let waits = |site| waits(site) && self.built_at(site).is_none();
                hold!(waiting.iter().all(waits), "{waiting:?} cannot wait");
            }
            _ => {}
        }
        let pieces_left = match self.phase {
            Phase::Expand { left } | Phase::Begin { left, .. } => left,
            _ => 1,
        };
        let mut choices = 0;
        self.each_choice(|_| choices += 1);
        let decides = choices > 0 && pieces_left > 0 && self.stage != Stage::Last { left: 0 };
        hold!(
            decides || self.phase == Phase::Over,
            "nothing is left to do"
        );
        Ok(())
    }

    /// M-6, M-16: hills and tiles laid anew cover the same ground, and nothing twice.
    fn recompute_ground(&self) -> Audit {
        let drawn = |hill: &Hill| self.map.hills.contains(hill.triangle());
        let hills: Vec<Hill> = Hill::ALL.iter().copied().filter(drawn).collect();
        hold!(hills.len() == HILLS_DRAWN, "{} hills", hills.len());
        let mut ground = Map::new(&hills, self.options.unused_hills);
        for (color, tiles) in self.map.tiles.iter() {
            let tiles = tiles.iter();
            tiles.for_each(|position| ground.lay(color, position));
        }
        let area = 2 * self.map.laid().len() + hills.len();
        hold!(ground.covered.len() == area, "tiles overlap");
        let same = ground.covered == self.map.covered
            && ground.hills == self.map.hills
            && ground.blocked == self.map.blocked
            && ground.reached == self.map.reached
            && ground.sides == self.map.sides;
        hold!(same, "the ground does not follow from the tiles");
        Ok(())
    }
}
