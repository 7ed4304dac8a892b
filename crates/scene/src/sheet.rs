//! Where the areas of a table lie: for each format one or more pages, and on each page the areas
//! in their places. The page in the browser and the command line lay pictures out by it alike.

use crate::{AreaId, Glyph, Rect, Size};

kernel::vocabulary! {
    /// How much room there is.
    pub enum Format: "format" {
        /// A desktop: about 1000 by 800 beside the side panel.
        Wide = "wide",
        /// A phone: 390 across, several pages behind tabs.
        Narrow = "narrow",
        /// A thumbnail in the lobby: no text, no hits.
        Thumb = "thumb",
    }
}

/// Who is shown an area.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// Everybody is shown the same: drawn once for all viewers of a language and format.
    Public,
    /// It shows what only this viewer may know, or speaks to him.
    Viewer,
}

/// One area in its place.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Slot<A = AreaId> {
    /// Which area.
    pub area: A,
    /// Who is shown it.
    pub audience: Audience,
    /// Where it lies on its page, and its size.
    pub at: Rect,
}

impl<A> Slot<A> {
    /// An area drawn once for everybody.
    pub const fn public(area: A, at: Rect) -> Slot<A> {
        Slot {
            area,
            audience: Audience::Public,
            at,
        }
    }

    /// An area drawn for this viewer.
    pub const fn private(area: A, at: Rect) -> Slot<A> {
        Slot {
            area,
            audience: Audience::Viewer,
            at,
        }
    }
}

impl<A: Into<AreaId>> Page<A> {
    /// The same with areas as text.
    pub fn named(self) -> Page {
        let slot = |Slot { area, audience, at }: Slot<A>| Slot {
            area: area.into(),
            audience,
            at,
        };
        Page {
            name: self.name,
            glyph: self.glyph,
            size: self.size,
            slots: self.slots.into_iter().map(slot).collect(),
        }
    }
}

/// What is seen at once.
#[derive(Clone, PartialEq, Debug)]
pub struct Page<A = AreaId> {
    /// What the page's tab says; empty where there is one page.
    pub name: String,
    /// What the page's tab shows.
    pub glyph: Glyph,
    /// How large it is.
    pub size: Size,
    /// What lies on it, in reading order.
    pub slots: Vec<Slot<A>>,
}

/// All pages of a format, the first one shown first. Every area is on one page only.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet<A = AreaId> {
    /// The pages.
    pub pages: Vec<Page<A>>,
}

impl<A> Sheet<A> {
    /// A sheet of one page without a tab.
    pub fn single(size: Size, slots: Vec<Slot<A>>) -> Sheet<A> {
        let page = Page {
            name: String::new(),
            glyph: Glyph::Card,
            size,
            slots,
        };
        Sheet { pages: vec![page] }
    }

    /// Every slot of every page.
    pub fn slots(&self) -> impl Iterator<Item = &Slot<A>> {
        self.pages.iter().flat_map(|page| &page.slots)
    }
}
