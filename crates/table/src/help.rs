//! What there is to know about a place or piece: what it is, and why it cannot be used now.

use kernel::{Advice, Seat};
use scene::{Choice, Hit, Reader, Show, WhyNot};
use serde::Serialize;

use crate::areas::is_drawn;
use crate::rights::Moment;
use crate::{Onlooker, Table};

/// A question about a place or piece, asked by who may be composing a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pointed<'a> {
    /// The place or piece, `kind:name`.
    pub hit: &'a str,
    /// The actions that are staged; without effect where they are not possible any more.
    pub actions: &'a [String],
    /// What was clicked since, towards the next action.
    pub clicked: &'a [String],
}

impl<'a> Pointed<'a> {
    /// At a place, with nothing begun.
    pub fn at(hit: &'a str) -> Pointed<'a> {
        Pointed {
            hit,
            ..Pointed::default()
        }
    }
}

/// What to know about a place or piece.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct HelpShown {
    /// Its name in words.
    pub name: String,
    /// A few sentences.
    pub text: String,
    /// The ids of the rules it comes from.
    pub rules: Vec<&'static str>,
    /// Why who must decide cannot use it now; nothing where it can be used, or plays no part.
    pub why: Option<WhyNotShown>,
}

/// Why a place or piece cannot be used now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct WhyNotShown {
    /// One sentence.
    pub text: String,
    /// The id of the rule that says so.
    pub rule: &'static str,
}

impl From<WhyNot> for WhyNotShown {
    fn from(why: WhyNot) -> WhyNotShown {
        WhyNotShown {
            text: why.text,
            rule: why.rule,
        }
    }
}

impl<G: Advice + Show> Table<G> {
    /// What to know about a place or piece that the onlooker sees.
    pub(crate) fn explain(
        &self,
        pointed: &Pointed<'_>,
        onlooker: &Onlooker<'_>,
    ) -> Option<HelpShown> {
        let onlooker = self.lawful(onlooker, Moment::Now);
        let (seat, staged) = self.as_staged(onlooker.viewer, pointed.actions);
        explain(staged.game(), pointed, seat, &onlooker)
    }
}

fn explain<G: Show>(
    game: &G,
    pointed: &Pointed<'_>,
    decides: Option<Seat>,
    onlooker: &Onlooker<'_>,
) -> Option<HelpShown> {
    let hit = pointed.hit.parse::<G::Hit>().ok()?;
    // A well-formed hit may still name a place that is not there: only what is drawn is explained.
    if !is_drawn(game, pointed.hit.parse::<Hit>().ok()?, onlooker) {
        return None;
    }
    let (view, reader) = (game.view(onlooker.viewer), onlooker.reader());
    let help = G::help(&view, hit, &reader);
    let decides = decides.filter(|seat| game.to_act().contains(*seat));
    let why = decides.and_then(|seat| why_not(game, &view, seat, pointed, hit, &reader));
    Some(HelpShown {
        name: G::hit_name(&view, hit, &reader),
        text: help.text,
        rules: help.rules,
        why: why.map(WhyNotShown::from),
    })
}

/// Why no choice of the seat goes on with the hit; nothing where one does.
fn why_not<G: Show>(
    game: &G,
    view: &G::View,
    seat: Seat,
    pointed: &Pointed<'_>,
    hit: G::Hit,
    reader: &Reader<'_>,
) -> Option<WhyNot> {
    let clicked = pointed.clicked.iter().map(|hit| hit.parse());
    let clicked: Vec<G::Hit> = clicked.collect::<Result<_, _>>().ok()?;
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let goes_on = |choice: Choice<G::Hit>| {
        let has = |hit: &G::Hit| choice.path.contains(hit) || choice.marks.contains(hit);
        has(&hit) && clicked.iter().all(has)
    };
    let mut choices = legal
        .into_iter()
        .map(|action| G::choice(view, seat, action, reader));
    if choices.any(goes_on) {
        return None;
    }
    G::why_not(view, seat, &clicked, hit, reader)
}
