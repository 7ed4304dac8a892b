//! The offer and the decks; in their place, cards that only one player is shown: those of the
//! draft, and those drawn for a school.

use scene::{Anchor, Area, Drawing, Font, Format, Point, Size, Style, Text, Token, point, rect};

use super::Canvas;
use super::card;
use super::hit::Hit;
use super::sheet;
use super::words as say;
use crate::data::Deck;
use crate::phase::Phase;
use crate::position::Offered;

/// The height of the heading with the decks.
const HEADING: f32 = 40.0;

impl Canvas<'_> {
    /// The offer's area.
    pub fn offer(&self) -> Area {
        let (view, words) = (self.view, self.reader.words);
        let (mut area, size) = self.panel(sheet::Area::Offer, &say::area_offer(words), "");
        let from_right = (1..=view.decks().len()).rev();
        for (deck, from_right) in view.decks().iter().zip(from_right) {
            self.deck(&mut area, *deck, from_right, size);
        }
        if view.offer.is_empty() {
            let note = say::offer_to_come(words);
            let middle = rect(0.0, HEADING, size.w, size.h - HEADING);
            area.text(Text::centered(middle, 14.5, Token::Ink2, note).font(Font::Regular));
        }
        let corners = self.card_corners(view.offer.len());
        for (number, (offered, corner)) in (1..).zip(view.offer.iter().zip(corners)) {
            self.offered(&mut area, number, *offered, corner);
        }
        area
    }

    /// The area with the cards that only the reader chooses from.
    pub fn choice(&self) -> Area {
        let words = self.reader.words;
        let heading = match self.view.phase {
            Phase::SchoolKeep(_) | Phase::SchoolUnder(_) => {
                say::area_choice_school(words, self.view.choice_deck().as_str())
            }
            _ => say::area_choice_draft(words),
        };
        let (mut area, _) = self.panel(sheet::Area::Choice, &heading, "");
        let cards = self.view.choice();
        let corners = self.card_corners(cards.kinds().len());
        let Size { w, h } = card::UPRIGHT;
        for (card, corner) in cards.kinds().iter().zip(corners) {
            let outline = rect(0.0, 0.0, w, h);
            area.group(self.target(Hit::Choice(card), corner, outline, 8.0), |d| {
                card::upright(d, card, words, None);
                card::times(d, cards.count(card).into(), point(w - 14.0, 80.0));
            });
        }
        area
    }

    /// Upper left corners of cards in the offer's place, in one row or in two.
    pub fn card_corners(&self, count: usize) -> Vec<Point> {
        let Size { w, h } = card::UPRIGHT;
        let (columns, gap) = match self.layout.format {
            Format::Wide => (count, 8.0),
            Format::Narrow | Format::Thumb => (count.min(2), 28.0),
        };
        let columns = columns.max(1);
        let width = columns as f32 * w + (columns - 1) as f32 * gap;
        let left = (self.layout.size(sheet::Area::Offer).w - width) / 2.0;
        let corner = |index: usize| {
            let (column, row) = ((index % columns) as f32, (index / columns) as f32);
            point(left + column * (w + gap), HEADING + row * (h + 14.0))
        };
        (0..count).map(corner).collect()
    }

    /// A deck as a small card back with its numeral and the number of cards left.
    fn deck(&self, d: &mut Drawing, deck: Deck, from_right: usize, size: Size) {
        let (w, h) = (58.0, 24.0);
        let corner = point(size.w - 8.0 - from_right as f32 * (w + 4.0), 7.0);
        let place = rect(0.0, 0.0, w, h);
        let cards = self.view.stack(deck).len().to_string();
        d.group(self.target(Hit::Deck(deck), corner, place, 8.0), |d| {
            let back = Style::fill(Token::Card).line(Token::Draw, 1.2);
            d.rounded(place.inset(0.6), 5.0, back);
            let numeral = Text::new(8.0, 17.0, 14.0, Token::Draw, deck.as_str());
            d.text(numeral.font(Font::Display));
            let count = Text::new(w - 7.0, 17.0, 13.0, Token::Draw, cards);
            d.text(count.font(Font::Regular).anchor(Anchor::End));
        });
    }

    fn offered(&self, d: &mut Drawing, number: u8, offered: Offered, corner: Point) {
        let (card, words) = (offered.card, self.reader.words);
        let outline = rect(0.0, 0.0, card::UPRIGHT.w, card::UPRIGHT.h);
        let target = self.target(Hit::Offer(number), corner, outline, 8.0);
        d.group(target, |d| match offered.taken_by {
            Some(seat) => card::taken(d, card, words, offered.deck, self.reader.color(seat)),
            None => card::upright(d, card, words, Some(offered.deck)),
        });
    }
}
