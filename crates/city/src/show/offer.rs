//! The offer and the decks; in their place, cards that only one player is shown: those of the
//! draft, and those drawn for a school.

use scene::{Anchor, Area, Drawing, Font, Rect, Size, Style, Text, Token, point, rect, wrap};

use super::Canvas;
use super::card;
use super::hit::Hit;
use super::layout::HEADING;
use super::sheet;
use super::words as say;
use crate::data::Deck;
use crate::phase::Phase;
use crate::position::Offered;

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
            for (index, line) in (0..).zip(wrap(&note, Font::Regular, 14.5, size.w - 24.0)) {
                let place = rect(0.0, HEADING + 30.0 + index as f32 * 20.0, size.w, 20.0);
                area.text(Text::centered(place, 14.5, Token::Ink2, line).font(Font::Regular));
            }
        }
        for (index, offered) in view.offer.iter().enumerate() {
            let place = self.layout.lying(index, HEADING, self.layout.cards());
            self.offered(&mut area, (index + 1) as u8, *offered, place);
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
        for (index, card) in cards.kinds().iter().enumerate() {
            let at = self.layout.lying(index, HEADING, self.layout.cards());
            let (corner, outline) = (point(at.x, at.y), rect(0.0, 0.0, at.w, at.h));
            area.group(self.target(Hit::Choice(card), corner, outline, 8.0), |d| {
                card::lying(d, card, words, cards.count(card).into(), at.size());
            });
        }
        area
    }

    /// A deck as a small card back with its numeral and the number of cards left.
    fn deck(&self, d: &mut Drawing, deck: Deck, from_right: usize, size: Size) {
        let (w, h) = (if size.w < 260.0 { 37.0 } else { 46.0 }, 24.0);
        let corner = point(size.w - 6.0 - from_right as f32 * (w + 4.0), 6.0);
        let place = rect(0.0, 0.0, w, h);
        let cards = self.view.stack(deck).len().to_string();
        d.group(self.target(Hit::Deck(deck), corner, place, 8.0), |d| {
            let back = Style::fill(Token::Card).line(Token::Draw, 1.2);
            d.rounded(place.inset(0.6), 5.0, back);
            let numeral = Text::new(5.0, 17.0, 13.0, Token::Draw, deck.as_str());
            d.text(numeral.font(Font::Display));
            let count = Text::new(w - 5.0, 17.0, 12.5, Token::Draw, cards);
            d.text(count.font(Font::Regular).anchor(Anchor::End));
        });
    }

    fn offered(&self, d: &mut Drawing, number: u8, offered: Offered, at: Rect) {
        let (card, words) = (offered.card, self.reader.words);
        let (corner, outline) = (point(at.x, at.y), rect(0.0, 0.0, at.w, at.h));
        let target = self.target(Hit::Offer(number), corner, outline, 8.0);
        d.group(target, |d| match offered.taken_by {
            Some(seat) => card::taken(d, card, words, at.size(), self.reader.color(seat)),
            None => card::lying(d, card, words, 1, at.size()),
        });
    }
}
