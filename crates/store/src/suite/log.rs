//! The log: one truth, one winner, all or none.

use std::sync::Arc;

use kernel::SeatSet;
use tokio::task::JoinSet;

use super::fixture::{
    RESULT, action, at, bot, finish, player, refused, running, seat, start, step, table_of, waiting,
};
use crate::{
    Append, Error, LogEntry, NewEntry, Occupant, Payload, Refusal, Sequence, Status, Store, Token,
};

pub async fn entries_come_back_in_order<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let table = running(&*store, owner).await;
    let payloads = [
        Payload::Action("build D4".to_string()),
        Payload::Automatic("pass".to_string()),
        Payload::Undo(vec![Sequence(1), Sequence(0)]),
        Payload::HandOver("bot builder".to_string()),
        Payload::Note(String::new()),
    ];
    let entry = |payload: &Payload| NewEntry {
        seat: seat(2),
        payload: payload.clone(),
    };
    let many = Append {
        entries: payloads[..4].iter().map(entry).collect(),
        ..step(table, 0, "")
    };
    assert_eq!(store.append(many).await, Ok(Sequence(4)));
    let one = Append {
        entries: vec![entry(&payloads[4])],
        at: at(21),
        ..step(table, 4, "")
    };
    assert_eq!(store.append(one).await, Ok(Sequence(5)));

    let stored = store.open_table(table).await.unwrap();
    let expected = |(number, payload): (u32, Payload)| LogEntry {
        sequence: Sequence(number),
        seat: seat(2),
        payload,
        at: at(if number < 4 { 20 } else { 21 }),
    };
    let expected: Vec<_> = (0..).zip(payloads).map(expected).collect();
    assert_eq!(stored.log, expected);
    assert_eq!(stored.info.next, Sequence(5));
    assert_eq!(stored.info.touched_at, at(21));
    assert_eq!(stored.info.to_act, SeatSet::one(seat(2)));
}

/// Others see a change only once it is durable, so this also tells an answer that came too soon.
pub async fn what_is_acknowledged_is_seen_at_once<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let mut writers = JoinSet::new();
    for _ in 0..4 {
        let table = running(&*store, owner).await;
        let store = Arc::clone(&store);
        writers.spawn(async move {
            for number in 0..25 {
                let next = store.append(step(table, number, "a")).await.unwrap();
                assert_eq!(store.table(table).await.unwrap().next, next);
            }
        });
    }
    while let Some(joined) = writers.join_next().await {
        joined.unwrap();
    }
}

pub async fn a_stale_append_learns_the_sequence<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let table = running(&*store, owner).await;
    store.append(step(table, 0, "a")).await.unwrap();
    store.append(step(table, 1, "b")).await.unwrap();
    let next = Sequence(2);
    for expected in [0, 1, 3, u32::MAX] {
        let answer = store.append(step(table, expected, "c")).await;
        refused(answer, &Refusal::Stale { next });
    }
    assert_eq!(store.open_table(table).await.unwrap().log.len(), 2);
}

pub async fn of_many_writers_of_one_entry_exactly_one_wins<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let table = running(&*store, owner).await;
    for round in 0..10 {
        let mut writers = JoinSet::new();
        for writer in 0..16 {
            let store = Arc::clone(&store);
            let append = step(table, round, &format!("writer {writer}"));
            writers.spawn(async move { (writer, store.append(append).await) });
        }
        let next = Sequence(round + 1);
        let mut winners = Vec::new();
        while let Some(joined) = writers.join_next().await {
            match joined.unwrap() {
                (writer, Ok(sequence)) => {
                    assert_eq!(sequence, next);
                    winners.push(writer);
                }
                (_, lost) => refused(lost, &Refusal::Stale { next }),
            }
        }
        assert_eq!(winners.len(), 1);
        let log = store.open_table(table).await.unwrap().log;
        let words = format!("writer {}", winners[0]);
        assert_eq!(log.last().unwrap().payload, Payload::Action(words));
        assert_eq!(log.len(), next.0 as usize);
    }
}

