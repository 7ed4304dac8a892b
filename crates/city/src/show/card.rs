//! One card, in the three shapes in which cards are seen: as a tile in a city, upright in the
//! offer, and lying in a hand.

use scene::{
    Building, Drawing, Font, Glyph, Group, Paint, PathWriter, Rect, SeatColor, Style, Text,
    TileColor, Token, Transform, fitting, rect, square, wrap,
};

use super::token;
use super::words::CardWords;
use crate::data::{Card, Color, Deck, Kind};

/// Under this size a tile shows no text.
const SMALL: f32 = 70.0;

/// The building on a card, and the emblem in its disc.
fn picture(card: Card) -> (Building, Option<Glyph>) {
    match card {
        Card::VegStart | Card::Veg => (Building::Farm, Some(Glyph::Vegetables)),
        Card::Grain => (Building::Farm, Some(Glyph::Wheat)),
        Card::Sheep => (Building::Farm, Some(Glyph::Sheep)),
        Card::Wine => (Building::Farm, Some(Glyph::Grapes)),
        Card::Res2Start | Card::Res2 => (Building::House2, None),
        Card::Res3 => (Building::House3, None),
        Card::Res4 => (Building::House4, None),
        Card::Lux2 => (Building::Villa2, None),
        Card::Lux3 => (Building::Villa3, None),
        Card::Lux4 => (Building::Villa4, None),
        Card::Market => (Building::Market, None),
        Card::Forum => (Building::Forum, None),
        Card::Arena => (Building::Arena, None),
        Card::Colosseum => (Building::ArenaGrand, None),
        Card::School => (Building::School, None),
        Card::University => (Building::University, None),
        Card::Bath => (Building::Baths, None),
        Card::ImpBath => (Building::BathsGrand, None),
        Card::Aqueduct => (Building::Aqueduct, None),
        Card::GrandAq => (Building::AqueductGrand, None),
        Card::Minerva => (Building::Temple, Some(Glyph::Owl)),
        Card::Fortuna => (Building::Temple, Some(Glyph::Wheel)),
        Card::Amor => (Building::Temple, Some(Glyph::Bow)),
        Card::Juno => (Building::Temple, Some(Glyph::Feather)),
        Card::Saturn => (Building::Temple, Some(Glyph::Sickle)),
        Card::Luna => (Building::Temple, Some(Glyph::Crescent)),
        Card::Mars => (Building::Temple, Some(Glyph::Shield)),
        Card::Venus => (Building::Temple, Some(Glyph::Shell)),
        Card::Jupiter => (Building::Temple, Some(Glyph::Bolt)),
        Card::Mercury => (Building::Temple, Some(Glyph::Caduceus)),
    }
}

/// The colour of a card's band, the ink on it, and the pattern of a public colour.
#[derive(Clone, Copy)]
struct Band {
    fill: Token,
    ink: Token,
    tile: Option<TileColor>,
}

fn band_of(card: Card) -> Band {
    let plain = |fill, ink| Band {
        fill,
        ink,
        tile: None,
    };
    match card.kind() {
        Kind::Residence(_) => plain(Token::Roof2, Token::OnBand),
        Kind::Production(_) => plain(Token::Field2, Token::OnBand),
        Kind::Aqueduct => plain(Token::Water, Token::Ink),
        Kind::Temple(_) => plain(Token::Marble2, Token::Draw),
        Kind::Public(color, _) => {
            let tile = tile_color(color);
            Band {
                fill: tile.token(),
                ink: tile.on(),
                tile: Some(tile),
            }
        }
    }
}

/// The look's colour for a colour of public buildings.
pub(super) fn tile_color(color: Color) -> TileColor {
    match color {
        Color::Green => TileColor::Green,
        Color::Red => TileColor::Red,
        Color::Yellow => TileColor::Yellow,
        Color::Blue => TileColor::Blue,
    }
}

/// What lies on a card in a city.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct OnCard {
    /// Brick tokens.
    pub bricks: u8,
    /// Point tokens.
    pub points: u8,
}

