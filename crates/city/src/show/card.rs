//! One card, in the three shapes in which cards are seen: as a tile in a city, upright in the
//! offer, and lying in a hand.

use scene::pieces::{self, Band, Caption, Tokens};
use scene::{Building, Drawing, Glyph, SeatColor, Size, TileColor, Words, size};

use super::words as say;
use crate::data::{Card, Color, Kind};

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
pub(super) fn tile(d: &mut Drawing, card: Card, words: &Words, side: f32, tokens: Option<Tokens>) {
    let value = card.residence().map(|value| value.get());
    with_words(card, words, 1, |face, _| {
        let face = pieces::Card {
            value,
            tokens,
            ..face
        };
        face.draw(d, side);
    });
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

/// The face of a card and what is written below it.
fn with_words(
    card: Card,
    words: &Words,
    count: usize,
    draw: impl FnOnce(pieces::Card<'_>, &Caption<'_>),
) {
    let (name, short) = (say::card_name(words, card), say::card_short(words, card));
    let (title, note) = (say::card_full(words, card), say::card_text(words, card));
    let caption = Caption {
        title: &title,
        note: &note,
        cost: card.data().cost,
        cost_glyph: Glyph::Brick,
        count,
    };
    draw(face(card, &name, &short), &caption);
}

/// The size of an upright card.
pub(super) const UPRIGHT: Size = size(97.0, 148.0);

/// A card as it lies in a sheet of all pieces.
pub(super) fn upright(d: &mut Drawing, card: Card, words: &Words) {
    with_words(card, words, 1, |face, caption| {
        face.draw_tall(d, UPRIGHT.w, UPRIGHT.h, caption);
    });
}

/// A card of the offer that somebody took: pale, with the taker's token.
pub(super) fn taken(d: &mut Drawing, card: Card, words: &Words, place: Size, taker: SeatColor) {
    with_words(card, words, 1, |face, caption| {
        face.draw_row_taken(d, place.w, place.h, caption.title, taker);
    });
}

/// A card in a hand: picture, cost, name and what it does. Equal cards are one, with their
/// number.
pub(super) fn lying(d: &mut Drawing, card: Card, words: &Words, count: usize, place: Size) {
    let value = card.residence().map(|value| value.get());
    with_words(card, words, count, |face, caption| {
        let face = pieces::Card { value, ..face };
        face.draw_row(d, place.w, place.h, caption);
    });
}
