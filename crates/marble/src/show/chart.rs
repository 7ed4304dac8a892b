//! The map with everything on it, in drawing order: ground, hills, tiles, aqueducts, buildings,
//! magistrates, and on top the places that can be chosen now.

use scene::{Drawing, Group, Reader, Shape, Style, Token, Transform, pieces, polyline};

use super::frame::{Frame, between};
use super::hit::{self, Hit};
use super::sheet::Area;
use super::words as say;
use super::{art, ground};
use crate::data::Aqueduct;
use crate::grid::{TilePosition, Vertex};
use crate::position::{Leaving, Phase, View};
use crate::sites::Built;

/// The map's area. Without names it has neither hits nor text.
pub fn area(view: &View, reader: &Reader<'_>, frame: Frame, named: bool) -> scene::Area {
    let mut area = scene::Area::new(Area::Map, frame.size(), say::area_map(reader.words));
    let chart = Chart {
        view,
        reader,
        frame,
        named,
    };
    let (d, tiles) = (&mut *area, view.map.laid());
    ground::draw(d, &chart);
    tiles.iter().for_each(|tile| chart.tile(d, tile));
    chart.shut_corners(d);
    for line in Aqueduct::ALL {
        chart.aqueduct(d, *line);
    }
    let resolved = view.map.all_buildings() | view.map.fountains;
    resolved.iter().for_each(|site| chart.site(d, site));
    for line in Aqueduct::ALL {
        chart.open_end(d, *line);
    }
    tiles.iter().for_each(|tile| chart.magistrate(d, tile));
    if named {
        chart.places(d);
    }
    area
}

/// A map being drawn.
pub struct Chart<'a> {
    /// What is on it.
    pub view: &'a View,
    /// For whom.
    pub reader: &'a Reader<'a>,
    /// Where the grid lies.
    pub frame: Frame,
    /// Whether places and pieces carry hits.
    named: bool,
}