/// A card in a city, `side` wide and high.
pub(super) fn tile(d: &mut Drawing, card: Card, words: &CardWords, side: f32, on: OnCard) {
    let small = side < SMALL;
    let band_height = if small {
        side * 0.15
    } else {
        (side * 0.185).max(15.0)
    };
    let radius = (side * 0.08).min(7.0);
    let width = side * if small { 0.92 } else { 0.86 };
    let top = (side - band_height - Building::height(width)) * if small { 0.5 } else { 0.55 };
    d.rounded(square(0.0, 0.0, side), radius, Style::fill(Token::Card));
    draw_picture(d, card, (side - width) / 2.0, top, width);
    let band = rect(0.0, side - band_height, side, band_height);
    draw_band(d, card, band, radius);
    if !small {
        let size = if side > 110.0 { 13.0 } else { 12.0 };
        let name = fitting(
            &[&words.name, &words.short],
            Font::Semibold,
            size,
            side - 6.0,
        );
        let colors = band_of(card);
        d.text(Text::centered(band, size, colors.ink, name).halo(colors.fill));
    }
    let edge = square(0.0, 0.0, side).inset(0.5);
    d.rounded(edge, radius, Style::stroke(Token::Draw, 1.1));
    draw_value(d, card, side, small);
    if !small {
        draw_stars(d, card, side * 0.955, side * 0.045, side * 0.14);
    }
    draw_tokens(d, on, side, small);
}

/// A card in a thumbnail: colour, pattern and picture only.
pub(super) fn thumb(d: &mut Drawing, card: Card, side: f32) {
    let band_height = side * 0.15;
    let width = side * 0.92;
    d.rounded(square(0.0, 0.0, side), 2.0, Style::fill(Token::Card));
    let top = (side - band_height - Building::height(width)) / 2.0;
    draw_picture(d, card, (side - width) / 2.0, top, width);
    draw_band(
        d,
        card,
        rect(0.0, side - band_height, side, band_height),
        2.0,
    );
}

fn draw_picture(d: &mut Drawing, card: Card, x: f32, y: f32, width: f32) {
    let (building, emblem) = picture(card);
    d.building(building, x, y, width, emblem);
}

/// The band at the lower side, with rounded corners below.
fn draw_band(d: &mut Drawing, card: Card, band: Rect, radius: f32) {
    let colors = band_of(card);
    let outline = || {
        let (x, y, right, bottom) = (band.x, band.y, band.right(), band.bottom());
        let mut path = PathWriter::default();
        path.move_to(x, y)
            .line_to(right, y)
            .line_to(right, bottom - radius);
        path.bend_to(right, bottom, right - radius, bottom)
            .line_to(x + radius, bottom);
        path.bend_to(x, bottom, x, bottom - radius).close();
        path.finish()
    };
    d.path(outline(), Style::fill(colors.fill));
    if let Some(tile) = colors.tile {
        d.path(
            outline(),
            Style {
                fill: Paint::Pattern(tile.pattern()),
                ..Style::NONE
            },
        );
    }
    let mut line = PathWriter::default();
    line.move_to(band.x, band.y).line_to(band.right(), band.y);
    d.path(line.finish(), Style::stroke(Token::Draw, 1.0));
}

/// The value of a residence, on a pennant at the upper left.
fn draw_value(d: &mut Drawing, card: Card, side: f32, small: bool) {
    let Some(value) = card.residence() else {
        return;
    };
    let s = side * if small { 0.34 } else { 0.24 };
    let corner = side * 0.05;
    let mut pennant = PathWriter::default();
    pennant.move_to(corner, corner).line_to(corner + s, corner);
    pennant.line_to(corner + s, corner + s * 0.72);
    pennant.line_to(corner + s / 2.0, corner + s * 1.06);
    pennant.line_to(corner, corner + s * 0.72).close();
    d.path(
        pennant.finish(),
        Style::fill(Token::Roof2).line(Token::Draw, 1.0),
    );
    let place = rect(corner, corner, s, s * 0.88);
    d.text(
        Text::centered(place, s * 0.72, Token::OnBand, value.get().to_string()).font(Font::Bold),
    );
}

/// Stars from `right` to the left.
fn draw_stars(d: &mut Drawing, card: Card, right: f32, y: f32, size: f32) {
    for star in 0..card.data().stars {
        let x = right - size * 1.035 * f32::from(star + 1);
        d.glyph(Glyph::Star, square(x, y, size), Token::Roof2);
    }
}

