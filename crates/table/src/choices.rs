//! What a seat is asked and what it may choose, and what there is to know about a place.

use kernel::{Seat, SeatSet, Viewer};
use scene::words::common;
use scene::{Hit, Reader, Show};
use serde::Serialize;

use crate::Onlooker;
use crate::areas::is_drawn;

/// What an onlooker is asked, or whom it waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PromptShown {
    /// Whether the onlooker must decide.
    pub yours: bool,
    /// One sentence.
    pub title: String,
    /// What else to know; may be empty.
    pub note: String,
}

/// A legal action as something to choose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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
}

/// What to know about a place or piece.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct HelpShown {
    /// Its name in words.
    pub name: String,
    /// A few sentences.
    pub text: String,
    /// The ids of the rules it comes from.
    pub rules: Vec<&'static str>,
}

/// The viewer's own seat, if it is to act.
fn deciding(to_act: SeatSet, viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => to_act.contains(seat).then_some(seat),
        Viewer::Spectator | Viewer::Everything => None,
    }
}

/// What the reader is asked, or whom it waits for.
pub(crate) fn prompt<G: Show>(game: &G, view: &G::View, reader: &Reader<'_>) -> PromptShown {
    let to_act = game.to_act();
    if let Some(seat) = deciding(to_act, reader.viewer) {
        let prompt = G::prompt(view, seat, reader);
        return PromptShown {
            yours: true,
            title: prompt.title,
            note: prompt.note,
        };
    }
    PromptShown {
        yours: false,
        title: waiting(to_act, reader),
        note: String::new(),
    }
}

fn waiting(to_act: SeatSet, reader: &Reader<'_>) -> String {
    match (to_act.first(), to_act.len()) {
        (None, _) => common::game_over(reader.words),
        (Some(only), 1) => common::waiting_for(reader.words, reader.name(only)),
        (Some(_), several) => common::waiting_for_all(reader.words, several),
    }
}

/// Everything the reader may choose now.
pub(crate) fn choices<G: Show>(game: &G, view: &G::View, reader: &Reader<'_>) -> Vec<ChoiceShown> {
    let Some(seat) = deciding(game.to_act(), reader.viewer) else {
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
    }
}

/// What to know about a place or piece that the onlooker sees.
pub(crate) fn help<G: Show>(game: &G, hit: &str, onlooker: &Onlooker<'_>) -> Option<HelpShown> {
    let name = hit.parse::<G::Hit>().ok()?;
    // A well-formed hit may still name a place that is not there: only what is drawn is explained.
    if !is_drawn(game, hit.parse::<Hit>().ok()?, onlooker) {
        return None;
    }
    let (view, reader) = (game.view(onlooker.viewer), onlooker.reader());
    let help = G::help(&view, name, &reader);
    Some(HelpShown {
        name: G::hit_name(&view, name, &reader),
        text: help.text,
        rules: help.rules,
    })
}
