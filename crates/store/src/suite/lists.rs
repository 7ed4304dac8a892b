//! Lists and counts.

use std::sync::Arc;

use kernel::SeatSet;

use super::fixture::{at, bot, finished, player, running, seat, start, step, table_of, waiting};
use crate::{
    Append, Counts, Cursor, Listing, Occupant, Page, ParseCursorError, Store, TableId, Visibility,
};

async fn ids(store: &impl Store, listing: Listing) -> Vec<TableId> {
    let listed = store.list(listing, Page::first(100)).await.unwrap();
    assert_eq!(listed.next, None);
    listed.tables.iter().map(|table| table.id).collect()
}

async fn private(store: &impl Store, occupants: &[Occupant]) -> TableId {
    let Some(Occupant::Person { player, .. }) = occupants.first() else {
        panic!("the owner sits on the first seat");
    };
    let mut new = table_of(*player, occupants);
    new.visibility = Visibility::Private;
    store.create_table(new).await.unwrap()
}

pub async fn my_tables_are_those_i_sit_at_or_made<S: Store>(store: Arc<S>) {
    let livia = player(&*store, "Livia").await;
    let marcus = player(&*store, "Marcus").await;
    let both = [Occupant::person(livia), Occupant::person(marcus)];
    let shared = private(&*store, &both).await;
    let bots = table_of(livia, &[bot(), bot()]);
    let watched = store.create_table(bots).await.unwrap();
    let over = finished(&*store, livia, 25).await;
    let closed = waiting(&*store, livia).await;
    store.close_table(closed, at(30)).await.unwrap();
    let moved = running(&*store, livia).await;
    let later = Append {
        at: at(50),
        ..step(moved, 0, "a")
    };
    store.append(later).await.unwrap();

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
    private(&*store, &[Occupant::person(livia), Occupant::Open]).await;
    running(&*store, livia).await;
    let table = waiting(&*store, livia).await;
    assert_eq!(ids(&*store, Listing::ToJoin).await, [table]);
    let taken = store.change_seat(table, seat(2), Occupant::Open, bot());
    taken.await.unwrap();
    assert_eq!(ids(&*store, Listing::ToJoin).await, []);
}

pub async fn tables_to_watch_are_open_and_running<S: Store>(store: Arc<S>) {
    let livia = player(&*store, "Livia").await;
    let hidden = private(&*store, &[Occupant::person(livia), bot()]).await;
    store.append(start(hidden)).await.unwrap();
    waiting(&*store, livia).await;
    finished(&*store, livia, 30).await;
    let table = running(&*store, livia).await;
    assert_eq!(ids(&*store, Listing::ToWatch).await, [table]);
}

pub async fn bots_to_act_are_found_after_a_restart<S: Store>(store: Arc<S>) {
    let livia = player(&*store, "Livia").await;
    waiting(&*store, livia).await;
    let table = private(&*store, &[Occupant::person(livia), bot()]).await;
    store.append(start(table)).await.unwrap();
    let turn_of = |number: usize| Append {
        to_act: SeatSet::one(seat(number)),
        change: None,
        ..start(table)
    };
    store.append(turn_of(1)).await.unwrap();
    assert_eq!(ids(&*store, Listing::BotToAct).await, []);
    store.append(turn_of(2)).await.unwrap();
    assert_eq!(ids(&*store, Listing::BotToAct).await, [table]);
}

pub async fn finished_games_are_open_or_my_own<S: Store>(store: Arc<S>) {
    let livia = player(&*store, "Livia").await;
    let marcus = player(&*store, "Marcus").await;
    let hidden = private(&*store, &[Occupant::person(livia), bot()]).await;
    store.append(start(hidden)).await.unwrap();
    let end = super::fixture::finish(hidden, 0);
    store.append(end).await.unwrap();
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
    store.close_table(closed, at(30)).await.unwrap();
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
