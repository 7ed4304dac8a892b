//! One card, in the three shapes in which cards are seen: as a tile in a city, upright in the
//! offer, and lying in a hand.

use scene::pieces::{self, Band, Tokens};
use scene::{
    Building, Dash, Drawing, Font, Glyph, Group, PathWriter, Rect, SeatColor, Size, Style, Text,
    TileColor, Token, Transform, fitting, point, rect, size, square, wrap,
};

use super::words::CardWords;
use crate::data::{Card, Color, Deck, Kind};

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

fn draw_picture(d: &mut Drawing, card: Card, x: f32, y: f32, width: f32) {
    let (building, emblem) = picture(card);
    d.building(building, x, y, width, emblem);
}

fn band(card: Card) -> Band {
    match card.kind() {
        Kind::Residence(_) => Band::Home,
        Kind::Production(_) => Band::Farm,
        Kind::Aqueduct => Band::Water,
        Kind::Temple(_) => Band::Temple,
        Kind::Public(Color::Green, _) => Band::Public(TileColor::Green),
        Kind::Public(Color::Red, _) => Band::Public(TileColor::Red),
        Kind::Public(Color::Yellow, _) => Band::Public(TileColor::Yellow),
        Kind::Public(Color::Blue, _) => Band::Public(TileColor::Blue),
    }
}

/// Brick or point tokens on a card; no card holds both.
pub(super) fn tokens(bricks: u8, points: u8) -> Option<Tokens> {
    match (bricks, points) {
        (0, 0) => None,
        (0, count) => Some(Tokens {
            glyph: Glyph::Points,
            count,
        }),
        (count, _) => Some(Tokens {
            glyph: Glyph::Brick,
            count,
        }),
    }
}

/// A card in a city, `side` wide and high.
pub(super) fn tile(
    d: &mut Drawing,
    card: Card,
    words: &CardWords,
    side: f32,
    tokens: Option<Tokens>,
) {
    let value = card.residence().map(|value| value.get());
    let face = face(card, &words.name, &words.short);
    pieces::Card {
        value,
        tokens,
        ..face
    }
    .draw(d, side);
}

/// A card in a thumbnail: picture and band.
pub(super) fn thumb(d: &mut Drawing, card: Card, side: f32) {
    face(card, "", "").draw(d, side);
}

fn face<'a>(card: Card, name: &'a str, short: &'a str) -> pieces::Card<'a> {
    let (building, emblem) = picture(card);
    let (band, stars) = (band(card), card.data().stars);
    pieces::Card {
        building,
        emblem,
        band,
        name,
        short,
        value: None,
        stars,
        tokens: None,
    }
}

/// The size of an upright card.
pub(super) const UPRIGHT: Size = size(97.0, 148.0);
/// Where its name stands.
const UPRIGHT_BAND: Rect = rect(0.0, 96.0, UPRIGHT.w, 52.0);
/// Where the numeral of its deck stands.
const UPRIGHT_DECK: Rect = rect(UPRIGHT.w - 31.0, 74.0, 25.0, 18.0);
const UPRIGHT_PICTURE: f32 = UPRIGHT.w * 0.86;

/// A card to be chosen; a card of the offer says which deck it came from.
pub(super) fn upright(d: &mut Drawing, card: Card, words: &CardWords, deck: Option<Deck>) {
    let paper = rect(0.0, 0.0, UPRIGHT.w, UPRIGHT.h);
    d.rounded(paper, 8.0, Style::fill(Token::Card));
    draw_picture(
        d,
        card,
        (UPRIGHT.w - UPRIGHT_PICTURE) / 2.0,
        22.0,
        UPRIGHT_PICTURE,
    );
    let band = band(card);
    band.draw(d, UPRIGHT_BAND, 8.0);
    name_lines(words, |row, size, line| d.text(band.text(row, size, line)));
    draw_cost(d, card, 6.0, 4.0, 16.0);
    draw_stars(d, card, UPRIGHT.w - 6.0, 5.0, 14.0);
    if let Some(deck) = deck {
        d.rounded(UPRIGHT_DECK, 9.0, Style::fill(Token::Draw));
        let numeral = Text::centered(UPRIGHT_DECK, 13.0, Token::Card, deck.as_str());
        d.text(numeral.font(Font::Display));
    }
    d.rounded(paper.inset(0.6), 8.0, Style::stroke(Token::Draw, 1.2));
}

