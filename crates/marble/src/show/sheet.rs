//! Which areas a reader has in a format, and where they lie.

use kernel::{Seat, Viewer};
use scene::{AreaId, Format, Glyph, Page, Reader, Sheet, Slot};

use super::layout::Layout;
use super::words as say;
use crate::view::View;

/// The map.
pub const MAP: &str = "map";
/// Stacks, imperium spaces and treasury.
pub const OFFICES: &str = "offices";
/// What the viewer has.
pub const OWN: &str = "own";
/// What another player has.
pub const HOLDING: &str = "holding";

/// The viewer's seat, if he plays.
fn own(reader: &Reader<'_>) -> Option<Seat> {
    match reader.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::Everything => None,
    }
}

/// The other seats from the reader's left round the table; all for somebody who does not play.
fn others(view: &View, reader: &Reader<'_>) -> impl Iterator<Item = Seat> {
    let seats = view.players.seats().clockwise_from(reader.own_seat());
    seats.skip(usize::from(own(reader).is_some()))
}

/// The areas of a format.
pub fn sheet(view: &View, format: Format, reader: &Reader<'_>) -> Sheet {
    let layout = Layout::new(format, view.players.seats().count());
    let map = Slot::public(AreaId::shared(MAP), layout.map());
    let offices = Slot::public(AreaId::shared(OFFICES), layout.offices());
    let held = own(reader).map(|seat| Slot::private(AreaId::of(OWN, seat), layout.own()));
    let holdings = others(view, reader).enumerate().map(|(index, seat)| {
        let place = layout.holding(index, held.is_some());
        Slot::public(AreaId::of(HOLDING, seat), place)
    });
    match format {
        Format::Wide => {
            let slots = [map].into_iter().chain(held).chain(holdings);
            Sheet::single(layout.page(), slots.chain([offices]).collect())
        }
        Format::Narrow => {
            let map: Vec<Slot> = [map].into_iter().chain(held).collect();
            narrow(&layout, reader, [map, vec![offices], holdings.collect()])
        }
        Format::Thumb => Sheet::single(layout.page(), vec![map]),
    }
}

/// Three pages: the map with what the viewer has, the offices, the others.
fn narrow(layout: &Layout, reader: &Reader<'_>, slots: [Vec<Slot>; 3]) -> Sheet {
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
