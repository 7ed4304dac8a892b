//! The viewer's hand: equal cards as one, with their number.

use kernel::Viewer;
use scene::{Anchor, Area, AreaId, Drawing, Font, Format, Reader, Text, Token, point, rect, size};

use super::card;
use super::hit::Hit;
use super::layout::Layout;
use super::offer::{panel, target};
use super::words::{self as say, CardWords};
use crate::data::Card;
use crate::hand::Cards;
use crate::view::View;

/// The viewer's hand.
fn cards(view: &View, reader: &Reader<'_>) -> Cards {
    let Viewer::Seat(seat) = reader.viewer else {
        return Cards::default();
    };
    let player = &view.players[seat];
    let secret = player.hand_secret.iter().copied().flatten();
    player.hand_seen.iter().copied().chain(secret).collect()
}

/// How many of a card the viewer has.
pub fn count(view: &View, reader: &Reader<'_>, card: Card) -> usize {
    usize::from(cards(view, reader).count(card))
}

/// The hand's area.
pub fn area(view: &View, reader: &Reader<'_>, layout: &Layout) -> Area {
    let size = layout.hand();
    let heading = say::area_hand(reader.words);
    let mut area = Area::new(AreaId::shared("hand"), size, heading.clone());
    let hand = cards(view, reader);
    match layout.format() {
        Format::Wide => {
            panel(&mut area, size, &heading);
            let count = Text::new(
                size.w - 14.0,
                24.0,
                13.0,
                Token::Ink3,
                hand.len().to_string(),
            );
            area.text(count.anchor(Anchor::End).font(Font::Regular));
            column(&mut area, view, &hand, reader, size);
        }
        Format::Narrow | Format::Thumb => row(&mut area, view, &hand, reader, size),
    }
    area
}

/// One below the other, each as high as there is room.
fn column(d: &mut Drawing, view: &View, hand: &Cards, reader: &Reader<'_>, place: scene::Size) {
    const TOP: f32 = 36.0;
    let kinds = hand.kinds().count().max(1) as f32;
    let gap = if kinds > 7.0 { 4.0 } else { 9.0 };
    let height = ((place.h - TOP - 10.0 + gap) / kinds - gap).min(88.0);
    for (index, card) in hand.kinds().enumerate() {
        let corner = point(12.0, TOP + index as f32 * (height + gap));
        draw_card(d, view, card, corner, size(place.w - 24.0, height), reader);
    }
}

/// Side by side in one or two rows.
fn row(d: &mut Drawing, view: &View, hand: &Cards, reader: &Reader<'_>, place: scene::Size) {
    let kinds = hand.kinds().count().max(1);
    let columns = 2;
    let rows = kinds.div_ceil(columns);
    let gap = 6.0;
    let width = (place.w - gap) / columns as f32;
    let height = ((place.h + gap) / rows as f32 - gap).min(64.0);
    for (index, card) in hand.kinds().enumerate() {
        let (column, row) = (index % columns, index / columns);
        let corner = point(column as f32 * (width + gap), row as f32 * (height + gap));
        draw_card(d, view, card, corner, size(width, height), reader);
    }
}

fn draw_card(
    d: &mut Drawing,
    view: &View,
    card: Card,
    corner: scene::Point,
    place: scene::Size,
    reader: &Reader<'_>,
) {
    let words = CardWords::new(reader.words, card);
    let outline = rect(0.0, 0.0, place.w, place.h);
    let number = count(view, reader, card);
    d.group(
        target(view, Hit::Hand(card), corner, outline, reader),
        |d| {
            card::lying(d, card, &words, number, place);
        },
    );
}
