//! Lists and counts.

use std::sync::Arc;

use kernel::SeatSet;
use log::{Append, Driver, NewTable, Occupant, Payload, TableId, Visibility};

use super::fixture::{
    BEGUN, SEATED, add, begun, bot, close, entry, finish, finished, later, player, running, seat,
    sit, step, table_of, waiting,
};
use crate::{Counts, Cursor, Listing, Page, ParseCursorError, Store};

async fn ids(store: &impl Store, listing: Listing) -> Vec<TableId> {
    let listed = store.list(listing, Page::first(100)).await.unwrap();
    assert_eq!(listed.next, None);
    listed.tables.iter().map(|table| table.id).collect()
}

fn private(occupants: &[Occupant]) -> NewTable {
    let owner = occupants.first().and_then(Occupant::player);
    let mut new = table_of(owner.expect("the owner sits on the first seat"), occupants);
    new.visibility = Visibility::Private;
    new
}

pub async fn my_tables_are_those_i_sit_at_or_made<S: Store>(store: Arc<S>) {
    let livia = player(&*store, "Livia").await;
    let marcus = player(&*store, "Marcus").await;
    let both = [Occupant::person(livia), Occupant::person(marcus)];
    let shared = store.create_table(private(&both)).await.unwrap();
    let bots = table_of(livia, &[bot(), bot()]);
    let watched = store.create_table(bots).await.unwrap();
    let over = finished(&*store, livia, 25).await;
    let closed = waiting(&*store, livia).await;
    store.append(add(closed, SEATED, [close()])).await.unwrap();
    let moved = running(&*store, livia).await;
    let last = later(50, step(moved, BEGUN, "a"));
    store.append(last).await.unwrap();

    let mine = ids(&*store, Listing::Mine(livia)).await;
    assert_eq!(mine[0], moved, "the latest first");
    assert_eq!(mine.len(), 3);
    assert!(mine.contains(&shared) && mine.contains(&watched) && !mine.contains(&over));
    assert_eq!(ids(&*store, Listing::Mine(marcus)).await, [shared]);
    let listed = store.list(Listing::Mine(livia), Page::first(1)).await;
    let expected = store.table(moved).await.unwrap();
    assert_eq!(listed.unwrap().tables, [expected], "with seats and names");
}

pub async fn tables_to_join_are_open_and_have_an_open_seat<S: Store>(store: Arc<S>) {
    let livia = player(&*store, "Livia").await;
    let hidden = private(&[Occupant::person(livia), Occupant::Open]);
    store.create_table(hidden).await.unwrap();
    running(&*store, livia).await;
    let table = waiting(&*store, livia).await;
    assert_eq!(ids(&*store, Listing::ToJoin).await, [table]);
    let taken = store.append(add(table, SEATED, [sit(2, bot())])).await;
    taken.unwrap();
    assert_eq!(ids(&*store, Listing::ToJoin).await, []);
}

pub async fn tables_to_watch_are_open_and_running<S: Store>(store: Arc<S>) {
    let livia = player(&*store, "Livia").await;
    begun(&*store, private(&[Occupant::person(livia), bot()])).await;
    waiting(&*store, livia).await;
    finished(&*store, livia, 30).await;
    let table = running(&*store, livia).await;
    assert_eq!(ids(&*store, Listing::ToWatch).await, [table]);
}

pub async fn bots_to_act_are_found_after_a_restart<S: Store>(store: Arc<S>) {
    let livia = player(&*store, "Livia").await;
    waiting(&*store, livia).await;
    let table = begun(&*store, private(&[Occupant::person(livia), bot()])).await;
    assert_eq!(ids(&*store, Listing::BotToAct).await, []);
    store.append(step(table, BEGUN, "a")).await.unwrap();
    assert_eq!(ids(&*store, Listing::BotToAct).await, [table]);
    let driver = Driver::Bot("builder".parse().unwrap());
    let handed_over = Append {
        to_act: SeatSet::one(seat(1)),
        ..add(table, BEGUN + 1, [entry(1, Payload::HandOver(driver))])
    };
    store.append(handed_over).await.unwrap();
    assert_eq!(ids(&*store, Listing::BotToAct).await, [table]);
}

pub async fn finished_games_are_open_or_my_own<S: Store>(store: Arc<S>) {
    let livia = player(&*store, "Livia").await;
    let marcus = player(&*store, "Marcus").await;
    let hidden = begun(&*store, private(&[Occupant::person(livia), bot()])).await;
    store.append(finish(hidden, BEGUN)).await.unwrap();
    let first = finished(&*store, marcus, 30).await;
    let second = finished(&*store, livia, 40).await;
    running(&*store, livia).await;
    assert_eq!(ids(&*store, Listing::Finished).await, [second, first]);
    let own = ids(&*store, Listing::FinishedBy(livia)).await;
    assert_eq!(own, [second, hidden]);
}

pub async fn pages_follow_each_other_without_gap_or_repeat<S: Store>(store: Arc<S>) {
    let livia = player(&*store, "Livia").await;
    let mut expected = Vec::new();
    for number in 0..11 {
        // Several at the same moment: the id decides.
        expected.push(finished(&*store, livia, 100 + number / 3).await);
    }
    for listing in [Listing::Finished, Listing::FinishedBy(livia)] {
        let mut page = Page::first(4);
        let mut found = Vec::new();
        let mut sizes = Vec::new();
        loop {
            let listed = store.list(listing, page).await.unwrap();
            sizes.push(listed.tables.len());
            found.extend(listed.tables);
            page.after = listed.next;
            if page.after.is_none() {
                break;
            }
        }
        assert_eq!(sizes, [4, 4, 3]);
        assert!(found.is_sorted_by_key(|table| std::cmp::Reverse(table.finished_at)));
        let mut ids: Vec<_> = found.iter().map(|table| table.id).collect();
        ids.sort();
        expected.sort();
        assert_eq!(ids, expected);
    }
}

pub async fn a_cursor_travels_as_text<S: Store>(store: Arc<S>) {
    let livia = player(&*store, "Livia").await;
    waiting(&*store, livia).await;
    waiting(&*store, livia).await;
    let listed = store.list(Listing::ToJoin, Page::first(1)).await.unwrap();
    let cursor = listed.next.unwrap();
    assert_eq!(cursor.to_string().parse(), Ok(cursor));
    for bad in ["", "12", "x-0123456789", "12-0123"] {
        assert_eq!(bad.parse::<Cursor>(), Err(ParseCursorError));
    }
}

pub async fn counts_count<S: Store>(store: Arc<S>) {
    assert_eq!(store.counts().await, Ok(Counts::default()));
    let livia = player(&*store, "Livia").await;
    player(&*store, "Marcus").await;
    let closed = waiting(&*store, livia).await;
    store.append(add(closed, SEATED, [close()])).await.unwrap();
    waiting(&*store, livia).await;
    running(&*store, livia).await;
    running(&*store, livia).await;
    finished(&*store, livia, 30).await;
    let counts = Counts {
        players: 2,
        waiting: 1,
        running: 2,
        finished: 1,
        closed: 1,
    };
    assert_eq!(store.counts().await, Ok(counts));
}
