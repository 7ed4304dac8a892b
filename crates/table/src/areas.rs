//! Pictures of a table: public areas are drawn once for a language and format and shared; only what
//! an onlooker does not have yet is sent.

use std::collections::BTreeMap;
use std::sync::Arc;

use kernel::{Game, Viewer};
use log::Sequence;
use scene::{Area, AreaId, Audience, Cast, Format, Hit, Item, Lang, Sheet, Show, Slot};
use serde::{Serialize, Serializer};

use crate::{Onlooker, Update};

/// What tells two pictures apart. As text 16 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fingerprint(pub u64);

impl Serialize for Fingerprint {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{:016x}", self.0))
    }
}

/// One area as it is sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Picture {
    /// Which area.
    pub area: String,
    /// Its SVG.
    pub svg: String,
    /// Of the SVG.
    #[cfg_attr(feature = "types", ts(type = "string"))]
    pub hash: Fingerprint,
}

impl Picture {
    pub(crate) fn new(area: &Area) -> Picture {
        let fragment = area.fragment();
        Picture {
            area: area.id().to_string(),
            svg: fragment.svg,
            hash: Fingerprint(fragment.hash),
        }
    }
}

/// What an onlooker has been shown. Kept by whoever sends; empty for somebody who just came.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Shown {
    /// Up to where the log was told.
    pub sequence: Sequence,
    /// The pictures it has.
    pub areas: BTreeMap<String, Fingerprint>,
    /// Whether it wants none: a program, for which nothing need be drawn.
    pub blind: bool,
}

impl Shown {
    /// Remembers what an update brought.
    pub fn note(&mut self, update: &Update) {
        self.sequence = update.sequence;
        let brought = update.areas.iter();
        self.areas
            .extend(brought.map(|picture| (picture.area.clone(), picture.hash)));
        let on_sheet = |area: &str| {
            let mut slots = update.sheet.pages.iter().flat_map(|page| &page.slots);
            slots.any(|slot| slot.area == area)
        };
        self.areas.retain(|area, _| on_sheet(area));
    }

    /// Whether the onlooker has this very picture.
    pub(crate) fn has(&self, picture: &Picture) -> bool {
        self.areas.get(&picture.area) == Some(&picture.hash)
    }
}

/// The public pictures of one state: at most one shelf a language and format.
#[derive(Clone, Debug, Default)]
pub(crate) struct Gallery {
    shelves: Vec<Shelf>,
}

#[derive(Clone, Debug)]
struct Shelf {
    lang: Lang,
    format: Format,
    cast: Cast,
    pictures: BTreeMap<AreaId, Arc<Picture>>,
}

impl Gallery {
    pub fn clear(&mut self) {
        self.shelves.clear();
    }

    /// The shelf for such an onlooker; emptied if somebody took another name since.
    fn shelf(&mut self, onlooker: &Onlooker<'_>) -> &mut Shelf {
        let (lang, format) = (onlooker.speech.game.lang(), onlooker.format);
        let found = self
            .shelves
            .iter()
            .position(|shelf| shelf.lang == lang && shelf.format == format);
        let index = found.unwrap_or(self.shelves.len());
        if found.is_some_and(|index| self.shelves[index].cast != *onlooker.cast) {
            self.shelves[index].cast = onlooker.cast.clone();
            self.shelves[index].pictures.clear();
        }
        if found.is_none() {
            self.shelves.push(Shelf {
                lang,
                format,
                cast: onlooker.cast.clone(),
                pictures: BTreeMap::new(),
            });
        }
        &mut self.shelves[index]
    }

    /// Every area of the sheet, the public ones from the shelf.
    pub fn pictures<G: Show>(
        &mut self,
        game: &G,
        view: &G::View,
        sheet: &Sheet<G::Area>,
        onlooker: &Onlooker<'_>,
    ) -> Vec<Arc<Picture>> {
        let shelf = self.shelf(onlooker);
        let (format, reader) = (onlooker.format, onlooker.reader());
        let mut public = None;
        let mut draw_public = |area: G::Area| {
            let view = public.get_or_insert_with(|| game.view(Viewer::Spectator));
            let drawn = G::draw(view, area, format, &reader.for_everybody());
            Arc::new(Picture::new(&drawn))
        };
        let picture = |slot: &Slot<G::Area>| match slot.audience {
            Audience::Public => {
                let known = shelf.pictures.entry(slot.area.into());
                known.or_insert_with(|| draw_public(slot.area)).clone()
            }
            Audience::Viewer => {
                let drawn = G::draw(view, slot.area, format, &reader);
                Arc::new(Picture::new(&drawn))
            }
        };
        sheet.slots().map(picture).collect()
    }
}

/// Whether the onlooker has this place or piece in a picture.
pub(crate) fn is_drawn<G: Show>(game: &G, hit: Hit, onlooker: &Onlooker<'_>) -> bool {
    let (view, reader) = (Game::view(game, onlooker.viewer), onlooker.reader());
    let sheet = G::sheet(&view, onlooker.format, &reader);
    sheet.slots().any(|slot| {
        let drawn = G::draw(&view, slot.area, onlooker.format, &reader);
        holds(drawn.items(), hit)
    })
}

fn holds(items: &[Item], hit: Hit) -> bool {
    items.iter().any(|item| match item {
        Item::Group(group) => {
            let own = group
                .target
                .as_ref()
                .is_some_and(|target| target.hit == hit);
            own || holds(group.items.items(), hit)
        }
        Item::Path { .. } | Item::Shape { .. } | Item::Text(_) | Item::Use(_) => false,
    })
}
