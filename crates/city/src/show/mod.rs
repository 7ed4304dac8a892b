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

use kernel::{Seat, Standing};
use scene::{
    Area, AreaId, Choice, Fact, Format, Help, Keys, LogLine, Motion, Progress, Prompt, Reader,
    Sheet, Show, Source, Symbol,
};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::City;
use crate::view::View;
use layout::{Layout, TownSize};

impl Show for City {
    type Hit = Hit;

    const WORDS: Source = scene::source!("city");
    const RULES: &'static str = scene::rules!("city");
    const KEYS: Keys = words::KEYS;

    fn symbols() -> Vec<Symbol> {
        scene::shared_symbols().collect()
    }

    fn sheet(view: &View, format: Format, reader: &Reader<'_>) -> Sheet {
        sheet::sheet(view, format, reader)
    }

    fn draw(view: &View, area: AreaId, format: Format, reader: &Reader<'_>) -> Area {
        let layout = Layout::new(format, view.players.seats().count());
        match (area.word(), area.seat()) {
            (sheet::STRIP, _) => strip::area(view, reader, &layout),
            (sheet::OFFER, _) => offer::area(view, reader, &layout),
            (sheet::CHOICE, _) => choice_area::area(view, reader, &layout),
            (sheet::HAND, _) => hand::area(view, reader, &layout),
            (sheet::INFLUENCE, _) => influence::area(view, reader, &layout),
            (word, seat) => {
                let size = match word {
                    sheet::CITY => TownSize::Own,
                    sheet::SMALL_CITY => TownSize::Small,
                    _ => TownSize::Thumb,
                };
                let seat = seat.unwrap_or_default();
                town::area(area, seat, view, reader, size, layout.town(size))
            }
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
        speech::help(view, hit, reader)
    }

    fn line(event: &Event, reader: &Reader<'_>) -> Option<LogLine> {
        log::line(event, reader)
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
