//! What makes a seat's points, line by line, as the page is told it.

use kernel::Seat;
use scene::{Reader, Show};
use serde::Serialize;

/// What something counts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct TallyShown {
    /// What counts; the same before and after a move, so that both can be compared.
    pub name: String,
    /// How; may be empty.
    pub text: String,
    /// The points.
    pub points: i32,
    /// The places and pieces that count.
    pub hits: Vec<String>,
}

/// What makes the points of the seat whose eyes these are; nothing for others.
pub(crate) fn tally<G: Show>(
    view: &G::View,
    seat: Option<Seat>,
    reader: &Reader<'_>,
) -> Vec<TallyShown> {
    let lines = seat.map(|seat| G::tally(view, seat, reader));
    let shown = |line: scene::Tally<G::Hit>| TallyShown {
        name: line.name,
        text: line.text,
        points: line.points,
        hits: line.hits.iter().map(ToString::to_string).collect(),
    };
    lines.into_iter().flatten().map(shown).collect()
}
