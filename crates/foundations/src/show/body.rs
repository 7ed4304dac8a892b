//! The bodies of buildings seen from above, each a symbol that is sent once: plinth in the colour
//! of its user, walls, roof by type, courtyard. What stands in the courtyard is in `piece`.

use std::borrow::Cow;
use std::fmt::Write as _;
use std::sync::LazyLock;

use scene::{Item, Paint, Pattern, Style, Symbol, Token, size};

use super::outline;
use crate::board::STRIDE;
use crate::data::{Building, BuildingType};
use crate::{Lots, Shape};

/// The side of a lot in a symbol.
pub const UNIT: f32 = 70.0;
const EDGE: f32 = UNIT * 0.016;
const THIN: f32 = UNIT * 0.013;

/// One type in one rotation of one shape, its box in the corner A1.
struct Body {
    building_type: BuildingType,
    lots: Lots,
    symbol: Symbol,
}

static BODIES: LazyLock<Vec<Body>> = LazyLock::new(|| {
    let mut bodies: Vec<Body> = Vec::new();
    for building in Building::ALL {
        let (building_type, shape) = (building.building_type(), building.shape());
        let known = |body: &Body, lots| body.building_type == building_type && body.lots == lots;
        for (turn, lots) in shape.turns().enumerate() {
            if !bodies.iter().any(|body| known(body, lots)) {
                bodies.push(Body::new(building_type, shape, turn, lots));
            }
        }
    }
    bodies
});

/// The symbols of all bodies and of all pieces of a tray.
pub fn symbols() -> impl Iterator<Item = Symbol> {
    let pieces = PIECES.iter().map(|(_, symbol)| *symbol);
    BODIES.iter().map(|body| body.symbol).chain(pieces)
}

/// The side of a lot in the symbol of a piece of a tray.
const PIECE: f32 = 10.0;

/// The buildings as they lie in trays: shape and roof only.
static PIECES: LazyLock<Vec<(Building, Symbol)>> = LazyLock::new(|| {
    let own = Building::own().iter();
    own.map(|building| (*building, tray_piece(*building)))
        .collect()
});

/// The symbol of a building in a tray.
pub fn piece(building: Building) -> Option<Symbol> {
    let found = PIECES.iter().find(|(own, _)| *own == building);
    found.map(|(_, symbol)| *symbol)
}

fn tray_piece(building: Building) -> Symbol {
    let (lots, columns, rows) = lying(building);
    let shape = outline::path(lots, PIECE, PIECE * 0.05, PIECE * 0.12, 0.0);
    let building_type = building.building_type();
    let mut parts = vec![drawn(shape.clone(), Style::fill(roof_color(building_type)))];
    match building_type {
        BuildingType::Residential => parts.push(drawn(shape.clone(), Style::pattern(ribs(lots)))),
        BuildingType::Commercial => {
            parts.push(drawn(shape.clone(), Style::pattern(Pattern::Awning)));
        }
        BuildingType::Civic => parts.extend(lots.iter().map(|lot| {
            let middle = |index: usize| (index as f32 + 0.5) * PIECE;
            let (x, y) = (middle(lot.column()), middle(lot.row()));
            Item::Shape {
                shape: scene::Shape::circle(x, y, PIECE * 0.15),
                style: Style::fill(Token::LineStrong),
            }
        })),
    }
    parts.push(drawn(shape, Style::stroke(Token::Draw, 0.9)));
    Symbol {
        id: String::leak(format!("t-{building}")),
        size: size(columns as f32 * PIECE, rows as f32 * PIECE),
        parts: Vec::leak(parts),
    }
}

/// A building as it lies in trays, no higher than wide: its lots, how many columns and rows.
pub fn lying(building: Building) -> (Lots, usize, usize) {
    let mut turns = building.shape().turns().map(|lots| {
        let (columns, rows) = extent(lots);
        (lots, columns, rows)
    });
    let wide = turns.find(|(_, columns, rows)| columns >= rows);
    wide.unwrap_or_default()
}

/// The symbol of a building on these lots.
pub fn symbol(building: Building, lots: Lots) -> Option<Symbol> {
    let lots = at_corner(lots);
    let found = BODIES
        .iter()
        .find(|body| body.building_type == building.building_type() && body.lots == lots);
    found.map(|body| body.symbol)
}

/// The least column and row of the lots.
pub fn corner(lots: Lots) -> (usize, usize) {
    let column = lots.iter().map(|lot| lot.column()).min();
    let row = lots.iter().map(|lot| lot.row()).min();
    (column.unwrap_or(0), row.unwrap_or(0))
}

/// The lots moved so that their box begins at A1.
pub fn at_corner(lots: Lots) -> Lots {
    let (column, row) = corner(lots);
    Lots::from_bits(lots.bits() >> (column * STRIDE + row))
}

/// How many columns and rows the lots take, from A1.
pub fn extent(lots: Lots) -> (usize, usize) {
    let columns = lots.iter().map(|lot| lot.column() + 1).max();
    let rows = lots.iter().map(|lot| lot.row() + 1).max();
    (columns.unwrap_or(0), rows.unwrap_or(0))
}

