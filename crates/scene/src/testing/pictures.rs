//! A game's pictures and choices at one position, seen by everybody: areas as the sheet says, hits
//! unique and named, public areas equal for all, symbols known, text in its place, choices whose
//! hits are there.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Rng, Seat, View as _, Viewer};

use super::boxes::text_faults;
use crate::{
    Area, AreaId, Audience, Cast, Format, Hit, Item, Lang, Page, Reader, Sheet, Show, Slot, Words,
    rect,
};

/// The words and symbols of a game, loaded once, to check many positions with.
#[derive(Debug)]
pub struct Pictures {
    words: Vec<Words>,
    symbols: BTreeSet<&'static str>,
}

impl Pictures {
    /// Those of the game.
    pub fn of<G: Show>() -> Pictures {
        let words = Lang::ALL.iter().map(|lang| Words::new(*lang, &G::WORDS));
        Pictures {
            words: words.collect(),
            symbols: G::symbols().iter().map(|symbol| symbol.id).collect(),
        }
    }

    pub(super) fn words(&self) -> &[Words] {
        &self.words
    }

    /// Checks the position for every viewer, language and format.
    ///
    /// # Panics
    /// With every fault found.
    pub fn check<G: Show>(&self, game: &G, rng: &mut Rng) {
        let faults = self.faults(game, rng);
        assert!(
            faults.is_empty(),
            "pictures of {}:\n{}",
            G::META.id,
            faults.join("\n")
        );
    }

    /// Everything wrong with the pictures and choices of a position.
    pub fn faults<G: Show>(&self, game: &G, rng: &mut Rng) -> Vec<String> {
        let mut faults = Vec::new();
        for words in &self.words {
            let cast = Cast::unnamed(game.seats(), words);
            for format in Format::ALL {
                let mut public = BTreeMap::new();
                for viewer in viewers(game) {
                    let reader = Reader::new(words, &cast, viewer);
                    let mut check = Check::<G>::new(game, *format, reader);
                    check.run(&self.symbols, &mut public, rng);
                    let place = format!("{} {viewer:?} {format}", words.lang());
                    faults.extend(check.faults.iter().map(|fault| format!("{place}: {fault}")));
                }
            }
        }
        faults
    }
}

/// Public areas as everybody is shown them.
type Public = BTreeMap<AreaId, Area>;

/// Everybody who may look at the game now.
pub(super) fn viewers<G: Show>(game: &G) -> impl Iterator<Item = Viewer> {
    let everything = game.is_over().then_some(Viewer::Everything);
    let seats = game.seats().iter().map(Viewer::Seat);
    seats.chain([Viewer::Spectator]).chain(everything)
}

/// One position as one reader sees it in one format.
struct Check<'a, G: Show> {
    game: &'a G,
    view: G::View,
    format: Format,
    reader: Reader<'a>,
    sheet: Sheet<G::Area>,
    areas: Vec<Area>,
    faults: Vec<String>,
}

