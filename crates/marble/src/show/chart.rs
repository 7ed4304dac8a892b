//! The map with everything on it, in drawing order: ground, hills, tiles, aqueducts, buildings,
//! magistrates, and on top the places that can be chosen now.

use scene::pieces;
use scene::{Area, AreaId, Drawing, Group, Reader, Shape, Target, Transform, polyline};

use super::art;
use super::frame::{Frame, between};
use super::ground;
use super::hit::{self, Hit};
use super::known;
use super::words as say;
use crate::data::Aqueduct;
use crate::grid::Vertex;
use crate::view::{AqueductView, ChoiceView, SiteView, TileView, View};

/// The map's area. Without names it has neither hits nor text.
pub fn area(id: AreaId, view: &View, reader: &Reader<'_>, frame: Frame, named: bool) -> Area {
    let mut area = Area::new(id, frame.size(), say::area_map(reader.words));
    let chart = Chart {
        view,
        reader,
        frame,
        named,
    };
    ground::draw(&mut area, &chart);
    view.tiles
        .iter()
        .for_each(|tile| chart.tile(&mut area, tile));
    for line in &view.aqueducts {
        chart.aqueduct(&mut area, line);
    }
    view.sites
        .iter()
        .for_each(|site| chart.site(&mut area, site));
    for line in &view.aqueducts {
        chart.open_end(&mut area, line);
    }
    for tile in &view.tiles {
        chart.magistrate(&mut area, tile);
    }
    if named {
        chart.places(&mut area);
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
        let target = Target {
            hit: scene::Hit::of(hit),
            name: hit::name(self.view, hit, self.reader),
            outline: outline(),
        };
        d.group(Group::at(Transform::NONE).target(target), fill);
    }

    /// Whether a building or fountain stands there: its houses are gone.
    pub fn finished(&self, vertex: Vertex) -> bool {
        let found = self
            .view
            .sites
            .binary_search_by_key(&vertex, |site| site.vertex);
        found.is_ok()
    }

    fn tile(&self, d: &mut Drawing, tile: &TileView) {
        let outline = || Shape::Polygon(self.frame.rhombus(tile.position, 0.028).to_vec());
        self.piece(d, Hit::Tile(tile.position), outline, |d| {
            let posted = tile.magistrate.is_some();
            let finished = |vertex| self.finished(vertex);
            art::tile(d, &self.frame, tile.position, tile.color, posted, finished);
        });
    }

    fn magistrate(&self, d: &mut Drawing, tile: &TileView) {
        let Some(seat) = tile.magistrate else { return };
        let (spot, radius) = art::magistrate_spot(&self.frame, tile.position);
        let outline = || art::pawn_outline(spot, radius);
        self.piece(d, Hit::Magistrate(tile.position), outline, |d| {
            pieces::pawn(d, self.reader.color(seat), spot, radius);
        });
    }

    fn aqueduct(&self, d: &mut Drawing, line: &AqueductView) {
        let (frame, aqueduct) = (&self.frame, line.aqueduct);
        let path: Vec<_> = line
            .path
            .iter()
            .map(|vertex| frame.vertex(*vertex))
            .collect();
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
    fn open_end(&self, d: &mut Drawing, line: &AqueductView) {
        let (unit, aqueduct) = (self.frame.unit(), line.aqueduct);
        let ring = match line.path[..] {
            [] => return,
            [.., before, end] if self.finished(end) => {
                between(self.frame.vertex(end), self.frame.vertex(before), 0.42)
            }
            [.., end] => self.frame.vertex(end),
        };
        let outline = || Shape::circle(ring.x, ring.y, unit * 0.1);
        self.piece(d, Hit::Aqueduct(aqueduct), outline, |d| {
            art::open_end(d, ring, aqueduct, unit);
        });
    }

    fn site(&self, d: &mut Drawing, site: &SiteView) {
        let center = self.frame.vertex(site.vertex);
        let unit = self.frame.unit();
        match (site.building, site.owner) {
            (Some(civic), Some(owner)) => {
                let radius = art::civic_radius(unit);
                let outline = || Shape::Polygon(self.frame.hexagon(center, radius).to_vec());
                self.piece(d, Hit::Site(site.vertex), outline, |d| {
                    let owner = self.reader.color(owner);
                    art::civic(d, &self.frame, center, civic.color(), owner);
                });
            }
            _ => {
                let outline = || Shape::circle(center.x, center.y, unit * 0.25);
                self.piece(d, Hit::Site(site.vertex), outline, |d| {
                    art::fountain(d, center, unit);
                });
            }
        }
    }

    /// The places that can be chosen now. At rest they are quiet: the page marks them for the
    /// player who chooses.
    fn places(&self, d: &mut Drawing) {
        match &self.view.asked.choice {
            ChoiceView::Position { .. } => {
                for position in known::map(self.view).places().iter() {
                    self.place(d, Hit::Position(position), &self.frame.lozenge(position));
                }
            }
            ChoiceView::Expand { .. } => Aqueduct::ALL
                .iter()
                .for_each(|aqueduct| self.beams(d, *aqueduct)),
            ChoiceView::Begin { aqueduct, .. } => self.beams(d, *aqueduct),
            ChoiceView::Site { waiting } => {
                waiting.iter().for_each(|vertex| self.waiting(d, *vertex));
            }
            ChoiceView::Move { site, waiting, .. } => {
                let others = waiting.iter().filter(|vertex| *vertex != site);
                others.for_each(|vertex| self.waiting(d, *vertex));
            }
            ChoiceView::Kind
            | ChoiceView::Extra
            | ChoiceView::Draw
            | ChoiceView::Recall
            | ChoiceView::Color
            | ChoiceView::Magistrate { .. }
            | ChoiceView::Nothing => {}
        }
    }

    fn beams(&self, d: &mut Drawing, aqueduct: Aqueduct) {
        for edge in known::map(self.view).extensions(aqueduct).iter() {
            self.place(d, Hit::Edge(edge), &self.frame.beam(edge));
        }
    }

    /// A complete site that is not resolved yet.
    fn waiting(&self, d: &mut Drawing, vertex: Vertex) {
        let radius = art::civic_radius(self.frame.unit());
        let corners = self.frame.hexagon(self.frame.vertex(vertex), radius);
        self.place(d, Hit::Site(vertex), &Shape::Polygon(corners.to_vec()));
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
