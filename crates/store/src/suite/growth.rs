//! What keeps a store that strangers write to from growing: equal records once, quotas, and
//! tables that are warned, closed and forgotten.

use std::sync::Arc;
use std::time::Duration;

use kernel::{Record, SeatSet};
use log::{Append, Closing, Entry, Occupant, Pace, Payload, PlayerId, Status, TableId, Visibility};

use super::fixture::{
    BEGUN, SEATED, action, add, at, begun, bot, close, entry, finish, finished, later, player,
    refused, running, step, stranger, table_of, waiting,
};
use crate::{Counts, Held, Idle, IdleCursor, Import, Listing, Page, Quota, Refusal, Store};

async fn record(store: &impl Store, move_made: &str) -> Record {
    let owner = player(store, "Livia").await;
    let table = running(store, owner).await;
    store.append(step(table, BEGUN, move_made)).await.unwrap();
    store.append(finish(table, BEGUN + 1)).await.unwrap();
    store.open_table(table).await.unwrap().record().unwrap()
}

fn import(record: &Record, uploader: Option<(PlayerId, Quota)>) -> Import {
    Import {
        record: record.clone(),
        visibility: Visibility::Private,
        uploader,
        at: at(99),
    }
}

pub async fn equal_records_are_kept_once<S: Store>(store: Arc<S>) {
    let (one, other) = (record(&*store, "a").await, record(&*store, "b").await);
    assert_eq!(store.find_record(&one).await, Ok(None));
    let first = store.import(import(&one, None)).await.unwrap();
    assert_eq!(store.find_record(&one).await, Ok(Some(first)));
    let before = store.counts().await.unwrap();
    for _ in 0..3 {
        assert_eq!(store.import(import(&one, None)).await, Ok(first));
    }
    assert_eq!(store.counts().await, Ok(before));
    assert_ne!(store.import(import(&other, None)).await, Ok(first));
    // What everybody may find once, everybody finds.
    let listed = |listed: crate::Listed| listed.tables.iter().any(|table| table.id == first);
    let finished = store.list(Listing::Finished, Page::first(9)).await.unwrap();
    assert!(!listed(finished));
    let open = Import {
        visibility: Visibility::Open,
        ..import(&one, None)
    };
    assert_eq!(store.import(open).await, Ok(first));
    let finished = store.list(Listing::Finished, Page::first(9)).await.unwrap();
    assert!(listed(finished));
}

pub async fn a_player_holds_so_much_and_no_more<S: Store>(store: Arc<S>) {
    let (livia, marcus) = (player(&*store, "Livia").await, player(&*store, "M").await);
    let quota = Quota {
        waiting: 2,
        running: 1,
        records: 1,
    };
    let open = |owner| table_of(owner, &[Occupant::person(owner), Occupant::Open]);
    let at_once = || {
        let mut new = table_of(livia, &[Occupant::person(livia), bot()]);
        new.entries.push(super::fixture::start());
        new
    };
    let first = store.create_table_within(open(livia), quota).await.unwrap();
    store.create_table_within(open(livia), quota).await.unwrap();
    let refusal = Refusal::Quota(Held::Waiting);
    refused(
        store.create_table_within(open(livia), quota).await,
        &refusal,
    );
    // Others are not meant, nor is what is of another kind or given up.
    store
        .create_table_within(open(marcus), quota)
        .await
        .unwrap();
    let game = store.create_table_within(at_once(), quota).await;
    refused(
        store.create_table_within(at_once(), quota).await,
        &Refusal::Quota(Held::Running),
    );
    store.append(add(first, SEATED, [close()])).await.unwrap();
    // What waits could begin: it is not the way around the other limit.
    refused(
        store.create_table_within(open(livia), quota).await,
        &Refusal::Quota(Held::Running),
    );
    store.append(finish(game.unwrap(), BEGUN)).await.unwrap();
    store.create_table_within(open(livia), quota).await.unwrap();
    store.create_table_within(at_once(), quota).await.unwrap();

    let (one, other) = (record(&*store, "a").await, record(&*store, "b").await);
    let by = |record| import(record, Some((livia, quota)));
    let kept = store.import(by(&one)).await.unwrap();
    refused(
        store.import(by(&other)).await,
        &Refusal::Quota(Held::Records),
    );
    assert_eq!(store.import(by(&one)).await, Ok(kept), "it is there");
    store.import(import(&other, None)).await.unwrap();
    let nobody = Some((stranger(), quota));
    let unknown = import(&record(&*store, "c").await, nobody);
    refused(store.import(unknown).await, &Refusal::Contradiction);
}

async fn idle<S: Store>(store: &S, idle: Idle, until: i64) -> Vec<TableId> {
    let mut found = Vec::new();
    let mut after = IdleCursor::default();
    loop {
        let page = store.idle(idle, at(until), after).await.unwrap();
        found.extend(page.tables);
        match page.next {
            Some(next) => after = next,
            None => return found,
        }
    }
}

fn expired() -> Entry<String> {
    Entry {
        seat: None,
        ..entry(1, Payload::Close(Closing::Expired))
    }
}

