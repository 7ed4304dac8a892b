//! Requests to a table, however they came: over a live connection or by a program over HTTP.

use std::sync::Arc;

use store::PlayerId;
use table::{Driver, Refusal};

use crate::clock::millis;
use crate::error::ApiError;
use crate::room::{Room, Viewpoint};
use crate::services::Services;
use crate::wire::{Answer, Done, HandOver, Request, Submission, UndoAnswer, UndoWanted};

/// Who asks, and what they see.
#[derive(Clone, Copy, Debug)]
pub struct Requester {
    pub player: Option<PlayerId>,
    pub viewpoint: Viewpoint,
}

/// Carries a request out.
///
/// # Errors
/// Nothing was changed, and why.
pub async fn handle(
    services: &Arc<Services>,
    room: &Arc<Room>,
    requester: Requester,
    request: Request,
) -> Result<Answer, ApiError> {
    let sequence = match request {
        Request::Stage(wanted) => {
            room.read(|live| live.check_seat(requester.player, wanted.seat))?;
            let Submission {
                seat,
                sequence,
                actions,
                ..
            } = wanted;
            let staged = room.stage(requester.viewpoint, seat, sequence, &actions)?;
            return Ok(Answer::Staged(Box::new(staged)));
        }
        Request::Help(wanted) => {
            return Ok(Answer::Help(room.help(requester.viewpoint, &wanted.hit)?));
        }
        Request::Submit(wanted) => submit(services.clone(), room, requester, wanted).await?,
        Request::Undo(wanted) => undo(room, requester, wanted).await?,
        Request::Agree(wanted) => answer_undo(room, requester, wanted, true).await?,
        Request::Decline(wanted) => answer_undo(room, requester, wanted, false).await?,
        Request::HandOver(wanted) => hand_over(room, requester, wanted).await?,
    };
    Ok(Answer::Done(Done { sequence }))
}

async fn submit(
    services: Arc<Services>,
    room: &Arc<Room>,
    requester: Requester,
    wanted: Submission,
) -> Result<table::Sequence, ApiError> {
    room.change(move |live, now| {
        live.check_seat(requester.player, wanted.seat)?;
        let Submission {
            seat,
            sequence,
            actions,
            ..
        } = wanted;
        let onlooker = live.onlooker(requester.viewpoint, &services.translations);
        Ok(live
            .table
            .submit(seat, sequence, &actions, millis(now), &onlooker)?)
    })
    .await
}

async fn undo(
    room: &Arc<Room>,
    requester: Requester,
    wanted: UndoWanted,
) -> Result<table::Sequence, ApiError> {
    room.change_bounded(move |live, now| {
        live.check_seat(requester.player, wanted.seat)?;
        let UndoWanted {
            seat,
            sequence,
            point,
            ..
        } = wanted;
        Ok(live.table.undo(seat, sequence, point, millis(now))?)
    })
    .await
}

async fn answer_undo(
    room: &Arc<Room>,
    requester: Requester,
    wanted: UndoAnswer,
    yes: bool,
) -> Result<table::Sequence, ApiError> {
    room.change_bounded(move |live, now| {
        live.check_seat(requester.player, wanted.seat)?;
        let (UndoAnswer { seat, sequence, .. }, now) = (wanted, millis(now));
        Ok(match yes {
            true => live.table.agree(seat, sequence, now)?,
            false => live.table.decline(seat, sequence, now)?,
        })
    })
    .await
}

async fn hand_over(
    room: &Arc<Room>,
    requester: Requester,
    wanted: HandOver,
) -> Result<table::Sequence, ApiError> {
    let driver: Driver = wanted
        .to
        .parse()
        .map_err(|error: table::ParseDriverError| ApiError::Malformed(error.to_string()))?;
    room.change_bounded(move |live, now| {
        live.check_seat(requester.player, wanted.by)?;
        // Somebody else's seat, even if it is the player's own device: late or not is the table's
        // affair, whose it is ours.
        let own = live.check_seat(requester.player, wanted.seat).is_ok();
        let by = if own { wanted.seat } else { wanted.by };
        if live.table.driver(wanted.seat).is_none() {
            return Err(Refusal::NoSeat.into());
        }
        Ok(live.table.hand_over(by, wanted.seat, driver, millis(now))?)
    })
    .await
}
