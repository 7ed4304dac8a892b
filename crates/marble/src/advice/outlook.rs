//! What a site promises to a player: exactly where it is complete, by rule of thumb where tiles
//! are missing. Also what it would promise after one more tile, or with another magistrate.

use std::cell::Cell;

use kernel::{BySeat, Seat};

use super::weights as weight;
use crate::bits::Id;
use crate::data::{BUILDING_ON_AQUEDUCT, ByColor, COLORS, Color, ColorRow};
use crate::grid::{Position, PositionSet, Triangle, TriangleSet, VERTICES, Vertex, VertexSet};
use crate::state::{Marble, Player};

/// A position through the eyes of one seat.
#[derive(Clone)]
pub(super) struct Outlook<'a> {
    game: &'a Marble,
    ground: Ground,
    posted: BySeat<PositionSet>,
    anybody: PositionSet,
    seat: Seat,
    own: VertexSet,
    rivals: VertexSet,
    resolved: VertexSet,
    future: f32,
    /// What each site promises, once somebody asked.
    sites: [Cell<f32>; VERTICES],
}

/// What a tile changes of the board.
#[derive(Clone, Copy)]
struct Ground {
    covered: TriangleSet,
    blocked: PositionSet,
    laid: PositionSet,
}

/// What is promised after a tile was laid: without a magistrate of the seat on it, and with one
/// if the tile has this colour.
#[derive(Clone, Copy, Default)]
pub(super) struct Promise {
    pub without: f32,
    pub with: ByColor<f32>,
}

/// Influence of the seat and of the strongest other one.
#[derive(Clone, Copy, Default)]
struct Influence {
    own: usize,
    others: usize,
}

impl Ground {
    fn with_tile(mut self, position: Position) -> Ground {
        for triangle in position.triangles() {
            self.covered.insert(triangle);
            self.blocked |= *triangle.positions();
        }
        self.laid.insert(position);
        self
    }
}

impl Promise {
    fn plus(self, other: Promise) -> Promise {
        Promise {
            without: self.without + other.without,
            with: ByColor::from_fn(|color| self.with[color] + other.with[color]),
        }
    }
}

impl Influence {
    /// With one more magistrate.
    fn raised(self) -> Influence {
        Influence {
            own: self.own + 1,
            ..self
        }
    }

    /// How likely the seat builds, less a share of how likely another does.
    fn chance(self) -> f32 {
        let Influence { own, others } = self;
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
}

impl<'a> Outlook<'a> {
    pub fn new(game: &'a Marble, seat: Seat) -> Outlook<'a> {
        let [red, yellow, green, blue] = game.map.buildings.0;
        let (own, buildings) = (game.players[seat].buildings, red | yellow | green | blue);
        let ground = Ground {
            covered: game.map.covered,
            blocked: game.map.blocked,
            laid: game.map.laid(),
        };
        Outlook {
            game,
            ground,
            posted: game.players.map(|player: &Player| player.posted),
            anybody: game
                .players
                .iter()
                .fold(PositionSet::EMPTY, |all, (_, player)| all | player.posted),
            seat,
            own,
            rivals: buildings - own,
            resolved: buildings | game.map.fountains,
            future: game.future(),
            sites: [const { Cell::new(f32::NAN) }; VERTICES],
        }
    }

    fn with_posted(&self, change: impl FnOnce(&mut PositionSet)) -> Outlook<'a> {
        let mut other = self.clone();
        change(&mut other.posted[self.seat]);
        other.anybody = other
            .posted
            .iter()
            .fold(PositionSet::EMPTY, |all, (_, posted)| all | *posted);
        other.sites.fill(Cell::new(f32::NAN));
        other
    }

    /// The same with a magistrate of the seat on this tile.
    pub fn with_magistrate(&self, position: Position) -> Outlook<'a> {
        self.with_posted(|posted| posted.insert(position))
    }

