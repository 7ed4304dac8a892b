//! Who sits where: seats taken, left, given to bots, claimed by links; the start with the last one;
//! who may do what; and submissions that are known again.

use bots::Bot;
use kernel::{BySeat, Seat, Viewer};
use log::{Driver, Occupant, Origin, Payload, PlayerId, Right, Status, Token, TokenHash};
use pebbles::Pebbles;

use super::{Room, bot, deal, people, player, rng, seat};
use crate::{
    Arrival, Author, Command, Place, Playing as _, Proposal, Proposed, Refusal, Shown, Table,
};

pub(super) fn link(number: u8) -> TokenHash {
    Token::from_random([number; 26]).hash()
}

pub(super) fn stranger() -> PlayerId {
    PlayerId::from_random([31; 16])
}

fn place(occupant: Occupant) -> Place {
    Place {
        occupant,
        ..Place::default()
    }
}

/// A table of three that its owner has just founded: the owner, a bot, and an open seat.
pub(super) fn founded() -> Room<Pebbles> {
    let mut deal = deal::<Pebbles>(3, people(3));
    deal.origin = Origin::waiting(deal.origin.seats.seats());
    let mut room = Room::new(deal);
    let level = super::level(Bot::First);
    let seats = [
        place(Occupant::person(player(seat(1)))),
        place(Occupant::Bot { level }),
        Place {
            link: Some(link(3)),
            ..Place::default()
        },
    ];
    let found = Command::Found {
        seats: Box::new(BySeat::from_fn(room.table.seats(), |seat| {
            seats[seat.index()].clone()
        })),
        beginning: Vec::new(),
    };
    let proposal = room.propose(seat(1), &found).unwrap();
    room.commit(&proposal);
    room
}

impl Room<Pebbles> {
    pub(super) fn asked_by(&self, who: PlayerId, command: &Command) -> Result<Proposal, Refusal> {
        let proposed = self.table.propose(command, &Author::player(who, self.now));
        proposed.map(|proposed| proposed.into_new().unwrap())
    }

    fn kinds(&self) -> Vec<&'static str> {
        let log = self.table.live.log.iter();
        log.map(|entry| entry.payload.kind()).collect()
    }
}

#[test]
fn the_log_tells_who_sat_where_and_the_last_one_begins_the_game() {
    let mut room = founded();
    assert_eq!(room.kinds(), ["sit", "sit", "link"]);
    assert_eq!(room.table.status(), Status::Waiting);
    assert!(room.table.to_act().is_empty() && room.table.bot_job().is_none());
    let taken = room
        .asked_by(stranger(), &Command::Take(seat(3), Arrival::default()))
        .unwrap();
    assert_eq!(taken.right, Right::OpenSeat(seat(3)));
    assert_eq!(taken.entries[0].player, Some(stranger()));
    room.commit(&taken);
    assert_eq!(room.kinds(), ["sit", "sit", "link", "sit", "start"]);
    assert_eq!(room.table.status(), Status::Running);
    assert_eq!(
        room.table.seats_of(stranger()).iter().collect::<Vec<_>>(),
        [seat(3)]
    );
    assert_eq!(room.reopened().live, room.table.live);
    // The clock of the first turn starts with the game.
    assert_eq!(room.table.live.now.since[seat(1)], taken.entries[0].at);
}

#[test]
fn a_full_table_begins_as_it_is_founded_and_may_go_on_from_another_game() {
    let mut other = Room::<Pebbles>::people(3, 2);
    other.act(seat(1), &["keep"]);
    other.act(seat(2), &["swap"]);
    let mut deal = deal::<Pebbles>(3, people(2));
    deal.origin = Origin::waiting(deal.origin.seats.seats());
    let mut room = Room::<Pebbles>::new(deal);
    let of = |who: Seat| place(Occupant::person(player(who)));
    let found = Command::Found {
        seats: Box::new(BySeat::from_fn(room.table.seats(), of)),
        beginning: vec![(seat(1), "keep".to_string()), (seat(2), "swap".to_string())],
    };
    let proposal = room.propose(seat(1), &found).unwrap();
    room.commit(&proposal);
    assert_eq!(room.kinds(), ["sit", "sit", "start", "action", "action"]);
    assert_eq!(room.table.live.now.game, other.table.live.now.game);
    let decided = &room.table.live.log[3..];
    assert!(decided.iter().all(|entry| entry.player.is_none()));
    assert_eq!(room.reopened().live, room.table.live);
}

