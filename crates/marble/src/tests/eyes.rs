//! Random games with every switch, and somebody's eyes to look at them with.

use std::collections::BTreeSet;

use kernel::testing::{amount, setup};
use kernel::{Game, Seat, Seed, Setup, View as _, Viewer};
use scene::{Cast, Choice, Draw, Format, Item, Lang, Offer as _, Reader, Speak as _, Words};

use crate::action::{Action, Kind};
use crate::{Hit, Marble, View};

/// Every table size with every reading of hill corners, the other switches changing with it.
fn setups() -> Vec<Setup<Marble>> {
    let readings = ["none", "structure", "no-site"];
    let table = |seats: usize| {
        let of_reading = move |(index, corners): (usize, &str)| {
            let on = |bit: usize| {
                if (index + seats) >> bit & 1 == 1 {
                    "true"
                } else {
                    "false"
                }
            };
            let reach = ["distance", "sides"][(index + seats) % 2];
            let options = [
                ("hill-corners", corners),
                ("fountain-reach", reach),
                ("unused-hills", on(0)),
                ("late-fountain-coin", on(1)),
            ];
            setup::<Marble>(seats, &options)
        };
        readings.into_iter().enumerate().map(of_reading)
    };
    (2..=4).flat_map(table).collect()
}

/// Plays random games, and shows one position in `every`.
pub fn play(every: usize, mut look: impl FnMut(&Marble)) {
    for (index, setup) in setups().iter().enumerate() {
        for number in 0..amount(1, 20) {
            let seed = Seed::of_series(kernel::testing::seed(), (100 * index + number) as u64);
            let (mut game, mut rng) = (Marble::new(setup, &seed), seed.derive("shown").rng());
            let mut legal = Vec::new();
            for step in 0.. {
                let Some(seat) = game.to_act().first() else {
                    look(&game);
                    break;
                };
                if step % every == 0 {
                    look(&game);
                }
                game.legal(seat, &mut legal);
                // Tiles are laid more often than at random, or there would be little to see.
                let play = Action::Choose(Kind::Play);
                let action = match legal.contains(&play) && rng.below(2) == 0 {
                    true => play,
                    false => legal[rng.below(legal.len())],
                };
                game.apply(seat, action, &mut ());
            }
        }
    }
}

/// Somebody's view, with words for it.
pub struct Eyes {
    pub words: Words,
    cast: Cast,
    pub view: View,
}

impl Eyes {
    pub fn of(game: &Marble, viewer: Viewer, lang: Lang) -> Eyes {
        let words = Words::new(lang, &Marble::WORDS);
        let cast = Cast::unnamed(game.seats(), &words);
        Eyes {
            words,
            cast,
            view: game.view(viewer),
        }
    }

    pub fn reader(&self) -> Reader<'_> {
        Reader::new(&self.words, &self.cast, self.view.viewer())
    }

    pub fn choices(&self, seat: Seat) -> Vec<Choice<Hit>> {
        let mut legal = Vec::new();
        self.view.legal(seat, &mut legal);
        let choice = |action: &Action| Marble::choice(&self.view, seat, *action, &self.reader());
        legal.iter().map(choice).collect()
    }

    /// Every hit of the wide pictures.
    pub fn drawn(&self) -> BTreeSet<Hit> {
        let sheet = Marble::sheet(&self.view, Format::Wide, &self.reader());
        let mut hits = BTreeSet::new();
        for slot in sheet.slots() {
            let area = <Marble as Draw>::draw(&self.view, slot.area, Format::Wide, &self.reader());
            collect(area.items(), &mut hits);
        }
        hits
    }
}

/// Every hit of a drawing.
pub fn collect(items: &[Item], hits: &mut BTreeSet<Hit>) {
    for item in items {
        if let Item::Group(group) = item {
            let target = group.target.as_ref().map(|target| target.hit);
            hits.extend(target.map(|hit| hit.as_str().parse::<Hit>().unwrap()));
            collect(group.items.items(), hits);
        }
    }
}
