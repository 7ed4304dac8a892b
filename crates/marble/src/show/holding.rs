//! What a player has: tiles in the hand, imperium tiles, magistrates, coins, bridge tiles.
//! Everything is open but the values of bridges, which are shown where the view has them.

use kernel::Seat;
use scene::{
    Anchor, Drawing, Font, Glyph, Group, Point, Reader, Rect, Shape, Size, Style, Text, Token,
    Transform, fitting, pieces, point, rect,
};

use super::hit::{self, Hit};
use super::sheet::Area;
use super::words as say;
use super::{ORDER, art, offices};
use crate::position::View;

/// Between kinds of things in a row.
const GAP: f32 = 6.0;
/// The size of numbers.
const NUMBER: f32 = 13.0;

/// The kinds of things that a player has: tiles, imperium tiles, the rest.
fn things(seat: Seat) -> [Vec<Hit>; 3] {
    [
        ORDER.map(|color| Hit::Hand(color, seat)).into(),
        ORDER.map(|color| Hit::Imperium(color, seat)).into(),
        vec![Hit::Reserve(seat), Hit::Coins(seat), Hit::Bridges(seat)],
    ]
}

/// The area of another player, or of any player for a spectator.
pub fn area(seat: Seat, view: &View, reader: &Reader<'_>, size: Size) -> scene::Area {
    let label = say::holding_of(reader.words, reader.name(seat));
    let mut area = scene::Area::new(Area::Holding(seat), size, label);
    let shelf = Shelf {
        seat,
        view,
        reader,
        tall: false,
    };
    shelf.paper(&mut area, size);
    let (left, top) = (8.0, 5.0);
    let height = (size.h - 2.0 * top) / 3.0;
    for (row, things) in things(seat).into_iter().enumerate() {
        let width = (size.w - 2.0 * left) / things.len() as f32;
        for (column, thing) in things.into_iter().enumerate() {
            let (x, y) = (left + column as f32 * width, top + row as f32 * height);
            shelf.cell(&mut area, thing, rect(x, y, width - 2.0, height - 2.0));
        }
    }
    area
}

/// The viewer's own area: under its name the tiles in a row, the rest below; on phones all in one
/// row, without it.
pub fn own_area(seat: Seat, view: &View, reader: &Reader<'_>, size: Size) -> scene::Area {
    let heading = say::area_own(reader.words);
    let mut area = scene::Area::new(Area::Own(seat), size, heading);
    let shelf = Shelf {
        seat,
        view,
        reader,
        tall: true,
    };
    let [tiles, imperium, rest] = things(seat);
    let whole = rect(0.0, 0.0, size.w, size.h);
    if size.h < 100.0 {
        let row = [(tiles, 1.3), (imperium, 0.95), (rest, 1.1)];
        shelf.row(&mut area, &row, whole);
    } else {
        let top = offices::heading(&mut area, &say::area_own(reader.words));
        let upper = top + (size.h - top) * 0.56;
        let row = rect(0.0, top, size.w, upper - top - 4.0);
        shelf.row(&mut area, &[(tiles, 1.0)], row);
        let row = rect(0.0, upper, size.w, size.h - upper);
        shelf.row(&mut area, &[(imperium, 1.0), (rest, 1.15)], row);
    }
    area
}

struct Shelf<'a> {
    seat: Seat,
    view: &'a View,
    reader: &'a Reader<'a>,
    /// Whether the number stands below its picture, else beside it.
    tall: bool,
}

