//! The rules of laying, sites, aqueducts and scoring once more, slowly: plain sets of
//! coordinates, straight from the sheet, over what anybody can read off a dump. Shares no code
//! with the rules it is held against.

use std::collections::{BTreeMap, BTreeSet};

use kernel::Seat;

use crate::data::{Civic, Color};
use crate::{Dump, FountainReach, HillCorners};

pub type Point = (i32, i32);
/// Two triangles, the lower first; or two vertices.
pub type Pair = (Point, Point);

fn pair(a: Point, b: Point) -> Pair {
    (a.min(b), a.max(b))
}

/// `j,k` or `c,k`.
fn point(place: &impl ToString) -> Point {
    let text = place.to_string();
    let (a, b) = text.split_once(',').unwrap();
    (a.parse().unwrap(), b.parse().unwrap())
}

/// M-1: whether the grid has this triangle.
fn is_triangle((c, k): Point) -> bool {
    (0..=11).contains(&c) && (1..=15).contains(&k)
}

/// M-1: whether the grid has this vertex.
fn is_vertex((j, k): Point) -> bool {
    (0..=12).contains(&j) && (0..=16).contains(&k) && (j + k) % 2 == 1
}

/// All coordinates of which `there` says that the grid has them.
fn all(there: impl Fn(Point) -> bool) -> BTreeSet<Point> {
    let points = (0..=12).flat_map(|a| (0..=16).map(move |b| (a, b)));
    points.filter(|point| there(*point)).collect()
}

/// M-1: the corners of a triangle.
fn corners((c, k): Point) -> BTreeSet<Point> {
    if (c + k) % 2 == 0 {
        [(c, k - 1), (c, k + 1), (c + 1, k)].into()
    } else {
        [(c + 1, k - 1), (c + 1, k + 1), (c, k)].into()
    }
}

/// M-1: the neighbours of a triangle.
fn neighbors((c, k): Point) -> BTreeSet<Point> {
    let across = if (c + k) % 2 == 0 { c - 1 } else { c + 1 };
    let around = [(c, k - 1), (c, k + 1), (across, k)];
    around
        .into_iter()
        .filter(|near| is_triangle(*near))
        .collect()
}

/// M-1: the neighbours of a vertex.
fn around((j, k): Point) -> BTreeSet<Point> {
    let steps = [(0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1)];
    let around = steps.iter().map(|(dj, dk)| (j + dj, k + dk));
    around.filter(|near| is_vertex(*near)).collect()
}

/// How many triangles meet at each vertex.
fn meeting(triangles: &BTreeSet<Point>) -> BTreeMap<Point, usize> {
    let mut counts = BTreeMap::new();
    for corner in triangles.iter().flat_map(|triangle| corners(*triangle)) {
        *counts.entry(corner).or_default() += 1;
    }
    counts
}

/// The three edges of a triangle.
fn edges(triangle: Point) -> BTreeSet<Pair> {
    let corners: Vec<Point> = corners(triangle).into_iter().collect();
    [
        pair(corners[0], corners[1]),
        pair(corners[0], corners[2]),
        pair(corners[1], corners[2]),
    ]
    .into()
}

/// The four sides of a rhombus: the edges that its two triangles do not share.
fn sides((a, b): Pair) -> BTreeSet<Pair> {
    edges(a).symmetric_difference(&edges(b)).copied().collect()
}

/// The four corners of a rhombus.
fn tile_corners((a, b): Pair) -> BTreeSet<Point> {
    corners(a).union(&corners(b)).copied().collect()
}

/// A laid tile.
struct Tile {
    place: Pair,
    color: Color,
    magistrate: Option<Seat>,
}

/// A position, as plain sets.
pub struct Slow<'a> {
    dump: &'a Dump,
    tiles: Vec<Tile>,
    hills: BTreeSet<Point>,
}

