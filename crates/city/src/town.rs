//! A player's private city, called town here because `City` is the game: cards on cells, and the
//! tokens that lie on them.

use kernel::Id as _;

use crate::data::{Card, Color, Kind};
use crate::grid::{CELLS, Cell, Cells, FARM_CELL, RESIDENCE_CELL, border, lines, window};

/// What a card brings when it is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct BuildGain {
    /// C-26.
    pub stars: u8,
    pub coins: u8,
    pub influence: u8,
    /// Point tokens onto the card.
    pub points: u8,
    /// C-25: cards to be drawn.
    pub draws: u8,
}

/// What a Produce brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Production {
    pub coins: u8,
    pub influence: u8,
    /// The cards that get a brick token, if they hold none.
    pub bricks: Cells,
}

/// One player's city of at most 4 × 4 cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Town {
    cards: [Card; CELLS],
    /// Point tokens on baths (C-24).
    points: [u8; CELLS],
    occupied: Cells,
    aqueducts: Cells,
    /// What `free_cells` tells: asked more often than a card is laid.
    free: Cells,
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
    pub(crate) const EMPTY: Town = Town {
        cards: [Card::VegStart; CELLS],
        points: [0; CELLS],
        occupied: Cells::EMPTY,
        aqueducts: Cells::EMPTY,
        free: Cells::EMPTY,
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
        let there = self.occupied.contains(cell);
        there.then(|| self.cards[cell.index()])
    }

    /// The point tokens on a cell's card.
    #[inline]
    pub fn points(&self, cell: Cell) -> u8 {
        self.points[cell.index()]
    }

    /// Cells and cards in reading order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Cell, Card)> + '_ {
        let cells = self.occupied.iter();
        cells.map(|cell| (cell, self.cards[cell.index()]))
    }

    /// How many cards share an edge with the cell (C-24).
    #[inline]
    pub fn neighbors(&self, cell: Cell) -> u8 {
        (border(Cells::one(cell)) & self.occupied).len() as u8
    }

    /// C-24: a public building works once, for each card beside it. C-26: stars; no card does both.
    #[inline]
    pub(crate) fn gain(&self, card: Card, cell: Cell) -> BuildGain {
        let mut gain = BuildGain {
            stars: card.data().stars,
            ..BuildGain::default()
        };
        if let Kind::Public(color, extra) = card.kind() {
            let amount = self.neighbors(cell) + extra;
            match color {
                Color::Green => gain.coins = amount,
                Color::Red => gain.influence = amount,
                Color::Blue => gain.points = amount,
                Color::Yellow => gain.draws = amount,
            }
        }
        gain
    }

    /// C-19: what a Produce brings.
    #[inline]
    pub(crate) fn production(&self) -> Production {
        let mut all = Production::default();
        for (cell, card) in self.iter() {
            if let Kind::Production(gain) = card.kind() {
                all.coins += gain.coins;
                all.influence += gain.influence;
                if gain.brick {
                    all.bricks.insert(cell);
                }
            }
        }
        all
    }

    /// C-21: free cells at an edge of the city, within its 4 × 4 window.
    #[inline]
    pub fn free_cells(&self) -> Cells {
        self.free
    }

    /// C-22, C-23: where an aqueduct may stand. A replaced card does not count for the lines, so
    /// an aqueduct may always be replaced by another.
    #[inline]
    pub fn aqueduct_cells(&self) -> Cells {
        let ground = self.free | self.occupied;
        (ground - lines(self.aqueducts)) | self.aqueducts
    }

    /// C-21 to C-23: where the card may be built.
    #[inline]
    pub fn cells_for(&self, card: Card) -> Cells {
        if card.is_aqueduct() {
            self.aqueduct_cells()
        } else {
            self.free
        }
    }

    /// Lays a card, in place of the one that lies there (C-23): that one leaves the game with
    /// everything on it.
    #[inline]
    pub(crate) fn lay(&mut self, card: Card, cell: Cell) {
        self.cards[cell.index()] = card;
        self.points[cell.index()] = 0;
        self.bricks.remove(cell);
        self.occupied.insert(cell);
        self.free = border(self.occupied) & window(self.occupied);
        if card.is_aqueduct() {
            self.aqueducts.insert(cell);
        }
    }

    /// Puts point tokens onto a card.
    pub(crate) fn add_points(&mut self, cell: Cell, points: u8) {
        self.points[cell.index()] += points;
    }

    /// Puts a brick token onto each of these cards.
    #[inline]
    pub(crate) fn add_bricks(&mut self, cells: Cells) {
        self.bricks |= cells;
    }

    /// C-18: spends brick tokens, first the one of the card that will be replaced, then in
    /// reading order.
    pub(crate) fn spend_bricks(&mut self, count: u8, building_cell: Cell) {
        for _ in 0..count {
            let replaced = Some(building_cell).filter(|cell| self.bricks.contains(*cell));
            if let Some(cell) = replaced.or(self.bricks.first()) {
                self.bricks.remove(cell);
            }
        }
    }
}
