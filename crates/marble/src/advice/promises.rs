//! What a site promises to a player: exactly where it is complete, by rule of thumb where tiles
//! are missing. Also what it would promise after one more tile, or with another magistrate.
//! Fountains count at distance 1, whatever the switch of M-40 says.

use std::cell::Cell;

use kernel::{Id as _, Seat};

use super::weights as weight;
use crate::data::{BUILDING_ON_AQUEDUCT, ByColor, COLORS, Color, ColorRow, NEIGHBORING_FOUNTAIN};
use crate::grid::{TilePosition, TilePositions, VERTICES, Vertex, Vertices};
use crate::ground::{Ground, Outlook};
use crate::position::Open;

const FOUNTAIN: f32 = NEIGHBORING_FOUNTAIN as f32;

/// A position through the eyes of one seat.
pub(super) struct SitePromises<'a> {
    game: &'a Open,
    ground: Ground,
    /// Tiles with anybody's magistrate.
    posted: TilePositions,
    seat: Seat,
    own: Vertices,
    rivals: Vertices,
    resolved: Vertices,
    future: f32,
    /// What each site promises, once somebody asked.
    sites: [Cell<f32>; VERTICES],
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

impl<'a> SitePromises<'a> {
    pub fn new(game: &'a Open, seat: Seat) -> SitePromises<'a> {
        let (own, buildings) = (game.players[seat].buildings, game.map.all_buildings());
        let players = game.players.iter();
        SitePromises {
            game,
            ground: game.ground(),
            posted: players.fold(TilePositions::EMPTY, |all, (_, player)| all | player.posted),
            seat,
            own,
            rivals: buildings - own,
            resolved: buildings | game.map.fountains,
            future: game.future(),
            sites: [const { Cell::new(f32::NAN) }; VERTICES],
        }
    }

    /// What the sites at the corners of a tile would promise with other magistrates of the seat.
    pub fn around_with(&self, tile: TilePosition, change: impl FnOnce(&mut TilePositions)) -> f32 {
        let mut other = self.game.clone();
        change(&mut other.players[self.seat].posted);
        SitePromises::new(&other, self.seat).around(tile)
    }

    /// What the sites at the corners of a tile promise together.
    pub fn around(&self, position: TilePosition) -> f32 {
        let corners = position.corners();
        corners.iter().map(|corner| self.site(*corner)).sum()
    }

    /// The same after a tile was laid here.
    pub fn with_tile(&self, position: TilePosition) -> Promise {
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
        match ground.missing(site).len() {
            0 => self.complete(ground, site),
            6 => Promise::default(),
            _ => match ground.outlook(site) {
                Some(outlook) => self.open(site, outlook),
                None => Promise::default(),
            },
        }
    }

    /// A complete site not yet resolved. Unlike [`Open::builder`] (M-32), two rivals who tie ahead
    /// of the seat are taken for one who builds: the weights were found with it.
    fn complete(&self, ground: &Ground, site: Vertex) -> Promise {
        let row = &COLORS[ground.civic_at(site).index()];
        let worth = |influence: Influence, leaving: f32| {
            let Influence { own, others } = influence;
            if own > others {
                self.building(site, row) + leaving * weight::OFFICE
            } else if others > own {
                leaving * weight::OFFICE - weight::RIVAL * self.building(site, row)
            } else {
                let own = (site.neighbors() & self.own).len() as f32;
                let rivals = (site.neighbors() & self.rivals).len() as f32;
                FOUNTAIN * (own - weight::RIVAL * rivals) + leaving * weight::TREASURY
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

    /// A site with triangles missing: the types it can still become, and whether the seat would
    /// build them.
    fn open(&self, site: Vertex, outlook: Outlook) -> Promise {
        let mut promises = ByColor([f32::NAN; 4]);
        let mut raised = promises;
        for row in COLORS.iter().filter(|row| outlook.allows(row)) {
            let influence = self.influence(site, row.color);
            let building = self.building(site, row);
            promises[row.color] = building * influence.chance();
            raised[row.color] = building * influence.raised().chance();
        }
        let scale = weight::NEARLY[outlook.missing] * self.future;
        let mixed = |promises: &ByColor<f32>| scale * mix(promises, outlook.doubles);
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
        let mut influence = Influence::default();
        let counting = self.game.map.tiles[color] & site.positions();
        if self.posted.intersects(counting) {
            for seat in self.game.seats().iter() {
                let count = self.game.influence(seat, site, color);
                if seat == self.seat {
                    influence.own = count;
                } else {
                    influence.others = influence.others.max(count);
                }
            }
        }
        influence
    }

    /// 1 if a magistrate of the seat may leave the site.
    fn leaving(&self, site: Vertex) -> f32 {
        let there = self.game.at_site(self.seat, site);
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
        let fountains = (site.neighbors() & map.fountains).len() as f32;
        f32::from(row.points) + water + FOUNTAIN * fountains
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
