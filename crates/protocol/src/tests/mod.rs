//! Tables served without sockets, store and clock: whole games, seats, rights, what was played
//! before, lessons.

mod bounds;
mod deals;
mod errors;
mod games;
mod lessons;
mod past;
mod rights;
mod seats;

use std::sync::LazyLock;

use kernel::testing::seed;
use kernel::{Rng, Seat, Secret, Seed, Viewer};
use log::{Entry, Origin, PlayerId, StoredTable, Token, TokenHash, UnixMillis};
use scene::{Format, Lang};
use serde_json::{Value, json};
use table::{Arrival, Author, Command, Proposal, Shown, Update};

use crate::requests::{Handled, handle, propose};
use crate::wire::{Answer, Done};
use crate::{Error, LiveMatch, Requester, Secrets, TableSpec, Translations, Viewpoint, parse_json};

static TRANSLATIONS: LazyLock<Translations> = LazyLock::new(Translations::new);

const LIVIA: &str = "Livia";
const FABIUS: &str = "Fabius";
const JULIA: &str = "Julia";

/// A player of this name.
fn player(name: &str) -> PlayerId {
    let mut bytes = [0; 16];
    bytes
        .iter_mut()
        .zip(name.bytes())
        .for_each(|(to, from)| *to = from);
    PlayerId::from_random(bytes)
}

/// What a player of these tests is called.
fn name_of(id: PlayerId) -> Option<String> {
    let names = [LIVIA, FABIUS, JULIA].into_iter();
    names.map(str::to_string).find(|name| player(name) == id)
}

fn seat(number: usize) -> Seat {
    Seat::from_number(number).unwrap()
}

fn rng(index: u64) -> Rng {
    Seed::of_series(seed(), index)
        .derive("protocol tests")
        .rng()
}

fn secrets(index: u64) -> Secrets {
    let mut rng = rng(index);
    let mut bytes = [0; Secrets::BYTES];
    bytes.fill_with(|| rng.next_u32() as u8);
    Secrets::from_random(&bytes)
}

fn spec(new: &Value) -> Result<TableSpec, Error> {
    TableSpec::new(&parse_json(new.to_string().as_bytes())?)
}

/// From where this player asks.
fn requester(name: Option<&str>, seat: Option<Seat>) -> Requester {
    Requester {
        player: name.map(player),
        viewpoint: Viewpoint {
            viewer: seat.map_or(Viewer::Spectator, Viewer::Seat),
            lang: Lang::En,
            format: Format::Narrow,
        },
    }
}

/// Nothing is shown yet, and nothing is drawn.
fn blind() -> Shown {
    Shown {
        blind: true,
        ..Shown::default()
    }
}

/// A table, and what a store would keep of it.
struct Served {
    live: LiveMatch,
    origin: Origin,
    secret: Secret,
    log: Vec<Entry<String>>,
    links: Vec<(Seat, Token)>,
    now: UnixMillis,
}

impl Served {
    /// A table that Livia makes.
    fn found(new: &Value, index: u64) -> Served {
        Served::founded(&spec(new).unwrap(), index)
    }

    fn founded(spec: &TableSpec, index: u64) -> Served {
        let now = UnixMillis(1000);
        let founded = spec.found(player(LIVIA), &secrets(index), now);
        let (founding, links) = founded.unwrap();
        let stored = founding.into_stored(name_of);
        Served {
            links,
            ..Served::open(&stored)
        }
    }

    fn open(stored: &StoredTable) -> Served {
        let served = Served {
            live: LiveMatch::open(stored, &TRANSLATIONS).unwrap(),
            origin: stored.origin.clone(),
            secret: stored.secret,
            log: stored.log.clone(),
            links: Vec::new(),
            now: stored.info.touched_at,
        };
        served.check_info();
        served
    }

    fn stored(&self) -> StoredTable {
        StoredTable {
            info: self.live.info.clone(),
            origin: self.origin.clone(),
            secret: self.secret,
            log: self.log.clone(),
        }
    }

    /// The link of an open seat.
    fn link(&self, seat: Seat) -> Token {
        let mut links = self.links.iter().filter(|(open, _)| *open == seat);
        links.next().unwrap().1
    }

    fn author(&self, name: &str) -> Author {
        Author::player(player(name), self.now).called(name)
    }

