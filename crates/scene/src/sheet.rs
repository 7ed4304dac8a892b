//! Where the areas of a table lie: for each format one or more pages, and on each page the areas
//! in their places. The page in the browser and the command line lay pictures out by it alike.

use crate::{AreaId, Glyph, Rect, Size};

kernel::vocabulary! {
    /// How much room there is.
    pub enum Format: "format" {
        /// Room for a column of 300 beside the board.
        Wide = "wide",
        /// Little height: the board, and a column of 228 beside it.
        Short = "short",
        /// A phone: 360 across, the pages behind tabs.
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
            of_players: self.of_players,
            slots: self.slots.into_iter().map(slot).collect(),
        }
    }
}

/// What is seen at once. The first page is the board; the others stand beside it, below it or
/// behind tabs, as there is room.
#[derive(Clone, PartialEq, Debug)]
pub struct Page<A = AreaId> {
    /// What the page's tab says; empty where there is one page.
    pub name: String,
    /// What the page's tab shows.
    pub glyph: Glyph,
    /// How large it is.
    pub size: Size,
    /// Whether each of its areas belongs to a player, and is shown where that player is.
    pub of_players: bool,
    /// What lies on it, in reading order.
    pub slots: Vec<Slot<A>>,
}

impl<A> Page<A> {
    /// A page with a tab.
    pub fn new(name: String, glyph: Glyph, size: Size, slots: Vec<Slot<A>>) -> Page<A> {
        Page {
            name,
            glyph,
            size,
            of_players: false,
            slots,
        }
    }

    /// A page of things that one below the other fill the width; empty where there are none.
    pub fn column(
        name: String,
        glyph: Glyph,
        width: f32,
        parts: impl IntoIterator<Item = (A, Audience, Size)>,
    ) -> Page<A> {
        let (mut slots, mut y) = (Vec::new(), 0.0);
        for (area, audience, size) in parts {
            let at = Rect {
                x: (width - size.w) / 2.0,
                y,
                w: size.w,
                h: size.h,
            };
            slots.push(Slot { area, audience, at });
            y += size.h + COLUMN_GAP;
        }
        let height = (y - COLUMN_GAP).max(0.0);
        Page::new(
            name,
            glyph,
            Size {
                w: width,
                h: height,
            },
            slots,
        )
    }

    /// The same as a page of the players.
    #[must_use]
    pub fn of_players(self) -> Page<A> {
        Page {
            of_players: true,
            ..self
        }
    }
}

/// Between the areas of a column.
const COLUMN_GAP: f32 = 10.0;

/// All pages of a format, the first one shown first. Every area is on one page only.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet<A = AreaId> {
    /// The pages.
    pub pages: Vec<Page<A>>,
}

impl<A> Sheet<A> {
    /// A sheet of one page without a tab.
    pub fn single(size: Size, slots: Vec<Slot<A>>) -> Sheet<A> {
        Sheet {
            pages: vec![Page::new(String::new(), Glyph::Card, size, slots)],
        }
    }

    /// Every slot of every page.
    pub fn slots(&self) -> impl Iterator<Item = &Slot<A>> {
        self.pages.iter().flat_map(|page| &page.slots)
    }
}
