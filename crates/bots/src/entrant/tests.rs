//! Entrants as text, there and back; every fault; and that what is described is what plays.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use kernel::testing::toy::{Action, Pebbles};
use kernel::testing::{amount, seed, setup};
use kernel::{Game, Observed, Rng, Seed};

use super::searcher::Patience;
use super::*;
use crate::mcts::tests::Ticking;
use crate::mcts::{Budget, Manner, Mcts};

fn read(text: &str) -> Entrant {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Any searcher within the bounds.
fn any_searcher(rng: &mut Rng) -> Searcher {
    let between = |rng: &mut Rng, least, most: usize| least + rng.below(most - least + 1);
    let mut manner = Manner::TUNED;
    for key in Key::ALL {
        if rng.coin() {
            continue;
        }
        match key {
            Key::Trust => manner.trust = 1000.0 * rng.unit(),
            Key::Warmth => manner.warmth = 0.001 + 900.0 * rng.unit(),
            Key::Turns => manner.turns = Some(between(rng, 0, 1000) as u32),
            Key::Glance => manner.glance = between(rng, 1, 1000),
            Key::Width => manner.width = between(rng, 1, 1000),
            Key::Widening => manner.widening = between(rng, 0, 1000),
            Key::Threads => manner.threads = between(rng, 1, 64),
        }
    }
    let patience = match rng.coin() {
        true => Patience::Iterations(between(rng, 1, 1_000_000) as u32),
        false => Patience::Millis(between(rng, 1, 600_000) as u32),
    };
    Searcher { patience, manner }
}

#[test]
fn text_goes_there_and_back() {
    for bot in Bot::ALL {
        assert_eq!(read(bot.as_str()), Entrant::Named(*bot));
        assert_eq!(Entrant::Named(*bot).to_string(), bot.as_str());
    }
    let mut rng = Seed::of_series(seed(), 0).rng();
    for _ in 0..amount(2000, 200_000) {
        let entrant = Entrant::Searcher(any_searcher(&mut rng));
        let text = entrant.to_string();
        assert_eq!(text.parse(), Ok(entrant), "seed {}", seed());
        assert!(!text.contains([',', ' ', '"']), "{text}");
    }
}

#[test]
fn the_order_of_keys_is_free_and_what_is_tuned_is_left_out() {
    for (text, canonical) in [
        ("mcts:100", "mcts:100"),
        ("mcts:0100", "mcts:100"),
        ("mcts:50ms", "mcts:50ms"),
        ("mcts:7:width=3:trust=0.60", "mcts:7:trust=0.6:width=3"),
        ("mcts:7:trust=0.3:threads=1", "mcts:7"),
        (
            "mcts:1:threads=64:widening=0:width=1:glance=1:turns=0:warmth=0.001:trust=0",
            "mcts:1:trust=0:warmth=0.001:turns=0:glance=1:width=1:widening=0:threads=64",
        ),
    ] {
        assert_eq!(read(text).to_string(), canonical);
    }
    assert_eq!(format!("{:<10}|", read("mcts:7")), "mcts:7    |");
}

#[test]
fn every_fault_has_its_sentence() {
    for (text, sentence) in [
        ("", "there is no bot named \"\""),
        ("mctsx", "there is no bot named \"mctsx\""),
        ("mason:5", "there is no bot named \"mason:5\""),
        ("mcts", "a search needs a budget"),
        ("mcts:", "a search needs a budget"),
        ("mcts::trust=1", "a search needs a budget"),
        ("mcts:many", "the budget of a search cannot be \"many\""),
        (
            "mcts:0",
            "cannot be \"0\": expected 1 to 1000000 iterations",
        ),
        ("mcts:1000001", "cannot be \"1000001\""),
        ("mcts:-5", "cannot be \"-5\""),
        ("mcts:1.5", "cannot be \"1.5\""),
        ("mcts:0ms", "or 1 to 600000 milliseconds, as in mcts:50ms"),
        ("mcts:ms", "cannot be \"ms\""),
        ("mcts:600001ms", "cannot be \"600001ms\""),
        ("mcts:5s", "cannot be \"5s\""),
        ("mcts:trust=1", "cannot be \"trust=1\""),
        ("mcts:5:", "\"\" is no key=value of a search"),
        ("mcts:5:trust", "\"trust\" is no key=value of a search"),
        (
            "mcts:5:depth=3",
            "there is no key of a search named \"depth\"",
        ),
        ("mcts:5:Trust=3", "there is trust, warmth, turns, glance"),
        ("mcts:5:trust=1:trust=1", "trust is given twice"),
        ("mcts:5:trust=", "trust cannot be \"\""),
        ("mcts:5:trust=much", "expected a number from 0 to 1000"),
        ("mcts:5:trust=-0.1", "trust cannot be \"-0.1\""),
        ("mcts:5:trust=-0", "trust cannot be \"-0\""),
        ("mcts:5:trust=inf", "trust cannot be \"inf\""),
        ("mcts:5:trust=NaN", "trust cannot be \"NaN\""),
        ("mcts:5:warmth=0", "expected a number from 0.001 to 1000"),
        ("mcts:5:turns=1.5", "expected a whole number from 0 to 1000"),
        ("mcts:5:turns=1001", "turns cannot be \"1001\""),
        ("mcts:5:glance=0", "expected a whole number from 1 to 1000"),
        ("mcts:5:width=0", "width cannot be \"0\""),
        ("mcts:5:widening=-1", "widening cannot be \"-1\""),
        ("mcts:5:threads=0", "expected a whole number from 1 to 64"),
        ("mcts:5:threads=65", "threads cannot be \"65\""),
    ] {
        let fault = text.parse::<Entrant>().unwrap_err().to_string();
        assert!(fault.contains(sentence), "{text}: {fault}");
    }
}

/// The choice of a player in the opening of a deal.
fn choice(mut player: Box<dyn Player<Pebbles>>, index: u64) -> Action {
    let deal = Seed::of_series(seed(), index);
    let game = Pebbles::new(&setup(3, &[]), &deal);
    let seat = game.to_act().first().unwrap();
    let mut rng = deal.derive("bot").rng();
    let action = player.choose(&Observed::new(&game, seat), &mut rng);
    assert_eq!(game.check(seat, action), Ok(()));
    action
}

#[test]
fn every_key_sets_its_own_field() {
    let text = "mcts:9:trust=0.5:warmth=2:turns=4:glance=5:width=6:widening=7:threads=8";
    let manner = Manner {
        trust: 0.5,
        warmth: 2.0,
        turns: Some(4),
        glance: 5,
        width: 6,
        widening: 7,
        threads: 8,
    };
    let patience = Patience::Iterations(9);
    assert_eq!(read(text), Entrant::Searcher(Searcher { patience, manner }));
}

#[test]
fn what_is_described_is_what_plays() {
    let manner = Manner {
        trust: 0.0,
        width: 1,
        ..Manner::TUNED
    };
    for index in 0..50 {
        let described = read("mcts:40:trust=0:width=1").player(None).unwrap();
        let made = Box::new(Mcts::new(Budget::Iterations(40), manner));
        assert_eq!(choice(described, index), choice(made, index));
        let named = read("mason").player(None).unwrap();
        assert_eq!(choice(named, index), choice(Bot::Mason.player(), index));
    }
}

/// The ends of the ranges, where a search could stumble.
#[test]
fn the_least_and_the_most_can_be_played() {
    for text in [
        "mcts:1:trust=0:warmth=0.001:turns=0:glance=1:width=1:widening=0",
        "mcts:5:trust=1000:warmth=1000:turns=1000:glance=1000:width=1000:widening=1000:threads=64",
    ] {
        for index in 0..20 {
            choice(read(text).player(None).unwrap(), index);
        }
    }
}

#[test]
fn time_is_read_from_the_clock_that_is_handed_in() {
    let entrant = read("mcts:5ms");
    assert!(entrant.needs_clock() && !read("mcts:5").needs_clock());
    assert!(entrant.player::<Pebbles>(None).is_none());
    let ticking = Arc::new(Ticking::default());
    let clock: Arc<dyn Clock> = ticking.clone();
    choice(entrant.player(Some(&clock)).unwrap(), 0);
    // Once at the beginning, and at every look until five milliseconds have gone.
    assert_eq!(ticking.0.load(Ordering::Relaxed), 6);
}
