//! Games that began by rules 1: hill corners were structures unless said otherwise (M-29), and only
//! reaching a fountain brought a coin (M-27).

use kernel::testing::setup;
use kernel::{Game, Record, Replay, ReplayFault, replay};

use crate::{HillCorners, Illegal, Marble};

/// As it was written by rules 1: sites at hills, and pieces that leave from fountains built on ends.
const RECORD: &str = include_str!("../../../../records/marble/rules-1/marble-4-94-000015.aedile");

const HEADER: &str = "rules 1\nseats 4\noption first=random\noption hill-corners=true\n";

#[test]
fn m27_m29_a_record_of_rules_1_is_checked_by_them() {
    let record = Record::parse(RECORD).unwrap();
    let replayed = replay::<Marble>(&record).unwrap();
    assert_eq!(replayed.setup.rules(), 1);
    let Replay {
        setup,
        seed,
        actions,
        last,
    } = &replayed;
    assert_eq!(last.options.hill_corners, HillCorners::Structure);
    let again = Record::finished(setup, *seed, actions, last).unwrap();
    assert_eq!(again.to_string(), RECORD, "it is told as then");
}

/// The same actions lead elsewhere by rules 2: with hill corners as structures to more coins, as
/// they are by default to another city.
#[test]
fn m27_m29_the_record_plays_through_what_differs() {
    let then = replay::<Marble>(&Record::parse(RECORD).unwrap()).unwrap();
    let by_now = |corners: &'static str| {
        let words = [("hill-corners", corners)];
        let mut game = Marble::new(&setup::<Marble>(4, &words), &then.seed);
        for (seat, action) in &then.actions {
            game.try_apply(*seat, *action, &mut ())?;
        }
        Ok::<Marble, Illegal>(game)
    };
    let coins = |game: &Marble| {
        game.players
            .iter()
            .map(|(_, player)| player.coins)
            .sum::<u8>()
    };
    let mut now = by_now("structure").unwrap();
    assert_eq!((coins(&then.last), coins(&now)), (7, 9));
    assert_ne!(
        Game::scores(&now).totals(),
        Game::scores(&then.last).totals()
    );
    for (seat, player) in then.last.players.iter() {
        now.open.players[seat].coins = player.coins;
    }
    now.open.end_fountain_coin = false;
    assert_eq!(now, then.last, "nothing but coins");
    assert!(by_now("none").is_err());
}

#[test]
fn a_record_that_claims_other_rules_does_not_hold() {
    let claim = |lines: &str| {
        let text = RECORD.replace(HEADER, lines);
        assert_ne!(text, RECORD);
        replay::<Marble>(&Record::parse(&text).unwrap()).unwrap_err()
    };
    for rules in [0, 9] {
        let error = claim(&HEADER.replace("rules 1", &format!("rules {rules}")));
        assert_eq!(error.line, 3);
        let word = format!("played by version {rules} of the rules; this program has 1 to 2");
        assert!(error.to_string().contains(&word), "{error}");
    }
    let now = HEADER.replace("rules 1", "rules 2");
    assert!(
        matches!(claim(&now).fault, ReplayFault::Setup(_)),
        "words of then"
    );
    let promised = now.replace("true", "structure");
    assert_eq!(claim(&promised).fault, ReplayFault::Commitment);
}
