//! Which areas a reader has in a format, and where they lie.

use kernel::Seat;
use scene::{Format, Glyph, Page, Point, Sheet, Slot, areas, point};

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
            Format::Wide => self.wide(),
            Format::Narrow => self.narrow(),
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

    /// The other cities from the reader's left round the table.
    fn other_cities(&self, corner: impl Fn(usize) -> Point) -> Vec<Slot<Area>> {
        let seats = self.view.open.seats();
        let others = seats.clockwise_from(self.reader.own_seat()).skip(1);
        let others = others.enumerate();
        others
            .map(|(index, seat)| self.slot(Area::SmallCity(seat), corner(index)))
            .collect()
    }

    fn wide(&self) -> Sheet<Area> {
        let own = Area::City(self.reader.own_seat());
        let hand = hand::is_shown(self.reader).then_some(Area::Hand);
        let areas = [Area::Strip, self.offer_area(), own].into_iter();
        let areas = areas.chain(hand).chain([Area::Influence]);
        let slots = areas.map(|area| self.slot(area, self.layout.wide(area)));
        let rail = self.other_cities(|index| self.layout.rail(index));
        Sheet::single(self.layout.page(), slots.chain(rail).collect())
    }

    /// Three pages: the own city with strip and hand, the offer, the other cities.
    fn narrow(&self) -> Sheet<Area> {
        let (margin, layout, words) = (6.0, &self.layout, self.reader.words);
        let own = Area::City(self.reader.own_seat());
        let (strip, town) = (layout.size(Area::Strip), layout.size(own));
        let mut city = vec![
            self.slot(Area::Strip, point(margin, 0.0)),
            self.slot(own, point(margin, strip.h + 4.0)),
        ];
        if hand::is_shown(self.reader) {
            city.push(self.slot(Area::Hand, point(margin, strip.h + town.h + 12.0)));
        }
        let below = layout.size(Area::Offer).h + 8.0;
        let offer = vec![
            self.slot(self.offer_area(), point(margin, 0.0)),
            self.slot(Area::Influence, point(margin, below)),
        ];
        let small = layout.size(Area::SmallCity(self.reader.own_seat()));
        let cities = self.other_cities(|index| {
            let (column, row) = ((index % 2) as f32, (index / 2) as f32);
            point(margin + column * (small.w + 12.0), row * (small.h + 10.0))
        });
        let page = |name, glyph, slots| Page {
            name,
            glyph,
            size: layout.page(),
            slots,
        };
        Sheet {
            pages: vec![
                page(say::page_city(words), Glyph::House, city),
                page(say::page_offer(words), Glyph::Card, offer),
                page(say::page_others(words), Glyph::Eye, cities),
            ],
        }
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
