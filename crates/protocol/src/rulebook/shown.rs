//! A book as it is sent: its words put together, numbers counted, refusals asked for.

use kernel::{Provenance, Seat};
use scene::{Arg, Lang, Words};

use super::Book;
use super::markup::{passages, spans};
use super::source::{Block, Chapter, Content, Figure, Mark, Maturity, Number, Verdict};
use crate::guide::Guide;
use crate::wire::{
    AskedShown, BlockShown, CardShown, CertaintyShown, ChapterShown, ContentShown, FigureShown,
    MaturityShown, PassageShown, RulebookShown, SourceShown, SpanShown,
};
use crate::{Error, Translations, rules, words as say};

/// How many words of a rulebook people read in a minute.
const PACE: usize = 180;

/// Puts a book together in one language.
struct Teller<'a> {
    book: &'static Book,
    words: &'static Words,
    /// The game's own words.
    cards: &'a Words,
    beside: &'a Words,
    lang: Lang,
}

impl Book {
    /// The book in a language; put together once.
    ///
    /// # Errors
    /// The source does not hold; the tests would have said so.
    pub fn shown(
        &'static self,
        lang: Lang,
        translations: &Translations,
    ) -> Result<&'static RulebookShown, Error> {
        let tell = || self.teller(lang, translations).book();
        let shown = self.shown.get_or_make(lang, tell);
        shown.as_ref().map_err(|why| Error::Damaged(why.clone()))
    }

    /// How well the rules of the game are known.
    pub fn maturity(&'static self, lang: Lang, translations: &Translations) -> MaturityShown {
        self.teller(lang, translations).maturity()
    }

    /// How well an option is known.
    pub fn option_source(
        &'static self,
        key: &str,
        lang: Lang,
        translations: &Translations,
    ) -> Option<SourceShown> {
        let id = self.file.options.get(key)?;
        let mark = self.file.sources.iter().find(|mark| mark.id == *id)?;
        Some(self.teller(lang, translations).source(mark))
    }

    fn teller<'a>(&'static self, lang: Lang, translations: &'a Translations) -> Teller<'a> {
        Teller {
            book: self,
            words: self.words(lang),
            cards: translations.of(self.game, lang).words(),
            beside: translations.beside(lang),
            lang,
        }
    }
}

