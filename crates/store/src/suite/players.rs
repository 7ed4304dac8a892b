//! Players, their secrets, and the way back.

use std::sync::Arc;

use log::Token;

use super::fixture::{at, player, refused, secret, stranger};
use crate::{NewPlayer, Refusal, Store, random};

fn token() -> Token {
    Token::from_random(random())
}

fn livia(secret: Token, recovery: Token) -> NewPlayer {
    NewPlayer {
        name: "Livia".to_string(),
        secret: secret.hash(),
        recovery: recovery.hash(),
        at: at(7),
    }
}

pub async fn a_player_is_found_by_id_and_by_secret<S: Store>(store: Arc<S>) {
    let (secret, recovery) = (token(), token());
    let id = store.create_player(livia(secret, recovery)).await.unwrap();
    let found = store.player(id).await.unwrap();
    assert_eq!((found.name.as_str(), found.created_at), ("Livia", at(7)));
    let by_secret = store.player_by_secret(secret.hash()).await;
    assert_eq!(by_secret, Ok(Some(found)));
    let by_recovery = store.player_by_secret(recovery.hash()).await;
    assert_eq!(by_recovery, Ok(None), "the recovery link is no cookie");
    refused(store.player(stranger()).await, &Refusal::NoSuchPlayer);
}

pub async fn a_player_changes_names<S: Store>(store: Arc<S>) {
    let id = player(&*store, "Livia").await;
    store.rename_player(id, "Julia".into()).await.unwrap();
    assert_eq!(store.player(id).await.unwrap().name, "Julia");
    let nobody = store.rename_player(stranger(), "x".into()).await;
    refused(nobody, &Refusal::NoSuchPlayer);
}

pub async fn recovery_signs_in_another_browser<S: Store>(store: Arc<S>) {
    let (laptop, recovery) = (token(), token());
    let id = store.create_player(livia(laptop, recovery)).await.unwrap();
    for device in [token(), token()] {
        let back = store.recover(recovery.hash(), device.hash(), at(8)).await;
        assert_eq!(back.unwrap().id, id);
        let found = store.player_by_secret(device.hash()).await.unwrap();
        assert_eq!(found.unwrap().id, id);
    }
    let first = store.player_by_secret(laptop.hash()).await.unwrap();
    assert_eq!(first.unwrap().id, id, "the first browser stays signed in");
}

pub async fn a_renewed_recovery_link_makes_the_old_one_invalid<S: Store>(store: Arc<S>) {
    let (old, new) = (token(), token());
    let id = store.create_player(livia(token(), old)).await;
    store.renew_recovery(id.unwrap(), new.hash()).await.unwrap();
    let secret = secret();
    refused(
        store.recover(old.hash(), secret, at(8)).await,
        &Refusal::NoSuchPlayer,
    );
    assert_eq!(store.player_by_secret(secret).await, Ok(None));
    assert!(store.recover(new.hash(), secret, at(8)).await.is_ok());
}

pub async fn a_forgotten_secret_finds_nobody<S: Store>(store: Arc<S>) {
    let secret = token();
    let new = livia(secret, token());
    store.create_player(new).await.unwrap();
    store.forget_secret(secret.hash()).await.unwrap();
    assert_eq!(store.player_by_secret(secret.hash()).await, Ok(None));
    refused(
        store.forget_secret(secret.hash()).await,
        &Refusal::NoSuchPlayer,
    );
}

pub async fn a_token_belongs_to_one_player<S: Store>(store: Arc<S>) {
    let secret = token();
    let first = store.create_player(livia(secret, token())).await;
    let second = store.create_player(livia(secret, token())).await;
    refused(second, &Refusal::Contradiction);
    let found = store.player_by_secret(secret.hash()).await.unwrap();
    assert_eq!(found.unwrap().id, first.unwrap());
    assert_eq!(store.counts().await.unwrap().players, 1);
}
