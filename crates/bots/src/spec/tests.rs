//! Bots as text, there and back; every fault; and that what is described is what plays.

use kernel::testing::{amount, seed, setup};
use kernel::{Game, Observed, Rng, Seed};
use pebbles::{Action, Pebbles};

use super::budget::BudgetSpec;
use super::*;
use crate::Means;
use crate::mcts::tests::{Ticking, ticking};
use crate::mcts::{Budget, Mcts, SearchConfig, ValueSource};

/// A number in [0, 1).
fn share(rng: &mut Rng) -> f32 {
    rng.below(1 << 20) as f32 / (1 << 20) as f32
}

fn read(text: &str) -> BotSpec {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Any search within the bounds.
fn any_search(rng: &mut Rng) -> MctsSpec {
    let between = |rng: &mut Rng, least, most: usize| least + rng.below(most - least + 1);
    let mut config = SearchConfig::default();
    for key in SearchKey::ALL {
        if rng.coin() {
            continue;
        }
        match key {
            SearchKey::Exploration => config.exploration = 1000.0 * share(rng),
            SearchKey::PriorTemperature => config.prior_temperature = 0.001 + 900.0 * share(rng),
            SearchKey::RolloutTurns => config.rollout_turns = Some(between(rng, 0, 1000) as u32),
            SearchKey::RolloutCandidates => config.rollout_candidates = between(rng, 1, 1000),
            SearchKey::Width => config.initial_width = between(rng, 1, 1000),
            SearchKey::Widening => config.widening = between(rng, 0, 1000),
            SearchKey::Value => {
                config.value = match between(rng, 0, 3) {
                    0 => ValueSource::Hand,
                    1 => ValueSource::Learned,
                    number => ValueSource::Given(number as u8),
                }
            }
            SearchKey::Threads => config.threads = between(rng, 1, 64),
        }
    }
    let budget = match rng.coin() {
        true => BudgetSpec::Iterations(between(rng, 1, 1_000_000) as u32),
        false => BudgetSpec::Millis(between(rng, 1, 600_000) as u32),
    };
    MctsSpec { budget, config }
}

#[test]
fn text_goes_there_and_back() {
    for bot in Bot::ALL {
        assert_eq!(read(bot.as_str()), BotSpec::Named(*bot));
        assert_eq!(BotSpec::Named(*bot).to_string(), bot.as_str());
    }
    let mut rng = Seed::of_series(seed(), 0).rng();
    for _ in 0..amount(2000, 200_000) {
        let spec = BotSpec::Mcts(any_search(&mut rng));
        let text = spec.to_string();
        assert_eq!(text.parse(), Ok(spec), "seed {}", seed());
        assert!(!text.contains([',', ' ', '"']), "{text}");
    }
}

#[test]
fn the_order_of_keys_is_free_and_defaults_are_left_out() {
    for (text, canonical) in [
        ("mcts:100", "mcts:100"),
        ("mcts:0100", "mcts:100"),
        ("mcts:50ms", "mcts:50ms"),
        (
            "mcts:7:width=3:exploration=0.60",
            "mcts:7:exploration=0.6:width=3",
        ),
        ("mcts:7:exploration=0.3:threads=1", "mcts:7"),
        (
            "mcts:1:threads=64:widening=0:width=1:rollout-candidates=1:rollout-turns=0\
             :prior-temperature=0.001:exploration=0",
            "mcts:1:exploration=0:prior-temperature=0.001:rollout-turns=0\
             :rollout-candidates=1:width=1:widening=0:threads=64",
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
        ("mcts::exploration=1", "a search needs a budget"),
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
        ("mcts:exploration=1", "cannot be \"exploration=1\""),
        ("mcts:5:", "\"\" is no key=value of a search"),
        (
            "mcts:5:exploration",
            "\"exploration\" is no key=value of a search",
        ),
        (
            "mcts:5:depth=3",
            "there is no key of a search named \"depth\"",
        ),
        (
            "mcts:5:Exploration=3",
            "there is exploration, prior-temperature, rollout-turns",
        ),
        (
            "mcts:5:exploration=1:exploration=1",
            "exploration is given twice",
        ),
        ("mcts:5:exploration=", "exploration cannot be \"\""),
        (
            "mcts:5:exploration=much",
            "expected a number from 0 to 1000",
        ),
        ("mcts:5:exploration=-0.1", "exploration cannot be \"-0.1\""),
        ("mcts:5:exploration=-0", "exploration cannot be \"-0\""),
        ("mcts:5:exploration=inf", "exploration cannot be \"inf\""),
        ("mcts:5:exploration=NaN", "exploration cannot be \"NaN\""),
        (
            "mcts:5:prior-temperature=0",
            "expected a number from 0.001 to 1000",
        ),
        (
            "mcts:5:rollout-turns=1.5",
            "expected a whole number from 0 to 1000",
        ),
        (
            "mcts:5:rollout-turns=1001",
            "rollout-turns cannot be \"1001\"",
        ),
        (
            "mcts:5:rollout-candidates=0",
            "expected a whole number from 1 to 1000",
        ),
        ("mcts:5:width=0", "width cannot be \"0\""),
        ("mcts:5:widening=-1", "widening cannot be \"-1\""),
        ("mcts:5:value=0", "value cannot be \"0\""),
        ("mcts:5:value=hands", "expected hand, learned or a number"),
        ("mcts:5:threads=0", "expected a whole number from 1 to 64"),
        ("mcts:5:threads=65", "threads cannot be \"65\""),
    ] {
        let fault = text.parse::<BotSpec>().unwrap_err().to_string();
        assert!(fault.contains(sentence), "{text}: {fault}");
    }
}

#[test]
fn an_old_key_is_refused_by_its_new_name() {
    for (old, new) in [
        ("trust", SearchKey::Exploration),
        ("warmth", SearchKey::PriorTemperature),
        ("turns", SearchKey::RolloutTurns),
        ("glance", SearchKey::RolloutCandidates),
    ] {
        let error = format!("mcts:5:{old}=1").parse::<BotSpec>().unwrap_err();
        assert_eq!(
            error,
            BotSpecError::Mcts(MctsSpecError::Renamed { old, new })
        );
        let sentence = format!("the key {old:?} of a search is now called {new}");
        assert_eq!(error.to_string(), sentence);
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
    let text = "mcts:9:exploration=0.5:prior-temperature=2:rollout-turns=4\
                :rollout-candidates=5:width=6:widening=7:value=3:threads=8";
    let config = SearchConfig {
        exploration: 0.5,
        prior_temperature: 2.0,
        rollout_turns: Some(4),
        rollout_candidates: 5,
        initial_width: 6,
        widening: 7,
        value: ValueSource::Given(3),
        threads: 8,
    };
    let budget = BudgetSpec::Iterations(9);
    assert_eq!(read(text), BotSpec::Mcts(MctsSpec { budget, config }));
}

#[test]
fn what_is_described_is_what_plays() {
    let config = SearchConfig {
        exploration: 0.0,
        initial_width: 1,
        ..SearchConfig::default()
    };
    for index in 0..50 {
        let described = read("mcts:40:exploration=0:width=1")
            .player(&Means::default())
            .unwrap();
        let made = Box::new(Mcts::new(Budget::Iterations(40), config));
        assert_eq!(choice(described, index), choice(made, index));
        let named = read("mason").player(&Means::default()).unwrap();
        assert_eq!(
            choice(named, index),
            choice(Bot::Mason.player(None).unwrap(), index)
        );
    }
}

/// The ends of the ranges, where a search could stumble.
#[test]
fn the_least_and_the_most_can_be_played() {
    for text in [
        "mcts:1:exploration=0:prior-temperature=0.001:rollout-turns=0\
         :rollout-candidates=1:width=1:widening=0",
        "mcts:5:exploration=1000:prior-temperature=1000:rollout-turns=1000\
         :rollout-candidates=1000:width=1000:widening=1000:threads=64",
    ] {
        for index in 0..20 {
            choice(read(text).player(&Means::default()).unwrap(), index);
        }
    }
}

#[test]
fn time_is_read_from_the_clock_that_is_handed_in() {
    let spec = read("mcts:5ms");
    assert!(spec.needs_clock() && !read("mcts:5").needs_clock());
    assert!(spec.player::<Pebbles>(&Means::default()).is_none());
    let (clock, timing) = ticking(Ticking::MILLISECOND, 1);
    choice(spec.player(&Means::timed(Some(timing))).unwrap(), 0);
    // Once at the beginning, and at every look until five milliseconds have gone.
    assert_eq!(clock.looks(), 6);
}
