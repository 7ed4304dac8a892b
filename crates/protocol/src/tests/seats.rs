//! Who sits where: taken, left, linked, claimed, given to a bot; the last seat begins the game.

use bots::Bot;
use log::{Occupant, PlayerId, Status, Token};
use scene::Lang;
use serde_json::{Value, json};
use table::{Arrival, Command, Refusal};

use super::{
    FABIUS, JULIA, LIVIA, Served, TRANSLATIONS, player, requester, rng, running, seat, secrets,
    spec,
};
use crate::{Error, Recipient, TableSpec, table_info};

fn open_table(visibility: &str) -> Value {
    json!({"game": "city", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}],
        "visibility": visibility})
}

fn refused(changed: Result<(), Error>) -> Refusal {
    match changed {
        Err(Error::Refused(refusal)) => refusal,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_table_without_open_seats_begins_at_once() {
    let new = json!({"game": "city", "seats": [
        {"kind": "bot", "level": "random"}, {"kind": "me"}, {"kind": "beside", "name": " Marcus "},
    ]});
    let served = Served::found(&new, 1);
    let info = &served.live.info;
    assert_eq!((info.status, served.links.len()), (Status::Running, 0));
    assert_eq!(info.started_at, Some(info.created_at));
    let names = info.seats.clone().map(|state| state.name.clone());
    assert_eq!(
        names.as_slice()[1..],
        [Some(LIVIA.into()), Some("Marcus".into())]
    );
    assert!(!info.to_act.is_empty());
}

#[test]
fn the_last_seat_begins_the_game() {
    let mut served = Served::found(&open_table("open"), 2);
    let watcher = requester(None, None);
    assert_eq!(served.links.len(), 2);
    assert!(served.live.info.seats[seat(2)].invited);
    assert_eq!(served.update(&watcher), None);
    let act = json!({"submit": served.submission(seat(1), &["pass"])});
    let early = served.ask(&requester(Some(LIVIA), Some(seat(1))), &act);
    assert_eq!(early.unwrap_err(), Error::Refused(Refusal::Waiting));

    served
        .change_seats(FABIUS, &Command::Take(seat(2), Arrival::default()))
        .unwrap();
    assert!(
        !served.live.info.seats[seat(2)].invited,
        "the link has ended"
    );
    let again = served.change_seats(JULIA, &Command::Take(seat(2), Arrival::default()));
    assert_eq!(refused(again), Refusal::SeatTaken);
    served
        .change_seats(FABIUS, &Command::Leave(seat(2)))
        .unwrap();
    assert_eq!(served.live.info.seats[seat(2)].occupant, Occupant::Open);
    served
        .change_seats(JULIA, &Command::Take(seat(2), Arrival::default()))
        .unwrap();
    assert_eq!(served.live.info.status, Status::Waiting);

    let bot = Command::Seat(seat(3), Bot::Builder);
    assert_eq!(refused(served.change_seats(JULIA, &bot)), Refusal::NotOwner);
    served.change_seats(LIVIA, &bot).unwrap();
    assert_eq!(served.live.info.status, Status::Running);
    assert!(served.live.info.started_at.is_some());
    let update = served.update(&watcher).unwrap();
    assert_eq!(update.seats[1].name, JULIA);
    assert_eq!(
        refused(served.change_seats(LIVIA, &Command::Close)),
        Refusal::Running
    );
}

#[test]
fn a_private_table_is_joined_by_its_links() {
    let mut served = Served::found(&open_table("private"), 3);
    let stranger = served.change_seats(FABIUS, &Command::Take(seat(2), Arrival::default()));
    assert_eq!(refused(stranger), Refusal::NotOwner);
    let old = served.link(seat(2));
    served
        .change_seats(
            FABIUS,
            &Command::Claim(seat(2), old.hash(), Arrival::default()),
        )
        .unwrap();
    let more = Command::Claim(seat(3), served.link(seat(3)).hash(), Arrival::default());
    let greedy = served.change_seats(FABIUS, &more);
    assert_eq!(refused(greedy), Refusal::SeatedAlready);
    // The owner may sit down anywhere.
    served
        .change_seats(LIVIA, &Command::Take(seat(3), Arrival::default()))
        .unwrap();
    assert_eq!(served.live.info.status, Status::Running);
    assert_eq!(served.live.info.seats_of(player(LIVIA)).len(), 2);
}

#[test]
fn the_owner_helps_who_lost_a_browser() {
    let mut served = running(4);
    let link = Token::from_random([9; 26]).hash();
    let invite = Command::Invite(seat(2), link);
    assert_eq!(
        refused(served.change_seats(FABIUS, &invite)),
        Refusal::NotOwner
    );
    let action = served.actions(LIVIA, seat(1)).remove(0);
    let wanted = json!({"submit": served.submission(seat(1), &[&action])});
    assert_eq!(
        refused(served.change_seats(LIVIA, &invite)),
        Refusal::NeedsConsent
    );
    served.renew_link(link);
    assert!(served.live.info.seats[seat(2)].invited);
    assert_eq!(
        served.live.info.seats[seat(2)].name.as_deref(),
        Some(FABIUS)
    );
    let peeking = served.change_seats(LIVIA, &Command::Claim(seat(2), link, Arrival::default()));
    assert_eq!(refused(peeking), Refusal::SeatedAlready);
    served
        .change_seats(JULIA, &Command::Claim(seat(2), link, Arrival::default()))
        .unwrap();
    assert_eq!(served.live.info.seats[seat(2)].name.as_deref(), Some(JULIA));
    let told = served.update(&requester(None, None)).unwrap();
    let told = told.lines.iter().map(|line| line.text.as_str());
    let told: Vec<&str> = told.collect();
    assert!(
        told.contains(&"Julia took over seat 2 by its link"),
        "{told:?}"
    );
    // Who sits where is no news to who decides.
    served
        .ask(&requester(Some(LIVIA), Some(seat(1))), &wanted)
        .unwrap();
}

#[test]
fn who_leaves_a_game_is_replaced_and_may_come_back() {
    let mut served = running(5);
    served
        .change_seats(LIVIA, &Command::Leave(seat(1)))
        .unwrap();
    assert!(served.live.table.bot_job().is_some());
    assert_eq!(served.live.info.seats_of(player(LIVIA)).len(), 1);
    let livia = requester(Some(LIVIA), Some(seat(1)));
    let back = json!({"hand_over": {"seat": 1, "by": 1, "to": "person"}});
    served.ask(&livia, &back).unwrap();
    assert!(!served.actions(LIVIA, seat(1)).is_empty());
}

#[test]
fn a_table_that_was_given_up_stays_so() {
    let mut served = Served::found(&open_table("open"), 6);
    assert_eq!(
        refused(served.change_seats(FABIUS, &Command::Close)),
        Refusal::NotOwner
    );
    served.change_seats(LIVIA, &Command::Close).unwrap();
    assert_eq!(served.live.info.status, Status::Closed);
    assert_eq!(served.update(&requester(None, None)), None);
    let late = served.change_seats(FABIUS, &Command::Take(seat(2), Arrival::default()));
    assert_eq!(refused(late), Refusal::Closed);
}

#[test]
fn the_same_again_has_the_same_people() {
    let mut served = running(7);
    let early = TableSpec::rematch(&served.live.info, player(FABIUS), None).unwrap_err();
    assert_eq!(early, Error::Refused(Refusal::Running));
    served.play_out(&mut rng(7));
    let stranger = TableSpec::rematch(&served.live.info, player(JULIA), None).unwrap_err();
    assert_eq!(stranger, Error::Refused(Refusal::NotOwner));
    let spec = TableSpec::rematch(&served.live.info, player(FABIUS), None).unwrap();
    let again = Served::founded(&spec, 8);
    let people = |served: &Served| -> Vec<Option<PlayerId>> {
        let seats = served.live.info.seats.iter();
        seats.map(|(_, state)| state.occupant.player()).collect()
    };
    assert_eq!(people(&again), people(&served));
    assert_eq!(again.live.info.status, Status::Running);
    assert_eq!(again.live.info.options, served.live.info.options);
    assert_ne!(again.live.info.commitment, served.live.info.commitment);
}

#[test]
fn what_cannot_be_set_up_is_refused_before_anything_is_kept() {
    let people = json!([{"kind": "me"}, {"kind": "open"}]);
    for (new, code) in [
        (
            json!({"game": "chess", "seats": people}),
            "request/malformed",
        ),
        (json!({"game": "city", "seats": []}), "request/options"),
        (
            json!({"game": "city", "seats": [{"kind": "me"}, {"kind": "me"}]}),
            "request/options",
        ),
        (
            json!({"game": "city", "seats": people, "options": {"first": "3"}}),
            "request/options",
        ),
        (
            json!({"game": "city", "seats": people, "options": {"moon": "full"}}),
            "request/options",
        ),
        (
            json!({"game": "city", "seats": people, "turn_limit_s": 9}),
            "request/malformed",
        ),
        (
            json!({"game": "city", "seats": people, "visibility": "secret"}),
            "request/malformed",
        ),
        (
            json!({"game": "city", "seats": [{"kind": "me"}, {"kind": "beside", "name": " "}]}),
            "player/name",
        ),
        (
            json!({"game": "city", "seats": [{"kind": "me"}, {"kind": "bot", "level": "x"}]}),
            "request/malformed",
        ),
    ] {
        let refused = spec(&new).unwrap_err();
        assert_eq!(refused.code().as_str(), code, "{new}");
    }
}

#[test]
fn secrets_are_all_different() {
    let secrets = secrets(1);
    let mut links: Vec<String> = secrets.links.iter().map(Token::to_string).collect();
    links.sort();
    links.dedup();
    assert_eq!(links.len(), secrets.links.len());
    assert!(!format!("{secrets:?}").contains(&links[0]));
}

#[test]
fn names_that_are_alike_are_told_apart_to_every_reader() {
    let new = json!({"game": "city", "seats": [
        {"kind": "me"}, {"kind": "beside", "name": "LIVIA"}, {"kind": "bot", "level": "builder"},
    ]});
    let mut served = Served::found(&new, 9);
    for lang in Lang::ALL {
        let recipient = Recipient {
            player: None,
            lang: *lang,
        };
        let info = table_info(&served.live.info, recipient, &TRANSLATIONS);
        let names: Vec<&str> = info.seats.iter().map(|seat| seat.name.as_str()).collect();
        assert_eq!(names[..2], ["Livia (1)", "LIVIA (2)"]);
        assert!(!names[2].contains('('), "a bot has a name of its own");
    }
    let mut rng = rng(9);
    for _ in 0..6 {
        served.step(&mut rng);
    }
    let told = served.update(&requester(None, None)).unwrap();
    assert_eq!(told.seats[0].name, "Livia (1)");
    let lines = told.lines.iter().filter(|line| line.seat == Some(seat(1)));
    let mut lines = lines.filter(|line| !line.text.is_empty());
    assert!(lines.all(|line| line.text.contains("Livia (1)")));
}
