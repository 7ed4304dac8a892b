//! Which areas a reader has in a format, where they lie, and who draws them.

use kernel::{Seat, Viewer};
use scene::{
    Audience, Draw, Format, Glyph, Overlay, Page, Reader, Sheet, Size, Slot, Symbol, Words, areas,
    rect,
};

use super::layout::Layout;
use super::words as say;
use super::{aqueducts, chart, components, corners, holding, offices};
use crate::position::{Marble, View};

/// The keys of what can be laid over the map.
const CORNERS: &str = "corners";
const AQUEDUCTS: &str = "aqueducts";

areas! {
    /// The parts of the table's picture.
    pub enum Area {
        /// The map.
        Map = "map",
        /// Stacks, imperium spaces and treasury.
        Offices = "offices",
        /// What the viewer has.
        Own(Seat) = "own",
        /// What another player has.
        Holding(Seat) = "holding",
        /// Every piece once.
        Pieces = "pieces",
    }
}

impl Draw for Marble {
    type Area = Area;

    fn symbols() -> Vec<Symbol> {
        scene::shared_symbols().collect()
    }

    fn sheet(view: &View, format: Format, reader: &Reader<'_>) -> Sheet<Area> {
        let (layout, words) = (Layout::new(format), reader.words);
        let Size { w, h } = layout.map();
        let map = vec![Slot::public(Area::Map, rect(0.0, 0.0, w, h))];
        if format == Format::Thumb {
            return Sheet::single(layout.map(), map);
        }
        let own = match reader.viewer {
            Viewer::Seat(seat) => Some(own_part(view, seat, &layout)),
            Viewer::Spectator | Viewer::Everything => None,
        };
        let offices = (Area::Offices, Audience::Public, layout.offices());
        let column = |name, glyph, parts| Page::column(name, glyph, layout.column(), parts);
        let mut pages = vec![
            Page::new(say::page_map(words), Glyph::Hill, layout.map(), map),
            column(say::page_own(words), Glyph::Hand, Vec::from_iter(own)),
            column(say::page_offices(words), Glyph::Imperium, vec![offices]),
            others(view, reader, &layout, own.is_some()),
        ];
        pages.retain(|page| !page.slots.is_empty());
        Sheet { pages }
    }

    fn draw(view: &View, area: Area, format: Format, reader: &Reader<'_>) -> scene::Area {
        let layout = Layout::new(format);
        match area {
            Area::Map => chart::area(view, reader, layout.frame(), format != Format::Thumb),
            Area::Offices => offices::area(view, reader, layout.offices()),
            Area::Own(seat) => holding::own_area(seat, view, reader, layout.own()),
            Area::Holding(seat) => holding::area(seat, view, reader, layout.holding()),
            Area::Pieces => components::area(reader),
        }
    }

    fn overlays(words: &Words) -> Vec<Overlay> {
        let overlay = |key, name, glyph, shortcut| Overlay {
            key,
            name,
            glyph,
            shortcut,
        };
        vec![
            overlay(CORNERS, say::overlay_corners(words), Glyph::Temple, 'c'),
            overlay(
                AQUEDUCTS,
                say::overlay_aqueducts(words),
                Glyph::Aqueduct,
                'a',
            ),
        ]
    }

    fn overlay(view: &View, key: &str, format: Format, reader: &Reader<'_>) -> Vec<scene::Area> {
        let frame = Layout::new(format).frame();
        match (key, format) {
            (_, Format::Thumb) => Vec::new(),
            (CORNERS, _) => vec![corners::area(view, reader, frame)],
            (AQUEDUCTS, _) => vec![aqueducts::area(view, reader, frame)],
            _ => Vec::new(),
        }
    }

    fn components(reader: &Reader<'_>) -> Vec<scene::Area> {
        vec![components::area(reader)]
    }
}

type Part = (Area, Audience, Size);

/// M-38: only values of bridge tiles are secret, so nothing is before somebody has one.
fn own_part(view: &View, seat: Seat, layout: &Layout) -> Part {
    let secret = view.bridge_owners.iter().any(Option::is_some);
    let audience = match secret {
        true => Audience::Viewer,
        false => Audience::Public,
    };
    (Area::Own(seat), audience, layout.own())
}

/// The others from the reader's left round the table; all for somebody who does not play.
fn others(view: &View, reader: &Reader<'_>, layout: &Layout, plays: bool) -> Page<Area> {
    let seats = view.seats().clockwise_from(reader.own_seat());
    let seats = seats.skip(usize::from(plays));
    let parts = seats.map(|seat| (Area::Holding(seat), Audience::Public, layout.holding()));
    let name = say::page_others(reader.words);
    Page::column(name, Glyph::Citizen, layout.holding().w, parts).of_players()
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Seat, Seed};
    use scene::{Cast, Lang, Speak as _};

    use super::*;

    fn has_private_areas(game: &Marble) -> bool {
        let words = Words::new(Lang::En, &Marble::WORDS);
        let cast = Cast::unnamed(game.seats(), &words);
        let viewer = Viewer::Seat(Seat::default());
        let reader = Reader::new(&words, &cast, viewer);
        let sheet = Marble::sheet(&game.view(viewer), Format::Wide, &reader);
        let mut slots = sheet.slots();
        slots.any(|slot| slot.audience == Audience::Viewer)
    }

    #[test]
    fn m38_nothing_is_private_before_somebody_has_a_bridge_tile() {
        let setup = kernel::testing::setup::<Marble>(3, &[]);
        let mut game = Marble::new(&setup, &Seed::of_series(1, 1));
        assert!(!has_private_areas(&game));
        game.open.bridge_owners[2] = Seat::from_number(2);
        assert!(
            has_private_areas(&game),
            "of the others too: who comes next has a secret"
        );
    }
}
