//! A table in memory that is spoken to as clients speak: for fuzzing, and for the same on stable.
//! Whatever is said, nothing panics and the table is not lost.

use std::sync::LazyLock;

use kernel::{BySeat, Seat, Seats, Seed, Viewer};
use scene::{Cast, Format, Lang};
use table::{
    AnyGame, AnyTable, Deal, Driver, Entry, Millis, Onlooker, Pace, Proposal, Refusal, Sequence,
    Shown, Update,
};

use crate::extract::parse_json;
use crate::names;
use crate::table_spec::{self, TableSpec};
use protocol::Translations;
use protocol::wire::{
    ClientMessage, Hello, NewPlayer, NewTable, Recover, Rename, Request, SeatBot,
};

static TRANSLATIONS: LazyLock<Translations> = LazyLock::new(Translations::new);

/// More is not said in one go: undoing and redoing without end only takes long.
const MAX_MESSAGES: usize = 200;
/// A bot that was given a seat plays so many decisions before the next message.
const BOT_DECISIONS: usize = 3;

/// A table in memory.
#[derive(Debug)]
pub struct FuzzTable {
    game: AnyGame,
    deal: Deal,
    cast: Cast,
    table: Box<dyn AnyTable>,
    log: Vec<Entry<String>>,
    now: Millis,
}

/// Lines as messages to a table: the first byte says which.
pub fn protocol(data: &[u8]) {
    let Some((first, rest)) = data.split_first() else {
        return;
    };
    let mut table = FuzzTable::new(usize::from(*first));
    for line in rest.split(|byte| *byte == b'\n').take(MAX_MESSAGES) {
        table.receive(line);
    }
    table.check();
}

impl FuzzTable {
    /// A table of people; the number says of which game, and how many.
    pub fn new(number: usize) -> FuzzTable {
        let game = AnyGame::ALL[number % AnyGame::ALL.len()];
        let meta = game.meta();
        let sizes = meta.max_seats - meta.min_seats + 1;
        let seats = meta.min_seats + number / AnyGame::ALL.len() % sizes;
        let seats = Seats::new(seats).expect("the game allows so many");
        let deal = Deal {
            rules_version: meta.rules_version,
            options: Vec::new(),
            drivers: BySeat::from_fn(seats, |_| Driver::Person),
            seed: Seed::of_series(8, number as u64),
            pace: Pace::PerTurn(1000),
            hide_scores: false,
            started_at: Millis(0),
        };
        let mut table = FuzzTable {
            cast: Cast::unnamed(seats, TRANSLATIONS.of(game, Lang::En).words()),
            table: game.open(deal.clone(), &[]).expect("the plain game opens"),
            game,
            deal,
            log: Vec::new(),
            now: Millis(0),
        };
        let begun = table.table.begin(table.now);
        table.commit(begun);
        table
    }

    /// Receives a message, as text or not, and answers it.
    pub fn receive(&mut self, message: &[u8]) {
        self.now.0 += 10;
        parse_bodies(message);
        match parse_json(message) {
            Ok(ClientMessage::Hello { hello }) => self.greet(&hello),
            Ok(ClientMessage::Request { request, .. }) => self.answer(request),
            Err(_) => {}
        }
        for _ in 0..BOT_DECISIONS {
            let Some(job) = self.table.bot_job() else {
                return;
            };
            let answer = job.run();
            let played = self
                .table
                .answer(&answer, self.now, &self.onlooker(Viewer::Spectator));
            self.commit(played);
        }
    }

