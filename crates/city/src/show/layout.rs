//! Where everything lies, in pixels: the only bridge from cells, spaces and slots to places in a
//! picture. What is drawn there is in the files beside.

use scene::{Format, Point, Rect, Size, point, rect, size};

use super::sheet::Area;
use crate::grid::{Cell, Cells};

/// A frame of four rows and columns around a city, with slim cells at the sides where the city
/// may still grow beyond it (C-21).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TownFrame {
    /// The upper left cell's row and column.
    top: i8,
    left: i8,
    /// Where the frame lies in its area.
    origin: Point,
    side: f32,
    gap: f32,
    /// The depth of the slim cells.
    slim: f32,
}

/// Where the frame of a city likes to be: the starting cards in the middle.
const HOME: (i8, i8) = (-1, -1);

impl TownFrame {
    /// The frame for a city on these cells in a box. `open` are the free cells it may grow to.
    pub fn new(occupied: Cells, open: Cells, place: Rect, gap: f32) -> TownFrame {
        let (top, left) = corner(occupied);
        let (rows, columns) = (span(open, Cell::row), span(open, Cell::column));
        let (above, below) = (rows.0 < top, rows.1 >= top + 4);
        let (before, after) = (columns.0 < left, columns.1 >= left + 4);
        let slim = (place.w * 0.075).max(9.0);
        let margin = |open: bool| if open { slim + gap } else { 0.0 };
        let room = size(
            place.w - margin(before) - margin(after),
            place.h - margin(above) - margin(below),
        );
        let side = ((room.w.min(room.h) - 3.0 * gap) / 4.0).floor();
        let width = 4.0 * side + 3.0 * gap;
        let origin = point(
            place.x + margin(before) + (room.w - width) / 2.0,
            place.y + margin(above) + (room.h - width) / 2.0,
        );
        TownFrame {
            top,
            left,
            origin,
            side,
            gap,
            slim,
        }
    }

    /// The sixteen cells of the frame.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let (top, left) = (self.top, self.left);
        (top..top + 4)
            .flat_map(move |row| (left..left + 4).filter_map(move |column| Cell::new(row, column)))
    }

    /// Whether the cell is one of the sixteen.
    pub fn holds(&self, cell: Cell) -> bool {
        let (row, column) = (cell.row() - self.top, cell.column() - self.left);
        (0..4).contains(&row) && (0..4).contains(&column)
    }

    /// How large a card is.
    pub fn side(&self) -> f32 {
        self.side
    }

    /// How far cards lie apart.
    pub fn gap(&self) -> f32 {
        self.gap
    }

    /// Where a cell lies: a square in the frame, a slim box beside it.
    pub fn place(&self, cell: Cell) -> Rect {
        let (x, w) = self.stretch(cell.column() - self.left);
        let (y, h) = self.stretch(cell.row() - self.top);
        rect(self.origin.x + x, self.origin.y + y, w, h)
    }

    /// Begin and length of the stretch a row or column takes; -1 and 4 are the slim ones.
    fn stretch(&self, index: i8) -> (f32, f32) {
        match index {
            ..=-1 => (-self.gap - self.slim, self.slim),
            0..=3 => (f32::from(index) * (self.side + self.gap), self.side),
            _ => (4.0 * self.side + 4.0 * self.gap, self.slim),
        }
    }
}

/// The upper left cell's row and column of the frame around a city.
fn corner(occupied: Cells) -> (i8, i8) {
    if occupied.is_empty() {
        return HOME;
    }
    let rows = span(occupied, Cell::row);
    let columns = span(occupied, Cell::column);
    let top = HOME.0.clamp(rows.1 - 3, rows.0);
    let left = HOME.1.clamp(columns.1 - 3, columns.0);
    (top, left)
}

/// The row and column of a cell as people count them in the frame, from 1; 0 and 5 are the slim
/// cells beside it.
pub fn counted(occupied: Cells, cell: Cell) -> (i8, i8) {
    let (top, left) = corner(occupied);
    let count = |index: i8| (index + 1).clamp(0, 5);
    (count(cell.row() - top), count(cell.column() - left))
}

/// The least and the greatest row, or column, of some cells.
fn span(cells: Cells, of: impl Fn(Cell) -> i8) -> (i8, i8) {
    let widen = |(low, high): (i8, i8), at: i8| (low.min(at), high.max(at));
    cells.iter().map(of).fold((i8::MAX, i8::MIN), widen)
}

