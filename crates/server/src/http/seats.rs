//! Seats: sitting down, standing up, bots, links.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use bots::Bot;
use kernel::Seat;
use store::{Occupant, Player, Status, Store, TableId, TableInfo, Token, Visibility};
use table::{Driver, Refusal};

use super::players::{set_cookie, welcome};
use super::tables::{seat_link, table_id, told};
use crate::app::App;
use crate::ask::{Body, From, Home, Signed, Tongue, Who};
use crate::clock::millis;
use crate::error::Trouble;
use crate::plan;
use crate::wire::{self, LinkTarget, SeatBot, SeatLink};

/// Table and seat of a path.
fn place(id: &str, seat: &str) -> Result<(TableId, Seat), Trouble> {
    let seat = seat.parse().map_err(|_| Trouble::Table(Refusal::NoSeat))?;
    Ok((table_id(id)?, seat))
}

fn check_seat(info: &TableInfo, seat: Seat) -> Result<(), Trouble> {
    let there = info.seats.seats().contains(seat);
    there.then_some(()).ok_or(Refusal::NoSeat.into())
}

/// Changes a seat of a waiting table, and begins the game if it was the last. Carried through even
/// if whoever asked for it goes away.
async fn sit(
    app: &Arc<App>,
    (id, seat): (TableId, Seat),
    from: Occupant,
    to: Occupant,
) -> Result<(), Trouble> {
    let app = app.clone();
    let sitting = tokio::spawn(async move {
        app.store().change_seat(id, seat, from, to).await?;
        tell(&app, id).await;
        Ok(())
    });
    sitting.await.unwrap_or(Err(Trouble::Failed))
}

/// Tells the table that its seats have changed. They have, whatever becomes of the telling: the
/// room heals itself with the next change.
async fn tell(app: &App, id: TableId) {
    let told = match app.rooms.get(id).await {
        Ok(room) => room.refresh().await,
        Err(trouble) => Err(trouble),
    };
    if let Err(trouble) = told {
        tracing::warn!(table = %id, code = trouble.code(), "a table was not told of its seats");
    }
}

/// Sits down on an open seat of a table that everybody finds.
pub async fn take(
    State(app): State<Arc<App>>,
    Path((id, seat)): Path<(String, String)>,
    From(address): From,
    Who(who): Who,
    home: Home,
    tongue: Tongue,
) -> Result<Response, Trouble> {
    let place = place(&id, &seat)?;
    let info = app.store().table(place.0).await?;
    check_seat(&info, place.1)?;
    let owner = who
        .as_ref()
        .is_some_and(|player| info.owner == Some(player.id));
    if info.visibility == Visibility::Private && !owner {
        return Err(Trouble::NotOwner);
    }
    // A seat that cannot be taken makes nobody a player.
    check_free(&info, place.1)?;
    let (player, secret) = guest(&app, who, address).await?;
    sit(&app, place, Occupant::Open, Occupant::person(player.id)).await?;
    let body = Json(told(&app, place.0, Some(&player), tongue).await?);
    Ok(with_cookie(body.into_response(), &home, secret.as_ref()))
}

fn check_free(info: &TableInfo, seat: Seat) -> Result<(), Trouble> {
    match (info.status, &info.seats[seat].occupant) {
        (Status::Waiting, Occupant::Open) => Ok(()),
        (Status::Waiting, Occupant::Person { .. } | Occupant::Bot { .. }) => {
            Err(Trouble::SeatTaken)
        }
        (Status::Running, _) => Err(Trouble::Running),
        (Status::Finished, _) => Err(Refusal::Over.into()),
        (Status::Closed, _) => Err(Trouble::Closed),
    }
}

/// The player who asks; a stranger becomes one.
pub async fn guest(
    app: &App,
    who: Option<Player>,
    address: std::net::IpAddr,
) -> Result<(Player, Option<Token>), Trouble> {
    if let Some(player) = who {
        return Ok((player, None));
    }
    app.limiter.make(address)?;
    let newcomer = welcome(app, None).await?;
    Ok((newcomer.player, Some(newcomer.secret)))
}

/// The answer, with the secret of a player who just came.
pub fn with_cookie(mut response: Response, home: &Home, secret: Option<&Token>) -> Response {
    if secret.is_some() {
        set_cookie(response.headers_mut(), home, secret);
    }
    response
}