#[test]
fn seats_are_taken_and_left_while_the_table_waits() {
    let mut room = founded();
    let owner = player(seat(1));
    let refused = |room: &Room<Pebbles>, who, command| room.asked_by(who, &command).unwrap_err();
    assert_eq!(
        refused(
            &room,
            stranger(),
            Command::Take(seat(1), Arrival::default())
        ),
        Refusal::SeatTaken
    );
    assert_eq!(
        refused(
            &room,
            stranger(),
            Command::Take(seat(5), Arrival::default())
        ),
        Refusal::NoSeat
    );
    assert_eq!(
        refused(&room, stranger(), Command::Leave(seat(1))),
        Refusal::Forbidden
    );
    for command in [
        Command::Seat(seat(3), Bot::First),
        Command::Invite(seat(3), link(4)),
        Command::Close,
    ] {
        assert_eq!(refused(&room, stranger(), command), Refusal::NotOwner);
    }
    assert_eq!(
        refused(&room, owner, Command::Invite(seat(2), link(4))),
        Refusal::SeatTaken
    );
    let left = room.asked_by(owner, &Command::Leave(seat(1))).unwrap();
    assert_eq!(left.right, Right::Seat(owner, seat(1)));
    room.commit(&left);
    assert_eq!(room.table.occupant(seat(1)), Some(&Occupant::Open));
    let closed = room.asked_by(owner, &Command::Close).unwrap();
    room.commit(&closed);
    assert_eq!(room.table.status(), Status::Closed);
    assert_eq!(
        refused(
            &room,
            stranger(),
            Command::Take(seat(3), Arrival::default())
        ),
        Refusal::Closed
    );
    assert_eq!(room.reopened().live, room.table.live);
}

#[test]
fn an_abandoned_game_is_given_up_by_the_table_and_by_nobody_else() {
    let mut room = Room::<Pebbles>::people(3, 2);
    let owner = player(seat(1));
    let refused = room.asked_by(owner, &Command::Close);
    assert_eq!(refused.unwrap_err(), Refusal::Running);
    let expire = room
        .table
        .propose(&Command::Expire, &Author::table(room.now));
    let expire = expire.unwrap().into_new().unwrap();
    assert_eq!(expire.right, Right::Table);
    room.commit(&expire);
    assert_eq!(room.table.status(), Status::Closed);
    assert!(room.table.to_act().is_empty() && !room.table.awaits_bot());
    let refused = room
        .table
        .propose(&Command::Expire, &Author::table(room.now));
    assert_eq!(refused, Err(Refusal::Closed));
    assert_eq!(room.reopened().live, room.table.live);
}

#[test]
fn a_private_table_is_for_those_who_have_a_link() {
    let mut room = founded();
    room.table.deal.visibility = log::Visibility::Private;
    let take = Command::Take(seat(3), Arrival::default());
    assert_eq!(room.asked_by(stranger(), &take), Err(Refusal::NotOwner));
    let own = room.asked_by(player(seat(1)), &take).unwrap();
    assert_eq!(own.right, Right::Owner(player(seat(1))));
    let claim = Command::Claim(seat(3), link(3), Arrival::default());
    let claimed = room.asked_by(stranger(), &claim).unwrap();
    assert_eq!(claimed.right, Right::Link(seat(3), link(3)));
}

#[test]
fn who_leaves_a_running_game_is_replaced_by_a_bot() {
    let mut room = Room::<Pebbles>::people(3, 2);
    let left = room.propose(seat(2), &Command::Leave(seat(2))).unwrap();
    room.commit(&left);
    assert_eq!(room.table.driver(seat(2)), Some(bot(Bot::Builder)));
    assert_eq!(
        room.table.occupant(seat(2)),
        Some(&Occupant::person(player(seat(2))))
    );
    let unknown = Driver::Bot("nobody".parse().unwrap());
    assert!(matches!(
        room.hand_over(seat(1), seat(1), unknown),
        Err(Refusal::UnknownBot(_))
    ));
}

#[test]
fn the_last_person_who_leaves_is_waited_for() {
    let mut seats = people(3);
    seats[seat(3)] = bot(Bot::Builder);
    let mut room = Room::<Pebbles>::new(deal::<Pebbles>(3, seats));
    let left = room.propose(seat(2), &Command::Leave(seat(2))).unwrap();
    room.commit(&left);
    let (sequence, author) = (
        room.table.sequence(),
        Author::player(player(seat(1)), room.now),
    );
    let alone = room.table.propose(&Command::Leave(seat(1)), &author);
    assert_eq!(alone, Ok(Proposed::Done(sequence)));
    assert_eq!(room.table.driver(seat(1)), Some(Driver::Person));
}

