//! What is kept of a deal: shares, secrets, and where a game goes on from.

use std::sync::Arc;

use kernel::{Dealing, Record, Secret, Share, Source};
use log::{Append, NewTable, Occupant, Payload, PlayerId, Sequence, Status, TableId, Visibility};

use super::fixture::{
    SEATED, action, add, at, bot, entry, finish, player, refused, running, seat, sit, start,
    table_of,
};
use crate::{Import, Refusal, Store};

fn share(byte: u8) -> Share {
    Share::from_bytes([byte; 32])
}

/// A table of two with a shared deal; the owner has added a share, the second seat is open.
fn shared(owner: PlayerId) -> NewTable {
    let mut new = table_of(owner, &[Occupant::person(owner), Occupant::Open]);
    new.dealing = Dealing::Shared {
        table: new.id.as_str().parse().unwrap(),
    };
    new.secret = Secret::from_bytes([6; 32]);
    promise(&mut new);
    new.entries.push(entry(1, Payload::Share(share(1))));
    new
}

fn promise(new: &mut NewTable) {
    let options = new.options.iter().map(|(key, value)| (&**key, &**value));
    let agreed = kernel::Agreed::new(&new.game, new.rules_version, new.seats, options);
    new.commitment = new.dealing.commitment(&agreed, &new.secret);
}

/// Whether the seats have added a share, as it is listed.
async fn added(store: &impl Store, table: TableId) -> Vec<bool> {
    let seats = store.table(table).await.unwrap().seats;
    seats.as_slice().iter().map(|state| state.shared).collect()
}

/// A finished game of a shared deal, to which the owner alone added.
async fn over(store: &impl Store) -> (TableId, Record) {
    let owner = player(store, "Livia").await;
    let table = store.create_table(shared(owner)).await.unwrap();
    let begun = add(table, SEATED + 1, [sit(2, bot()), start()]);
    store.append(begun).await.unwrap();
    store.append(finish(table, SEATED + 3)).await.unwrap();
    let record = store.open_table(table).await.unwrap().record();
    (table, record.unwrap())
}

pub async fn a_share_goes_with_who_sits_there_until_the_start<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let table = store.create_table(shared(owner)).await.unwrap();
    assert_eq!(added(&*store, table).await, [true, false]);
    let again = || sit(1, Occupant::person(owner));
    store.append(add(table, 2, [again()])).await.unwrap();
    assert_eq!(added(&*store, table).await, [false, false]);
    let both = [(1, 2), (2, 3)].map(|(seat, byte)| entry(seat, Payload::Share(share(byte))));
    let [first, second] = both;
    let begun = add(table, 3, [first, sit(2, bot()), second, start()]);
    store.append(begun).await.unwrap();
    store.append(add(table, 7, [again()])).await.unwrap();
    assert_eq!(added(&*store, table).await, [true, true]);
    let stored = store.open_table(table).await.unwrap();
    assert_eq!(stored.shares().as_slice(), [Some(share(2)), Some(share(3))]);
    let dealing = stored.info.dealing;
    let seed = dealing.seed(&stored.info.commitment, &stored.secret, &stored.shares());
    assert_eq!(stored.seed(), seed);
    let played = store.open_played(table).await.unwrap();
    assert_eq!(played.seed(), seed, "a miniature is of the same deal");
}

pub async fn a_share_is_added_while_the_table_waits<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let table = running(&*store, owner).await;
    let late = add(table, 3, [entry(1, Payload::Share(share(1)))]);
    let status = Status::Running;
    refused(store.append(late).await, &Refusal::WrongStatus { status });
    let nowhere = shared(owner);
    let beyond = NewTable {
        entries: vec![entry(3, Payload::Share(share(1)))],
        ..nowhere
    };
    refused(store.create_table(beyond).await, &Refusal::NoSuchSeat);
}

pub async fn an_id_names_one_table<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let new = shared(owner);
    assert_eq!(store.create_table(new.clone()).await, Ok(new.id));
    let again = NewTable {
        id: new.id,
        ..shared(owner)
    };
    refused(store.create_table(again).await, &Refusal::Contradiction);
    assert_eq!(store.counts().await.unwrap().waiting, 1);
}

pub async fn a_shared_deal_is_told_by_the_record<S: Store>(store: Arc<S>) {
    let (table, record) = over(&*store).await;
    let stored = store.open_table(table).await.unwrap();
    let parts = record.header.parts.as_ref().unwrap();
    assert_eq!(parts.secret, stored.secret);
    assert_eq!(parts.shares.as_slice(), [Some(share(1)), None]);
    assert_eq!(record.header.seed, Some(stored.seed()));
    assert!(!stored.info.known_deal);
}

pub async fn a_record_of_a_shared_deal_is_imported_as_it_is<S: Store>(store: Arc<S>) {
    let (table, record) = over(&*store).await;
    let copy = store.import(Import {
        record: record.clone(),
        visibility: Visibility::Open,
        at: at(99),
        uploader: None,
    });
    let copy = copy.await.unwrap();
    assert_ne!(copy, table);
    let stored = store.open_table(copy).await.unwrap();
    assert_eq!(stored.record(), Ok(record));
    assert_eq!(added(&*store, copy).await, [true, false]);
    assert!(
        stored.info.known_deal,
        "what comes from elsewhere may be known"
    );
}

pub async fn a_game_that_goes_on_stays_marked<S: Store>(store: Arc<S>) {
    let owner = player(&*store, "Livia").await;
    let (_, record) = over(&*store).await;
    let mut new = table_of(owner, &[Occupant::person(owner), bot()]);
    let from = Source {
        commitment: record.header.commitment,
        decisions: 1,
    };
    let table = new.id.as_str().parse().unwrap();
    new.dealing = Dealing::Continued { table, from };
    promise(&mut new);
    new.entries.extend([start(), action("end")]);
    let id = store.create_table(new.clone()).await.unwrap();
    let over = Append {
        expected: Sequence(4),
        ..finish(id, 4)
    };
    store.append(over).await.unwrap();
    let stored = store.open_table(id).await.unwrap();
    assert!(stored.info.known_deal);
    assert_eq!(stored.info.dealing, new.dealing);
    let text = stored.record().unwrap().to_string();
    assert!(text.contains(&format!("\nfrom {from}\n")), "{text}");
    assert_eq!(stored.info.seats[seat(1)].occupant.player(), Some(owner));
}
