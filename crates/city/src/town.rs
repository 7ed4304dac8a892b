//! A player's private city, called town here because `City` is the game: cards on cells, and the
//! tokens that lie on them.

use crate::data::Card;
use crate::grid::{CELLS, Cell, Cells, FARM_CELL, RESIDENCE_CELL};

/// Fills the cells without a card, so that equal towns are equal.
const BLANK: Card = Card::VegStart;

/// One player's city of at most 4 × 4 cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Town {
    cards: [Card; CELLS],
    /// Point tokens on baths (C-24).
    points: [u8; CELLS],
    occupied: Cells,
    aqueducts: Cells,
    /// Cards that hold a brick token (C-18).
    bricks: Cells,
}

impl Default for Town {
    /// C-4: the two starting cards.
    fn default() -> Town {
        let mut town = Town::EMPTY;
        town.lay(Card::Res2Start, RESIDENCE_CELL);
        town.lay(Card::VegStart, FARM_CELL);
        town
    }
}

impl Town {
    /// No card yet.
    pub const EMPTY: Town = Town {
        cards: [BLANK; CELLS],
        points: [0; CELLS],
        occupied: Cells::EMPTY,
        aqueducts: Cells::EMPTY,
        bricks: Cells::EMPTY,
    };

    /// Cells with a card.
    #[inline]
    pub fn occupied(&self) -> Cells {
        self.occupied
    }

    /// Cells with an aqueduct.
    #[inline]
    pub fn aqueducts(&self) -> Cells {
        self.aqueducts
    }

    /// Cells whose card holds a brick token.
    #[inline]
    pub fn bricks(&self) -> Cells {
        self.bricks
    }

    /// The card on a cell.
    #[inline]
    pub fn card(&self, cell: Cell) -> Option<Card> {
        self.occupied
            .contains(cell)
            .then(|| self.cards[cell.index()])
    }

    /// The point tokens on a cell's card.
    #[inline]
    pub fn points(&self, cell: Cell) -> u8 {
        self.points[cell.index()]
    }

    /// Cells and cards in reading order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Cell, Card)> + '_ {
        self.occupied
            .iter()
            .map(|cell| (cell, self.cards[cell.index()]))
    }

    /// How many cards share an edge with the cell (C-24).
    #[inline]
    pub fn neighbors(&self, cell: Cell) -> u8 {
        Cells::one(cell).border().intersection(self.occupied).len()
    }

    /// C-21: free cells at an edge of the city, within its 4 × 4 window.
    #[inline]
    pub fn free_cells(&self) -> Cells {
        self.occupied.border().intersection(self.occupied.window())
    }

    /// C-22, C-23: where an aqueduct may stand. A replaced card does not count for the lines, so
    /// an aqueduct may always be replaced by another.
    #[inline]
    pub fn aqueduct_cells(&self) -> Cells {
        let ground = self.free_cells().union(self.occupied);
        ground
            .difference(self.aqueducts.lines())
            .union(self.aqueducts)
    }

    /// Lays a card, in place of the one that lies there (C-23): that one leaves the game with
    /// everything on it.
    #[inline]
    pub fn lay(&mut self, card: Card, cell: Cell) {
        self.cards[cell.index()] = card;
        self.points[cell.index()] = 0;
        self.bricks.remove(cell);
        self.occupied.insert(cell);
        if card.is_aqueduct() {
            self.aqueducts.insert(cell);
        }
    }

    /// Puts point tokens onto a card.
    pub fn add_points(&mut self, cell: Cell, points: u8) {
        self.points[cell.index()] += points;
    }

    /// Puts a brick token onto a card; `false` if it holds one.
    #[inline]
    pub fn add_brick(&mut self, cell: Cell) -> bool {
        let free = !self.bricks.contains(cell);
        self.bricks.insert(cell);
        free
    }

    /// C-18: spends brick tokens, first the one of the card that will be replaced, then in
    /// reading order.
    pub fn spend_bricks(&mut self, count: u8, building_cell: Cell) {
        for _ in 0..count {
            let from = if self.bricks.contains(building_cell) {
                Some(building_cell)
            } else {
                self.bricks.iter().next()
            };
            if let Some(cell) = from {
                self.bricks.remove(cell);
            }
        }
    }
}
