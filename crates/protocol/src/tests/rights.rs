//! Who sees what: strangers, seats, who lost a seat, everybody after the end.

use kernel::Viewer;
use log::Token;
use scene::Lang;
use serde_json::json;
use table::{Arrival, Command, Refusal};

use super::{FABIUS, JULIA, LIVIA, Served, player, requester, rng, running, seat};
use crate::{Error, greet, parse_json};

fn viewer(served: &Served, name: Option<&str>, number: Option<usize>) -> Viewer {
    let asked = requester(name, number.map(seat));
    let narrowed = served.live.viewpoint(asked.player, asked.viewpoint);
    assert_eq!((narrowed.lang, narrowed.format), {
        (asked.viewpoint.lang, asked.viewpoint.format)
    });
    narrowed.viewer
}

#[test]
fn a_seat_is_seen_by_its_player_alone() {
    let served = running(1);
    let (one, two) = (Viewer::Seat(seat(1)), Viewer::Seat(seat(2)));
    assert_eq!(viewer(&served, Some(LIVIA), Some(1)), one);
    assert_eq!(viewer(&served, Some(FABIUS), Some(2)), two);
    for (name, asked) in [
        (None, None),
        (None, Some(1)),
        (Some(JULIA), Some(1)),
        (Some(FABIUS), Some(1)),
        (Some(LIVIA), None),
        (Some(LIVIA), Some(5)),
    ] {
        assert_eq!(viewer(&served, name, asked), Viewer::Spectator);
    }
}

#[test]
fn updates_are_narrowed_whatever_is_asked_for() {
    let mut served = running(2);
    let own = served.update(&requester(Some(LIVIA), Some(seat(1))));
    let watching = served.update(&requester(None, None));
    assert!(own != watching && own.is_some());
    let mut peeking = requester(Some(FABIUS), Some(seat(1)));
    assert_eq!(served.update(&peeking), watching);
    peeking.viewpoint.viewer = Viewer::Everything;
    assert_eq!(served.update(&peeking), watching);
}

#[test]
fn who_lost_a_seat_sees_and_does_no_more_than_a_stranger() {
    let mut served = running(3);
    let fabius = requester(Some(FABIUS), Some(seat(2)));
    let link = Token::from_random([9; 26]).hash();
    served.renew_link(link);
    assert_eq!(
        viewer(&served, Some(FABIUS), Some(2)),
        Viewer::Seat(seat(2))
    );
    served
        .change_seats(JULIA, &Command::Claim(seat(2), link, Arrival::default()))
        .unwrap();
    assert_eq!(viewer(&served, Some(FABIUS), Some(2)), Viewer::Spectator);
    assert_eq!(viewer(&served, Some(JULIA), Some(2)), Viewer::Seat(seat(2)));
    let watching = served.update(&requester(None, None));
    assert_eq!(served.update(&fabius), watching);
    let list = served.submission(seat(2), &["pass"]);
    for request in [json!({"stage": list}), json!({"submit": list})] {
        let refused = served.ask(&fabius, &request).unwrap_err();
        assert_eq!(refused, Error::Refused(Refusal::Forbidden));
    }
}

#[test]
fn after_the_end_everybody_sees_everything() {
    let mut served = running(4);
    served.play_out(&mut rng(4));
    assert_eq!(viewer(&served, None, None), Viewer::Everything);
    assert_eq!(viewer(&served, None, Some(1)), Viewer::Everything);
    assert_eq!(viewer(&served, Some(LIVIA), Some(1)), Viewer::Seat(seat(1)));
}

#[test]
fn a_hello_asks_for_a_seat_of_ones_own() {
    let served = running(5);
    let hello = |name: Option<&str>, text: serde_json::Value| {
        let hello = parse_json(text.to_string().as_bytes()).unwrap();
        greet(&served.live, name.map(player), hello, Lang::De)
    };
    let greeting = hello(
        Some(LIVIA),
        json!({"seat": 1, "format": "narrow", "areas": {"strip": "0a1b", "bad": "x"}}),
    );
    let greeting = greeting.unwrap();
    assert_eq!(greeting.requester.viewpoint.lang, Lang::De);
    assert_eq!(greeting.requester.player, Some(player(LIVIA)));
    assert_eq!(greeting.shown.areas.len(), 1);
    assert!(!greeting.shown.blind && !greeting.deflate);
    let areas: std::collections::BTreeMap<_, _> =
        (0..65).map(|area| (area.to_string(), "0")).collect();
    for (name, text, code) in [
        (Some(FABIUS), json!({"seat": 1}), "seat/forbidden"),
        (None, json!({"seat": 1}), "seat/forbidden"),
        (Some(LIVIA), json!({"seat": 3}), "seat/unknown"),
        (None, json!({"format": "round"}), "request/malformed"),
        (None, json!({"lang": "xx"}), "request/malformed"),
        (None, json!({ "areas": areas }), "request/too-large"),
    ] {
        let refused = hello(name, text.clone()).unwrap_err();
        assert_eq!(refused.code().as_str(), code, "{text}");
    }
}
