//! What lies over the city on demand: what each civic building counts and from whom. A line leads
//! to each building it counts, and a pill says the sum.

use scene::{
    Area, Drawing, Font, Format, Glyph, Group, Overlay, Point, Reader, Rect, Style, Text, Token,
    Transform, Words, point, rect,
};

use super::layout::{Frame, Layout};
use super::piece::Owner;
use super::sheet::Part;
use super::words as say;
use crate::data::{Building, BuildingType, Worth};
use crate::{Lot, Lots, Neighbors as _, Party, View};

/// Its word for programs.
const KEY: &str = "counts";

/// What can be laid over the city.
pub fn overlays(words: &Words) -> Vec<Overlay> {
    vec![Overlay {
        key: KEY,
        name: say::overlay_counts(words),
        glyph: Glyph::Points,
        shortcut: 'c',
    }]
}

/// The counts over the city; nothing on a thumbnail, which has no text.
pub fn overlay(view: &View, key: &str, format: Format, reader: &Reader<'_>) -> Vec<Area> {
    if key != KEY || format == Format::Thumb {
        return Vec::new();
    }
    let layout = Layout::new(format, view);
    let label = say::overlay_counts(reader.words);
    let mut area = Area::new(Part::City, layout.city().size(), label);
    let counts = Counts {
        view,
        reader,
        frame: layout.frame(),
    };
    let civic = counts.civic();
    for (owner, building, lots) in &civic {
        counts.lines(&mut area, *owner, *building, *lots);
    }
    for (_, building, lots) in &civic {
        counts.pill(&mut area, *building, *lots);
    }
    vec![area]
}

struct Counts<'a> {
    view: &'a View,
    reader: &'a Reader<'a>,
    frame: Frame,
}

impl Counts<'_> {
    /// Every civic building with its owner.
    fn civic(&self) -> Vec<(Party, Building, Lots)> {
        let all = self.view.estates().flat_map(|(owner, estate)| {
            let buildings = estate.buildings(&self.view.city);
            buildings.map(move |(building, lots)| (owner, building, lots))
        });
        all.filter(|(_, own, _)| own.building_type() == BuildingType::Civic)
            .collect()
    }

    /// From the building over the edge into each one that it counts, in its owner's colour; the
    /// dot at the end has the colour of the other owner.
    fn lines(&self, d: &mut Drawing, owner: Party, building: Building, lots: Lots) {
        let color = Owner::of(owner, self.reader).color();
        for (counted, _) in self.view.city.counted(building, lots) {
            let Some((from, to)) = self.crossing(lots, counted) else {
                continue;
            };
            let path = scene::polyline(&[from, to], false);
            d.path(
                path.clone(),
                Style::stroke(Token::Halo, self.frame.unit * 0.13),
            );
            d.path(
                path.clone(),
                Style::stroke(Token::Hairline, self.frame.unit * 0.085),
            );
            d.path(path, Style::stroke(color, self.frame.unit * 0.05));
            let whose = counted.first().and_then(|lot| self.view.owner(lot));
            let whose = whose.map_or(Owner::Nobody, |party| Owner::of(party, self.reader));
            let dot = Style::fill(whose.color()).line(Token::Halo, 1.5);
            d.circle(to.x, to.y, self.frame.unit * 0.085, dot);
        }
    }

    /// Where a line crosses from one building into the other: a little beside the middle of the
    /// edge between them, so that two that count each other are both seen.
    fn crossing(&self, from: Lots, to: Lots) -> Option<(Point, Point)> {
        let near = from & to.beside();
        let here = near.iter().min_by_key(|lot| self.distance(*lot, to))?;
        let there = (here.alone().beside() & to).first()?;
        let (a, b) = (
            self.frame.lot(here).center(),
            self.frame.lot(there).center(),
        );
        let (x, y) = ((b.x - a.x), (b.y - a.y));
        let side = 0.16;
        let along = |share: f32| point(a.x + x * share - y * side, a.y + y * share + x * side);
        Some((along(0.3), along(0.72)))
    }

    /// How far a lot is from the middle of others: lines start where buildings face each other.
    fn distance(&self, lot: Lot, others: Lots) -> u32 {
        let center = self.frame.lot(lot).center();
        let far = others.iter().map(|other| {
            let there = self.frame.lot(other).center();
            (there.x - center.x).abs() + (there.y - center.y).abs()
        });
        far.sum::<f32>() as u32
    }

    /// How the sum is made, over the foot of the building, below what stands on it: "3 × 2".
    fn pill(&self, d: &mut Drawing, building: Building, lots: Lots) {
        let text = self.sum(building, lots);
        let size: f32 = if self.frame.unit < 50.0 { 12.0 } else { 13.0 };
        let height = size + 3.0;
        let Some(foot) = lots.iter().max_by_key(|lot| lot.row()) else {
            return;
        };
        let row = lots.iter().filter(|lot| lot.row() == foot.row());
        let places: Vec<Rect> = row.map(|lot| self.frame.lot(lot)).collect();
        let left = places.iter().map(|place| place.x).fold(f32::MAX, f32::min);
        let right = places.iter().map(|place| place.right()).fold(0.0, f32::max);
        let width = Font::Bold.width(&text, size) + 12.0;
        let below = self.frame.lot(foot).bottom() + self.frame.unit * 0.12;
        let bottom = below.min(self.frame.whole().bottom() + 1.0);
        let at = rect((left + right - width) / 2.0, bottom - height, width, height);
        d.group(Group::at(Transform::NONE).piece(at), |d| {
            let ground = Style::fill(Token::Hairline).line(Token::Ring, 1.2);
            d.rounded(at, height / 2.0, ground);
            d.text(Text::centered(at, size, Token::Ring, text).font(Font::Bold));
        });
    }

    fn sum(&self, building: Building, lots: Lots) -> String {
        let counted: i32 = self.view.city.counted(building, lots).map(|(_, n)| n).sum();
        match building.row().worth {
            Worth::Civic { points, per: 1, .. } => format!("{counted} × {points}"),
            Worth::Civic { per, .. } => format!("{counted} ÷ {per}"),
            Worth::Citizens { .. } | Worth::Commerce { .. } => String::new(),
        }
    }
}
