//! Everything people see and read of City of Rome. It is made from a view: what a viewer may not
//! know cannot be drawn or said.

mod card;
mod choices;
mod components;
mod hand;
mod hit;
mod influence;
mod layout;
mod log;
mod notes;
mod offer;
mod sheet;
mod speech;
mod strip;
mod tally;
mod town;
mod why_not;
mod words;
mod zone;
mod zone_marks;
mod zone_overlay;

pub use hit::Hit;
pub use sheet::Area;

use scene::{
    Draw, Format, Group, Overlay, Point, Reader, Rect, Shape, Sheet, Size, Symbol, Target,
    Transform, Words, pieces, rect,
};

use crate::position::{City, View};
use layout::Layout;

impl Draw for City {
    type Area = Area;

    fn symbols() -> Vec<Symbol> {
        scene::shared_symbols().collect()
    }

    fn sheet(view: &View, format: Format, reader: &Reader<'_>) -> Sheet<Area> {
        Canvas::new(view, format, reader).sheet()
    }

    fn draw(view: &View, area: Area, format: Format, reader: &Reader<'_>) -> scene::Area {
        let canvas = Canvas::new(view, format, reader);
        match area {
            Area::Strip => canvas.strip(),
            Area::Offer => canvas.offer(),
            Area::Choice => canvas.choice(),
            Area::Hand => canvas.hand(),
            Area::Influence => canvas.influence(),
            Area::City(seat) | Area::SmallCity(seat) | Area::ThumbCity(seat) => {
                canvas.town(area, seat)
            }
        }
    }

    fn overlays(words: &Words) -> Vec<Overlay> {
        vec![Overlay {
            key: zone_overlay::KEY,
            name: words::overlay_zones(words),
            glyph: scene::Glyph::House,
            shortcut: 'z',
        }]
    }

    fn overlay(view: &View, key: &str, format: Format, reader: &Reader<'_>) -> Vec<scene::Area> {
        match key {
            zone_overlay::KEY => Canvas::new(view, format, reader).zones(),
            _ => Vec::new(),
        }
    }

    fn components(reader: &Reader<'_>) -> Vec<scene::Area> {
        components::areas(reader)
    }
}

/// What is drawn, for whom, and where.
struct Canvas<'a> {
    view: &'a View,
    reader: &'a Reader<'a>,
    layout: Layout,
}

impl<'a> Canvas<'a> {
    fn new(view: &'a View, format: Format, reader: &'a Reader<'a>) -> Canvas<'a> {
        let seats = view.open.seats().count();
        let layout = Layout {
            format,
            seats,
            choice: view.choice().kinds().len(),
            hand: hand::cards(view, reader).kinds().len(),
        };
        Canvas {
            view,
            reader,
            layout,
        }
    }

    /// An area with a panel under it, and its size.
    fn panel(&self, id: Area, heading: &str, note: &str) -> (scene::Area, Size) {
        let size = self.layout.size(id);
        let mut area = scene::Area::new(id, size, heading);
        pieces::panel(&mut area, rect(0.0, 0.0, size.w, size.h), heading, note);
        (area, size)
    }

    /// A group at this corner that is a place or piece of the table.
    fn target(&self, hit: Hit, corner: Point, outline: Rect, radius: f32) -> Group {
        Group::at(Transform::to(corner.x, corner.y)).target(Target {
            hit: scene::Hit::of(hit),
            name: hit::name(self.view, hit, self.reader),
            outline: Shape::rounded(outline, radius),
        })
    }
}
