//! What an operator orders: tables closed, players and networks banned, players forgotten, and all
//! of it noted.

use std::sync::Arc;

use kernel::SeatSet;
use log::{Closing, Driver, Occupant, Payload, PlayerId, Sequence, Status, TableId};

use super::fixture::{
    BEGUN, RESULT, SEATED, at, begun, bot, finish, finished, player, refused, running, seat,
    secret, step, stranger, table_of, waiting,
};
use crate::{AuditId, Banned, Deed, Listing, NewPlayer, Order, Page, Refusal, Store};

fn order(what: Deed) -> Order {
    Order {
        who: "console Titus".to_string(),
        what,
        why: "insults in a name".to_string(),
        substitute: "builder".parse().unwrap(),
        at: at(50),
    }
}

fn ban(player: PlayerId) -> Order {
    order(Deed::Ban(Banned::Player(player)))
}

async fn last_entry(store: &impl Store, table: TableId) -> log::Entry<String> {
    let stored = store.open_table(table).await.unwrap();
    stored.log.last().unwrap().clone()
}

async fn status(store: &impl Store, table: TableId) -> Status {
    store.table(table).await.unwrap().status
}

pub async fn an_operator_closes_what_waits_or_runs<S: Store>(store: Arc<S>) {
    let livia = player(&*store, "Livia").await;
    let operator = Closing::Operator("insults in a name".to_string());
    let tables = [
        (waiting(&*store, livia).await, SEATED),
        (running(&*store, livia).await, BEGUN),
    ];
    for (table, entries) in tables {
        store.carry_out(order(Deed::Close(table))).await.unwrap();
        let info = store.table(table).await.unwrap();
        assert_eq!((info.status, info.result), (Status::Closed, None));
        assert_eq!(info.closing.as_ref(), Some(&operator));
        assert_eq!(info.next, Sequence(entries + 1));
        assert!(info.to_act.is_empty() && info.finished_at.is_none());
        let last = last_entry(&*store, table).await;
        assert_eq!((last.seat, last.player, last.at), (None, None, at(50)));
        assert_eq!(last.payload, Payload::Close(operator.clone()));
        let again = store.carry_out(order(Deed::Close(table))).await;
        let status = Status::Closed;
        refused(again, &Refusal::WrongStatus { status });
    }
    let over = finished(&*store, livia, 25).await;
    let status = Status::Finished;
    let closed = store.carry_out(order(Deed::Close(over))).await;
    refused(closed, &Refusal::WrongStatus { status });
    let nowhere = Deed::Close(TableId::from_random(crate::random()));
    refused(store.carry_out(order(nowhere)).await, &Refusal::NoSuchTable);
    let noted = store.audit_latest(10).await.unwrap();
    assert_eq!(noted.len(), 2, "what was refused is not noted");
}

pub async fn a_banned_player_is_told_and_comes_back_by_no_link<S: Store>(store: Arc<S>) {
    let (browser, recovery) = (secret(), secret());
    let new = NewPlayer {
        name: "Livia".to_string(),
        secret: browser,
        recovery,
        at: at(1),
    };
    let livia = store.create_player(new).await.unwrap();
    store.carry_out(ban(livia)).await.unwrap();
    let found = store.session(browser).await.unwrap().unwrap();
    assert_eq!(found.banned.as_deref(), Some("insults in a name"));
    let recover = async || store.recover(recovery, secret(), secret(), at(60)).await;
    let why = "insults in a name".to_string();
    refused(recover().await, &Refusal::Banned { why });
    let pardon = order(Deed::Unban(Banned::Player(livia)));
    store.carry_out(pardon.clone()).await.unwrap();
    let found = store.session(browser).await.unwrap().unwrap();
    assert_eq!(found.banned, None);
    assert!(recover().await.is_ok(), "the link was not used up");
    refused(store.carry_out(pardon).await, &Refusal::NoSuchBan);
    refused(
        store.carry_out(ban(stranger())).await,
        &Refusal::NoSuchPlayer,
    );
}

