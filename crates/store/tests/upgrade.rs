//! A data file that the first version of the schema was kept in, with games in every state, opened
//! by this program. Beside it is what that program exported of each table with a log.
#![allow(clippy::disallowed_methods, reason = "these tests are about files")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fs;
use std::path::{Path, PathBuf};

use log::{
    Driver, Note, Occupant, Origin, Pace, Payload, PlayerId, Right, Sequence, Status, StoredTable,
    TableId, Token, UnixMillis, Visibility,
};
use store::suite::fixture::{action, add, at, bot, by, close, refused, seat, secret, sit, start};
use store::{Counts, Deed, Listing, Order, Page, Refusal, SignedIn, SqliteStore, Store};
use tempfile::TempDir;

const FINISHED: &str = "rhatcbzwfb";
const RUNNING: &str = "88pnkeedyf";
const LEFT: &str = "h7et826zm5";
const WAITING: &str = "hb955rkrga";
const CLOSED: &str = "224mf2hmq9";
const IMPORTED: &str = "4tsm4kwy29";
const ALL: [&str; 6] = [FINISHED, RUNNING, LEFT, WAITING, CLOSED, IMPORTED];

/// The link to the third seat of the waiting table, and to the second of the running one.
const OPEN_SEAT: &str = "5v0gacd6p65fg2k6ffghdkv6gs";
const LOST_BROWSER: &str = "63e8dq0pa7e2xcwdv8119bbrx5";
/// The link that Marcus used, and the one to a seat that was given to a bot.
const USED: [&str; 2] = ["jfrt68dsvfm71tgafqcq7mqsts", "4n54mn6cvr9vt9em9acjveymg8"];
/// How Livia's program signs in.
const LIVIAS_TOKEN: &str = "2495fzfzkz1n5xth7h4739e5r9";

fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data")
        .join(name)
}

fn id(table: &str) -> TableId {
    table.parse().unwrap()
}

fn livia() -> PlayerId {
    "ffss92w4md5nnnwt".parse().unwrap()
}

fn marcus() -> PlayerId {
    "gz6beckkr5fhjayh".parse().unwrap()
}

fn fabius() -> Occupant {
    Occupant::Person {
        player: marcus(),
        alias: Some("Fabius Maximus".to_string()),
    }
}

fn token(text: &str) -> Token {
    text.parse().unwrap()
}

/// A copy of a kept file, to be changed.
fn copy_of(file: &str) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("old.db");
    fs::copy(data(file), &path).unwrap();
    (folder, path)
}

fn old_file() -> (TempDir, PathBuf) {
    copy_of("version-1.db")
}

async fn opened() -> (TempDir, SqliteStore) {
    let (folder, path) = old_file();
    (folder, SqliteStore::open(&path).await.unwrap())
}

async fn read_all(store: &SqliteStore) -> Vec<StoredTable> {
    let mut tables = Vec::new();
    for table in ALL {
        tables.push(store.open_table(id(table)).await.unwrap());
    }
    tables
}

#[tokio::test]
async fn every_table_is_exported_as_before() {
    let (_folder, store) = opened().await;
    for (table, file) in [
        (FINISHED, Some("version-1-finished.txt")),
        (RUNNING, Some("version-1-running.txt")),
        (LEFT, Some("version-1-left.txt")),
        (IMPORTED, Some("version-1-imported.txt")),
        (WAITING, None),
        (CLOSED, None),
    ] {
        let expected = file.map_or(String::new(), |file| {
            fs::read_to_string(data(file)).unwrap()
        });
        let stored = store.open_table(id(table)).await.unwrap();
        assert_eq!(stored.export(), Ok(expected), "{table}");
        let made_by = |entry: &log::Entry<String>| entry.player.is_some();
        assert!(!stored.log.iter().any(made_by), "nobody knows any more");
    }
}

