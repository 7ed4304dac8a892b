//! Where the areas lie, as the page is told it.

use kernel::Seat;
use scene::{AreaId, AreaName, Audience, Page, Reader, Sheet, Show, Slot};
use serde::Serialize;

use crate::OverlayShown;
use crate::overlay::overlays;

/// All pages of a format, the first one shown first.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SheetShown {
    /// The pages.
    pub pages: Vec<PageShown>,
    /// What can be laid over them on demand.
    pub overlays: Vec<OverlayShown>,
}

/// What is seen at once.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PageShown {
    /// What its tab says.
    pub name: String,
    /// What its tab shows.
    pub glyph: &'static str,
    /// How wide it is.
    pub width: f32,
    /// How high it is.
    pub height: f32,
    /// Whether each of its areas belongs to a player, and is shown where that player is.
    pub of_players: bool,
    /// What lies on it, in reading order.
    pub slots: Vec<SlotShown>,
}

/// One area in its place.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SlotShown {
    /// Which area.
    pub area: String,
    /// Whose it is, where each seat has one.
    #[cfg_attr(feature = "types", ts(type = "number | null"))]
    pub seat: Option<Seat>,
    /// Whether only this viewer is shown it.
    pub private: bool,
    /// From the left.
    pub x: f32,
    /// From the top.
    pub y: f32,
    /// Its width.
    pub width: f32,
    /// Its height.
    pub height: f32,
}

impl SheetShown {
    /// The sheet of a game, with what can be laid over it.
    pub(crate) fn new<G: Show>(sheet: &Sheet<G::Area>, reader: &Reader<'_>) -> SheetShown {
        SheetShown {
            pages: sheet.pages.iter().map(PageShown::from).collect(),
            overlays: overlays::<G>(reader),
        }
    }
}

impl<A: AreaName> From<&Page<A>> for PageShown {
    fn from(page: &Page<A>) -> PageShown {
        PageShown {
            name: page.name.clone(),
            glyph: page.glyph.as_str(),
            width: page.size.w,
            height: page.size.h,
            of_players: page.of_players,
            slots: page.slots.iter().map(SlotShown::from).collect(),
        }
    }
}

impl<A: AreaName> From<&Slot<A>> for SlotShown {
    fn from(slot: &Slot<A>) -> SlotShown {
        let area: AreaId = slot.area.into();
        SlotShown {
            area: area.to_string(),
            seat: area.seat(),
            private: slot.audience == Audience::Viewer,
            x: slot.at.x,
            y: slot.at.y,
            width: slot.at.w,
            height: slot.at.h,
        }
    }
}
