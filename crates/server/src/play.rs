//! Requests to a table, however they came: over a live connection or by a program over HTTP.

use std::sync::Arc;

use store::PlayerId;
use table::{Driver, Refusal};

use crate::base::Base;
use crate::clock::millis;
use crate::error::Trouble;
use crate::room::{Eyes, Room};
use crate::wire::{Answer, Done, HandOver, Request, Submission, UndoAnswer, UndoWanted};

/// Who asks, and with which eyes.
#[derive(Clone, Copy, Debug)]
pub struct Asker {
    pub player: Option<PlayerId>,
    pub eyes: Eyes,
}

/// Does what is asked.
///
/// # Errors
/// Nothing was changed, and why.
pub async fn answer(
    base: &Arc<Base>,
    room: &Arc<Room>,
    asker: Asker,
    request: Request,
) -> Result<Answer, Trouble> {
    let sequence = match request {
        Request::Stage(wanted) => {
            room.look(|face| face.check_seat(asker.player, wanted.seat))?;
            let Submission {
                seat,
                sequence,
                actions,
            } = wanted;
            let staged = room.stage(asker.eyes, seat, sequence, &actions)?;
            return Ok(Answer::Staged(Box::new(staged)));
        }
        Request::Help(wanted) => return Ok(Answer::Help(room.help(asker.eyes, &wanted.hit)?)),
        Request::Submit(wanted) => submit(base.clone(), room, asker, wanted).await?,
        Request::Undo(wanted) => undo(room, asker, wanted).await?,
        Request::Agree(wanted) => say(room, asker, wanted, true).await?,
        Request::Decline(wanted) => say(room, asker, wanted, false).await?,
        Request::HandOver(wanted) => hand_over(room, asker, wanted).await?,
    };
    Ok(Answer::Done(Done { sequence }))
}

async fn submit(
    base: Arc<Base>,
    room: &Arc<Room>,
    asker: Asker,
    wanted: Submission,
) -> Result<table::Sequence, Trouble> {
    room.change(move |face, now| {
        face.check_seat(asker.player, wanted.seat)?;
        let Submission {
            seat,
            sequence,
            actions,
        } = wanted;
        let onlooker = face.onlooker(asker.eyes, &base.speeches);
        Ok(face
            .table
            .submit(seat, sequence, &actions, millis(now), &onlooker)?)
    })
    .await
}

async fn undo(
    room: &Arc<Room>,
    asker: Asker,
    wanted: UndoWanted,
) -> Result<table::Sequence, Trouble> {
    room.change_bounded(move |face, now| {
        face.check_seat(asker.player, wanted.seat)?;
        let UndoWanted {
            seat,
            sequence,
            point,
        } = wanted;
        Ok(face.table.undo(seat, sequence, point, millis(now))?)
    })
    .await
}

async fn say(
    room: &Arc<Room>,
    asker: Asker,
    wanted: UndoAnswer,
    yes: bool,
) -> Result<table::Sequence, Trouble> {
    room.change_bounded(move |face, now| {
        face.check_seat(asker.player, wanted.seat)?;
        let (UndoAnswer { seat, sequence }, now) = (wanted, millis(now));
        Ok(match yes {
            true => face.table.agree(seat, sequence, now)?,
            false => face.table.decline(seat, sequence, now)?,
        })
    })
    .await
}

async fn hand_over(
    room: &Arc<Room>,
    asker: Asker,
    wanted: HandOver,
) -> Result<table::Sequence, Trouble> {
    let driver: Driver = wanted
        .to
        .parse()
        .map_err(|error: table::ParseDriverError| Trouble::Malformed(error.to_string()))?;
    room.change_bounded(move |face, now| {
        face.check_seat(asker.player, wanted.by)?;
        // Somebody else's seat, even if it is the player's own device: late or not is the table's
        // affair, whose it is ours.
        let own = face.check_seat(asker.player, wanted.seat).is_ok();
        let by = if own { wanted.seat } else { wanted.by };
        if face.table.driver(wanted.seat).is_none() {
            return Err(Refusal::NoSeat.into());
        }
        Ok(face.table.hand_over(by, wanted.seat, driver, millis(now))?)
    })
    .await
}