#[tokio::test]
async fn a_table_counts_as_begun_with_those_who_sit_there() {
    let (_folder, store) = opened().await;
    let (builder, random) = ("builder".parse().unwrap(), "random".parse().unwrap());
    let person = Occupant::person;
    let of_bot = |level| Occupant::Bot { level };
    let expected = [
        (Status::Finished, vec![of_bot(builder), of_bot(random)]),
        (Status::Running, vec![person(livia()), person(marcus())]),
        (Status::Running, vec![person(marcus()), fabius()]),
        (
            Status::Waiting,
            vec![person(marcus()), fabius(), Occupant::Open, of_bot(builder)],
        ),
        (Status::Closed, vec![person(livia()), Occupant::Open]),
        (Status::Finished, vec![Occupant::Open, Occupant::Open]),
    ];
    for (StoredTable { info, origin, .. }, (status, seats)) in
        read_all(&store).await.into_iter().zip(expected)
    {
        assert_eq!(info.status, status);
        let occupants = info.seats.map(|state| state.occupant.clone());
        assert_eq!(occupants.as_slice(), seats);
        let before = match status {
            Status::Finished => Status::Running,
            _ => status,
        };
        let as_now = Origin {
            status: before,
            shares: kernel::BySeat::new(occupants.seats()),
            seats: occupants,
            started_at: info.started_at,
        };
        assert_eq!(origin, as_now);
    }
}

#[tokio::test]
async fn what_was_agreed_is_as_before() {
    let (_folder, store) = opened().await;
    let StoredTable { info, log, .. } = store.open_table(id(RUNNING)).await.unwrap();
    assert_eq!(info.owner, Some(livia()));
    assert_eq!(info.visibility, Visibility::Private);
    assert!(matches!(info.pace, Pace::PerTurn(limit) if limit.as_secs() == 259_200));
    assert_eq!(info.settings.len(), 1, "hidden scores: {:?}", info.settings);
    assert_eq!(info.started_at, Some(UnixMillis(1_794_807_878_186)));
    assert_eq!(info.touched_at, UnixMillis(1_794_807_879_328));
    assert_eq!(info.next, Sequence(16));
    assert!(info.to_act.contains(seat(2)));
    let says = |payload: Payload<String>| log.iter().any(|entry| entry.payload == payload);
    assert!(says(Payload::Undo(vec![Sequence(3)])));
    assert!(says(Payload::Note(Note::AskUndo(Sequence(5)))));
    assert!(says(Payload::Note(Note::Decline)));
    assert!(says(Payload::HandOver(Driver::Bot(
        "random".parse().unwrap()
    ))));
    let imported = store.table(id(IMPORTED)).await.unwrap();
    assert_eq!(imported.owner, None);
}

#[tokio::test]
async fn players_links_and_lists_are_as_before() {
    let (_folder, store) = opened().await;
    let found = store.session(token(LIVIAS_TOKEN).hash()).await;
    let SignedIn {
        player, session, ..
    } = found.unwrap().unwrap();
    assert_eq!((player.id, player.name.as_str()), (livia(), "Livia"));
    let listed = store.sessions(livia()).await.unwrap();
    assert_eq!(listed, std::slice::from_ref(&session));
    let last = store.table(id(WAITING)).await.unwrap().touched_at;
    assert!(session.created_at < session.seen_at && session.seen_at >= last);
    assert_eq!(store.player(marcus()).await.unwrap().name, "Marcus");
    for (link, place) in [
        (OPEN_SEAT, Some((id(WAITING), seat(3)))),
        (LOST_BROWSER, Some((id(RUNNING), seat(2)))),
        (USED[0], None),
        (USED[1], None),
    ] {
        assert_eq!(store.find_invite(token(link).hash()).await, Ok(place));
    }
    for (listing, tables) in [
        (Listing::Mine(livia()), &[RUNNING][..]),
        (Listing::Mine(marcus()), &[WAITING, LEFT, RUNNING]),
        (Listing::ToJoin, &[WAITING]),
        (Listing::ToWatch, &[LEFT]),
        (Listing::Finished, &[FINISHED]),
        (Listing::FinishedBy(livia()), &[]),
        (Listing::BotToAct, &[]),
    ] {
        let listed = store.list(listing, Page::first(10)).await.unwrap();
        let listed: Vec<_> = listed.tables.iter().map(|table| table.id).collect();
        let expected: Vec<_> = tables.iter().map(|table| id(table)).collect();
        assert_eq!(listed, expected, "{listing:?}");
    }
    let counts = Counts {
        players: 2,
        waiting: 1,
        running: 2,
        finished: 2,
        closed: 1,
    };
    assert_eq!(store.counts().await, Ok(counts));
}

