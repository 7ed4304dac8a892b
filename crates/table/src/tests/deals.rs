//! Whose word the deal rests on: shares come and go with those who sit there, the game is dealt at
//! the start and not before, and a deal that may be known is told to whoever sits down.

use kernel::{BySeat, Dealing, Record, Seed, Share, Source, replay};
use log::{Occupant, Origin, Payload, PlayerId, Right, Status, Token, TokenHash};
use pebbles::Pebbles;

use super::{Room, deal, people, player, rng, seat};
use crate::{Arrival, Author, Command, LogFault, OpenError, Place, Playing as _, Refusal, Table};

fn share(byte: u8) -> Share {
    Share::from_bytes([byte; 32])
}

fn bringing(byte: u8) -> Arrival {
    Arrival {
        share: Some(share(byte)),
        knows_deal: false,
    }
}

fn link() -> TokenHash {
    Token::from_random([3; 26]).hash()
}

fn shared() -> Dealing {
    Dealing::Shared {
        table: "0123456789".parse().unwrap(),
    }
}

/// A table of two that the first player makes and brings a share to; the second seat is open.
fn founded(dealing: Dealing, index: u64) -> Room<Pebbles> {
    let mut deal = deal::<Pebbles>(index, people(2));
    deal.dealing = dealing;
    deal.origin = Origin::waiting(deal.origin.seats.seats());
    let mut room = Room::new(deal);
    let seats = BySeat::from_fn(room.table.seats(), |one| match one == seat(1) {
        true => Place {
            occupant: Occupant::person(player(one)),
            share: Some(share(1)),
            link: None,
        },
        false => Place {
            link: Some(link()),
            ..Place::default()
        },
    });
    let found = Command::Found {
        seats: Box::new(seats),
        beginning: Vec::new(),
    };
    let proposal = room.propose(seat(1), &found).unwrap();
    room.commit(&proposal);
    room
}

impl Room<Pebbles> {
    fn done(&mut self, who: PlayerId, command: &Command) {
        let author = Author::player(who, self.now);
        let proposed = self.table.propose(command, &author).unwrap();
        self.commit(&proposed.into_new().unwrap());
        let again = self.reopened();
        assert_eq!(again.live, self.table.live);
    }

    fn shares(&self) -> Vec<Option<Share>> {
        self.table.live.now.shares.as_slice().to_vec()
    }
}

#[test]
fn shares_come_and_go_with_those_who_sit_there() {
    let mut room = founded(shared(), 1);
    let (owner, guest) = (player(seat(1)), player(seat(2)));
    assert_eq!(room.shares(), [Some(share(1)), None]);
    room.done(owner, &Command::Leave(seat(1)));
    assert_eq!(room.shares(), [None, None]);
    room.done(owner, &Command::Take(seat(1), bringing(4)));
    assert_eq!(room.shares(), [Some(share(4)), None]);
    // Another comes by a new link, and the share with them.
    room.done(owner, &Command::Invite(seat(1), link()));
    let heir = PlayerId::from_random([30; 16]);
    room.done(heir, &Command::Claim(seat(1), link(), bringing(5)));
    assert_eq!(room.shares(), [Some(share(5)), None]);
    room.done(guest, &Command::Claim(seat(2), link(), bringing(6)));
    assert_eq!(room.table.status(), Status::Running);
    let shares = &room.table.live.now.shares;
    assert_eq!(shares.as_slice(), [Some(share(5)), Some(share(6))]);
    let table = &room.table;
    let seed = table
        .deal
        .dealing
        .seed(&table.commitment, &table.deal.secret, shares);
    assert_eq!(table.live.now.seed, seed);
    // Who takes the seat of a game that is dealt adds nothing to it.
    room.ask_link(2);
    room.agree_link(2);
    let yes = room.answer_link(heir, seat(1), true).unwrap();
    room.commit(&yes);
    room.done(owner, &Command::Invite(seat(2), link()));
    room.done(owner, &Command::Claim(seat(2), link(), bringing(7)));
    assert_eq!(room.shares(), [Some(share(5)), Some(share(6))]);
    let last = room.table.live.log.last().unwrap();
    assert!(matches!(last.payload, Payload::Sit(_)));
}

