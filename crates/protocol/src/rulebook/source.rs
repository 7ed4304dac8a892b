//! `guides/rulebook/GAME.json`: the build of a book, without a word. Words are by language in
//! `guides/rulebook/LANG/GAME.ftl`.

use std::collections::BTreeMap;

use kernel::{Provenance, Seat, vocabulary};
use scene::{Format, State};
use serde::Deserialize;

use crate::guide::Goal;

vocabulary! {
    /// How well the rules of a game are known.
    pub enum Maturity: "maturity" {
        /// From its rulebook, but for rulings that are marked.
        Settled = "settled",
        /// Partly our own: whole cards or the board.
        PartOwn = "part-own",
    }
}

/// A book.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BookFile {
    /// How well its rules are known.
    pub maturity: Maturity,
    /// What can be marked in its texts.
    pub sources: Vec<Mark>,
    /// The mark of each option of the game.
    pub options: BTreeMap<String, String>,
    /// Questions that are asked most, and the rule that answers.
    pub asked: Vec<Question>,
    /// In reading order.
    pub chapters: Vec<Chapter>,
    /// In any order.
    pub figures: Vec<Figure>,
}

/// How well a value is known: `[ID]` in the texts.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mark {
    /// Its name in the texts.
    pub id: String,
    /// The rule that tells the value.
    pub rule: String,
    /// Where it comes from.
    pub source: Provenance,
}

/// A question and the rule that answers it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    /// The name of its words.
    pub id: String,
    /// The rule.
    pub rule: String,
}

/// A chapter.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    /// Its name in addresses and words.
    pub id: String,
    /// Whether it belongs to the one before.
    #[serde(default)]
    pub inner: bool,
    /// The figure for the contents.
    pub figure: String,
    /// The decisions it explains: the first words of actions.
    #[serde(default)]
    pub asks: Vec<String>,
    /// Its parts.
    pub blocks: Vec<Block>,
}

/// A part of a chapter.
#[derive(Debug, Deserialize)]
pub struct Block {
    /// The rules it tells; `O1..O18` for all of them.
    #[serde(default)]
    pub rules: Vec<String>,
    /// What it is.
    #[serde(flatten)]
    pub content: Content,
    /// Numbers in its words, by name.
    #[serde(default)]
    pub numbers: BTreeMap<String, Number>,
}

/// What a part of a chapter is.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Content {
    /// A heading: `heading-ID`.
    Heading(String),
    /// Paragraphs: `text-ID`.
    Text(String),
    /// Figures side by side.
    Figures(Vec<String>),
    /// The points in a figure's position.
    Scores(String),
    /// Cards by the keys of the game's own words, whose `.text` says what they do.
    Cards(Vec<String>),
}

/// A number that the engine counts.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Number {
    /// In this figure's position.
    pub figure: String,
    /// The points of a category; `total` for all, `gain` for what its move brings.
    pub points: String,
    /// Whose; the figure's seat if nothing is said.
    pub seat: Option<Seat>,
}

/// A figure: a position, drawn in part.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figure {
    /// Its name.
    pub id: String,
    /// The position of this lesson of the guided game, which can then be tried.
    pub step: Option<String>,
    /// The record of the position, without a lesson.
    pub record: Option<String>,
    /// After so many decisions; all of them if nothing is said.
    pub decisions: Option<usize>,
    /// Whose eyes and moves.
    pub seat: Option<Seat>,
    /// What is then done, in the figure.
    #[serde(default, rename = "do")]
    pub actions: Vec<String>,
    /// Whether that is the question, and the answer.
    pub verdict: Option<Verdict>,
    /// What can be tried here, where no lesson says it.
    #[serde(rename = "try")]
    pub practice: Option<Practice>,
    /// Which area of the table.
    pub area: String,
    /// As for which room.
    #[serde(default = "wide")]
    pub format: Format,
    /// Only what lies around these places; the whole area if there are none.
    #[serde(default)]
    pub around: Vec<String>,
    /// How much more is shown on every side.
    #[serde(default)]
    pub margin: f32,
    /// Width by height.
    pub aspect: f32,
    /// What is marked.
    #[serde(default)]
    pub marks: Vec<Marked>,
}

const fn wide() -> Format {
    Format::Wide
}

vocabulary! {
    /// Whether what a figure shows is allowed.
    pub enum Verdict: "verdict" {
        /// It is.
        Allowed = "allowed",
        /// It is not; the table says why.
        Refused = "refused",
    }
}

/// What can be tried at a figure's position.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Practice {
    /// What it wants.
    pub goal: Goal,
    /// A move that is what it wants.
    pub example: Vec<String>,
    /// Where the rules tell about it.
    pub rules: Vec<String>,
}

/// A marked place of a figure.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Marked {
    /// The place or piece, `kind:name`.
    pub hit: String,
    /// Not the place itself but the corner where it meets all of these.
    #[serde(default)]
    pub meets: Vec<String>,
    /// How it is marked.
    #[serde(deserialize_with = "state")]
    pub state: State,
    /// Where no such place is drawn: from the named one as far as it is from the first of these
    /// to the second.
    pub moved: Option<(String, String)>,
}

vocabulary! {
    /// The states of places that figures use.
    enum Shade: "state" {
        /// It can be chosen.
        Legal = "legal",
        /// It is meant.
        Selected = "selected",
        /// It belongs to it.
        Last = "last",
        /// It is not allowed.
        Refused = "refused",
    }
}

fn state<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<State, D::Error> {
    Ok(match Shade::deserialize(deserializer)? {
        Shade::Legal => State::Legal,
        Shade::Selected => State::Selected,
        Shade::Last => State::Last,
        Shade::Refused => State::Refused,
    })
}
