//! By what right something is added, and that it must hold at that moment.

use std::sync::Arc;

use log::{Append, Occupant, PlayerId, Right, Sequence, Status, TableId, TokenHash, Visibility};

use super::fixture::{
    BEGUN, SEATED, action, add, bot, by, finish, link, player, refused, running, seat, secret, sit,
    start, step, stranger, table_of, waiting,
};
use crate::{Refusal, Store};

/// A running game of two people, with a link to the second seat; the first made it.
async fn of_two(store: &impl Store) -> (TableId, PlayerId, PlayerId, TokenHash) {
    let livia = player(store, "Livia").await;
    let marcus = player(store, "Marcus").await;
    let hash = secret();
    let mut new = table_of(livia, &[Occupant::person(livia), Occupant::person(marcus)]);
    new.entries.extend([start(), link(2, hash)]);
    let table = store.create_table(new).await.unwrap();
    (table, livia, marcus, hash)
}

/// Tries each right with an action and with a seat link, which go different ways.
async fn holds(store: &impl Store, table: TableId, right: Right, refusal: Option<Refusal>) {
    for entry in [action("a"), link(1, secret())] {
        let next = store.table(table).await.unwrap().next;
        let answer = store.append(by(right, add(table, next.0, [entry]))).await;
        match &refusal {
            None => assert_eq!(answer, Ok(Sequence(next.0 + 1)), "{right:?}"),
            Some(reason) => refused(answer, reason),
        }
    }
}

pub async fn a_seat_is_its_players<S: Store>(store: Arc<S>) {
    let (table, livia, marcus, _) = of_two(&*store).await;
    holds(&*store, table, Right::Seat(livia, seat(1)), None).await;
    holds(&*store, table, Right::Seat(marcus, seat(2)), None).await;
    for not in [
        Right::Seat(livia, seat(2)),
        Right::Seat(livia, seat(3)),
        Right::Seat(stranger(), seat(1)),
    ] {
        holds(&*store, table, not, Some(Refusal::NoRight)).await;
    }
}

pub async fn a_player_sits_somewhere<S: Store>(store: Arc<S>) {
    let (table, livia, marcus, _) = of_two(&*store).await;
    holds(&*store, table, Right::Player(livia), None).await;
    holds(&*store, table, Right::Player(marcus), None).await;
    let gaius = player(&*store, "Gaius").await;
    running(&*store, gaius).await;
    let elsewhere = Right::Player(gaius);
    holds(&*store, table, elsewhere, Some(Refusal::NoRight)).await;
}

pub async fn an_owner_made_the_table<S: Store>(store: Arc<S>) {
    let (table, livia, marcus, _) = of_two(&*store).await;
    holds(&*store, table, Right::Owner(livia), None).await;
    let guest = Right::Owner(marcus);
    holds(&*store, table, guest, Some(Refusal::NoRight)).await;
    let watched = table_of(marcus, &[bot(), bot()]);
    let watched = super::fixture::begun(&*store, watched).await;
    holds(&*store, watched, Right::Owner(marcus), None).await;
    let nowhere = Right::Player(marcus);
    holds(&*store, watched, nowhere, Some(Refusal::NoRight)).await;
}

pub async fn a_link_is_known<S: Store>(store: Arc<S>) {
    let (table, _, _, hash) = of_two(&*store).await;
    holds(&*store, table, Right::Link(seat(2), hash), None).await;
    for not in [Right::Link(seat(1), hash), Right::Link(seat(2), secret())] {
        holds(&*store, table, not, Some(Refusal::NoSuchLink)).await;
    }
}

pub async fn an_open_seat_can_be_found<S: Store>(store: Arc<S>) {
    let livia = player(&*store, "Livia").await;
    let occupants = [Occupant::person(livia), Occupant::Open, Occupant::Open];
    for visibility in [Visibility::Open, Visibility::Private] {
        let mut new = table_of(livia, &occupants);
        new.visibility = visibility;
        let table = store.create_table(new).await.unwrap();
        for (number, open) in [(1, false), (2, true), (3, true), (4, false)] {
            let next = store.table(table).await.unwrap().next.0;
            let taken = add(table, next, [sit(2, Occupant::Open)]);
            let taken = by(Right::OpenSeat(seat(number)), taken);
            let answer = store.append(taken).await;
            match open && visibility == Visibility::Open {
                true => assert!(answer.is_ok(), "{answer:?}"),
                false => refused(answer, &Refusal::NoRight),
            }
        }
    }
}

pub async fn a_right_is_lost_with_the_seat<S: Store>(store: Arc<S>) {
    let (table, livia, marcus, hash) = of_two(&*store).await;
    let gaius = player(&*store, "Gaius").await;
    holds(&*store, table, Right::Seat(marcus, seat(2)), None).await;
    let next = store.table(table).await.unwrap().next.0;
    let claim = add(table, next, [sit(2, Occupant::person(gaius))]);
    let claim = by(Right::Link(seat(2), hash), claim);
    store.append(claim).await.unwrap();
    for lost in [Right::Seat(marcus, seat(2)), Right::Player(marcus)] {
        holds(&*store, table, lost, Some(Refusal::NoRight)).await;
    }
    let used = Right::Link(seat(2), hash);
    holds(&*store, table, used, Some(Refusal::NoSuchLink)).await;
    holds(&*store, table, Right::Seat(gaius, seat(2)), None).await;
    holds(&*store, table, Right::Owner(livia), None).await;
}

pub async fn a_right_counts_before_the_entries<S: Store>(store: Arc<S>) {
    let (table, livia, marcus, _) = of_two(&*store).await;
    let gaius = player(&*store, "Gaius").await;
    let next = store.table(table).await.unwrap().next.0;
    let change = |right, to| {
        let entries = [sit(2, Occupant::person(to)), action("a")];
        by(right, add(table, next, entries))
    };
    let by_itself = change(Right::Seat(gaius, seat(2)), gaius);
    refused(store.append(by_itself).await, &Refusal::NoRight);
    let leaving = change(Right::Seat(marcus, seat(2)), livia);
    assert_eq!(store.append(leaving).await, Ok(Sequence(next + 2)));
}

/// Of several reasons the caller hears the one that helps: who is behind looks again first.
pub async fn reasons_have_an_order<S: Store>(store: Arc<S>) {
    let livia = player(&*store, "Livia").await;
    let table = waiting(&*store, livia).await;
    let nobody = Right::Seat(stranger(), seat(1));
    let wrong = |expected: u32, entry| by(nobody, add(table, expected, [entry]));
    let next = Sequence(SEATED);
    let status = Status::Waiting;
    for (append, reason) in [
        (wrong(0, action("a")), Refusal::Stale { next }),
        (wrong(SEATED, action("a")), Refusal::WrongStatus { status }),
        (wrong(SEATED, sit(3, bot())), Refusal::NoRight),
        (wrong(SEATED, start()), Refusal::NoRight),
    ] {
        refused(store.append(append).await, &reason);
    }
    let begun = running(&*store, livia).await;
    let next = Sequence(BEGUN);
    let late: Append = by(nobody, finish(begun, BEGUN - 1));
    refused(store.append(late).await, &Refusal::Stale { next });
    let intruder = by(nobody, step(begun, BEGUN, "a"));
    refused(store.append(intruder).await, &Refusal::NoRight);
}
