//! Tables, made and closed.

use std::sync::Arc;
use std::time::Duration;

use kernel::SeatSet;
use log::{
    Closing, Occupant, Origin, Pace, Payload, SeatState, Sequence, Status, TableId, Visibility,
};

use super::fixture::{
    BEGUN, SEATED, action, add, at, bot, close, entry, finished, later, link, player, refused,
    seat, secret, sit, start, step, stranger, table_of, waiting,
};
use crate::{NewPlayer, Refusal, Store, random};

pub async fn a_table_comes_back_as_it_was_made<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let beside = Occupant::Person {
        player: owner,
        alias: Some("Marcus".to_string()),
    };
    let occupants = [Occupant::person(owner), beside, bot(), Occupant::Open];
    let mut new = table_of(owner, &occupants);
    new.entries.push(link(4, secret()));
    new.pace = Pace::PerTurn(Duration::from_secs(3600));
    new.visibility = Visibility::Private;
    let id = store.create_table(new.clone()).await.unwrap();

    let stored = store.open_table(id).await.unwrap();
    assert_eq!(
        (stored.secret, stored.info.dealing),
        (new.secret, new.dealing)
    );
    assert_eq!(stored.origin, Origin::waiting(new.seats));
    assert_eq!(stored.log, new.entries);
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
    assert_eq!((info.to_act, info.next), (SeatSet::EMPTY, Sequence(4)));
    assert_eq!((info.created_at, info.touched_at), (at(10), at(20)));
    assert_eq!((info.started_at, info.finished_at), (None, None));

    let seen = |state: &SeatState| (state.name.clone(), state.invited);
    let seats: Vec<_> = info.seats.as_slice().iter().map(seen).collect();
    let named = |name: &str| (Some(name.to_string()), false);
    let expected = [named("Livia"), named("Marcus"), (None, false), (None, true)];
    assert_eq!(seats, expected);
    for (seat, state) in info.seats.iter() {
        assert_eq!(state.occupant, occupants[seat.index()]);
    }
}

pub async fn an_empty_table_waits<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let new = table_of(owner, &[Occupant::Open, Occupant::Open]);
    let id = store.create_table(new).await.unwrap();
    let stored = store.open_table(id).await.unwrap();
    assert_eq!(stored.log, []);
    assert_eq!(stored.info.status, Status::Waiting);
    assert_eq!(stored.info.touched_at, at(10));
}

pub async fn a_table_may_begin_at_once<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let mut new = table_of(owner, &[Occupant::person(owner), bot()]);
    new.entries.extend([start(), action("build D4")]);
    new.to_act = SeatSet::one(seat(2));
    let id = store.create_table(new.clone()).await.unwrap();
    let stored = store.open_table(id).await.unwrap();
    assert_eq!(stored.log, new.entries);
    assert_eq!(stored.info.status, Status::Running);
    assert_eq!(stored.info.started_at, Some(at(20)));
    assert_eq!(stored.info.to_act, new.to_act);
    let answer = store.append(step(id, BEGUN + 1, "build E5")).await;
    assert_eq!(answer, Ok(Sequence(BEGUN + 2)));
}

pub async fn a_table_that_cannot_begin_so_is_not_made<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let status = Status::Waiting;
    let seated = sit(2, bot());
    for (entries, reason) in [
        (vec![start()], Refusal::SeatsOpen),
        (vec![start(), seated.clone()], Refusal::SeatsOpen),
        (vec![action("a")], Refusal::WrongStatus { status }),
        (vec![sit(3, bot())], Refusal::NoSuchSeat),
        (
            vec![sit(2, Occupant::person(stranger()))],
            Refusal::Contradiction,
        ),
        (vec![seated, start(), action("a\nb")], Refusal::NotOneLine),
    ] {
        let mut new = table_of(owner, &[Occupant::person(owner), Occupant::Open]);
        new.entries.extend(entries);
        refused(store.create_table(new).await, &reason);
    }
    let counts = store.counts().await.unwrap();
    assert_eq!((counts.waiting, counts.running), (0, 0));
}

pub async fn an_unknown_table_is_refused<S: Store>(store: Arc<S>) {
    let nowhere = TableId::from_random(random());
    refused(store.table(nowhere).await, &Refusal::NoSuchTable);
    refused(store.open_table(nowhere).await, &Refusal::NoSuchTable);
    for append in [step(nowhere, 0, "a"), add(nowhere, 0, [close()])] {
        refused(store.append(append).await, &Refusal::NoSuchTable);
    }
}

pub async fn a_table_needs_a_known_owner<S: Store>(store: Arc<S>) {
    let new = table_of(stranger(), &[bot(), bot()]);
    refused(store.create_table(new).await, &Refusal::Contradiction);
    assert_eq!(store.counts().await.unwrap().waiting, 0);
}

pub async fn a_newcomer_is_kept_with_the_first_table_or_not_at_all<S: Store>(store: Arc<S>) {
    let id = stranger();
    let newcomer = NewPlayer {
        name: "Livia".to_string(),
        secret: secret(),
        recovery: secret(),
        at: at(1),
    };
    let new = table_of(id, &[Occupant::person(id), Occupant::Open]);
    let mut bad = new.clone();
    bad.game = "two\nlines".to_string();
    let kept = store.create_first_table(id, newcomer.clone(), bad).await;
    refused(kept, &Refusal::NotOneLine);
    refused(store.player(id).await, &Refusal::NoSuchPlayer);
    let table = store.create_first_table(id, newcomer, new).await.unwrap();
    assert_eq!(store.player(id).await.unwrap().name, "Livia");
    assert_eq!(store.table(table).await.unwrap().owner, Some(id));
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
    let table = waiting(&*store, owner).await;
    let closing = later(30, add(table, SEATED, [close()]));
    assert_eq!(store.append(closing).await, Ok(Sequence(SEATED + 1)));
    let stored = store.open_table(table).await.unwrap();
    let info = stored.info;
    assert_eq!((info.status, info.touched_at), (Status::Closed, at(30)));
    assert_eq!((info.to_act, info.result), (SeatSet::EMPTY, None));
    assert_eq!(stored.log.last().unwrap().seat, None);
    assert_eq!(stored.log.last().unwrap().payload, close().payload);
    assert_eq!(info.closing, Some(Closing::GivenUp));
    let status = Status::Closed;
    for more in [
        action("a"),
        start(),
        close(),
        sit(2, bot()),
        link(2, secret()),
    ] {
        let answer = store.append(add(table, SEATED + 1, [more])).await;
        refused(answer, &Refusal::WrongStatus { status });
    }
}

pub async fn a_finished_table_is_not_closed<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let over = finished(&*store, owner, 25).await;
    let status = Status::Finished;
    let closed = store.append(add(over, BEGUN + 1, [close()])).await;
    refused(closed, &Refusal::WrongStatus { status });
    let after = add(over, BEGUN + 1, [entry(1, Payload::Sit(bot()))]);
    refused(store.append(after).await, &Refusal::WrongStatus { status });
}
