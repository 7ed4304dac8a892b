//! What only one player is shown, in the place of the market: the hand he drafts from, the roles or
//! objectives he keeps one of, the cards he puts in order.

use scene::pieces;
use scene::{
    Area, Drawing, Font, Format, Glyph, Reader, Rect, Size, Style, Text, Token, fitting, point,
    rect, square, wrap,
};

use super::deed::{Row, own_seat};
use super::layout::Layout;
use super::paper::{boxed, paper};
use super::sheet::Part;
use super::words as say;
use crate::data::{Objective, Role};
use crate::{Card, Hit, Lot, Phase, View};

/// What the viewer chooses from in secret.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Offered {
    /// F-22: a hand of deeds, and the one taken already.
    Deeds(Vec<Lot>, Option<Lot>),
    Roles([Role; 2]),
    Objectives([Objective; 2]),
    /// I5: the top cards of the stack, in their order.
    Order(Vec<Card>),
}

impl Offered {
    /// Deeds are few letters each, and lie in the market's place.
    pub fn is_deeds(&self) -> bool {
        matches!(self, Offered::Deeds(..))
    }
}

/// What the viewer is shown; nothing if he chooses nothing in secret now.
pub fn offered(view: &View, reader: &Reader<'_>) -> Option<Offered> {
    let seat = own_seat(reader)?;
    let own = &view.hidden.players[seat];
    match &view.phase {
        Phase::Draft(_) => {
            let hand: Vec<Lot> = own.hand.as_slice().iter().copied().flatten().collect();
            Some(Offered::Deeds(hand, own.pick.flatten()))
        }
        Phase::Roles(_) => own.roles.offered.flatten().map(Offered::Roles),
        Phase::Objectives(_) | Phase::NewPurpose => {
            own.dealt.offered.flatten().map(Offered::Objectives)
        }
        Phase::Foresight if view.turn.seat == seat => {
            let top = view.stack().top_down().take(view.looked_at());
            Some(Offered::Order(top.flatten().collect()))
        }
        _ => None,
    }
}

/// The area with it.
pub fn area(view: &View, reader: &Reader<'_>, layout: &Layout) -> Area {
    let words = reader.words;
    let Some(offered) = offered(view, reader) else {
        let size = layout.choice(true).size();
        return Area::new(Part::Choice, size, say::area_market(words));
    };
    let size = layout.choice(offered.is_deeds()).size();
    let heading = match &offered {
        Offered::Deeds(..) => say::area_hand(words),
        Offered::Roles(_) => say::area_roles(words),
        Offered::Objectives(_) => say::area_choice(words),
        Offered::Order(_) => say::area_top(words),
    };
    let mut area = Area::new(Part::Choice, size, heading.clone());
    let whole = rect(0.0, 0.0, size.w, size.h);
    let room = match layout.format() {
        Format::Wide | Format::Short | Format::Thumb => {
            let room = pieces::panel(&mut area, whole, &heading, "");
            rect(8.0, room.y, size.w - 16.0, size.h - room.y - 8.0)
        }
        Format::Narrow => whole,
    };
    let hand = Hand { view, reader };
    match offered {
        Offered::Deeds(lots, taken) => hand.deeds(&mut area, &lots, taken, room),
        Offered::Roles(pair) => {
            let hits = pair.map(Hit::RoleCard);
            hand.pair(&mut area, hits, room);
        }
        Offered::Objectives(pair) => {
            let hits = pair.map(Hit::ObjectiveCard);
            hand.pair(&mut area, hits, room);
        }
        Offered::Order(cards) => hand.order(&mut area, &cards, room),
    }
    area
}

struct Hand<'a> {
    view: &'a View,
    reader: &'a Reader<'a>,
}

const GAP: f32 = 6.0;

/// Whether cards lie below each other, and not side by side.
fn is_upright(room: Rect) -> bool {
    room.h > 150.0
}

/// The place of a card where so many share the room; below each other no higher than `tallest`.
fn stacked(room: Rect, index: usize, count: f32, tallest: f32) -> Rect {
    if is_upright(room) {
        let height = ((room.h + GAP) / count - GAP).min(tallest);
        let y = room.y + index as f32 * (height + GAP);
        rect(room.x, y, room.w, height)
    } else {
        let width = (room.w + GAP) / count - GAP;
        let x = room.x + index as f32 * (width + GAP);
        rect(x, room.y, width, room.h - 2.0)
    }
}

