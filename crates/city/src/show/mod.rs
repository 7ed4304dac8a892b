//! Everything people see and read of City of Rome. It is made from a view: what a viewer may not
//! know cannot be drawn or said.

mod card;
mod choice_area;
mod choices;
mod components;
mod hand;
mod hit;
mod influence;
mod layout;
mod log;
mod offer;
mod sheet;
mod speech;
mod strip;
mod town;
mod verdict;
mod words;

pub use hit::Hit;
pub use sheet::Area;

use kernel::{Seat, Standing};
use scene::{
    Choice, Draw, Fact, Format, Group, Help, Keys, LogLine, Motion, Offer, Point, Progress, Prompt,
    Reader, Rect, Shape, Sheet, Source, Speak, Symbol, Target, Transform,
};

use crate::action::Action;
use crate::event::Event;
use crate::position::{City, View};
use layout::{Layout, TownSize};

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
            Area::City(seat) => canvas.town(area, seat, TownSize::Own),
            Area::SmallCity(seat) => canvas.town(area, seat, TownSize::Small),
            Area::ThumbCity(seat) => canvas.town(area, seat, TownSize::Thumb),
        }
    }

    fn components(reader: &Reader<'_>) -> Vec<scene::Area> {
        components::areas(reader)
    }
}

impl Speak for City {
    const WORDS: Source = scene::source!("city");
    const KEYS: Keys = words::KEYS;

    fn prompt(view: &View, seat: Seat, reader: &Reader<'_>) -> Prompt {
        speech::prompt(view, seat, reader.words)
    }

    fn line(event: &Event, reader: &Reader<'_>) -> Option<LogLine> {
        log::line(event, reader)
    }

    fn progress(view: &View, reader: &Reader<'_>) -> Progress {
        speech::progress(view, reader.words)
    }

    fn facts(view: &View, seat: Seat, reader: &Reader<'_>) -> Vec<Fact> {
        speech::facts(view, seat, reader.words)
    }

    fn verdict(view: &View, standing: &Standing, reader: &Reader<'_>) -> Option<String> {
        verdict::verdict(view, standing, reader)
    }
}

impl Offer for City {
    type Hit = Hit;

    fn choice(view: &View, seat: Seat, action: Action, reader: &Reader<'_>) -> Choice<Hit> {
        choices::choice(view, seat, action, reader)
    }

    fn hit_name(view: &View, hit: Hit, reader: &Reader<'_>) -> String {
        hit::name(view, hit, reader)
    }

    fn help(view: &View, hit: Hit, reader: &Reader<'_>) -> Help {
        speech::help(view, hit, reader.words)
    }

    fn moves(event: &Event) -> Vec<Motion<Hit>> {
        log::moves(event)
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
        let layout = Layout::new(format, view.open.seats().count());
        Canvas {
            view,
            reader,
            layout,
        }
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