impl Shelf<'_> {
    fn paper(&self, d: &mut Drawing, size: Size) {
        let paper = Style::fill(Token::Surface).line(Token::Line, 1.0);
        d.rounded(rect(0.0, 0.0, size.w, size.h).inset(0.5), 8.0, paper);
    }

    /// Kinds side by side, each with its share of the width.
    fn row(&self, d: &mut Drawing, groups: &[(Vec<Hit>, f32)], room: Rect) {
        let shares = groups
            .iter()
            .map(|(things, share)| things.len() as f32 * share);
        let gaps = (groups.len() - 1) as f32 * GAP;
        let unit = (room.w + 3.0 - gaps) / shares.sum::<f32>();
        let mut x = room.x;
        for (things, share) in groups {
            for thing in things {
                let place = rect(x, room.y, share * unit - 3.0, room.h);
                self.cell(d, *thing, place);
                x += share * unit;
            }
            x += GAP;
        }
    }

    /// One kind of thing with its number.
    fn cell(&self, d: &mut Drawing, thing: Hit, place: Rect) {
        let whole = rect(0.0, 0.0, place.w, place.h);
        let target = hit::target(self.view, thing, Shape::rounded(whole, 6.0), self.reader);
        let [number, short] = self.number(thing);
        let opacity = if number == "0" { 0.3 } else { 1.0 };
        let (picture, text, anchor, room) = if self.tall {
            let (picture, text) = tall_places(whole);
            (picture, text, Anchor::Middle, whole.w)
        } else {
            let (picture, text) = flat_places(whole);
            (picture, text, Anchor::Start, whole.w - text.x)
        };
        let group = Group::at(Transform::to(place.x, place.y)).target(target);
        d.group(group, |d| {
            if self.tall {
                let well = Style::fill(Token::Raised).line(Token::Line, 1.0);
                d.rounded(whole.inset(0.5), 6.0, well);
            }
            d.group(Group::at(Transform::NONE).opacity(opacity), |d| {
                self.picture(d, thing, picture);
            });
            let number = fitting(&[&number, &short], Font::Semibold, NUMBER, room);
            let text = Text::new(text.x, text.y, NUMBER, Token::Ink, number);
            d.text(text.anchor(anchor));
        });
    }

    fn picture(&self, d: &mut Drawing, thing: Hit, place: Rect) {
        let size = place.w;
        match thing {
            Hit::Hand(color, _) => art::swatch(d, place, color),
            Hit::Imperium(color, _) => art::imperium(d, place.inset(size * 0.08), color),
            Hit::Reserve(_) => {
                let Point { x, y } = place.center();
                let spot = point(x, y + size * 0.1);
                pieces::pawn(d, self.reader.color(self.seat), spot, size * 0.36);
            }
            Hit::Coins(_) => d.tinted(Glyph::Coin, place, Token::Ink, Token::Raised),
            _ => d.tinted(Glyph::Bridge, place, Token::Ink, Token::Raised),
        }
    }

    /// How many, and shorter where that does not fit. Tiles drawn this turn and known values of
    /// bridges stand beside.
    fn number(&self, thing: Hit) -> [String; 2] {
        let (view, player) = (self.view, &self.view.players[self.seat]);
        let (count, more) = match thing {
            Hit::Hand(color, _) => match (player.hand[color], player.drawn[color]) {
                (hand, 0) => (hand, None),
                (hand, drawn) => (hand + drawn, Some(format!("{hand}+{drawn}"))),
            },
            Hit::Imperium(color, _) => (player.imperium[color], None),
            Hit::Reserve(_) => (player.magistrates, None),
            Hit::Coins(_) => (player.coins, None),
            _ => {
                let count = view.bridges_of(self.seat).count() as u8;
                let value = view.bridge_points(self.seat).filter(|_| count > 0);
                (count, value.map(|value| format!("{count} ({value})")))
            }
        };
        let count = count.to_string();
        [more.unwrap_or_else(|| count.clone()), count]
    }
}

/// The picture, and where the number stands in the middle below it.
fn tall_places(whole: Rect) -> (Rect, Point) {
    let side = (whole.h - 22.0).min(whole.w - 6.0).min(50.0);
    let middle = whole.center().x;
    let picture = Rect::around(point(middle, (whole.h - 18.0) / 2.0), side);
    (picture, point(middle, whole.h - 7.0))
}

/// The picture, and where the number begins beside it.
fn flat_places(whole: Rect) -> (Rect, Point) {
    let side = if whole.w < 44.0 { 16.0 } else { 22.0 };
    let picture = rect(0.0, (whole.h - side) / 2.0, side, side);
    (picture, point(side + 2.5, whole.h / 2.0 + 4.5))
}
