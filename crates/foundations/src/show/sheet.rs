//! What draws: which areas a reader has in a format, where they lie, and who draws them.

use kernel::Seat;
use scene::{Area, Draw, Format, Glyph, Overlay, Page, Reader, Rect, Sheet, Symbol, Words};

use super::deed::has_own_prices;
use super::layout::Layout;
use super::words as say;
use super::{board, body, cards, choice_area, components, consul, counts, holding, market};
use super::{monuments, trade_area, tray};
use crate::{Foundations, View};

scene::areas! {
    /// The parts of the table's picture.
    pub enum Part {
        /// The city with its lots and buildings.
        City = "city",
        /// The market and the era stacks, with the viewer's prices.
        Market = "market",
        /// What only the viewer chooses from, in place of the market.
        Choice = "choice",
        /// The trade being made.
        Trade = "trade",
        /// A player's tray.
        Tray(Seat) = "tray",
        /// What another player has.
        Holding(Seat) = "holding",
        /// The Consul.
        Consul = "consul",
        /// The pool of monuments.
        Monuments = "monuments",
        /// The open objectives.
        Objectives = "objectives",
        /// The cards of the player whose table it is.
        Cards = "cards",
    }
}

type Slot = scene::Slot<Part>;

impl Draw for Foundations {
    type Area = Part;

    fn symbols() -> Vec<Symbol> {
        scene::shared_symbols().chain(body::symbols()).collect()
    }

    fn sheet(view: &View, format: Format, reader: &Reader<'_>) -> Sheet<Part> {
        let layout = Layout::new(format, view);
        let city = city(view, reader, &layout);
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

    fn draw(view: &View, area: Part, format: Format, reader: &Reader<'_>) -> Area {
        let layout = Layout::new(format, view);
        let part = |place: Option<Rect>| place.unwrap_or_default().size();
        let [consul, monuments, objectives, cards] = layout.row();
        match area {
            Part::City => board::area(view, reader, &layout),
            Part::Market => market::area(view, reader, &layout),
            Part::Choice => choice_area::area(view, reader, &layout),
            Part::Trade => trade_area::area(view, reader, &layout),
            Part::Tray(seat) => tray::area(seat, view, reader, &layout),
            Part::Holding(seat) => holding::area(seat, view, reader, layout.holding(0).size()),
            Part::Consul => consul::area(view, reader, part(consul)),
            Part::Monuments => monuments::area(view, reader, part(monuments)),
            Part::Objectives => monuments::objectives(view, reader, part(objectives)),
            Part::Cards => cards::area(view, reader, part(cards)),
        }
    }

    fn overlays(words: &Words) -> Vec<Overlay> {
        counts::overlays(words)
    }

    fn overlay(view: &View, key: &str, format: Format, reader: &Reader<'_>) -> Vec<Area> {
        counts::overlay(view, key, format, reader)
    }

    fn components(reader: &Reader<'_>) -> Vec<Area> {
        components::areas(reader)
    }
}

/// The city; only the viewer's where the deeds in it cost him other than anybody.
fn city(view: &View, reader: &Reader<'_>, layout: &Layout) -> Slot {
    if layout.format() != Format::Thumb && has_own_prices(view, reader) {
        return Slot::private(Part::City, layout.city());
    }
    Slot::public(Part::City, layout.city())
}

/// The market, or what stands in its place now.
fn offer(view: &View, reader: &Reader<'_>, layout: &Layout) -> Option<Slot> {
    if choice_area::offered(view, reader).is_some() {
        return Some(Slot::private(Part::Choice, layout.market()));
    }
    if layout.is_trading() && layout.format() == Format::Wide {
        return Some(Slot::public(Part::Trade, layout.trade()));
    }
    Some(Slot::private(Part::Market, layout.market()))
}

fn tray(reader: &Reader<'_>, layout: &Layout) -> Slot {
    Slot::public(Part::Tray(reader.own_seat()), layout.tray())
}

/// What the modules bring.
fn row(layout: &Layout) -> impl Iterator<Item = Slot> + use<> {
    let public = |part| move |at: Rect| Slot::public(part, at);
    let [consul, monuments, objectives, cards] = layout.row();
    let shared = [
        consul.map(public(Part::Consul)),
        monuments.map(public(Part::Monuments)),
        objectives.map(public(Part::Objectives)),
        cards.map(|at| Slot::private(Part::Cards, at)),
    ];
    shared.into_iter().flatten()
}

/// The others from the reader's left round the table.
fn others(view: &View, reader: &Reader<'_>) -> impl Iterator<Item = Seat> {
    view.seats.clockwise_from(reader.own_seat()).skip(1)
}

fn holdings(view: &View, reader: &Reader<'_>, layout: &Layout) -> Vec<Slot> {
    let seats = others(view, reader).enumerate();
    seats
        .map(|(index, seat)| Slot::public(Part::Holding(seat), layout.holding(index)))
        .collect()
}

/// The city with market and tray; what modules bring; the other players; the trade.
fn narrow(view: &View, reader: &Reader<'_>, layout: &Layout, city: Slot) -> Sheet<Part> {
    let words = reader.words;
    let mut first: Vec<Slot> = offer(view, reader, layout).into_iter().collect();
    first.extend([city, tray(reader, layout)]);
    let trade = Slot::public(Part::Trade, layout.trade());
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