    /// A new link to Fabius's seat, to which he agrees.
    fn renew_link(&mut self, link: TokenHash) {
        let asked = json!({"ask_link": {"seat": 2}});
        self.ask(&requester(Some(LIVIA), None), &asked).unwrap();
        let agreed = json!({"agree": {"seat": 2, "sequence": 0, "about": "link"}});
        self.ask(&requester(Some(FABIUS), None), &agreed).unwrap();
        let invite = Command::Invite(seat(2), link);
        self.change_seats(LIVIA, &invite).unwrap();
    }

    /// What is known of the table is what the table knows.
    fn check_info(&self) {
        let LiveMatch { info, table, .. } = &self.live;
        assert_eq!(info.status, table.status());
        assert_eq!((info.next, info.to_act), (table.sequence(), table.to_act()));
        assert_eq!(info.result.is_some(), table.record().is_some());
        for (seat, state) in info.seats.iter() {
            assert_eq!(Some(&state.occupant), table.occupant(seat));
        }
    }

    /// As whoever serves would: what is durable is installed.
    fn commit(&mut self, proposal: Proposal) {
        let name = proposal.entries[0].player.and_then(name_of);
        self.log.extend(proposal.entries.iter().cloned());
        let committed = self.live.commit(proposal, name.as_deref(), &TRANSLATIONS);
        committed.unwrap();
        self.now.0 += 10;
        self.check_info();
    }

    /// Asks, and has it done.
    fn ask(&mut self, requester: &Requester, request: &Value) -> Result<Answer, Error> {
        let request = parse_json(request.to_string().as_bytes())?;
        let handled = handle(&mut self.live, requester, request, self.now, &TRANSLATIONS)?;
        Ok(match handled {
            Handled::Answer(answer) => answer,
            Handled::Propose(proposal) => {
                self.commit(*proposal);
                let sequence = self.live.table.sequence();
                Answer::Done(Done { sequence })
            }
        })
    }

    /// Sits down, stands up and the like, and has it done.
    fn change_seats(&mut self, name: &str, command: &Command) -> Result<(), Error> {
        let author = self.author(name);
        match propose(&self.live, command, &author)? {
            Handled::Propose(proposal) => self.commit(*proposal),
            // The last person who leaves is waited for: nothing is to be done.
            Handled::Answer(_) => {}
        }
        Ok(())
    }

    fn update(&mut self, requester: &Requester) -> Option<Update> {
        self.live.update(requester, &blind(), &TRANSLATIONS)
    }

    /// The actions that a player may choose from a seat.
    fn actions(&mut self, name: &str, seat: Seat) -> Vec<String> {
        let update = self.update(&requester(Some(name), Some(seat)));
        let choices = update.map(|update| update.choices).unwrap_or_default();
        choices.into_iter().map(|choice| choice.action).collect()
    }

    fn submission(&self, seat: Seat, actions: &[&str]) -> Value {
        json!({"seat": seat, "sequence": self.live.table.sequence(), "actions": actions})
    }

    /// Livia or Fabius, whoever is to act, or the bots take any decision; false at the end.
    fn step(&mut self, rng: &mut Rng) -> bool {
        if let Some(job) = self.live.table.bot_job() {
            let answer = Command::Answer(job.run(None).unwrap());
            let proposed = propose(&self.live, &answer, &Author::table(self.now));
            let Ok(Handled::Propose(proposal)) = proposed else {
                panic!("a bot does what is allowed");
            };
            self.commit(*proposal);
            return true;
        }
        for (name, number) in [(LIVIA, 1), (FABIUS, 2)] {
            let seat = seat(number);
            if let Some(action) = rng.choose(&self.actions(name, seat)).cloned() {
                let wanted = json!({"submit": self.submission(seat, &[&action])});
                let done = self.ask(&requester(Some(name), Some(seat)), &wanted);
                assert!(matches!(done, Ok(Answer::Done(_))), "{done:?}");
                return true;
            }
        }
        false
    }

    /// Plays to the end.
    fn play_out(&mut self, rng: &mut Rng) {
        while self.step(rng) {}
        assert_eq!(self.live.info.status, log::Status::Finished);
    }
}

/// Livia, Fabius who comes by a link, and a bot.
fn two_and_a_bot(game: &str) -> Value {
    json!({"game": game, "seats": [
        {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "builder"},
    ]})
}

/// Livia and Fabius at a game that has begun; the first decision is Livia's.
fn running(index: u64) -> Served {
    let new = json!({"game": "marble", "seats": [{"kind": "me"}, {"kind": "open"}],
        "options": {"first": "1"}});
    let mut served = Served::found(&new, index);
    let claim = Command::Claim(seat(2), served.link(seat(2)).hash(), Arrival::default());
    served.change_seats(FABIUS, &claim).unwrap();
    served
}
