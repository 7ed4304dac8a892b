//! Players, and the way back.

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
    let by_secret = store.session(secret.hash()).await.unwrap().unwrap();
    assert_eq!((by_secret.player, by_secret.banned), (found, None));
    let by_recovery = store.session(recovery.hash()).await;
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

pub async fn a_recovery_link_works_once_and_leaves_another<S: Store>(store: Arc<S>) {
    let (laptop, first) = (token(), token());
    let id = store.create_player(livia(laptop, first)).await.unwrap();
    let mut link = first;
    for device in [token(), token()] {
        let next = token();
        let recover = async |link: Token| {
            store
                .recover(link.hash(), device.hash(), next.hash(), at(8))
                .await
        };
        assert_eq!(recover(link).await.unwrap().id, id);
        let found = store.session(device.hash()).await.unwrap();
        assert_eq!(found.unwrap().player.id, id);
        refused(recover(link).await, &Refusal::NoSuchPlayer);
        link = next;
    }
    let first = store.session(laptop.hash()).await.unwrap();
    assert_eq!(first.unwrap().player.id, id, "the first browser stays");
    assert_eq!(store.sessions(id).await.unwrap().len(), 3);
}

pub async fn a_renewed_recovery_link_makes_the_old_one_invalid<S: Store>(store: Arc<S>) {
    let (old, new, device) = (token(), token(), token());
    let id = store.create_player(livia(token(), old)).await;
    store.renew_recovery(id.unwrap(), new.hash()).await.unwrap();
    let recover = async |link: Token| {
        store
            .recover(link.hash(), device.hash(), secret(), at(8))
            .await
    };
    refused(recover(old).await, &Refusal::NoSuchPlayer);
    assert_eq!(store.session(device.hash()).await, Ok(None));
    assert!(recover(new).await.is_ok());
}

pub async fn a_token_belongs_to_one_player<S: Store>(store: Arc<S>) {
    let secret = token();
    let first = store.create_player(livia(secret, token())).await;
    let second = store.create_player(livia(secret, token())).await;
    refused(second, &Refusal::Contradiction);
    let found = store.session(secret.hash()).await.unwrap();
    assert_eq!(found.unwrap().player.id, first.unwrap());
    assert_eq!(store.counts().await.unwrap().players, 1);
}
