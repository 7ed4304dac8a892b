//! A small game shown: what a game implements, and that the shared checks pass it and find faults.

use std::fmt;
use std::str::FromStr;

use kernel::testing::Position;
use kernel::{Game, Rng, Seat, Seed, Standing, Viewer};
use scene::testing::{Pictures, check_games, check_words};
use scene::{
    Area, AreaId, Cast, Choice, Drawing, Fact, Format, Glyph, Group, Help, Hit, Keys, Lang,
    LogLine, Motion, Progress, Prompt, Reader, Shape, Sheet, Show, Slot, Source, Style, Symbol,
    Target, Text, Token, Transform, Words, rect, size, square,
};

use super::pebbles::{Pebbles, Refused, Take, Took, View, fault};

/// What can be pointed at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Place {
    Heap(u8),
    Stock(Seat),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Heap(heap) => write!(f, "heap:{heap}"),
            Place::Stock(seat) => write!(f, "stock:pebbles@{seat}"),
        }
    }
}

impl FromStr for Place {
    type Err = ();

    fn from_str(text: &str) -> Result<Place, ()> {
        if let Some(heap) = text.strip_prefix("heap:") {
            return heap.parse().map(Place::Heap).map_err(|_| ());
        }
        let seat = text.strip_prefix("stock:pebbles@").ok_or(())?;
        seat.parse().map(Place::Stock).map_err(|_| ())
    }
}

const EN: &str = "\
take = Take a pebble from heap { $heap }
take-button = Take it
prompt = Choose a heap
heap = Heap { $heap }, { $count ->
    [one] { $count } pebble
   *[other] { $count } pebbles
}
stock = { $player } has { $count }
took = { $player } took a pebble from heap { $heap }
heaps-label = Heaps
hand-label = Your favourite heap
progress = { $count } left
pebbles = pebbles
error-turn = It is not your turn
error-empty = That heap is empty
about = Take pebbles from heaps.
category-taken = Pebbles
category-favourite = Favourite heap
option-stones = Stones
    .help = How they look
option-stones-round = Round
option-stones-flat = Flat
option-quick = Quick game
    .help = Half of the heaps
";
const DE: &str = "\
take = Einen Kiesel von Haufen { $heap } nehmen
take-button = Nehmen
prompt = Wähle einen Haufen
heap = Haufen { $heap }, { $count } Kiesel
stock = { $player } hat { $count }
took = { $player } nimmt einen Kiesel von Haufen { $heap }
heaps-label = Haufen
hand-label = Dein Lieblingshaufen
progress = noch { $count }
pebbles = Kiesel
error-turn = Du bist nicht am Zug
error-empty = Dieser Haufen ist leer
about = Nimm Kiesel von Haufen.
category-taken = Kiesel
category-favourite = Lieblingshaufen
option-stones = Steine
    .help = Wie sie aussehen
option-stones-round = Rund
option-stones-flat = Flach
option-quick = Kurzes Spiel
    .help = Die Hälfte der Haufen
";

mod say {
    scene::keys! { pub(super)
        messages {
            take(heap: Number) = "take";
            take_button() = "take-button";
            prompt() = "prompt";
            heap(heap: Number, count: Number) = "heap";
            stock(player: Text, count: Number) = "stock";
            took(player: Text, heap: Number) = "took";
            heaps_label() = "heaps-label";
            hand_label() = "hand-label";
            progress(count: Number) = "progress";
            pebbles() = "pebbles";
            error_turn() = "error-turn";
            error_empty() = "error-empty";
        }
        families {}
    }
}

const HEAPS: AreaId = AreaId::shared("heaps");
const HAND: AreaId = AreaId::shared("hand");

/// The only bridge from heaps to pixels.
struct Layout {
    side: f32,
}

impl Layout {
    fn of(format: Format) -> Layout {
        let side = match format {
            Format::Wide => 120.0,
            Format::Narrow => 80.0,
            Format::Thumb => 30.0,
        };
        Layout { side }
    }

    fn heap(&self, index: usize) -> Transform {
        Transform::to(index as f32 * (self.side + 10.0), 0.0)
    }

    fn heaps(&self) -> scene::Rect {
        rect(0.0, 0.0, 3.0 * (self.side + 10.0), self.side + 60.0)
    }

    fn hand(&self) -> scene::Rect {
        rect(0.0, self.side + 70.0, 200.0, 40.0)
    }
}

impl<const FAULT: u8> Show for Pebbles<FAULT> {
    type Hit = Place;

    const WORDS: Source = Source {
        name: "pebbles",
        en: EN,
        de: DE,
    };
    const RULES: &'static str = "**P-1** Pebbles.";
    const KEYS: Keys = say::KEYS;

