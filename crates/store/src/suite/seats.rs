//! Who sits where, and links to seats.

use std::sync::Arc;

use kernel::SeatSet;
use log::{
    Append, Driver, Occupant, Payload, PlayerId, Right, SeatState, Sequence, TableId, TokenHash,
};
use tokio::task::JoinSet;

use super::fixture::{
    BEGUN, SEATED, add, at, bot, by, close, entry, later, link, player, refused, running, seat,
    secret, sit, stranger, table_of, waiting,
};
use crate::{Refusal, Store};

async fn second_seat(store: &impl Store, table: TableId) -> SeatState {
    store.table(table).await.unwrap().seats[seat(2)].clone()
}

/// Sits down on the second seat by a link.
fn claim(table: TableId, expected: u32, hash: TokenHash, who: PlayerId) -> Append {
    let entry = sit(2, Occupant::person(who));
    by(Right::Link(seat(2), hash), add(table, expected, [entry]))
}

/// Sits down on the second seat because it is open.
fn take(table: TableId, expected: u32, who: Occupant) -> Append {
    by(
        Right::OpenSeat(seat(2)),
        add(table, expected, [sit(2, who)]),
    )
}

pub async fn an_open_seat_is_taken_once<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let table = waiting(&*store, owner).await;
    let first = Occupant::person(player(&*store, "Marcus").await);
    let second = Occupant::person(player(&*store, "Gaius").await);
    let taken = store
        .append(later(30, take(table, SEATED, first.clone())))
        .await;
    let next = Sequence(SEATED + 1);
    assert_eq!(taken, Ok(next));
    let stale = store.append(take(table, SEATED, second.clone())).await;
    refused(stale, &Refusal::Stale { next });
    refused(
        store.append(take(table, next.0, second)).await,
        &Refusal::NoRight,
    );
    let stored = store.open_table(table).await.unwrap();
    assert_eq!(stored.info.seats[seat(2)].occupant, first);
    assert_eq!(stored.info.touched_at, at(30));
    assert_eq!(stored.log.last().unwrap().payload, Payload::Sit(first));
}

pub async fn of_many_who_sit_down_one_wins<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let table = waiting(&*store, owner).await;
    let mut racers = JoinSet::new();
    for number in 0..8 {
        let racer = Occupant::person(player(&*store, &format!("Number {number}")).await);
        let store = Arc::clone(&store);
        let append = take(table, SEATED, racer.clone());
        racers.spawn(async move { (racer, store.append(append).await) });
    }
    let next = Sequence(SEATED + 1);
    let mut winners = Vec::new();
    while let Some(joined) = racers.join_next().await {
        match joined.unwrap() {
            (racer, Ok(sequence)) => {
                assert_eq!(sequence, next);
                winners.push(racer);
            }
            (_, lost) => refused(lost, &Refusal::Stale { next }),
        }
    }
    assert_eq!(winners, [second_seat(&*store, table).await.occupant]);
}

pub async fn a_seat_must_exist_and_a_player_be_known<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let table = waiting(&*store, owner).await;
    let before = store.open_table(table).await.unwrap();
    for beyond in [sit(3, bot()), link(3, secret())] {
        let mut nowhere = beyond.clone();
        nowhere.seat = None;
        for entry in [beyond, nowhere] {
            let answer = store.append(add(table, SEATED, [entry])).await;
            refused(answer, &Refusal::NoSuchSeat);
        }
    }
    let ghost = sit(2, Occupant::person(stranger()));
    let answer = store.append(add(table, SEATED, [ghost])).await;
    refused(answer, &Refusal::Contradiction);
    assert_eq!(store.open_table(table).await.unwrap(), before);
}

pub async fn a_player_leaves_a_waiting_table<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let table = waiting(&*store, owner).await;
    let guest = Occupant::person(player(&*store, "Marcus").await);
    let changes = [guest, Occupant::Open, bot(), Occupant::Open];
    for (expected, to) in (SEATED..).zip(changes) {
        let changed = store.append(add(table, expected, [sit(2, to.clone())]));
        changed.await.unwrap();
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
    let seated = store.append(add(table, SEATED, [sit(2, beside)])).await;
    seated.unwrap();
    let info = store.table(table).await.unwrap();
    assert_eq!(info.seats_of(owner), SeatSet::all(info.seats.seats()));
    assert_eq!(info.seats[seat(2)].name.as_deref(), Some("Marcus"));
}

