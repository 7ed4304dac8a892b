//! What is left of a forgotten player in the bytes of the data file: no name.
#![allow(clippy::disallowed_methods, reason = "this test reads the file")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use log::Occupant;
use store::suite::fixture::{BEGUN, add, at, begun, bot, entry, player, table_of};
use store::{Deed, Order, SqliteStore, Store};

#[tokio::test]
async fn a_forgotten_name_is_not_in_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.db");
    let store = SqliteStore::open(&path).await.unwrap();
    // Others before and after, so that pages are full and split.
    for number in 0..300 {
        player(&store, &format!("Somebody {number}")).await;
    }
    let marcus = player(&store, "Marcus Porcius Cato").await;
    let beside = Occupant::Person {
        player: marcus,
        alias: Some("Fabius Maximus".to_string()),
    };
    for _ in 0..20 {
        let people = [Occupant::person(marcus), beside.clone(), bot()];
        begun(&store, table_of(marcus, &people)).await;
    }
    let other = player(&store, "Julia").await;
    let people = [Occupant::person(other), Occupant::person(other)];
    let table = begun(&store, table_of(other, &people)).await;
    let took_over = log::Payload::Note(log::Note::TookOver("Marcus Porcius Cato".into()));
    let told = log::Entry {
        player: Some(marcus),
        ..entry(2, took_over)
    };
    store.append(add(table, BEGUN, [told])).await.unwrap();
    for number in 300..600 {
        player(&store, &format!("Somebody {number}")).await;
    }
    let forget = Order {
        who: "self".to_string(),
        what: Deed::Forget(marcus),
        why: String::new(),
        substitute: "builder".parse().unwrap(),
        at: at(1),
    };
    store.carry_out(forget).await.unwrap();
    store.close().await;
    let bytes = std::fs::read(&path).unwrap();
    for name in ["Marcus", "Porcius", "Cato", "Fabius", "Maximus"] {
        let found = bytes
            .windows(name.len())
            .filter(|part| *part == name.as_bytes());
        assert_eq!(found.count(), 0, "{name}");
    }
}