impl Body {
    fn new(building_type: BuildingType, shape: Shape, turn: usize, lots: Lots) -> Body {
        let (columns, rows) = extent(lots);
        let id = format!("f-{building_type}-{}-{turn}", shape.as_str().to_lowercase());
        // Made once and used as long as the program runs.
        let symbol = Symbol {
            id: String::leak(id),
            size: size(columns as f32 * UNIT, rows as f32 * UNIT),
            parts: Vec::leak(parts(building_type, lots)),
        };
        Body {
            building_type,
            lots,
            symbol,
        }
    }
}

fn drawn(d: Cow<'static, str>, style: Style) -> Item {
    Item::Path { d, style }
}

fn ring(lots: Lots, inset: f32, radius: f32) -> Cow<'static, str> {
    outline::path(lots, UNIT, UNIT * inset, UNIT * radius, 0.0)
}

fn parts(building_type: BuildingType, lots: Lots) -> Vec<Item> {
    let plinth = Style {
        fill: Paint::Ink,
        ..Style::NONE
    };
    let rim = Style::stroke(Token::Ring, UNIT * 0.014).opacity(0.65);
    let shadow = outline::path(lots, UNIT, UNIT * 0.12, UNIT * 0.05, UNIT * 0.05);
    let roof = ring(lots, 0.12, 0.05);
    let covered = Style::fill(roof_color(building_type)).line(Token::Hairline, EDGE);
    let mut items = vec![
        drawn(ring(lots, 0.035, 0.10), plinth.line(Token::Hairline, EDGE)),
        drawn(ring(lots, 0.062, 0.085), rim),
        drawn(shadow, Style::fill(Token::Hairline).opacity(0.55)),
        drawn(roof.clone(), covered),
    ];
    items.push(match building_type {
        BuildingType::Residential => drawn(roof, Style::pattern(ribs(lots))),
        BuildingType::Commercial => drawn(roof, Style::pattern(Pattern::Awning)),
        BuildingType::Civic => columns(lots),
    });
    items.push(courtyard(building_type, lots));
    items
}

/// The colour of the roof of each type.
pub fn roof_color(building_type: BuildingType) -> Token {
    match building_type {
        BuildingType::Residential => Token::Roof,
        BuildingType::Commercial => Token::Sand,
        BuildingType::Civic => Token::Marble,
    }
}

/// Ribs run across the longer side.
fn ribs(lots: Lots) -> Pattern {
    let (columns, rows) = extent(lots);
    if rows > columns {
        Pattern::RibsLevel
    } else {
        Pattern::RibsUpright
    }
}

fn courtyard(building_type: BuildingType, lots: Lots) -> Item {
    let inset = if lots.len() == 1 { 0.205 } else { 0.235 };
    let (inset, radius, ground) = match building_type {
        BuildingType::Residential => (inset, 0.02, Token::Plaster),
        BuildingType::Commercial => (inset, 0.06, Token::Plaster),
        BuildingType::Civic => (inset + 0.03, 0.03, Token::Marble2),
    };
    let style = Style::fill(ground).line(Token::Hairline, THIN);
    drawn(ring(lots, inset, radius), style)
}

/// A column in the wall every quarter of a lot, drawn as dots of a round line.
fn columns(lots: Lots) -> Item {
    const WALL: f32 = 0.18;
    let mut d = String::new();
    let mut dot = |x: f32, y: f32| {
        let _ = write!(d, "M{:.1} {:.1}h.01", x * UNIT, y * UNIT);
    };
    let inside = |x: usize, y: usize| lots.iter().any(|lot| (lot.column(), lot.row()) == (x, y));
    for lot in lots {
        let (column, row) = (lot.column(), lot.row());
        let (x, y) = (column as f32, row as f32);
        let (left, up) = (column > 0, row > 0);
        let open = [
            !(up && inside(column, row - 1)),
            !inside(column, row + 1),
            !(left && inside(column - 1, row)),
            !inside(column + 1, row),
        ];
        for along in stations(inside(column + 1, row)) {
            [(open[0], WALL), (open[1], 1.0 - WALL)]
                .iter()
                .filter(|(open, _)| *open)
                .for_each(|(_, wall)| dot(x + along, y + wall));
        }
        for along in stations(inside(column, row + 1)) {
            [(open[2], WALL), (open[3], 1.0 - WALL)]
                .iter()
                .filter(|(open, _)| *open)
                .for_each(|(_, wall)| dot(x + wall, y + along));
        }
    }
    drawn(
        Cow::Owned(d),
        Style::stroke(Token::LineStrong, UNIT * 0.068),
    )
}

/// Where columns stand along a side; one more where the wall goes on.
fn stations(goes_on: bool) -> impl Iterator<Item = f32> {
    [0.26, 0.42, 0.58, 0.74]
        .into_iter()
        .chain(goes_on.then_some(1.0))
}
