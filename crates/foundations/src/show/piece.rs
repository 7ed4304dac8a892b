//! A building as it stands in the city: body, glyph and values in the courtyard, the owner's
//! token at its corner.

use scene::pieces;
use scene::{
    Anchor, Drawing, Font, Glyph, Group, Point, Reader, Rect, Style, Text, Token, Transform, point,
    rect, square,
};

use super::body::{self, UNIT};
use crate::data::{Building, BuildingType, Worth};
use crate::{City, Lot, Lots, Neighbors as _, Party};

/// A number with the glyph that says what it counts; none where that is plain.
pub type Value = (Option<Glyph>, i32);

/// A building to be drawn.
#[derive(Clone, Copy, Debug)]
pub struct Piece<'a> {
    pub building: Building,
    /// The lots, their box at A1.
    pub lots: Lots,
    pub owner: Owner,
    /// What stands beside the glyph; nothing in thumbnails.
    pub values: &'a [Value],
}

/// In whose colours something is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Owner {
    Seat(scene::SeatColor),
    Consul,
    /// Nobody's yet: a monument of the pool.
    Nobody,
}

impl Owner {
    /// The colours of a party.
    pub fn of(party: Party, reader: &Reader<'_>) -> Owner {
        match party {
            Party::Seat(seat) => Owner::Seat(reader.color(seat)),
            Party::Consul => Owner::Consul,
        }
    }

    /// The colour of plinths and frames.
    pub fn color(self) -> Token {
        match self {
            Owner::Seat(color) => color.token(),
            Owner::Consul => Token::StoneGrey,
            Owner::Nobody => Token::Sunk,
        }
    }

    /// Draws the round token.
    pub fn token(self, d: &mut Drawing, center: Point, radius: f32) {
        match self {
            Owner::Seat(color) => pieces::token(d, color, center, radius),
            Owner::Consul => {
                let hairline = (radius * 0.07).max(0.8);
                let ring = Style::fill(Token::Ring).line(Token::Hairline, hairline);
                d.circle(center.x, center.y, radius, ring);
                d.circle(
                    center.x,
                    center.y,
                    radius * 0.86,
                    Style::fill(Token::StoneGrey),
                );
                let place = Rect::around(center, radius * 1.3);
                d.glyph(Glyph::Crown, place, Token::Hairline);
            }
            Owner::Nobody => {}
        }
    }
}

/// What the building shows in the city now.
pub fn values_of(city: &City, building: Building, lots: Lots) -> Vec<Value> {
    match building.row().worth {
        Worth::Citizens { .. } => vec![(Some(Glyph::Citizen), city.citizens(building, lots))],
        Worth::Commerce { points, .. } => commerce(city.silver(building, lots), points),
        Worth::Civic { .. } => {
            let glyph = (lots.len() > 1).then_some(Glyph::Points);
            vec![(glyph, i32::from(city.civic_points(building, lots)))]
        }
    }
}

/// What is printed on a building: nothing on a civic one, whose worth lies around it.
pub fn printed_values(building: Building) -> Vec<Value> {
    match building.row().worth {
        Worth::Citizens { fixed, .. } => vec![(Some(Glyph::Citizen), i32::from(fixed))],
        Worth::Commerce { silver, points, .. } => commerce(i32::from(silver), points),
        Worth::Civic { .. } => Vec::new(),
    }
}

fn commerce(silver: i32, points: u8) -> Vec<Value> {
    let silver = (silver > 0).then_some((Some(Glyph::Coin), silver));
    let points = (points > 0).then_some((Some(Glyph::Points), i32::from(points)));
    silver.into_iter().chain(points).collect()
}

