//! Illustrated rulebooks: one source a game (`guides/rulebook/GAME.json`), its words by language
//! (`guides/rulebook/LANG/GAME.ftl`). Figures, refusals and points are the engine's own.

mod markup;
mod position;
mod shown;
mod source;

#[cfg(test)]
mod tests;

pub use source::Maturity;

use std::sync::LazyLock;

use kernel::{Record, Seat};
use scene::{Lang, Source, Words};
use table::AnyGame;

use crate::Error;
use crate::by_lang::ByLang;
use crate::guide::{Guide, Step};
use crate::wire::RulebookShown;
use position::Position;
use source::{BookFile, Figure, Practice};

/// The files of one book.
struct EmbeddedBook {
    game: &'static str,
    book: &'static str,
    words: Source,
    /// The records that the figures name.
    records: &'static [(&'static str, &'static str)],
}

static EMBEDDED: &[EmbeddedBook] = include!(concat!(env!("OUT_DIR"), "/rulebooks.rs"));

static BOOKS: LazyLock<Vec<Book>> = LazyLock::new(|| EMBEDDED.iter().map(Book::read).collect());

/// The rulebook of a game.
#[derive(Debug)]
pub struct Book {
    /// Of which game.
    pub game: AnyGame,
    file: BookFile,
    /// What can be tried at figures of the book's own; it has the book's words.
    practice: Guide,
    shown: ByLang<Result<RulebookShown, String>>,
    /// The pictures of the figures, in their order.
    pictures: Vec<ByLang<Result<String, String>>>,
}

impl Book {
    /// The book of this game.
    pub fn for_game(game: AnyGame) -> Option<&'static Book> {
        BOOKS.iter().find(|book| book.game == game)
    }

    /// The book of the game of this word.
    ///
    /// # Errors
    /// There is none.
    pub fn find(game: &str) -> Result<&'static Book, Error> {
        let game: AnyGame = game.parse().map_err(|_| Error::NotFound)?;
        Book::for_game(game).ok_or(Error::NotFound)
    }

    /// The picture of a figure; drawn once.
    ///
    /// # Errors
    /// There is no such figure.
    pub fn picture(&'static self, id: &str, lang: Lang) -> Result<&'static str, Error> {
        let mut pictures = self.file.figures.iter().zip(&self.pictures);
        let found = pictures.find(|(figure, _)| figure.id == id);
        let (figure, picture) = found.ok_or(Error::NotFound)?;
        let drawn = picture.get_or_make(lang, || {
            let label = self.words(lang).member("figure", id, "alt");
            self.position(figure).draw(lang, &label)
        });
        drawn.as_deref().map_err(|why| Error::Damaged(why.clone()))
    }

    /// What can be tried at a figure: a step of the guided game, or one of the book's own.
    pub(crate) fn lesson(&'static self, id: &str) -> Option<(&'static Guide, &'static Step)> {
        let figure = self.figure(id)?;
        let (guide, step) = match &figure.step {
            Some(step) => (Guide::for_game(self.game)?, step),
            None => (&self.practice, &figure.id),
        };
        let mut steps = guide.steps.iter();
        steps
            .find(|known| known.id == *step)
            .map(|step| (guide, step))
    }

    fn figure(&self, id: &str) -> Option<&Figure> {
        self.file.figures.iter().find(|figure| figure.id == id)
    }

    fn words(&self, lang: Lang) -> &Words {
        self.practice.words(lang)
    }

    /// The position of a figure, of the guided game or of the book's own.
    fn position<'a>(&'a self, figure: &'a Figure) -> Position<'a> {
        let lesson = figure.step.as_ref().map(|step| {
            let guide = Guide::for_game(self.game).expect("a book with lessons has a guide");
            let mut steps = guide.steps.iter();
            let step = steps.find(|known| known.id == *step);
            (
                guide,
                step.expect("the lessons that figures name are there"),
            )
        });
        let own = figure.record.as_deref();
        let (record, decisions, seat) = match lesson {
            Some((guide, step)) => (guide.record(&step.record), Some(step.decisions), step.seat),
            None => {
                let record = self.practice.record(own.expect("a figure has a position"));
                (record, figure.decisions, Seat::default())
            }
        };
        Position {
            game: self.game,
            record,
            decisions: decisions.unwrap_or(record.entries.len()),
            seat: figure.seat.unwrap_or(seat),
            figure,
        }
    }

    /// Panics are for the tests, which read every embedded book.
    fn read(embedded: &EmbeddedBook) -> Book {
        let game = embedded.game.parse().expect("a book is named after a game");
        let file: BookFile = serde_json::from_str(embedded.book).expect("a book can be read");
        let tried = |figure: &Figure| Some(step(figure, figure.practice.as_ref()?));
        let steps = file.figures.iter().filter_map(tried).collect();
        let record = |(name, text): &(&'static str, &str)| {
            (*name, Record::parse(text).expect("a record can be read"))
        };
        let records = embedded.records.iter().map(record).collect();
        Book {
            game,
            practice: Guide::of(game, steps, embedded.words, records),
            shown: ByLang::new(),
            pictures: file.figures.iter().map(|_| ByLang::new()).collect(),
            file,
        }
    }
}

/// What can be tried at a figure, as a step.
fn step(figure: &Figure, practice: &Practice) -> Step {
    Step {
        id: figure.id.clone(),
        record: figure
            .record
            .clone()
            .expect("a figure with a try has a record"),
        decisions: figure.decisions.expect("a figure with a try says when"),
        seat: figure.seat.unwrap_or_default(),
        goal: practice.goal.clone(),
        example: practice.example.clone(),
        rules: practice.rules.clone(),
    }
}