impl Chart<'_> {
    /// Draws a piece; with its hit, where the map has hits.
    pub fn piece(
        &self,
        d: &mut Drawing,
        hit: Hit,
        outline: impl FnOnce() -> Shape,
        fill: impl FnOnce(&mut Drawing),
    ) {
        if !self.named {
            return fill(d);
        }
        let target = hit::target(self.view, hit, outline(), self.reader);
        d.group(Group::at(Transform::NONE).target(target), fill);
    }

    fn tile(&self, d: &mut Drawing, tile: TilePosition) {
        let Some(color) = self.view.map.color_of(tile) else {
            return;
        };
        let outline = || Shape::Polygon(self.frame.rhombus(tile, 0.028).to_vec());
        self.piece(d, Hit::Tile(tile), outline, |d| {
            let posted = self.view.magistrate_on(tile).is_some();
            // Under a building or fountain the houses are gone; where none can be, there are none.
            let gone = |vertex| self.view.built_at(vertex).is_some() || self.view.is_shut(vertex);
            art::tile(d, &self.frame, tile, color, posted, gone);
        });
    }

    /// M-29: a stone on each corner of a hill where nothing can be built.
    fn shut_corners(&self, d: &mut Drawing) {
        let hills = self.view.map.hills.iter();
        let corners = hills.flat_map(|hill| hill.corners());
        let (frame, unit) = (&self.frame, self.frame.unit());
        let stone = Style::fill(Token::Hill).line(Token::HillLine, art::edge(unit));
        for corner in corners.filter(|corner| self.view.is_shut(*corner)) {
            let hexagon = frame.hexagon(frame.vertex(corner), unit * 0.13);
            d.path(polyline(&hexagon, true), stone);
        }
    }

    fn magistrate(&self, d: &mut Drawing, tile: TilePosition) {
        let Some(seat) = self.view.magistrate_on(tile) else {
            return;
        };
        let (spot, radius) = art::magistrate_spot(&self.frame, tile);
        let outline = || art::pawn_outline(spot, radius);
        self.piece(d, Hit::Magistrate(tile), outline, |d| {
            pieces::pawn(d, self.reader.color(seat), spot, radius);
        });
    }

    fn aqueduct(&self, d: &mut Drawing, aqueduct: Aqueduct) {
        let frame = &self.frame;
        let path = self.view.map.path(aqueduct).iter();
        let path: Vec<_> = path.map(|vertex| frame.vertex(*vertex)).collect();
        if path.len() > 1 {
            art::channel(d, &path, aqueduct, frame.unit());
        }
        let spring = frame.spring(aqueduct.spring());
        let radius = art::spring_radius(frame.unit());
        let disc = || Shape::circle(spring.x, spring.y, radius);
        self.piece(d, Hit::Spring(aqueduct), disc, |d| {
            art::spring(d, spring, aqueduct, frame.unit());
        });
    }

    /// The ring at the open end; where a building stands on the end, the ring lies before it.
    fn open_end(&self, d: &mut Drawing, aqueduct: Aqueduct) {
        let unit = self.frame.unit();
        let ring = match *self.view.map.path(aqueduct) {
            [] => return,
            [.., before, end] if self.view.built_at(end).is_some() => {
                between(self.frame.vertex(end), self.frame.vertex(before), 0.42)
            }
            [.., end] => self.frame.vertex(end),
        };
        let outline = || Shape::circle(ring.x, ring.y, unit * 0.1);
        self.piece(d, Hit::Aqueduct(aqueduct), outline, |d| {
            art::open_end(d, ring, aqueduct, unit);
        });
    }

    fn site(&self, d: &mut Drawing, site: Vertex) {
        let (center, unit) = (self.frame.vertex(site), self.frame.unit());
        if let Some(Built::Civic(civic, owner)) = self.view.built_at(site) {
            self.piece(
                d,
                Hit::Site(site),
                || self.hexagon(site),
                |d| {
                    let owner = self.reader.color(owner);
                    art::civic(d, &self.frame, center, civic.color(), owner);
                },
            );
        } else {
            let outline = || Shape::circle(center.x, center.y, unit * 0.25);
            self.piece(d, Hit::Site(site), outline, |d| {
                art::fountain(d, center, unit);
                if unit >= art::SMALL_UNIT && self.view.map.is_coin_due_at(site) {
                    art::coin_at(d, center, unit);
                }
            });
        }
    }

    /// The outline of a building on a site.
    fn hexagon(&self, site: Vertex) -> Shape {
        let radius = art::civic_radius(self.frame.unit());
        let corners = self.frame.hexagon(self.frame.vertex(site), radius);
        Shape::Polygon(corners.to_vec())
    }

    /// The places that can be chosen now. At rest they are quiet: the page marks them for the
    /// player who chooses.
    fn places(&self, d: &mut Drawing) {
        let map = &self.view.map;
        match self.view.phase {
            Phase::Position { .. } => {
                for position in map.places() {
                    self.place(d, Hit::Position(position), &self.frame.lozenge(position));
                }
            }
            // While the magistrate is asked for, the tile can still be laid elsewhere.
            Phase::Magistrate { tile } => {
                let places = map.places_without(tile, self.view.options.unused_hills);
                for position in places.without(tile) {
                    self.place(d, Hit::Position(position), &self.frame.lozenge(position));
                }
            }
            Phase::Expand { .. } => Aqueduct::ALL
                .iter()
                .for_each(|aqueduct| self.beams(d, *aqueduct)),
            Phase::Begin { aqueduct, .. } => self.beams(d, aqueduct),
            Phase::Site { waiting } | Phase::Leave(Leaving { waiting, .. }) => {
                for site in waiting {
                    self.place(d, Hit::Site(site), &self.hexagon(site));
                }
            }
            _ => {}
        }
    }

    fn beams(&self, d: &mut Drawing, aqueduct: Aqueduct) {
        for edge in self.view.map.extensions(aqueduct) {
            self.place(d, Hit::Edge(edge), &self.frame.beam(edge));
        }
    }

    fn place(&self, d: &mut Drawing, hit: Hit, outline: &Shape) {
        self.piece(
            d,
            hit,
            || outline.clone(),
            |d| {
                if let Shape::Polygon(corners) = outline {
                    d.path(polyline(corners, true), ground::QUIET);
                }
            },
        );
    }
}
