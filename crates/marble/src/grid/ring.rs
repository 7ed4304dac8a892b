//! The six triangles round a site in their order, so that a few bits say how far it is: a tile with
//! a corner there fills two neighbours of the ring, or one of it and reaches out.

use kernel::Id as _;

use super::tables::GRID;
use super::{
    COLUMNS, POSITIONS, ROWS, TilePosition, TilePositions, Triangle, Triangles, VERTICES, Vertex,
};

/// Triangles of a ring.
pub(crate) const RING: usize = 6;

/// Some of the six places of a ring, one bit each, clockwise from the north-east.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct RingBits(u8);

/// Triangles by columns, a bit for each row, with those that would lie around the grid: from such
/// columns a ring is quickly read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Columns([u32; COLUMNS + 2]);

/// Where a ring is found.
#[derive(Clone, Copy)]
struct Ring {
    /// The column of its western triangles, among [`Columns`]; the eastern ones are in the next.
    west: u8,
    /// The row of the site.
    row: u8,
    /// The positions that cover a triangle and the next one.
    pairs: [TilePosition; RING],
}

impl Columns {
    /// All triangles of the set, and those around the grid.
    #[inline]
    pub fn around(set: Triangles) -> Columns {
        let words = set.bits();
        Columns(std::array::from_fn(|column| {
            if column == 0 || column > COLUMNS {
                return u32::MAX;
            }
            let start = (column - 1) * ROWS;
            let (word, shift) = (start / 64, start % 64);
            let mut rows = words[word] >> shift;
            if shift + ROWS > 64 {
                rows |= words[word + 1] << (64 - shift);
            }
            let rows = rows as u32 & ((1 << ROWS) - 1);
            1 | rows << 1 | 1 << (ROWS + 1)
        }))
    }

    /// Those in the ring round a site.
    #[inline]
    pub fn ring(&self, site: Vertex) -> RingBits {
        let (west, east) = self.beside(site);
        RingBits((east >> 1 & 0b111) as u8 | MIRRORED[(west >> 1 & 0b111) as usize] << 3)
    }

    /// The triangles of the ring against which one lies outside.
    #[inline]
    pub fn beyond(&self, site: Vertex) -> RingBits {
        let Ring { west, row, .. } = RINGS[site.index()];
        let one = |column: u8| self.0[usize::from(column)] >> row & 1;
        let (far_west, far_east) = (one(west - 1), one(west + 2));
        let (west, east) = self.beside(site);
        let north_south = |rows: u32| rows & 1 | rows >> 2 & 0b100;
        let east = north_south(east) | far_east << 1;
        let west = north_south(west) | far_west << 1;
        RingBits(east as u8 | MIRRORED[west as usize] << 3)
    }

    /// The columns west and east of a site, from the row before its ring on.
    #[inline]
    fn beside(&self, site: Vertex) -> (u32, u32) {
        let Ring { west, row, .. } = RINGS[site.index()];
        let from = |column: u8| self.0[usize::from(column)] >> (row - 2);
        (from(west), from(west + 1))
    }
}

/// Three bits in the other direction.
const MIRRORED: [u8; 8] = [0b000, 0b100, 0b010, 0b110, 0b001, 0b101, 0b011, 0b111];

impl Vertex {
    /// The triangles of the ring round a site that share a position of the set with the next one.
    #[inline]
    pub(crate) fn paired(self, set: TilePositions) -> RingBits {
        let pairs = &RINGS[self.index()].pairs;
        let bit = |place: usize| u8::from(set.contains(pairs[place])) << place;
        RingBits(bit(0) | bit(1) | bit(2) | bit(3) | bit(4) | bit(5))
    }
}

impl TilePosition {
    /// What a tile here fills of the rings round its [corners](TilePosition::corners), as far as
    /// they are sites.
    #[inline]
    pub(crate) fn fills(self) -> [RingBits; 4] {
        FILLS[self.index()]
    }
}

