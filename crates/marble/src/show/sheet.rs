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

/// M-38: only values of bridge tiles are secret, so nothing is before somebody has one.
fn has_secrets(view: &View) -> bool {
    view.bridges.iter().any(|bridge| bridge.owner.is_some())
}

/// The areas of a format.
pub fn sheet(view: &View, format: Format, reader: &Reader<'_>) -> Sheet {
    let layout = Layout::new(format, view.players.seats().count());
    let map = Slot::public(AreaId::shared(MAP), layout.map());
    let offices = Slot::public(AreaId::shared(OFFICES), layout.offices());
    let held = own(reader).map(|seat| {
        let area = AreaId::of(OWN, seat);
        if has_secrets(view) {
            Slot::private(area, layout.own())
        } else {
            Slot::public(area, layout.own())
        }
    });
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

#[cfg(test)]
mod tests {
    use kernel::{Game, Seat, Seed};
    use scene::{Audience, Cast, Lang, Show, Words};

    use super::*;
    use crate::state::Marble;

    fn has_private_areas(game: &Marble) -> bool {
        let words = Words::new(Lang::En, &Marble::WORDS);
        let cast = Cast::unnamed(game.seats(), &words);
        let viewer = Viewer::Seat(Seat::default());
        let reader = Reader::new(&words, &cast, viewer);
        let sheet = sheet(&game.view(viewer), Format::Wide, &reader);
        let mut slots = sheet.slots();
        slots.any(|slot| slot.audience == Audience::Viewer)
    }

    #[test]
    fn m38_nothing_is_private_before_somebody_has_a_bridge_tile() {
        let setup = kernel::testing::setup::<Marble>(3, &[]);
        let mut game = Marble::new(&setup, &Seed::of_series(1, 1));
        assert!(!has_private_areas(&game));
        game.bridges.owners[2] = Seat::from_number(2);
        assert!(
            has_private_areas(&game),
            "of the others too: who comes next has a secret"
        );
    }
}
