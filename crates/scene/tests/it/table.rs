//! A whole table in the vocabulary: other cities at the left, strip and offer above, the own city
//! below with legal cells and a chosen one, the hand beside it; and the first page of a phone.

use scene::pieces::{Card, panel, token};
use scene::{
    Anchor, Area, AreaId, Drawing, Font, Glyph, Group, Hit, Mark, Page, Rect, Scene, SeatColor,
    Shape, Slot, State, Style, Target, Text, Token, Transform, point, rect, size, square,
};

use super::cards::CARDS;
use super::forms::caption;

/// Cards by cell: rows of four, numbers of [`CARDS`].
type Cells = [Option<usize>; 16];

const E: Option<usize> = None;
#[rustfmt::skip]
const CITIES: [Cells; 4] = [
    [
        Some(8), Some(5), Some(16), Some(18), Some(0), Some(4), Some(12), E,
        E, Some(4), Some(10), E, E, E, Some(1), E,
    ],
    [
        Some(4), Some(0), Some(13), E, Some(4), Some(4), Some(14), E,
        E, Some(18), Some(2), E, E, Some(20), E, E,
    ],
    [
        E, E, Some(18), E, Some(4), Some(0), Some(11), Some(6),
        E, Some(12), Some(6), Some(16), E, E, E, Some(18),
    ],
    [
        Some(3), Some(4), E, E, Some(1), Some(0), Some(17), E,
        Some(24), Some(5), Some(5), E, E, Some(18), E, E,
    ],
];
const NAMES: [&str; 4] = ["Your city", "Octavius", "Bot Nerva", "Helena"];

/// The desktop: 1034 by 828, as much as the side panel leaves of 1440 by 900.
pub fn wide() -> (Scene, Vec<Mark>) {
    let slots = vec![
        Slot::public(AreaId::shared("rail"), rect(20.0, 16.0, 214.0, 812.0)),
        Slot::public(AreaId::shared("strip"), rect(252.0, 16.0, 342.0, 198.0)),
        Slot::public(AreaId::shared("offer"), rect(608.0, 16.0, 444.0, 198.0)),
        Slot::public(AreaId::shared("city"), rect(252.0, 228.0, 570.0, 600.0)),
        Slot::private(AreaId::shared("hand"), rect(836.0, 228.0, 216.0, 600.0)),
    ];
    let areas = slots
        .iter()
        .map(|slot| draw(slot.area, slot.at, 127.0))
        .collect();
    let page = Page::new(String::new(), Glyph::Card, size(1072.0, 844.0), slots);
    (Scene { page, areas }, marks())
}

/// The phone: 390 across.
pub fn narrow() -> (Scene, Vec<Mark>) {
    let slots = vec![
        Slot::public(AreaId::shared("strip"), rect(16.0, 8.0, 358.0, 92.0)),
        Slot::public(AreaId::shared("city"), rect(8.0, 108.0, 374.0, 374.0)),
        Slot::private(AreaId::shared("hand"), rect(8.0, 490.0, 374.0, 72.0)),
    ];
    let areas = slots
        .iter()
        .map(|slot| draw(slot.area, slot.at, 84.0))
        .collect();
    let name = "City".to_string();
    let page = Page::new(name, Glyph::House, size(390.0, 570.0), slots);
    (Scene { page, areas }, marks())
}

/// Empty cells beside cards are legal; the first card is the one about to be built.
fn marks() -> Vec<Mark> {
    let legal = [7, 8, 11, 13, 15].map(|index| (cell_hit(index, 0), State::Legal));
    let mut marks = legal.to_vec();
    marks.push((Hit::of("hand:0"), State::Selected));
    marks.push((cell_hit(0, 0), State::Selected));
    marks.push((cell_hit(13, 1), State::Last));
    marks
}

fn cell_hit(index: usize, city: usize) -> Hit {
    Hit::of(format_args!(
        "cell:{},{}@{}",
        index / 4,
        index % 4,
        city + 1
    ))
}

fn draw(id: AreaId, at: Rect, side: f32) -> Area {
    let mut area = Area::new(id, at.size(), id.word());
    let whole = rect(0.0, 0.0, at.w, at.h);
    let wide = side > 100.0;
    match id.word() {
        "rail" => rail(&mut area, whole),
        "strip" => strip(&mut area, whole, wide),
        "offer" => offer(&mut area, whole),
        "city" => own_city(&mut area, whole, side),
        _ => hand(&mut area, whole, wide),
    }
    area
}

fn rail(drawing: &mut Drawing, whole: Rect) {
    let height = (whole.h - 24.0) / 3.0;
    for (index, seat) in [1, 2, 3].into_iter().enumerate() {
        let at = rect(0.0, index as f32 * (height + 12.0), whole.w, height);
        let paper = Style::fill(Token::Surface).line(Token::Line, 1.0);
        drawing.rounded(at.inset(0.5), 8.0, paper);
        token(
            drawing,
            SeatColor::ALL[seat],
            point(22.0, at.y + 22.0),
            11.0,
        );
        let name = Text::new(41.0, at.y + 27.0, 14.5, Token::Ink, NAMES[seat]);
        drawing.text(name);
        let side = 4.0 * 43.0 + 9.0;
        let place = point(
            (whole.w - side) / 2.0,
            at.y + 40.0 + (height - 40.0 - side) / 2.0,
        );
        drawing.at(place.x, place.y, |city| cells(city, seat, 43.0, 3.0));
    }
}

