//! A table in memory that is spoken to as clients speak: for fuzzing, and for the same on stable.
//! Whatever is said, nothing panics and the table is not lost.

use std::collections::BTreeMap;
use std::sync::LazyLock;
use std::time::Duration;

use kernel::{Seat, Viewer};
use log::{Pace, PlayerId, StoredTable, Token, UnixMillis};
use scene::{Format, Lang};
use table::{AnyGame, Author, Command, Proposal, Shown};

use crate::requests::{Handled, handle, propose};
use crate::wire::{
    Arrival, ClientMessage, Hello, NewPlayer, NewSeat, NewTable, Recover, Rename, Request, SeatBot,
};
use crate::{
    LiveMatch, Requester, SeatSpec, Secrets, TableSpec, Translations, Viewpoint, bot, greet, names,
    parse_json,
};

static TRANSLATIONS: LazyLock<Translations> = LazyLock::new(Translations::new);

/// More is not said in one go: undoing and redoing without end only takes long.
const MAX_MESSAGES: usize = 200;
/// A bot that was given a seat plays so many decisions before the next message.
const BOT_DECISIONS: usize = 3;

/// A table in memory.
#[derive(Debug)]
pub struct FuzzTable {
    live: LiveMatch,
    /// What a store would keep, but for what is known of the table by now.
    stored: StoredTable,
    now: UnixMillis,
}

/// Lines as messages to a table: the first byte says which.
pub fn messages(data: &[u8]) {
    let Some((first, rest)) = data.split_first() else {
        return;
    };
    let mut table = FuzzTable::new(usize::from(*first));
    for line in rest.split(|byte| *byte == b'\n').take(MAX_MESSAGES) {
        table.receive(line);
    }
    table.check();
}

/// Who sits there.
fn player(seat: Seat) -> PlayerId {
    PlayerId::from_random([seat.number() as u8; 16])
}

/// The seat that a request is about, if it names one.
fn seat_of(request: &Request) -> Option<Seat> {
    match request {
        Request::Submit(wanted) | Request::Stage(wanted) => Some(wanted.seat),
        Request::Undo(wanted) => Some(wanted.seat),
        Request::Agree(wanted) | Request::Decline(wanted) => Some(wanted.seat),
        Request::AskLink(wanted) => Some(wanted.seat),
        Request::HandOver(wanted) => Some(wanted.by),
        Request::Help(_) | Request::Overlay(_) => None,
    }
}

/// The player of a seat, who looks from there; or a stranger.
fn requester(seat: Option<Seat>) -> Requester {
    Requester {
        player: seat.map(player),
        viewpoint: Viewpoint {
            viewer: seat.map_or(Viewer::Spectator, Viewer::Seat),
            lang: Lang::En,
            format: Format::Narrow,
        },
    }
}

/// A table of people; the number says of which game, and how many.
fn people(number: usize) -> TableSpec {
    let game = AnyGame::ALL[number % AnyGame::ALL.len()];
    let meta = game.meta();
    let sizes = meta.max_seats - meta.min_seats + 1;
    let seats = meta.min_seats + number / AnyGame::ALL.len() % sizes;
    let plain = NewTable {
        game: meta.id.to_string(),
        seats: vec![NewSeat::Open {}; seats],
        options: BTreeMap::new(),
        turn_limit_s: None,
        visibility: None,
        hide_scores: false,
    };
    let mut spec = TableSpec::new(&plain).expect("the plain game can be set up");
    let sitting = (0..seats).filter_map(Seat::from_index);
    spec.seats = sitting
        .map(|seat| SeatSpec::Person {
            player: Some(player(seat)),
            alias: None,
            share: None,
        })
        .collect();
    spec.pace = Pace::PerTurn(Duration::from_secs(1));
    spec
}

impl FuzzTable {
    /// A table of people; the number says of which game, and how many.
    ///
    /// # Panics
    /// The plain game does not open.
    pub fn new(number: usize) -> FuzzTable {
        let (owner, now) = (PlayerId::from_random([0; 16]), UnixMillis(0));
        let secrets = Secrets::from_random(&[number as u8; Secrets::BYTES]);
        let founded = people(number).found(owner, &secrets, now);
        let (founding, _) = founded.expect("the plain game begins");
        let stored = founding.into_stored(|_| None);
        FuzzTable {
            live: LiveMatch::open(&stored, &TRANSLATIONS).expect("the plain game opens"),
            stored,
            now,
        }
    }

