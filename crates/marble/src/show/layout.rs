//! How large the areas are, in pixels, for each format.

use scene::{Format, Size, size};

use super::frame::Frame;

/// The areas of a format and their sizes.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    format: Format,
}

const WIDE_UNIT: f32 = 60.0;
const SHORT_UNIT: f32 = 40.0;
/// The side at which a turned map is as wide as a phone.
const NARROW_UNIT: f32 = 42.8;
const THUMB_UNIT: f32 = 20.0;

impl Layout {
    /// The layout of a format.
    pub fn new(format: Format) -> Layout {
        Layout { format }
    }

    /// The grid's place in the map.
    pub fn frame(&self) -> Frame {
        match self.format {
            Format::Wide => Frame::new(WIDE_UNIT, false),
            Format::Short => Frame::new(SHORT_UNIT, false),
            Format::Narrow => Frame::new(NARROW_UNIT, true),
            Format::Thumb => Frame::new(THUMB_UNIT, false),
        }
    }

    /// The map, which is a page by itself.
    pub fn map(&self) -> Size {
        self.frame().size()
    }

    /// How wide what stands beside the map is.
    pub fn column(&self) -> f32 {
        match self.format {
            Format::Wide | Format::Thumb => 300.0,
            Format::Short => 228.0,
            Format::Narrow => 354.0,
        }
    }

    fn column_of(&self, height: f32) -> Size {
        size(self.column(), height)
    }

    /// What the viewer has: on phones one row.
    pub fn own(&self) -> Size {
        self.column_of(match self.format {
            Format::Wide | Format::Thumb => 122.0,
            Format::Short => 112.0,
            Format::Narrow => 54.0,
        })
    }

    /// The stacks with their imperium spaces, and the treasury.
    pub fn offices(&self) -> Size {
        self.column_of(152.0)
    }

    /// What another player has, in that player's row.
    pub fn holding(&self) -> Size {
        match self.format {
            Format::Wide | Format::Thumb => size(300.0, 92.0),
            Format::Short => size(204.0, 92.0),
            Format::Narrow => size(328.0, 92.0),
        }
    }
}
