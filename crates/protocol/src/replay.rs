//! Looking back at a table, decision by decision: once the game is over with anybody's eyes, before
//! that only as everybody may see it.

use kernel::Viewer;
use log::{Sequence, Status};
use scene::{Format, Lang};
use table::{Refusal, Shown, Update};

use crate::wire::{Course, OverlayAreas, Replay};
use crate::{Error, LiveMatch, Translations, Viewpoint};

/// How long the game is, and where its chapters begin.
///
/// # Errors
/// It has not begun.
pub fn replay(live: &LiveMatch, lang: Lang, translations: &Translations) -> Result<Replay, Error> {
    check_begun(live)?;
    let viewpoint = Viewpoint {
        viewer: Viewer::Spectator,
        lang,
        format: Format::Thumb,
    };
    Ok(Replay {
        decisions: live.table.decisions(),
        over: live.table.status() == Status::Finished,
        chapters: live.table.chapters(&live.onlooker(viewpoint, translations)),
    })
}

/// Everybody's points from chapter to chapter: of a running game as everybody may see them.
///
/// # Errors
/// It has not begun.
pub fn course(live: &LiveMatch, lang: Lang, translations: &Translations) -> Result<Course, Error> {
    check_begun(live)?;
    let viewpoint = Viewpoint {
        viewer: Viewer::Everything,
        lang,
        format: Format::Thumb,
    };
    let onlooker = live.onlooker(viewpoint, translations);
    Ok(Course {
        steps: live.table.course(&onlooker),
    })
}

/// What an onlooker would have been told after so many decisions, given what was shown.
///
/// # Errors
/// The game has not begun.
pub fn past(
    live: &LiveMatch,
    decisions: usize,
    viewpoint: Viewpoint,
    shown: &Shown,
    translations: &Translations,
) -> Result<Update, Error> {
    check_begun(live)?;
    let onlooker = live.onlooker(viewpoint, translations);
    Ok(live.table.past(decisions, &onlooker, shown))
}

/// What lay over the pictures after so many decisions.
///
/// # Errors
/// The game has not begun, or has nothing of this key.
pub fn overlay(
    live: &LiveMatch,
    decisions: usize,
    key: &str,
    viewpoint: Viewpoint,
    translations: &Translations,
) -> Result<OverlayAreas, Error> {
    check_begun(live)?;
    let decisions = decisions.min(live.table.decisions());
    let onlooker = live.onlooker(viewpoint, translations);
    let areas = live.table.past_overlay(decisions, key, &onlooker);
    Ok(OverlayAreas {
        sequence: Sequence(u32::try_from(decisions).unwrap_or(u32::MAX)),
        areas: areas.ok_or(Error::UnknownHelp)?,
    })
}

/// Whose eyes are meant: a seat's number, `spectator`, or `everything` if nothing is said.
///
/// # Errors
/// There is no such seat.
pub fn viewer(text: Option<&str>) -> Result<Viewer, Error> {
    match text.unwrap_or("everything") {
        "everything" => Ok(Viewer::Everything),
        "spectator" => Ok(Viewer::Spectator),
        seat => {
            let seat = seat.parse().map(Viewer::Seat);
            seat.map_err(|_| Refusal::NoSeat.into())
        }
    }
}

fn check_begun(live: &LiveMatch) -> Result<(), Refusal> {
    let begun = live.has_begun().then_some(());
    begun.ok_or_else(|| Refusal::of_status(live.table.status()))
}
