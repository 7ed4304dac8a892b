//! Seats: sitting down, standing up, bots, links.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum_extra::extract::cookie::CookieJar;
use bots::Bot;
use kernel::Seat;
use store::{Occupant, Player, Status, Store, TableId, TableInfo, Token, Visibility};
use table::{Driver, Refusal};

use super::players::player_or_new;
use super::tables::{load_table_info, seat_link, table_id};
use crate::clock::millis;
use crate::error::ApiError;
use crate::extract::{BaseUrl, ClientIp, CurrentPlayer, JsonBody, MaybePlayer, RequestLang};
use crate::room::LiveMatch;
use crate::state::AppState;
use crate::table_spec;
use crate::wire::{self, LinkTarget, SeatBot, SeatLink};

fn table_and_seat(id: &str, seat: &str) -> Result<(TableId, Seat), ApiError> {
    let seat = seat.parse().map_err(|_| ApiError::Table(Refusal::NoSeat))?;
    Ok((table_id(id)?, seat))
}

fn check_seat(info: &TableInfo, seat: Seat) -> Result<(), ApiError> {
    let there = info.seats.seats().contains(seat);
    there.then_some(()).ok_or(Refusal::NoSeat.into())
}

/// Changes a seat of a waiting table, and begins the game if it was the last. In a task of its own:
/// a client that goes away must not leave the room without the news.
async fn change_seat(
    app: &Arc<AppState>,
    (id, seat): (TableId, Seat),
    from: Occupant,
    to: Occupant,
) -> Result<(), ApiError> {
    let app = app.clone();
    let changing = tokio::spawn(async move {
        app.store().change_seat(id, seat, from, to).await?;
        refresh_room(&app, id).await;
        Ok(())
    });
    changing.await?
}

/// The seats have changed in the store, whatever becomes of this: a room that misses it reads the
/// table again with the next change.
async fn refresh_room(app: &AppState, id: TableId) {
    let refreshed = match app.rooms.get_or_open(id).await {
        Ok(room) => room.refresh().await,
        Err(error) => Err(error),
    };
    if let Err(error) = refreshed {
        tracing::warn!(table = %id, code = %error.code(), "a room missed a change of seats");
    }
}

/// Sits down on an open seat of a table that everybody finds.
pub async fn take(
    State(app): State<Arc<AppState>>,
    Path((id, seat)): Path<(String, String)>,
    ClientIp(ip): ClientIp,
    MaybePlayer(player): MaybePlayer,
    base_url: BaseUrl,
    lang: RequestLang,
) -> Result<(CookieJar, Json<wire::TableInfo>), ApiError> {
    let (id, seat) = table_and_seat(&id, &seat)?;
    let info = app.store().table(id).await?;
    check_seat(&info, seat)?;
    let owner = player
        .as_ref()
        .is_some_and(|player| info.owner == Some(player.id));
    if info.visibility == Visibility::Private && !owner {
        return Err(ApiError::NotTableOwner);
    }
    // A seat that cannot be taken makes nobody a player.
    check_free(&info, seat)?;
    let (player, cookie) = player_or_new(&app, player, ip, &base_url).await?;
    let to = Occupant::person(player.id);
    change_seat(&app, (id, seat), Occupant::Open, to).await?;
    let table = load_table_info(&app, id, Some(&player), lang).await?;
    Ok((cookie, Json(table)))
}

fn check_free(info: &TableInfo, seat: Seat) -> Result<(), ApiError> {
    match (info.status, &info.seats[seat].occupant) {
        (Status::Waiting, Occupant::Open) => Ok(()),
        (Status::Waiting, Occupant::Person { .. } | Occupant::Bot { .. }) => {
            Err(ApiError::SeatTaken)
        }
        (Status::Running, _) => Err(ApiError::TableRunning),
        (Status::Finished, _) => Err(Refusal::Over.into()),
        (Status::Closed, _) => Err(ApiError::TableClosed),
    }
}

/// Stands up. In a running game a bot goes on, and the seat can be taken back.
pub async fn leave(
    State(app): State<Arc<AppState>>,
    Path((id, seat)): Path<(String, String)>,
    CurrentPlayer(player): CurrentPlayer,
    lang: RequestLang,
) -> Result<Json<wire::TableInfo>, ApiError> {
    let (id, seat) = table_and_seat(&id, &seat)?;
    let info = app.store().table(id).await?;
    check_seat(&info, seat)?;
    if !info.seats_of(player.id).contains(seat) {
        return Err(Refusal::Forbidden.into());
    }
    match info.status {
        Status::Waiting => {
            let sitting = info.seats[seat].occupant.clone();
            change_seat(&app, (id, seat), sitting, Occupant::Open).await?;
        }
        Status::Running => {
            let room = app.rooms.get_or_open(id).await?;
            let driver = Driver::Bot(Bot::Builder);
            let leave = move |live: &LiveMatch, now| {
                live.check_seat(Some(player.id), seat)?;
                Ok(live.table.hand_over(seat, seat, driver, millis(now))?)
            };
            room.change_bounded(leave).await?;
        }
        Status::Finished => return Err(Refusal::Over.into()),
        Status::Closed => return Err(ApiError::TableClosed),
    }
    Ok(Json(load_table_info(&app, id, Some(&player), lang).await?))
}

