//! A server for one test: with a data file of its own, on threads of its own, so that whatever
//! panics there is noticed.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, Once};

use serde_json::{Value, json};
use server::testing::{Client, Live, Player};
use server::{Config, Limits};
use store::{Settings, SqliteStore};
use table::AnyGame;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::oneshot;

/// The game where any will do.
pub const GAME: &str = AnyGame::ALL[0].meta().id;

/// A running server.
pub struct TestServer {
    pub address: SocketAddr,
    /// The data file.
    pub file: PathBuf,
    /// Of its threads.
    name: String,
    /// The server stops when this is dropped.
    _stop: oneshot::Sender<()>,
    runtime: Option<Runtime>,
    _folder: TempDir,
}

/// Names of threads that panicked.
static PANICKED: Mutex<Vec<String>> = Mutex::new(Vec::new());

fn note_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            let thread = std::thread::current();
            let name = thread.name().unwrap_or_default().to_string();
            PANICKED.lock().unwrap().push(name);
            usual(info);
        }));
    });
}

/// In memory where that can be had: that what is kept reaches the disk is for other tests to see,
/// and waiting for it here would only take long.
fn folder() -> TempDir {
    let in_memory = tempfile::tempdir_in("/dev/shm");
    in_memory.unwrap_or_else(|_| tempfile::tempdir().unwrap())
}

/// Wide limits, and nothing else said.
pub fn wide() -> Config {
    Config {
        limits: Limits::WIDE,
        ..Config::default()
    }
}

impl TestServer {
    /// With wide limits.
    pub async fn open() -> TestServer {
        TestServer::with(wide(), Settings::default()).await
    }

    /// With these settings.
    pub async fn with(config: Config, settings: Settings) -> TestServer {
        note_panics();
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let name = format!("server-{}", NEXT.fetch_add(1, Ordering::Relaxed));
        let folder = folder();
        let file = folder.path().join("aedile.db");
        let runtime = Builder::new_multi_thread()
            .worker_threads(2)
            .thread_name(&name)
            .enable_all()
            .build()
            .unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let path = file.clone();
        let open = runtime.spawn(async move {
            let store = SqliteStore::open_with(&path, settings).await.unwrap();
            (store, TcpListener::bind("127.0.0.1:0").await.unwrap())
        });
        let (store, listener) = open.await.unwrap();
        let address = listener.local_addr().unwrap();
        let stopped = async { drop(stopped.await) };
        runtime.spawn(server::serve(listener, store, config, stopped));
        TestServer {
            address,
            file,
            name,
            _stop: stop,
            runtime: Some(runtime),
            _folder: folder,
        }
    }

    /// A new player, as a program.
    pub async fn player(&self, name: &str) -> Client {
        Client::player(self.address, name).await
    }

    /// Somebody without a name.
    pub fn stranger(&self) -> Client {
        Client::stranger(self.address)
    }

    /// One of the numbers of `/metrics`.
    pub async fn metric(&self, name: &str) -> u64 {
        let metrics = self.stranger().get("/metrics").await.text();
        let mut pairs = metrics.lines().filter_map(|line| line.split_once(' '));
        let found = pairs.find(|(known, _)| *known == name);
        found.unwrap().1.parse().unwrap()
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
        let panicked = PANICKED.lock().unwrap().contains(&self.name);
        assert!(
            std::thread::panicking() || !panicked,
            "the server panicked; see above"
        );
    }
}

/// A table of people: whoever makes it, and open seats.
pub fn for_people(game: &str, seats: usize) -> Value {
    let mut all = vec![json!({"kind": "me"})];
    all.resize(seats, json!({"kind": "open"}));
    json!({"game": game, "seats": all, "options": {"first": "1"}})
}

/// A table with everybody seated.
pub struct SeatedTable {
    pub id: String,
    /// In seat order.
    pub clients: Vec<Client>,
}

impl SeatedTable {
    /// A table of so many people, who came by the links.
    pub async fn people(server: &TestServer, game: &str, seats: usize) -> SeatedTable {
        let owner = server.player("Livia").await;
        let made = owner.post("/api/tables", &for_people(game, seats)).await;
        let made = made.fine();
        let mut clients = vec![owner];
        for link in made["links"].as_array().unwrap() {
            let guest = server.player(&format!("Guest {}", link["seat"])).await;
            guest.post(CLAIM, &known_link(link)).await.fine();
            clients.push(guest);
        }
        let id = made["table"]["id"].as_str().unwrap().to_string();
        SeatedTable { id, clients }
    }

    /// Somebody's connection, without pictures.
    pub async fn live(&self, seat: usize) -> Live {
        let mut live = self.clients[seat - 1].live(&self.id).await;
        live.hello_blind(Some(seat)).await;
        live
    }

    /// Everybody's connection.
    pub async fn all(&self) -> Vec<Player> {
        let mut players = Vec::new();
        for seat in 1..=self.clients.len() {
            let live = self.live(seat).await;
            players.push(Player { seat, live });
        }
        players
    }

    /// Somebody who may choose.
    pub async fn chooser(&self) -> Player {
        let mut players = self.all().await.into_iter();
        let chooser = players.find(|player| !player.live.actions().is_empty());
        chooser.expect("somebody is to act")
    }

    /// A new link to a seat of the running game, to which everybody agrees.
    pub async fn renewed_link(&self, seat: usize) -> Value {
        let (path, owner) = (self.path("/do"), &self.clients[0]);
        let ask = json!({"ask_link": {"seat": seat}});
        owner.post(&path, &ask).await.fine();
        for (other, client) in (2..).zip(&self.clients[1..]) {
            let yes = json!({"agree": {"seat": other, "sequence": 0, "about": "link"}});
            client.post(&path, &yes).await.fine();
        }
        let path = self.path(&format!("/seats/{seat}/link"));
        owner.post(&path, &Value::Null).await.fine()
    }

    /// The address of something of the table.
    pub fn path(&self, what: &str) -> String {
        format!("/api/tables/{}{what}", self.id)
    }
}

/// Where a seat link is looked at, and where it is used.
pub const LOOK: &str = "/api/links/look";
pub const CLAIM: &str = "/api/links/claim";

/// A seat link as it is used: what stands behind its `#`.
pub fn known_link(link: &Value) -> Value {
    json!({"token": fragment(&link["link"])})
}

/// A seat link with what somebody brings who sits down by it.
pub fn claimed_link(link: &Value, arrival: &Value) -> Value {
    json!({"token": fragment(&link["link"]), "arrival": arrival})
}

/// What stands behind the `#` of an address, where no server or proxy sees it.
pub fn fragment(address: &Value) -> String {
    let (_, fragment) = address.as_str().unwrap().split_once('#').unwrap();
    fragment.to_string()
}
