//! Where the areas lie, in pixels, for each format.

use scene::{Format, Point, Rect, Size, point, rect, size};

use super::frame::Frame;

/// The areas of a format and their places.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    format: Format,
    /// How many other players there are.
    others: usize,
}

const GAP: f32 = 8.0;
const RAIL: f32 = 142.0;
const WIDE_UNIT: f32 = 76.0;
const NARROW: f32 = 390.0;
const NARROW_UNIT: f32 = 42.0;
const NARROW_HEIGHT: f32 = 560.0;
const THUMB_UNIT: f32 = 20.0;
/// The height of the players' row.
const ROW: f32 = 118.0;
/// The viewer's own part of it.
const OWN: f32 = 520.0;
/// No other player's part is wider.
const WIDEST: f32 = 300.0;

impl Layout {
    /// The layout for a reader with so many others at the table.
    pub fn new(format: Format, others: usize) -> Layout {
        Layout { format, others }
    }

    /// The grid's place in the map.
    pub fn frame(&self) -> Frame {
        match self.format {
            Format::Wide => Frame::new(WIDE_UNIT, false),
            Format::Narrow => Frame::new(NARROW_UNIT, true),
            Format::Thumb => Frame::new(THUMB_UNIT, false),
        }
    }

    /// The size of a page.
    pub fn page(&self) -> Size {
        let map = self.frame().size();
        match self.format {
            Format::Wide => size(map.w + 10.0 + RAIL, map.h + 10.0 + ROW),
            Format::Narrow => size(NARROW, NARROW_HEIGHT),
            Format::Thumb => map,
        }
    }

    /// The map.
    pub fn map(&self) -> Rect {
        let map = self.frame().size();
        let left = match self.format {
            Format::Wide | Format::Thumb => 0.0,
            Format::Narrow => (NARROW - map.w) / 2.0,
        };
        placed(point(left, 0.0), map)
    }

    /// The stacks with their imperium spaces, and the treasury.
    pub fn offices(&self) -> Rect {
        let map = self.frame().size();
        match self.format {
            Format::Wide | Format::Thumb => rect(map.w + 10.0, 0.0, RAIL, map.h),
            Format::Narrow => rect(6.0, 0.0, NARROW - 12.0, 5.0 * 84.0 + 4.0 * GAP),
        }
    }

    /// What the viewer has.
    pub fn own(&self) -> Rect {
        let map = self.frame().size();
        match self.format {
            Format::Wide | Format::Thumb => rect(0.0, map.h + 10.0, OWN, ROW),
            Format::Narrow => rect(6.0, map.h + 6.0, NARROW - 12.0, 62.0),
        }
    }

    /// What another player has. `own` says whether the viewer has a part of his own.
    pub fn holding(&self, index: usize, own: bool) -> Rect {
        let (page, others) = (self.page(), self.others.max(1) as f32);
        match self.format {
            Format::Wide | Format::Thumb => {
                let left = if own { OWN + GAP } else { 0.0 };
                let width = ((page.w - left + GAP) / others - GAP).min(WIDEST);
                let x = left + index as f32 * (width + GAP);
                rect(x, page.h - ROW, width, ROW)
            }
            Format::Narrow => {
                let y = index as f32 * (ROW + GAP);
                rect(6.0, y, NARROW - 12.0, ROW)
            }
        }
    }
}

/// A box of this size at a corner.
fn placed(corner: Point, size: Size) -> Rect {
    rect(corner.x, corner.y, size.w, size.h)
}
