//! Tables, made and closed.

use std::sync::Arc;
use std::time::Duration;

use kernel::SeatSet;

use super::fixture::{at, bot, finished, player, refused, running, start, step, table_of, waiting};
use crate::{
    Occupant, Pace, PlayerId, Refusal, SeatState, Sequence, Status, Store, TableId, Token,
    Visibility,
};

pub async fn a_table_comes_back_as_it_was_made<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let beside = Occupant::Person {
        player: owner,
        alias: Some("Marcus".to_string()),
    };
    let mut new = table_of(
        owner,
        &[Occupant::person(owner), beside, bot(), Occupant::Open],
    );
    new.seats[super::fixture::seat(4)].invite = Some(Token::random().hash());
    new.pace = Pace::PerTurn(Duration::from_secs(3600));
    new.visibility = Visibility::Private;
    let id = store.create_table(new.clone()).await.unwrap();

    let stored = store.open_table(id).await.unwrap();
    assert_eq!(stored.seed, new.seed);
    assert_eq!(stored.log, []);
    let info = stored.info;
    assert_eq!(store.table(id).await.unwrap(), info);
    assert_eq!((&*info.game, info.rules_version), ("city", 3));
    assert_eq!(
        (&info.options, &info.settings),
        (&new.options, &new.settings)
    );
    assert_eq!(info.commitment, new.commitment);
    assert_eq!((info.owner, info.pace), (Some(owner), new.pace));
    assert_eq!(info.visibility, Visibility::Private);
    assert_eq!((info.status, info.result), (Status::Waiting, None));
    assert_eq!((info.to_act, info.next), (SeatSet::EMPTY, Sequence(0)));
    assert_eq!((info.created_at, info.touched_at), (at(10), at(10)));
    assert_eq!((info.started_at, info.finished_at), (None, None));

    let seen = |state: &SeatState| (state.name.clone(), state.invited);
    let seats: Vec<_> = info.seats.as_slice().iter().map(seen).collect();
    let named = |name: &str| (Some(name.to_string()), false);
    let expected = [named("Livia"), named("Marcus"), (None, false), (None, true)];
    assert_eq!(seats, expected);
    for (seat, state) in info.seats.iter() {
        assert_eq!(state.occupant, new.seats[seat].occupant);
    }
}

pub async fn an_unknown_table_is_refused<S: Store>(store: Arc<S>) {
    let nowhere = TableId::random();
    refused(store.table(nowhere).await, &Refusal::NoSuchTable);
    refused(store.open_table(nowhere).await, &Refusal::NoSuchTable);
    refused(
        store.close_table(nowhere, at(1)).await,
        &Refusal::NoSuchTable,
    );
    refused(
        store.append(step(nowhere, 0, "a")).await,
        &Refusal::NoSuchTable,
    );
}

pub async fn a_table_needs_a_known_owner<S: Store>(store: Arc<S>) {
    let new = table_of(PlayerId::random(), &[bot(), bot()]);
    refused(store.create_table(new).await, &Refusal::Contradiction);
    assert_eq!(store.counts().await.unwrap().waiting, 0);
}

pub async fn options_are_single_lines<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    for (key, value) in [("a\nb", "c"), ("a", "b\nc"), ("a=b", "c"), ("a", "\r")] {
        let mut new = table_of(owner, &[bot(), bot()]);
        new.options = vec![(key.to_string(), value.to_string())];
        refused(store.create_table(new).await, &Refusal::NotOneLine);
    }
    let mut new = table_of(owner, &[bot(), bot()]);
    new.options = vec![("a".to_string(), "b=c d".to_string())];
    let id = store.create_table(new.clone()).await.unwrap();
    assert_eq!(store.table(id).await.unwrap().options, new.options);
}

pub async fn a_closed_table_stays_and_takes_nothing<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let closed = Refusal::WrongStatus {
        status: Status::Closed,
    };
    for table in [waiting(&*store, owner).await, running(&*store, owner).await] {
        store.close_table(table, at(30)).await.unwrap();
        let info = store.table(table).await.unwrap();
        assert_eq!((info.status, info.touched_at), (Status::Closed, at(30)));
        refused(store.append(step(table, 0, "a")).await, &closed);
        refused(store.append(start(table)).await, &closed);
        refused(store.close_table(table, at(31)).await, &closed);
        let link = Token::random().hash();
        let renewed = store.renew_invite(table, super::fixture::seat(2), link);
        refused(renewed.await, &closed);
    }
}

pub async fn a_finished_table_cannot_be_closed<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let table = finished(&*store, owner, 25).await;
    let status = Status::Finished;
    refused(
        store.close_table(table, at(30)).await,
        &Refusal::WrongStatus { status },
    );
}
