//! Sessions: listed, in use, ended.

use std::sync::Arc;

use log::{PlayerId, SessionId, TokenHash};

use super::fixture::{at, player, refused, secret};
use crate::{Ending, NewPlayer, Refusal, Store};

/// A player with three browsers, and their secrets.
async fn three_browsers(store: &impl Store) -> (PlayerId, [TokenHash; 3]) {
    let secrets = [secret(), secret(), secret()];
    let (first, second, third) = (secret(), secret(), secret());
    let new = NewPlayer {
        name: "Livia".to_string(),
        secret: secrets[0],
        recovery: first,
        at: at(10),
    };
    let id = store.create_player(new).await.unwrap();
    let recovered = store.recover(first, secrets[1], second, at(20)).await;
    assert_eq!(recovered.unwrap().id, id);
    let recovered = store.recover(second, secrets[2], third, at(30)).await;
    assert_eq!(recovered.unwrap().id, id);
    for (index, secret) in secrets.into_iter().enumerate() {
        let session = store.session(secret).await.unwrap().unwrap().session;
        let touched = store.touch_session(session.id, format!("browser {index}"), at(0));
        touched.await.unwrap();
    }
    (id, secrets)
}

async fn id_of(store: &impl Store, secret: TokenHash) -> SessionId {
    let found = store.session(secret).await.unwrap();
    found.unwrap().session.id
}

async fn hints(store: &impl Store, player: PlayerId) -> Vec<String> {
    let sessions = store.sessions(player).await.unwrap();
    sessions.into_iter().map(|session| session.hint).collect()
}

pub async fn sessions_are_listed_the_last_seen_first<S: Store>(store: Arc<S>) {
    let (livia, secrets) = three_browsers(&*store).await;
    assert_eq!(
        hints(&*store, livia).await,
        ["browser 2", "browser 1", "browser 0"]
    );
    let first = id_of(&*store, secrets[0]).await;
    let touch = async |millis| store.touch_session(first, "newer".into(), at(millis)).await;
    touch(40).await.unwrap();
    touch(35).await.unwrap();
    let seen = store.sessions(livia).await.unwrap().remove(0);
    assert_eq!((seen.id, seen.hint.as_str()), (first, "newer"));
    assert_eq!((seen.created_at, seen.seen_at), (at(10), at(40)));
    let other = player(&*store, "Marcus").await;
    assert_eq!(hints(&*store, other).await, [""]);
}

pub async fn one_session_ends_or_all_others_do<S: Store>(store: Arc<S>) {
    let (livia, secrets) = three_browsers(&*store).await;
    let marcus = player(&*store, "Marcus").await;
    let [first, second, third] = [
        id_of(&*store, secrets[0]).await,
        id_of(&*store, secrets[1]).await,
        id_of(&*store, secrets[2]).await,
    ];
    let foreign = store.end_sessions(marcus, Ending::One(first)).await;
    refused(foreign, &Refusal::NoSuchSession);
    let ended = store.end_sessions(livia, Ending::One(first)).await;
    assert_eq!(ended, Ok(vec![first]));
    assert_eq!(store.session(secrets[0]).await, Ok(None));
    let again = store.end_sessions(livia, Ending::One(first)).await;
    refused(again, &Refusal::NoSuchSession);
    let ended = store.end_sessions(livia, Ending::Others(third)).await;
    assert_eq!(ended, Ok(vec![second]));
    let ended = store.end_sessions(livia, Ending::Others(third)).await;
    assert_eq!(ended, Ok(vec![]));
    assert_eq!(hints(&*store, livia).await, ["browser 2"]);
    assert_eq!(hints(&*store, marcus).await.len(), 1);
}

pub async fn sessions_that_nobody_uses_end<S: Store>(store: Arc<S>) {
    let (livia, secrets) = three_browsers(&*store).await;
    let first = id_of(&*store, secrets[0]).await;
    store
        .touch_session(first, String::new(), at(30))
        .await
        .unwrap();
    assert_eq!(store.end_unused_sessions(at(30)).await, Ok(1));
    assert_eq!(store.session(secrets[1]).await, Ok(None));
    assert_eq!(hints(&*store, livia).await.len(), 2);
}