impl Teller<'_> {
    fn book(&self) -> Result<RulebookShown, String> {
        let (book, file) = (self.book, &self.book.file);
        let meta = book.game.meta();
        let asked = file.asked.iter().map(|question| AskedShown {
            question: self.words.member("asked", &question.id, ""),
            rule: &question.rule,
        });
        let chapters = file.chapters.iter().map(|chapter| self.chapter(chapter));
        Ok(RulebookShown {
            game: meta.id,
            title: meta.title,
            lead: self.words.say("lead", &[]),
            maturity: self.maturity(),
            certainty: self.certainty(),
            sources: file.sources.iter().map(|mark| self.source(mark)).collect(),
            lessons: Guide::for_game(book.game).map_or(0, |guide| guide.steps.len()),
            asked: asked.collect(),
            chapters: chapters.collect::<Result<_, _>>()?,
        })
    }

    fn maturity(&self) -> MaturityShown {
        let maturity: Maturity = self.book.file.maturity;
        MaturityShown {
            maturity: maturity.as_str(),
            name: say::maturity(self.beside, maturity),
            reason: self.words.say("maturity", &[]),
        }
    }

    fn certainty(&self) -> Vec<CertaintyShown> {
        let counted = rules::certainty(self.book.game);
        let sure = Provenance::ALL.iter().rev();
        let shown = sure.map(|source| CertaintyShown {
            source: source.as_str(),
            name: say::source(self.beside, *source),
            meaning: say::source_meaning(self.beside, *source),
            rules: counted.iter().filter(|known| **known == *source).count(),
        });
        shown.filter(|shown| shown.rules > 0).collect()
    }

    fn source(&self, mark: &'static Mark) -> SourceShown {
        SourceShown {
            source: mark.source.as_str(),
            name: say::source(self.beside, mark.source),
            why: self.words.member("source", &mark.id, ""),
            rule: &mark.rule,
        }
    }

    fn chapter(&self, chapter: &'static Chapter) -> Result<ChapterShown, String> {
        let blocks = chapter.blocks.iter().map(|block| self.block(block));
        let blocks: Vec<BlockShown> = blocks.collect::<Result<_, _>>()?;
        let words: usize = blocks.iter().map(|block| length(&block.content)).sum();
        Ok(ChapterShown {
            id: &chapter.id,
            title: self.words.member("chapter", &chapter.id, ""),
            brief: self.words.member("chapter", &chapter.id, "brief"),
            inner: chapter.inner,
            figure: &chapter.figure,
            asks: &chapter.asks,
            minutes: words.div_ceil(PACE).max(1),
            blocks,
        })
    }

    fn block(&self, block: &'static Block) -> Result<BlockShown, String> {
        let content = match &block.content {
            Content::Heading(id) => ContentShown::Heading(self.words.member("heading", id, "")),
            Content::Text(id) => ContentShown::Text(self.text(id, block)?),
            Content::Figures(ids) => {
                let figures = ids.iter().map(|id| self.figure(id));
                ContentShown::Figures(figures.collect::<Result<_, _>>()?)
            }
            Content::Scores(id) => {
                let position = self.book.position(self.found(id)?);
                ContentShown::Scores(position.example(self.lang)?)
            }
            Content::Cards(keys) => {
                ContentShown::Cards(keys.iter().map(|key| self.card(key)).collect())
            }
        };
        Ok(BlockShown {
            rules: block
                .rules
                .iter()
                .flat_map(|rule| rules::range(rule))
                .collect(),
            content,
        })
    }

    fn card(&self, key: &str) -> CardShown {
        let text = format!("{key}.text");
        let said = self.cards.has(&text).then(|| self.cards.say(&text, &[]));
        CardShown {
            name: self.cards.say(key, &[]),
            text: said.unwrap_or_default(),
        }
    }

    fn text(&self, id: &str, block: &'static Block) -> Result<Vec<PassageShown>, String> {
        let numbers = block.numbers.iter();
        let counted = numbers.map(|(name, number)| Ok((name.as_str(), self.count(number)?)));
        let counted: Vec<(&'static str, i32)> = counted.collect::<Result<_, String>>()?;
        let arg = |(name, number): &(&'static str, i32)| (*name, Arg::Number((*number).into()));
        let args: Vec<_> = counted.iter().map(arg).collect();
        let text = self.words.say(&format!("text-{id}"), &args);
        Ok(passages(&text, |word| self.mark(word)))
    }

    /// The place of a mark in the list of sources.
    fn mark(&self, word: &str) -> Option<usize> {
        let mut marks = self.book.file.sources.iter();
        marks.position(|mark| mark.id == word)
    }

    fn count(&self, number: &Number) -> Result<i32, String> {
        let position = self.book.position(self.found(&number.figure)?);
        let seat: Seat = number.seat.unwrap_or(position.seat);
        position.points(&number.points, seat)
    }

    fn figure(&self, id: &str) -> Result<FigureShown, String> {
        let figure = self.found(id)?;
        let caption = self.words.member("figure", id, "");
        Ok(FigureShown {
            id: &figure.id,
            caption: spans(&caption, &|word| self.mark(word)),
            aspect: figure.aspect,
            verdict: figure.verdict.map(|verdict| verdict.as_str()),
            refusal: self.book.position(figure).refusal(self.lang)?,
            playable: figure.verdict != Some(Verdict::Refused) && self.book.lesson(id).is_some(),
        })
    }

    fn found(&self, id: &str) -> Result<&'static Figure, String> {
        let figure = self.book.figure(id);
        figure.ok_or_else(|| format!("there is no figure {id}"))
    }
}

/// How many words there are to read.
fn length(content: &ContentShown) -> usize {
    let line = |spans: &Vec<SpanShown>| -> usize {
        let words = spans.iter().map(|span| match span {
            SpanShown::Plain(text) | SpanShown::Strong(text) => text.split_whitespace().count(),
            SpanShown::Source(_) => 0,
        });
        words.sum()
    };
    match content {
        ContentShown::Text(passages) => {
            let passages = passages.iter().map(|passage| match passage {
                PassageShown::Paragraph(spans) => line(spans),
                PassageShown::List(items) => items.iter().map(line).sum(),
                PassageShown::Table(rows) => rows.iter().flatten().map(line).sum(),
            });
            passages.sum()
        }
        ContentShown::Figures(figures) => figures.iter().map(|figure| line(&figure.caption)).sum(),
        ContentShown::Heading(_) | ContentShown::Scores(_) | ContentShown::Cards(_) => 0,
    }
}
