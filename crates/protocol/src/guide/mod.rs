//! Guided first games: lessons on positions of kept records. A guide is data (`guides/GAME.json`,
//! the words in `locales/LANG/guide-GAME.ftl`); the engine judges what a person does. Nothing is
//! stored: every request opens its position anew.

mod lesson;
mod step;

#[cfg(test)]
mod tests;

pub use lesson::Lesson;
pub use step::{Goal, Part, Step, Verdict};

use std::sync::LazyLock;

use kernel::{Record, vocabulary};
use scene::{Format, Lang, Source, Words};
use serde::Deserialize;
use table::AnyGame;

use crate::Error;
use crate::by_lang::ByLang;
use crate::rulebook::Book;
use crate::wire::GuideShown;

/// The files of one guide.
struct EmbeddedGuide {
    game: &'static str,
    steps: &'static str,
    words: Source,
    /// The records that the steps name.
    records: &'static [(&'static str, &'static str)],
}

static EMBEDDED: &[EmbeddedGuide] = include!(concat!(env!("OUT_DIR"), "/guides.rs"));

static GUIDES: LazyLock<Vec<Guide>> = LazyLock::new(|| EMBEDDED.iter().map(Guide::read).collect());

/// A guided first game.
#[derive(Debug)]
pub struct Guide {
    /// To which game.
    pub game: AnyGame,
    /// Its lessons, in order.
    pub steps: Vec<Step>,
    source: Source,
    words: ByLang<Words>,
    records: Vec<(&'static str, Record)>,
}

vocabulary! {
    /// How a step follows the one before.
    pub enum Follows: "follows" {
        /// With the next decision of the seat.
        AtOnce = "at-once",
        /// After more of its decisions.
        Later = "later",
        /// In another game.
        Elsewhere = "elsewhere",
    }
}

/// `guides/GAME.json`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GuideFile {
    steps: Vec<Step>,
}

impl Guide {
    /// The guide to this game.
    pub fn for_game(game: AnyGame) -> Option<&'static Guide> {
        GUIDES.iter().find(|guide| guide.game == game)
    }

    /// The guide to the game of this word.
    ///
    /// # Errors
    /// There is none.
    pub fn find(game: &str) -> Result<&'static Guide, Error> {
        let game: AnyGame = game.parse().map_err(|_| Error::NotFound)?;
        Guide::for_game(game).ok_or(Error::NotFound)
    }

    /// Lessons that belong together without being a whole guide.
    pub(crate) fn of(
        game: AnyGame,
        steps: Vec<Step>,
        source: Source,
        records: Vec<(&'static str, Record)>,
    ) -> Guide {
        Guide {
            game,
            steps,
            source,
            words: ByLang::new(),
            records,
        }
    }

    /// Opens the position of a step, counted from 1, or of a figure of the rulebook: `try-FIGURE`.
    ///
    /// # Errors
    /// There is no such step.
    pub fn lesson(
        &'static self,
        number: &str,
        lang: Lang,
        format: Format,
    ) -> Result<Lesson, Error> {
        let found = match number.strip_prefix("try-") {
            Some(figure) => Book::for_game(self.game).and_then(|book| book.lesson(figure)),
            None => {
                let number = number.parse().ok();
                let step = number.and_then(|number| self.step(number));
                step.map(|step| (self, step))
            }
        };
        let (guide, step) = found.ok_or(Error::NotFound)?;
        let lesson = Lesson::open(guide, step, lang, format);
        lesson.map_err(|error| Error::Damaged(error.to_string()))
    }

    /// What it teaches.
    pub fn shown(&self, lang: Lang) -> GuideShown {
        let (meta, words) = (self.game.meta(), self.words(lang));
        GuideShown {
            game: meta.id,
            title: meta.title,
            steps: self.steps.iter().map(|step| step.title(words)).collect(),
        }
    }

    /// Panics are for the tests, which read every embedded guide.
    fn read(embedded: &EmbeddedGuide) -> Guide {
        let game = embedded
            .game
            .parse()
            .expect("a guide is named after a game");
        let file: GuideFile = serde_json::from_str(embedded.steps).expect("a guide can be read");
        let record = |(name, text): &(&'static str, &str)| {
            (*name, Record::parse(text).expect("a record can be read"))
        };
        let records = embedded.records.iter().map(record).collect();
        Guide::of(game, file.steps, embedded.words, records)
    }

    /// A step, counted from 1.
    pub fn step(&self, number: usize) -> Option<&Step> {
        self.steps.get(number.checked_sub(1)?)
    }

    /// How a step follows the one before.
    pub fn follows(&self, step: &Step) -> Follows {
        let place = self.steps.iter().position(|other| other.id == step.id);
        let before = place.and_then(|place| self.steps.get(place.checked_sub(1)?));
        let Some(before) = before else {
            return Follows::AtOnce;
        };
        if before.record != step.record {
            return Follows::Elsewhere;
        }
        let done = before.decisions + before.example.len();
        let between = self.record(&step.record).entries.get(done..step.decisions);
        let own = between.is_some_and(|all| all.iter().any(|entry| entry.seat == step.seat));
        if own { Follows::Later } else { Follows::AtOnce }
    }

    /// What is said in a language.
    pub fn words(&self, lang: Lang) -> &Words {
        self.words
            .get_or_make(lang, || Words::new(lang, &self.source))
    }

    pub(crate) fn record(&self, name: &str) -> &Record {
        let mut records = self.records.iter();
        let found = records.find(|(known, _)| *known == name);
        &found.expect("the records that steps name are embedded").1
    }
}
