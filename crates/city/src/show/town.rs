//! A player's city: the cards on their cells, and the places where it may grow.

use kernel::Seat;
use scene::{
    Anchor, Area, Drawing, Font, Glyph, Group, Rect, Size, Style, Text, Token, pieces, point, rect,
    shorten, square,
};

use super::card;
use super::hit::Hit;
use super::layout::TownFrame;
use super::words as say;
use super::zone::{self, Zone};
use super::{Canvas, sheet, zone_marks};
use crate::data::Card;
use crate::grid::{Cell, Cells};
use crate::town::Town;

impl Canvas<'_> {
    /// The area with a seat's city.
    pub fn town(&self, id: sheet::Area, seat: Seat) -> Area {
        let size = self.layout.size(id);
        let label = say::city_of(self.reader.words, self.reader.name(seat));
        let mut area = Area::new(id, size, label);
        let town = &self.view.players[seat].town;
        match id {
            sheet::Area::SmallCity(_) => self.small_panel(&mut area, seat, size),
            sheet::Area::City(_) if Self::has_heading(size) => {
                self.own_panel(&mut area, seat, size);
            }
            _ => bare_panel(&mut area, size),
        }
        let painter = Painter {
            canvas: self,
            seat,
            town,
            frame: self.town_frame(id, seat),
            named: !matches!(id, sheet::Area::ThumbCity(_)),
        };
        painter.ground(&mut area);
        let sums = self.reader.points && painter.frame.side() >= pieces::SMALL_CARD;
        let zones: Vec<Zone> = match sums {
            true => zone::all(town).collect(),
            false => Vec::new(),
        };
        for zone in &zones {
            zone_marks::plinth(&mut area, zone, &painter.frame);
        }
        for (cell, card) in town.iter() {
            let zone = zones
                .iter()
                .find(|zone| zone_marks::pill_cell(zone, town) == Some(cell));
            painter.card(&mut area, cell, card, zone);
        }
        area
    }

    /// Where the cells of a city lie in its area.
    pub fn town_frame(&self, id: sheet::Area, seat: Seat) -> TownFrame {
        let (town, size) = (&self.view.players[seat].town, self.layout.size(id));
        let whole = rect(0.0, 0.0, size.w, size.h);
        let (place, gap) = match id {
            sheet::Area::SmallCity(_) => (rect(5.0, 24.0, size.w - 10.0, size.h - 29.0), 3.0),
            sheet::Area::ThumbCity(_) => (whole.inset(5.0), 2.0),
            _ if Self::has_heading(size) => (rect(8.0, 30.0, size.w - 16.0, size.h - 36.0), 7.0),
            _ => (whole.inset(5.0), 5.0),
        };
        TownFrame::new(town.occupied(), town.free_cells(), place, gap)
    }

    /// Whether a large city has room for a heading.
    fn has_heading(size: Size) -> bool {
        size.w >= 400.0
    }

    /// The board under a large city, with its heading.
    fn own_panel(&self, d: &mut Drawing, seat: Seat, size: Size) {
        let (words, reader) = (self.reader.words, self.reader);
        d.rounded(
            rect(0.0, 0.0, size.w, size.h),
            14.0,
            Style::fill(Token::Board),
        );
        self.first_player(d, seat, size.w - 140.0, 5.0);
        let name = say::city_of(words, reader.name(seat));
        let name = shorten(&name, Font::Semibold, 13.5, size.w - 180.0);
        d.text(Text::new(14.0, 20.0, 13.5, Token::Ink2, name));
        self.built(d, seat, size.w - 14.0, 20.0);
    }

    /// How many of the sixteen cards are built.
    fn built(&self, d: &mut Drawing, seat: Seat, right: f32, baseline: f32) {
        let built = self.view.players[seat].town.occupied().len();
        let count = say::cards_of_sixteen(self.reader.words, built);
        let count = Text::new(right, baseline, 13.0, Token::Ink2, count);
        d.text(count.font(Font::Regular).anchor(Anchor::End));
    }

    /// The panel round another player's city.
    fn small_panel(&self, d: &mut Drawing, seat: Seat, size: Size) {
        let panel = rect(0.0, 0.0, size.w, size.h);
        d.rounded(panel, 8.0, Style::fill(Token::Board));
        self.first_player(d, seat, 8.0, 3.0);
        self.built(d, seat, size.w - 8.0, 17.0);
    }

    /// C-29: the first-player pawn, as a crown.
    fn first_player(&self, d: &mut Drawing, seat: Seat, x: f32, y: f32) {
        if self.view.first == seat {
            let place = square(x, y, 20.0);
            d.tinted(Glyph::Crown, place, Token::Ink2, Token::AccentSoft);
        }
    }
}

/// A board without a heading.
fn bare_panel(d: &mut Drawing, size: Size) {
    let panel = rect(0.0, 0.0, size.w, size.h);
    d.rounded(panel, 10.0, Style::fill(Token::Board));
}

struct Painter<'a> {
    canvas: &'a Canvas<'a>,
    seat: Seat,
    town: &'a Town,
    frame: TownFrame,
    /// Whether cells carry hits.
    named: bool,
}

impl Painter<'_> {
    /// Empty cells of the frame, and the slim ones beside it where the city may grow.
    fn ground(&self, d: &mut Drawing) {
        let open = self.town.free_cells();
        let frame: Cells = self.frame.cells().collect();
        for cell in (open | frame) - self.town.occupied() {
            let place = self.frame.place(cell).inset(1.0);
            let radius = self.radius();
            let style = Style::fill(Token::Board2).opacity(0.55);
            if self.named && open.contains(cell) {
                d.group(self.target(cell, place), |d| {
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

    fn target(&self, cell: Cell, place: Rect) -> Group {
        let hit = Hit::Cell(cell, self.seat);
        let (corner, outline) = (point(place.x, place.y), rect(0.0, 0.0, place.w, place.h));
        self.canvas.target(hit, corner, outline, self.radius())
    }

    fn card(&self, d: &mut Drawing, cell: Cell, card: Card, zone: Option<&Zone>) {
        let place = self.frame.place(cell);
        if self.named {
            let bricks = u8::from(self.town.bricks().contains(cell));
            let tokens = card::tokens(bricks, self.town.points(cell));
            d.group(self.target(cell, place), |d| {
                card::tile(d, card, self.canvas.reader.words, place.w, tokens);
                if let Some(zone) = zone {
                    zone_marks::pill(d, zone, card, place.w);
                }
            });
        } else {
            d.at(place.x, place.y, |d| card::thumb(d, card, place.w));
        }
    }
}