pub async fn a_banned_player_leaves_the_tables<S: Store>(store: Arc<S>) {
    let (livia, marcus) = (
        player(&*store, "Livia").await,
        player(&*store, "Marcus").await,
    );
    let (own, guest) = (Occupant::person(livia), Occupant::person(marcus));
    let playing = begun(&*store, table_of(livia, &[own.clone(), guest.clone()])).await;
    let over = finished(&*store, marcus, 25).await;
    let joined = table_of(livia, &[own, guest, Occupant::Open]);
    let joined = store.create_table(joined).await.unwrap();
    let made = waiting(&*store, marcus).await;
    let (before, theirs) = (
        store.table(over).await.unwrap(),
        running(&*store, livia).await,
    );
    store.carry_out(ban(marcus)).await.unwrap();

    let left = store.open_table(playing).await.unwrap();
    let builder = "builder".parse().unwrap();
    assert_eq!(
        left.log.last().unwrap().payload,
        Payload::HandOver(Driver::Bot(builder))
    );
    assert_eq!(left.log.last().unwrap().seat, Some(seat(2)));
    assert_eq!(
        left.info.seats_of(marcus),
        SeatSet::one(seat(2)),
        "to come back to"
    );
    assert_eq!(left.info.to_act, SeatSet::one(seat(1)), "as before");
    let open = store.table(joined).await.unwrap();
    assert_eq!(open.seats[seat(2)].occupant, Occupant::Open);
    assert_eq!(status(&*store, made).await, Status::Closed);
    assert_eq!(store.table(over).await, Ok(before));
    assert_eq!(store.table(theirs).await.unwrap().next, Sequence(BEGUN));
}

pub async fn a_forgotten_player_leaves_moves_and_nothing_else<S: Store>(store: Arc<S>) {
    let (browser, recovery) = (secret(), secret());
    let new = NewPlayer {
        name: "Marcus".to_string(),
        secret: browser,
        recovery,
        at: at(1),
    };
    let marcus = store.create_player(new).await.unwrap();
    let livia = player(&*store, "Livia").await;
    let beside = Occupant::Person {
        player: marcus,
        alias: Some("Fabius Maximus".to_string()),
    };
    let people = [Occupant::person(marcus), beside, Occupant::person(livia)];
    let over = begun(&*store, table_of(marcus, &people)).await;
    store.append(step(over, 4, "a")).await.unwrap();
    let result = Some(format!("{RESULT} 3").replace("31 27", "31 27 9"));
    let end = crate::suite::fixture::later(30, finish(over, 5));
    store.append(log::Append { result, ..end }).await.unwrap();
    let playing = begun(&*store, table_of(marcus, &people)).await;
    let actions = store.open_table(over).await.unwrap().in_force().count();
    store.carry_out(ban(marcus)).await.unwrap();
    store.carry_out(order(Deed::Forget(marcus))).await.unwrap();

    refused(store.player(marcus).await, &Refusal::NoSuchPlayer);
    assert_eq!(store.session(browser).await, Ok(None));
    let recovered = store.recover(recovery, secret(), secret(), at(60)).await;
    refused(recovered, &Refusal::NoSuchPlayer);
    let stored = store.open_table(over).await.unwrap();
    assert_eq!(stored.in_force().count(), actions, "the moves stay");
    assert_eq!(stored.info.seats_of(marcus).len(), 2, "and so do the seats");
    let names = |info: &log::TableInfo| info.seats.clone().map(|state| state.name.clone());
    assert_eq!(
        names(&stored.info).as_slice(),
        [None, None, Some("Livia".to_string())]
    );
    for table in [over, playing] {
        let stored = store.open_table(table).await.unwrap();
        let told = stored.log.iter().map(|entry| entry.payload.words());
        assert!(!told.into_iter().any(|words| words.contains("Fabius")));
    }
    let info = store.table(playing).await.unwrap();
    assert_eq!(info.status, Status::Running);
    assert_eq!(info.seats[seat(1)].occupant, bot());
    assert_eq!(info.seats[seat(2)].occupant, bot());
    assert_eq!(info.seats[seat(3)].occupant, Occupant::person(livia));
    assert_eq!(store.bans().await, Ok(vec![]), "nobody is left to ban");
    let again = store.carry_out(order(Deed::Forget(marcus))).await;
    refused(again, &Refusal::NoSuchPlayer);
    refused(store.carry_out(ban(marcus)).await, &Refusal::NoSuchPlayer);
    let renamed = store.rename_player(marcus, "Nero".into()).await;
    refused(renamed, &Refusal::NoSuchPlayer);
}

