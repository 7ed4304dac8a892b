//! What a player has: tiles in the hand, imperium tiles, magistrates, coins, bridge tiles.
//! Everything is open but the values of bridges, which are shown where the view has them.

use kernel::Seat;
use scene::pieces;
use scene::{
    Anchor, Area, AreaId, Drawing, Font, Glyph, Group, Point, Reader, Rect, Shape, Size, Style,
    Target, Text, Token, Transform, fitting, point, rect, shorten,
};

use super::art;
use super::hit::{self, Hit};
use super::words as say;
use crate::data::Color;
use crate::view::View;

/// In the order of the stacks.
const ORDER: [Color; 4] = [Color::Green, Color::Blue, Color::Yellow, Color::Red];

/// A kind of thing that a player has.
#[derive(Clone, Copy)]
enum Thing {
    Tile(Color),
    Imperium(Color),
    Magistrates,
    Coins,
    Bridges,
}

impl Thing {
    fn hit(self, seat: Seat) -> Hit {
        match self {
            Thing::Tile(color) => Hit::Hand(color, seat),
            Thing::Imperium(color) => Hit::Imperium(color, seat),
            Thing::Magistrates => Hit::Reserve(seat),
            Thing::Coins => Hit::Coins(seat),
            Thing::Bridges => Hit::Bridges(seat),
        }
    }
}

/// Between kinds of things in a row.
const GAP: f32 = 6.0;
/// The size of numbers.
const NUMBER: f32 = 13.0;
const REST: [Thing; 3] = [Thing::Magistrates, Thing::Coins, Thing::Bridges];

/// The area of another player, or of any player for a spectator.
pub fn area(id: AreaId, seat: Seat, view: &View, reader: &Reader<'_>, size: Size) -> Area {
    let name = say::holding_of(reader.words, reader.name(seat));
    let mut area = Area::new(id, size, name);
    let shelf = Shelf {
        seat,
        view,
        reader,
        tall: false,
    };
    shelf.panel(&mut area, size, reader.name(seat));
    let rows = [
        ORDER.map(Thing::Tile).to_vec(),
        ORDER.map(Thing::Imperium).to_vec(),
        REST.to_vec(),
    ];
    let (left, top) = (8.0, 32.0);
    let height = (size.h - top - 6.0) / 3.0;
    for (row, things) in rows.iter().enumerate() {
        let width = (size.w - 2.0 * left) / things.len() as f32;
        for (column, thing) in things.iter().enumerate() {
            let (x, y) = (left + column as f32 * width, top + row as f32 * height);
            shelf.cell(&mut area, *thing, rect(x, y, width - 2.0, height - 2.0));
        }
    }
    area
}

/// The viewer's own area: all in one row.
pub fn own_area(id: AreaId, seat: Seat, view: &View, reader: &Reader<'_>, size: Size) -> Area {
    let heading = say::area_own(reader.words);
    let mut area = Area::new(id, size, heading.clone());
    let shelf = Shelf {
        seat,
        view,
        reader,
        tall: true,
    };
    let (left, top) = if size.h > 100.0 {
        shelf.panel(&mut area, size, &heading);
        (8.0, 34.0)
    } else {
        (0.0, 0.0)
    };
    let groups = [
        (ORDER.map(Thing::Tile).to_vec(), 1.4),
        (ORDER.map(Thing::Imperium).to_vec(), 0.95),
        (REST.to_vec(), 1.1),
    ];
    let shares: f32 = groups
        .iter()
        .map(|(things, share)| things.len() as f32 * share)
        .sum();
    let unit = (size.w - 2.0 * GAP - 2.0 * left) / shares;
    let mut x = left;
    for (things, share) in groups {
        for thing in things {
            let place = rect(x, top, share * unit - 3.0, size.h - top - left);
            shelf.cell(&mut area, thing, place);
            x += share * unit;
        }
        x += GAP;
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
    fn panel(&self, d: &mut Drawing, size: Size, heading: &str) {
        let paper = Style::fill(Token::Surface).line(Token::Line, 1.0);
        d.rounded(rect(0.0, 0.0, size.w, size.h).inset(0.5), 8.0, paper);
        pieces::token(d, self.reader.color(self.seat), point(20.0, 18.0), 9.5);
        let name = shorten(heading, Font::Semibold, 14.5, size.w - 48.0);
        d.text(Text::new(36.0, 23.0, 14.5, Token::Ink, name));
    }

    /// One kind of thing with its number.
    fn cell(&self, d: &mut Drawing, thing: Thing, place: Rect) {
        let hit = thing.hit(self.seat);
        let whole = rect(0.0, 0.0, place.w, place.h);
        let target = Target {
            hit: scene::Hit::of(hit),
            name: hit::name(self.view, hit, self.reader),
            outline: Shape::rounded(whole, 6.0),
        };
        let [number, short] = self.number(thing);
        let opacity = if number == "0" { 0.3 } else { 1.0 };
        let (picture, text) = if self.tall {
            tall_places(whole)
        } else {
            flat_places(whole)
        };
        d.group(
            Group::at(Transform::to(place.x, place.y)).target(target),
            |d| {
                if self.tall {
                    let well = Style::fill(Token::Raised).line(Token::Line, 1.0);
                    d.rounded(whole.inset(0.5), 6.0, well);
                }
                d.group(Group::at(Transform::NONE).opacity(opacity), |d| {
                    self.picture(d, thing, picture);
                });
                let room = if self.tall { whole.w } else { whole.w - text.x };
                let number = fitting(&[&number, &short], Font::Semibold, NUMBER, room);
                self.write(d, number, text);
            },
        );
    }

    fn write(&self, d: &mut Drawing, number: String, at: Point) {
        let text = Text::new(at.x, at.y, NUMBER, Token::Ink, number);
        let anchor = if self.tall {
            Anchor::Middle
        } else {
            Anchor::Start
        };
        d.text(text.anchor(anchor));
    }

    fn picture(&self, d: &mut Drawing, thing: Thing, place: Rect) {
        let size = place.w;
        match thing {
            Thing::Tile(color) => art::swatch(d, place, color),
            Thing::Imperium(color) => art::imperium(d, place.inset(size * 0.08), color),
            Thing::Magistrates => {
                let Point { x, y } = place.center();
                let spot = point(x, y + size * 0.1);
                pieces::pawn(d, self.reader.color(self.seat), spot, size * 0.36);
            }
            Thing::Coins => d.tinted(Glyph::Coin, place, Token::Ink, Token::Raised),
            Thing::Bridges => d.tinted(Glyph::Bridge, place, Token::Ink, Token::Raised),
        }
    }

    /// How many, and shorter where that does not fit. Tiles drawn this turn and known values of
    /// bridges stand beside.
    fn number(&self, thing: Thing) -> [String; 2] {
        let player = &self.view.players[self.seat];
        let same = |count: u8| [count.to_string(), count.to_string()];
        match thing {
            Thing::Tile(color) => match (player.hand[color], player.drawn[color]) {
                (hand, 0) => same(hand),
                (hand, drawn) => [format!("{hand}+{drawn}"), (hand + drawn).to_string()],
            },
            Thing::Imperium(color) => same(player.imperium[color]),
            Thing::Magistrates => same(player.magistrates),
            Thing::Coins => same(player.coins),
            Thing::Bridges => match hit::bridges(self.view, self.seat) {
                (count @ 1.., Some(value)) => [format!("{count} ({value})"), count.to_string()],
                (count, _) => [count.to_string(), count.to_string()],
            },
        }
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
