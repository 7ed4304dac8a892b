//! A game's pictures and choices at one position, seen by everybody: areas as the sheet says, hits
//! unique and named, public areas equal for all, symbols known, text in its place, choices whose
//! hits are there.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Rng, Seat, Viewer};

use super::boxes::text_faults;
use crate::{
    Area, Audience, Cast, Choice, Format, Hit, Item, Lang, Page, Reader, Sheet, Show, Slot, Words,
};

/// The words of a game in every language, loaded once, to check many positions with.
#[derive(Debug)]
pub struct Pictures {
    words: Vec<Words>,
}

impl Pictures {
    /// The words of the game.
    pub fn of<G: Show>() -> Pictures {
        Pictures {
            words: Lang::ALL
                .iter()
                .map(|lang| Words::new(*lang, &G::WORDS))
                .collect(),
        }
    }

    /// Checks the position for every viewer, language and format.
    ///
    /// # Panics
    /// With every fault found.
    pub fn check<G: Show>(&self, game: &G, rng: &mut Rng) {
        let faults = picture_faults(game, &self.words, rng);
        assert!(
            faults.is_empty(),
            "pictures of {}:\n{}",
            G::META.id,
            faults.join("\n")
        );
    }
}

/// Everything wrong with the pictures and choices of a position.
pub fn picture_faults<G: Show>(game: &G, words: &[Words], rng: &mut Rng) -> Vec<String> {
    let mut faults = Faults::default();
    for words in words {
        let cast = Cast::unnamed(game.seats(), words);
        for viewer in game
            .seats()
            .iter()
            .map(Viewer::Seat)
            .chain([Viewer::Spectator])
        {
            let reader = Reader::new(words, &cast, viewer);
            for format in Format::ALL {
                faults.place = format!("{} {viewer:?} {format}", words.lang());
                check_format(game, *format, &reader, rng, &mut faults);
            }
        }
    }
    faults.found
}

#[derive(Default)]
struct Faults {
    place: String,
    found: Vec<String>,
}

impl Faults {
    fn add(&mut self, what: &str) {
        self.found.push(format!("{}: {what}", self.place));
    }

    fn hold(&mut self, holds: bool, what: impl FnOnce() -> String) {
        if !holds {
            self.add(&what());
        }
    }
}

fn check_format<G: Show>(
    game: &G,
    format: Format,
    reader: &Reader<'_>,
    rng: &mut Rng,
    faults: &mut Faults,
) {
    let view = game.view(reader.viewer);
    let sheet = G::sheet(&view, format, reader);
    check_sheet(&sheet, faults);
    let areas: Vec<Area> = sheet
        .slots()
        .map(|slot| G::draw(&view, slot.area, format, reader))
        .collect();
    for (slot, area) in sheet.slots().zip(&areas) {
        check_area::<G>(slot, area, faults);
        check_public(game, slot, area, format, reader, faults);
    }
    let hits = check_hits::<G>(&view, &areas, reader, faults);
    match (format, reader.viewer) {
        (Format::Thumb, _) => faults.hold(hits.is_empty(), || "a thumb has hits".to_string()),
        (Format::Wide | Format::Narrow, Viewer::Seat(seat)) => {
            check_choices(game, &view, seat, &hits, reader, faults);
            check_secrets(game, seat, &sheet, &areas, format, reader, rng, faults);
        }
        (Format::Wide | Format::Narrow, Viewer::Spectator | Viewer::Everything) => {}
    }
}

/// Areas are there once, inside their page, beside each other.
fn check_sheet(sheet: &Sheet, faults: &mut Faults) {
    let mut ids = BTreeSet::new();
    for slot in sheet.slots() {
        faults.hold(ids.insert(slot.area), || {
            format!("area {} is there twice", slot.area)
        });
    }
    for page in &sheet.pages {
        check_page(page, faults);
    }
}

fn check_page(page: &Page, faults: &mut Faults) {
    let whole = crate::rect(0.0, 0.0, page.size.w, page.size.h);
    for (index, slot) in page.slots.iter().enumerate() {
        faults.hold(whole.holds(slot.at, 0.1), || {
            format!("{} leaves its page", slot.area)
        });
        for other in &page.slots[index + 1..] {
            let free = !slot.at.overlaps(other.at, 0.1);
            faults.hold(free, || format!("{} lies on {}", slot.area, other.area));
        }
    }
}