#[test]
fn nothing_is_dealt_before_the_start() {
    let (one, mut other) = (founded(shared(), 1), founded(shared(), 2));
    assert_ne!(one.table.deal.secret, other.table.deal.secret);
    assert_eq!(one.table.live.now.game, other.table.live.now.game);
    let before = other.table.live.now.seed;
    other.done(player(seat(2)), &Command::Take(seat(2), Arrival::default()));
    assert_ne!(other.table.live.now.seed, before);
    assert_eq!(other.shares(), [Some(share(1)), None]);
}

#[test]
fn every_share_changes_the_deal() {
    let seed = |byte| {
        let mut room = founded(shared(), 1);
        room.done(player(seat(2)), &Command::Take(seat(2), bringing(byte)));
        room.table.live.now.seed
    };
    assert_ne!(seed(1), seed(2));
    assert_eq!(seed(3), seed(3));
}

#[test]
fn the_record_tells_secret_and_shares_and_holds() {
    let mut room = founded(shared(), 3);
    room.done(player(seat(2)), &Command::Take(seat(2), bringing(2)));
    while room.play_any(&mut rng(3)) {}
    let record = room.table.record().unwrap();
    let parts = record.header.parts.clone().unwrap();
    assert_eq!(parts.secret, room.table.deal.secret);
    assert_eq!(parts.shares.as_slice(), [Some(share(1)), Some(share(2))]);
    assert_eq!(Record::parse(&record.to_string()), Ok(record.clone()));
    replay::<Pebbles>(&record).unwrap();
}

#[test]
fn a_table_of_one_partys_seed_takes_no_shares() {
    let mut room = founded(Dealing::Seed, 1);
    room.done(player(seat(2)), &Command::Take(seat(2), bringing(2)));
    let seed = Seed::of_series(kernel::testing::seed(), 1);
    assert_eq!(room.table.live.now.seed, seed);
    let mut log = room.table.live.log.iter();
    assert!(!log.any(|entry| matches!(entry.payload, Payload::Share(_))));
}

#[test]
fn a_share_after_the_start_does_not_hold() {
    let mut room = founded(shared(), 1);
    room.done(player(seat(2)), &Command::Take(seat(2), bringing(2)));
    let mut log = room.log();
    log.push(log::Entry::of_seat(
        seat(1),
        Payload::Share(share(9)),
        room.now,
    ));
    let error = Table::<Pebbles>::open(room.table.deal.clone(), &log).unwrap_err();
    let fault = LogFault::WrongStatus(Status::Running);
    assert!(matches!(error, OpenError::Log(error) if error.fault == fault));
}

#[test]
fn whoever_sits_down_to_a_known_deal_says_so() {
    let commitment = founded(shared(), 1).table.commitment;
    let from = Source {
        commitment,
        decisions: 0,
    };
    let table = "abcdefghjk".parse().unwrap();
    let mut room = founded(Dealing::Continued { table, from }, 1);
    room.table.deal.known_deal = true;
    let (owner, guest) = (player(seat(1)), Author::player(player(seat(2)), room.now));
    let knowing = Arrival {
        knows_deal: true,
        ..bringing(2)
    };
    for command in [
        Command::Take(seat(2), bringing(2)),
        Command::Claim(seat(2), link(), bringing(2)),
    ] {
        let refused = room.table.propose(&command, &guest);
        assert_eq!(refused, Err(Refusal::KnownDeal), "{command:?}");
    }
    let taken = Command::Take(seat(2), knowing);
    let taken = room.table.propose(&taken, &guest).unwrap();
    room.commit(&taken.into_new().unwrap());
    assert_eq!(room.table.status(), Status::Running);
    // So does who takes over a seat later.
    room.ask_link(2);
    room.agree_link(2);
    let invite = Command::Invite(seat(2), link());
    let invite = room
        .table
        .propose(&invite, &Author::player(owner, room.now));
    room.commit(&invite.unwrap().into_new().unwrap());
    let heir = Author::player(PlayerId::from_random([30; 16]), room.now);
    let claim = |arrival| Command::Claim(seat(2), link(), arrival);
    let refused = room.table.propose(&claim(Arrival::default()), &heir);
    assert_eq!(refused, Err(Refusal::KnownDeal));
    let claimed = room.table.propose(&claim(knowing), &heir).unwrap();
    let claimed = claimed.into_new().unwrap();
    assert_eq!(claimed.right, Right::Link(seat(2), link()));
}
