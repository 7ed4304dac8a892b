//! The offer and the decks.

use scene::pieces;
use scene::{
    Anchor, Area, AreaId, Drawing, Font, Format, Group, Reader, Rect, Shape, Size, Style, Target,
    Text, Token, Transform, rect,
};

use super::card;
use super::hit::{self, Hit};
use super::layout::Layout;
use super::sheet;
use super::words::{self as say, CardWords};
use crate::data::Deck;
use crate::view::View;

/// The height of the heading with the decks.
const HEADING: f32 = 40.0;

/// The offer's area.
pub fn area(view: &View, reader: &Reader<'_>, layout: &Layout) -> Area {
    let size = layout.offer();
    let label = say::area_offer(reader.words);
    let mut area = Area::new(AreaId::shared(sheet::OFFER), size, label.clone());
    pieces::panel(&mut area, rect(0.0, 0.0, size.w, size.h), &label, "");
    for (index, deck) in view.decks.iter().enumerate() {
        let from_right = view.decks.len() - index;
        draw_deck(&mut area, view, deck.deck, from_right, size, reader);
    }
    if view.offer.is_empty() {
        let note = say::offer_to_come(reader.words);
        let middle = rect(0.0, HEADING, size.w, size.h - HEADING);
        area.text(Text::centered(middle, 14.5, Token::Ink2, note).font(Font::Regular));
    }
    let corners = card_corners(view.offer.len(), size, layout.format());
    for (number, corner) in (1..).zip(corners) {
        draw_offered(&mut area, view, number, corner, reader);
    }
    area
}

/// Upper left corners of cards, in one row or in two.
pub fn card_corners(count: usize, size: Size, format: Format) -> Vec<scene::Point> {
    let Size { w, h } = card::UPRIGHT;
    let columns = match format {
        Format::Wide => count,
        Format::Narrow | Format::Thumb => count.min(2),
    };
    let gap = if format == Format::Wide { 8.0 } else { 28.0 };
    let width = columns as f32 * w + (columns.max(1) - 1) as f32 * gap;
    let left = (size.w - width) / 2.0;
    (0..count)
        .map(|index| {
            let (column, row) = (index % columns.max(1), index / columns.max(1));
            let x = left + column as f32 * (w + gap);
            scene::point(x, HEADING + row as f32 * (h + 14.0))
        })
        .collect()
}

/// A deck as a small card back with its numeral and the number of cards left.
fn draw_deck(
    d: &mut Drawing,
    view: &View,
    deck: Deck,
    from_right: usize,
    size: Size,
    reader: &Reader<'_>,
) {
    let (w, h) = (58.0, 24.0);
    let x = size.w - 8.0 - from_right as f32 * (w + 4.0);
    let place = rect(0.0, 0.0, w, h);
    let cards = view
        .decks
        .iter()
        .find(|view| view.deck == deck)
        .map_or(0, |view| view.cards.len());
    d.group(
        target(view, Hit::Deck(deck), scene::point(x, 7.0), place, reader),
        |d| {
            d.rounded(
                place.inset(0.6),
                5.0,
                Style::fill(Token::Card).line(Token::Draw, 1.2),
            );
            let numeral =
                Text::new(8.0, 17.0, 14.0, Token::Draw, deck.as_str()).font(Font::Display);
            d.text(numeral);
            let count = Text::new(w - 7.0, 17.0, 13.0, Token::Draw, cards.to_string());
            d.text(count.font(Font::Regular).anchor(Anchor::End));
        },
    );
}

/// A group that is a place or piece of the table.
pub fn target(
    view: &View,
    hit: Hit,
    corner: scene::Point,
    outline: Rect,
    reader: &Reader<'_>,
) -> Group {
    Group::at(Transform::to(corner.x, corner.y)).target(Target {
        hit: scene::Hit::of(hit),
        name: hit::name(view, hit, reader),
        outline: Shape::rounded(outline, 8.0),
    })
}

fn draw_offered(
    d: &mut Drawing,
    view: &View,
    number: u8,
    corner: scene::Point,
    reader: &Reader<'_>,
) {
    let Some(offered) = hit::offered(view, number) else {
        return;
    };
    let words = CardWords::new(reader.words, offered.card);
    let Size { w, h } = card::UPRIGHT;
    let group = target(
        view,
        Hit::Offer(number),
        corner,
        rect(0.0, 0.0, w, h),
        reader,
    );
    d.group(group, |d| match offered.taken_by {
        Some(seat) => card::taken(d, offered.card, &words, offered.deck, reader.color(seat)),
        None => card::upright(d, offered.card, &words, Some(offered.deck)),
    });
}