impl Piece<'_> {
    /// Draws it with the corner of its box at (x, y), lots of side `unit`.
    pub fn draw(&self, d: &mut Drawing, x: f32, y: f32, unit: f32) {
        let place = Transform::scaled(x, y, unit / UNIT);
        d.group(Group::at(place), |d| {
            if let Some(body) = body::symbol(self.building, self.lots) {
                let whole = rect(0.0, 0.0, body.size.w, body.size.h);
                d.symbol(body.id, whole, self.owner.color(), None);
            }
            if self.values.is_empty() {
                self.furnish(d);
            } else {
                d.detailed(|d| self.furnish(d), |d| self.furnish_far(d));
            }
            self.badge(d);
        });
    }

    /// The token on the upper right corner.
    fn badge(&self, d: &mut Drawing) {
        let Some(row) = self.lots.iter().map(Lot::row).min() else {
            return;
        };
        let top = self.lots.iter().filter(|lot| lot.row() == row);
        let column = top.map(Lot::column).max().unwrap_or(0);
        let corner = point((column as f32 + 0.865) * UNIT, (row as f32 + 0.135) * UNIT);
        self.owner.token(d, corner, UNIT * 0.115);
    }

    /// Glyph and values: one line where it fits, else stacked; a bent building uses two arms.
    fn furnish(&self, d: &mut Drawing) {
        let (columns, rows) = body::extent(self.lots);
        let middle = point(columns as f32 * UNIT / 2.0, rows as f32 * UNIT / 2.0);
        if columns * rows != self.lots.len() {
            self.furnish_bent(d);
        } else if self.lots.len() == 1 {
            self.furnish_small(d, middle);
        } else if rows == 1 {
            self.furnish_row(d, middle);
        } else if columns == 1 {
            self.furnish_column(d, middle);
        } else {
            self.furnish_hall(d, middle);
        }
    }

    /// Where a bent building turns, and the end of one of its arms.
    pub(super) fn bend(&self) -> Option<(Lot, Lot)> {
        let beside = |lot: Lot| (lot.alone().beside() & self.lots).len();
        let lots = self.lots.iter();
        let bend = lots.max_by_key(|lot| (beside(*lot), std::cmp::Reverse(*lot)))?;
        let arms = bend.alone().beside() & self.lots;
        let arm = arms
            .iter()
            .max_by_key(|lot| (lot.column(), std::cmp::Reverse(lot.row())));
        Some((bend, arm.unwrap_or(bend)))
    }

    pub(super) fn glyph(&self, d: &mut Drawing, center: Point, side: f32) {
        let place = Rect::around(center, side);
        let tint = match self.building.building_type() {
            BuildingType::Residential | BuildingType::Commercial => Token::Card,
            BuildingType::Civic => Token::Marble,
        };
        d.tinted(glyph(self.building), place, Token::Draw, tint);
    }

    fn furnish_bent(&self, d: &mut Drawing) {
        if let Some((bend, arm)) = self.bend() {
            self.glyph(d, middle_of(bend), UNIT * 0.38);
            stacked(d, self.values, middle_of(arm), UNIT * 0.23);
        }
    }

    fn furnish_small(&self, d: &mut Drawing, middle: Point) {
        if self.values.is_empty() {
            return self.glyph(d, middle, UNIT * 0.38);
        }
        let side = UNIT * 0.32;
        let center = point(middle.x, middle.y - UNIT * 0.265 + side / 2.0);
        self.glyph(d, center, side);
        in_line(
            d,
            self.values,
            point(middle.x, middle.y + UNIT * 0.165),
            UNIT * 0.225,
        );
    }

    fn furnish_row(&self, d: &mut Drawing, middle: Point) {
        let (side, size) = (UNIT * 0.42, UNIT * 0.24);
        let width = width(self.values, size);
        let gap = if self.values.is_empty() {
            0.0
        } else {
            UNIT * 0.12
        };
        let left = middle.x - (side + gap + width) / 2.0;
        self.glyph(d, point(left + side / 2.0, middle.y), side);
        let right = left + side + gap + width / 2.0;
        in_line(d, self.values, point(right, middle.y), size);
    }

    fn furnish_column(&self, d: &mut Drawing, middle: Point) {
        let (up, down) = match self.values.len() {
            0 => (0.0, 0.0),
            1 => (0.21, 0.26),
            _ => (0.30, 0.28),
        };
        self.glyph(d, point(middle.x, middle.y - UNIT * up), UNIT * 0.42);
        stacked(
            d,
            self.values,
            point(middle.x, middle.y + UNIT * down),
            UNIT * 0.23,
        );
    }

    fn furnish_hall(&self, d: &mut Drawing, middle: Point) {
        let side = UNIT * 0.62;
        let up = if self.values.is_empty() { 0.0 } else { 0.36 };
        self.glyph(d, point(middle.x, middle.y - side * up), side);
        in_line(
            d,
            self.values,
            point(middle.x, middle.y + side * 0.46),
            UNIT * 0.26,
        );
    }
}

