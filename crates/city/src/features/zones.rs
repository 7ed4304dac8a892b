//! The zones of a city as a builder sees them: what they score, which colours they lack, and what
//! one more card on the best free cell would add (C-30).

use arrayvec::ArrayVec;
use kernel::Describe;

use crate::data::{Color, Value};
use crate::grid::{Cell, Cells, border};
use crate::score::{Colors, Survey, zone_worth};
use crate::town::Town;

/// Cards of a city (C-21); each could be a zone.
const MOST: usize = 16;

/// A zone and what is beside it.
struct Zone {
    value: Value,
    cells: Cells,
    border: Cells,
    colors: Colors,
    /// Free cells beside it.
    open: u8,
    points: i32,
}

/// All zones of a city.
pub(super) struct Zones<'a> {
    survey: &'a Survey<'a>,
    free: Cells,
    /// Cells beside a public building.
    by_public: Cells,
    zones: ArrayVec<Zone, MOST>,
}

impl<'a> Zones<'a> {
    pub fn of(town: &Town, survey: &'a Survey<'a>) -> Zones<'a> {
        let free = town.free_cells();
        let mut zones = ArrayVec::new();
        for value in Value::ALL {
            for cells in survey.zones(value) {
                let border = border(cells);
                zones.push(Zone {
                    value,
                    cells,
                    border,
                    colors: survey.colors(cells),
                    open: (border & free).len() as u8,
                    points: survey.zone_points(value, cells),
                });
            }
        }
        let public = Color::ALL.iter().map(|color| survey.public(*color));
        let public = public.fold(Cells::EMPTY, |all, cells| all | cells);
        Zones {
            survey,
            free,
            by_public: border(public),
            zones,
        }
    }

    /// What one more card adds on its best free cell: a residence of each value, which may join
    /// zones, and a public building of each colour, without what it brings at once.
    pub fn gains(&self) -> ([i32; 3], [i32; 4]) {
        let (mut residences, mut colors) = ([0; 3], [0; 4]);
        for cell in self.free {
            let (one, beside) = (Cells::one(cell), self.beside(cell));
            let (mut joined, mut before, mut worth) = ([one; 3], [0; 3], [0; 4]);
            for zone in beside {
                joined[zone.value.index()] |= zone.cells;
                before[zone.value.index()] += zone.points;
                for color in Color::ALL
                    .iter()
                    .filter(|color| !zone.colors.contains(**color))
                {
                    worth[color.index()] += zone_worth(zone.value, zone.cells);
                }
            }
            let by_public = self.by_public.contains(cell);
            for (index, value) in Value::ALL.into_iter().enumerate() {
                if by_public || joined[index] != one {
                    let after = self.survey.zone_points(value, joined[index]);
                    residences[index] = residences[index].max(after - before[index]);
                }
            }
            for (best, worth) in colors.iter_mut().zip(worth) {
                *best = worth.max(*best);
            }
        }
        (residences, colors)
    }

    /// The zones beside a cell.
    fn beside(&self, cell: Cell) -> impl Iterator<Item = &Zone> {
        let zones = self.zones.iter();
        zones.filter(move |zone| zone.border.contains(cell))
    }

    /// What all zones score.
    pub fn points(&self) -> i32 {
        self.zones.iter().map(|zone| zone.points).sum()
    }

    /// The zones of each value, and how many of their residences have or lack which colour.
    pub fn describe(&self, out: &mut impl Describe) {
        for value in Value::ALL {
            let sums = Sums::of(self.zones.iter().filter(|zone| zone.value == value));
            let name = value.get();
            out.count(format_args!("zone.{name}.zones"), sums.zones, 3.0);
            out.count(format_args!("zone.{name}.residences"), sums.residences, 5.0);
            let (largest, colors) = sums.largest;
            out.count(format_args!("zone.{name}.largest"), largest, 4.0);
            out.count(format_args!("zone.{name}.largest.colors"), colors, 4.0);
            out.count(format_args!("zone.{name}.open"), sums.open, 8.0);
            out.put(
                format_args!("zone.{name}.points"),
                sums.points as f32 / 24.0,
            );
            out.put(format_args!("zone.{name}.best"), sums.best as f32 / 24.0);
            out.put(
                format_args!("zone.{name}.coming"),
                sums.coming as f32 / 24.0,
            );
            for color in Color::ALL {
                let beside = sums.beside[color.index()];
                out.count(format_args!("zone.{name}.{color}.beside"), beside, 4.0);
                let lacking = sums.lacking[color.index()];
                out.count(format_args!("zone.{name}.{color}.lacking"), lacking, 4.0);
            }
        }
    }
}

/// What the zones of one value come to.
#[derive(Default)]
struct Sums {
    zones: usize,
    residences: usize,
    /// Residences and colours of the largest zone, of equals of the one with most colours.
    largest: (usize, usize),
    open: usize,
    points: i32,
    best: i32,
    /// What the zones would gain if their open sides got colours that they lack.
    coming: i32,
    /// Residences in zones beside the colour.
    beside: [usize; 4],
    /// Residences in zones that lack the colour and have an open side.
    lacking: [usize; 4],
}

impl Sums {
    fn of<'z>(zones: impl Iterator<Item = &'z Zone>) -> Sums {
        let mut sums = Sums::default();
        for zone in zones {
            let (size, colors) = (zone.cells.len(), zone.colors.len());
            sums.zones += 1;
            sums.residences += size;
            sums.largest = sums.largest.max((size, colors));
            sums.open += usize::from(zone.open);
            sums.points += zone.points;
            sums.best = sums.best.max(zone.points);
            let missing = Color::ALL.len() - colors;
            let colors_to_come = missing.min(zone.open.into()) as i32;
            sums.coming += zone_worth(zone.value, zone.cells) * colors_to_come;
            for color in Color::ALL {
                if zone.colors.contains(*color) {
                    sums.beside[color.index()] += size;
                } else if zone.open > 0 {
                    sums.lacking[color.index()] += size;
                }
            }
        }
        sums
    }
}
