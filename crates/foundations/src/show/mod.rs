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
mod known;
mod layout;
mod log;
mod market;
mod monuments;
mod names;
mod outline;
mod outlook;
mod piece;
mod refusal;
mod sheet;
mod speech;
mod trade_area;
mod tray;
mod verdict;
mod words;

pub use hit::Hit;

use kernel::{Seat, Standing};
use scene::{
    Area, AreaId, Choice, Fact, Format, Help, Keys, LogLine, Motion, Progress, Prompt, Reader,
    Rect, Sheet, Show, Source, Symbol, Words,
};

use crate::action::Action;
use crate::event::Event;
use crate::refusal::Illegal;
use crate::position::Foundations;
use crate::view::View;
use layout::Layout;

impl Show for Foundations {
    type Hit = Hit;

    const WORDS: Source = scene::source!("foundations");
    const RULES: &'static str = scene::rules!("foundations");
    const KEYS: Keys = words::KEYS;

    fn symbols() -> Vec<Symbol> {
        scene::shared_symbols().chain(body::symbols()).collect()
    }

    fn sheet(view: &View, format: Format, reader: &Reader<'_>) -> Sheet {
        sheet::sheet(view, format, reader)
    }

    fn draw(view: &View, area: AreaId, format: Format, reader: &Reader<'_>) -> Area {
        let layout = Layout::new(format, view);
        let seat = area.seat().unwrap_or_default();
        let part = |place: Option<Rect>| place.unwrap_or_default().size();
        let [consul, monuments, objectives, cards] = layout.row();
        match area.word() {
            sheet::MARKET => market::area(area, view, reader, &layout),
            sheet::CHOICE => choice_area::area(area, view, reader, &layout),
            sheet::TRADE => trade_area::area(area, view, reader, &layout),
            sheet::TRAY => tray::area(area, seat, view, reader, &layout),
            sheet::HOLDING => holding::area(area, seat, view, reader, layout.holding(0).size()),
            sheet::CONSUL => consul::area(area, view, reader, part(consul)),
            sheet::MONUMENTS => monuments::area(area, view, reader, part(monuments)),
            sheet::OBJECTIVES => monuments::objectives(area, view, reader, part(objectives)),
            sheet::CARDS => cards::area(area, view, reader, part(cards)),
            _ => board::area(area, view, reader, &layout),
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
        names::name(view, hit, reader)
    }

    fn help(view: &View, hit: Hit, reader: &Reader<'_>) -> Help {
        help::help(view, hit, reader)
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
        refusal::refusal(illegal, reader)
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
