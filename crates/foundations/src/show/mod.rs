//! Everything people see and read of Foundations of Rome. It is made from a view: what a viewer
//! may not know cannot be drawn or said.

mod board;
mod body;
mod cards;
mod choice_area;
mod choices;
mod components;
mod consul;
mod deed;
mod help;
mod hit;
mod holding;
mod layout;
mod log;
mod market;
mod monuments;
mod names;
mod outline;
mod paper;
mod piece;
mod sheet;
mod speech;
mod trade_area;
mod tray;
mod verdict;
mod words;

pub use hit::Hit;
pub use sheet::Part;

use kernel::{Seat, Standing};
use scene::{
    Area, Choice, Draw, Fact, Format, Help, Keys, LogLine, Motion, Offer, Progress, Prompt, Reader,
    Rect, Sheet, Source, Speak, Symbol, Words,
};

use crate::action::Action;
use crate::event::Event;
use crate::position::{Foundations, View};
use layout::Layout;

impl Draw for Foundations {
    type Area = Part;

    fn symbols() -> Vec<Symbol> {
        scene::shared_symbols().chain(body::symbols()).collect()
    }

    fn sheet(view: &View, format: Format, reader: &Reader<'_>) -> Sheet<Part> {
        sheet::sheet(view, format, reader)
    }

    fn draw(view: &View, area: Part, format: Format, reader: &Reader<'_>) -> Area {
        let layout = Layout::new(format, view);
        let part = |place: Option<Rect>| place.unwrap_or_default().size();
        let [consul, monuments, objectives, cards] = layout.row();
        match area {
            Part::City => board::area(view, reader, &layout),
            Part::Market => market::area(view, reader, &layout),
            Part::Choice => choice_area::area(view, reader, &layout),
            Part::Trade => trade_area::area(view, reader, &layout),
            Part::Tray(seat) => tray::area(seat, view, reader, &layout),
            Part::Holding(seat) => holding::area(seat, view, reader, layout.holding(0).size()),
            Part::Consul => consul::area(view, reader, part(consul)),
            Part::Monuments => monuments::area(view, reader, part(monuments)),
            Part::Objectives => monuments::objectives(view, reader, part(objectives)),
            Part::Cards => cards::area(view, reader, part(cards)),
        }
    }

    fn components(reader: &Reader<'_>) -> Vec<Area> {
        components::areas(reader)
    }
}

impl Speak for Foundations {
    const WORDS: Source = scene::source!("foundations");
    const KEYS: Keys = words::KEYS;

    fn prompt(view: &View, seat: Seat, reader: &Reader<'_>) -> Prompt {
        speech::prompt(view, seat, reader)
    }

    fn line(event: &Event, reader: &Reader<'_>) -> Option<LogLine> {
        log::line(event, reader)
    }

    fn progress(view: &View, reader: &Reader<'_>) -> Progress {
        speech::progress(view, reader)
    }

    fn facts(view: &View, seat: Seat, reader: &Reader<'_>) -> Vec<Fact> {
        speech::facts(view, seat, reader)
    }

    fn verdict(view: &View, standing: &Standing, reader: &Reader<'_>) -> Option<String> {
        verdict::verdict(view, standing, reader)
    }

    fn rival(words: &Words) -> Option<String> {
        Some(words::consul(words))
    }

    fn option_refusal(words: &Words, word: &str) -> String {
        let clash = word.parse();
        clash.map_or_else(|_| word.to_string(), |clash| words::refused(words, clash))
    }
}

impl Offer for Foundations {
    type Hit = Hit;

    fn choice(view: &View, seat: Seat, action: Action, reader: &Reader<'_>) -> Choice<Hit> {
        choices::choice(view, seat, action, reader)
    }

    fn hit_name(view: &View, hit: Hit, reader: &Reader<'_>) -> String {
        names::name(view, hit, reader)
    }

    fn help(view: &View, hit: Hit, reader: &Reader<'_>) -> Help {
        help::help(view, hit, reader)
    }

    fn moves(event: &Event) -> Vec<Motion<Hit>> {
        log::moves(event)
    }
}