fn own_city(drawing: &mut Drawing, whole: Rect, side: f32) {
    drawing.rounded(whole, 14.0, Style::fill(Token::Board));
    let (gap, top) = if side > 100.0 {
        (7.0, 48.0)
    } else {
        (5.0, 12.0)
    };
    if side > 100.0 {
        token(drawing, SeatColor::Porphyry, point(32.0, 24.0), 12.0);
        drawing.text(Text::new(52.0, 29.5, 15.5, Token::Ink, NAMES[0]));
        let count = Text::new(whole.w - 20.0, 29.5, 14.0, Token::Ink2, "9 of 16 cards");
        drawing.text(count.font(Font::Regular).anchor(Anchor::End));
    }
    let left = (whole.w - 4.0 * side - 3.0 * gap) / 2.0;
    drawing.at(left, top, |city| cells(city, 0, side, gap));
}

/// The cells of a city, each a place that can be chosen.
fn cells(drawing: &mut Drawing, city: usize, side: f32, gap: f32) {
    for (index, card) in CITIES[city].iter().enumerate() {
        let at = Transform::to(
            (index % 4) as f32 * (side + gap),
            (index / 4) as f32 * (side + gap),
        );
        let target = Target {
            hit: cell_hit(index, city),
            name: card
                .map_or("Free cell", |card| CARDS[card].name)
                .to_string(),
            outline: Shape::rounded(square(0.0, 0.0, side), Card::radius(side)),
        };
        drawing.group(Group::at(at).target(target), |cell| match card {
            Some(card) => CARDS[*card].card().draw(cell, side),
            None => {
                let empty = Style::fill(Token::Board2).opacity(0.55);
                cell.rounded(square(1.0, 1.0, side - 2.0), Card::radius(side), empty);
            }
        });
    }
}

fn strip(drawing: &mut Drawing, whole: Rect, wide: bool) {
    let (mut top, mut left) = (0.0, 0.0);
    let (side, height) = if wide { (46.0, 62.0) } else { (52.0, 52.0) };
    if wide {
        let inner = panel(drawing, whole, "Action strip", "nearest acts first");
        (top, left) = (inner.y + 24.0, inner.x);
    }
    let emperor = point(left + 27.0, top + height / 2.0);
    let disc = Style::fill(Token::AccentSoft).line(Token::Accent, 1.5);
    drawing.circle(emperor.x, emperor.y, 25.0, disc);
    let place = Rect::around(emperor, 36.0);
    drawing.tinted(Glyph::Emperor, place, Token::OnAccentSoft, Token::Surface);
    let emissaries = [Some(1), Some(2), Some(0), None, Some(3)];
    for (index, seat) in emissaries.into_iter().enumerate() {
        let at = rect(left + 60.0 + index as f32 * (side + 6.0), top, side, height);
        space(drawing, at, index, seat);
    }
}

fn space(drawing: &mut Drawing, at: Rect, index: usize, seat: Option<usize>) {
    let counts = index <= 2;
    let brick = index.is_multiple_of(2);
    let (ground, line, ink) = if counts {
        (Token::Raised, Style::NONE.line(Token::Ink, 1.6), Token::Ink)
    } else {
        (
            Token::Sunk,
            Style::NONE.line(Token::LineStrong, 1.2),
            Token::Ink2,
        )
    };
    drawing.rounded(
        at,
        7.0,
        Style {
            line: line.line,
            ..Style::fill(ground)
        },
    );
    let rise = if seat.is_some() { at.h * 0.15 } else { 0.0 };
    let place = Rect::around(point(at.center().x, at.center().y - rise), 26.0);
    match (brick, counts) {
        (true, true) => drawing.tinted(Glyph::Brick, place, ink, Token::Roof),
        (true, false) => drawing.glyph(Glyph::Brick, place, ink),
        (false, _) => drawing.glyph(Glyph::Cog, place, ink),
    }
    if let Some(seat) = seat {
        let foot = point(at.center().x, at.bottom() - 3.0);
        token(drawing, SeatColor::ALL[seat], foot, 13.0);
    }
}

fn offer(drawing: &mut Drawing, whole: Rect) {
    let inner = panel(drawing, whole, "Offer", "");
    for index in 0..4 {
        let (card, caption) = (
            CARDS[super::forms::CAPTIONS[index].0].card(),
            caption(index),
        );
        let bounds = rect(0.0, 0.0, 97.0, 148.0);
        let at = Transform::to(inner.x + index as f32 * 106.0, inner.y + 2.0);
        let target = Target {
            hit: Hit::of(format_args!("slot:{index}")),
            name: caption.title.to_string(),
            outline: Shape::rounded(bounds, 8.0),
        };
        drawing.group(Group::at(at).target(target), |slot| match index {
            3 => card.draw_tall(slot, bounds.w, bounds.h, &caption),
            _ => {
                let taker = SeatColor::ALL[index];
                card.draw_row_taken(slot, bounds.w, bounds.h, caption.title, taker);
            }
        });
    }
}

fn hand(drawing: &mut Drawing, whole: Rect, wide: bool) {
    let inner = if wide {
        panel(drawing, whole, "Your hand", "2")
    } else {
        whole
    };
    for index in 0..2 {
        let (bounds, at) = if wide {
            let bounds = rect(0.0, 0.0, inner.w, 104.0);
            (
                bounds,
                Transform::to(inner.x, inner.y + index as f32 * 113.0),
            )
        } else {
            let width = (inner.w - 8.0) / 2.0;
            let at = Transform::to(index as f32 * (width + 8.0), 4.0);
            (rect(0.0, 0.0, width, 64.0), at)
        };
        let caption = caption(index);
        let target = Target {
            hit: Hit::of(format_args!("hand:{index}")),
            name: caption.title.to_string(),
            outline: Shape::rounded(bounds, 8.0),
        };
        let card = CARDS[super::forms::CAPTIONS[index].0].card();
        drawing.group(Group::at(at).target(target), |held| {
            card.draw_row(held, bounds.w, bounds.h, &caption);
        });
    }
}
