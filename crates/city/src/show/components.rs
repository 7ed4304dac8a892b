//! Every card once, as a tile, for a sheet of all pieces: the eye finds what a count does not.

use scene::{Area, AreaId, Reader, Size, rect, size};

use super::card;
use crate::data::{CARDS, Card};

const SIDE: f32 = 127.0;
const GAP: f32 = 10.0;
const COLUMNS: usize = 6;

/// The sheet of cards: as tiles, and upright with their cost and full name.
pub fn areas(reader: &Reader<'_>) -> Vec<Area> {
    let words = reader.words;
    let tiles = sheet("tiles", size(SIDE, SIDE), |d, card| {
        card::tile(d, card, words, SIDE, None);
    });
    let upright = sheet("upright", card::UPRIGHT, |d, card| {
        card::upright(d, card, words);
    });
    vec![tiles, upright]
}

fn sheet(word: &'static str, cell: Size, draw: impl Fn(&mut scene::Drawing, Card)) -> Area {
    let rows = CARDS.len().div_ceil(COLUMNS) as f32;
    let width = COLUMNS as f32 * (cell.w + GAP) + GAP;
    let whole = size(width, rows * (cell.h + GAP) + GAP);
    let mut area = Area::new(AreaId::shared(word), whole, word);
    for (index, row) in CARDS.iter().enumerate() {
        let (column, line) = ((index % COLUMNS) as f32, (index / COLUMNS) as f32);
        let (x, y) = (GAP + column * (cell.w + GAP), GAP + line * (cell.h + GAP));
        let piece = scene::Group::at(scene::Transform::to(x, y));
        area.group(piece.piece(rect(0.0, 0.0, cell.w, cell.h)), |d| {
            draw(d, row.card);
        });
    }
    area
}
