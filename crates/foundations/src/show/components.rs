//! Every piece once, for a sheet of all pieces: buildings by type, monuments, and the cards with
//! what they do.

use scene::{
    Anchor, Area, AreaId, Drawing, Font, Glyph, Reader, SeatColor, Style, Text, Token, rect, size,
    square, wrap,
};

use super::body;
use super::piece::{Owner, Piece, printed_values};
use super::words as say;
use crate::data::{Building, BuildingType, Invocation, Objective, Role};

const WIDTH: f32 = 1240.0;
const UNIT: f32 = 46.0;

/// The sheets of pieces.
pub fn areas(reader: &Reader<'_>) -> Vec<Area> {
    vec![buildings(reader), monuments(reader), cards(reader)]
}

fn buildings(reader: &Reader<'_>) -> Area {
    let label = say::area_buildings(reader.words);
    let mut area = Area::new(AreaId::shared("buildings"), size(WIDTH, 3.0 * 150.0), label);
    for (row, building_type) in BuildingType::ALL.iter().enumerate() {
        let own = Building::own().iter().copied();
        let kinds = own.filter(|kind| kind.building_type() == *building_type);
        let kinds: Vec<Building> = kinds.collect();
        line(&mut area, &kinds, row as f32 * 150.0, reader, false);
    }
    area
}

fn monuments(reader: &Reader<'_>) -> Area {
    let label = say::area_monuments(reader.words);
    let mut area = Area::new(AreaId::shared("monuments"), size(WIDTH, 3.0 * 150.0), label);
    for (row, kinds) in Building::monuments().chunks(7).enumerate() {
        line(&mut area, kinds, row as f32 * 150.0, reader, true);
    }
    area
}

/// Buildings side by side with their names.
fn line(d: &mut Drawing, kinds: &[Building], top: f32, reader: &Reader<'_>, pool: bool) {
    let step = WIDTH / kinds.len().max(1) as f32;
    for (index, kind) in kinds.iter().enumerate() {
        let (lots, columns, rows) = body::lying(*kind);
        let unit = UNIT.min((step - 10.0) / columns as f32);
        let middle = (index as f32 + 0.5) * step;
        let values = printed_values(*kind);
        let piece = Piece {
            building: *kind,
            lots,
            owner: Owner::Seat(SeatColor::ALL[index % SeatColor::ALL.len()]),
            values: &values,
        };
        let y = top + 8.0 + (2.0 - rows as f32) * unit;
        piece.draw(d, middle - columns as f32 * unit / 2.0, y, unit);
        let name = if pool {
            say::building(reader.words, *kind)
        } else {
            say::building_short(reader.words, *kind)
        };
        for (number, part) in wrap(&name, Font::Regular, 13.5, step - 8.0)
            .iter()
            .enumerate()
        {
            let y = top + 122.0 + number as f32 * 16.0;
            let text = Text::new(middle, y, 13.5, Token::Ink2, part.as_str());
            d.text(text.font(Font::Regular).anchor(Anchor::Middle));
        }
    }
}

const CARD: (f32, f32) = (WIDTH / 5.0, 88.0);

fn cards(reader: &Reader<'_>) -> Area {
    let words = reader.words;
    let objectives = Objective::ALL.iter().map(|card| {
        let points = scene::words::common::points(words, card.row().points);
        let name = format!("{card}, {points}");
        (Glyph::Star, name, say::objective(words, *card))
    });
    let invocations = Invocation::ALL.iter().map(|card| {
        let text = say::invocation_text(words, *card);
        (Glyph::Flame, say::invocation(words, *card), text)
    });
    let roles = Role::ALL.iter().map(|card| {
        let text = say::role_text(words, *card);
        (Glyph::Magistrate, say::role(words, *card), text)
    });
    let list: Vec<_> = objectives.chain(invocations).chain(roles).collect();
    let rows = list.len().div_ceil(5) as f32;
    let label = say::page_cards(words);
    let mut area = Area::new(AreaId::shared("cards"), size(WIDTH, rows * CARD.1), label);
    for (index, (glyph, name, text)) in list.iter().enumerate() {
        let (column, row) = ((index % 5) as f32, (index / 5) as f32);
        area.at(column * CARD.0, row * CARD.1, |d| {
            card(d, *glyph, name, text);
        });
    }
    area
}

fn card(d: &mut Drawing, glyph: Glyph, name: &str, text: &str) {
    let at = rect(0.0, 0.0, CARD.0, CARD.1).inset(4.0);
    d.rounded(
        at,
        8.0,
        Style::fill(Token::Card).line(Token::LineStrong, 1.0),
    );
    d.tinted(glyph, square(12.0, 11.0, 18.0), Token::Draw, Token::Marble);
    d.text(Text::new(36.0, 25.0, 14.5, Token::Draw, name));
    let lines = wrap(text, Font::Regular, 12.5, at.w - 18.0);
    for (number, line) in lines.iter().enumerate().take(3) {
        let y = 45.0 + number as f32 * 15.5;
        let text = Text::new(12.0, y, 12.5, Token::Draw, line.as_str());
        d.text(text.font(Font::Regular));
    }
}