/// The owner puts a bot on an open seat.
pub async fn bot(
    State(app): State<Arc<AppState>>,
    Path((id, seat)): Path<(String, String)>,
    CurrentPlayer(player): CurrentPlayer,
    lang: RequestLang,
    JsonBody(wanted): JsonBody<SeatBot>,
) -> Result<Json<wire::TableInfo>, ApiError> {
    let place = table_and_seat(&id, &seat)?;
    owned(&app, place, &player).await?;
    let level = table_spec::bot(&wanted.level)?.to_string();
    change_seat(&app, place, Occupant::Open, Occupant::Bot { level }).await?;
    Ok(Json(
        load_table_info(&app, place.0, Some(&player), lang).await?,
    ))
}

/// The owner makes a new link for a seat.
pub async fn link(
    State(app): State<Arc<AppState>>,
    Path((id, seat)): Path<(String, String)>,
    CurrentPlayer(player): CurrentPlayer,
    base_url: BaseUrl,
) -> Result<Json<SeatLink>, ApiError> {
    let (id, seat) = table_and_seat(&id, &seat)?;
    let info = owned(&app, (id, seat), &player).await?;
    if matches!(info.seats[seat].occupant, Occupant::Bot { .. }) {
        return Err(ApiError::SeatTaken);
    }
    let token = Token::random();
    app.store().renew_invite(id, seat, token.hash()).await?;
    Ok(Json(SeatLink {
        seat,
        link: seat_link(&base_url, &token),
    }))
}

async fn owned(
    app: &AppState,
    (id, seat): (TableId, Seat),
    player: &Player,
) -> Result<TableInfo, ApiError> {
    let info = app.store().table(id).await?;
    check_seat(&info, seat)?;
    let own = info.owner == Some(player.id);
    own.then_some(info).ok_or(ApiError::NotTableOwner)
}

fn link_token(text: &str) -> Result<Token, ApiError> {
    text.parse().map_err(|_| ApiError::UnknownLink)
}

/// Where a seat link leads.
pub async fn link_target(
    State(app): State<Arc<AppState>>,
    Path(link): Path<String>,
    MaybePlayer(player): MaybePlayer,
    lang: RequestLang,
) -> Result<Json<LinkTarget>, ApiError> {
    let found = app.store().find_invite(link_token(&link)?.hash()).await?;
    let (id, seat) = found.ok_or(ApiError::UnknownLink)?;
    let table = load_table_info(&app, id, player.as_ref(), lang).await?;
    Ok(Json(LinkTarget { seat, table }))
}

/// Who plays already may not look into another player's hand by that player's link.
fn check_claim(info: &TableInfo, seat: Seat, player: Option<&Player>) -> Result<(), ApiError> {
    let Some(player) = player.filter(|_| info.status == Status::Running) else {
        return Ok(());
    };
    let plays = !info.seats_of(player.id).is_empty();
    let own = info.seats_of(player.id).contains(seat);
    (own || !plays)
        .then_some(())
        .ok_or(Refusal::Forbidden.into())
}

/// Claims a seat by its link, in a task of its own: a client that goes away must not leave the room
/// without the news.
async fn claim_seat(
    app: &Arc<AppState>,
    token: Token,
    player: store::PlayerId,
) -> Result<(TableId, Seat), ApiError> {
    let app = app.clone();
    let claiming = tokio::spawn(async move {
        let place = app.store().claim_seat(token.hash(), player).await?;
        refresh_room(&app, place.0).await;
        Ok(place)
    });
    claiming.await?
}

/// Uses a seat link: the seat is the player's.
pub async fn claim(
    State(app): State<Arc<AppState>>,
    Path(link): Path<String>,
    ClientIp(ip): ClientIp,
    MaybePlayer(player): MaybePlayer,
    base_url: BaseUrl,
    lang: RequestLang,
) -> Result<(CookieJar, Json<LinkTarget>), ApiError> {
    let token = link_token(&link)?;
    // A link that leads nowhere makes nobody a player.
    let found = app.store().find_invite(token.hash()).await?;
    let (table, seat) = found.ok_or(ApiError::UnknownLink)?;
    check_claim(&app.store().table(table).await?, seat, player.as_ref())?;
    let (player, cookie) = player_or_new(&app, player, ip, &base_url).await?;
    let (id, seat) = claim_seat(&app, token, player.id).await?;
    let table = load_table_info(&app, id, Some(&player), lang).await?;
    Ok((cookie, Json(LinkTarget { seat, table })))
}