pub async fn everything_is_noted_in_order<S: Store>(store: Arc<S>) {
    let livia = player(&*store, "Livia").await;
    let table = waiting(&*store, livia).await;
    let home = Banned::Network("192.0.2.0/24".parse().unwrap());
    let deeds = [
        Deed::Ban(home),
        Deed::Close(table),
        Deed::Ban(Banned::Player(livia)),
        Deed::Unban(home),
    ];
    let mut places = Vec::new();
    for deed in deeds {
        places.push(store.carry_out(order(deed)).await.unwrap());
    }
    let all = store.audit_since(AuditId::default(), 10).await.unwrap();
    let told: Vec<_> = all.iter().map(|noted| (noted.id, noted.what)).collect();
    let expected: Vec<_> = places.iter().copied().zip(deeds).collect();
    assert_eq!(told, expected);
    let first = &all[0];
    assert_eq!((first.who.as_str(), first.at), ("console Titus", at(50)));
    assert_eq!(first.why, "insults in a name");
    let news = store.audit_since(places[1], 1).await.unwrap();
    assert_eq!(news, [all[2].clone()]);
    let latest = store.audit_latest(2).await.unwrap();
    assert_eq!(latest, [all[3].clone(), all[2].clone()]);
    let bans = store.bans().await.unwrap();
    assert_eq!(bans.len(), 1);
    assert_eq!(bans[0].banned, Banned::Player(livia));
    let two_lines = Order {
        why: "a\nb".to_string(),
        ..order(Deed::Ban(home))
    };
    refused(store.carry_out(two_lines).await, &Refusal::NotOneLine);
}

pub async fn operators_find_players_and_tables<S: Store>(store: Arc<S>) {
    let mut people = Vec::new();
    for name in ["Livia", "Marcus", "Olivia"] {
        people.push(player(&*store, name).await);
    }
    store.carry_out(ban(people[2])).await.unwrap();
    let names = async |search: &str| {
        let found = store.players(search.to_string(), 10).await.unwrap();
        let mut names: Vec<_> = found.into_iter().map(|found| found.player.name).collect();
        names.sort();
        names
    };
    assert_eq!(names("").await.len(), 3);
    assert_eq!(names("LIVIA").await, ["Livia", "Olivia"]);
    assert_eq!(names(people[1].as_str()).await, ["Marcus"]);
    let found = store.players("olivia".to_string(), 10).await.unwrap();
    assert_eq!((found[0].sessions, found[0].seen_at), (1, Some(at(1))));
    assert_eq!(found[0].banned.as_deref(), Some("insults in a name"));
    assert_eq!(store.players(String::new(), 2).await.unwrap().len(), 2);
    store
        .carry_out(order(Deed::Forget(people[1])))
        .await
        .unwrap();
    assert_eq!(names("").await, ["Livia", "Olivia"]);

    let mut made = Vec::new();
    for number in 0..3 {
        let mut new = table_of(people[0], &[bot(), bot()]);
        new.at = at(100 + number);
        made.insert(0, store.create_table(new).await.unwrap());
    }
    store.carry_out(order(Deed::Close(made[1]))).await.unwrap();
    let first = store.list(Listing::All, Page::first(2)).await.unwrap();
    let next = Page {
        after: first.next,
        limit: 2,
    };
    let second = store.list(Listing::All, next).await.unwrap();
    let listed = first.tables.iter().chain(&second.tables);
    let listed: Vec<_> = listed.map(|table| table.id).collect();
    assert_eq!((listed, second.next), (made, None));
}