    fn onlooker(&self, viewer: Viewer) -> Onlooker<'_> {
        onlooker(self.game, &self.cast, viewer)
    }

    fn greet(&mut self, hello: &Hello) {
        let viewer = hello.seat.map_or(Viewer::Spectator, Viewer::Seat);
        let shown = Shown {
            sequence: hello.sequence,
            blind: !hello.pictures,
            ..Shown::default()
        };
        let onlooker = onlooker(self.game, &self.cast, viewer);
        self.table.update(&onlooker, &shown);
    }

    fn answer(&mut self, request: Request) {
        let now = self.now;
        let done = match request {
            Request::Help(wanted) => {
                self.table
                    .help(&wanted.hit, &self.onlooker(Viewer::Spectator));
                return;
            }
            Request::Stage(wanted) => {
                let onlooker = onlooker(self.game, &self.cast, Viewer::Seat(wanted.seat));
                let (seat, sequence) = (wanted.seat, wanted.sequence);
                let _ = self.table.stage(seat, sequence, &wanted.actions, &onlooker);
                return;
            }
            Request::Submit(wanted) => {
                let onlooker = self.onlooker(Viewer::Seat(wanted.seat));
                let (seat, sequence) = (wanted.seat, wanted.sequence);
                self.table
                    .submit(seat, sequence, &wanted.actions, now, &onlooker)
            }
            Request::Undo(wanted) => {
                self.table
                    .undo(wanted.seat, wanted.sequence, wanted.point, now)
            }
            Request::Agree(wanted) => self.table.agree(wanted.seat, wanted.sequence, now),
            Request::Decline(wanted) => self.table.decline(wanted.seat, wanted.sequence, now),
            Request::HandOver(wanted) => match wanted.to.parse() {
                Ok(driver) => self.table.hand_over(wanted.by, wanted.seat, driver, now),
                Err(_) => return,
            },
        };
        self.commit(done);
    }

    /// What was accepted goes into the log, all of it.
    fn commit(&mut self, done: Result<Proposal, Refusal>) {
        let Ok(proposal) = done else {
            return;
        };
        let before = self.table.sequence();
        assert_eq!(proposal.expected, before);
        self.table.commit(&proposal).expect("nobody else writes");
        self.log.extend(proposal.entries);
        assert_eq!(self.table.sequence(), Sequence(self.log.len() as u32));
    }

    /// The table opened anew from its log is the same to everybody.
    ///
    /// # Panics
    /// It is not: the table would be lost by a restart.
    pub fn check(&mut self) {
        let again = self.game.open(self.deal.clone(), &self.log);
        let mut again = again.expect("what was accepted can be read again");
        let seats = self.deal.drivers.seats();
        let viewers = seats.iter().map(Viewer::Seat).chain([Viewer::Spectator]);
        for viewer in viewers {
            let onlooker = onlooker(self.game, &self.cast, viewer);
            let live: Update = self.table.update(&onlooker, &Shown::default());
            assert!(
                live == again.update(&onlooker, &Shown::default()),
                "{viewer:?}"
            );
        }
    }

    /// A seat that may choose, and its choices; nothing once the game is over.
    pub fn choices(&mut self) -> Option<(Seat, Vec<String>)> {
        let shown = Shown {
            blind: true,
            ..Shown::default()
        };
        let to_act = self.table.to_act();
        to_act.iter().find_map(|seat| {
            let onlooker = onlooker(self.game, &self.cast, Viewer::Seat(seat));
            let update = self.table.update(&onlooker, &shown);
            let choices = update.choices.into_iter().map(|choice| choice.action);
            let choices: Vec<String> = choices.collect();
            (!choices.is_empty()).then_some((seat, choices))
        })
    }

    /// How many entries the log has.
    pub fn sequence(&self) -> usize {
        self.log.len()
    }
}

fn onlooker<'a>(game: AnyGame, cast: &'a Cast, viewer: Viewer) -> Onlooker<'a> {
    Onlooker {
        speech: TRANSLATIONS.of(game, Lang::En),
        cast,
        viewer,
        format: Format::Narrow,
        points: true,
    }
}

/// The same bytes as bodies of other requests.
fn parse_bodies(body: &[u8]) {
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
        let _ = token.parse::<store::Token>();
    }
    if let Ok(SeatBot { level }) = parse_json(body) {
        let _ = table_spec::bot(&level);
    }
}
