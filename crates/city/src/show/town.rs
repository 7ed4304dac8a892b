//! A player's city: the cards on their cells, and the places where it may grow.

use kernel::Seat;
use scene::{
    Area, AreaId, Drawing, Group, Hit, Rect, SeatColor, Shape, Size, Style, Target, Text, Token,
    Transform, rect,
};

use super::card::{self, OnCard};
use super::layout::{TownFrame, TownSize};
use super::words::TableWords;
use crate::grid::{Cell, Cells};
use crate::view::{BuiltCard, PlayerView};

/// The hit of a cell in a seat's city.
pub fn cell_hit(cell: Cell, seat: Seat) -> Hit {
    Hit::of(format_args!("cell:{cell}@{seat}"))
}

/// The area with a seat's city.
pub fn area(
    id: AreaId,
    seat: Seat,
    player: &PlayerView,
    words: &TableWords,
    town: TownSize,
    size: Size,
) -> Area {
    let mut area = Area::new(id, size, words.city_of(seat));
    let occupied = occupied(player);
    let open = occupied.border().intersection(occupied.window());
    let (panel, place) = match town {
        TownSize::Own => own_panel(&mut area, seat, player, words, size),
        TownSize::Small => small_panel(&mut area, seat, words, size),
        TownSize::Thumb => (Token::Board, rect(0.0, 0.0, size.w, size.h).inset(6.0)),
    };
    let gap = if town == TownSize::Own { 7.0 } else { 3.0 };
    let gap = if place.w < 400.0 && town == TownSize::Own { 5.0 } else { gap };
    let frame = TownFrame::new(occupied, open, place, gap);
    let _ = panel;
    let mut painter = Painter { seat, words, frame, named: town != TownSize::Thumb };
    painter.ground(&mut area, occupied, open);
    for built in &player.city {
        painter.card(&mut area, built);
    }
    area
}

fn occupied(player: &PlayerView) -> Cells {
    let mut cells = Cells::EMPTY;
    player.city.iter().for_each(|built| cells.insert(built.cell));
    cells
}

/// The board under the viewer's city, with its heading.
fn own_panel(
    d: &mut Drawing,
    seat: Seat,
    player: &PlayerView,
    words: &TableWords,
    size: Size,
) -> (Token, Rect) {
    let panel = rect(0.0, 0.0, size.w, size.h);
    d.rounded(panel, 14.0, Style::fill(Token::Board));
    if size.w < 400.0 {
        return (Token::Board, panel.inset(5.0));
    }
    scene::token(d, SeatColor::of(seat), scene::point(32.0, 25.0), 11.0);
    d.text(Text::new(52.0, 31.0, 15.5, Token::Ink, words.city_of(seat)));
    let count = words.cards_of_sixteen(player.city.len());
    let count = Text::new(size.w - 20.0, 31.0, 14.0, Token::Ink2, count);
    d.text(count.font(scene::Font::Regular).anchor(scene::Anchor::End));
    (Token::Board, rect(14.0, 46.0, size.w - 28.0, size.h - 56.0))
}

/// The panel round another player's city.
fn small_panel(d: &mut Drawing, seat: Seat, words: &TableWords, size: Size) -> (Token, Rect) {
    let panel = rect(0.0, 0.0, size.w, size.h);
    let style = Style::fill(Token::Surface).line(Token::Line, 1.0);
    d.rounded(panel.inset(0.5), 8.0, style);
    scene::token(d, SeatColor::of(seat), scene::point(22.0, 21.0), 10.0);
    let room = size.w - 50.0;
    let name = scene::shorten(&words.player(seat), scene::Font::Semibold, 14.5, room);
    d.text(Text::new(38.0, 26.0, 14.5, Token::Ink, name));
    (Token::Surface, rect(10.0, 40.0, size.w - 20.0, size.h - 50.0))
}

struct Painter<'a> {
    seat: Seat,
    words: &'a TableWords<'a>,
    frame: TownFrame,
    /// Whether cells carry hits.
    named: bool,
}

impl Painter<'_> {
    /// Empty cells of the frame, and the slim ones beside it where the city may grow.
    fn ground(&mut self, d: &mut Drawing, occupied: Cells, open: Cells) {
        let mut cells = open;
        self.frame.cells().for_each(|cell| cells.insert(cell));
        for cell in cells.difference(occupied).iter() {
            let place = self.frame.place(cell).inset(1.0);
            let radius = (self.frame.side() * 0.08).min(7.0);
            let style = Style::fill(Token::Board2).opacity(0.55);
            if !self.named || !open.contains(cell) {
                d.rounded(place, radius, style);
                continue;
            }
            let name = self.words.empty_cell(cell, self.seat);
            d.group(self.target(cell, place, radius, name), |d| {
                let own = rect(0.0, 0.0, place.w, place.h);
                d.rounded(own, radius, style);
            });
        }
    }

    fn target(&self, cell: Cell, place: Rect, radius: f32, name: String) -> Group {
        let outline = Shape::rounded(rect(0.0, 0.0, place.w, place.h), radius);
        Group::at(Transform::to(place.x, place.y)).target(Target {
            hit: cell_hit(cell, self.seat),
            name,
            outline,
        })
    }

    fn card(&mut self, d: &mut Drawing, built: &BuiltCard) {
        let place = self.frame.place(built.cell);
        let radius = (place.w * 0.08).min(7.0);
        let on = OnCard { bricks: built.bricks, points: built.points };
        let words = self.words.card(built.card);
        if !self.named {
            d.at(place.x, place.y, |d| card::tile(d, built.card, words, place.w, on));
            return;
        }
        let name = self.words.built(built, self.seat);
        d.group(self.target(built.cell, place, radius, name), |d| {
            card::tile(d, built.card, words, place.w, on);
        });
    }
}
