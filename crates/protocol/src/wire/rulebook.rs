//! The rulebook of a game: chapters of text, figures, tables and points.

use serde::Serialize;
use table::ScoresShown;

/// A rulebook in the reader's language.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RulebookShown {
    /// The game's word.
    pub game: &'static str,
    /// The game's name.
    pub title: &'static str,
    /// What the game is, in two sentences.
    pub lead: String,
    /// How well its rules are known.
    pub maturity: MaturityShown,
    /// How many rules are known how well, the surest first.
    pub certainty: Vec<CertaintyShown>,
    /// The marks that texts name by their place in this list.
    pub sources: Vec<SourceShown>,
    /// How many lessons the guided first game has.
    pub lessons: usize,
    /// Questions that are asked most, and where they are answered.
    pub asked: Vec<AskedShown>,
    /// The chapters, in reading order.
    pub chapters: Vec<ChapterShown>,
}

/// How well the rules of a game are known.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MaturityShown {
    /// The word for it.
    #[cfg_attr(test, ts(type = "\"settled\" | \"part-own\""))]
    pub maturity: &'static str,
    /// What it is called.
    pub name: String,
    /// Why, in a sentence.
    pub reason: String,
}

/// How many rules of a game are known so well.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CertaintyShown {
    /// The provenance's word.
    #[cfg_attr(
        test,
        ts(type = "\"rulebook\" | \"inferred\" | \"public\" | \"weak\" | \"house\"")
    )]
    pub source: &'static str,
    /// What it is called.
    pub name: String,
    /// What that means.
    pub meaning: String,
    /// How many.
    pub rules: usize,
}

/// Where a value comes from, and what is known about it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SourceShown {
    /// The provenance's word.
    #[cfg_attr(
        test,
        ts(type = "\"rulebook\" | \"inferred\" | \"public\" | \"weak\" | \"house\"")
    )]
    pub source: &'static str,
    /// What it is called.
    pub name: String,
    /// What is known.
    pub why: String,
    /// The rule in the numbered sheet.
    pub rule: &'static str,
}

/// A question that is asked often.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AskedShown {
    /// The question.
    pub question: String,
    /// The rule that answers it.
    pub rule: &'static str,
}

/// A chapter.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ChapterShown {
    /// Its name in addresses.
    pub id: &'static str,
    /// Its title.
    pub title: String,
    /// What it tells, in a sentence.
    pub brief: String,
    /// Whether it belongs to the one before.
    pub inner: bool,
    /// The figure for the contents.
    pub figure: &'static str,
    /// The decisions it explains: the first words of actions.
    pub asks: &'static [String],
    /// Minutes to read.
    pub minutes: usize,
    /// Texts, figures, tables.
    pub blocks: Vec<BlockShown>,
}

/// A part of a chapter.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BlockShown {
    /// The rules it tells.
    pub rules: Vec<String>,
    /// What it is.
    pub content: ContentShown,
}

/// What a part of a chapter is.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ContentShown {
    /// A heading.
    Heading(String),
    /// Paragraphs, lists and tables.
    Text(Vec<PassageShown>),
    /// Figures side by side.
    Figures(Vec<FigureShown>),
    /// The points of a worked example.
    Scores(ExampleShown),
    /// A table of cards.
    Cards(Vec<CardShown>),
}

/// A card of a table.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CardShown {
    /// What it is called, or what it asks for.
    pub name: String,
    /// What it does; may be empty.
    pub text: String,
}

/// The points of a worked example.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ExampleShown {
    /// The names of the seats.
    pub names: Vec<String>,
    /// The colours of the seats.
    pub colors: Vec<&'static str>,
    /// The name of the opponent that no person plays.
    pub rival: Option<String>,
    /// Their points.
    pub scores: ScoresShown,
}

/// A passage of a text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum PassageShown {
    /// A paragraph.
    Paragraph(Vec<SpanShown>),
    /// A list.
    List(Vec<Vec<SpanShown>>),
    /// A table, its first row the heading.
    Table(Vec<Vec<Vec<SpanShown>>>),
}

/// A piece of a line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum SpanShown {
    /// Plain.
    Plain(String),
    /// Bold.
    Strong(String),
    /// How well the value before it is known: a place in the list of sources.
    Source(usize),
}

/// A figure; its picture is asked for by itself.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FigureShown {
    /// Its name in addresses.
    pub id: &'static str,
    /// What stands under it.
    pub caption: Vec<SpanShown>,
    /// Width by height.
    pub aspect: f32,
    /// Whether what it shows is allowed; nothing where that is not the question.
    #[cfg_attr(test, ts(type = "\"allowed\" | \"refused\" | null"))]
    pub verdict: Option<&'static str>,
    /// What the table says to what is not allowed.
    pub refusal: Option<RefusalShown>,
    /// Whether the position can be tried.
    pub playable: bool,
}

/// What the table says to what is not allowed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RefusalShown {
    /// The sentence.
    pub sentence: String,
    /// The rule that forbids it.
    pub rule: &'static str,
}
