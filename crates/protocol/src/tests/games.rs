//! Whole games, and decisions that are sent twice.

use log::{Sequence, Status};
use scene::{Lang, Theme};
use serde_json::{Value, json};
use table::{AnyGame, Arrival, Command, Refusal, Shown};

use super::{
    FABIUS, LIVIA, Served, TRANSLATIONS, player, requester, rng, running, seat, two_and_a_bot,
};
use crate::wire::Answer;
use crate::{Error, Recipient, pictures, records, table_info};

#[test]
fn two_players_and_a_bot_play_every_game_to_its_end() {
    for (index, game) in (0..).zip(AnyGame::ALL) {
        let mut served = Served::found(&two_and_a_bot(game.meta().id), index);
        let claim = Command::Claim(seat(2), served.link(seat(2)).hash(), Arrival::default());
        served.change_seats(FABIUS, &claim).unwrap();
        let mut rng = rng(index);
        served.play_out(&mut rng);
        let stored = served.stored();
        let record = records::record_of(&stored).unwrap();
        assert_eq!(
            records::checked(record.to_string().as_bytes()),
            Ok(record.clone())
        );
        assert_eq!(record.header.commitment, stored.info.commitment);
        let last = served.update(&requester(None, None)).unwrap();
        assert!(last.outcome.is_some() && last.seed.is_some(), "{game}");
        // Opened again it says the same.
        let mut again = Served::open(&stored);
        assert_eq!(again.update(&requester(None, None)), Some(last));
        let late = json!({"submit": served.submission(seat(1), &["pass"])});
        let late = served.ask(&requester(Some(LIVIA), Some(seat(1))), &late);
        assert_eq!(late.unwrap_err(), Error::Refused(Refusal::Over));
    }
}

#[test]
fn what_is_known_of_a_table_is_told_from_the_readers_side() {
    let mut served = running(3);
    let told = |served: &Served, name: Option<&str>| {
        let recipient = Recipient {
            player: name.map(player),
            lang: Lang::En,
        };
        table_info(&served.live.info, recipient, &TRANSLATIONS)
    };
    let (livia, fabius) = (told(&served, Some(LIVIA)), told(&served, Some(FABIUS)));
    assert!(livia.owner && livia.your_turn && livia.seats[0].yours);
    assert!(!fabius.owner && !fabius.your_turn && fabius.seats[1].yours);
    assert!(!told(&served, None).seats.iter().any(|seat| seat.yours));
    assert_eq!((livia.status, livia.sequence), ("running", Sequence(4)));
    let names: Vec<_> = livia.seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(names, [LIVIA, FABIUS]);
    served.play_out(&mut rng(3));
    let over = told(&served, None);
    assert_eq!(over.status, Status::Finished.as_str());
    assert!(over.seats.iter().all(|seat| seat.points.is_some()));
    let small = pictures::miniature(&served.live, Theme::Light, &TRANSLATIONS);
    assert!(small.starts_with("<svg"));
}

fn named(mut wanted: Value, id: &str) -> Value {
    wanted["submission"] = json!(id);
    wanted
}

