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

/// The areas of a format and their sizes.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    format: Format,
    side: usize,
    options: Options,
    monuments: usize,
    objectives: usize,
    trading: bool,
}

/// The wide city: the smallest at which every building shows its glyph and values.
const BOARD: f32 = 540.0;
const SHORT_BOARD: f32 = 340.0;
const NARROW: f32 = 360.0;
const MARGIN: f32 = 3.0;
const INNER: f32 = NARROW - 2.0 * MARGIN;
/// The market's row on phones.
const OFFER: f32 = 48.0;
const THUMB: f32 = 240.0;

impl Layout {
    /// The layout for a view.
    pub fn new(format: Format, view: &View) -> Layout {
        Layout {
            format,
            side: view.area.side(),
            options: view.options,
            monuments: view.pool.len(),
            objectives: view.public_objectives.len(),
            trading: view.trade().is_some(),
        }
    }

    /// How much room there is.
    pub fn format(&self) -> Format {
        self.format
    }

    /// The lots in the city's area; the axes stand before them.
    pub fn frame(&self) -> Frame {
        let (before, after) = match self.format {
            Format::Wide => (22.0, 4.0),
            Format::Short | Format::Narrow => (1.0, 1.0),
            Format::Thumb => (2.0, 2.0),
        };
        Frame {
            unit: (self.city().w - before - after) / self.side as f32,
            corner: point(before, before),
            side: self.side,
        }
    }

    /// The page with the city.
    pub fn page(&self) -> Size {
        match self.format {
            Format::Wide => size(BOARD, BOARD),
            Format::Short => size(SHORT_BOARD, SHORT_BOARD),
            Format::Narrow => size(NARROW, NARROW),
            Format::Thumb => size(THUMB, THUMB),
        }
    }

    /// The city.
    pub fn city(&self) -> Rect {
        match self.format {
            Format::Wide => rect(0.0, 0.0, BOARD, BOARD),
            Format::Short => rect(0.0, 0.0, SHORT_BOARD, SHORT_BOARD),
            Format::Narrow => rect(MARGIN, MARGIN, INNER, INNER),
            Format::Thumb => rect(0.0, 0.0, THUMB, THUMB),
        }
    }

    /// How wide what stands beside the city is.
    pub fn column(&self) -> f32 {
        match self.format {
            Format::Wide | Format::Thumb => 300.0,
            Format::Short => 228.0,
            Format::Narrow => INNER,
        }
    }

    fn column_of(&self, height: f32) -> Size {
        size(self.column(), height)
    }

    /// The market.
    pub fn market(&self) -> Rect {
        match self.format {
            Format::Wide | Format::Thumb => placed(self.column_of(292.0)),
            Format::Short => placed(self.column_of(122.0)),
            Format::Narrow => placed(self.column_of(OFFER)),
        }
    }

    /// What is chosen from in secret: deeds lie in the market's place.
    pub fn choice(&self, deeds: bool) -> Rect {
        match self.format {
            Format::Wide | Format::Thumb => self.market(),
            Format::Narrow if deeds => self.market(),
            Format::Short | Format::Narrow => placed(self.column_of(236.0)),
        }
    }

    /// The trade: in the place of the market, or on a page of its own.
    pub fn trade(&self) -> Size {
        match self.format {
            Format::Wide | Format::Thumb => self.market().size(),
            Format::Short | Format::Narrow => self.column_of(330.0),
        }
    }

    /// Whether a trade is being made.
    pub fn is_trading(&self) -> bool {
        self.trading
    }

    /// The tray of the player whose table it is: three rows by type.
    pub fn tray(&self) -> Size {
        self.column_of(match self.format {
            Format::Wide | Format::Thumb => 204.0,
            Format::Short => 234.0,
            Format::Narrow => 123.0,
        })
    }

    /// How wide the picture of what another player has is, in that player's row.
    pub fn holding(&self) -> f32 {
        match self.format {
            Format::Wide | Format::Thumb => 300.0,
            Format::Short => 204.0,
            Format::Narrow => 328.0,
        }
    }

    /// The Consul, the monuments, the open objectives, the own cards, as far as they are in play.
    pub fn extras(&self) -> [Option<Size>; 4] {
        let options = &self.options;
        let small = self.format == Format::Short;
        let in_row = super::monuments::in_row(self.column());
        let pool = 36.0 + self.monuments.div_ceil(in_row).max(1) as f32 * 78.0;
        let goals = 38.0 + self.objectives.max(1) as f32 * if small { 36.0 } else { 34.0 };
        let parts = [
            (
                options.consul != ConsulRule::Off,
                if small { 252.0 } else { 184.0 },
            ),
            (options.monuments, pool),
            (options.objectives == ObjectiveRule::Public, goals),
            (options.cards(), 186.0),
        ];
        parts.map(|(there, height)| there.then(|| self.column_of(height)))
    }
}

/// A box at the corner of its page.
fn placed(size: Size) -> Rect {
    rect(0.0, 0.0, size.w, size.h)
}
