//! A panic costs one request, and is answered as what it is.

use std::future::IntoFuture as _;
use std::net::SocketAddr;

use axum::Router;
use axum::routing::get;
use table::Effort;
use tokio::net::TcpListener;

use super::TestServer;
use super::thinking::ticket;
use crate::error::ApiError;
use crate::http::with_middleware;
use crate::testing::Client;
use protocol::requests::Handled;
use protocol::{Error, LiveMatch};

async fn bug() -> &'static str {
    panic!("a bug, for the test")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panic_is_answered_as_a_panic() {
    let server = TestServer::open().await;
    let routes = Router::new()
        .route("/api/bug", get(bug))
        .route("/api/fine", get(async || "fine"));
    let service = with_middleware(routes, server.app.clone());
    let service = service.into_make_service_with_connect_info::<SocketAddr>();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let stranger = Client::stranger(listener.local_addr().unwrap());
    tokio::spawn(axum::serve(listener, service).into_future());
    let answer = stranger.get("/api/bug?lang=de").await;
    assert_eq!(
        (answer.status, answer.code()),
        (500, "server/panic".to_string())
    );
    assert!(answer.text().contains("Der Server"), "{}", answer.text());
    assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
    assert_eq!(stranger.get("/api/fine").await.text(), "fine");
}

#[tokio::test(flavor = "multi_thread")]
async fn panics_are_counted_wherever_they_happen() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        crate::note_panic(info);
        usual(info);
    }));
    let server = TestServer::open().await;
    let count = async || {
        let text = Client::stranger(server.address)
            .get("/metrics")
            .await
            .text();
        let line = text
            .lines()
            .find_map(|line| line.strip_prefix("aedile_panics_total "));
        line.and_then(|number| number.parse::<u64>().ok()).unwrap()
    };
    let before = count().await;
    let pool = &server.app.services.bot_pool;
    let bug = |_: &_| panic!("a bug, for the test");
    let thought: Option<()> = pool.run(ticket(1, Effort::Glance), bug).await;
    assert_eq!(thought, None);
    // Other tests panic on purpose too.
    assert!(count().await > before);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_change_that_panics_changes_nothing() {
    let server = TestServer::open().await;
    let livia = Client::player(server.address, "Livia").await;
    let (id, mut live) = server.table_of_two(&livia).await;
    let room = server.app.rooms.get_or_open(id.parse().unwrap()).await;
    let bug = |_: &mut LiveMatch, _| -> Result<Handled, Error> { panic!("a bug, for the test") };
    let changed = room.unwrap().change(None, bug).await;
    assert_eq!(changed.unwrap_err(), ApiError(Error::Panic));
    let first = live.actions()[..1].to_vec();
    let answer = live.submit(1, &first).await;
    assert!(answer["done"]["sequence"].is_u64(), "{answer}");
}
