//! Nothing hidden leaves over the wire: a recorded game of every seat and of a watcher equals,
//! byte for byte, what a table would say whose hidden things are all others.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use kernel::testing::seed;
use kernel::{Header, Record, Rng, Seat, Seed, Viewer};
use log::{Sequence, Status, TableId, UnixMillis};
use protocol::wire::{Answer, NewTable, OverlayAreas, Reply, ServerMessage};
use protocol::{Error, Secrets, TableSpec, Viewpoint};
use scene::{Format, Lang, Theme};
use serde_json::{Value, json};
use store::{Store as _, random};
use table::{AnyGame, AnyTable, Author, Command, Onlooker, Refusal, Shown, Update};

use super::TestServer;
use crate::clock;
use crate::room::Room;
use crate::state::AppState;
use crate::testing::{Client, Live, submission};

impl TestServer {
    /// A table like one that the player asked for, but with a seed that the test knows.
    async fn table(&self, owner: &Client, new: &Value, index: u64) -> String {
        let me = owner.get("/api/me").await.fine();
        let owner = me["player"]["id"].as_str().unwrap().parse().unwrap();
        let new: NewTable = serde_json::from_value(new.clone()).unwrap();
        let mut id = [0; 10];
        id[..8].copy_from_slice(&index.to_le_bytes());
        // Nobody adds a share, so these two decide the deal.
        let secrets = Secrets {
            id: TableId::from_random(id),
            secret: Seed::of_series(seed(), index).into(),
            ..Secrets::from_random(&random())
        };
        let spec = TableSpec::new(&new).unwrap();
        let (table, _) = spec.found(owner, &secrets, clock::now()).unwrap();
        self.app
            .store()
            .create_table(table)
            .await
            .unwrap()
            .to_string()
    }
}

/// A live connection, and what it was shown.
struct Witness {
    viewpoint: Viewpoint,
    client: Client,
    live: Live,
    shown: Shown,
    /// How many messages were compared.
    compared: usize,
}

/// What is played.
struct Deal {
    game: AnyGame,
    seats: usize,
    options: BTreeMap<String, String>,
}

impl Deal {
    /// Of the kept games the one with the most options, because each may hide something of its
    /// own; the plain game where there is none.
    fn fullest(game: AnyGame) -> Deal {
        let records = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records");
        let files = std::fs::read_dir(records.join(game.meta().id)).unwrap();
        let paths = files.map(|file| file.unwrap().path());
        let texts = paths.filter(|path| path.is_file());
        let texts = texts.map(|path| std::fs::read_to_string(path).unwrap());
        let kept = texts.filter_map(|text| Record::parse(&text).ok());
        let fullest = kept
            .map(|record| chosen(&record.header, game))
            .max_by_key(|deal| (deal.options.len(), Reverse(deal.seats)));
        let plain = Deal {
            game,
            seats: game.meta().min_seats,
            options: BTreeMap::new(),
        };
        fullest
            .filter(|deal| deal.options.len() > 1)
            .unwrap_or(plain)
    }
}

/// The deal of a kept game, with the options that are not the default.
fn chosen(header: &Header, game: AnyGame) -> Deal {
    let plain = |key: &str, value: &str| {
        let mut specs = game.facts().options.iter();
        specs.any(|spec| spec.key == key && spec.default == value)
    };
    let chosen = header.options.iter();
    let chosen = chosen.filter(|(key, value)| !plain(key, value));
    Deal {
        game,
        seats: header.seats.count(),
        options: chosen.cloned().collect(),
    }
}

/// A game that is listened to from all sides.
struct RecordedGame {
    app: Arc<AppState>,
    room: Arc<Room>,
    /// By seat, then a watcher.
    witnesses: Vec<Witness>,
    rng: Rng,
    /// Actions that were taken, and places that anybody saw.
    past: Vec<String>,
    hits: Vec<String>,
    next_id: u32,
}

