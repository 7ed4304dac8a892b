//! Which areas a reader has in a format, and where they lie.

use kernel::Seat;
use scene::{Format, Glyph, Page, Point, Sheet, Slot, areas, point};

use super::Canvas;
use super::hand;
use super::layout::{TownSize, placed};
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
        match self.layout.format() {
            Format::Wide => self.wide(),
            Format::Narrow => self.narrow(),
            Format::Thumb => self.thumb(),
        }
    }

    /// An area at a corner.
    fn slot(&self, area: Area, corner: Point) -> Slot<Area> {
        let layout = &self.layout;
        let size = match area {
            Area::Strip => layout.strip(),
            Area::Offer | Area::Choice => layout.offer(),
            Area::Hand => layout.hand(),
            Area::Influence => layout.influence(),
            Area::City(_) => layout.town(TownSize::Own),
            Area::SmallCity(_) => layout.town(TownSize::Small),
            Area::ThumbCity(_) => layout.town(TownSize::Thumb),
        };
        match area {
            Area::Choice | Area::Hand => Slot::private(area, placed(corner, size)),
            _ => Slot::public(area, placed(corner, size)),
        }
    }

    /// The offer, or the cards that only this viewer chooses from now.
    fn offer_slot(&self, corner: Point) -> Slot<Area> {
        let chooses = !self.view.choice().is_empty();
        self.slot(if chooses { Area::Choice } else { Area::Offer }, corner)
    }

    fn hand_slot(&self, corner: Point) -> Option<Slot<Area>> {
        hand::is_shown(self.reader).then(|| self.slot(Area::Hand, corner))
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
        let page = self.layout.wide();
        let mut slots = vec![
            self.slot(Area::Strip, page.strip),
            self.offer_slot(page.offer),
            self.slot(Area::City(self.reader.own_seat()), page.own),
        ];
        slots.extend(self.hand_slot(page.hand));
        slots.push(self.slot(Area::Influence, page.influence));
        slots.extend(self.other_cities(|index| self.layout.rail(index)));
        Sheet::single(self.layout.page(), slots)
    }

    /// Three pages: the own city with strip and hand, the offer, the other cities.
    fn narrow(&self) -> Sheet<Area> {
        let (margin, layout, words) = (6.0, &self.layout, self.reader.words);
        let (strip, town) = (layout.strip(), layout.town(TownSize::Own));
        let mut city = vec![
            self.slot(Area::Strip, point(margin, 0.0)),
            self.slot(
                Area::City(self.reader.own_seat()),
                point(margin, strip.h + 4.0),
            ),
        ];
        city.extend(self.hand_slot(point(margin, strip.h + town.h + 12.0)));
        let offer = vec![
            self.offer_slot(point(margin, 0.0)),
            self.slot(Area::Influence, point(margin, layout.offer().h + 8.0)),
        ];
        let small = layout.town(TownSize::Small);
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