pub async fn a_link_seats_one_player<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let hash = secret();
    let mut new = table_of(owner, &[Occupant::person(owner), Occupant::Open]);
    new.entries.push(link(2, hash));
    let table = store.create_table(new).await.unwrap();
    let place = (table, seat(2));
    assert_eq!(store.find_invite(hash).await, Ok(Some(place)));
    assert_eq!(store.find_invite(secret()).await, Ok(None));

    let guest = player(&*store, "Marcus").await;
    let rival = player(&*store, "Gaius").await;
    let claimed = store.append(claim(table, 2, hash, guest)).await;
    assert_eq!(claimed, Ok(Sequence(3)));
    let late = store.append(claim(table, 3, hash, rival)).await;
    refused(late, &Refusal::NoSuchLink);
    assert_eq!(store.find_invite(hash).await, Ok(None));
    let state = second_seat(&*store, table).await;
    assert_eq!(state.occupant, Occupant::person(guest));
    assert!(!state.invited);
}

pub async fn a_renewed_link_makes_the_old_one_invalid<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let table = waiting(&*store, owner).await;
    let (old, new) = (secret(), secret());
    let links = add(table, SEATED, [link(2, old), link(2, new)]);
    let next = store.append(links).await.unwrap().0;
    let guest = player(&*store, "Marcus").await;
    assert_eq!(store.find_invite(old).await, Ok(None));
    let late = store.append(claim(table, next, old, guest)).await;
    refused(late, &Refusal::NoSuchLink);
    assert!(store.append(claim(table, next, new, guest)).await.is_ok());
}

pub async fn a_token_links_one_seat<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let table = waiting(&*store, owner).await;
    let hash = secret();
    let twice = add(table, SEATED, [link(1, hash), link(2, hash)]);
    refused(store.append(twice).await, &Refusal::Contradiction);
    assert_eq!(store.find_invite(hash).await, Ok(None));
}

pub async fn the_owner_helps_a_player_who_lost_a_browser<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let table = running(&*store, owner).await;
    let hash = secret();
    let linked = add(table, BEGUN, [link(1, hash)]);
    let linked = store.append(by(Right::Owner(owner), linked)).await;
    assert_eq!(linked, Ok(Sequence(BEGUN + 1)));
    let info = store.table(table).await.unwrap();
    assert_eq!(info.seats[seat(1)].occupant, Occupant::person(owner));
    assert!(info.seats[seat(1)].invited);
    assert_eq!(store.find_invite(hash).await, Ok(Some((table, seat(1)))));
    let again = player(&*store, "Livia again").await;
    let claim = add(table, BEGUN + 1, [sit(1, Occupant::person(again))]);
    let claim = by(Right::Link(seat(1), hash), claim);
    assert_eq!(store.append(claim).await, Ok(Sequence(BEGUN + 2)));
    let info = store.table(table).await.unwrap();
    assert_eq!(info.seats[seat(1)].occupant, Occupant::person(again));
}

pub async fn taking_a_seat_makes_its_link_invalid<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let table = waiting(&*store, owner).await;
    let hash = secret();
    let taken = add(table, SEATED, [link(2, hash), sit(2, bot())]);
    let next = store.append(taken).await.unwrap().0;
    let late = store.append(claim(table, next, hash, owner)).await;
    refused(late, &Refusal::NoSuchLink);
    assert_eq!(store.find_invite(hash).await, Ok(None));
    assert_eq!(second_seat(&*store, table).await.occupant, bot());
}

pub async fn a_link_to_a_closed_table_leads_nowhere<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let table = waiting(&*store, owner).await;
    let hash = secret();
    let closed = add(table, SEATED, [link(2, hash), close()]);
    store.append(closed).await.unwrap();
    assert_eq!(store.find_invite(hash).await, Ok(None));
}

pub async fn seats_change_hands_in_a_running_game<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let table = running(&*store, owner).await;
    let hash = secret();
    let linked = store.append(add(table, BEGUN, [link(1, hash)])).await;
    let driver = Driver::Bot("builder".parse().unwrap());
    let leave = [sit(1, bot()), entry(1, Payload::HandOver(driver))];
    let leave = add(table, linked.unwrap().0, leave);
    store.append(leave).await.unwrap();
    let stored = store.open_table(table).await.unwrap();
    assert_eq!(stored.info.seats[seat(1)].occupant, bot());
    assert_eq!(stored.info.seats_of(owner), SeatSet::EMPTY);
    assert_eq!(stored.log.len() as u32, BEGUN + 3);
    assert_eq!(store.find_invite(hash).await, Ok(None));
}
