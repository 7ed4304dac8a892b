//! Where the areas lie, in pixels, for each format.

use scene::{Format, Point, Rect, Size, point, rect, size};

use super::frame::Frame;

/// The areas of a format and their places.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    format: Format,
    /// How many play.
    seats: usize,
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
impl Layout {
    /// The layout for a table of so many.
    pub fn new(format: Format, seats: usize) -> Layout {
        Layout { format, seats }
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

    /// How wide the part of a player is who does not look: the same for every viewer.
    fn part(&self) -> f32 {
        match (self.format, self.seats) {
            (Format::Narrow, _) => NARROW - 12.0,
            (_, 0..=2) => 300.0,
            (_, 3) => 252.0,
            (_, _) => 167.0,
        }
    }

    /// The width of the viewer's own part beside all others.
    fn own_width(&self) -> f32 {
        let others = self.seats.max(1) - 1;
        self.page().w - others as f32 * (self.part() + GAP)
    }

    /// What the viewer has.
    pub fn own(&self) -> Rect {
        let map = self.frame().size();
        match self.format {
            Format::Wide | Format::Thumb => rect(0.0, map.h + 10.0, self.own_width(), ROW),
            Format::Narrow => rect(6.0, map.h + 6.0, NARROW - 12.0, 62.0),
        }
    }

    /// What another player has. `own` says whether the viewer has a part of his own.
    pub fn holding(&self, index: usize, own: bool) -> Rect {
        let index = index as f32;
        match self.format {
            Format::Wide | Format::Thumb => {
                let left = if own { self.own_width() + GAP } else { 0.0 };
                let x = left + index * (self.part() + GAP);
                rect(x, self.page().h - ROW, self.part(), ROW)
            }
            Format::Narrow => rect(6.0, index * (ROW + GAP), self.part(), ROW),
        }
    }
}

/// A box of this size at a corner.
fn placed(corner: Point, size: Size) -> Rect {
    rect(corner.x, corner.y, size.w, size.h)
}
