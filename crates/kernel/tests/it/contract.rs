//! The contract holds for an honest game and catches every broken promise that a flawed one makes.

use kernel::Setup;
use kernel::testing::{Contract, amount, plain_setups, seed, setup};
use pebbles::{Pebbles, Phase};

use super::flawed::{Flaw, Flawed};

#[test]
fn an_honest_game_keeps_the_contract() {
    let mut setups = plain_setups::<Pebbles>();
    setups.push(setup(3, &[("team", "true"), ("first", "2")]));
    let contract = Contract {
        games: amount(300, 20_000),
        seed: seed(),
    };
    let decisions = contract.run(&setups);
    assert!(decisions >= 7 * 5 * contract.games as u64, "{decisions}");
}

#[test]
fn an_honest_game_keeps_the_contract_of_many_games() {
    type Honest = Flawed<{ Flaw::None as u8 }>;
    let contract = Contract {
        games: amount(3000, 200_000),
        seed: seed(),
    };
    let decisions = contract.run_fast(&plain_setups::<Honest>());
    assert!(decisions >= 4 * 5 * contract.games as u64, "{decisions}");
}

#[test]
fn the_costly_checks_see_every_phase_and_the_end() {
    let (mut choosing, mut taking, mut over) = (0, 0, 0);
    let contract = Contract {
        games: 10,
        seed: seed(),
    };
    contract.run_with(&plain_setups::<Pebbles>(), |game| match game.phase {
        Phase::Choose { .. } => choosing += 1,
        Phase::Take { .. } => taking += 1,
        Phase::Over => over += 1,
    });
    assert!(choosing >= 40 && taking >= 40, "{choosing} {taking}");
    assert_eq!(over, 40);
}

type Run<const FLAW: u8> = fn(&Contract, &[Setup<Flawed<FLAW>>]) -> u64;

fn broken_promise<const FLAW: u8>(run: Run<FLAW>, contract: Contract) -> String {
    let run = || run(&contract, &plain_setups());
    let panic = std::panic::catch_unwind(run).expect_err("the flaw was not noticed");
    let text = panic.downcast::<String>().expect("a panic with a text");
    let first_line = text.lines().next().unwrap_or_default();
    first_line
        .trim_start_matches("broken promise: ")
        .to_string()
}

/// In the few games of a test.
fn broken_at_once<const FLAW: u8>() -> String {
    let contract = Contract {
        games: 20,
        seed: seed(),
    };
    broken_promise::<FLAW>(Contract::run, contract)
}

/// In the many games of a soak, where most checks are made once in some steps.
fn broken_in_time<const FLAW: u8>(seed: u64) -> String {
    let contract = Contract { games: 3000, seed };
    broken_promise::<FLAW>(Contract::run_fast, contract)
}

/// Where checks are rare, another one may come first.
macro_rules! caught {
    ($($test:ident: $flaw:ident => $promise:literal $(or $other:literal)?,)+) => {
        $(
            #[test]
            fn $test() {
                const FLAW: u8 = Flaw::$flaw as u8;
                let promise = broken_at_once::<FLAW>();
                assert!(promise.starts_with($promise), "{promise}");
                let promise = broken_in_time::<FLAW>(seed());
                let expected = [$promise $(, $other)?];
                assert!(expected.iter().any(|text| promise.contains(text)), "{promise}");
            }
        )+
    };
}

caught! {
    another_deal_is_caught: OtherDeal => "the same seed deals the same game",
    descending_choices_are_caught: Descending => "choices are ascending and unique",
    double_choices_are_caught: Twice => "choices are ascending and unique",
    a_seat_without_choices_is_caught: NoChoice => "exactly the seats that act have choices",
    a_check_that_allows_all_is_caught: AllowsAnything => "check agrees on",
    a_check_that_refuses_is_caught: RefusesListed => "check allows what legal lists",
    lost_components_are_caught: LosesPebbles => "components are not conserved",
    an_early_standing_is_caught: EarlyStanding => "no standing before the end",
    a_game_without_winner_is_caught: NoWinner => "somebody wins",
    an_endless_game_is_caught: Endless => "a game is of bounded length",
    unreadable_notation_is_caught: Notation => "the notation \"take 1!\" goes there and back"
        or "a record holds",
    ambiguous_notation_is_caught: SameNotation => "the notation \"take 1\" goes there and back"
        or "a record holds",
    a_leaked_number_is_caught: LeakedNumber => "the view of Seat(Seat(0)) stays"
        or "reveals nothing to the actor",
    a_leaked_choice_is_caught: LeakedChoices => "the spectator's view stays",
    a_peeking_determinization_is_caught: KnowsTooMuch => "a determinization depends on",
    a_determinization_that_knows_all_is_caught: KnowsAll => "what is hidden is drawn anew",
    a_losing_determinization_is_caught: LosesByDeterminizing => "determinized: components",
    a_changing_determinization_is_caught: ChangesByDeterminizing => "the view of Seat(Seat(0))"
        or "reveals nothing to the actor",
    a_view_of_another_viewer_is_caught: OtherViewer => "a view says whose it is",
    a_view_of_another_table_is_caught: OtherSeats => "a view has the game's seats",
    a_dump_that_loses_something_is_caught: LossyDump => "a view is dumped and read back: ",
    an_unreadable_dump_is_caught: UnreadableDump => "a view is dumped and read back: pile: is",
    points_left_out_are_caught: LeftOutPoints => "who may see everything sees all points",
    an_invented_category_is_caught: PublicCategory => "a spectator sees no category",
    events_kept_from_all_are_caught: SecretEvents => "who may see everything sees every event",
    an_event_blurred_twice_is_caught: BlurredTwice => "what a viewer saw of an event",
    a_refused_action_that_acts_is_caught: RefusedButDone => "a refused action changes nothing",
    events_that_act_are_caught: TellingActs => "events change nothing"
        or "reveals nothing to the actor",
    a_wrong_order_is_caught: WrongPlaces => "more points, better place",
    a_stuck_determinization_is_caught: StuckByDeterminizing => "a seat's choices stay"
        or "a determinized game goes on",
}

/// The numbers are swapped at one step of a game, which only the rhythm of a soak always meets.
#[test]
fn a_silent_reveal_is_caught() {
    let promise = broken_in_time::<{ Flaw::SilentReveal as u8 }>(seed());
    assert!(
        promise.ends_with("reveals nothing to the actor"),
        "{promise}"
    );
}

/// What a record cannot be read back from is noticed at its end or before, by choices alone.
#[test]
fn an_unreadable_record_is_caught() {
    let broken = |offset| broken_in_time::<{ Flaw::Notation as u8 }>(seed() + offset);
    let promises: Vec<String> = (0..40).map(broken).collect();
    for promise in ["a record holds", "the notation"] {
        let caught = promises.iter().any(|broken| broken.starts_with(promise));
        assert!(caught, "{promise}: {promises:?}");
    }
}