impl RecordedGame {
    async fn open(server: &TestServer, deal: &Deal, index: u64) -> RecordedGame {
        let Deal { game, seats, .. } = *deal;
        let mut all = vec![json!({"kind": "me"})];
        all.resize(seats, json!({"kind": "open"}));
        let new = json!({"game": game.meta().id, "seats": all, "options": deal.options,
            "visibility": "open", "hide_scores": index % 2 == 1});
        let owner = Client::player(server.address, "Livia").await;
        let id = server.table(&owner, &new, index).await;
        let mut clients = vec![owner];
        for seat in 2..=seats {
            let guest = Client::player(server.address, &format!("Guest {seat}")).await;
            let path = format!("/api/tables/{id}/seats/{seat}/take");
            guest.post(&path, &Value::Null).await.fine();
            clients.push(guest);
        }
        clients.push(Client::stranger(server.address));
        let mut witnesses = Vec::new();
        for (number, client) in (1..).zip(clients) {
            let seat = (number <= seats).then_some(number);
            witnesses.push(Witness::new(client, &id, seat).await);
        }
        RecordedGame {
            app: server.app.clone(),
            room: server
                .app
                .rooms
                .get_or_open(id.parse().unwrap())
                .await
                .unwrap(),
            witnesses,
            rng: Seed::of_series(seed(), index)
                .derive("redaction on the wire")
                .rng(),
            past: Vec::new(),
            hits: Vec::new(),
            next_id: 1,
        }
    }