pub async fn an_idle_table_is_warned_before_it_is_closed<S: Store>(store: Arc<S>) {
    let livia = player(&*store, "Livia").await;
    let table = running(&*store, livia).await;
    finished(&*store, livia, 15).await;
    let untouched = Idle::Untouched(Status::Running);
    assert_eq!(idle(&*store, untouched, 19).await, []);
    assert_eq!(idle(&*store, untouched, 20).await, [table]);
    assert_eq!(
        idle(&*store, Idle::Untouched(Status::Waiting), 20).await,
        []
    );
    store.warn(vec![table], at(20), at(100)).await.unwrap();
    assert_eq!(idle(&*store, untouched, 20).await, [], "it is warned");
    let info = store.table(table).await.unwrap();
    assert_eq!((info.closes_at, info.touched_at), (Some(at(100)), at(20)));
    let closing = Idle::Closing(Status::Running);
    assert_eq!(idle(&*store, closing, 99).await, []);
    assert_eq!(idle(&*store, closing, 100).await, [table]);
    // The host thinks better of it.
    store.reprieve(Status::Waiting).await.unwrap();
    assert_eq!(idle(&*store, closing, 100).await, [table]);
    store.reprieve(Status::Running).await.unwrap();
    assert_eq!(idle(&*store, closing, 100).await, []);
    assert_eq!(idle(&*store, untouched, 20).await, [table]);
    store.warn(vec![table], at(20), at(100)).await.unwrap();
    // Whoever plays makes the warning void.
    let played = later(120, step(table, BEGUN, "a"));
    store.append(played).await.unwrap();
    assert_eq!(store.table(table).await.unwrap().closes_at, None);
    assert_eq!(idle(&*store, closing, 999).await, []);
    store.warn(vec![table], at(119), at(130)).await.unwrap();
    assert_eq!(store.table(table).await.unwrap().closes_at, None);

    let gone = later(300, add(table, BEGUN + 1, [expired()]));
    store.append(gone).await.unwrap();
    let stored = store.open_table(table).await.unwrap();
    assert_eq!(stored.info.status, Status::Closed);
    assert_eq!(stored.info.closing, Some(Closing::Expired));
    assert_eq!(stored.info.to_act, SeatSet::EMPTY);
    assert_eq!(stored.log.last().unwrap().payload, expired().payload);
    assert_eq!(stored.record().unwrap().header.seed, None);
}

pub async fn whoever_has_time_for_a_turn_has_it<S: Store>(store: Arc<S>) {
    let livia = player(&*store, "Livia").await;
    let mut new = table_of(livia, &[Occupant::person(livia), bot()]);
    new.pace = Pace::PerTurn(Duration::from_millis(50));
    let table = begun(&*store, new).await;
    let untouched = Idle::Untouched(Status::Running);
    assert_eq!(idle(&*store, untouched, 69).await, []);
    assert_eq!(idle(&*store, untouched, 70).await, [table]);
}

pub async fn only_what_was_never_played_is_forgotten<S: Store>(store: Arc<S>) {
    let livia = player(&*store, "Livia").await;
    let (unplayed, waits) = (waiting(&*store, livia).await, waiting(&*store, livia).await);
    let (plays, ended) = (running(&*store, livia).await, running(&*store, livia).await);
    let over = finished(&*store, livia, 25).await;
    let closing = |table, entries| later(30, add(table, entries, [expired()]));
    store.append(closing(unplayed, SEATED)).await.unwrap();
    store.append(closing(ended, BEGUN)).await.unwrap();
    assert_eq!(idle(&*store, Idle::Unplayed, 29).await, []);
    assert_eq!(idle(&*store, Idle::Unplayed, 30).await, [unplayed]);
    let all = vec![unplayed, waits, plays, ended, over];
    store.forget_unplayed(all).await.unwrap();
    refused(store.table(unplayed).await, &Refusal::NoSuchTable);
    for kept in [waits, plays, ended, over] {
        store.open_table(kept).await.unwrap();
    }
    let counts = Counts {
        players: 1,
        waiting: 1,
        running: 1,
        finished: 1,
        closed: 1,
    };
    assert_eq!(store.counts().await, Ok(counts));
}

pub async fn many_idle_tables_are_found_page_by_page<S: Store>(store: Arc<S>) {
    let livia = player(&*store, "Livia").await;
    let mut made = Vec::new();
    for _ in 0..450 {
        made.push(waiting(&*store, livia).await);
    }
    let mut found = idle(&*store, Idle::Untouched(Status::Waiting), 99).await;
    found.sort();
    made.sort();
    assert_eq!(found, made);
}

pub async fn a_probe_leaves_nothing_behind<S: Store>(store: Arc<S>) {
    assert_eq!(store.trouble(), None);
    let livia = player(&*store, "Livia").await;
    let table = running(&*store, livia).await;
    let before = store.open_table(table).await;
    assert_eq!(store.probe().await, Ok(()));
    assert_eq!(store.open_table(table).await, before);
    let more = Append {
        entries: vec![action("a")],
        ..step(table, BEGUN, "")
    };
    store.append(more).await.unwrap();
    assert_eq!(store.trouble(), None);
}