    fn symbols() -> Vec<Symbol> {
        vec![Glyph::Hill.drawing(), Glyph::Star.drawing()]
    }

    fn sheet(_: &View, format: Format, reader: &Reader<'_>) -> Sheet {
        let layout = Layout::of(format);
        let mut slots = vec![Slot::public(HEAPS, layout.heaps())];
        if matches!(reader.viewer, Viewer::Seat(_)) && format != Format::Thumb {
            slots.push(Slot::private(HAND, layout.hand()));
        }
        Sheet::single(
            size(layout.heaps().w.max(200.0), layout.hand().bottom()),
            slots,
        )
    }

    fn draw(view: &View, area: AreaId, format: Format, reader: &Reader<'_>) -> Area {
        let layout = Layout::of(format);
        if area == HAND {
            return draw_hand(view, &layout, reader);
        }
        let mut area = Area::new(HEAPS, layout.heaps().size(), say::heaps_label(reader.words));
        for heap in 0..view.heaps.len() {
            draw_heap::<FAULT>(&mut area, view, heap, format, reader);
        }
        if FAULT == fault::PERSONAL && reader.viewer != Viewer::Spectator {
            area.glyph(Glyph::Star, square(0.0, 0.0, 5.0), Token::Ink);
        }
        if format != Format::Thumb {
            for seat in reader.cast.seats().iter() {
                draw_stock(&mut area, view, seat, &layout, reader);
            }
        }
        area
    }

    fn components(reader: &Reader<'_>) -> Vec<Area> {
        vec![Area::new(
            HEAPS,
            size(10.0, 10.0),
            say::heaps_label(reader.words),
        )]
    }

    fn prompt(_: &View, _: Seat, reader: &Reader<'_>) -> Prompt {
        Prompt {
            title: say::prompt(reader.words),
            note: String::new(),
        }
    }

    fn choice(_: &View, seat: Seat, Take(heap): Take, reader: &Reader<'_>) -> Choice<Place> {
        Choice {
            label: say::take(reader.words, heap + 1),
            button: say::take_button(reader.words),
            note: String::new(),
            glyph: None,
            path: vec![Place::Heap(heap)],
            marks: vec![Place::Stock(seat)],
        }
    }

    fn hit_name(view: &View, hit: Place, reader: &Reader<'_>) -> String {
        hit_name(view, hit, reader)
    }

    fn help(view: &View, hit: Place, reader: &Reader<'_>) -> Help {
        Help {
            text: hit_name(view, hit, reader),
            rules: vec!["P-2"],
        }
    }

    fn line(event: &Took, reader: &Reader<'_>) -> Option<LogLine> {
        let text = say::took(reader.words, reader.name(event.seat), event.heap + 1);
        Some(LogLine {
            seat: Some(event.seat),
            text,
        })
    }

    fn moves(event: &Took) -> Vec<Motion<Place>> {
        vec![Motion {
            from: Place::Heap(event.heap),
            to: Place::Stock(event.seat),
        }]
    }

    fn progress(view: &View, reader: &Reader<'_>) -> Progress {
        let left: u8 = view.heaps.iter().sum();
        Progress {
            text: say::progress(reader.words, left),
            step: None,
        }
    }

    fn facts(view: &View, seat: Seat, reader: &Reader<'_>) -> Vec<Fact> {
        let value = view.taken[seat].to_string();
        vec![Fact {
            glyph: Glyph::Hill,
            name: say::pebbles(reader.words),
            value,
        }]
    }

    fn refusal(illegal: Refused, reader: &Reader<'_>) -> String {
        match illegal {
            Refused::NotYourTurn => say::error_turn(reader.words),
            Refused::Empty => say::error_empty(reader.words),
        }
    }

    fn verdict(_: &View, _: &Standing, _: &Reader<'_>) -> Option<String> {
        None
    }
}

fn hit_name(view: &View, hit: Place, reader: &Reader<'_>) -> String {
    match hit {
        Place::Heap(heap) => say::heap(reader.words, heap + 1, view.heaps[usize::from(heap)]),
        Place::Stock(seat) => say::stock(reader.words, reader.name(seat), view.taken[seat]),
    }
}

