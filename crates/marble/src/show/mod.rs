//! Everything people see and read of City of Marble. It is made from a view: what a viewer may
//! not know cannot be drawn or said.

mod art;
mod chart;
mod choices;
mod components;
mod frame;
mod ground;
mod help;
mod hit;
mod holding;
mod known;
mod layout;
mod log;
mod offices;
mod outlook;
mod place;
mod sheet;
mod speech;
mod verdict;
mod words;

pub use hit::Hit;

use kernel::{Seat, Standing};
use scene::{
    Area, AreaId, Choice, Fact, Format, Help, Keys, LogLine, Motion, Progress, Prompt, Reader,
    Sheet, Show, Source, Symbol,
};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::Marble;
use crate::view::View;
use layout::Layout;

impl Show for Marble {
    type Hit = Hit;

    const WORDS: Source = scene::source!("marble");
    const RULES: &'static str = scene::rules!("marble");
    const KEYS: Keys = words::KEYS;

    fn symbols() -> Vec<Symbol> {
        scene::shared_symbols().collect()
    }

    fn sheet(view: &View, format: Format, reader: &Reader<'_>) -> Sheet {
        sheet::sheet(view, format, reader)
    }

    fn draw(view: &View, area: AreaId, format: Format, reader: &Reader<'_>) -> Area {
        let layout = Layout::new(format, view.players.seats().count());
        let seat = area.seat().unwrap_or_default();
        match area.word() {
            sheet::OFFICES => offices::area(area, view, reader, layout.offices().size()),
            sheet::OWN => holding::own_area(area, seat, view, reader, layout.own().size()),
            sheet::HOLDING => {
                let size = layout.holding(0, false).size();
                holding::area(area, seat, view, reader, size)
            }
            _ => chart::area(area, view, reader, layout.frame(), format != Format::Thumb),
        }
    }

    fn components(reader: &Reader<'_>) -> Vec<Area> {
        components::areas(reader)
    }

    fn prompt(view: &View, seat: Seat, reader: &Reader<'_>) -> Prompt {
        speech::prompt(view, seat, reader)
    }

    fn choice(view: &View, seat: Seat, action: Action, reader: &Reader<'_>) -> Choice<Hit> {
        choices::choice(view, seat, action, reader)
    }

    fn hit_name(view: &View, hit: Hit, reader: &Reader<'_>) -> String {
        hit::name(view, hit, reader)
    }

    fn help(view: &View, hit: Hit, reader: &Reader<'_>) -> Help {
        help::help(view, hit, reader)
    }

    fn line(event: &Event, reader: &Reader<'_>) -> Option<LogLine> {
        Some(log::line(event, reader))
    }

    fn moves(event: &Event) -> Vec<Motion<Hit>> {
        log::moves(event)
    }

    fn progress(view: &View, reader: &Reader<'_>) -> Progress {
        speech::progress(view, reader)
    }

    fn facts(view: &View, seat: Seat, reader: &Reader<'_>) -> Vec<Fact> {
        speech::facts(view, seat, reader)
    }

    fn refusal(illegal: Illegal, reader: &Reader<'_>) -> String {
        speech::refusal(illegal, reader)
    }

    fn verdict(view: &View, standing: &Standing, reader: &Reader<'_>) -> Option<String> {
        verdict::verdict(view, standing, reader)
    }
}
