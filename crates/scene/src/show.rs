//! The trait [`Show`]: everything people see and read of a game. The table asks it, the page shows
//! what it answers; neither needs a rule.

use std::fmt;
use std::str::FromStr;

use kernel::{Game, Seat, Standing, Vocabulary};

use crate::words::common;
use crate::{Area, AreaId, Format, Glyph, Hit, Keys, Reader, Sheet, Source, Symbol, Words};

/// A game's own names for places and pieces: a closed enum whose text is `kind:name`, with `@seat`
/// where seats own like things.
pub trait HitName:
    Copy + Eq + Ord + fmt::Debug + fmt::Display + FromStr + Send + Sync + 'static
{
}

impl<T> HitName for T where
    T: Copy + Eq + Ord + fmt::Debug + fmt::Display + FromStr + Send + Sync + 'static
{
}

/// A game that people can see.
///
/// Pictures: [`Show::sheet`] says which areas a viewer has and where; [`Show::draw`] draws one of
/// them. A public area is drawn once, from the spectator's view, for all viewers of a language and
/// format. Everything is made from a view, so what is not in the view cannot leak.
///
/// Choosing: each legal action is a [`Choice`]. A person clicks hits; a choice survives while every
/// clicked hit is in its path or marks, in any order; several left with all clicks used are cycled
/// in list order (rotations). The same choices are buttons, nested by path step.
pub trait Show: Game {
    /// What can be pointed at.
    type Hit: HitName;

    /// The game's words: `source!("…")`.
    const WORDS: Source;

    /// The keys it asks them by: `KEYS` of `keys!`.
    const KEYS: Keys;

    /// The game's rules as people read them: `docs/rules/GAME.md`, by [`rules!`](crate::rules).
    const RULES: &'static str;

    /// Every symbol its pictures use, sent once: glyphs, buildings, its own.
    fn symbols() -> Vec<Symbol>;

    /// Which areas the reader has, and where. Thumbs have neither text nor hits.
    fn sheet(view: &Self::View, format: Format, reader: &Reader<'_>) -> Sheet;

    /// Draws one area of the sheet, in the size of its slot. Every place or piece that a choice
    /// can name is a target in exactly one area.
    fn draw(view: &Self::View, area: AreaId, format: Format, reader: &Reader<'_>) -> Area;

    /// Every card, building and tile once, for a sheet of all pieces; none for a game without.
    fn components(_reader: &Reader<'_>) -> Vec<Area> {
        Vec::new()
    }

    /// What the seat is asked now. Only called for a seat that must act.
    fn prompt(view: &Self::View, seat: Seat, reader: &Reader<'_>) -> Prompt;

    /// A legal action of the seat as something to choose.
    fn choice(
        view: &Self::View,
        seat: Seat,
        action: Self::Action,
        reader: &Reader<'_>,
    ) -> Choice<Self::Hit>;

    /// A place or piece in words: "Foundry, Fabius, C3 to D4, 3 silver, 5 points".
    fn hit_name(view: &Self::View, hit: Self::Hit, reader: &Reader<'_>) -> String;

    /// What to know about a place or piece.
    fn help(view: &Self::View, hit: Self::Hit, reader: &Reader<'_>) -> Help;

    /// An event, as far as the reader saw it, as a sentence of the log; `None` for what goes
    /// without saying.
    fn line(event: &Self::Event, reader: &Reader<'_>) -> Option<LogLine>;

    /// Which pieces an event moves. Who has one of the two places in no picture is shown nothing.
    fn moves(event: &Self::Event) -> Vec<Motion<Self::Hit>>;

    /// How far the game is.
    fn progress(view: &Self::View, reader: &Reader<'_>) -> Progress;

    /// What is open of a player: coins, cards, tokens. The same things in the same order for every
    /// seat and at every time, so that they can be compared: old → new.
    fn facts(view: &Self::View, seat: Seat, reader: &Reader<'_>) -> Vec<Fact>;

    /// Why an action may not be, and what helps. The rule's id is added by the caller.
    fn refusal(illegal: Self::Illegal, reader: &Reader<'_>) -> String;

    /// How a tie for the first place was decided, once the game is over; `None` without a tie.
    fn verdict(view: &Self::View, standing: &Standing, reader: &Reader<'_>) -> Option<String>;

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

    /// Why options do not go together, by the word of the reason. Where all go together, none is
    /// ever asked for.
    fn option_refusal(_words: &Words, word: &str) -> String {
        word.to_string()
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
}

/// A legal action as something to choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice<H> {
    /// Complete, for lists and screen readers: "Build Luxury Residence 3 in row 1, column 2".
    /// Unique among the seat's choices.
    pub label: String,
    /// A verb with an object, for the one filled button once the choice is made: "Build here".
    pub button: String,
    /// What it costs and brings: "2 of your 2 bricks. No coins needed." May be empty.
    pub note: String,
    /// What the button shows.
    pub glyph: Option<Glyph>,
    /// The hits a person would click, in order; none for what is a button only.
    pub path: Vec<H>,
    /// The places it would cover or change.
    pub marks: Vec<H>,
}

impl<H: HitName> Choice<H> {
    /// The same with hits as text.
    pub fn spelled(self) -> Choice<Hit> {
        Choice {
            label: self.label,
            button: self.button,
            note: self.note,
            glyph: self.glyph,
            path: self.path.into_iter().map(Hit::of).collect(),
            marks: self.marks.into_iter().map(Hit::of).collect(),
        }
    }
}

/// What to know about a place or piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Help {
    /// A few sentences.
    pub text: String,
    /// The ids of the rules it comes from.
    pub rules: Vec<&'static str>,
}

/// A sentence of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// Whom it is about.
    pub seat: Option<Seat>,
    /// "Octavius built the Temple of Minerva". Names the player, for it is read aloud as well.
    pub text: String,
}

/// A piece that goes from one place to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Motion<H> {
    /// Where it was before the event.
    pub from: H,
    /// Where it is after the event.
    pub to: H,
}

/// How far the game is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Progress {
    /// "Round 8 of 14".
    pub text: String,
    /// Steps: the current one, counted from 1, and how many; `None` where the end is open.
    pub step: Option<(u32, u32)>,
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
