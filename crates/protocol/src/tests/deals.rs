//! Whose word a deal rests on, from the making of a table to its record, and as people are told it.

use kernel::{Dealing, Record, Share};
use scene::Lang;
use serde_json::{Value, json};
use table::{AnyGame, Arrival, Command, Refusal};

use super::{FABIUS, LIVIA, Served, TRANSLATIONS, player, rng, running, seat};
use crate::records::{checked, record_of};
use crate::wire::{self, DealInfo};
use crate::{Error, Recipient, TableSpec, table_info};

fn share(byte: u8) -> Share {
    Share::from_bytes([byte; 32])
}

fn bringing(byte: u8) -> Arrival {
    Arrival {
        share: Some(share(byte)),
        knows_deal: false,
    }
}

/// Livia, who adds a share, and an open seat.
fn new() -> Value {
    json!({"game": "marble", "options": {"first": "1"},
        "seats": [{"kind": "me", "share": share(1)}, {"kind": "open"}]})
}

fn told(served: &Served, lang: Lang) -> wire::TableInfo {
    let recipient = Recipient { player: None, lang };
    table_info(&served.live.info, recipient, &TRANSLATIONS)
}

fn deal(served: &Served) -> DealInfo {
    told(served, Lang::En).deal
}

/// Livia and Fabius, who both added a share, after the end.
fn over() -> Served {
    let mut served = Served::found(&new(), 1);
    let claim = Command::Claim(seat(2), served.link(seat(2)).hash(), bringing(2));
    served.change_seats(FABIUS, &claim).unwrap();
    served.play_out(&mut rng(1));
    served
}

/// Livia and somebody beside her go on from a decision of this game.
fn goes_on(served: &Served, decisions: usize) -> Served {
    let wanted = json!({"seats": [{"kind": "me"}, {"kind": "beside", "name": "Fabius"}]});
    let wanted = serde_json::from_value(wanted).unwrap();
    let spec = TableSpec::play_on(&served.stored(), decisions, wanted).unwrap();
    Served::founded(&spec, 9)
}

#[test]
fn the_record_holds_everybodys_share() {
    let served = over();
    let stored = served.stored();
    let record = record_of(&stored).unwrap();
    assert_eq!(stored.record(), Ok(record.clone()));
    let parts = record.header.parts.as_ref().unwrap();
    assert_eq!(parts.shares.as_slice(), [Some(share(1)), Some(share(2))]);
    assert_eq!(record.header.commitment, stored.info.commitment);
    let table = stored.info.id.as_str().parse().unwrap();
    assert_eq!(record.header.dealing, Dealing::Shared { table });
    assert_eq!(checked(record.to_string().as_bytes()), Ok(record));
}

#[test]
fn a_record_with_another_share_is_refused_with_its_line() {
    let text = record_of(&over().stored()).unwrap().to_string();
    let [mine, theirs] = [1, 2].map(|byte| share(byte).to_string());
    let other = share(3).to_string();
    for (from, to) in [(&mine, &other), (&theirs, &other), (&mine, &theirs)] {
        let altered = text.replace(from, to);
        let Err(Error::RecordRefused { reason, .. }) = checked(altered.as_bytes()) else {
            panic!("it was altered");
        };
        assert!(
            reason.ends_with("follow from the secret and the shares"),
            "{reason}"
        );
    }
}

#[test]
fn people_are_told_whose_word_it_rests_on() {
    let mut served = Served::found(&new(), 2);
    let waits = "Will be dealt from the server's secret and everybody's share; \
                 added so far by: Livia";
    assert_eq!(deal(&served).sentence, waits);
    let claim = Command::Claim(seat(2), served.link(seat(2)).hash(), bringing(2));
    served.change_seats(FABIUS, &claim).unwrap();
    let both = "Dealt from the shares of Livia and Fabius and the server's secret";
    assert_eq!(deal(&served).sentence, both);
    let german = told(&served, Lang::De).deal.sentence;
    assert!(
        german.contains("den Anteilen von Livia und Fabius"),
        "{german}"
    );
    let seats = told(&served, Lang::En).seats;
    assert!(seats.iter().all(|seat| seat.shared));
    let nobody = deal(&running(3));
    assert_eq!(
        nobody.sentence,
        "Dealt by the server alone: nobody else added a share"
    );
    assert_eq!((nobody.kind, nobody.known), ("shared", false));
}