/// Brick or point tokens, as a pill at the upper right.
fn draw_tokens(d: &mut Drawing, on: OnCard, side: f32, small: bool) {
    let (glyph, count) = match (on.bricks, on.points) {
        (0, 0) => return,
        (0, points) => (Glyph::Points, points),
        (bricks, _) => (Glyph::Brick, bricks),
    };
    let paper = Style::fill(Token::Marble).line(Token::Draw, if small { 1.0 } else { 1.2 });
    if small {
        let center = scene::point(side * 0.82, side * 0.2);
        d.circle(center.x, center.y, side * 0.16, paper);
        if glyph == Glyph::Brick {
            d.glyph(glyph, Rect::around(center, side * 0.24), Token::Draw);
        } else {
            let place = Rect::around(center, side * 0.32);
            let text = Text::centered(place, side * 0.24, Token::Draw, count.to_string());
            d.text(text.font(Font::Bold));
        }
        return;
    }
    let s = side * 0.18;
    let pill = rect(side * 0.6, side * 0.05, s * 1.95, s * 1.3);
    d.rounded(pill, s * 0.65, paper);
    d.glyph(
        glyph,
        square(pill.x + s * 0.18, pill.y + s * 0.17, s * 0.96),
        Token::Draw,
    );
    let place = rect(pill.x + s * 1.1, pill.y, s * 0.76, pill.h);
    d.text(Text::centered(place, s * 0.95, Token::Draw, count.to_string()).font(Font::Bold));
}

/// The size of an upright card.
pub(super) struct Upright {
    /// Width.
    pub w: f32,
    /// Height.
    pub h: f32,
}

impl Upright {
    /// The one size there is.
    pub const SIZE: Upright = Upright { w: 97.0, h: 148.0 };
}

/// A card to be chosen, upright; a card of the offer says which deck it came from.
pub(super) fn upright(d: &mut Drawing, card: Card, words: &CardWords, deck: Option<Deck>) {
    let Upright { w, h } = Upright::SIZE;
    let paper = rect(0.0, 0.0, w, h);
    d.rounded(paper, 8.0, Style::fill(Token::Card));
    let width = w * 0.86;
    draw_picture(d, card, (w - width) / 2.0, 22.0, width);
    let band = rect(0.0, 96.0, w, 52.0);
    draw_band(d, card, band, 8.0);
    let colors = band_of(card);
    name_lines(d, words, band, colors.ink, Some(colors.fill));
    draw_cost(d, card, 6.0, 4.0, 16.0);
    draw_stars(d, card, w - 6.0, 6.0, 14.0);
    if let Some(deck) = deck {
        let badge = rect(w - 31.0, 73.0, 25.0, 18.0);
        d.rounded(badge, 9.0, Style::fill(Token::Draw));
        d.text(Text::centered(badge, 13.0, Token::Card, deck.as_str()).font(Font::Display));
    }
    d.rounded(paper.inset(0.6), 8.0, Style::stroke(Token::Draw, 1.2));
}

/// A card of the offer that somebody took: pale, with the taker's token.
pub(super) fn taken(d: &mut Drawing, card: Card, words: &CardWords, deck: Deck, taker: SeatColor) {
    let Upright { w, h } = Upright::SIZE;
    let width = w * 0.86;
    d.group(Group::at(Transform::NONE).opacity(0.28), |d| {
        draw_picture(d, card, (w - width) / 2.0, 18.0, width);
    });
    name_lines(d, words, rect(0.0, 96.0, w, 52.0), Token::Ink2, None);
    let badge = rect(w - 31.0, 73.0, 25.0, 18.0);
    d.text(Text::centered(badge, 13.0, Token::Ink2, deck.as_str()).font(Font::Display));
    let frame = Style::stroke(Token::LineStrong, 1.5).dashed(scene::Dash::Dashed);
    d.rounded(rect(1.0, 1.0, w - 2.0, h - 2.0), 8.0, frame);
    token::draw(d, taker, scene::point(w / 2.0, 56.0), 17.0);
}

/// The card's full name in at most two lines.
fn name_lines(d: &mut Drawing, words: &CardWords, place: Rect, ink: Token, halo: Option<Token>) {
    const SIZE: f32 = 13.5;
    let width = place.w - 8.0;
    let mut lines = wrap(&words.full, Font::Semibold, SIZE, width);
    let fits = |lines: &[String]| {
        lines.len() <= 2
            && lines
                .iter()
                .all(|line| Font::Semibold.width(line, SIZE) <= width)
    };
    if !fits(&lines) {
        lines = vec![fitting(
            &[&words.name, &words.short],
            Font::Semibold,
            SIZE,
            width,
        )];
    }
    let height = 17.0;
    let top = place.y + (place.h - height * lines.len() as f32) / 2.0;
    for (index, line) in lines.into_iter().enumerate() {
        let row = rect(place.x, top + height * index as f32, place.w, height);
        let text = Text::centered(row, SIZE, ink, line);
        d.text(match halo {
            Some(ground) => text.halo(ground),
            None => text,
        });
    }
}