    /// Receives a message, as text or not, and answers it.
    pub fn receive(&mut self, message: &[u8]) {
        self.now.0 += 10;
        parse_bodies(message);
        match parse_json(message) {
            Ok(ClientMessage::Hello { hello }) => self.greet(hello),
            Ok(ClientMessage::Request { request, .. }) => self.answer(request),
            Ok(ClientMessage::Ping { .. }) | Err(_) => {}
        }
        for _ in 0..BOT_DECISIONS {
            let Some(job) = self.live.table.bot_job() else {
                return;
            };
            let (answer, author) = (
                Command::Answer(job.run(None).expect("no clock is needed")),
                Author::table(self.now),
            );
            let played = propose(&self.live, &answer, &author);
            let Ok(Handled::Propose(played)) = played else {
                panic!("a bot does what is allowed");
            };
            self.commit(*played);
        }
    }

    fn greet(&mut self, hello: Hello) {
        let player = hello.seat.map(player);
        if let Ok(greeting) = greet(&self.live, player, hello, Lang::En) {
            let (requester, shown) = (&greeting.requester, &greeting.shown);
            self.live.update(requester, shown, &TRANSLATIONS);
        }
    }

    fn answer(&mut self, request: Request) {
        let requester = requester(seat_of(&request));
        let handled = handle(&mut self.live, &requester, request, self.now, &TRANSLATIONS);
        if let Ok(Handled::Propose(proposal)) = handled {
            self.commit(*proposal);
        }
    }

    /// What was accepted goes into the log, all of it.
    fn commit(&mut self, proposal: Proposal) {
        assert_eq!(proposal.expected, self.live.table.sequence());
        self.stored.log.extend(proposal.entries.iter().cloned());
        let committed = self.live.commit(proposal, None, &TRANSLATIONS);
        committed.expect("nobody else writes");
        assert_eq!(self.live.table.sequence().index(), self.stored.log.len());
    }

    /// The table opened anew from its log is the same to everybody.
    ///
    /// # Panics
    /// It is not: the table would be lost by a restart.
    pub fn check(&mut self) {
        self.stored.info = self.live.info.clone();
        let again = LiveMatch::open(&self.stored, &TRANSLATIONS);
        let mut again = again.expect("what was accepted can be read again");
        assert_eq!(self.live.info.to_act, again.table.to_act());
        assert_eq!(self.live.info.status, again.table.status());
        let seats = self.live.info.seats.seats();
        for seat in seats.iter().map(Some).chain([None]) {
            let (requester, nothing) = (requester(seat), Shown::default());
            let live = self.live.update(&requester, &nothing, &TRANSLATIONS);
            let anew = again.update(&requester, &nothing, &TRANSLATIONS);
            assert!(live == anew, "{seat:?}");
        }
    }

    /// A seat that may choose, and its choices; nothing once the game is over.
    pub fn choices(&mut self) -> Option<(Seat, Vec<String>)> {
        let shown = Shown {
            blind: true,
            ..Shown::default()
        };
        let to_act = self.live.table.to_act();
        to_act.iter().find_map(|seat| {
            let requester = requester(Some(seat));
            let update = self.live.update(&requester, &shown, &TRANSLATIONS)?;
            let choices = update.choices.into_iter().map(|choice| choice.action);
            let choices: Vec<String> = choices.collect();
            (!choices.is_empty()).then_some((seat, choices))
        })
    }

    /// How many entries the log has.
    pub fn sequence(&self) -> usize {
        self.stored.log.len()
    }
}

/// The same bytes as bodies of other requests.
fn parse_bodies(body: &[u8]) {
    let _ = parse_json::<Arrival>(body);
    if let Ok(new) = parse_json::<NewTable>(body) {
        let _ = TableSpec::new(&new);
    }
    if let Ok(NewPlayer {
        name: Some(name), ..
    }) = parse_json(body)
    {
        let _ = names::validate(&name);
    }
    if let Ok(Rename { name }) = parse_json(body) {
        let _ = names::validate(&name);
    }
    if let Ok(Recover { token, .. }) = parse_json(body) {
        let _ = token.parse::<Token>();
    }
    if let Ok(SeatBot { level }) = parse_json(body) {
        let _ = bot(&level);
    }
}
