//! What sites are judged by: which triangles are filled, where tiles still fit, and what a site
//! can become (M-28, M-29).

use crate::data::{ByColor, COLORS, Civic};
use crate::grid::{Columns, RING, RingBits, TilePositions, Triangles, Vertex};
use crate::map::Map;
use crate::options::{HillCorners, Options};
use crate::position::Open;

impl Open {
    /// What sites are judged by.
    #[inline]
    pub(crate) fn ground(&self) -> Ground {
        self.map.ground(&self.options)
    }
}

impl Map {
    /// What sites are judged by.
    #[inline]
    pub(crate) fn ground(&self, options: &Options) -> Ground {
        Ground {
            filled: Columns::around(self.filled(options.hill_corners)),
            barred: Columns::around(self.barred(options.unused_hills)),
            laid: self.laid(),
            uncounted: match options.hill_corners {
                HillCorners::Structure => Triangles::EMPTY,
                HillCorners::None | HillCorners::NoSite => self.hills,
            },
        }
    }
}

/// What sites are judged by.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ground {
    filled: Columns,
    /// Triangles that no tile can cover any more.
    barred: Columns,
    laid: TilePositions,
    /// Hills whose corners are no structures.
    uncounted: Triangles,
}

/// The ground at one site; so small that one more tile is quickly tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Plot {
    /// Triangles that are not filled.
    missing: RingBits,
    /// Triangles that no tile can cover.
    barred: RingBits,
    /// Triangles that no tile can cover together with one outside.
    enclosed: RingBits,
    /// Triangles under the same tile as the next one.
    doubled: RingBits,
    /// Corners of hills that are no structures.
    uncounted: u8,
}

impl Ground {
    /// The ground at a site.
    #[inline]
    pub fn plot(&self, site: Vertex) -> Plot {
        let hills = site.triangles() & self.uncounted;
        Plot {
            missing: self.filled.ring(site).not(),
            barred: self.barred.ring(site),
            enclosed: self.barred.beyond(site),
            doubled: site.paired(self.laid),
            uncounted: if hills.is_empty() {
                0
            } else {
                hills.len() as u8
            },
        }
    }
}

impl Plot {
    /// The same with a tile that fills these triangles, whether it lies already or not.
    #[inline]
    pub fn with_tile(mut self, fills: RingBits) -> Plot {
        self.missing = self.missing.and(fills.not());
        self.barred = self.barred.or(fills);
        self.doubled = self.doubled.or(fills.and(fills.before()));
        self
    }

    /// Triangles that are not filled.
    #[inline]
    pub fn missing(self) -> usize {
        self.missing.len()
    }

    /// M-29: how many structures meet at the site once it is complete, at most. Of six triangles,
    /// a tile whose short diagonal ends here fills two with one corner.
    #[inline]
    pub fn structures(self) -> usize {
        RING - self.doubled.len() - usize::from(self.uncounted)
    }

    /// M-29: the type of a complete site.
    #[inline]
    pub fn civic(self) -> Civic {
        civic_of(self.structures())
    }

    /// What an open site lacks and can become; nothing if a gap that no tile fits keeps it open
    /// for ever.
    #[inline]
    pub fn outlook(self) -> Option<Outlook> {
        let alone = self.barred.before().and(self.barred.after());
        let closed = self.barred.or(alone.and(self.enclosed));
        if !self.missing.and(closed).is_empty() {
            return None;
        }
        let (missing, free) = (self.missing(), self.barred.not());
        Some(Outlook {
            missing,
            most: self.structures(),
            doubles: free.and(free.before()).len().min(missing / 2),
        })
    }
}

/// M-29: the type of a site at which so many structures meet.
fn civic_of(structures: usize) -> Civic {
    let mut rows = COLORS.iter();
    let row = rows.find(|row| usize::from(row.structures) == structures);
    row.expect("three to six corners meet at a complete site")
        .civic
}

/// What an open site lacks, and what it can become.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Outlook {
    /// Triangles that are not filled.
    pub missing: usize,
    /// Structures that meet there if every further tile brings one for each triangle.
    most: usize,
    /// How many further tiles can fill two triangles with one structure, at most.
    pub doubles: usize,
}

/// The types that a site can become, by its most structures and its doubles.
static TYPES: [[ByColor<bool>; 4]; RING + 1] = {
    let mut types = [[ByColor([false; 4]); 4]; RING + 1];
    let mut row = 0;
    while row < COLORS.len() {
        let structures = COLORS[row].structures as usize;
        let mut doubles = 0;
        while doubles < 4 {
            let mut most = structures;
            while most <= RING && most <= structures + doubles {
                types[most][doubles].0[row] = true;
                most += 1;
            }
            doubles += 1;
        }
        row += 1;
    }
    types
};

impl Outlook {
    /// Whether the site can become a building of the colour.
    #[inline]
    pub fn types(&self) -> &'static ByColor<bool> {
        &TYPES[self.most][self.doubles]
    }

    /// What the site becomes by one more tile, if one can complete it.
    #[inline]
    pub fn by_one_tile(&self) -> Option<Civic> {
        match (self.missing, self.doubles) {
            (1, _) => Some(civic_of(self.most)),
            (2, 1) => Some(civic_of(self.most - 1)),
            _ => None,
        }
    }
}
