//! The trait [`Speak`]: a game in words.

use kernel::{Game, Seat, Standing, Vocabulary as _};

use crate::words::common;
use crate::{Glyph, Keys, Reader, Source, Words};

/// A game that speaks to people.
pub trait Speak: Game {
    /// The game's words: `source!()`.
    const WORDS: Source;

    /// The keys it asks them by: `KEYS` of [`keys!`](crate::keys).
    const KEYS: Keys;

    /// What the seat is asked now. Only called for a seat that must act.
    fn prompt(view: &Self::View, seat: Seat, reader: &Reader<'_>) -> Prompt;

    /// An event, as far as the reader saw it, as a sentence of the log; `None` for what goes
    /// without saying.
    fn line(event: &Self::Event, reader: &Reader<'_>) -> Option<LogLine>;

    /// How far the game is.
    fn progress(view: &Self::View, reader: &Reader<'_>) -> Progress;

    /// What is open of a player: coins, cards, tokens. The same things in the same order for every
    /// seat and at every time, so that they can be compared: old → new.
    fn facts(view: &Self::View, seat: Seat, reader: &Reader<'_>) -> Vec<Fact>;

    /// How a tie for the first place was decided, once the game is over; `None` without a tie.
    fn verdict(view: &Self::View, standing: &Standing, reader: &Reader<'_>) -> Option<String>;

    /// Why an action may not be, and what helps: `no-WORD`. The rule's id is added by the caller.
    fn refusal(words: &Words, illegal: Self::Illegal) -> String {
        words.member("no", illegal.as_str(), "")
    }

    /// What the game is about, in a sentence: `about`.
    fn about(words: &Words) -> String {
        words.say("about", &[])
    }

    /// What points are given for: `category-WORD`.
    fn category(words: &Words, category: Self::Category) -> String {
        words.member("category", category.as_str(), "")
    }

    /// What the opponent that no person plays is called; nobody in most games.
    fn rival(_words: &Words) -> Option<String> {
        None
    }

    /// An option's name: `option-KEY`.
    fn option_name(words: &Words, key: &str) -> String {
        words.member("option", key, "")
    }

    /// A sentence on what the option does: `option-KEY.help`.
    fn option_help(words: &Words, key: &str) -> String {
        words.member("option", key, "help")
    }

    /// Why options do not go together, by the word of the reason: `refused-WORD`.
    fn option_refusal(words: &Words, word: &str) -> String {
        words.member("refused", word, "")
    }

    /// A value's name: `option-KEY-VALUE`, or the common word for yes, no, off and numbers.
    fn option_value(words: &Words, key: &str, value: &str) -> String {
        let own = format!("option-{key}-{value}");
        match value {
            _ if words.has(&own) => words.say(&own, &[]),
            "true" => common::value_true(words),
            "false" => common::value_false(words),
            "off" => common::value_off(words),
            number => number.to_string(),
        }
    }
}

/// What a seat is asked: one sentence, and what else to know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prompt {
    /// "Build a card, or produce".
    pub title: String,
    /// "2 bricks and 1 cog are free." May be empty.
    pub note: String,
    /// The first question, where there is one before the choices: "Income, buy or build?". Each
    /// choice names its answer, and is marked only once that is given.
    pub answers: Vec<Answer>,
}

/// One of a few answers to a prompt, each of which leads to choices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// What the choices call it.
    pub key: &'static str,
    /// A verb, perhaps with an object: "Buy a deed".
    pub label: String,
    /// What it costs or brings: "from 4 silver". May be empty.
    pub note: String,
    /// What is asked once it is given: "Which deed?". Empty where nothing more is.
    pub asks: String,
    /// What the button shows.
    pub glyph: Option<Glyph>,
    /// Whether it is done beside what the turn is about: the same is asked after it.
    pub aside: bool,
}

/// A sentence of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// Whom it is about.
    pub seat: Option<Seat>,
    /// "Octavius built the Temple of Minerva". Names the player, for it is read aloud as well.
    pub text: String,
    /// Where the points of all are counted at once: what the count is called, "The era is scored".
    pub scoring: Option<String>,
}

impl LogLine {
    /// A sentence about a seat, or about nobody.
    pub fn new(seat: Option<Seat>, text: String) -> LogLine {
        LogLine {
            seat,
            text,
            scoring: None,
        }
    }
}

/// How far the game is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Progress {
    /// "Era 2 of 3, 7 cards until scoring".
    pub text: String,
    /// The part of the game, without how far it is itself: "Era 2 of 3".
    pub part: String,
    /// Steps: the current one, counted from 1, and how many; `None` where the end is open.
    pub step: Option<(u32, u32)>,
}

impl Progress {
    /// Where no more is told than the part of the game: "Round 8 of 14".
    pub fn of_part(part: String, step: Option<(u32, u32)>) -> Progress {
        Progress {
            text: part.clone(),
            part,
            step,
        }
    }

    /// The number of the part, counted from 1; `None` before the first, and where there is none.
    pub fn number(&self) -> Option<u32> {
        let (number, _) = self.step?;
        (number > 0).then_some(number)
    }
}

/// Something open of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fact {
    /// What is shown.
    pub glyph: Glyph,
    /// What it is called: "coins".
    pub name: String,
    /// How much: "6".
    pub value: String,
}