impl Hand<'_> {
    fn deeds(&self, d: &mut Drawing, lots: &[Lot], taken: Option<Lot>, room: Rect) {
        let upright = is_upright(room);
        for (index, lot) in lots.iter().enumerate() {
            let place = stacked(room, index, 6.0, 92.0);
            d.group(
                boxed(self.view, Hit::Deed(*lot), (place, 8.0), self.reader),
                |d| {
                    if upright {
                        self.row(d, *lot, place);
                    } else {
                        small_deed(d, *lot, place);
                    }
                    if taken == Some(*lot) {
                        let chosen = Style::stroke(Token::Accent, 2.5);
                        d.rounded(place.inset(1.5), 8.0, chosen);
                    }
                },
            );
        }
    }

    fn row(&self, d: &mut Drawing, lot: Lot, at: Rect) {
        let row = Row {
            view: self.view,
            reader: self.reader,
            card: Card::Deed(lot),
            price: None,
        };
        row.draw(d, at);
    }

    /// Two cards with their names and what they do.
    fn pair(&self, d: &mut Drawing, hits: [Hit; 2], room: Rect) {
        for (index, hit) in hits.into_iter().enumerate() {
            let place = stacked(room, index, 2.0, 104.0);
            let group = boxed(self.view, hit, (place, 8.0), self.reader);
            d.group(group, |d| self.card(d, hit, place));
        }
    }

    /// Glyph, name and text of a card to choose.
    fn card_words(&self, hit: Hit) -> Option<(Glyph, String, String)> {
        let words = self.reader.words;
        match hit {
            Hit::RoleCard(role) => {
                let (name, text) = (say::role(words, role), say::role_text(words, role));
                Some((Glyph::Magistrate, name, text))
            }
            Hit::ObjectiveCard(card) => {
                let points = scene::words::common::points(words, card.row().points);
                Some((Glyph::Star, points, say::objective(words, card)))
            }
            _ => None,
        }
    }

    fn card(&self, d: &mut Drawing, hit: Hit, at: Rect) {
        let Some((glyph, name, text)) = self.card_words(hit) else {
            return;
        };
        let paper = Style::fill(Token::Card).line(Token::LineStrong, 1.2);
        d.rounded(at.inset(0.5), 8.0, paper);
        let large = at.h > 90.0;
        let (icon, title, size) = if large {
            (26.0, 17.0, 14.0)
        } else {
            (14.0, 13.0, 12.0)
        };
        let (left, top) = (at.x + 8.0, at.y + if large { 10.0 } else { 4.0 });
        d.tinted(glyph, square(left, top, icon), Token::Draw, Token::Marble);
        let name = fitting(&[&name], Font::Semibold, title, at.w - icon - 24.0);
        let baseline = top + icon / 2.0 + title * 0.35;
        let heading = Text::new(left + icon + 6.0, baseline, title, Token::Draw, name);
        d.text(heading);
        let mut y = top + icon + size + 2.0;
        let most = ((at.bottom() - y) / (size * 1.2)).floor().max(0.0) as usize + 1;
        for line in wrap(&text, Font::Regular, size, at.w - 16.0)
            .into_iter()
            .take(most)
        {
            let text = Text::new(left, y, size, Token::Draw, line);
            d.text(text.font(Font::Regular));
            y += size * 1.2;
        }
    }

    /// Each card with a button for each place it can come to.
    fn order(&self, d: &mut Drawing, cards: &[Card], room: Rect) {
        let count = cards.len();
        let upright = is_upright(room);
        for (index, card) in cards.iter().enumerate() {
            let place = stacked(room, index, 4.0, 76.0);
            let paper = Style::fill(Token::Card).line(Token::Line, 1.0);
            d.rounded(place.inset(0.5), 8.0, paper);
            let (name, buttons) = split(place, upright);
            let text = super::names::card(self.reader.words, *card);
            let size = if upright { 18.0 } else { 13.0 };
            let text = fitting(&[&text], Font::Semibold, size, name.w - 8.0);
            d.text(Text::centered(name, size, Token::Draw, text));
            for rank in 0..count {
                self.rank(d, (index + 1) as u8, (rank + 1) as u8, buttons, count);
            }
        }
    }

    fn rank(&self, d: &mut Drawing, card: u8, place: u8, room: Rect, count: usize) {
        let step = room.w / count as f32;
        let side = size_of(step, room.h);
        let center = point(room.x + (f32::from(place) - 0.5) * step, room.center().y);
        let at = rect(
            center.x - side.w / 2.0,
            center.y - side.h / 2.0,
            side.w,
            side.h,
        );
        let group = boxed(self.view, Hit::Rank(card, place), (at, 5.0), self.reader);
        d.group(group, |d| {
            let paper = Style::fill(Token::Raised).line(Token::LineStrong, 1.0);
            d.rounded(at, 5.0, paper);
            d.text(Text::centered(at, 14.0, Token::Ink, place.to_string()));
        });
    }
}

fn size_of(step: f32, height: f32) -> Size {
    scene::size((step - 4.0).min(40.0), (height - 4.0).min(32.0))
}

/// Where the name and where the buttons of an ordered card stand.
fn split(at: Rect, upright: bool) -> (Rect, Rect) {
    if upright {
        let name = rect(at.x + 4.0, at.y, 120.0, at.h);
        (name, rect(at.x + 128.0, at.y, at.w - 136.0, at.h))
    } else {
        let name = rect(at.x, at.y + 2.0, at.w, 24.0);
        (name, rect(at.x + 2.0, at.y + 28.0, at.w - 4.0, at.h - 32.0))
    }
}

fn small_deed(d: &mut Drawing, lot: Lot, at: Rect) {
    paper(d, at);
    d.text(Text::centered(at, 19.0, Token::Ink, lot.to_string()));
}
