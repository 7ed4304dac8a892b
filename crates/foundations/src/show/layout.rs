//! Where everything lies, in pixels: the only bridge from lots and areas to places in a picture.

use scene::{Format, Point, Rect, Size, point, rect, size};

use crate::{ConsulRule, Lot, ObjectiveRule, Options, View};

/// Where the lots lie in the picture of the city.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Frame {
    /// The side of a lot.
    pub unit: f32,
    /// The corner of A1.
    pub corner: Point,
    /// Lots in a row.
    pub side: usize,
}

impl Frame {
    /// The place of a lot.
    pub fn lot(&self, lot: Lot) -> Rect {
        let (x, y) = self.node(lot.column(), lot.row());
        rect(x, y, self.unit, self.unit)
    }

    /// The upper left corner of a column and row.
    pub fn node(&self, column: usize, row: usize) -> (f32, f32) {
        let at = |index: usize, from: f32| from + index as f32 * self.unit;
        (at(column, self.corner.x), at(row, self.corner.y))
    }

    /// All lots together.
    pub fn whole(&self) -> Rect {
        let side = self.side as f32 * self.unit;
        rect(self.corner.x, self.corner.y, side, side)
    }
}

/// The areas of a format and their places.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    format: Format,
    side: usize,
    /// Players beside the viewer.
    others: usize,
    options: Options,
    monuments: usize,
    trading: bool,
}

const GAP: f32 = 12.0;
/// The wide page: what a desktop of 1440 by 900 leaves beside the side panel.
const WIDE: f32 = 1032.0;
const BOARD: f32 = 672.0;
const COLUMN: f32 = WIDE - BOARD - GAP;
const TRAY: f32 = 112.0;
const CARDS: f32 = 112.0;
const NARROW: f32 = 390.0;
const MARGIN: f32 = 6.0;
const INNER: f32 = NARROW - 2.0 * MARGIN;
const OFFER: f32 = 66.0;
const NARROW_TRAY: f32 = 112.0;
const NARROW_PAGE: f32 = OFFER + INNER + NARROW_TRAY + 2.0 * MARGIN;
const THUMB: f32 = 240.0;

impl Layout {
    /// The layout for a view.
    pub fn new(format: Format, view: &View) -> Layout {
        Layout {
            format,
            side: view.area.side(),
            others: view.seats.count() - 1,
            options: view.options,
            monuments: view.pool.len(),
            trading: view.trade().is_some(),
        }
    }

    /// How much room there is.
    pub fn format(&self) -> Format {
        self.format
    }

    /// The lots in the city's area.
    pub fn frame(&self) -> Frame {
        let (before, after) = match self.format {
            Format::Wide => (28.0, 14.0),
            Format::Narrow => (1.0, 1.0),
            Format::Thumb => (2.0, 2.0),
        };
        Frame {
            unit: (self.city().w - before - after) / self.side as f32,
            corner: point(before, before),
            side: self.side,
        }
    }

    /// The size of a page.
    pub fn page(&self) -> Size {
        match self.format {
            Format::Wide if self.has_row() => size(WIDE, BOARD + TRAY + CARDS + 2.0 * GAP),
            Format::Wide => size(WIDE, BOARD + TRAY + GAP),
            Format::Narrow => size(NARROW, NARROW_PAGE),
            Format::Thumb => size(THUMB, THUMB),
        }
    }

    /// The city.
    pub fn city(&self) -> Rect {
        match self.format {
            Format::Wide => rect(0.0, 0.0, BOARD, BOARD),
            Format::Narrow => rect(MARGIN, OFFER + MARGIN, INNER, INNER),
            Format::Thumb => rect(0.0, 0.0, THUMB, THUMB),
        }
    }

    /// The market, or what is chosen from in its place.
    pub fn market(&self) -> Rect {
        match self.format {
            Format::Wide | Format::Thumb => {
                let below = self.others as f32 * (self.holding_height() + 8.0);
                rect(BOARD + GAP, 0.0, COLUMN, BOARD - below)
            }
            Format::Narrow => rect(MARGIN, 0.0, INNER, OFFER),
        }
    }

    /// The trade: in the place of the market, or on a page of its own.
    pub fn trade(&self) -> Rect {
        match self.format {
            Format::Wide | Format::Thumb => self.market(),
            Format::Narrow => rect(MARGIN, 0.0, INNER, 300.0),
        }
    }

    /// Whether a trade is being made.
    pub fn is_trading(&self) -> bool {
        self.trading
    }

    fn holding_height(&self) -> f32 {
        if self.options.cards() { 97.0 } else { 70.0 }
    }

    /// What the n-th other player has.
    pub fn holding(&self, index: usize) -> Rect {
        let step = self.holding_height() + 8.0;
        match self.format {
            Format::Wide | Format::Thumb => {
                let top = BOARD - (self.others - index.min(self.others)) as f32 * step + 8.0;
                rect(BOARD + GAP, top, COLUMN, self.holding_height())
            }
            Format::Narrow => {
                let top = index as f32 * step;
                rect(MARGIN, top, INNER, self.holding_height())
            }
        }
    }

    /// The tray of the player whose table it is.
    pub fn tray(&self) -> Rect {
        match self.format {
            Format::Wide | Format::Thumb => rect(0.0, BOARD + GAP, WIDE, TRAY),
            Format::Narrow => rect(MARGIN, NARROW_PAGE - NARROW_TRAY, INNER, NARROW_TRAY),
        }
    }

    /// Whether a module needs a row, or on phones a page, of its own.
    pub fn has_row(&self) -> bool {
        self.row_parts().contains(&true)
    }

    fn row_parts(&self) -> [bool; 4] {
        let options = &self.options;
        [
            options.consul != ConsulRule::Off,
            options.monuments,
            options.objectives == ObjectiveRule::Public,
            options.cards(),
        ]
    }

    /// The Consul, the monuments, the open objectives, the own cards, as far as they are in play.
    pub fn row(&self) -> [Option<Rect>; 4] {
        match self.format {
            Format::Wide | Format::Thumb => self.wide_row(self.row_parts()),
            Format::Narrow => self.narrow_row(self.row_parts()),
        }
    }

    /// Side by side; what is left over goes to the last one.
    fn wide_row(&self, there: [bool; 4]) -> [Option<Rect>; 4] {
        let pool = 16.0 + self.monuments.max(5) as f32 * 66.0;
        let least = [520.0, pool, 252.0, 200.0];
        let last = there.iter().rposition(|there| *there);
        let mut x = 0.0;
        std::array::from_fn(|index| {
            let width = match last {
                Some(last) if last == index => WIDE - x,
                _ => least[index],
            };
            there[index].then(|| {
                let place = rect(x, BOARD + TRAY + 2.0 * GAP, width, CARDS);
                x += width + GAP;
                place
            })
        })
    }

    /// One below the other.
    fn narrow_row(&self, there: [bool; 4]) -> [Option<Rect>; 4] {
        let pool = 34.0 + self.monuments.div_ceil(5).max(1) as f32 * 84.0;
        let heights = [188.0, pool, 140.0, 136.0];
        let mut y = 0.0;
        std::array::from_fn(|index| {
            there[index].then(|| {
                let place = rect(MARGIN, y, INNER, heights[index]);
                y += heights[index] + 8.0;
                place
            })
        })
    }
}