pub async fn one_refusal_does_not_spoil_the_others<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let mut tables = Vec::new();
    for _ in 0..30 {
        tables.push(running(&*store, owner).await);
    }
    let mut writers = JoinSet::new();
    for (number, table) in tables.clone().into_iter().enumerate() {
        let store = Arc::clone(&store);
        let expected = u32::from(number % 3 == 0);
        writers.spawn(async move { (number, store.append(step(table, expected, "a")).await) });
    }
    while let Some(joined) = writers.join_next().await {
        let (number, answer) = joined.unwrap();
        assert_eq!(answer.is_err(), number % 3 == 0, "{number}: {answer:?}");
    }
    for (number, table) in tables.into_iter().enumerate() {
        let entries = store.open_table(table).await.unwrap().log.len();
        assert_eq!(entries, usize::from(number % 3 != 0));
    }
}

pub async fn an_append_is_all_or_none<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let table = running(&*store, owner).await;
    let before = store.open_table(table).await.unwrap();
    let broken = Append {
        entries: vec![action("good"), action("two\nlines")],
        seats: vec![(seat(1), bot())],
        ..step(table, 0, "")
    };
    refused(store.append(broken).await, &Refusal::NotOneLine);
    let beyond = Append {
        seats: vec![(seat(1), bot()), (seat(5), bot())],
        ..step(table, 0, "good")
    };
    refused(store.append(beyond).await, &Refusal::NoSuchSeat);
    assert_eq!(store.open_table(table).await.unwrap(), before);
}

pub async fn a_game_starts_when_no_seat_is_open<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let table = waiting(&*store, owner).await;
    refused(store.append(start(table)).await, &Refusal::SeatsOpen);
    assert_eq!(store.table(table).await.unwrap().status, Status::Waiting);
    store
        .change_seat(table, seat(2), Occupant::Open, bot())
        .await
        .unwrap();
    assert_eq!(store.append(start(table)).await, Ok(Sequence(0)));
}

pub async fn a_game_starts_runs_and_finishes<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let table = table_of(owner, &[Occupant::person(owner), bot()]);
    let table = store.create_table(table).await.unwrap();
    let wrong = |answer: Result<Sequence, Error>, status: Status| {
        refused(answer, &Refusal::WrongStatus { status });
    };
    wrong(store.append(step(table, 0, "a")).await, Status::Waiting);
    wrong(store.append(finish(table, 0)).await, Status::Waiting);
    store.append(start(table)).await.unwrap();
    wrong(store.append(start(table)).await, Status::Running);
    let info = store.table(table).await.unwrap();
    assert_eq!(
        (info.status, info.started_at),
        (Status::Running, Some(at(20)))
    );

    let end = Append {
        at: at(40),
        ..finish(table, 0)
    };
    assert_eq!(store.append(end).await, Ok(Sequence(1)));
    wrong(store.append(step(table, 1, "a")).await, Status::Finished);
    let info = store.table(table).await.unwrap();
    assert_eq!(
        (info.status, info.to_act),
        (Status::Finished, SeatSet::EMPTY)
    );
    assert_eq!(info.result.as_deref(), Some(RESULT));
    assert_eq!(info.started_at, Some(at(20)));
    assert_eq!(info.finished_at, Some(at(40)));
}

pub async fn a_repeated_last_move_is_stale<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let table = running(&*store, owner).await;
    store.append(finish(table, 0)).await.unwrap();
    let next = Sequence(1);
    refused(
        store.append(finish(table, 0)).await,
        &Refusal::Stale { next },
    );
}

pub async fn seats_change_hands_with_an_append<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let table = running(&*store, owner).await;
    let link = Token::random().hash();
    store.renew_invite(table, seat(1), link).await.unwrap();
    let leave = Append {
        entries: vec![NewEntry {
            seat: seat(1),
            payload: Payload::HandOver("bot builder".to_string()),
        }],
        seats: vec![(seat(1), bot())],
        ..step(table, 0, "")
    };
    store.append(leave).await.unwrap();
    let stored = store.open_table(table).await.unwrap();
    assert_eq!(stored.info.seats[seat(1)].occupant, bot());
    assert_eq!(stored.info.seats_of(owner), SeatSet::EMPTY);
    assert_eq!(stored.log.len(), 1);
    refused(store.claim_seat(link, owner).await, &Refusal::NoSuchLink);
}

pub async fn an_empty_append_corrects_whose_turn_it_is<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let table = running(&*store, owner).await;
    let both = [seat(1), seat(2)].into_iter().collect();
    let correction = Append {
        entries: vec![],
        to_act: both,
        ..step(table, 0, "")
    };
    assert_eq!(store.append(correction).await, Ok(Sequence(0)));
    assert_eq!(store.table(table).await.unwrap().to_act, both);
}