    /// The same without the seat's magistrate on this tile.
    pub fn without_magistrate(&self, position: Position) -> Outlook<'a> {
        self.with_posted(|posted| posted.remove(position))
    }

    /// What the sites at the corners of a tile promise together.
    pub fn around(&self, position: Position) -> f32 {
        let corners = position.corners();
        corners.iter().map(|corner| self.site(*corner)).sum()
    }

    /// The same after a tile was laid here.
    pub fn with_tile(&self, position: Position) -> Promise {
        let ground = self.ground.with_tile(position);
        let corners = position.corners();
        let promises = corners.iter().map(|corner| self.promise(&ground, *corner));
        promises.fold(Promise::default(), Promise::plus)
    }

    /// What a site promises: points, less a share of what it promises to the others.
    pub fn site(&self, site: Vertex) -> f32 {
        let cell = &self.sites[site.index()];
        if cell.get().is_nan() {
            cell.set(self.promise(&self.ground, site).without);
        }
        cell.get()
    }

    fn promise(&self, ground: &Ground, site: Vertex) -> Promise {
        if !site.is_site() || self.resolved.contains(site) {
            return Promise::default();
        }
        let missing = *site.triangles() - ground.covered;
        match missing.len() {
            0 => self.complete(ground, site),
            6 => Promise::default(),
            count => {
                // A gap that no tile fits keeps the site open for ever.
                let gap = |triangle: Triangle| triangle.positions().is_subset(&ground.blocked);
                if missing.iter().any(gap) {
                    return Promise::default();
                }
                self.open(ground, site, count)
            }
        }
    }

    /// The most structures that can meet at the site.
    fn most_structures(&self, ground: &Ground, site: Vertex) -> usize {
        let doubled = (ground.laid & *site.diagonals()).len();
        let hills = if self.game.switches.hill_corners {
            0
        } else {
            (self.game.map.hills & *site.triangles()).len()
        };
        6 - doubled - hills
    }

    /// A complete site not yet resolved.
    fn complete(&self, ground: &Ground, site: Vertex) -> Promise {
        let structures = self.most_structures(ground, site);
        let row = COLORS
            .iter()
            .find(|row| usize::from(row.structures) == structures)
            .expect("three to six corners meet at a complete site");
        let worth = |influence: Influence, leaving: f32| {
            let Influence { own, others } = influence;
            if own > others {
                self.building(site, row) + leaving * weight::OFFICE
            } else if others > own {
                leaving * weight::OFFICE - weight::RIVAL * self.building(site, row)
            } else {
                let own = (*site.neighbors() & self.own).len() as f32;
                let rivals = (*site.neighbors() & self.rivals).len() as f32;
                own - weight::RIVAL * rivals + leaving * weight::TREASURY
            }
        };
        let influence = self.influence(site, row.color);
        let mut with = ByColor([worth(influence, 1.0); 4]);
        with[row.color] = worth(influence.raised(), 1.0);
        Promise {
            without: worth(influence, self.leaving(site)),
            with,
        }
    }

    /// A site with so many triangles missing: the types it can still become, and whether the
    /// seat would build them.
    fn open(&self, ground: &Ground, site: Vertex, missing: usize) -> Promise {
        let most = self.most_structures(ground, site);
        let diagonals = *site.diagonals() - ground.blocked;
        let doubles = diagonals.len().min(missing / 2);
        let possible = |row: &ColorRow| {
            let structures = usize::from(row.structures);
            structures <= most && structures + doubles >= most
        };
        let mut promises = ByColor([f32::NAN; 4]);
        let mut raised = promises;
        for row in COLORS.iter().filter(|row| possible(row)) {
            let influence = self.influence(site, row.color);
            let building = self.building(site, row);
            promises[row.color] = building * influence.chance();
            raised[row.color] = building * influence.raised().chance();
        }
        let scale = weight::NEARLY[missing] * self.future;
        let mixed = |promises: &ByColor<f32>| scale * mix(promises, doubles);
        let without = mixed(&promises);
        let with = ByColor::from_fn(|color| {
            if raised[color].is_nan() {
                return without;
            }
            let mut promises = promises;
            promises[color] = raised[color];
            mixed(&promises)
        });
        Promise { without, with }
    }

    fn influence(&self, site: Vertex, color: Color) -> Influence {
        let counting = self.game.map.tiles[color] & *site.positions();
        if (counting & self.anybody).is_empty() {
            return Influence::default();
        }
        let mut influence = Influence::default();
        for (seat, posted) in self.posted.iter() {
            let count = (*posted & counting).len();
            if seat == self.seat {
                influence.own = count;
            } else {
                influence.others = influence.others.max(count);
            }
        }
        influence
    }

    /// 1 if a magistrate of the seat may leave the site.
    fn leaving(&self, site: Vertex) -> f32 {
        let there = self.posted[self.seat] & *site.positions();
        if there.is_empty() { 0.0 } else { 1.0 }
    }

    /// The points of a building, with water and fountains.
    fn building(&self, site: Vertex, row: &ColorRow) -> f32 {
        let map = &self.game.map;
        let water = if map.channels.contains(site) {
            BUILDING_ON_AQUEDUCT as f32
        } else {
            weight::WATER_LATER * self.future
        };
        let fountains = (*site.neighbors() & map.fountains).len() as f32;
        f32::from(row.points) + water + fountains
    }
}

/// Several types are possible, those that are no number are not: something between the best and
/// the mean, for doubled corners decide later.
fn mix(promises: &ByColor<f32>, doubles: usize) -> f32 {
    let (mut best, mut sum) = (f32::MIN, 0.0);
    for promise in promises.0.iter().filter(|promise| !promise.is_nan()) {
        best = best.max(*promise);
        sum += promise;
    }
    let mean = sum / (doubles + 1) as f32;
    weight::BEST_TYPE * best + (1.0 - weight::BEST_TYPE) * mean
}
