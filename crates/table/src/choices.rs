//! What a seat is asked and what it may choose. What there is to know about a place is in `help`.

use kernel::{Seat, SeatSet};
use scene::words::common;
use scene::{Answer, Reader, Show};
use serde::Serialize;

/// What an onlooker is asked, or whom it waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PromptShown {
    /// Whether the onlooker must decide.
    pub yours: bool,
    /// One sentence.
    pub title: String,
    /// What else to know; may be empty.
    pub note: String,
    /// The first question, where there is one before the choices.
    pub answers: Vec<AnswerShown>,
    /// What places and pieces are called of which one more is to be clicked.
    pub kinds: Vec<KindShown>,
}

/// What places and pieces of a kind are called: "a card of your hand".
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct KindShown {
    /// The kind in the text of a hit.
    pub kind: &'static str,
    /// One of them, in words.
    pub name: String,
}

/// One of a few answers to a prompt, each of which leads to choices.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct AnswerShown {
    /// What the choices call it.
    pub key: &'static str,
    /// For its button.
    pub label: String,
    /// What it costs or brings; may be empty.
    pub note: String,
    /// What is asked once it is given; may be empty.
    pub asks: String,
    /// What the button shows.
    pub glyph: Option<&'static str>,
    /// Whether it is done beside what the turn is about, and the same is asked after it.
    pub aside: bool,
}

impl From<Answer> for AnswerShown {
    fn from(answer: Answer) -> AnswerShown {
        AnswerShown {
            key: answer.key,
            label: answer.label,
            note: answer.note,
            asks: answer.asks,
            glyph: answer.glyph.map(|glyph| glyph.as_str()),
            aside: answer.aside,
        }
    }
}

/// A legal action as something to choose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ChoiceShown {
    /// What to send back.
    pub action: String,
    /// Complete, for lists and screen readers.
    pub label: String,
    /// For the one filled button.
    pub button: String,
    /// What it costs and brings; may be empty.
    pub note: String,
    /// What the button shows.
    pub glyph: Option<&'static str>,
    /// The hits a person would click, in order.
    pub path: Vec<String>,
    /// The places it would cover or change.
    pub marks: Vec<String>,
    /// The key of the answer it belongs to, where the prompt has answers.
    pub answer: Option<&'static str>,
    /// Whether it only says what the next choice is about, whose sentence tells it as well.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<bool>"))]
    pub leads: bool,
}

/// What the reader is asked if it decides for a seat, or else whom it waits for.
pub(crate) fn prompt<G: Show>(
    game: &G,
    view: &G::View,
    decides: Option<Seat>,
    reader: &Reader<'_>,
) -> PromptShown {
    match decides {
        None => PromptShown {
            yours: false,
            title: waiting(game.to_act(), reader),
            note: String::new(),
            answers: Vec::new(),
            kinds: Vec::new(),
        },
        Some(seat) => {
            let prompt = G::prompt(view, seat, reader);
            PromptShown {
                yours: true,
                title: prompt.title,
                note: prompt.note,
                answers: prompt.answers.into_iter().map(AnswerShown::from).collect(),
                kinds: kinds::<G>(reader),
            }
        }
    }
}

fn kinds<G: Show>(reader: &Reader<'_>) -> Vec<KindShown> {
    let kinds = G::kinds(reader.words).into_iter();
    kinds.map(|(kind, name)| KindShown { kind, name }).collect()
}

fn waiting(to_act: SeatSet, reader: &Reader<'_>) -> String {
    match (to_act.first(), to_act.len()) {
        (None, _) => common::game_over(reader.words),
        (Some(only), 1) => common::waiting_for(reader.words, reader.name(only)),
        (Some(_), several) => common::waiting_for_all(reader.words, several),
    }
}

/// Everything the seat may choose now.
pub(crate) fn choices<G: Show>(
    game: &G,
    view: &G::View,
    decides: Option<Seat>,
    reader: &Reader<'_>,
) -> Vec<ChoiceShown> {
    let Some(seat) = decides else {
        return Vec::new();
    };
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let choice = |action: &G::Action| shown::<G>(view, seat, *action, reader);
    legal.iter().map(choice).collect()
}

fn shown<G: Show>(
    view: &G::View,
    seat: Seat,
    action: G::Action,
    reader: &Reader<'_>,
) -> ChoiceShown {
    let choice = G::choice(view, seat, action, reader);
    let spelled = |hits: Vec<G::Hit>| hits.iter().map(ToString::to_string).collect();
    ChoiceShown {
        action: action.to_string(),
        label: choice.label,
        button: choice.button,
        note: choice.note,
        glyph: choice.glyph.map(|glyph| glyph.as_str()),
        path: spelled(choice.path),
        marks: spelled(choice.marks),
        answer: choice.answer,
        leads: choice.leads,
    }
}
