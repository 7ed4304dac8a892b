//! Who sits where, and links to seats.

use std::sync::Arc;

use kernel::SeatSet;

use super::fixture::{bot, player, refused, running, seat, table_of, waiting};
use crate::{Occupant, PlayerId, Refusal, SeatState, Status, Store, TableId, Token};

async fn second_seat(store: &impl Store, table: TableId) -> SeatState {
    store.table(table).await.unwrap().seats[seat(2)].clone()
}

async fn sit(
    store: &impl Store,
    table: TableId,
    from: Occupant,
    to: Occupant,
) -> Result<(), crate::Error> {
    store.change_seat(table, seat(2), from, to).await
}

pub async fn an_open_seat_is_taken_once<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let table = waiting(&*store, owner).await;
    let first = Occupant::person(player(&*store, "Marcus").await);
    let second = Occupant::person(player(&*store, "Gaius").await);
    sit(&*store, table, Occupant::Open, first.clone())
        .await
        .unwrap();
    let late = sit(&*store, table, Occupant::Open, second).await;
    let now = first.clone();
    refused(late, &Refusal::SeatChanged { now });
    assert_eq!(second_seat(&*store, table).await.occupant, first);
    let beyond = store.change_seat(table, seat(3), Occupant::Open, bot());
    refused(beyond.await, &Refusal::NoSuchSeat);
    let ghost = Occupant::person(PlayerId::random());
    refused(
        sit(&*store, table, first, ghost).await,
        &Refusal::Contradiction,
    );
}

pub async fn a_player_leaves_a_waiting_table<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let table = waiting(&*store, owner).await;
    let guest = Occupant::person(player(&*store, "Marcus").await);
    for (from, to) in [
        (Occupant::Open, guest.clone()),
        (guest, Occupant::Open),
        (Occupant::Open, bot()),
        (bot(), Occupant::Open),
    ] {
        sit(&*store, table, from, to.clone()).await.unwrap();
        assert_eq!(second_seat(&*store, table).await.occupant, to);
    }
}

pub async fn a_player_may_sit_on_several_seats<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let table = waiting(&*store, owner).await;
    let beside = Occupant::Person {
        player: owner,
        alias: Some("Marcus".to_string()),
    };
    sit(&*store, table, Occupant::Open, beside).await.unwrap();
    let info = store.table(table).await.unwrap();
    assert_eq!(info.seats_of(owner), SeatSet::all(info.seats.seats()));
    assert_eq!(info.seats[seat(2)].name.as_deref(), Some("Marcus"));
}

pub async fn a_link_seats_one_player<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let link = Token::random().hash();
    let mut new = table_of(owner, &[Occupant::person(owner), Occupant::Open]);
    new.seats[seat(2)].invite = Some(link);
    let table = store.create_table(new).await.unwrap();
    let place = (table, seat(2));
    assert_eq!(store.find_invite(link).await, Ok(Some(place)));

    let guest = player(&*store, "Marcus").await;
    let rival = player(&*store, "Gaius").await;
    assert_eq!(store.claim_seat(link, guest).await, Ok(place));
    refused(store.claim_seat(link, rival).await, &Refusal::NoSuchLink);
    assert_eq!(store.find_invite(link).await, Ok(None));
    let state = second_seat(&*store, table).await;
    assert_eq!(state.occupant, Occupant::person(guest));
    assert!(!state.invited);
}

pub async fn a_renewed_link_makes_the_old_one_invalid<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let table = waiting(&*store, owner).await;
    let (old, new) = (Token::random().hash(), Token::random().hash());
    store.renew_invite(table, seat(2), old).await.unwrap();
    store.renew_invite(table, seat(2), new).await.unwrap();
    let guest = player(&*store, "Marcus").await;
    refused(store.claim_seat(old, guest).await, &Refusal::NoSuchLink);
    assert!(store.claim_seat(new, guest).await.is_ok());
    let beyond = store.renew_invite(table, seat(3), old).await;
    refused(beyond, &Refusal::NoSuchSeat);
}

pub async fn the_owner_helps_a_player_who_lost_a_browser<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let table = running(&*store, owner).await;
    let link = Token::random().hash();
    store.renew_invite(table, seat(1), link).await.unwrap();
    let info = store.table(table).await.unwrap();
    assert_eq!(info.seats[seat(1)].occupant, Occupant::person(owner));
    assert!(info.seats[seat(1)].invited);
    let again = player(&*store, "Livia again").await;
    let claimed = store.claim_seat(link, again).await;
    assert_eq!(claimed, Ok((table, seat(1))));
    let info = store.table(table).await.unwrap();
    assert_eq!(info.seats[seat(1)].occupant, Occupant::person(again));
}

pub async fn taking_a_seat_makes_its_link_invalid<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let table = waiting(&*store, owner).await;
    let link = Token::random().hash();
    store.renew_invite(table, seat(2), link).await.unwrap();
    sit(&*store, table, Occupant::Open, bot()).await.unwrap();
    refused(store.claim_seat(link, owner).await, &Refusal::NoSuchLink);
    assert_eq!(second_seat(&*store, table).await.occupant, bot());
}

pub async fn a_running_table_changes_seats_by_append_only<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let table = running(&*store, owner).await;
    let status = Status::Running;
    let changed = sit(&*store, table, bot(), Occupant::person(owner)).await;
    refused(changed, &Refusal::WrongStatus { status });
}
