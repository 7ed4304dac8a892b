//! What sites are judged by: which triangles are filled, where tiles still fit, and what a site
//! can become (M-28, M-29).

use crate::data::{COLORS, Civic, ColorRow};
use crate::grid::{TilePosition, TilePositions, Triangle, Triangles, Vertex};
use crate::map::Map;
use crate::options::HillCorners;

impl Map {
    /// What sites are judged by.
    #[inline]
    pub(crate) fn ground(&self, hill_corners: HillCorners) -> Ground {
        Ground {
            filled: self.filled(hill_corners),
            blocked: self.blocked,
            laid: self.laid(),
            uncounted: match hill_corners {
                HillCorners::Structure => Triangles::EMPTY,
                HillCorners::None | HillCorners::NoSite => self.hills,
            },
        }
    }
}

/// What sites are judged by; small, so that one more tile is quickly tried.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ground {
    filled: Triangles,
    blocked: TilePositions,
    laid: TilePositions,
    /// Hills whose corners are no structures.
    uncounted: Triangles,
}

impl Ground {
    /// The same with a tile here, whether it lies already or not.
    pub fn with_tile(mut self, position: TilePosition) -> Ground {
        for triangle in position.triangles() {
            self.filled.insert(triangle);
            self.blocked |= triangle.positions();
        }
        self.laid.insert(position);
        self
    }

    /// The triangles round the vertex that a complete site still needs.
    #[inline]
    pub fn missing(&self, vertex: Vertex) -> Triangles {
        vertex.triangles() - self.filled
    }

    /// M-29: how many structures meet at the site once it is complete, at most. Of six triangles,
    /// a tile whose short diagonal ends here fills two with one corner.
    #[inline]
    pub fn structures(&self, site: Vertex) -> usize {
        let doubled = (self.laid & site.diagonals()).len();
        let hills = site.triangles() & self.uncounted;
        6 - doubled - if hills.is_empty() { 0 } else { hills.len() }
    }

    /// M-29: the type of a complete site.
    #[inline]
    pub fn civic_at(&self, site: Vertex) -> Civic {
        civic_of(self.structures(site))
    }

    /// What an open site lacks and can become; nothing if a gap that no tile fits keeps it open
    /// for ever.
    #[inline]
    pub fn outlook(&self, site: Vertex) -> Option<Outlook> {
        let gaps = self.missing(site);
        let stays = |gap: Triangle| gap.positions().is_subset(self.blocked);
        if gaps.iter().any(stays) {
            return None;
        }
        let missing = gaps.len();
        let diagonals = site.diagonals() - self.blocked;
        Some(Outlook {
            missing,
            most: self.structures(site),
            doubles: diagonals.len().min(missing / 2),
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
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outlook {
    /// Triangles that are not filled.
    pub missing: usize,
    /// Structures that meet there if every further tile brings one for each triangle.
    most: usize,
    /// How many further tiles can fill two triangles with one structure, at most.
    pub doubles: usize,
}

impl Outlook {
    /// Whether the site can become a building of this row.
    #[inline]
    pub fn allows(&self, row: &ColorRow) -> bool {
        let structures = usize::from(row.structures);
        structures <= self.most && structures + self.doubles >= self.most
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
