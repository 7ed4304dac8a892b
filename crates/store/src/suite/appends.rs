//! The log: one truth, one winner, all or none.

use std::sync::Arc;

use kernel::SeatSet;
use log::{Append, Driver, Entry, Note, Occupant, Payload, Sequence, Status};
use tokio::task::JoinSet;

use super::fixture::{
    BEGUN, RESULT, SEATED, action, add, at, bot, entry, finish, later, player, refused, running,
    seat, sit, start, step, stranger, table_of, waiting,
};
use crate::{Error, Refusal, Store};

pub async fn entries_come_back_in_order<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let table = running(&*store, owner).await;
    let payloads = [
        Payload::Action("build D4".to_string()),
        Payload::Automatic("pass".to_string()),
        Payload::Undo(vec![Sequence(4), Sequence(3)]),
        Payload::HandOver(Driver::Bot("builder".parse().unwrap())),
        Payload::Note(Note::AskUndo(Sequence(3))),
        Payload::Note(Note::Agree),
    ];
    let mut entries = payloads.map(|payload| entry(2, payload));
    for (millis, entry) in (30..).zip(&mut entries) {
        entry.at = at(millis);
    }
    let [first @ .., last] = &entries;
    let many = Append {
        entries: first.to_vec(),
        ..step(table, BEGUN, "")
    };
    assert_eq!(store.append(many).await, Ok(Sequence(BEGUN + 5)));
    let one = add(table, BEGUN + 5, [last.clone()]);
    assert_eq!(store.append(one).await, Ok(Sequence(BEGUN + 6)));

    let stored = store.open_table(table).await.unwrap();
    assert_eq!(stored.log[BEGUN as usize..], entries);
    assert_eq!(stored.info.next, Sequence(BEGUN + 6));
    assert_eq!(stored.info.touched_at, at(35));
    assert_eq!(stored.info.to_act, SeatSet::one(seat(2)));
}

pub async fn an_entry_says_who_made_it_and_by_which_submission<S: Store>(store: Arc<S>) {
    let livia = player(&*store, "Livia").await;
    let marcus = player(&*store, "Marcus").await;
    let table = running(&*store, livia).await;
    let made = |player, submission: Option<&str>, text| Entry {
        player,
        submission: submission.map(|id| id.parse().unwrap()),
        ..action(text)
    };
    let entries = [
        made(Some(livia), Some("first-1"), "a"),
        made(Some(livia), Some("first-1"), "b"),
        made(None, None, "a bot's"),
        made(Some(marcus), None, "c"),
        made(Some(marcus), Some("0_Z"), "d"),
    ];
    store
        .append(add(table, BEGUN, entries.clone()))
        .await
        .unwrap();
    let again = [made(Some(marcus), Some("first-1"), "e")];
    store
        .append(add(table, BEGUN + 5, again.clone()))
        .await
        .unwrap();
    let log = store.open_table(table).await.unwrap().log;
    assert_eq!(log[BEGUN as usize..], [&entries[..], &again].concat());

    let ghost = add(table, BEGUN + 6, [made(Some(stranger()), None, "f")]);
    refused(store.append(ghost).await, &Refusal::Contradiction);
}

pub async fn an_append_has_entries_and_an_action_a_seat<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let table = running(&*store, owner).await;
    let before = store.open_table(table).await.unwrap();
    let nothing = add(table, BEGUN, []);
    refused(store.append(nothing).await, &Refusal::Contradiction);
    let nobodys = Entry {
        seat: None,
        ..action("a")
    };
    let nobodys = add(table, BEGUN, [nobodys]);
    refused(store.append(nobodys).await, &Refusal::Contradiction);
    assert_eq!(store.open_table(table).await.unwrap(), before);
}

