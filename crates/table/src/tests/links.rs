//! New links in a running game: asked for, agreed to, refused, and who takes a seat over by one.

use std::time::Duration;

use bots::Bot;
use kernel::{Seat, Viewer};
use log::{Driver, Note, Occupant, Pace, Payload, PlayerId, Right, Sequence, UnixMillis};
use pebbles::Pebbles;

use super::seating::{founded, link, stranger};
use super::{Room, bot, deal, people, player, seat};
use crate::{Arrival, Author, Command, Playing as _, Proposal, Proposed, Refusal, Shown, Topic};

const DAY: i64 = 24 * 3600 * 1000;

impl Room<Pebbles> {
    fn invite(&self, number: usize) -> Result<Proposal, Refusal> {
        self.propose(seat(1), &Command::Invite(seat(number), link(2)))
    }

    pub(super) fn ask_link(&mut self, number: usize) {
        let asked = self.propose(seat(1), &Command::AskLink(seat(number)));
        self.commit(&asked.unwrap());
    }

    /// What a player says to the question about a link.
    pub(super) fn answer_link(
        &self,
        who: PlayerId,
        of: Seat,
        yes: bool,
    ) -> Result<Proposal, Refusal> {
        let (answered, about) = (Sequence(0), Topic::Link);
        let (seat, agree) = (of, yes);
        let command = match agree {
            true => Command::Agree {
                seat,
                answered,
                about,
            },
            false => Command::Decline {
                seat,
                answered,
                about,
            },
        };
        self.asked_by(who, &command)
    }

    pub(super) fn agree_link(&mut self, number: usize) {
        let yes = self.answer_link(player(seat(number)), seat(number), true);
        self.commit(&yes.unwrap());
    }
}

#[test]
fn everybody_must_agree_to_a_new_link() {
    let mut room = Room::<Pebbles>::people(3, 3);
    let start = room.table.sequence();
    assert_eq!(room.invite(2), Err(Refusal::NeedsConsent));
    let other = room.propose(seat(2), &Command::AskLink(seat(3)));
    assert_eq!(other, Err(Refusal::NotOwner));
    assert_eq!(
        room.answer_link(player(seat(2)), seat(2), true),
        Err(Refusal::NotAsked)
    );
    room.ask_link(2);
    let again = room.propose(seat(1), &Command::AskLink(seat(3)));
    assert_eq!(again, Err(Refusal::AlreadyAsked));
    assert_eq!(room.invite(2), Err(Refusal::NeedsConsent));
    let asked = room.update(Viewer::Spectator, &Shown::default()).link;
    let asked = asked.unwrap();
    assert_eq!(asked.seat, seat(2));
    assert_eq!(asked.awaited.iter().collect::<Vec<_>>(), [seat(2), seat(3)]);
    room.agree_link(3);
    assert_eq!(room.invite(2), Err(Refusal::NeedsConsent));
    room.agree_link(2);
    assert_eq!(
        room.invite(3),
        Err(Refusal::NeedsConsent),
        "to this seat only"
    );
    let made = room.invite(2).unwrap();
    assert_eq!(made.right, Right::Owner(player(seat(1))));
    room.commit(&made);
    assert_eq!(room.invite(2), Err(Refusal::NeedsConsent), "once");
    // Nobody who decides was disturbed by it.
    let kept = room.submit_at(seat(1), start, &["keep".to_string()]);
    room.commit(&kept.unwrap());
    assert_eq!(room.reopened().live, room.table.live);
}

#[test]
fn one_no_ends_the_question_and_so_does_playing_on() {
    let mut room = Room::<Pebbles>::people(3, 3);
    let ends: [fn(&Room<Pebbles>) -> Proposal; 5] = [
        |room| room.answer_link(player(seat(3)), seat(3), false).unwrap(),
        |room| room.answer_link(player(seat(2)), seat(2), false).unwrap(),
        |room| room.answer_link(player(seat(1)), seat(1), false).unwrap(),
        |room| {
            let keep = ["keep".to_string()];
            room.submit_at(seat(2), room.table.sequence(), &keep)
                .unwrap()
        },
        |room| {
            let claim = Command::Claim(seat(2), link(1), Arrival::default());
            room.asked_by(stranger(), &claim).unwrap()
        },
    ];
    for end in ends {
        room.ask_link(2);
        let ended = end(&room);
        room.commit(&ended);
        assert_eq!(room.table.live.now.link, None, "{:?}", ended.entries);
        assert_eq!(room.reopened().live, room.table.live);
        room.now.0 += DAY;
    }
}

#[test]
fn others_play_on_while_the_question_stands_and_a_no_counts_to_the_last() {
    let mut room = Room::<Pebbles>::people(3, 3);
    room.ask_link(2);
    room.act(seat(1), &["keep"]);
    room.act(seat(3), &["keep"]);
    room.agree_link(3);
    room.now.0 += 2 * DAY;
    let no = room.answer_link(player(seat(3)), seat(3), false).unwrap();
    room.commit(&no);
    assert_eq!(room.invite(2), Err(Refusal::NeedsConsent));
}

