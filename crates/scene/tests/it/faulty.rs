//! Pebbles with something wrong in its pictures, so that the checks have something to find.

use kernel::{
    DumpError, Game, Imbalance, Meta, Rng, Scores, Seat, SeatSet, Seats, Seed, Setup, Sink,
    Standing, Viewer,
};
use pebbles::{Action, Category, Dump, Event, Illegal, Options, Part, Pebbles, View};
use scene::{
    Area, Choice, Draw, Fact, Format, Glyph, Help, Hit, Item, Keys, LogLine, Motion, Offer,
    Progress, Prompt, Reader, Sheet, Source, Speak, Symbol, Target, Token, square,
};

/// A view tells other seats' numbers.
pub const LEAK: u8 = 1;
/// All heaps have one hit.
pub const DOUBLE: u8 = 2;
/// A public area depends on its viewer.
pub const PERSONAL: u8 = 3;

/// The game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Faulty<const FAULT: u8>(Pebbles);

/// What a viewer knows of it, and what he should not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seen<const FAULT: u8> {
    view: View,
    leak: Option<Pebbles>,
}

fn sound<const FAULT: u8>(setup: &Setup<Faulty<FAULT>>) -> Setup<Pebbles> {
    Setup::new(setup.seats().count(), *setup.options()).expect("the table is the same")
}

impl<const FAULT: u8> Game for Faulty<FAULT> {
    const META: Meta = Pebbles::META;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;
    type View = Seen<FAULT>;
    type Category = Category;

    fn new(setup: &Setup<Self>, seed: &Seed) -> Self {
        Faulty(Pebbles::new(&sound(setup), seed))
    }

    fn seats(&self) -> Seats {
        self.0.seats()
    }

    fn to_act(&self) -> SeatSet {
        self.0.to_act()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.0.legal(seat, out);
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.0.check(seat, action)
    }

    fn apply(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        self.0.apply(seat, action, sink);
    }

    fn view(&self, viewer: Viewer) -> Seen<FAULT> {
        Seen {
            view: self.0.view(viewer),
            leak: (FAULT == LEAK).then(|| self.0.clone()),
        }
    }

    fn scores(&self) -> Scores<Category> {
        self.0.scores()
    }

    fn standing(&self) -> Option<Standing> {
        self.0.standing()
    }

    fn audit(&self) -> Result<(), Imbalance> {
        self.0.audit()
    }
}

impl<const FAULT: u8> kernel::View for Seen<FAULT> {
    type Game = Faulty<FAULT>;
    type Dump = Dump;

    fn viewer(&self) -> Viewer {
        self.view.viewer()
    }

    fn seats(&self) -> Seats {
        self.view.seats()
    }

    fn scores(&self) -> Scores<Category> {
        self.view.scores()
    }

    fn determinize(&self, rng: &mut Rng) -> Faulty<FAULT> {
        Faulty(self.view.determinize(rng))
    }

    fn dump(&self) -> Dump {
        self.view.dump()
    }

    fn from_dump(
        setup: &Setup<Faulty<FAULT>>,
        viewer: Viewer,
        dump: &Dump,
    ) -> Result<Self, DumpError> {
        let view = View::from_dump(&sound(setup), viewer, dump)?;
        Ok(Seen { view, leak: None })
    }
}

impl<const FAULT: u8> Draw for Faulty<FAULT> {
    type Area = Part;

    fn symbols() -> Vec<Symbol> {
        Pebbles::symbols()
    }

    fn sheet(seen: &Seen<FAULT>, format: Format, reader: &Reader<'_>) -> Sheet<Part> {
        Pebbles::sheet(&seen.view, format, reader)
    }

    fn draw(seen: &Seen<FAULT>, part: Part, format: Format, reader: &Reader<'_>) -> Area {
        let mut area = Pebbles::draw(&seen.view, part, format, reader);
        let mut star = |x| area.glyph(Glyph::Star, square(x, 0.0, 5.0), Token::Ink);
        match (part, &seen.leak) {
            (Part::Number, Some(game)) => {
                let numbers = game.seats().iter().filter_map(|seat| game.number(seat));
                numbers.for_each(|number| star(f32::from(number)));
            }
            (Part::Pile, _) if FAULT == PERSONAL && reader.viewer != Viewer::Spectator => star(0.0),
            (Part::Heap(_), _) if FAULT == DOUBLE => return all_named_alike(&area),
            _ => {}
        }
        area
    }
}

/// The same picture; whatever can be pointed at is the first seat's heap.
fn all_named_alike(area: &Area) -> Area {
    let mut alike = Area::new(area.id(), area.size(), area.label());
    for item in area.items() {
        let mut item = item.clone();
        if let Item::Group(group) = &mut item {
            group.target = group.target.take().map(|target| {
                let hit = Hit::of(pebbles::Hit::Heap(Seat::default()));
                Box::new(Target { hit, ..*target })
            });
        }
        alike.push(item);
    }
    alike
}

impl<const FAULT: u8> Speak for Faulty<FAULT> {
    const WORDS: Source = Pebbles::WORDS;
    const KEYS: Keys = Pebbles::KEYS;

    fn prompt(seen: &Seen<FAULT>, seat: Seat, reader: &Reader<'_>) -> Prompt {
        Pebbles::prompt(&seen.view, seat, reader)
    }

    fn line(event: &Event, reader: &Reader<'_>) -> Option<LogLine> {
        Pebbles::line(event, reader)
    }

    fn progress(seen: &Seen<FAULT>, reader: &Reader<'_>) -> Progress {
        Pebbles::progress(&seen.view, reader)
    }

    fn facts(seen: &Seen<FAULT>, seat: Seat, reader: &Reader<'_>) -> Vec<Fact> {
        Pebbles::facts(&seen.view, seat, reader)
    }

    fn verdict(seen: &Seen<FAULT>, standing: &Standing, reader: &Reader<'_>) -> Option<String> {
        Pebbles::verdict(&seen.view, standing, reader)
    }
}

impl<const FAULT: u8> Offer for Faulty<FAULT> {
    type Hit = pebbles::Hit;

    fn choice(
        seen: &Seen<FAULT>,
        seat: Seat,
        action: Action,
        reader: &Reader<'_>,
    ) -> Choice<pebbles::Hit> {
        Pebbles::choice(&seen.view, seat, action, reader)
    }

    fn hit_name(seen: &Seen<FAULT>, hit: pebbles::Hit, reader: &Reader<'_>) -> String {
        Pebbles::hit_name(&seen.view, hit, reader)
    }

    fn help(seen: &Seen<FAULT>, hit: pebbles::Hit, reader: &Reader<'_>) -> Help {
        Pebbles::help(&seen.view, hit, reader)
    }

    fn moves(event: &Event) -> Vec<Motion<pebbles::Hit>> {
        Pebbles::moves(event)
    }
}
