//! Which areas a reader has in a format, where they lie, and who draws them.

use kernel::{Seat, Viewer};
use scene::{Draw, Format, Glyph, Overlay, Page, Reader, Sheet, Slot, Symbol, Words, areas};

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
        let layout = Layout::new(format, view.seats().count());
        let map = Slot::public(Area::Map, layout.map());
        let offices = Slot::public(Area::Offices, layout.offices());
        let own = match reader.viewer {
            Viewer::Seat(seat) => Some(own_slot(view, seat, &layout)),
            Viewer::Spectator | Viewer::Everything => None,
        };
        // The others from the reader's left round the table; all for somebody who does not play.
        let others = view.seats().clockwise_from(reader.own_seat());
        let others = others.skip(usize::from(own.is_some())).enumerate();
        let holdings = others.map(|(index, seat)| {
            let place = layout.holding(index, own.is_some());
            Slot::public(Area::Holding(seat), place)
        });
        match format {
            Format::Wide => {
                let slots = [map].into_iter().chain(own).chain(holdings);
                Sheet::single(layout.page(), slots.chain([offices]).collect())
            }
            Format::Narrow => {
                let map = [map].into_iter().chain(own).collect();
                narrow(&layout, reader, [map, vec![offices], holdings.collect()])
            }
            Format::Thumb => Sheet::single(layout.page(), vec![map]),
        }
    }

    fn draw(view: &View, area: Area, format: Format, reader: &Reader<'_>) -> scene::Area {
        let layout = Layout::new(format, view.seats().count());
        match area {
            Area::Map => chart::area(view, reader, layout.frame(), format != Format::Thumb),
            Area::Offices => offices::area(view, reader, layout.offices().size()),
            Area::Own(seat) => holding::own_area(seat, view, reader, layout.own().size()),
            Area::Holding(seat) => {
                holding::area(seat, view, reader, layout.holding(0, false).size())
            }
            Area::Pieces => components::area(reader),
        }
    }

    fn overlays(words: &Words) -> Vec<Overlay> {
        let overlay = |key, name, shortcut| Overlay {
            key,
            name,
            shortcut,
        };
        vec![
            overlay(CORNERS, say::overlay_corners(words), 'c'),
            overlay(AQUEDUCTS, say::overlay_aqueducts(words), 'a'),
        ]
    }

    fn overlay(view: &View, key: &str, format: Format, reader: &Reader<'_>) -> Vec<scene::Area> {
        let frame = Layout::new(format, view.seats().count()).frame();
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

/// M-38: only values of bridge tiles are secret, so nothing is before somebody has one.
fn own_slot(view: &View, seat: Seat, layout: &Layout) -> Slot<Area> {
    if view.bridge_owners.iter().any(Option::is_some) {
        Slot::private(Area::Own(seat), layout.own())
    } else {
        Slot::public(Area::Own(seat), layout.own())
    }
}

/// Three pages: the map with what the viewer has, the offices, the others.
fn narrow(layout: &Layout, reader: &Reader<'_>, slots: [Vec<Slot<Area>>; 3]) -> Sheet<Area> {
    let words = reader.words;
    let tabs = [
        (say::page_map(words), Glyph::Hill),
        (say::page_offices(words), Glyph::Imperium),
        (say::page_others(words), Glyph::Citizen),
    ];
    let page = |((name, glyph), slots)| Page {
        name,
        glyph,
        size: layout.page(),
        slots,
    };
    Sheet {
        pages: tabs.into_iter().zip(slots).map(page).collect(),
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Seat, Seed};
    use scene::{Audience, Cast, Lang, Speak as _};

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