/// The bricks that a card costs, from left to right.
fn draw_cost(d: &mut Drawing, card: Card, x: f32, y: f32, size: f32) {
    for brick in 0..card.data().cost {
        let at = square(x + f32::from(brick) * (size + 1.0), y, size);
        d.tinted(Glyph::Brick, at, Token::Draw, Token::Roof);
    }
}

/// A card in a hand, lying: picture, cost, name and what it does. Equal cards are one, with
/// their number.
pub(super) fn lying(
    d: &mut Drawing,
    card: Card,
    words: &CardWords,
    count: usize,
    place: scene::Size,
) {
    let scene::Size { w, h } = place;
    let paper = rect(0.0, 0.0, w, h);
    d.rounded(paper, 8.0, Style::fill(Token::Card));
    let colors = band_of(card);
    let mut side = PathWriter::default();
    side.move_to(6.0, 0.0)
        .bend_to(0.0, 0.0, 0.0, 7.0)
        .line_to(0.0, h - 7.0);
    side.bend_to(0.0, h, 6.0, h).close();
    d.path(side.finish(), Style::fill(colors.fill));
    let picture_width = (h * 0.78).clamp(30.0, 58.0);
    let top = (h - Building::height(picture_width)) / 2.0;
    draw_picture(d, card, 11.0, top, picture_width);
    let left = 11.0 + picture_width + 8.0;
    let text = rect(left, 0.0, w - left - 7.0, h);
    if h < TWO_ROWS {
        lying_row(d, card, words, count, text);
    } else {
        lying_text(d, card, words, count, text);
    }
    d.rounded(paper.inset(0.6), 8.0, Style::stroke(Token::Draw, 1.2));
}

/// Under this height a lying card has one row of text.
const TWO_ROWS: f32 = 46.0;
const NAME_SIZE: f32 = 14.0;

/// Name and cost in one row.
fn lying_row(d: &mut Drawing, card: Card, words: &CardWords, count: usize, place: Rect) {
    let bricks = f32::from(card.data().cost) * 14.0;
    let room = place.w - bricks - 4.0;
    let name = counted(&fitting_name(words, room - counter_width(count)), count);
    d.text(Text::new(
        place.x,
        place.h / 2.0 + 5.0,
        NAME_SIZE,
        Token::Draw,
        name,
    ));
    draw_cost(d, card, place.right() - bricks, place.h / 2.0 - 6.5, 13.0);
}

fn fitting_name(words: &CardWords, room: f32) -> String {
    let names = [
        words.full.as_str(),
        words.name.as_str(),
        words.short.as_str(),
    ];
    fitting(&names, Font::Semibold, NAME_SIZE, room)
}

fn counted(name: &str, count: usize) -> String {
    if count > 1 {
        format!("{name} ×{count}")
    } else {
        name.to_string()
    }
}

fn counter_width(count: usize) -> f32 {
    Font::Semibold.width(&counted("", count), NAME_SIZE)
}

/// Cost, name, and what the card does if there is room.
fn lying_text(d: &mut Drawing, card: Card, words: &CardWords, count: usize, place: Rect) {
    const TEXT_SIZE: f32 = 12.5;
    const LINE: f32 = 15.5;
    let text = wrap(&words.text, Font::Regular, TEXT_SIZE, place.w);
    let fits = 40.0 + LINE * text.len() as f32 <= place.h;
    let lines = if fits { text } else { Vec::new() };
    let height = 33.0 + LINE * lines.len() as f32;
    let top = place.y + (place.h - height) / 2.0;
    draw_cost(d, card, place.x, top, 15.0);
    draw_stars(d, card, place.right(), top, 14.0);
    let name = counted(&fitting_name(words, place.w - counter_width(count)), count);
    let mut y = top + 29.0;
    d.text(Text::new(place.x, y, NAME_SIZE, Token::Draw, name));
    for content in lines {
        y += LINE;
        d.text(Text::new(place.x, y, TEXT_SIZE, Token::Draw, content).font(Font::Regular));
    }
}
