//! What draws: which areas a reader has in a format, where they lie, and who draws them.

use kernel::Seat;
use scene::{Area, Audience, Draw, Format, Glyph, Overlay, Reader, Sheet, Size, Symbol, Words};

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
type Page = scene::Page<Part>;

impl Draw for Foundations {
    type Area = Part;

    fn symbols() -> Vec<Symbol> {
        scene::shared_symbols().chain(body::symbols()).collect()
    }

    fn sheet(view: &View, format: Format, reader: &Reader<'_>) -> Sheet<Part> {
        let layout = Layout::new(format, view);
        let city = city(view, reader, &layout);
        if format == Format::Thumb {
            return Sheet::single(layout.page(), vec![city]);
        }
        let mut pages = first(view, reader, &layout);
        pages.push(extras(view, reader, &layout));
        pages.push(holdings(view, reader, &layout).of_players());
        if format != Format::Wide {
            pages.push(trade(reader, &layout));
        }
        pages.retain(|page| !page.slots.is_empty());
        Sheet { pages }
    }

    fn draw(view: &View, area: Part, format: Format, reader: &Reader<'_>) -> Area {
        let layout = Layout::new(format, view);
        let part = |place: Option<Size>| place.unwrap_or_default();
        let [consul, monuments, objectives, cards] = layout.extras();
        match area {
            Part::City => board::area(view, reader, &layout),
            Part::Market => market::area(view, reader, &layout),
            Part::Choice => choice_area::area(view, reader, &layout),
            Part::Trade => trade_area::area(view, reader, &layout),
            Part::Tray(seat) => tray::area(seat, view, reader, &layout),
            Part::Holding(seat) => holding::area(seat, view, reader, layout.holding()),
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

type Piece = (Part, Audience, Size);

/// The market, or what stands in its place now.
fn offer(view: &View, reader: &Reader<'_>, layout: &Layout) -> Piece {
    if let Some(offered) = choice_area::offered(view, reader) {
        let place = layout.choice(offered.is_deeds());
        return (Part::Choice, Audience::Viewer, place.size());
    }
    if layout.is_trading() && layout.format() == Format::Wide {
        return (Part::Trade, Audience::Public, layout.trade());
    }
    (Part::Market, Audience::Viewer, layout.market().size())
}

/// The city is the same for everybody, but for who pays other prices: these stand on its lots.
fn city(view: &View, reader: &Reader<'_>, layout: &Layout) -> Slot {
    let part = if has_own_prices(view, reader) {
        Slot::private
    } else {
        Slot::public
    };
    part(Part::City, layout.city())
}

fn tray(reader: &Reader<'_>, layout: &Layout) -> Piece {
    let part = Part::Tray(reader.own_seat());
    (part, Audience::Public, layout.tray())
}

/// The city, what is offered, the own tray.
fn first(view: &View, reader: &Reader<'_>, layout: &Layout) -> Vec<Page> {
    let words = reader.words;
    let city = vec![city(view, reader, layout)];
    let page = |name, glyph, part| Page::column(name, glyph, layout.column(), [part]);
    let (name, glyph) = match choice_area::offered(view, reader) {
        Some(_) => (say::page_choice(words), Glyph::Card),
        None => (say::page_market(words), Glyph::Deed),
    };
    vec![
        Page::new(say::page_city(words), Glyph::Forum, layout.page(), city),
        page(name, glyph, offer(view, reader, layout)),
        page(say::page_tray(words), Glyph::House, tray(reader, layout)),
    ]
}

/// What the modules bring.
fn extras(view: &View, reader: &Reader<'_>, layout: &Layout) -> Page {
    let parts = [
        (Part::Consul, Audience::Public),
        (Part::Monuments, Audience::Public),
        (Part::Objectives, Audience::Public),
        (Part::Cards, Audience::Viewer),
    ];
    let [consul, monuments, objectives, least] = layout.extras();
    let cards = least.map(|least| cards::size(view, reader, least));
    let there = parts
        .into_iter()
        .zip([consul, monuments, objectives, cards]);
    let there = there.filter_map(|((part, audience), size)| Some((part, audience, size?)));
    let name = say::page_cards(reader.words);
    Page::column(name, Glyph::Card, layout.column(), there)
}

/// What the others have, from the reader's left round the table.
fn holdings(view: &View, reader: &Reader<'_>, layout: &Layout) -> Page {
    let others = view.seats.clockwise_from(reader.own_seat()).skip(1);
    let parts = others.map(|seat| {
        let size = holding::size(seat, view, reader, layout.holding());
        (Part::Holding(seat), Audience::Public, size)
    });
    let name = say::page_players(reader.words);
    Page::column(name, Glyph::Citizen, layout.holding(), parts)
}

fn trade(reader: &Reader<'_>, layout: &Layout) -> Page {
    let part = (Part::Trade, Audience::Public, layout.trade());
    let there = layout.is_trading().then_some(part);
    let name = say::page_trade(reader.words);
    Page::column(name, Glyph::Scales, layout.column(), there)
}