#[test]
fn a_game_that_goes_on_says_so_for_ever() {
    let first = over();
    let mut again = goes_on(&first, 3);
    let shown = deal(&again);
    assert_eq!((shown.kind, shown.known), ("continued", true));
    let from = shown.from.unwrap();
    let commitment = first.live.info.commitment;
    assert_eq!(
        (from.commitment, from.decisions),
        (commitment.to_string(), 3)
    );
    assert!(shown.sentence.starts_with("Goes on from a recorded game"));
    again.play_out_alone();
    assert!(deal(&again).known);
    let text = record_of(&again.stored()).unwrap().to_string();
    assert!(text.contains(&format!("\nfrom {commitment} 3\n")), "{text}");
    let record = checked(text.as_bytes()).unwrap();
    assert_eq!(record.header.seed, Some(first.stored().seed()));
    // And so does one that goes on from that one.
    let third = goes_on(&again, 1);
    let own = again.live.info.commitment.to_string();
    assert_eq!(deal(&third).from.unwrap().commitment, own);
}

#[test]
fn who_takes_over_a_seat_of_such_a_game_knows() {
    let mut again = goes_on(&over(), 3);
    let link = log::Token::from_random([3; 26]).hash();
    again
        .change_seats(LIVIA, &Command::Invite(seat(2), link))
        .unwrap();
    let claim = |arrival| Command::Claim(seat(2), link, arrival);
    let refused = again.change_seats(FABIUS, &claim(bringing(2))).unwrap_err();
    assert_eq!(refused, Error::Refused(Refusal::KnownDeal));
    assert_eq!(refused.code().as_str(), "seat/known-deal");
    let knowing = Arrival {
        knows_deal: true,
        ..bringing(2)
    };
    again.change_seats(FABIUS, &claim(knowing)).unwrap();
}

#[test]
fn a_rematch_is_dealt_anew_from_the_share_of_who_asks() {
    let mut again = goes_on(&over(), 3);
    again.play_out_alone();
    let spec = TableSpec::rematch(&again.live.info, player(LIVIA), Some(share(7))).unwrap();
    let rematch = Served::founded(&spec, 10);
    let shown = deal(&rematch);
    assert_eq!(
        (shown.kind, shown.known, shown.from),
        ("shared", false, None)
    );
    assert_eq!(
        shown.sentence,
        "Dealt from the server's secret and a share of Livia, which the server knew when it \
         promised: its word is all there is"
    );
    assert_eq!(rematch.stored().shares()[seat(1)], Some(share(7)));
    assert_ne!(rematch.stored().seed(), again.stored().seed());
}

#[test]
fn a_share_is_sixty_four_digits() {
    let game = AnyGame::ALL[0].meta().id;
    for bad in ["", "12", &"G".repeat(64), &"A".repeat(64)] {
        let new = json!({"game": game, "seats": [{"kind": "me", "share": bad}, {"kind": "open"}]});
        let refused = super::spec(&new).unwrap_err();
        assert_eq!(refused.code().as_str(), "request/malformed", "{bad:?}");
    }
    assert!(Record::parse("aedile record 2\n").is_err());
}

impl Served {
    /// Plays both of Livia's seats to the end.
    fn play_out_alone(&mut self) {
        let mut rng = rng(30);
        while self.live.info.status == log::Status::Running {
            let eyes = [1, 2].map(seat);
            let acts = eyes.map(|seat| (seat, self.actions(LIVIA, seat)));
            let (seat, actions) = acts
                .iter()
                .find(|(_, actions)| !actions.is_empty())
                .unwrap();
            let action = rng.choose(actions).unwrap();
            let wanted = json!({"submit": self.submission(*seat, &[action])});
            let requester = super::requester(Some(LIVIA), Some(*seat));
            self.ask(&requester, &wanted).unwrap();
        }
    }
}