#[tokio::test]
async fn games_go_on() {
    let (_folder, store) = opened().await;
    let running = id(RUNNING);
    let next = Sequence(16);
    let late = store.append(add(running, 15, [action("a")])).await;
    refused(late, &Refusal::Stale { next });
    let move_of = |who, expected| {
        let mut entry = action("take forum");
        (entry.player, entry.seat) = (Some(who), Some(seat(2)));
        entry.submission = "first".parse().ok();
        by(Right::Seat(who, seat(2)), add(running, expected, [entry]))
    };
    refused(store.append(move_of(livia(), 16)).await, &Refusal::NoRight);
    let played = move_of(marcus(), 16);
    let entry = played.entries[0].clone();
    assert_eq!(store.append(played).await, Ok(Sequence(17)));
    let stored = store.open_table(running).await.unwrap();
    assert_eq!(stored.log.len(), 17);
    assert_eq!(stored.log.last(), Some(&entry));

    let waiting = id(WAITING);
    let claim = [sit(3, Occupant::person(livia())), start()];
    let link = Right::Link(seat(3), token(OPEN_SEAT).hash());
    let claimed = store.append(by(link, add(waiting, 0, claim))).await;
    assert_eq!(claimed, Ok(Sequence(2)));
    let stored = store.open_table(waiting).await.unwrap();
    assert_eq!(stored.info.status, Status::Running);
    assert_eq!(stored.info.started_at, Some(at(20)));
    assert_eq!(stored.origin.status, Status::Waiting);
    assert_eq!(stored.origin.seats[seat(3)], Occupant::Open);

    let over = store.append(add(id(FINISHED), 112, [sit(1, bot())])).await;
    let status = Status::Finished;
    refused(over, &Refusal::WrongStatus { status });
    let again = store.append(add(id(CLOSED), 0, [close()])).await;
    let status = Status::Closed;
    refused(again, &Refusal::WrongStatus { status });
}

#[tokio::test]
async fn opening_again_changes_nothing() {
    let (_folder, path) = old_file();
    let store = SqliteStore::open(&path).await.unwrap();
    let before = read_all(&store).await;
    let owner = Right::Owner(livia());
    let link = store::suite::fixture::link(1, secret());
    let linked = store.append(by(owner, add(id(RUNNING), 16, [link]))).await;
    assert_eq!(linked, Ok(Sequence(17)));
    let after = read_all(&store).await;
    store.close().await;

    let again = SqliteStore::open(&path).await.unwrap();
    assert_eq!(read_all(&again).await, after);
    let changed = before
        .iter()
        .zip(&after)
        .filter(|(one, other)| one != other);
    assert_eq!(changed.count(), 1, "the one that was appended to");
}

/// The same file as the program of the second version brought it up.
#[tokio::test]
async fn the_second_version_leads_to_the_same() {
    let (_first, from_first) = opened().await;
    let (_second, path) = copy_of("version-1-of-2.db");
    let from_second = SqliteStore::open(&path).await.unwrap();
    assert_eq!(read_all(&from_second).await, read_all(&from_first).await);
    for store in [from_first, from_second] {
        let found = store.session(token(LIVIAS_TOKEN).hash()).await.unwrap();
        assert_eq!(found.unwrap().player.id, livia());
    }
}

/// How such a table began is kept beside its log, with the names of those beside.
#[tokio::test]
async fn a_player_of_before_is_forgotten_too() {
    let (_folder, store) = opened().await;
    let forget = Order {
        who: "self".to_string(),
        what: Deed::Forget(marcus()),
        why: String::new(),
        substitute: "builder".parse().unwrap(),
        at: at(1),
    };
    store.carry_out(forget).await.unwrap();
    let left = store.open_table(id(LEFT)).await.unwrap();
    let unnamed = Occupant::person(marcus());
    let seats = left.origin.seats.as_slice();
    assert_eq!(seats, [unnamed.clone(), unnamed], "was {:?}", fabius());
    assert_eq!(left.info.seats[seat(2)].occupant, bot());
    let waiting = store.table(id(WAITING)).await.unwrap();
    assert_eq!(waiting.status, Status::Closed);
}
