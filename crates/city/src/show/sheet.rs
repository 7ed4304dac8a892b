//! Which areas a reader has in a format, and where they lie.

use kernel::Seat;
use scene::{AreaId, Format, Glyph, Page, Point, Reader, Sheet, Slot, point};

use super::layout::{Layout, TownSize, placed};
use super::words as say;
use super::{choice_area, hand};
use crate::view::View;

/// The strip with the emissaries.
pub const STRIP: &str = "strip";
/// The offer and the decks.
pub const OFFER: &str = "offer";
/// Cards that only the viewer is shown, in place of the offer.
pub const CHOICE: &str = "choice";
/// The viewer's hand.
pub const HAND: &str = "hand";
/// The influence cards.
pub const INFLUENCE: &str = "influence";
/// A large city.
pub const CITY: &str = "city";
/// A small city.
pub const SMALL_CITY: &str = "small-city";
/// A city in a thumbnail.
pub const THUMB_CITY: &str = "thumb-city";

/// The areas of a format.
pub fn sheet(view: &View, format: Format, reader: &Reader<'_>) -> Sheet {
    let layout = Layout::new(format, view.players.seats().count());
    match format {
        Format::Wide => wide(view, reader, &layout),
        Format::Narrow => narrow(view, reader, &layout),
        Format::Thumb => thumb(view, &layout),
    }
}

/// The offer, or the cards that only this viewer chooses from now.
fn offer_slot(view: &View, corner: Point, layout: &Layout) -> Slot {
    let place = placed(corner, layout.offer());
    if choice_area::cards(view).is_empty() {
        Slot::public(AreaId::shared(OFFER), place)
    } else {
        Slot::private(AreaId::shared(CHOICE), place)
    }
}

/// The seats from the reader's left round the table.
fn others(view: &View, reader: &Reader<'_>) -> impl Iterator<Item = Seat> {
    view.players
        .seats()
        .clockwise_from(reader.own_seat())
        .skip(1)
}

fn wide(view: &View, reader: &Reader<'_>, layout: &Layout) -> Sheet {
    let page = layout.wide();
    let own = reader.own_seat();
    let shared = |word, corner, size| Slot::public(AreaId::shared(word), placed(corner, size));
    let mut slots = vec![
        shared(STRIP, page.strip, layout.strip()),
        offer_slot(view, page.offer, layout),
        Slot::public(
            AreaId::of(CITY, own),
            placed(page.own, layout.town(TownSize::Own)),
        ),
    ];
    if hand::is_shown(reader) {
        slots.push(Slot::private(
            AreaId::shared(HAND),
            placed(page.hand, layout.hand()),
        ));
    }
    slots.push(shared(INFLUENCE, page.influence, layout.influence()));
    let small = layout.town(TownSize::Small);
    let rail = others(view, reader).enumerate();
    slots.extend(rail.map(|(index, seat)| {
        Slot::public(
            AreaId::of(SMALL_CITY, seat),
            placed(layout.rail(index), small),
        )
    }));
    Sheet::single(layout.page(), slots)
}

/// Three pages: the own city with strip and hand, the offer, the other cities.
fn narrow(view: &View, reader: &Reader<'_>, layout: &Layout) -> Sheet {
    let margin = 6.0;
    let own = reader.own_seat();
    let (strip, town, held) = (layout.strip(), layout.town(TownSize::Own), layout.hand());
    let mut city = vec![
        Slot::public(AreaId::shared(STRIP), placed(point(margin, 0.0), strip)),
        Slot::public(
            AreaId::of(CITY, own),
            placed(point(margin, strip.h + 4.0), town),
        ),
    ];
    let below = strip.h + town.h + 12.0;
    if hand::is_shown(reader) {
        city.push(Slot::private(
            AreaId::shared(HAND),
            placed(point(margin, below), held),
        ));
    }
    let influence = point(margin, layout.offer().h + 8.0);
    let offer = vec![
        offer_slot(view, point(margin, 0.0), layout),
        Slot::public(
            AreaId::shared(INFLUENCE),
            placed(influence, layout.influence()),
        ),
    ];
    let small = layout.town(TownSize::Small);
    let cities = others(view, reader).enumerate().map(|(index, seat)| {
        let (column, row) = ((index % 2) as f32, (index / 2) as f32);
        let corner = point(margin + column * (small.w + 12.0), row * (small.h + 10.0));
        Slot::public(AreaId::of(SMALL_CITY, seat), placed(corner, small))
    });
    let page = |name, glyph, slots| Page {
        name,
        glyph,
        size: layout.page(),
        slots,
    };
    let words = reader.words;
    Sheet {
        pages: vec![
            page(say::page_city(words), Glyph::House, city),
            page(say::page_offer(words), Glyph::Card, offer),
            page(say::page_others(words), Glyph::Eye, cities.collect()),
        ],
    }
}

fn thumb(view: &View, layout: &Layout) -> Sheet {
    let town = layout.town(TownSize::Thumb);
    let slots = view.players.seats().iter().map(|seat| {
        Slot::public(
            AreaId::of(THUMB_CITY, seat),
            placed(layout.thumb(seat.index()), town),
        )
    });
    Sheet::single(layout.page(), slots.collect())
}
