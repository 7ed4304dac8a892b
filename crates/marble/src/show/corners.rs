//! Laid over the map on demand: what every open corner may become, and who leads there. A badge
//! with a solid line has one gap left, one with a dashed line more.

use scene::{Dash, Drawing, Point, Reader, Rect, Style, Token, pieces, point, polyline};

use super::art;
use super::frame::Frame;
use super::prospects::{self, Corner, Prospect};
use super::sheet::Area;
use super::words as say;
use crate::position::View;

/// The area that lies over the map.
pub fn area(view: &View, reader: &Reader<'_>, frame: Frame) -> scene::Area {
    let label = say::overlay_corners(reader.words);
    let mut area = scene::Area::new(Area::Map, frame.size(), label);
    let badges = Badges {
        reader,
        frame,
        radius: (frame.unit() * 0.135).max(8.0),
    };
    for corner in prospects::corners(view) {
        badges.draw(&mut area, &corner);
    }
    area
}

struct Badges<'a> {
    reader: &'a Reader<'a>,
    frame: Frame,
    /// Of one hexagon.
    radius: f32,
}

impl Badges<'_> {
    fn draw(&self, d: &mut Drawing, corner: &Corner) {
        let told: Vec<Prospect> = corner.telling().collect();
        if told.is_empty() {
            return;
        }
        let (center, step) = (self.frame.vertex(corner.site), self.radius * 1.9);
        let first = center.x - step * (told.len() - 1) as f32 / 2.0;
        self.paper(d, center, step * told.len() as f32, corner.gaps == 1);
        for (index, prospect) in told.iter().enumerate() {
            let spot = point(first + step * index as f32, center.y);
            self.prospect(d, spot, prospect);
        }
    }

    /// The ground of a badge: solid where nothing but the last gap is open.
    fn paper(&self, d: &mut Drawing, center: Point, width: f32, last_gap: bool) {
        let (height, width) = (self.radius * 2.5, width + self.radius * 0.6);
        let place = Rect {
            x: center.x - width / 2.0,
            y: center.y - height / 2.0,
            w: width,
            h: height,
        };
        let paper = Style::fill(Token::Marble).line(Token::Draw, 1.6);
        let dash = if last_gap { Dash::Solid } else { Dash::Dashed };
        d.rounded(place, height / 2.0, paper.dashed(dash));
    }

    /// The building in small, and the token of who would build it.
    fn prospect(&self, d: &mut Drawing, spot: Point, prospect: &Prospect) {
        let color = prospect.civic.color();
        let outline = self.frame.hexagon(spot, self.radius);
        let wall = Style::fill(art::tile_color(color).token()).line(Token::Hairline, 0.8);
        d.path(polyline(&outline, true), wall);
        let place = Rect::around(spot, self.radius * 1.35);
        d.glyph(art::glyph(color), place, art::tile_color(color).on());
        if let Some(leader) = prospect.leader {
            let corner = point(spot.x + self.radius * 0.7, spot.y + self.radius * 1.0);
            let size = (self.radius * 0.56).max(6.0);
            pieces::token(d, self.reader.color(leader), corner, size);
        }
    }
}