/// Stands up. In a running game a bot goes on, and the seat can be taken back.
pub async fn leave(
    State(app): State<Arc<App>>,
    Path((id, seat)): Path<(String, String)>,
    Signed(player): Signed,
    tongue: Tongue,
) -> Result<Json<wire::TableInfo>, Trouble> {
    let (id, seat) = place(&id, &seat)?;
    let info = app.store().table(id).await?;
    check_seat(&info, seat)?;
    if !info.seats_of(player.id).contains(seat) {
        return Err(Refusal::Forbidden.into());
    }
    match info.status {
        Status::Waiting => {
            let sitting = info.seats[seat].occupant.clone();
            sit(&app, (id, seat), sitting, Occupant::Open).await?;
        }
        Status::Running => {
            let room = app.rooms.get(id).await?;
            let driver = Driver::Bot(Bot::Builder);
            let leave = move |face: &crate::room::Face, now| {
                face.check_seat(Some(player.id), seat)?;
                Ok(face.table.hand_over(seat, seat, driver, millis(now))?)
            };
            room.change_bounded(leave).await?;
        }
        Status::Finished => return Err(Refusal::Over.into()),
        Status::Closed => return Err(Trouble::Closed),
    }
    Ok(Json(told(&app, id, Some(&player), tongue).await?))
}

/// The owner puts a bot on an open seat.
pub async fn bot(
    State(app): State<Arc<App>>,
    Path((id, seat)): Path<(String, String)>,
    Signed(player): Signed,
    tongue: Tongue,
    Body(wanted): Body<SeatBot>,
) -> Result<Json<wire::TableInfo>, Trouble> {
    let place = place(&id, &seat)?;
    owned(&app, place, &player).await?;
    let level = plan::bot(&wanted.level)?.to_string();
    sit(&app, place, Occupant::Open, Occupant::Bot { level }).await?;
    Ok(Json(told(&app, place.0, Some(&player), tongue).await?))
}

/// The owner makes a new link for a seat.
pub async fn link(
    State(app): State<Arc<App>>,
    Path((id, seat)): Path<(String, String)>,
    Signed(player): Signed,
    home: Home,
) -> Result<Json<SeatLink>, Trouble> {
    let (id, seat) = place(&id, &seat)?;
    let info = owned(&app, (id, seat), &player).await?;
    if matches!(info.seats[seat].occupant, Occupant::Bot { .. }) {
        return Err(Trouble::SeatTaken);
    }
    let token = Token::random();
    app.store().renew_invite(id, seat, token.hash()).await?;
    Ok(Json(SeatLink {
        seat,
        link: seat_link(&home, &token),
    }))
}

async fn owned(
    app: &App,
    (id, seat): (TableId, Seat),
    player: &Player,
) -> Result<TableInfo, Trouble> {
    let info = app.store().table(id).await?;
    check_seat(&info, seat)?;
    let own = info.owner == Some(player.id);
    own.then_some(info).ok_or(Trouble::NotOwner)
}

fn token(text: &str) -> Result<Token, Trouble> {
    text.parse().map_err(|_| Trouble::NoLink)
}

/// Where a seat link leads.
pub async fn target(
    State(app): State<Arc<App>>,
    Path(link): Path<String>,
    Who(who): Who,
    tongue: Tongue,
) -> Result<Json<LinkTarget>, Trouble> {
    let found = app.store().find_invite(token(&link)?.hash()).await?;
    let (id, seat) = found.ok_or(Trouble::NoLink)?;
    let table = told(&app, id, who.as_ref(), tongue).await?;
    Ok(Json(LinkTarget { seat, table }))
}

/// Who plays already may not look into another player's hand by that player's link.
fn check_claim(info: &TableInfo, seat: Seat, who: Option<&Player>) -> Result<(), Trouble> {
    let Some(who) = who.filter(|_| info.status == Status::Running) else {
        return Ok(());
    };
    let plays = !info.seats_of(who.id).is_empty();
    let own = info.seats_of(who.id).contains(seat);
    (own || !plays)
        .then_some(())
        .ok_or(Refusal::Forbidden.into())
}

/// Sits down by a link and tells the table, even if whoever asked for it goes away.
async fn claimed(
    app: &Arc<App>,
    token: Token,
    player: store::PlayerId,
) -> Result<(TableId, Seat), Trouble> {
    let app = app.clone();
    let claiming = tokio::spawn(async move {
        let place = app.store().claim_seat(token.hash(), player).await?;
        tell(&app, place.0).await;
        Ok(place)
    });
    claiming.await.unwrap_or(Err(Trouble::Failed))
}

/// Uses a seat link: the seat is the player's.
pub async fn claim(
    State(app): State<Arc<App>>,
    Path(link): Path<String>,
    From(address): From,
    Who(who): Who,
    home: Home,
    tongue: Tongue,
) -> Result<Response, Trouble> {
    let token = token(&link)?;
    // A link that leads nowhere makes nobody a player.
    let found = app.store().find_invite(token.hash()).await?;
    let (table, seat) = found.ok_or(Trouble::NoLink)?;
    check_claim(&app.store().table(table).await?, seat, who.as_ref())?;
    let (player, secret) = guest(&app, who, address).await?;
    let (id, seat) = claimed(&app, token, player.id).await?;
    let table = told(&app, id, Some(&player), tongue).await?;
    let body = Json(LinkTarget { seat, table });
    Ok(with_cookie(body.into_response(), &home, secret.as_ref()))
}
