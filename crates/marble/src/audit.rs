//! Whether every component is in exactly one place, and whether the sets that the rules look at
//! follow from what lies on the board.

use kernel::Imbalance;

use crate::data::{
    Aqueduct, BOARD, BRIDGE_VALUES, COLORS, Color, HILLS_DRAWN, Hill, MAGISTRATES, PIECES,
};
use crate::grid::{Edge, PositionSet, VertexSet};
use crate::map::Map;
use crate::state::{Marble, Phase};

type Audit = Result<(), Imbalance>;

fn hold(balanced: bool, what: impl FnOnce() -> String) -> Audit {
    if balanced {
        Ok(())
    } else {
        Err(Imbalance(what()))
    }
}

impl Marble {
    pub(crate) fn count_components(&self) -> Audit {
        Color::ALL
            .iter()
            .try_for_each(|color| self.count_tiles(*color))?;
        self.count_magistrates()?;
        self.count_bridges()?;
        self.count_sites()?;
        self.follow_aqueducts()?;
        self.recompute_ground()
    }

    /// M-5: district and imperium tiles of one colour.
    fn count_tiles(&self, color: Color) -> Audit {
        let row = &COLORS[color.index()];
        let players = || self.players.iter().map(|(_, player)| player);
        let held: u8 = players()
            .map(|player| player.hand[color] + player.drawn[color])
            .sum();
        let tiles = self.stacks[color] + held + self.map.tiles[color].len() as u8;
        hold(tiles == row.tiles, || format!("{tiles} {color} tiles"))?;
        let kept: u8 = players().map(|player| player.imperium[color]).sum();
        let imperium = self.imperium[color] + kept;
        hold(imperium == row.imperium, || {
            format!("{imperium} {color} imperium tiles")
        })
    }

    /// M-5: three magistrates each, at most one on a tile.
    fn count_magistrates(&self) -> Audit {
        let mut posted = PositionSet::EMPTY;
        for (seat, player) in self.players.iter() {
            let on_spaces = player.offices.total() + player.treasury;
            let all = player.magistrates + on_spaces + player.posted.len() as u8;
            hold(all == MAGISTRATES, || {
                format!("{all} magistrates of seat {seat}")
            })?;
            let crowded = posted & player.posted;
            hold(crowded.is_empty(), || {
                format!("two magistrates on {crowded:?}")
            })?;
            posted |= player.posted;
        }
        let lost = posted - self.map.laid();
        hold(lost.is_empty(), || {
            format!("magistrates without a tile at {lost:?}")
        })
    }

    /// M-7, M-20: eight values; a tile is taken exactly when its place is covered.
    fn count_bridges(&self) -> Audit {
        let mut values: Vec<u8> = self.bridges.values.to_vec();
        values.push(self.bridges.removed);
        values.sort_unstable();
        let expected = BRIDGE_VALUES.iter().map(|bridge| bridge.value);
        hold(values.iter().copied().eq(expected), || {
            format!("bridge values {values:?}")
        })?;
        // While a magistrate is asked for, the tile lies but its bridge is not yet taken (M-19).
        let unsettled = match self.phase {
            Phase::Magistrate { tile } => Some(tile.triangles()),
            _ => None,
        };
        for (place, owner) in BOARD.bridges.iter().zip(&self.bridges.owners) {
            let covered = self.map.covered.contains(place.triangle);
            let due = unsettled.is_some_and(|triangles| triangles.contains(&place.triangle));
            hold(owner.is_some() == (covered && !due), || {
                format!("the bridge at {}", place.triangle)
            })?;
        }
        Ok(())
    }

    /// M-29 to M-32: each resolved site is complete, and one building of its type or a fountain.
    fn count_sites(&self) -> Audit {
        let mut resolved = self.map.fountains;
        for (color, sites) in self.map.buildings.iter() {
            hold((resolved & *sites).is_empty(), || {
                format!("{color} buildings on others")
            })?;
            resolved |= *sites;
        }
        let open: Vec<_> = resolved
            .iter()
            .filter(|site| !self.map.is_complete(*site))
            .collect();
        hold(open.is_empty(), || {
            format!("built on incomplete sites {open:?}")
        })?;
        for (color, sites) in self.map.buildings.iter() {
            let civic = |site| self.map.civic_at(site, self.switches.hill_corners);
            let other = sites.iter().find(|site| civic(*site) != color.civic());
            hold(other.is_none(), || {
                format!("a {} at {other:?}", color.civic())
            })?;
        }
        let mut owned = VertexSet::EMPTY;
        for (seat, player) in self.players.iter() {
            hold((owned & player.buildings).is_empty(), || {
                format!("markers of seat {seat}")
            })?;
            owned |= player.buildings;
        }
        hold(owned == resolved - self.map.fountains, || {
            "buildings without a marker".to_string()
        })
    }

    /// M-21 to M-25: simple, disjoint paths from the springs, along sides of tiles.
    fn follow_aqueducts(&self) -> Audit {
        let mut channels = VertexSet::EMPTY;
        for aqueduct in Aqueduct::ALL {
            let path = self.map.path(*aqueduct).vertices();
            hold(path.len() <= PIECES + 1, || {
                format!("too many {aqueduct} pieces")
            })?;
            let starts = path.first().is_none_or(|first| *first == aqueduct.spring());
            hold(starts, || {
                format!("{aqueduct} does not start at its spring")
            })?;
            for pair in path.windows(2) {
                let edge = Edge::between(pair[0], pair[1]);
                let lies = edge.is_some_and(|edge| self.map.sides.contains(edge));
                hold(lies, || format!("a {aqueduct} piece at {pair:?}"))?;
            }
            for vertex in path {
                hold(!channels.contains(*vertex), || {
                    format!("aqueducts touch at {vertex}")
                })?;
                channels.insert(*vertex);
            }
        }
        hold(channels == self.map.channels, || {
            "the vertices of the aqueducts".to_string()
        })
    }

    /// M-6, M-16: hills and tiles laid anew cover the same ground, and nothing twice.
    fn recompute_ground(&self) -> Audit {
        let drawn = |hill: &Hill| self.map.hills.contains(hill.triangle());
        let hills: Vec<Hill> = Hill::ALL.iter().copied().filter(drawn).collect();
        hold(hills.len() == HILLS_DRAWN, || {
            format!("{} hills", hills.len())
        })?;
        let mut ground = Map::new(&hills, self.switches.unused_hills);
        for (color, tiles) in self.map.tiles.iter() {
            tiles
                .iter()
                .for_each(|position| ground.lay(color, position));
        }
        let area = 2 * self.map.laid().len() + hills.len();
        hold(ground.covered.len() == area, || "tiles overlap".to_string())?;
        let same = ground.covered == self.map.covered
            && ground.hills == self.map.hills
            && ground.blocked == self.map.blocked
            && ground.reached == self.map.reached
            && ground.sides == self.map.sides;
        hold(same, || {
            "the ground does not follow from the tiles".to_string()
        })
    }
}
