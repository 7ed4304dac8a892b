//! A shared deal and one that goes on from another game hold; whatever is changed of their secrets
//! is refused with the line to blame.

use kernel::testing::setup;
use kernel::{
    BySeat, Dealing, Game as _, Header, Record, ReplayFault, Seat, Secret, Share, Source, replay,
};
use pebbles::Pebbles;

const SECRET: Secret = Secret::from_bytes([9; 32]);

/// A whole game of three in which everybody does the first thing allowed.
fn played(dealing: Dealing) -> Record {
    let setup = setup::<Pebbles>(3, &[("first", "1")]);
    let shares = BySeat::from_fn(setup.seats(), |seat| match seat.number() {
        2 => None,
        number => Some(Share::from_bytes([number as u8; 32])),
    });
    let header = Header::dealt(&setup, dealing, &SECRET).told(SECRET, shares);
    let mut game = Pebbles::new(&setup, &header.seed.expect("it is told"));
    let (mut actions, mut legal) = (Vec::new(), Vec::new());
    while let Some(seat) = game.to_act().first() {
        game.legal(seat, &mut legal);
        game.apply(seat, legal[0], &mut ());
        actions.push((seat, legal[0]));
    }
    Record::over(header, &actions, &game).expect("the game is over")
}

fn shared() -> Record {
    let table = "0123456789".parse().expect("an id");
    played(Dealing::Shared { table })
}

fn continued() -> Record {
    let table = "abcdefghjk".parse().expect("an id");
    let commitment = shared().header.commitment;
    let from = Source {
        commitment,
        decisions: 4,
    };
    played(Dealing::Continued { table, from })
}

#[test]
fn a_true_deal_holds() {
    for record in [shared(), continued()] {
        assert_eq!(Record::parse(&record.to_string()), Ok(record.clone()));
        assert!(replay::<Pebbles>(&record).unwrap().last.is_over());
    }
    assert_ne!(shared().header.seed, continued().header.seed);
}

/// What replay says of the record after `change`.
fn altered(mut record: Record, change: impl FnOnce(&mut Header)) -> (usize, ReplayFault) {
    change(&mut record.header);
    let error = replay::<Pebbles>(&record).expect_err("the record was altered");
    (error.line, error.fault)
}

fn share(byte: u8) -> Option<Share> {
    Some(Share::from_bytes([byte; 32]))
}

#[test]
fn a_changed_share_or_their_order_is_refused() {
    let [first, second, third] = [1, 2, 3].map(|number| Seat::from_number(number).unwrap());
    let shares = |change: &dyn Fn(&mut BySeat<Option<Share>>)| {
        altered(shared(), |header| {
            change(&mut header.parts.as_mut().unwrap().shares);
        })
    };
    let expected = (13, ReplayFault::Shares);
    assert_eq!(shares(&|all| all[first] = share(7)), expected);
    assert_eq!(shares(&|all| all[first] = None), expected);
    assert_eq!(shares(&|all| all[second] = share(7)), expected);
    let swapped = shares(&|all| (all[first], all[third]) = (all[third], all[first]));
    assert_eq!(swapped, expected);
    let seed = altered(shared(), |header| header.seed = continued().header.seed);
    assert_eq!(seed, expected);
}

#[test]
fn a_changed_secret_table_or_agreement_is_refused() {
    let expected = (9, ReplayFault::Secret);
    let secret = altered(shared(), |header| {
        header.parts.as_mut().unwrap().secret = Secret::from_bytes([8; 32]);
    });
    assert_eq!(secret, expected);
    let table = altered(shared(), |header| {
        let table = "0123456780".parse().unwrap();
        header.dealing = Dealing::Shared { table };
    });
    assert_eq!(table, expected);
    let option = altered(shared(), |header| header.options[0].1 = "2".to_string());
    assert_eq!(option, expected);
    let promise = altered(shared(), |header| {
        header.commitment = continued().header.commitment;
    });
    assert_eq!(promise, expected);
    let untold = altered(shared(), |header| header.parts = None);
    assert_eq!(untold, (10, ReplayFault::NoSeed));
}

#[test]
fn where_a_game_came_from_cannot_be_changed_or_left_out() {
    let change = |from: &dyn Fn(&mut Source)| {
        altered(continued(), |header| {
            if let Dealing::Continued { from: source, .. } = &mut header.dealing {
                from(source);
            }
        })
    };
    let expected = (10, ReplayFault::Commitment);
    assert_eq!(change(&|from| from.decisions = 3), expected);
    let own = continued().header.commitment;
    assert_eq!(change(&|from| from.commitment = own), expected);
    let plain = altered(continued(), |header| header.dealing = Dealing::Seed);
    assert_eq!(plain, (8, ReplayFault::Commitment));
}
