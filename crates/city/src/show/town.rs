//! A player's city: the cards on their cells, and the places where it may grow.

use kernel::Seat;
use scene::pieces;
use scene::{
    Anchor, Area, AreaId, Drawing, Font, Glyph, Group, Reader, Rect, Shape, Size, Style, Target,
    Text, Token, Transform, point, rect, shorten, square,
};

use super::card;
use super::hit::{self, Hit};
use super::layout::{TownFrame, TownSize};
use super::words::{self as say, CardWords};
use crate::grid::{Cell, Cells};
use crate::view::{BuiltCard, View};

/// The area with a seat's city.
pub fn area(
    id: AreaId,
    seat: Seat,
    view: &View,
    reader: &Reader<'_>,
    town: TownSize,
    size: Size,
) -> Area {
    let mut area = Area::new(id, size, say::city_of(reader.words, reader.name(seat)));
    let occupied = occupied(view, seat);
    let open = occupied.border().intersection(occupied.window());
    let whole = rect(0.0, 0.0, size.w, size.h);
    let (place, gap) = match town {
        TownSize::Own if size.w < 400.0 => (bare_panel(&mut area, whole), 5.0),
        TownSize::Own => (own_panel(&mut area, seat, view, reader, size), 7.0),
        TownSize::Small => (small_panel(&mut area, seat, view, reader, size), 3.0),
        TownSize::Thumb => (bare_panel(&mut area, whole), 2.0),
    };
    let frame = TownFrame::new(occupied, open, place, gap);
    let painter = Painter {
        seat,
        view,
        reader,
        frame,
        named: town != TownSize::Thumb,
    };
    painter.ground(&mut area, occupied, open);
    for built in &view.players[seat].city {
        painter.card(&mut area, built);
    }
    area
}

/// The cells of a seat's city.
pub fn occupied(view: &View, seat: Seat) -> Cells {
    let mut cells = Cells::EMPTY;
    let at_table = view.players.seats().contains(seat);
    let city = at_table.then(|| &view.players[seat].city[..]);
    for built in city.unwrap_or_default() {
        cells.insert(built.cell);
    }
    cells
}

/// A board without a heading.
fn bare_panel(d: &mut Drawing, panel: Rect) -> Rect {
    d.rounded(panel, 10.0, Style::fill(Token::Board));
    panel.inset(5.0)
}

/// The board under a large city, with its heading.
fn own_panel(d: &mut Drawing, seat: Seat, view: &View, reader: &Reader<'_>, size: Size) -> Rect {
    d.rounded(
        rect(0.0, 0.0, size.w, size.h),
        14.0,
        Style::fill(Token::Board),
    );
    first_player(d, seat, view, size.w - 160.0, 15.0);
    pieces::token(d, reader.color(seat), point(32.0, 25.0), 11.0);
    let name = say::city_of(reader.words, reader.name(seat));
    let name = shorten(&name, Font::Semibold, 15.5, size.w - 230.0);
    d.text(Text::new(52.0, 31.0, 15.5, Token::Ink, name));
    let count = say::cards_of_sixteen(reader.words, view.players[seat].city.len());
    let count = Text::new(size.w - 20.0, 31.0, 14.0, Token::Ink2, count);
    d.text(count.font(Font::Regular).anchor(Anchor::End));
    rect(14.0, 46.0, size.w - 28.0, size.h - 58.0)
}

/// C-29: the first-player pawn, as a crown.
fn first_player(d: &mut Drawing, seat: Seat, view: &View, x: f32, y: f32) {
    if view.first == seat {
        d.tinted(
            Glyph::Crown,
            square(x, y, 20.0),
            Token::Ink2,
            Token::AccentSoft,
        );
    }
}

/// The panel round another player's city.
fn small_panel(d: &mut Drawing, seat: Seat, view: &View, reader: &Reader<'_>, size: Size) -> Rect {
    let panel = rect(0.0, 0.0, size.w, size.h).inset(0.5);
    d.rounded(
        panel,
        8.0,
        Style::fill(Token::Surface).line(Token::Line, 1.0),
    );
    first_player(d, seat, view, size.w - 30.0, 11.0);
    pieces::token(d, reader.color(seat), point(22.0, 21.0), 10.0);
    let name = shorten(reader.name(seat), Font::Semibold, 14.5, size.w - 72.0);
    d.text(Text::new(38.0, 26.0, 14.5, Token::Ink, name));
    rect(6.0, 40.0, size.w - 12.0, size.h - 46.0)
}

struct Painter<'a> {
    seat: Seat,
    view: &'a View,
    reader: &'a Reader<'a>,
    frame: TownFrame,
    /// Whether cells carry hits.
    named: bool,
}

impl Painter<'_> {
    /// Empty cells of the frame, and the slim ones beside it where the city may grow.
    fn ground(&self, d: &mut Drawing, occupied: Cells, open: Cells) {
        let mut cells = open;
        self.frame.cells().for_each(|cell| cells.insert(cell));
        for cell in cells.difference(occupied).iter() {
            let place = self.frame.place(cell).inset(1.0);
            let radius = self.radius();
            let style = Style::fill(Token::Board2).opacity(0.55);
            if self.named && open.contains(cell) {
                d.group(self.target(cell, place, radius), |d| {
                    d.rounded(rect(0.0, 0.0, place.w, place.h), radius, style);
                });
            } else if self.frame.holds(cell) {
                d.rounded(place, radius, style);
            }
        }
    }

    fn radius(&self) -> f32 {
        (self.frame.side() * 0.08).min(7.0)
    }

    fn target(&self, cell: Cell, place: Rect, radius: f32) -> Group {
        let hit = Hit::Cell(cell, self.seat);
        Group::at(Transform::to(place.x, place.y)).target(Target {
            hit: scene::Hit::of(hit),
            name: hit::name(self.view, hit, self.reader),
            outline: Shape::rounded(rect(0.0, 0.0, place.w, place.h), radius),
        })
    }

    fn card(&self, d: &mut Drawing, built: &BuiltCard) {
        let place = self.frame.place(built.cell);
        let tokens = card::tokens(built.bricks, built.points);
        let words = CardWords::new(self.reader.words, built.card);
        if self.named {
            d.group(self.target(built.cell, place, self.radius()), |d| {
                card::tile(d, built.card, &words, place.w, tokens);
            });
        } else {
            d.at(place.x, place.y, |d| card::thumb(d, built.card, place.w));
        }
    }
}
