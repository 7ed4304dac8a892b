//! What a site promises to a player: exactly where it is complete, by rule of thumb where tiles
//! are missing. A copy can be changed to see what an action would bring.

use kernel::{BySeat, Seat};

use super::weights as weight;
use crate::data::{BUILDING_ON_AQUEDUCT, COLORS, ColorRow};
use crate::grid::{Position, PositionSet, Triangle, Vertex, VertexSet};
use crate::map::Map;
use crate::state::{Marble, Player};

/// A position through the eyes of one seat.
#[derive(Clone, Copy)]
pub(super) struct Outlook {
    pub map: Map,
    posted: BySeat<PositionSet>,
    seat: Seat,
    own: VertexSet,
    rivals: VertexSet,
    resolved: VertexSet,
    hill_corners: bool,
    future: f32,
}

/// Influence of the seat and of the strongest other one.
#[derive(Clone, Copy)]
struct Influence {
    own: usize,
    others: usize,
}

impl Outlook {
    pub fn new(game: &Marble, seat: Seat) -> Outlook {
        let [red, yellow, green, blue] = game.map.buildings.0;
        let (own, buildings) = (game.players[seat].buildings, red | yellow | green | blue);
        Outlook {
            map: game.map,
            posted: game.players.map(|player: &Player| player.posted),
            seat,
            own,
            rivals: buildings - own,
            resolved: buildings | game.map.fountains,
            hill_corners: game.switches.hill_corners,
            future: game.future(),
        }
    }

    /// The same with a magistrate of the seat on this tile.
    pub fn with_magistrate(mut self, position: Position) -> Outlook {
        self.posted[self.seat].insert(position);
        self
    }

    /// The same without the seat's magistrate on this tile.
    pub fn without_magistrate(mut self, position: Position) -> Outlook {
        self.posted[self.seat].remove(position);
        self
    }

    /// What the sites at the corners of a tile promise together.
    pub fn around(&self, position: Position) -> f32 {
        position
            .corners()
            .iter()
            .map(|corner| self.site(*corner))
            .sum()
    }

    /// What a site promises: points, less a share of what it promises to the others.
    pub fn site(&self, site: Vertex) -> f32 {
        if !site.is_site() || self.resolved.contains(site) {
            return 0.0;
        }
        let missing = *site.triangles() - self.map.covered;
        match missing.len() {
            0 => self.complete(site),
            6 => 0.0,
            count => {
                // A gap that no tile fits keeps the site open for ever.
                let gap = |triangle: Triangle| triangle.positions().is_subset(&self.map.blocked);
                if missing.iter().any(gap) {
                    return 0.0;
                }
                self.open(site, count)
            }
        }
    }

    /// A complete site not yet resolved.
    fn complete(&self, site: Vertex) -> f32 {
        let civic = self.map.civic_at(site, self.hill_corners);
        let row = &COLORS[civic.color().index()];
        let Influence { own, others } = self.influence(site, row);
        let leaving = self.leaving(site);
        if own > others {
            self.building(site, row) + leaving * weight::OFFICE
        } else if others > own {
            leaving * weight::OFFICE - weight::RIVAL * self.building(site, row)
        } else {
            let own = (*site.neighbors() & self.own).len() as f32;
            let rivals = (*site.neighbors() & self.rivals).len() as f32;
            own - weight::RIVAL * rivals + leaving * weight::TREASURY
        }
    }

    /// A site with so many triangles missing: the types it can still become, and whether the
    /// seat would build them.
    fn open(&self, site: Vertex, missing: usize) -> f32 {
        let laid = self.map.laid();
        let doubled = (laid & *site.diagonals()).len();
        let hills = (self.map.hills & *site.triangles()).len();
        let uncounted = if self.hill_corners { 0 } else { hills };
        let most = 6 - doubled - uncounted;
        let doubles = (*site.diagonals() - self.map.blocked)
            .len()
            .min(missing / 2);
        let types = COLORS.iter().filter(|row| {
            let structures = row.structures as usize;
            structures <= most && structures + doubles >= most
        });
        let (mut best, mut sum) = (f32::MIN, 0.0);
        for row in types {
            let promise = self.building(site, row) * self.chance(site, row);
            best = best.max(promise);
            sum += promise;
        }
        let mean = sum / (doubles + 1) as f32;
        let mixed = weight::BEST_TYPE * best + (1.0 - weight::BEST_TYPE) * mean;
        weight::NEARLY[missing] * mixed * self.future
    }

    /// How likely the seat builds there, less a share of how likely another does.
    fn chance(&self, site: Vertex, row: &ColorRow) -> f32 {
        let Influence { own, others } = self.influence(site, row);
        if own > others {
            weight::AHEAD
        } else if others > own {
            -weight::RIVAL * weight::AHEAD
        } else if own == 0 {
            weight::UNDECIDED
        } else {
            weight::TIED
        }
    }

    fn influence(&self, site: Vertex, row: &ColorRow) -> Influence {
        let counting = self.map.tiles[row.color] & *site.positions();
        let (mut own, mut others) = (0, 0);
        for (seat, posted) in self.posted.iter() {
            let count = (*posted & counting).len();
            if seat == self.seat {
                own = count;
            } else {
                others = others.max(count);
            }
        }
        Influence { own, others }
    }

    /// 1 if a magistrate of the seat may leave the site.
    fn leaving(&self, site: Vertex) -> f32 {
        let there = self.posted[self.seat] & *site.positions();
        if there.is_empty() { 0.0 } else { 1.0 }
    }

    /// The points of a building, with water and fountains.
    fn building(&self, site: Vertex, row: &ColorRow) -> f32 {
        let water = if self.map.channels.contains(site) {
            BUILDING_ON_AQUEDUCT as f32
        } else {
            weight::WATER_LATER * self.future
        };
        let fountains = (*site.neighbors() & self.map.fountains).len() as f32;
        f32::from(row.points) + water + fountains
    }
}