/// Others see a change only once it is durable, so this also tells an answer that came too soon.
pub async fn what_is_acknowledged_is_seen_at_once<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let mut writers = JoinSet::new();
    for _ in 0..4 {
        let table = running(&*store, owner).await;
        let store = Arc::clone(&store);
        writers.spawn(async move {
            for number in BEGUN..BEGUN + 25 {
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
    store.append(step(table, BEGUN, "a")).await.unwrap();
    store.append(step(table, BEGUN + 1, "b")).await.unwrap();
    let next = Sequence(BEGUN + 2);
    for expected in [0, BEGUN, BEGUN + 1, BEGUN + 3, u32::MAX] {
        let answer = store.append(step(table, expected, "c")).await;
        refused(answer, &Refusal::Stale { next });
    }
    let log = store.open_table(table).await.unwrap().log;
    assert_eq!(log.len(), next.index());
}

pub async fn of_many_writers_of_one_entry_exactly_one_wins<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let table = running(&*store, owner).await;
    for round in BEGUN..BEGUN + 10 {
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
        assert_eq!(log.len(), next.index());
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
        let expected = BEGUN + u32::from(number % 3 == 0);
        writers.spawn(async move { (number, store.append(step(table, expected, "a")).await) });
    }
    while let Some(joined) = writers.join_next().await {
        let (number, answer) = joined.unwrap();
        assert_eq!(answer.is_err(), number % 3 == 0, "{number}: {answer:?}");
    }
    for (number, table) in tables.into_iter().enumerate() {
        let entries = store.open_table(table).await.unwrap().log.len();
        assert_eq!(entries, BEGUN as usize + usize::from(number % 3 != 0));
    }
}

pub async fn an_append_is_all_or_none<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let table = running(&*store, owner).await;
    let before = store.open_table(table).await.unwrap();
    let named = Occupant::Person {
        player: owner,
        alias: Some("two\nlines".to_string()),
    };
    for broken in [action("two\nlines"), sit(2, named)] {
        let broken = add(table, BEGUN, [sit(1, bot()), action("good"), broken]);
        refused(store.append(broken).await, &Refusal::NotOneLine);
    }
    let beyond = add(table, BEGUN, [sit(1, bot()), action("good"), sit(5, bot())]);
    refused(store.append(beyond).await, &Refusal::NoSuchSeat);
    let result = Append {
        result: Some("two\nlines".to_string()),
        ..step(table, BEGUN, "good")
    };
    refused(store.append(result).await, &Refusal::NotOneLine);
    assert_eq!(store.open_table(table).await.unwrap(), before);
}

pub async fn a_game_starts_when_no_seat_is_open<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let table = waiting(&*store, owner).await;
    let started = store.append(add(table, SEATED, [start()])).await;
    refused(started, &Refusal::SeatsOpen);
    assert_eq!(store.table(table).await.unwrap().status, Status::Waiting);
    let too_late = add(table, SEATED, [start(), sit(2, bot())]);
    refused(store.append(too_late).await, &Refusal::SeatsOpen);
    let seated = store.append(add(table, SEATED, [sit(2, bot())])).await;
    let started = add(table, seated.unwrap().0, [start()]);
    assert_eq!(store.append(started).await, Ok(Sequence(SEATED + 2)));
}

/// The last player sits down, the game begins, and its first choice is the only one.
pub async fn a_game_starts_with_its_last_player<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let guest = player(&*store, "Marcus").await;
    let table = waiting(&*store, owner).await;
    let mut automatic = entry(1, Payload::Automatic("draw".to_string()));
    automatic.at = at(31);
    let mut entries = [sit(2, Occupant::person(guest)), start(), automatic];
    entries[1].at = at(30);
    let append = add(table, SEATED, entries.clone());
    assert_eq!(store.append(append).await, Ok(Sequence(SEATED + 3)));
    let stored = store.open_table(table).await.unwrap();
    assert_eq!(stored.log[SEATED as usize..], entries);
    let info = stored.info;
    assert_eq!(info.status, Status::Running);
    assert_eq!(info.started_at, Some(at(30)));
    assert_eq!(info.touched_at, at(31));
    assert_eq!(info.to_act, SeatSet::one(seat(2)));
    assert_eq!(info.seats_of(guest), SeatSet::one(seat(2)));
}

pub async fn a_game_starts_runs_and_finishes<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let table = table_of(owner, &[Occupant::person(owner), bot()]);
    let table = store.create_table(table).await.unwrap();
    let wrong = |answer: Result<Sequence, Error>, status: Status| {
        refused(answer, &Refusal::WrongStatus { status });
    };
    wrong(store.append(step(table, 2, "a")).await, Status::Waiting);
    wrong(store.append(finish(table, 2)).await, Status::Waiting);
    let early = add(table, 2, [action("a"), start()]);
    wrong(store.append(early).await, Status::Waiting);
    let twice = add(table, 2, [start(), start()]);
    wrong(store.append(twice).await, Status::Running);
    store.append(add(table, 2, [start()])).await.unwrap();
    wrong(
        store.append(add(table, 3, [start()])).await,
        Status::Running,
    );
    let info = store.table(table).await.unwrap();
    assert_eq!(info.status, Status::Running);
    assert_eq!(info.started_at, Some(at(20)));

    let end = later(40, finish(table, BEGUN));
    assert_eq!(store.append(end).await, Ok(Sequence(BEGUN + 1)));
    let after = store.append(step(table, BEGUN + 1, "a")).await;
    wrong(after, Status::Finished);
    let info = store.table(table).await.unwrap();
    assert_eq!(info.status, Status::Finished);
    assert_eq!(info.to_act, SeatSet::EMPTY);
    assert_eq!(info.result.as_deref(), Some(RESULT));
    assert_eq!(info.started_at, Some(at(20)));
    assert_eq!(info.finished_at, Some(at(40)));
}

/// Also where somebody sits down with it, which goes another way through the store.
pub async fn a_game_may_end_with_any_append<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let table = running(&*store, owner).await;
    let end = Append {
        result: Some(RESULT.to_string()),
        ..add(table, BEGUN, [sit(1, bot()), action("end")])
    };
    store.append(later(40, end)).await.unwrap();
    let info = store.table(table).await.unwrap();
    assert_eq!(info.status, Status::Finished);
    assert_eq!(info.result.as_deref(), Some(RESULT));
    assert_eq!(info.to_act, SeatSet::EMPTY);
    assert_eq!(info.started_at, Some(at(20)));
    assert_eq!(info.finished_at, Some(at(40)));
}

pub async fn a_repeated_last_move_is_stale<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let table = running(&*store, owner).await;
    store.append(finish(table, BEGUN)).await.unwrap();
    let next = Sequence(BEGUN + 1);
    let again = store.append(finish(table, BEGUN)).await;
    refused(again, &Refusal::Stale { next });
}
