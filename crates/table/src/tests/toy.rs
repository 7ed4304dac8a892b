//! The kernel's toy game as something people can see, for choices at the same time.

use std::fmt;
use std::str::FromStr;

use kernel::testing::toy::{Action, Category, Event, Illegal, Pebbles, PebblesOptions, View};
use kernel::{
    Advice, BySeat, Game, Imbalance, Meta, Rng, Scores, Seat, SeatSet, Seats, Seed, Setup, Sink,
    Standing, Viewer,
};
use scene::{
    Area, AreaId, Choice, Fact, Format, Glyph, Help, Keys, LogLine, Motion, Progress, Prompt,
    Reader, Sheet, Show, Slot, Source, Symbol, Text, Token, rect, size,
};

/// Pebbles, shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Toy(Pebbles);

impl Game for Toy {
    const META: Meta = Pebbles::META;

    type Options = PebblesOptions;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;
    type View = View;
    type Category = Category;

    fn new(setup: &Setup<Toy>, seed: &Seed) -> Toy {
        let setup = Setup::new(setup.seats().count(), setup.options().clone());
        Toy(Pebbles::new(&setup.unwrap(), seed))
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

    fn view(&self, viewer: Viewer) -> View {
        self.0.view(viewer)
    }

    fn determinize(&self, seat: Seat, rng: &mut Rng) -> Toy {
        Toy(self.0.determinize(seat, rng))
    }

    fn scores(&self, viewer: Viewer) -> Scores<Category> {
        self.0.scores(viewer)
    }

    fn standing(&self) -> Option<Standing> {
        self.0.standing()
    }

    fn audit(&self) -> Result<(), Imbalance> {
        self.0.audit()
    }
}

impl Advice for Toy {
    fn prior(&self, seat: Seat, action: Action) -> f32 {
        self.0.prior(seat, action)
    }

    fn value(&self) -> BySeat<f32> {
        self.0.value()
    }
}

/// The pile, the only place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Pile;

impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("pile:all")
    }
}

impl FromStr for Pile {
    type Err = ();

    fn from_str(text: &str) -> Result<Pile, ()> {
        (text == "pile:all").then_some(Pile).ok_or(())
    }
}

const PILE: AreaId = AreaId::shared("pile");
const NUMBERS: AreaId = AreaId::shared("numbers");

impl Show for Toy {
    type Hit = Pile;

    const WORDS: Source = Source {
        name: "toy",
        en: "category-pebbles = Pebbles\ncategory-number = Number",
        de: "category-pebbles = Kiesel\ncategory-number = Zahl",
    };
    const RULES: &'static str = "**P-1** Pebbles.";
    const KEYS: Keys = Keys {
        messages: &[],
        families: &[],
    };

    fn symbols() -> Vec<Symbol> {
        Vec::new()
    }

    fn sheet(_: &View, _: Format, _: &Reader<'_>) -> Sheet {
        let slots = vec![
            Slot::public(PILE, rect(0.0, 0.0, 100.0, 50.0)),
            Slot::private(NUMBERS, rect(0.0, 50.0, 100.0, 50.0)),
        ];
        Sheet::single(size(100.0, 100.0), slots)
    }

    fn draw(view: &View, id: AreaId, _: Format, _: &Reader<'_>) -> Area {
        let text = if id == PILE {
            format!("{} {:?} {:?}", view.pile, view.open, view.taken)
        } else {
            format!("{:?} {:?}", view.numbers, view.chosen)
        };
        let mut area = Area::new(id, size(100.0, 50.0), id.word());
        area.text(Text::new(0.0, 20.0, 12.0, Token::Ink, text));
        area
    }

    fn prompt(view: &View, seat: Seat, reader: &Reader<'_>) -> Prompt {
        Prompt {
            title: format!("{} has {:?}", reader.name(seat), view.numbers[seat]),
            note: String::new(),
        }
    }

    fn choice(_: &View, _: Seat, action: Action, _: &Reader<'_>) -> Choice<Pile> {
        Choice {
            label: action.to_string(),
            button: action.to_string(),
            note: String::new(),
            glyph: Some(Glyph::Coin),
            path: vec![Pile],
            marks: Vec::new(),
        }
    }

    fn hit_name(_: &View, _: Pile, _: &Reader<'_>) -> String {
        "the pile".to_string()
    }

    fn help(view: &View, _: Pile, _: &Reader<'_>) -> Help {
        Help {
            text: format!("{} pebbles", view.pile),
            rules: vec!["P-3"],
        }
    }

    fn line(event: &Event, _: &Reader<'_>) -> Option<LogLine> {
        Some(LogLine {
            seat: None,
            text: format!("{event:?}"),
        })
    }

    fn moves(_: &Event) -> Vec<Motion<Pile>> {
        Vec::new()
    }

    fn progress(view: &View, _: &Reader<'_>) -> Progress {
        Progress {
            text: format!("{} left", view.pile),
            step: None,
        }
    }

    fn facts(view: &View, seat: Seat, _: &Reader<'_>) -> Vec<Fact> {
        vec![Fact {
            glyph: Glyph::Coin,
            name: "pebbles".to_string(),
            value: view.taken[seat].to_string(),
        }]
    }

    fn refusal(illegal: Illegal, _: &Reader<'_>) -> String {
        illegal.to_string()
    }

    fn verdict(_: &View, _: &Standing, _: &Reader<'_>) -> Option<String> {
        None
    }
}