fn draw_heap<const FAULT: u8>(
    area: &mut Area,
    view: &View,
    heap: usize,
    format: Format,
    reader: &Reader<'_>,
) {
    let layout = Layout::of(format);
    let named = if FAULT == fault::DOUBLE { 0 } else { heap };
    let outline = Shape::rounded(square(0.0, 0.0, layout.side), 7.0);
    let place = Place::Heap(named as u8);
    let mut group = Group::at(layout.heap(heap));
    if format != Format::Thumb {
        let name = hit_name(view, place, reader);
        group = group.target(Target {
            hit: Hit::of(place),
            name,
            outline: outline.clone(),
        });
    }
    area.group(group, |drawing: &mut Drawing| {
        drawing.shape(outline, Style::fill(Token::Board2));
        drawing.glyph(Glyph::Hill, square(4.0, 4.0, 20.0), Token::Ink);
        if format != Format::Thumb {
            let count = view.heaps[heap].to_string();
            let place = square(0.0, 0.0, layout.side);
            drawing.text(Text::centered(place, 20.0, Token::Ink, count));
        }
    });
}

fn draw_stock(area: &mut Area, view: &View, seat: Seat, layout: &Layout, reader: &Reader<'_>) {
    let place = Place::Stock(seat);
    let name = hit_name(view, place, reader);
    let bounds = rect(0.0, 0.0, layout.side, 20.0);
    let outline = Shape::boxed(bounds);
    let at = Transform::to(
        seat.index() as f32 * (layout.side + 10.0),
        layout.side + 20.0,
    );
    let target = Target {
        hit: Hit::of(place),
        name,
        outline,
    };
    area.group(Group::at(at).target(target), |drawing| {
        let count = view.taken[seat].to_string();
        drawing.text(Text::centered(bounds, 13.0, Token::Ink, count));
    });
}

fn draw_hand(view: &View, layout: &Layout, reader: &Reader<'_>) -> Area {
    let label = say::hand_label(reader.words);
    let mut area = Area::new(HAND, layout.hand().size(), label);
    let secrets: u8 = view.secret.as_slice().iter().flatten().sum();
    for star in 0..=secrets {
        area.glyph(
            Glyph::Star,
            square(20.0 * f32::from(star), 0.0, 18.0),
            Token::Roof2,
        );
    }
    area
}

fn opening<const FAULT: u8>() -> Pebbles<FAULT> {
    Position::opening(&kernel::testing::setup(3, &[]), 1)
        .play("1 take 0\n2 take 0")
        .build()
}

fn rng() -> Rng {
    Seed::of_series(1, 0).rng()
}

#[test]
fn the_words_are_complete() {
    check_words::<Pebbles>();
}

#[test]
fn the_pictures_hold() {
    Pictures::of::<Pebbles>().check::<Pebbles>(&opening(), &mut rng());
}

#[test]
fn whole_games_are_shown() {
    for setup in kernel::testing::plain_setups::<Pebbles>() {
        check_games(&setup, 3, 2);
    }
}

fn faults_of<const FAULT: u8>() -> String {
    let pictures = Pictures::of::<Pebbles<FAULT>>();
    pictures.faults(&opening::<FAULT>(), &mut rng()).join("\n")
}

#[test]
fn faults_are_found() {
    let found = faults_of::<{ fault::LEAK }>();
    assert!(
        found.contains("hand shows what seat 1 cannot know"),
        "{found}"
    );
    let found = faults_of::<{ fault::DOUBLE }>();
    assert!(found.contains("hit heap:0 is there twice"), "{found}");
    assert!(
        found.contains("take 1: hit heap:1 is not in a picture"),
        "{found}"
    );
    let found = faults_of::<{ fault::PERSONAL }>();
    assert!(
        found.contains("public area heaps depends on its viewer"),
        "{found}"
    );
}

#[test]
fn sentences_are_made_for_their_reader() {
    let game: Pebbles = opening();
    let words = Words::new(Lang::De, &Pebbles::<0>::WORDS);
    let cast = Cast::unnamed(game.seats(), &words);
    let reader = Reader::new(&words, &cast, Viewer::Spectator);
    let event = Took {
        seat: Seat::default(),
        heap: 1,
    };
    let line = Pebbles::<0>::line(&event, &reader).unwrap();
    assert_eq!(line.text, "Spieler 1 nimmt einen Kiesel von Haufen 2");
    assert_eq!(
        Pebbles::<0>::option_value(&words, "stones", "flat"),
        "Flach"
    );
    assert_eq!(Pebbles::<0>::option_value(&words, "quick", "true"), "Ja");
    assert_eq!(Pebbles::<0>::option_name(&words, "quick"), "Kurzes Spiel");
    let category = super::pebbles::Category::Favourite;
    assert_eq!(Pebbles::<0>::category(&words, category), "Lieblingshaufen");
    assert_eq!(
        Pebbles::<0>::refusal(Refused::Empty, &reader),
        "Dieser Haufen ist leer"
    );
}