#[test]
fn after_the_end_everybody_sees_everything() {
    let mut room = Room::<Pebbles>::people(2, 2);
    while room.play_any(&mut rng(2)) {}
    assert_eq!(room.table.viewer(None, Some(seat(1))), Viewer::Everything);
    let own = room.table.viewer(Some(player(seat(1))), Some(seat(1)));
    assert_eq!(own, Viewer::Seat(seat(1)));
    assert_eq!(
        room.propose(seat(1), &Command::Invite(seat(2), link(1))),
        Err(Refusal::Over)
    );
    let update = room.update(Viewer::Everything, &Shown::default());
    assert!(update.seed.is_some());
}

#[test]
fn a_submission_with_an_id_is_carried_out_once() {
    let mut room = Room::<Pebbles>::people(3, 2);
    let (start, who) = (room.table.sequence(), player(seat(1)));
    let submit = Command::Submit {
        seat: seat(1),
        answered: start,
        actions: vec!["keep".to_string()],
    };
    let author = |player, id: &str| Author {
        submission: Some(id.parse().unwrap()),
        ..Author::player(player, room.now)
    };
    let (mine, other, again) = (
        author(who, "a-1"),
        author(player(seat(2)), "a-1"),
        author(who, "a-2"),
    );
    let first = room.table.propose(&submit, &mine).unwrap();
    let proposal = first.into_new().unwrap();
    assert_eq!(proposal.entries[0].submission, mine.submission);
    room.commit(&proposal);
    let done = room.table.sequence();
    room.act(seat(2), &["keep"]);
    for table in [&room.table, &room.reopened()] {
        let table: &Table<Pebbles> = table;
        assert_eq!(
            table.propose(&submit, &mine),
            Ok(Proposed::Done(done)),
            "known again, also after others moved on"
        );
        let stale = table.propose(&submit, &again);
        assert!(matches!(stale, Err(Refusal::Stale { .. })));
        assert_eq!(table.propose(&submit, &other), Err(Refusal::Forbidden));
    }
}

#[test]
fn entries_that_the_table_is_in_no_state_for_do_not_hold() {
    let room = Room::<Pebbles>::people(3, 2);
    let mut log = room.log();
    let close = log::Entry {
        seat: None,
        ..log::Entry::of_seat(seat(1), Payload::Close(log::Closing::GivenUp), room.now)
    };
    log.extend([close.clone(), close]);
    let error = Table::<Pebbles>::open(room.table.deal.clone(), &log).unwrap_err();
    assert_eq!(error.to_string(), "log entry 1: the table is closed");
    let mut waiting = room.table.deal.clone();
    waiting.origin.status = Status::Waiting;
    let keep = Payload::Action("keep".to_string());
    let log = [log::Entry::of_seat(seat(1), keep, room.now)];
    let error = Table::<Pebbles>::open(waiting, &log).unwrap_err();
    assert_eq!(error.to_string(), "log entry 0: the table is waiting");
}

#[test]
fn who_claims_a_late_seat_has_a_whole_turn() {
    let mut hurried = deal::<Pebbles>(3, people(2));
    hurried.pace = log::Pace::PerTurn(std::time::Duration::from_millis(500));
    let mut room = Room::<Pebbles>::new(hurried);
    room.now = log::UnixMillis(9000);
    assert!(room.table.late(room.now).contains(seat(2)));
    let claim = Command::Claim(seat(2), link(2), Arrival::default());
    let claimed = room.asked_by(stranger(), &claim).unwrap();
    room.commit(&claimed);
    let deadline = room.table.deadline(seat(2));
    assert_eq!(deadline, Some(log::UnixMillis(9500)));
    assert_eq!(room.reopened().live, room.table.live);
}

#[test]
fn an_id_that_named_something_else_is_not_known_again() {
    let mut room = Room::<Pebbles>::people(3, 2);
    let (start, who) = (room.table.sequence(), player(seat(1)));
    let author = Author {
        submission: Some("1".parse().unwrap()),
        ..Author::player(who, room.now)
    };
    let submit = Command::Submit {
        seat: seat(1),
        answered: start,
        actions: vec!["keep".to_string()],
    };
    let kept = room.table.propose(&submit, &author).unwrap();
    room.commit(&kept.into_new().unwrap());
    let hand_over = Command::HandOver {
        by: seat(1),
        seat: seat(1),
        driver: bot(Bot::First),
    };
    let given = room.table.propose(&hand_over, &author).unwrap();
    let given = given.into_new().expect("a hand-over is no submission");
    room.commit(&given);
    let again = room.table.propose(&hand_over, &author);
    assert_eq!(again, Ok(Proposed::Done(room.table.sequence())));
}