pub(super) fn middle_of(lot: Lot) -> Point {
    let middle = |index: usize| (index as f32 + 0.5) * UNIT;
    point(middle(lot.column()), middle(lot.row()))
}

/// How wide values in a line are.
pub fn width(values: &[Value], size: f32) -> f32 {
    let one = |(glyph, number): &Value| {
        let icon = if glyph.is_some() { size * 1.1 } else { 0.0 };
        icon + Font::Bold.width(&number.to_string(), size * 1.06)
    };
    let gaps = values.len().saturating_sub(1) as f32 * size * 0.32;
    values.iter().map(one).sum::<f32>() + gaps
}

/// Values in a line round a middle, as they stand on a piece.
pub fn in_line(d: &mut Drawing, values: &[Value], middle: Point, size: f32) {
    in_ink(d, values, middle, size, Token::Draw);
}

/// Values in a line round a middle.
pub fn in_ink(d: &mut Drawing, values: &[Value], middle: Point, size: f32, ink: Token) {
    let mut x = middle.x - width(values, size) / 2.0;
    for (glyph, number) in values {
        if let Some(glyph) = glyph {
            d.glyph(*glyph, square(x, middle.y - size / 2.0, size), ink);
            x += size * 1.1;
        }
        let number = number.to_string();
        let wide = Font::Bold.width(&number, size * 1.06);
        let text = Text::new(x, middle.y + size * 0.37, size * 1.06, ink, number);
        d.text(text.font(Font::Bold).anchor(Anchor::Start));
        x += wide + size * 0.32;
    }
}

/// Values one below the other round a middle, small enough for a courtyard one lot wide.
fn stacked(d: &mut Drawing, values: &[Value], middle: Point, size: f32) {
    let widest = values.iter().map(|value| width(&[*value], 1.0));
    let size = size.min(UNIT * 0.44 / widest.fold(1.0, f32::max));
    let first = (values.len() as f32 - 1.0) / 2.0;
    for (index, value) in values.iter().enumerate() {
        let down = (index as f32 - first) * size * 1.25;
        in_line(d, &[*value], point(middle.x, middle.y + down), size);
    }
}

/// The glyph by which a building is known.
pub fn glyph(building: Building) -> Glyph {
    match building {
        Building::Domus => Glyph::Domus,
        Building::DomusMaxima => Glyph::DomusMaxima,
        Building::InsulaLong | Building::InsulaL => Glyph::Insula,
        Building::GrandInsulaLong | Building::GrandInsulaSquare => Glyph::GrandInsula,
        Building::Bakery => Glyph::Bread,
        Building::Pottery => Glyph::Amphora,
        Building::ArtisanLong | Building::ArtisanL => Glyph::Hammer,
        Building::FoundryLong | Building::FoundrySquare => Glyph::Anvil,
        Building::Fountain | Building::MajesticFountain => Glyph::Fountain,
        Building::Library | Building::ResplendentLibrary => Glyph::Scroll,
        Building::Market | Building::Marketplace => Glyph::Scales,
        Building::Garden | Building::LuxuryGarden => Glyph::Tree,
        Building::Pantheon => Glyph::Dome,
        Building::ForumRomanum => Glyph::Forum,
        Building::CircusMaximus => Glyph::Circus,
        Building::Vulcan => Glyph::Flame,
        Building::Minerva => Glyph::Owl,
        Building::TowerOfWonders => Glyph::Tower,
        Building::Mars => Glyph::Shield,
        Building::Neptune => Glyph::Trident,
        Building::Lighthouse => Glyph::Lighthouse,
        Building::Watchtower => Glyph::Watchtower,
        Building::Jupiter => Glyph::Bolt,
        Building::Colosseum => Glyph::ArenaGrand,
        Building::RoyalWinery => Glyph::Grapes,
        Building::Regia => Glyph::Crown,
        Building::Romulus => Glyph::Statue,
        Building::Venus => Glyph::Shell,
        Building::Apollo => Glyph::Lyre,
        Building::TriumphalArch => Glyph::Arch,
        Building::ImperialHarbor => Glyph::Anchor,
    }
}
