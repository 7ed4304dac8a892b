//! A hand: equal cards as one, with their number.

use kernel::Viewer;
use scene::pieces;
use scene::{Area, AreaId, Drawing, Format, Reader, point, rect, size};

use super::card;
use super::hit::Hit;
use super::layout::Layout;
use super::offer::target;
use super::sheet;
use super::words::{self as say, CardWords};
use crate::data::Card;
use crate::hand::Cards;
use crate::view::View;

/// Whether the reader is shown a hand: a player his own, who sees everything that of the first
/// seat.
pub fn is_shown(reader: &Reader<'_>) -> bool {
    reader.viewer != Viewer::Spectator
}

/// The hand that the reader is shown.
fn cards(view: &View, reader: &Reader<'_>) -> Cards {
    if !is_shown(reader) {
        return Cards::default();
    }
    let player = &view.players[reader.own_seat()];
    let secret = player.hand_secret.iter().copied().flatten();
    player.hand_seen.iter().copied().chain(secret).collect()
}

/// How many of a card the reader is shown.
pub fn count(view: &View, reader: &Reader<'_>, card: Card) -> usize {
    usize::from(cards(view, reader).count(card))
}

/// The hand's area.
pub fn area(view: &View, reader: &Reader<'_>, layout: &Layout) -> Area {
    let size = layout.hand();
    let heading = match reader.viewer {
        Viewer::Seat(_) => say::area_hand(reader.words),
        Viewer::Spectator | Viewer::Everything => {
            say::hand_of(reader.words, reader.name(reader.own_seat()))
        }
    };
    let mut area = Area::new(AreaId::shared(sheet::HAND), size, heading.clone());
    let hand = cards(view, reader);
    match layout.format() {
        Format::Wide => {
            let whole = rect(0.0, 0.0, size.w, size.h);
            pieces::panel(&mut area, whole, &heading, &hand.len().to_string());
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
    let height = ((place.h - TOP - 10.0 + gap) / kinds - gap).min(124.0);
    for (index, card) in hand.kinds().enumerate() {
        let corner = point(12.0, TOP + index as f32 * (height + gap));
        draw_card(d, view, card, corner, size(place.w - 24.0, height), reader);
    }
}

/// Few cards lie side by side with their names; more are tiles.
fn row(d: &mut Drawing, view: &View, hand: &Cards, reader: &Reader<'_>, place: scene::Size) {
    const GAP: f32 = 6.0;
    let kinds = hand.kinds().count();
    let grid = |columns: usize, cell: scene::Size| {
        move |index: usize| {
            let (column, row) = (index % columns, index / columns);
            point(column as f32 * (cell.w + GAP), row as f32 * (cell.h + GAP))
        }
    };
    if kinds <= 4 {
        let rows = kinds.div_ceil(2).max(1) as f32;
        let height = ((place.h + GAP) / rows - GAP).min(64.0);
        let cell = size((place.w - GAP) / 2.0, height);
        let corner = grid(2, cell);
        for (index, card) in hand.kinds().enumerate() {
            draw_card(d, view, card, corner(index), cell, reader);
        }
        return;
    }
    let rows = if kinds <= 7 { 1 } else { 2 };
    let columns = kinds.div_ceil(rows);
    let width = (place.w + GAP) / columns as f32 - GAP;
    let height = (place.h + GAP) / rows as f32 - GAP;
    let side = width.min(height).floor();
    let corner = grid(columns, size(side, side));
    for (index, card) in hand.kinds().enumerate() {
        draw_tile(d, view, card, corner(index), side, reader);
    }
}

fn draw_tile(
    d: &mut Drawing,
    view: &View,
    card: Card,
    corner: scene::Point,
    side: f32,
    reader: &Reader<'_>,
) {
    let words = CardWords::new(reader.words, card);
    let outline = rect(0.0, 0.0, side, side);
    let hit = Hit::Hand(card, reader.own_seat());
    let count = count(view, reader, card);
    d.group(target(view, hit, corner, outline, reader), |d| {
        card::tile(d, card, &words, side, None);
        card::times(d, count, scene::point(side - 9.0, 9.0));
    });
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
        target(
            view,
            Hit::Hand(card, reader.own_seat()),
            corner,
            outline,
            reader,
        ),
        |d| {
            card::lying(d, card, &words, number, place);
        },
    );
}
