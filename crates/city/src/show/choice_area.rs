//! Cards that only one player is shown: those of the draft, and those drawn for a school.

use scene::{Area, Size, pieces, point, rect};

use super::Canvas;
use super::card;
use super::hit::Hit;
use super::sheet;
use super::words as say;
use crate::position::Phase;

impl Canvas<'_> {
    /// The area with those cards, in the place of the offer.
    pub fn choice(&self) -> Area {
        let (size, words) = (self.layout.size(sheet::Area::Offer), self.reader.words);
        let heading = match self.view.phase {
            Phase::SchoolKeep(_) | Phase::SchoolUnder(_) => {
                say::area_choice_school(words, self.view.choice_deck().as_str())
            }
            _ => say::area_choice_draft(words),
        };
        let mut area = Area::new(sheet::Area::Choice, size, heading.clone());
        pieces::panel(&mut area, rect(0.0, 0.0, size.w, size.h), &heading, "");
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
}