    /// What the double says from there.
    fn imagined<T>(
        &mut self,
        viewpoint: Viewpoint,
        say: impl FnOnce(&mut dyn AnyTable, &Onlooker<'_>) -> T,
    ) -> T {
        let (rng, translations) = (&mut self.rng, &self.app.services.translations);
        self.room.read(|live| {
            let over = live.table.status() == Status::Finished;
            let viewer = match viewpoint.viewer {
                // After the end who watches sees everything.
                Viewer::Spectator if over => Viewer::Everything,
                other => other,
            };
            let mut double = live.table.double(viewer, rng);
            say(
                &mut *double,
                &live.onlooker(
                    Viewpoint {
                        viewer,
                        ..viewpoint
                    },
                    translations,
                ),
            )
        })
    }

    fn sequence(&self) -> Sequence {
        self.room.read(|live| live.table.sequence())
    }

    /// A witness hears until this is said; every update on the way is compared.
    async fn hear(&mut self, who: usize, last: impl Fn(&Value) -> bool) -> String {
        loop {
            let text = self.witnesses[who].live.next_text().await;
            let text = text.expect("the connection is open");
            let message: Value = serde_json::from_str(&text).unwrap();
            if !message["update"].is_null() {
                self.compare_update(who, &text);
                self.witnesses[who].live.update = message["update"].clone();
            }
            if last(&message) {
                return text;
            }
        }
    }

    fn compare_update(&mut self, who: usize, text: &str) {
        let (viewpoint, shown) = (
            self.witnesses[who].viewpoint,
            self.witnesses[who].shown.clone(),
        );
        let update: Update = self.imagined(viewpoint, |double, onlooker| {
            double.update(onlooker, &shown)
        });
        let witness = &mut self.witnesses[who];
        witness.shown.note(&update);
        witness.compared += 1;
        self.hits.extend(hits(&update));
        same(
            text,
            &spelled(&ServerMessage::Update(Box::new(update))),
            viewpoint,
        );
    }

    /// Everybody hears of the newest state.
    async fn all_hear(&mut self) {
        let now = json!(self.sequence());
        for who in 0..self.witnesses.len() {
            if self.witnesses[who].live.update["sequence"] != now {
                self.hear(who, |message| message["update"]["sequence"] == now)
                    .await;
            }
        }
    }

    /// Asks something, and compares the answer with the double's.
    async fn ask(&mut self, who: usize, request: Value, expected: Answer) {
        let id = self.next_id;
        self.next_id += 1;
        let message = json!({"id": id, "request": request});
        self.witnesses[who].live.say(&message).await;
        let text = self.hear(who, |message| message["id"] == id).await;
        let reply = Reply {
            id: Some(id),
            answer: expected,
        };
        let expected = spelled(&ServerMessage::Reply(Box::new(reply)));
        same(&text, &expected, self.witnesses[who].viewpoint);
        self.witnesses[who].compared += 1;
    }

    fn refused(&self, error: &Error, lang: Lang) -> Answer {
        let translations = &self.app.services.translations;
        Answer::Error(error.body(translations, lang))
    }

    async fn ask_all(&mut self) {
        for who in 0..self.witnesses.len() {
            // Drawing twice for each answer takes its time.
            if self.rng.below(6) > 0 {
                continue;
            }
            let viewpoint = self.witnesses[who].viewpoint;
            if let Some(hit) = self.rng.choose(&self.hits).cloned() {
                let help = self.imagined(viewpoint, |double, onlooker| {
                    double.help(&table::Pointed::at(&hit), onlooker)
                });
                let answer = help.map(Answer::Help);
                let answer =
                    answer.unwrap_or_else(|| self.refused(&Error::UnknownHelp, viewpoint.lang));
                self.ask(who, json!({"help": {"hit": hit}}), answer).await;
            }
            self.ask_overlay(who).await;
            if let Viewer::Seat(seat) = viewpoint.viewer {
                for actions in self.tries(who) {
                    self.try_actions(who, seat, &actions).await;
                }
            }
        }
    }

    /// What lies over the pictures; a key of another game is refused.
    async fn ask_overlay(&mut self, who: usize) {
        let keys = ["zones", "counts", "corners", "aqueducts"];
        let (key, viewpoint) = (
            keys[self.rng.below(keys.len())],
            self.witnesses[who].viewpoint,
        );
        let areas = self.imagined(viewpoint, |double, onlooker| {
            double.overlay(key, &[], onlooker)
        });
        let sequence = self.sequence();
        let answer = areas.map(|areas| Answer::Overlay(OverlayAreas { sequence, areas }));
        let answer = answer.unwrap_or_else(|| self.refused(&Error::UnknownHelp, viewpoint.lang));
        self.ask(who, json!({"overlay": {"key": key}}), answer)
            .await;
    }

    /// Lists worth trying: an offered one and one of the past in a row, one of the past.
    fn tries(&mut self, who: usize) -> Vec<Vec<String>> {
        let (offered, past) = (self.witnesses[who].live.actions(), &self.past);
        let (rng, mut tries) = (&mut self.rng, Vec::new());
        let old = rng.choose(past).cloned();
        if let Some(action) = rng.choose(&offered) {
            tries.push([vec![action.clone()], old.clone().into_iter().collect()].concat());
        }
        tries.extend(old.map(|old| vec![old]));
        tries
    }

    /// Stages the actions; submits them if that would be refused.
    async fn try_actions(&mut self, who: usize, seat: Seat, actions: &[String]) {
        let (viewpoint, now) = (self.witnesses[who].viewpoint, self.sequence());
        let list = json!({"seat": seat, "sequence": now, "actions": actions});
        let staged = self.imagined(viewpoint, |double, onlooker| {
            double.stage(seat, now, actions, onlooker)
        });
        let answer = match staged {
            Ok(staged) => Answer::Staged(Box::new(staged)),
            Err(refusal) => self.refused(&refusal.into(), viewpoint.lang),
        };
        self.ask(who, json!({"stage": list}), answer).await;
        let refused: Option<Refusal> = self.imagined(viewpoint, |double, _| {
            let player = double.occupant(seat).and_then(log::Occupant::player);
            let submit = Command::Submit {
                seat,
                answered: now,
                actions: actions.to_vec(),
            };
            let author = Author::player(player.unwrap(), UnixMillis(i64::MAX));
            double.propose(&submit, &author).err()
        });
        if let Some(refusal) = refused {
            let answer = self.refused(&refusal.into(), viewpoint.lang);
            self.ask(who, json!({"submit": list}), answer).await;
        }
    }

    /// What a program is told over HTTP, and the small picture.
    async fn ask_over_http(&mut self) {
        let who = self.rng.below(self.witnesses.len());
        let (client, viewer) = (
            self.witnesses[who].client.clone(),
            self.witnesses[who].viewpoint.viewer,
        );
        let viewpoint = Viewpoint {
            viewer,
            lang: Lang::En,
            format: Format::Narrow,
        };
        let seat = match viewer {
            Viewer::Seat(seat) => format!("&seat={seat}"),
            Viewer::Spectator | Viewer::Everything => String::new(),
        };
        let path = format!("/api/tables/{}", self.room.id());
        let told = client
            .get(&format!("{path}/state?format=narrow{seat}"))
            .await;
        let update: Update = self.imagined(viewpoint, |double, onlooker| {
            double.update(onlooker, &Shown::default())
        });
        same(
            &told.text(),
            &serde_json::to_string(&update).unwrap(),
            viewpoint,
        );
        let thumb = client.get(&format!("{path}/thumb.svg")).await.text();
        let viewpoint = Viewpoint {
            viewer: Viewer::Spectator,
            lang: Lang::En,
            format: Format::Thumb,
        };
        let picture = self.imagined(viewpoint, |double, onlooker| {
            double.picture(onlooker, Theme::Light)
        });
        same(&thumb, &picture, viewpoint);
    }

    /// Somebody acts, and now and then takes it back; nothing once the game is over.
    async fn step(&mut self) -> Option<()> {
        let may = |witness: &Witness| !witness.live.actions().is_empty();
        let who = self.witnesses.iter().position(may)?;
        let action = self
            .rng
            .choose(&self.witnesses[who].live.actions())?
            .clone();
        let now = u64::from(self.sequence().0);
        self.change(who, submission(who + 1, now, std::slice::from_ref(&action)))
            .await;
        self.past.push(action);
        let free = self.witnesses[who].live.update["undo"]["free"][0].clone();
        if !free.is_null() && self.rng.below(8) == 0 {
            let undo = json!({"seat": who + 1, "sequence": self.sequence(), "point": free});
            self.change(who, json!({"undo": undo})).await;
        }
        Some(())
    }

    async fn change(&mut self, who: usize, request: Value) {
        let id = self.next_id;
        self.next_id += 1;
        let message = json!({"id": id, "request": request});
        self.witnesses[who].live.say(&message).await;
        let done = self.hear(who, |message| message["id"] == id).await;
        assert!(done.contains("\"done\""), "{request}: {done}");
        self.all_hear().await;
    }
}

impl Witness {
    async fn new(client: Client, table: &str, seat: Option<usize>) -> Witness {
        // Not all alike: languages and formats take turns.
        let number = seat.unwrap_or(0);
        let viewpoint = Viewpoint {
            viewer: seat.map_or(Viewer::Spectator, |seat| {
                Viewer::Seat(Seat::from_number(seat).unwrap())
            }),
            lang: Lang::ALL[number % Lang::ALL.len()],
            format: [Format::Wide, Format::Narrow][number % 2],
        };
        let mut live = client.live(table).await;
        let (lang, format) = (viewpoint.lang.as_str(), viewpoint.format.as_str());
        let hello = json!({"seat": seat, "lang": lang, "format": format});
        live.say(&json!({ "hello": hello })).await;
        Witness {
            viewpoint,
            client,
            live,
            shown: Shown::default(),
            compared: 0,
        }
    }
}

fn spelled(message: &ServerMessage) -> String {
    serde_json::to_string(message).unwrap()
}

/// The hits in the pictures of an update.
fn hits(update: &Update) -> Vec<String> {
    let svgs = update.areas.iter().map(|picture| picture.svg.as_str());
    let hits = svgs.flat_map(|svg| svg.split("data-hit=\"").skip(1));
    let hits = hits.filter_map(|rest| rest.split('"').next());
    hits.map(str::to_string).collect()
}

#[track_caller]
fn same(told: &str, imagined: &str, viewpoint: Viewpoint) {
    if told == imagined {
        return;
    }
    let mut both = told.bytes().zip(imagined.bytes());
    let at = both.position(|(one, other)| one != other);
    let at = at.unwrap_or(told.len().min(imagined.len()));
    let around = |text: &str| {
        let range = at.saturating_sub(200)..text.len().min(at + 200);
        String::from_utf8_lossy(&text.as_bytes()[range]).into_owned()
    };
    panic!(
        "{viewpoint:?}\ntold: {}\nimagined: {}",
        around(told),
        around(imagined)
    );
}

async fn listen(deal: Deal, index: u64) {
    let server = TestServer::open().await;
    let mut game = RecordedGame::open(&server, &deal, index).await;
    game.all_hear().await;
    loop {
        game.ask_all().await;
        if game.rng.below(4) == 0 {
            game.ask_over_http().await;
        }
        if game.step().await.is_none() {
            break;
        }
    }
    assert!(
        game.room
            .read(|live| live.table.status() == Status::Finished)
    );
    for witness in &game.witnesses {
        assert!(
            witness.compared > game.past.len(),
            "{:?}",
            witness.viewpoint
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_recorded_game_tells_nobody_what_they_may_not_know() {
    let deals = AnyGame::ALL.iter().copied().map(Deal::fullest);
    let listening = (0..)
        .zip(deals)
        .map(|(index, deal)| tokio::spawn(listen(deal, index)));
    for game in listening.collect::<Vec<_>>() {
        game.await.unwrap();
    }
}