impl RingBits {
    /// How many there are.
    #[inline]
    pub fn len(self) -> usize {
        usize::from(COUNTS[self.0 as usize % COUNTS.len()])
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The others.
    #[inline]
    pub fn not(self) -> RingBits {
        RingBits(self.0 ^ ALL)
    }

    /// Those of either.
    #[inline]
    pub fn or(self, other: RingBits) -> RingBits {
        RingBits(self.0 | other.0)
    }

    /// Those of both.
    #[inline]
    pub fn and(self, other: RingBits) -> RingBits {
        RingBits(self.0 & other.0)
    }

    /// Each moved on to the place after it.
    #[inline]
    pub fn after(self) -> RingBits {
        RingBits((self.0 << 1 | self.0 >> (RING - 1)) & ALL)
    }

    /// Each moved back to the place before it.
    #[inline]
    pub fn before(self) -> RingBits {
        RingBits((self.0 >> 1 | self.0 << (RING - 1)) & ALL)
    }
}

/// All places of a ring.
const ALL: u8 = (1 << RING) - 1;

static COUNTS: [u8; 1 << RING] = {
    let mut counts = [0; 1 << RING];
    let mut bits = 0;
    while bits < counts.len() {
        counts[bits] = bits.count_ones() as u8;
        bits += 1;
    }
    counts
};

/// By vertex; of those that are no sites it says nothing.
static RINGS: [Ring; VERTICES] = {
    let nothing = Ring {
        west: 1,
        row: 2,
        pairs: [TilePosition(0); RING],
    };
    let mut rings = [nothing; VERTICES];
    let mut index = 0;
    while index < VERTICES {
        let site = Vertex(index as u8);
        if let Some(triangles) = triangles_round(site) {
            let (j, k) = site.coordinates();
            rings[index] = Ring {
                west: j as u8,
                row: k as u8,
                pairs: pairs(triangles),
            };
        }
        index += 1;
    }
    rings
};

static FILLS: [[RingBits; 4]; POSITIONS] = {
    let mut fills = [[RingBits(0); 4]; POSITIONS];
    let mut position = 0;
    while position < POSITIONS {
        let mut corner = 0;
        while corner < 4 {
            let site = GRID.tile_corners[position][corner];
            if let Some(triangles) = triangles_round(site) {
                fills[position][corner] = filled(triangles, GRID.halves[position]);
            }
            corner += 1;
        }
        position += 1;
    }
    fills
};

/// The triangles round a vertex, if it is a site.
const fn triangles_round(vertex: Vertex) -> Option<[Triangle; RING]> {
    let (j, k) = vertex.coordinates();
    if j == 0 || k == 0 {
        return None;
    }
    let (west, east) = (j - 1, j);
    let round = [
        Triangle::at(east, k - 1),
        Triangle::at(east, k),
        Triangle::at(east, k + 1),
        Triangle::at(west, k + 1),
        Triangle::at(west, k),
        Triangle::at(west, k - 1),
    ];
    let mut triangles = [Triangle(0); RING];
    let mut place = 0;
    while place < RING {
        match round[place] {
            Some(triangle) => triangles[place] = triangle,
            None => return None,
        }
        place += 1;
    }
    Some(triangles)
}

/// The positions of each triangle with the next one.
const fn pairs(triangles: [Triangle; RING]) -> [TilePosition; RING] {
    let mut pairs = [TilePosition(0); RING];
    let mut place = 0;
    while place < RING {
        let here = GRID.on_triangle[triangles[place].0 as usize].bits();
        let next = GRID.on_triangle[triangles[(place + 1) % RING].0 as usize].bits();
        let mut word = 0;
        while here[word] & next[word] == 0 {
            word += 1;
        }
        let shared = (here[word] & next[word]).trailing_zeros() as usize;
        pairs[place] = TilePosition((64 * word + shared) as u8);
        place += 1;
    }
    pairs
}

/// The places of a ring that these triangles take.
const fn filled(ring: [Triangle; RING], triangles: [Triangle; 2]) -> RingBits {
    let mut bits = 0;
    let mut place = 0;
    while place < RING {
        if ring[place].0 == triangles[0].0 || ring[place].0 == triangles[1].0 {
            bits |= 1 << place;
        }
        place += 1;
    }
    RingBits(bits)
}