/// An area is what its slot promises; its symbols are known, its text is in its place.
fn check_area<G: Show>(slot: &Slot, area: &Area, faults: &mut Faults) {
    faults.hold(area.id() == slot.area, || {
        format!("{} was drawn for {}", area.id(), slot.area)
    });
    faults.hold(area.size() == slot.at.size(), || {
        format!("{} has not its slot's size", slot.area)
    });
    let known: BTreeSet<&str> = G::symbols().iter().map(|symbol| symbol.id).collect();
    visit(area.items(), &mut |item| {
        if let Item::Use(symbol) = item {
            let name = symbol.symbol;
            faults.hold(known.contains(name), || format!("unknown symbol {name}"));
        }
    });
    for fault in text_faults(area) {
        faults.add(&format!("{}: {fault}", slot.area));
    }
}

/// What is public looks the same to everybody.
fn check_public<G: Show>(
    game: &G,
    slot: &Slot,
    area: &Area,
    format: Format,
    reader: &Reader<'_>,
    faults: &mut Faults,
) {
    if slot.audience == Audience::Public {
        let view = game.view(Viewer::Spectator);
        let common = G::draw(&view, slot.area, format, &reader.for_everybody());
        let same = common.fragment() == area.fragment();
        faults.hold(same, || {
            format!("public area {} depends on its viewer", slot.area)
        });
    }
}

/// Hits are unique over all areas, read back, and have their name.
fn check_hits<G: Show>(
    view: &G::View,
    areas: &[Area],
    reader: &Reader<'_>,
    faults: &mut Faults,
) -> BTreeSet<Hit> {
    let mut hits = BTreeSet::new();
    for area in areas {
        visit(area.items(), &mut |item| {
            let Item::Group(group) = item else { return };
            let Some(target) = &group.target else { return };
            let hit = target.hit;
            faults.hold(hits.insert(hit), || format!("hit {hit} is there twice"));
            match hit.as_str().parse::<G::Hit>() {
                Err(_) => faults.add(&format!("hit {hit} does not read back")),
                Ok(own) => {
                    let name = G::hit_name(view, own, reader);
                    let named = !name.is_empty() && name == target.name && !name.contains('[');
                    faults.hold(named, || {
                        format!("hit {hit} is {name:?} and {:?}", target.name)
                    });
                }
            }
        });
    }
    hits
}

/// Every choice has its own label, and its hits are in the picture.
fn check_choices<G: Show>(
    game: &G,
    view: &G::View,
    seat: Seat,
    hits: &BTreeSet<Hit>,
    reader: &Reader<'_>,
    faults: &mut Faults,
) {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let mut labels: BTreeMap<String, String> = BTreeMap::new();
    for action in legal {
        let choice: Choice<Hit> = G::choice(view, seat, action, reader).spelled();
        for hit in choice.path.iter().chain(&choice.marks) {
            faults.hold(hits.contains(hit), || {
                format!("{action}: hit {hit} is not in a picture")
            });
        }
        let spoken = [&choice.label, &choice.button]
            .iter()
            .all(|text| !text.contains('['));
        faults.hold(spoken && !choice.label.is_empty(), || {
            format!("{action}: {:?}", choice.label)
        });
        if let Some(other) = labels.insert(choice.label.clone(), action.to_string()) {
            faults.add(&format!("{action} and {other} are both {:?}", choice.label));
        }
    }
    if game.to_act().contains(seat) {
        let prompt = G::prompt(view, seat, reader);
        faults.hold(!prompt.title.is_empty(), || {
            "the prompt is empty".to_string()
        });
    }
}

/// What the seat cannot know changes nothing in its pictures.
#[allow(
    clippy::too_many_arguments,
    reason = "one position and everything to compare it with"
)]
fn check_secrets<G: Show>(
    game: &G,
    seat: Seat,
    sheet: &Sheet,
    areas: &[Area],
    format: Format,
    reader: &Reader<'_>,
    rng: &mut Rng,
    faults: &mut Faults,
) {
    let view = game.determinize(seat, rng).view(Viewer::Seat(seat));
    for (slot, area) in sheet.slots().zip(areas) {
        let same = G::draw(&view, slot.area, format, reader) == *area;
        faults.hold(same, || {
            format!("{} shows what seat {seat} cannot know", slot.area)
        });
    }
}

fn visit<'a>(items: &'a [Item], each: &mut impl FnMut(&'a Item)) {
    for item in items {
        each(item);
        if let Item::Group(group) = item {
            visit(group.items.items(), each);
        }
    }
}