/// The areas of a format and their sizes.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    pub format: Format,
    /// How many play.
    pub seats: usize,
    /// How many kinds of cards the viewer chooses from, and has in the hand.
    pub choice: usize,
    pub hand: usize,
}

/// The wide city: the smallest at which its cards have their names.
const BOARD: Size = size(460.0, 488.0);
const SHORT_BOARD: Size = size(340.0, 340.0);
const NARROW: f32 = 360.0;
/// What a phone leaves of it.
const INNER: f32 = NARROW - 6.0;
/// A city in a thumbnail.
const THUMB: Size = size(120.0, 120.0);
/// The height of a heading with the decks.
pub const HEADING: f32 = 36.0;
/// Between cards.
pub const GAP: f32 = 6.0;

impl Layout {
    /// The size of the page with the own city.
    pub fn page(&self) -> Size {
        match self.format {
            Format::Wide => BOARD,
            Format::Short => SHORT_BOARD,
            Format::Narrow => size(NARROW, NARROW),
            Format::Thumb => {
                let Size { w, h } = THUMB;
                if self.seats == 4 {
                    size(2.0 * w, 2.0 * h)
                } else {
                    size(self.seats as f32 * w, h)
                }
            }
        }
    }

    /// The upper left corner of the n-th city of a thumbnail.
    pub fn thumb(&self, index: usize) -> Point {
        let Size { w, h } = THUMB;
        let columns = if self.seats == 4 { 2 } else { self.seats };
        point((index % columns) as f32 * w, (index / columns) as f32 * h)
    }

    /// How wide what stands beside the city is.
    pub fn column(&self) -> f32 {
        match self.format {
            Format::Wide | Format::Thumb => 300.0,
            Format::Short => 228.0,
            Format::Narrow => INNER,
        }
    }

    /// How many cards lie side by side in the offer, and how high they are.
    pub fn cards(&self) -> (usize, f32) {
        match self.format {
            Format::Wide | Format::Thumb => (2, 76.0),
            Format::Short => (1, 42.0),
            Format::Narrow => (2, 78.0),
        }
    }

    /// The same of the hand: a single card has the whole width.
    pub fn held(&self) -> (usize, f32) {
        match self.format {
            Format::Wide | Format::Thumb if self.hand <= 1 => (1, 60.0),
            Format::Wide | Format::Thumb => (2, 60.0),
            Format::Short => (1, 42.0),
            Format::Narrow => (2, 58.0),
        }
    }

    fn rows(&self, count: usize, (columns, height): (usize, f32)) -> f32 {
        count.div_ceil(columns).max(1) as f32 * (height + GAP)
    }

    /// The size of an area.
    pub fn size(&self, area: Area) -> Size {
        let column = |height| size(self.column(), height);
        match area {
            Area::Strip => column(match self.format {
                Format::Wide | Format::Thumb => 100.0,
                Format::Short | Format::Narrow => 58.0,
            }),
            Area::Offer => column(HEADING + self.rows(4, self.cards()) + 4.0),
            Area::Choice => column(HEADING + self.rows(self.choice, self.cards()) + 4.0),
            Area::Hand => column(HEADING - 4.0 + self.rows(self.hand, self.held()) + 4.0),
            Area::Influence => column(if self.format == Format::Short {
                56.0
            } else {
                46.0
            }),
            Area::City(_) => match self.format {
                Format::Wide | Format::Thumb => BOARD,
                Format::Short => SHORT_BOARD,
                Format::Narrow => size(INNER, INNER),
            },
            Area::SmallCity(_) => match self.format {
                Format::Wide | Format::Thumb | Format::Narrow => size(264.0, 288.0),
                Format::Short => size(208.0, 232.0),
            },
            Area::ThumbCity(_) => THUMB,
        }
    }

    /// The n-th of cards that lie in rows under a heading.
    pub fn lying(&self, index: usize, top: f32, (columns, height): (usize, f32)) -> Rect {
        let (margin, inner) = (10.0, self.column() - 20.0);
        let width = (inner + GAP) / columns as f32 - GAP;
        let (column, row) = ((index % columns) as f32, (index / columns) as f32);
        let x = margin + column * (width + GAP);
        rect(x, top + row * (height + GAP), width, height)
    }
}

/// A box of this size at a corner.
pub fn placed(corner: Point, size: Size) -> Rect {
    rect(corner.x, corner.y, size.w, size.h)
}
