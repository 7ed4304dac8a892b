//! Tables as text and back.

use std::sync::Arc;

use kernel::{BySeat, Record, Seed};
use log::{Append, Driver, Origin, Payload, Sequence, Status, TableId, Visibility};

use super::fixture::{BEGUN, RESULT, action, at, entry, finish, player, refused, running, step};
use crate::{Import, Listing, Page, Refusal, Store};

/// A running game in which the second of three actions was taken back.
async fn with_undo(store: &impl Store) -> TableId {
    let owner = player(store, "Livia").await;
    let table = running(store, owner).await;
    let driver = Driver::Bot("builder".parse().unwrap());
    let played = Append {
        entries: vec![
            action("build D4"),
            action("build E5"),
            entry(1, Payload::Undo(vec![Sequence(BEGUN + 1)])),
            entry(2, Payload::Automatic("pass".to_string())),
            entry(2, Payload::HandOver(driver)),
        ],
        ..step(table, BEGUN, "")
    };
    store.append(played).await.unwrap();
    table
}

pub async fn a_finished_table_makes_a_record<S: Store>(store: Arc<S>) {
    let table = with_undo(&*store).await;
    store.append(finish(table, BEGUN + 5)).await.unwrap();
    let stored = store.open_table(table).await.unwrap();
    let record = stored.record().unwrap();
    let (seed, commitment) = (Seed::of_series(4, 2), stored.info.commitment);
    let expected = format!(
        "aedile record 1\ngame city\nrules 3\nseats 2\noption first=1\noption expert=false\n\
         commitment {commitment}\nseed {seed}\n1 build D4\n2 pass\n1 end\n{RESULT}\n"
    );
    assert_eq!(record.to_string(), expected);
    assert_eq!(stored.export(), Ok(expected));
}

pub async fn what_is_played_is_what_is_in_force<S: Store>(store: Arc<S>) {
    let table = with_undo(&*store).await;
    let whole = store.open_table(table).await.unwrap();
    let played = store.open_played(table).await.unwrap();
    let words = |stored: &log::StoredTable| {
        let all = stored.in_force();
        let all = all.map(|(entry, seat, words)| (entry.clone(), seat, words.to_string()));
        all.collect::<Vec<_>>()
    };
    assert_eq!(words(&played), words(&whole));
    assert_eq!((played.log.len(), played.info.next), (2, Sequence(2)));
    assert_eq!(played.origin.status, Status::Running);
    let occupants = whole.info.seats.map(|state| state.occupant.clone());
    assert_eq!(played.origin.seats, occupants);
    assert_eq!((played.seed(), played.info.id), (whole.seed(), table));
}

pub async fn a_running_table_keeps_its_seed<S: Store>(store: Arc<S>) {
    let table = with_undo(&*store).await;
    let stored = store.open_table(table).await.unwrap();
    let record = stored.record().unwrap();
    assert_eq!(record.header.seed, None);
    assert_eq!(record.result, None);
    assert_eq!(record.entries.len(), 2);
    let text = record.to_string() + &stored.log_text() + &format!("{stored:?}");
    assert!(!text.contains(&stored.secret.to_string()));
}

pub async fn the_log_can_be_read<S: Store>(store: Arc<S>) {
    let table = with_undo(&*store).await;
    let stored = store.open_table(table).await.unwrap();
    let owner = stored.info.owner.unwrap();
    let expected = format!(
        "0 20 1 sit person {owner}\n1 20 2 sit bot builder\n2 20 - start\n\
         3 20 1 action build D4\n4 20 1 action build E5\n5 20 1 undo 4\n\
         6 20 2 automatic pass\n7 20 2 hand-over bot builder\n"
    );
    assert_eq!(stored.log_text(), expected);
    assert_eq!(stored.export(), Ok(expected));
}

pub async fn a_record_is_imported_as_a_finished_table<S: Store>(store: Arc<S>) {
    let table = with_undo(&*store).await;
    store.append(finish(table, BEGUN + 5)).await.unwrap();
    let record = store.open_table(table).await.unwrap().record().unwrap();
    let import = Import {
        record: record.clone(),
        visibility: Visibility::Open,
        uploader: None,
        at: at(99),
    };
    let copy = store.import(import).await.unwrap();
    let stored = store.open_table(copy).await.unwrap();
    assert_eq!(stored.record().as_ref(), Ok(&record));
    assert_eq!(
        (stored.info.status, stored.info.owner),
        (Status::Finished, None)
    );
    assert_eq!(stored.info.next, Sequence(3));
    let open = BySeat::new(stored.info.seats.seats());
    assert_eq!(stored.origin, Origin::running(open, at(99)));
    assert!(stored.log.iter().all(|entry| entry.player.is_none()));
    let listed = store.list(Listing::Finished, Page::first(1)).await;
    assert_eq!(listed.unwrap().tables, [stored.info]);
}

pub async fn an_unfinished_record_is_not_imported<S: Store>(store: Arc<S>) {
    let table = with_undo(&*store).await;
    let record: Record = store.open_table(table).await.unwrap().record().unwrap();
    let import = Import {
        record,
        visibility: Visibility::Open,
        uploader: None,
        at: at(99),
    };
    refused(store.import(import).await, &Refusal::NotOver);
    assert_eq!(store.counts().await.unwrap().finished, 0);
}