impl Slow<'_> {
    pub fn new(dump: &Dump) -> Slow<'_> {
        let tile = |tile: &crate::dump::Tile| {
            let text = tile.position.to_string();
            let (a, b) = text.split_once('+').unwrap();
            Tile {
                place: pair(point(&a), point(&b)),
                color: tile.color,
                magistrate: tile.magistrate,
            }
        };
        Slow {
            dump,
            tiles: dump.tiles.iter().map(tile).collect(),
            hills: dump
                .hills
                .iter()
                .map(|hill| point(&hill.triangle))
                .collect(),
        }
    }

    /// Triangles under tiles and drawn hills.
    fn covered(&self) -> BTreeSet<Point> {
        let tiles = self
            .tiles
            .iter()
            .flat_map(|tile| [tile.place.0, tile.place.1]);
        tiles.chain(self.hills.iter().copied()).collect()
    }

    /// M-16 to M-18, M-40: where a tile may be laid.
    pub fn places(&self) -> BTreeSet<Pair> {
        let covered = self.covered();
        let mut taken = covered.clone();
        if !self.dump.switches.unused_hills {
            taken.extend([(4, 4), (7, 3), (9, 6), (3, 8), (6, 8), (8, 11), (4, 12)]);
        }
        let free = all(|point| is_triangle(point) && !taken.contains(&point));
        let built: BTreeSet<Pair> = covered
            .iter()
            .flat_map(|triangle| edges(*triangle))
            .collect();
        let pairs = free
            .iter()
            .flat_map(|a| neighbors(*a).into_iter().map(|b| pair(*a, b)));
        let both_free = pairs.filter(|(a, b)| free.contains(a) && free.contains(b));
        both_free
            .filter(|place| !sides(*place).is_disjoint(&built))
            .collect()
    }

    /// M-28: the complete sites, where six covered triangles meet; M-29: without the corners of
    /// hills, where they are no sites.
    pub fn complete(&self) -> BTreeSet<Point> {
        let counts = meeting(&self.covered());
        let complete = counts.iter().filter(|(_, count)| **count == 6);
        let sites = complete.map(|(site, _)| *site);
        match self.dump.switches.hill_corners {
            HillCorners::None | HillCorners::Structure => sites.collect(),
            HillCorners::NoSite => sites.filter(|site| self.hills_at(*site) == 0).collect(),
        }
    }

    /// How many drawn hills have a corner here.
    fn hills_at(&self, site: Point) -> usize {
        let hills = self.hills.iter();
        hills.filter(|hill| corners(**hill).contains(&site)).count()
    }

    /// M-29: the type of a complete site.
    pub fn civic(&self, site: Point) -> Civic {
        let tiles = self
            .tiles
            .iter()
            .filter(|tile| tile_corners(tile.place).contains(&site))
            .count();
        let counted = match self.dump.switches.hill_corners {
            HillCorners::Structure => self.hills_at(site),
            HillCorners::None | HillCorners::NoSite => 0,
        };
        match tiles + counted {
            3 => Civic::Temple,
            4 => Civic::Bath,
            5 => Civic::Theatre,
            6 => Civic::Arena,
            other => panic!("{other} structures at {site:?}"),
        }
    }

    /// M-30 to M-32: who builds on a complete site.
    pub fn builder(&self, site: Point) -> Option<Seat> {
        let color = match self.civic(site) {
            Civic::Temple => Color::Green,
            Civic::Bath => Color::Blue,
            Civic::Theatre => Color::Yellow,
            Civic::Arena => Color::Red,
        };
        let mut influence: BTreeMap<Seat, usize> = BTreeMap::new();
        for tile in &self.tiles {
            if let Some(seat) = tile.magistrate
                && tile.color == color
                && tile_corners(tile.place).contains(&site)
            {
                *influence.entry(seat).or_default() += 1;
            }
        }
        let most = influence.values().max()?;
        let leaders: Vec<_> = influence
            .iter()
            .filter(|(_, count)| *count == most)
            .collect();
        if let [(seat, _)] = leaders[..] {
            Some(*seat)
        } else {
            None
        }
    }

    /// Every vertex of every aqueduct.
    fn on_paths(&self) -> BTreeSet<Point> {
        self.dump
            .aqueducts
            .iter()
            .flat_map(|line| line.path.iter().map(point))
            .collect()
    }

    /// M-22 to M-25: where the next piece of this aqueduct fits.
    pub fn extensions(&self, index: usize) -> BTreeSet<Pair> {
        let line = &self.dump.aqueducts[index];
        let (Some(end), true) = (line.path.last().map(point), line.pieces_left > 0) else {
            return BTreeSet::new();
        };
        let tile_sides: BTreeSet<Pair> = self
            .tiles
            .iter()
            .flat_map(|tile| sides(tile.place))
            .collect();
        let on_paths = self.on_paths();
        let open = around(end)
            .into_iter()
            .filter(|far| !on_paths.contains(far));
        open.map(|far| pair(end, far))
            .filter(|edge| tile_sides.contains(edge))
            .collect()
    }

    fn buildings(&self, seat: Seat) -> BTreeSet<Point> {
        let own = self
            .dump
            .sites
            .iter()
            .filter(|site| site.owner == Some(seat));
        own.map(|site| point(&site.vertex)).collect()
    }

    fn fountains(&self) -> BTreeSet<Point> {
        let fountains = self
            .dump
            .sites
            .iter()
            .filter(|site| site.building.is_none());
        fountains.map(|site| point(&site.vertex)).collect()
    }

    /// M-26, M-36: points for own buildings on aqueducts.
    pub fn aqueduct_points(&self, seat: Seat) -> i32 {
        2 * self.buildings(seat).intersection(&self.on_paths()).count() as i32
    }

    /// M-36, M-40: points for fountains beside own buildings.
    pub fn fountain_points(&self, seat: Seat) -> i32 {
        let diagonals: BTreeSet<Pair> = self
            .tiles
            .iter()
            .flat_map(|tile| {
                edges(tile.place.0)
                    .intersection(&edges(tile.place.1))
                    .copied()
                    .collect::<Vec<_>>()
            })
            .collect();
        let (buildings, fountains) = (self.buildings(seat), self.fountains());
        let pairs = buildings.iter().flat_map(|building| {
            let near = around(*building)
                .into_iter()
                .filter(|near| fountains.contains(near));
            near.map(|fountain| pair(*building, fountain))
        });
        let counts = |edge: &Pair| match self.dump.switches.fountain_reach {
            FountainReach::Distance => true,
            FountainReach::Sides => !diagonals.contains(edge),
        };
        pairs.filter(counts).count() as i32
    }
}

/// The coordinates of a place of one vertex.
pub fn at(place: &impl ToString) -> Point {
    point(place)
}

/// The coordinates of a position or an edge.
pub fn ends(place: &impl ToString, between: char) -> Pair {
    let text = place.to_string();
    let (a, b) = text.split_once(between).unwrap();
    pair(point(&a), point(&b))
}
