//! Which areas a reader has in a format, and where they lie.

use kernel::Seat;
use scene::{Audience, Format, Glyph, Page, Point, Sheet, Size, Slot, areas, point};

use super::Canvas;
use super::hand;
use super::layout::placed;
use super::words as say;

areas! {
    /// The parts of the table.
    pub enum Area {
        /// The strip with the emissaries.
        Strip = "strip",
        /// The offer and the decks.
        Offer = "offer",
        /// Cards that only the viewer is shown, in place of the offer.
        Choice = "choice",
        /// The viewer's hand.
        Hand = "hand",
        /// The influence cards.
        Influence = "influence",
        /// A large city.
        City(Seat) = "city",
        /// A small city.
        SmallCity(Seat) = "small-city",
        /// A city in a thumbnail.
        ThumbCity(Seat) = "thumb-city",
    }
}

impl Canvas<'_> {
    /// The areas of the format.
    pub fn sheet(&self) -> Sheet<Area> {
        match self.layout.format {
            Format::Wide | Format::Short | Format::Narrow => self.pages(),
            Format::Thumb => self.thumb(),
        }
    }

    /// An area at a corner.
    fn slot(&self, area: Area, corner: Point) -> Slot<Area> {
        let place = placed(corner, self.layout.size(area));
        match area {
            Area::Choice | Area::Hand => Slot::private(area, place),
            _ => Slot::public(area, place),
        }
    }

    /// The offer, or the cards that only this viewer chooses from now.
    fn offer_area(&self) -> Area {
        let chooses = !self.view.choice().is_empty();
        if chooses { Area::Choice } else { Area::Offer }
    }

    /// An area of a column.
    fn part(&self, area: Area) -> (Area, Audience, Size) {
        let slot = self.slot(area, Point::default());
        (area, slot.audience, slot.at.size())
    }

    fn column(
        &self,
        name: String,
        glyph: Glyph,
        areas: impl IntoIterator<Item = Area>,
    ) -> Page<Area> {
        let parts = areas.into_iter().map(|area| self.part(area));
        Page::column(name, glyph, self.layout.column(), parts)
    }

    /// The own city, the strip with what is offered, the hand, the other cities. Where there is
    /// little room the strip is a row by itself.
    fn pages(&self) -> Sheet<Area> {
        let (layout, words) = (&self.layout, self.reader.words);
        let own = Area::City(self.reader.own_seat());
        let (whole, part) = (layout.page(), layout.size(own));
        let corner = point((whole.w - part.w) / 2.0, (whole.h - part.h) / 2.0);
        let city = vec![self.slot(own, corner)];
        let city = Page::new(say::page_city(words), Glyph::House, whole, city);
        let hand = hand::is_shown(self.reader).then_some(Area::Hand);
        let held = hand.into_iter().chain([Area::Influence]);
        let held = self.column(say::page_hand(words), Glyph::Hand, held);
        let offer = |areas: Vec<Area>| self.column(say::page_offer(words), Glyph::Card, areas);
        let pages = if layout.format != Format::Wide {
            let strip = self.column(say::area_strip(words), Glyph::Emperor, [Area::Strip]);
            let offer = offer(vec![self.offer_area()]);
            vec![city, strip, held, offer, self.others()]
        } else {
            let offer = offer(vec![Area::Strip, self.offer_area()]);
            vec![city, offer, held, self.others()]
        };
        Sheet { pages }
    }

    /// The other cities from the reader's left round the table.
    fn others(&self) -> Page<Area> {
        let seats = self.view.open.seats();
        let others = seats.clockwise_from(self.reader.own_seat()).skip(1);
        let parts = others.map(|seat| self.part(Area::SmallCity(seat)));
        let width = self.layout.size(Area::SmallCity(Seat::default())).w;
        let name = say::page_others(self.reader.words);
        Page::column(name, Glyph::Eye, width, parts).of_players()
    }

    fn thumb(&self) -> Sheet<Area> {
        let city = |seat: Seat| {
            let corner = self.layout.thumb(seat.index());
            self.slot(Area::ThumbCity(seat), corner)
        };
        let slots = self.view.open.seats().iter().map(city);
        Sheet::single(self.layout.page(), slots.collect())
    }
}
