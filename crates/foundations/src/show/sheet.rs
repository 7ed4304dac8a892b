//! Which areas a reader has in a format, and where they lie.

use kernel::Seat;
use scene::{AreaId, Format, Glyph, Page, Reader, Rect, Sheet, Slot};

use super::choice_area;
use super::known;
use super::layout::Layout;
use super::words as say;
use crate::view::View;

/// The city with its lots and buildings.
pub const CITY: &str = "city";
/// The market and the era stacks, with the viewer's prices.
pub const MARKET: &str = "market";
/// What only the viewer chooses from, in place of the market.
pub const CHOICE: &str = "choice";
/// The trade being made.
pub const TRADE: &str = "trade";
/// A player's tray.
pub const TRAY: &str = "tray";
/// What another player has.
pub const HOLDING: &str = "holding";
/// The Consul.
pub const CONSUL: &str = "consul";
/// The pool of monuments.
pub const MONUMENTS: &str = "monuments";
/// The open objectives.
pub const OBJECTIVES: &str = "objectives";
/// The cards of the player whose table it is.
pub const CARDS: &str = "cards";

/// The areas of a format.
pub fn sheet(view: &View, format: Format, reader: &Reader<'_>) -> Sheet {
    let layout = Layout::new(format, view);
    let city = Slot::public(AreaId::shared(CITY), layout.city());
    match format {
        Format::Wide => {
            let mut slots = vec![city];
            slots.extend(offer(view, reader, &layout));
            slots.push(tray(reader, &layout));
            slots.extend(row(&layout));
            slots.extend(holdings(view, reader, &layout));
            Sheet::single(layout.page(), slots)
        }
        Format::Narrow => narrow(view, reader, &layout, city),
        Format::Thumb => Sheet::single(layout.page(), vec![city]),
    }
}

/// The market, or what stands in its place now.
fn offer(view: &View, reader: &Reader<'_>, layout: &Layout) -> Option<Slot> {
    let private = |word, at| Slot::private(AreaId::shared(word), at);
    if choice_area::offered(view, reader).is_some() {
        return Some(private(CHOICE, layout.market()));
    }
    if layout.is_trading() && layout.format() == Format::Wide {
        return Some(Slot::public(AreaId::shared(TRADE), layout.trade()));
    }
    Some(private(MARKET, layout.market()))
}

fn tray(reader: &Reader<'_>, layout: &Layout) -> Slot {
    Slot::public(AreaId::of(TRAY, reader.own_seat()), layout.tray())
}

/// What the modules bring.
fn row(layout: &Layout) -> impl Iterator<Item = Slot> + use<> {
    let public = |word| move |at: Rect| Slot::public(AreaId::shared(word), at);
    let [consul, monuments, objectives, cards] = layout.row();
    let shared = [
        consul.map(public(CONSUL)),
        monuments.map(public(MONUMENTS)),
        objectives.map(public(OBJECTIVES)),
        cards.map(|at| Slot::private(AreaId::shared(CARDS), at)),
    ];
    shared.into_iter().flatten()
}

/// The others from the reader's left round the table.
fn others(view: &View, reader: &Reader<'_>) -> impl Iterator<Item = Seat> {
    known::seats(view).clockwise_from(reader.own_seat()).skip(1)
}

fn holdings(view: &View, reader: &Reader<'_>, layout: &Layout) -> Vec<Slot> {
    let seats = others(view, reader).enumerate();
    seats
        .map(|(index, seat)| Slot::public(AreaId::of(HOLDING, seat), layout.holding(index)))
        .collect()
}

/// The city with market and tray; what modules bring; the other players; the trade.
fn narrow(view: &View, reader: &Reader<'_>, layout: &Layout, city: Slot) -> Sheet {
    let words = reader.words;
    let mut first: Vec<Slot> = offer(view, reader, layout).into_iter().collect();
    first.extend([city, tray(reader, layout)]);
    let trade = Slot::public(AreaId::shared(TRADE), layout.trade());
    let trade: Vec<Slot> = layout.is_trading().then_some(trade).into_iter().collect();
    let tabs = [
        (say::page_city(words), Glyph::Forum, first),
        (say::page_cards(words), Glyph::Card, row(layout).collect()),
        (
            say::page_players(words),
            Glyph::Citizen,
            holdings(view, reader, layout),
        ),
        (say::page_trade(words), Glyph::Scales, trade),
    ];
    let page = |(name, glyph, slots)| Page {
        name,
        glyph,
        size: layout.page(),
        slots,
    };
    let shown = tabs.into_iter().filter(|(_, _, slots)| !slots.is_empty());
    Sheet {
        pages: shown.map(page).collect(),
    }
}