#[test]
fn who_is_silent_is_waited_for_as_long_as_for_a_turn() {
    let minute = Duration::from_secs(60);
    for (pace, patience) in [
        (Pace::Unlimited, DAY),
        (Pace::PerTurn(minute), 10 * 60 * 1000),
        (Pace::PerTurn(3 * 24 * 60 * minute), 3 * DAY),
    ] {
        let mut slow = deal::<Pebbles>(3, people(3));
        slow.pace = pace;
        let mut room = Room::<Pebbles>::new(slow);
        room.ask_link(2);
        let asked = UnixMillis(room.now.0 - 10);
        room.agree_link(3);
        room.now = UnixMillis(asked.0 + patience - 1);
        assert_eq!(room.invite(2), Err(Refusal::NeedsConsent), "{pace:?}");
        room.now.0 += 1;
        assert!(room.invite(2).is_ok(), "{pace:?}");
    }
}

#[test]
fn who_plays_and_does_not_answer_has_not_agreed() {
    let mut room = Room::<Pebbles>::people(3, 3);
    room.ask_link(2);
    room.act(seat(3), &["keep"]);
    room.now.0 += 2 * DAY;
    assert_eq!(room.invite(2), Err(Refusal::NeedsConsent));
    let link = room.table.link_question().unwrap();
    assert_eq!(link.silent.iter().collect::<Vec<_>>(), [seat(2)]);
    room.agree_link(3);
    assert!(room.invite(2).is_ok(), "the seat's own player said nothing");
}

#[test]
fn a_person_is_asked_though_a_bot_plays_there() {
    let mut room = Room::<Pebbles>::people(3, 3);
    for number in [2, 3] {
        let over = room.hand_over(seat(number), seat(number), bot(Bot::First));
        room.commit(&over.unwrap());
    }
    room.ask_link(2);
    assert_eq!(room.invite(2), Err(Refusal::NeedsConsent));
    let back = room.hand_over(seat(2), seat(2), Driver::Person).unwrap();
    room.commit(&back);
    assert_eq!(room.table.live.now.link, None, "who is back needs no link");
}

#[test]
fn with_bots_alone_nobody_is_asked() {
    let mut drivers = people(2);
    drivers[seat(2)] = bot(Bot::First);
    let room = Room::<Pebbles>::new(deal::<Pebbles>(3, drivers));
    assert!(room.invite(1).is_ok());
    assert_eq!(room.invite(2), Err(Refusal::SeatTaken));
}

#[test]
fn a_link_from_before_the_start_does_not_hold_in_the_game() {
    let mut room = founded();
    let invite = Command::Invite(seat(1), link(7));
    let kept = room.propose(seat(1), &invite).unwrap();
    room.commit(&kept);
    let (other, claim) = (
        PlayerId::from_random([30; 16]),
        Command::Claim(seat(1), link(7), Arrival::default()),
    );
    assert!(
        room.asked_by(other, &claim).is_ok(),
        "while the table waits"
    );
    let taken = room
        .asked_by(stranger(), &Command::Take(seat(3), Arrival::default()))
        .unwrap();
    room.commit(&taken);
    assert_eq!(room.asked_by(other, &claim), Err(Refusal::NeedsConsent));
}

#[test]
fn a_link_ends_when_the_seats_own_player_plays_on() {
    let mut room = Room::<Pebbles>::people(3, 3);
    room.ask_link(2);
    room.agree_link(2);
    room.agree_link(3);
    let made = room.invite(2).unwrap();
    room.commit(&made);
    let claim = Command::Claim(seat(2), link(2), Arrival::default());
    assert!(room.asked_by(stranger(), &claim).is_ok());
    room.act(seat(1), &["keep"]);
    assert!(room.asked_by(stranger(), &claim).is_ok());
    room.act(seat(2), &["keep"]);
    assert_eq!(
        room.asked_by(stranger(), &claim),
        Err(Refusal::NeedsConsent)
    );
}

#[test]
fn who_takes_a_seat_over_is_told_to_everybody_and_kept() {
    let mut room = Room::<Pebbles>::people(3, 3);
    let start = room.table.sequence();
    let claim = Command::Claim(seat(2), link(2), Arrival::default());
    let peeks = room.asked_by(player(seat(3)), &claim);
    assert_eq!(peeks, Err(Refusal::SeatedAlready));
    let author = Author::player(stranger(), room.now).called("Julia the Elder");
    let Ok(Proposed::New(claimed)) = room.table.propose(&claim, &author) else {
        panic!("the link is known to the store");
    };
    assert_eq!(claimed.right, Right::Link(seat(2), link(2)));
    room.commit(&claimed);
    let name = Payload::Note(Note::TookOver("Julia the Elder".into()));
    assert!(room.log().iter().any(|entry| entry.payload == name));
    for viewer in super::viewers(room.table.seats()) {
        let told = room.update(viewer, &Shown::default());
        let line = told.lines.iter().find(|line| line.at.is_some()).unwrap();
        assert_eq!(line.text, "Julia the Elder took over seat 2 by its link");
        assert_eq!(line.at, Some(author.at));
    }
    // The others decide by what they saw before; who lost the seat decides no more.
    let kept = room.submit_at(seat(1), start, &["keep".to_string()]);
    room.commit(&kept.unwrap());
    let lost = room.submit_at(seat(2), room.table.sequence(), &["keep".to_string()]);
    assert_eq!(lost, Err(Refusal::Forbidden));
    assert_eq!(
        room.table.occupant(seat(2)),
        Some(&Occupant::person(stranger()))
    );
    for (who, sees) in [
        (player(seat(2)), Viewer::Spectator),
        (stranger(), Viewer::Seat(seat(2))),
    ] {
        assert_eq!(room.table.viewer(Some(who), Some(seat(2))), sees);
    }
    assert_eq!(room.reopened().live, room.table.live);
}