/// A card of the offer that somebody took: pale, with the taker's token.
pub(super) fn taken(d: &mut Drawing, card: Card, words: &CardWords, deck: Deck, taker: SeatColor) {
    d.group(Group::at(Transform::NONE).opacity(0.28), |d| {
        draw_picture(
            d,
            card,
            (UPRIGHT.w - UPRIGHT_PICTURE) / 2.0,
            18.0,
            UPRIGHT_PICTURE,
        );
    });
    name_lines(words, |row, size, line| {
        d.text(Text::centered(row, size, Token::Ink2, line));
    });
    let numeral = Text::centered(UPRIGHT_DECK, 13.0, Token::Ink2, deck.as_str());
    d.text(numeral.font(Font::Display));
    let frame = Style::stroke(Token::LineStrong, 1.5).dashed(Dash::Dashed);
    d.rounded(rect(1.0, 1.0, UPRIGHT.w - 2.0, UPRIGHT.h - 2.0), 8.0, frame);
    pieces::token(d, taker, point(UPRIGHT.w / 2.0, 56.0), 17.0);
}

/// The card's full name in at most two lines, else a shorter one.
fn name_lines(words: &CardWords, mut write: impl FnMut(Rect, f32, String)) {
    const SIZE: f32 = 13.5;
    const LINE: f32 = 17.0;
    let width = UPRIGHT_BAND.w - 8.0;
    let mut lines = wrap(&words.full, Font::Semibold, SIZE, width);
    if lines.len() > 2
        || lines
            .iter()
            .any(|line| Font::Semibold.width(line, SIZE) > width)
    {
        lines = vec![fitting(
            &[&words.name, &words.short],
            Font::Semibold,
            SIZE,
            width,
        )];
    }
    let top = UPRIGHT_BAND.y + (UPRIGHT_BAND.h - LINE * lines.len() as f32) / 2.0;
    for (index, line) in lines.into_iter().enumerate() {
        let row = rect(
            UPRIGHT_BAND.x,
            top + LINE * index as f32,
            UPRIGHT_BAND.w,
            LINE,
        );
        write(row, SIZE, line);
    }
}

/// Stars from `right` to the left.
fn draw_stars(d: &mut Drawing, card: Card, right: f32, y: f32, size: f32) {
    for star in 1..=card.data().stars {
        let x = right - (size + 1.0) * f32::from(star);
        d.glyph(Glyph::Star, square(x, y, size), Token::Roof2);
    }
}

/// The bricks that a card costs, from left to right.
fn draw_cost(d: &mut Drawing, card: Card, x: f32, y: f32, size: f32) {
    for brick in 0..card.data().cost {
        let at = square(x + f32::from(brick) * (size + 1.0), y, size);
        d.tinted(Glyph::Brick, at, Token::Draw, Token::Roof);
    }
}

/// A card in a hand: picture, cost, name and what it does. Equal cards are one, with their
/// number.
pub(super) fn lying(d: &mut Drawing, card: Card, words: &CardWords, count: usize, place: Size) {
    let Size { w, h } = place;
    let paper = rect(0.0, 0.0, w, h);
    d.rounded(paper, 8.0, Style::fill(Token::Card));
    let mut side = PathWriter::default();
    side.move_to(6.0, 0.0)
        .bend_to(0.0, 0.0, 0.0, 7.0)
        .line_to(0.0, h - 7.0);
    side.bend_to(0.0, h, 6.0, h).close();
    d.path(side.finish(), Style::fill(band(card).ground()));
    let width = (h * 0.78).clamp(30.0, 58.0);
    draw_picture(d, card, 11.0, (h - Building::height(width)) / 2.0, width);
    let left = 11.0 + width + 8.0;
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
    let name = counted(words, count, place.w - bricks - 4.0);
    d.text(Text::new(
        place.x,
        place.h / 2.0 + 5.0,
        NAME_SIZE,
        Token::Draw,
        name,
    ));
    draw_cost(d, card, place.right() - bricks, place.h / 2.0 - 6.5, 13.0);
}

/// The longest name that fits, with the number of equal cards.
fn counted(words: &CardWords, count: usize, room: f32) -> String {
    let number = if count > 1 {
        format!(" ×{count}")
    } else {
        String::new()
    };
    let names = [
        words.full.as_str(),
        words.name.as_str(),
        words.short.as_str(),
    ];
    let room = room - Font::Semibold.width(&number, NAME_SIZE);
    fitting(&names, Font::Semibold, NAME_SIZE, room) + &number
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
    let mut y = top + 29.0;
    d.text(Text::new(
        place.x,
        y,
        NAME_SIZE,
        Token::Draw,
        counted(words, count, place.w),
    ));
    for content in lines {
        y += LINE;
        d.text(Text::new(place.x, y, TEXT_SIZE, Token::Draw, content).font(Font::Regular));
    }
}
