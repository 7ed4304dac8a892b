//! Actions as text, options as words, events as told.

use kernel::{Game, OptionError, Options as _, Setup};

use super::{Scene, seat};
use crate::action::{Action, Order};
use crate::event::Event;
use crate::options::{ConsulRule, ObjectiveRule, Options};
use crate::player::Party;
use crate::position::Foundations;

const TEXTS: &[&str] = &[
    "draft A10",
    "role persuasive",
    "objective O18",
    "steal J10",
    "trade 5",
    "trade give D4",
    "trade give silver 8",
    "trade give favor 1",
    "trade take flipped 2",
    "trade take safe-conduct",
    "trade offer",
    "trade withdraw",
    "trade accept",
    "trade decline",
    "use fresh-market",
    "use bargain 3",
    "use exchange D4 2",
    "use clearance D4",
    "order 3+1+4+2",
    "order 1",
    "festival B2",
    "census",
    "keep",
    "place A1+A2+B1",
    "income",
    "buy 6",
    "build insula-l D4+D5+E4",
    "build regia A1+A2+B1+B2+C1+C2",
    "build minerva A1+A2+A3+B1+B3",
    "end",
];

#[test]
fn every_kind_of_action_goes_there_and_back() {
    for text in TEXTS {
        let action: Action = text
            .parse()
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(action.to_string(), *text);
    }
}

#[test]
fn each_action_has_one_text_only() {
    for bad in [
        "",
        " income",
        "income ",
        "income  ",
        "Income",
        "buy 0",
        "buy 7",
        "buy 03",
        "buy +3",
        "buy",
        "draft K1",
        "draft A0",
        "draft A11",
        "draft a1",
        "build insula-l D5+D4+E4",
        "build insula-l D4+D4+E4",
        "build insula-l D4+D5+D6",
        "build insula-l D4+D5",
        "build insula-l D4 D5 E4",
        "build villa A1",
        "place A1+C1",
        "place",
        "order 1+1",
        "order 2",
        "order 1+2+3+4+5",
        "order 0+1",
        "trade 6",
        "trade give silver",
        "trade give silver 0",
        "trade give silver 256",
        "trade give bread",
        "trade",
        "use",
        "use bargain",
        "use windfall 3",
        "use exchange D4",
        "objective O19",
        "role senator",
    ] {
        assert!(bad.parse::<Action>().is_err(), "{bad:?}");
    }
}

#[test]
fn orders_are_listed_once_each_ascending() {
    for (cards, count) in [(1, 1), (2, 2), (3, 6), (4, 24)] {
        let all: Vec<_> = Order::all(cards).collect();
        assert_eq!(all.len(), count);
        assert!(all.is_sorted_by(|a, b| a < b));
        assert!(all.iter().all(|order| order.cards() == cards));
    }
}

#[test]
fn options_have_their_words() {
    let mut options = Options::default();
    assert!(options.entries().iter().all(|(key, value)| {
        Options::SPECS
            .iter()
            .any(|spec| spec.key == *key && spec.default == *value)
    }));
    for spec in Options::SPECS {
        for value in spec.values {
            options.set(spec.key, value).unwrap();
            assert_eq!(options.value(spec.key), *value);
        }
    }
    let last = (
        options.objectives,
        options.consul,
        options.roles,
        options.favor(),
    );
    assert_eq!(
        last,
        (ObjectiveRule::Public, ConsulRule::Challenge, true, true)
    );
    assert!(matches!(
        options.set("roles", "yes"),
        Err(OptionError::UnknownValue { .. })
    ));
    assert!(matches!(
        options.set("senate", "true"),
        Err(OptionError::UnknownKey { .. })
    ));
}

#[test]
fn the_first_player_sits_at_the_table() {
    let mut options = Options::default();
    options.set("first", "4").unwrap();
    let refused = Setup::<Foundations>::new(3, options);
    assert!(matches!(refused, Err(OptionError::FirstBeyondTable { .. })));
    assert!(Setup::<Foundations>::new(4, options).is_ok());
    assert!(matches!(
        Setup::<Foundations>::new(6, options),
        Err(OptionError::SeatCount { .. })
    ));
}

#[test]
fn events_tell_what_a_build_did() {
    let mut game = Scene::new(2, &[]).built(1, "domus A1, bakery A2").done();
    let mut events = Vec::new();
    game.apply(seat(1), "build pottery A1+A2".parse().unwrap(), &mut events);
    let party = Party::Seat(seat(1));
    let told: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::TakenOff {
                party: own,
                building,
                ..
            } if *own == party => Some(format!("off {building}")),
            Event::Built { building, at, .. } => Some(format!("{building} {}", at.footprint())),
            _ => None,
        })
        .collect();
    assert_eq!(told, ["off domus", "off bakery", "pottery A1+A2"]);
}