fn done(answer: Result<Answer, Error>) -> Sequence {
    match answer {
        Ok(Answer::Done(done)) => done.sequence,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_repeated_submission_is_answered_as_the_first_one_was() {
    let mut served = running(4);
    let livia = requester(Some(LIVIA), Some(seat(1)));
    let first = served.actions(LIVIA, seat(1)).remove(0);
    let plain = served.submission(seat(1), &[&first]);
    let wanted = json!({"submit": named(plain.clone(), "a-1")});
    let after = done(served.ask(&livia, &wanted));
    assert_eq!(done(served.ask(&livia, &wanted)), after);
    assert_eq!(served.live.table.sequence(), after);
    // Also once the game has gone on.
    assert!(served.step(&mut rng(4)));
    let entries = served.log.len();
    assert_eq!(done(served.ask(&livia, &wanted)), after);
    assert_eq!(served.log.len(), entries);
    // Without a name it is stale.
    let stale = served.ask(&livia, &json!({"submit": plain}));
    let current = served.live.table.sequence();
    assert_eq!(
        stale.unwrap_err(),
        Error::Refused(Refusal::Stale { current })
    );
}

#[test]
fn anothers_name_for_a_submission_is_no_repetition() {
    let mut served = running(5);
    let (livia, fabius) = (
        requester(Some(LIVIA), Some(seat(1))),
        requester(Some(FABIUS), Some(seat(2))),
    );
    let before = served.submission(seat(2), &["pass"]);
    let first = served.actions(LIVIA, seat(1)).remove(0);
    let wanted = json!({"submit": named(served.submission(seat(1), &[&first]), "same")});
    let after = done(served.ask(&livia, &wanted));
    let other = served.ask(&fabius, &json!({"submit": named(before, "same")}));
    assert_eq!(
        other.unwrap_err(),
        Error::Refused(Refusal::Stale { current: after })
    );
    // Nor may Fabius learn by it what became of Livia's.
    let hers = served.ask(&fabius, &wanted);
    assert_eq!(hers.unwrap_err(), Error::Refused(Refusal::Forbidden));
}

#[test]
fn undo_and_hand_over_are_repeated_without_harm() {
    let mut served = running(6);
    let livia = requester(Some(LIVIA), Some(seat(1)));
    let away = json!({"hand_over": {"seat": 1, "by": 1, "to": "bot builder", "submission": "h"}});
    let after = done(served.ask(&livia, &away));
    assert_eq!(done(served.ask(&livia, &away)), after);
    let back = json!({"hand_over": {"seat": 1, "by": 1, "to": "person"}});
    done(served.ask(&livia, &back));
    for bad in ["bot", "somebody", "bot wizard"] {
        let bad = json!({"hand_over": {"seat": 1, "by": 1, "to": bad}});
        let refused = served.ask(&livia, &bad).unwrap_err();
        assert_eq!(refused.code().as_str(), "request/malformed", "{bad}");
    }
    let mut rng = rng(6);
    let point = loop {
        assert!(served.step(&mut rng), "something can be taken back");
        let update = served.update(&livia).unwrap();
        if let Some(point) = update.undo.free.first() {
            break *point;
        }
    };
    let sequence = served.live.table.sequence();
    let undo =
        json!({"undo": {"seat": 1, "sequence": sequence, "point": point, "submission": "u"}});
    let after = done(served.ask(&livia, &undo));
    assert_eq!(done(served.ask(&livia, &undo)), after);
    assert_eq!(served.live.table.sequence(), after);
}

#[test]
fn looking_ahead_and_asking_change_nothing() {
    let mut served = running(7);
    let livia = requester(Some(LIVIA), Some(seat(1)));
    let first = served.actions(LIVIA, seat(1)).remove(0);
    let stage = json!({"stage": named(served.submission(seat(1), &[&first]), "ignored")});
    let staged = served.ask(&livia, &stage);
    assert!(matches!(staged, Ok(Answer::Staged(_))), "{staged:?}");
    let fabius = requester(Some(FABIUS), Some(seat(2)));
    let foreign = served.ask(&fabius, &stage).unwrap_err();
    assert_eq!(foreign, Error::Refused(Refusal::Forbidden));
    let beyond = json!({"stage": {"seat": 4, "sequence": 4, "actions": [first]}});
    let beyond = served.ask(&livia, &beyond).unwrap_err();
    assert_eq!(beyond, Error::Refused(Refusal::NoSeat));
    let unknown = served.ask(&livia, &json!({"help": {"hit": "moon:3"}}));
    assert_eq!(unknown.unwrap_err(), Error::UnknownHelp);
    let drawn = served.live.update(&livia, &Shown::default(), &TRANSLATIONS);
    let areas = drawn.unwrap().areas;
    let mut hits = areas
        .iter()
        .flat_map(|area| area.svg.split("data-hit=\"").skip(1));
    let hit = hits.next().and_then(|rest| rest.split('"').next());
    let help = served.ask(&livia, &json!({"help": {"hit": hit}}));
    assert!(matches!(help, Ok(Answer::Help(_))), "{help:?}");
    assert_eq!(served.live.table.sequence(), Sequence(4));
}