impl<'a, G: Show> Check<'a, G> {
    fn new(game: &'a G, format: Format, reader: Reader<'a>) -> Check<'a, G> {
        let view = game.view(reader.viewer);
        let sheet = G::sheet(&view, format, &reader);
        let draw = |slot: &Slot<G::Area>| G::draw(&view, slot.area, format, &reader);
        let areas = sheet.slots().map(draw).collect();
        Check {
            game,
            view,
            format,
            reader,
            sheet,
            areas,
            faults: Vec::new(),
        }
    }

    fn hold(&mut self, holds: bool, what: impl FnOnce() -> String) {
        if !holds {
            self.faults.push(what());
        }
    }

    fn run(&mut self, symbols: &BTreeSet<&str>, public: &mut Public, rng: &mut Rng) {
        self.check_sheet();
        let areas = std::mem::take(&mut self.areas);
        let slots: Vec<Slot<G::Area>> = self.sheet.slots().copied().collect();
        for (slot, area) in slots.iter().zip(&areas) {
            self.check_area(slot, area, symbols);
            self.check_public(slot, area, public);
        }
        let hits = self.check_hits(&areas);
        match (self.format, self.reader.viewer) {
            (Format::Thumb, _) => self.check_thumb(&areas, &hits),
            (Format::Wide | Format::Short | Format::Narrow, Viewer::Seat(seat)) => {
                self.check_choices(seat, &hits);
                self.check_secrets(seat, &areas, rng);
            }
            (_, Viewer::Spectator | Viewer::Everything) => {}
        }
    }

    /// Areas are there once, inside their page, beside each other.
    fn check_sheet(&mut self) {
        let mut ids = BTreeSet::new();
        for slot in self.sheet.clone().slots() {
            self.hold(ids.insert(slot.area), || {
                format!("area {:?} is there twice", slot.area)
            });
        }
        for page in self.sheet.pages.clone() {
            self.check_page(&page.named());
        }
    }

    fn check_page(&mut self, page: &Page) {
        let whole = rect(0.0, 0.0, page.size.w, page.size.h);
        for (index, slot) in page.slots.iter().enumerate() {
            self.hold(whole.holds(slot.at, 0.1), || {
                format!("{} leaves its page", slot.area)
            });
            for other in &page.slots[index + 1..] {
                let free = !slot.at.overlaps(other.at, 0.1);
                self.hold(free, || format!("{} lies on {}", slot.area, other.area));
            }
        }
    }

    /// An area is what its slot promises; its symbols are known, its text is in its place.
    fn check_area(&mut self, slot: &Slot<G::Area>, area: &Area, symbols: &BTreeSet<&str>) {
        let id: AreaId = slot.area.into();
        self.hold(area.id() == id, || {
            format!("{} was drawn for {id}", area.id())
        });
        self.hold(area.size() == slot.at.size(), || {
            format!("{id} has not its slot's size")
        });
        visit(area.items(), &mut |item| {
            if let Item::Use(used) = item {
                let name = used.symbol;
                self.hold(symbols.contains(name), || {
                    format!("{id}: unknown symbol {name}")
                });
            }
        });
        for fault in text_faults(area) {
            self.faults.push(format!("{id}: {fault}"));
        }
    }

    /// What is public looks the same to everybody.
    fn check_public(&mut self, slot: &Slot<G::Area>, area: &Area, public: &mut Public) {
        if slot.audience == Audience::Public {
            let common = public.entry(area.id()).or_insert_with(|| {
                let view = self.game.view(Viewer::Spectator);
                G::draw(&view, slot.area, self.format, &self.reader.for_everybody())
            });
            let same = *common == *area;
            self.hold(same, || {
                format!("public area {} depends on its viewer", area.id())
            });
        }
    }

    /// Hits are unique over all areas, read back, and have their name.
    fn check_hits(&mut self, areas: &[Area]) -> BTreeSet<Hit> {
        let mut hits = BTreeSet::new();
        for area in areas {
            visit(area.items(), &mut |item| {
                let Item::Group(group) = item else { return };
                let Some(target) = &group.target else { return };
                let hit = target.hit;
                self.hold(hits.insert(hit), || format!("hit {hit} is there twice"));
                self.check_name(hit, &target.name);
            });
        }
        hits
    }

    fn check_name(&mut self, hit: Hit, drawn: &str) {
        let Ok(own) = hit.as_str().parse::<G::Hit>() else {
            return self.faults.push(format!("hit {hit} does not read back"));
        };
        let name = G::hit_name(&self.view, own, &self.reader);
        let named = is_said(&name) && name == drawn;
        self.hold(named, || format!("hit {hit} is {name:?} and {drawn:?}"));
    }

    /// A thumb is a picture only.
    fn check_thumb(&mut self, areas: &[Area], hits: &BTreeSet<Hit>) {
        self.hold(hits.is_empty(), || "a thumb has hits".to_string());
        for area in areas {
            visit(area.items(), &mut |item| {
                if let Item::Text(text) = item {
                    self.faults.push(format!("a thumb says {:?}", text.content));
                }
            });
        }
    }

    /// Every choice has its own label, and its hits are in the picture.
    fn check_choices(&mut self, seat: Seat, hits: &BTreeSet<Hit>) {
        let mut legal = Vec::new();
        self.game.legal(seat, &mut legal);
        let mut labels: BTreeMap<String, String> = BTreeMap::new();
        for action in legal {
            let choice = G::choice(&self.view, seat, action, &self.reader).spelled();
            if choice.path.len() > 1 {
                self.check_kinds(&choice.path);
            }
            for hit in choice.path.iter().chain(&choice.marks) {
                let there = hits.contains(hit);
                self.hold(there, || format!("{action}: hit {hit} is not in a picture"));
            }
            let said = is_said(&choice.label) && is_said(&choice.button);
            self.hold(said, || {
                format!("{action}: {:?}, {:?}", choice.label, choice.button)
            });
            if let Some(other) = labels.insert(choice.label.clone(), action.to_string()) {
                self.faults
                    .push(format!("{action} and {other} are both {:?}", choice.label));
            }
        }
        if self.game.to_act().contains(seat) {
            let prompt = G::prompt(&self.view, seat, &self.reader);
            self.hold(is_said(&prompt.title), || {
                format!("the prompt is {:?}", prompt.title)
            });
        }
    }

    /// Where several hits are clicked, each of them can be asked for by its kind.
    fn check_kinds(&mut self, path: &[Hit]) {
        let kinds = G::kinds(self.reader.words);
        for hit in path {
            let kind = hit.as_str().split_once(':').map_or("", |(kind, _)| kind);
            let named = kinds
                .iter()
                .any(|(own, name)| *own == kind && is_said(name));
            self.hold(named, || format!("the kind of {hit} has no name"));
        }
    }

    /// What the seat cannot know changes nothing in its pictures.
    fn check_secrets(&mut self, seat: Seat, areas: &[Area], rng: &mut Rng) {
        let view = self.view.determinize(rng).view(Viewer::Seat(seat));
        let slots: Vec<Slot<G::Area>> = self.sheet.slots().copied().collect();
        for (slot, area) in slots.iter().zip(areas) {
            let other = G::draw(&view, slot.area, self.format, &self.reader);
            self.hold(other == *area, || {
                format!("{} shows what seat {seat} cannot know", area.id())
            });
        }
    }
}

/// Something is said, and no key or argument is missing in it.
pub(super) fn is_said(text: &str) -> bool {
    !text.is_empty() && !text.contains(['[', '{'])
}

pub(super) fn visit<'a>(items: &'a [Item], each: &mut impl FnMut(&'a Item)) {
    for item in items {
        each(item);
        if let Item::Group(group) = item {
            visit(group.items.items(), each);
        }
    }
}
