//! The contract holds for an honest game and catches every broken promise that a flawed one makes.

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

fn broken_promise<const FLAW: u8>() -> String {
    let contract = Contract {
        games: 20,
        seed: seed(),
    };
    let run = || contract.run(&plain_setups::<Flawed<FLAW>>());
    let panic = std::panic::catch_unwind(run).expect_err("the flaw was not noticed");
    let text = panic.downcast::<String>().expect("a panic with a text");
    let first_line = text.lines().next().unwrap_or_default();
    first_line
        .trim_start_matches("broken promise: ")
        .to_string()
}

macro_rules! caught {
    ($($test:ident: $flaw:ident => $promise:literal,)+) => {
        $(
            #[test]
            fn $test() {
                let promise = broken_promise::<{ Flaw::$flaw as u8 }>();
                assert!(promise.starts_with($promise), "{promise}");
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
    unreadable_notation_is_caught: Notation => "the notation \"take 1!\" goes there and back",
    ambiguous_notation_is_caught: SameNotation => "the notation \"take 1\" goes there and back",
    a_leaked_number_is_caught: LeakedNumber => "the view of Seat(Seat(0)) stays",
    a_leaked_choice_is_caught: LeakedChoices => "the spectator's view stays",
    a_peeking_determinization_is_caught: KnowsTooMuch => "a determinization depends on",
    a_determinization_that_knows_all_is_caught: KnowsAll => "what is hidden is drawn anew",
    a_losing_determinization_is_caught: LosesByDeterminizing => "determinized: components",
    a_changing_determinization_is_caught: ChangesByDeterminizing => "the view of Seat(Seat(0))",
    a_view_of_another_viewer_is_caught: OtherViewer => "a view says whose it is",
    a_view_of_another_table_is_caught: OtherSeats => "a view has the game's seats",
    a_dump_that_loses_something_is_caught: LossyDump => "a view is dumped and read back: ",
    an_unreadable_dump_is_caught: UnreadableDump => "a view is dumped and read back: pile: is",
    points_left_out_are_caught: LeftOutPoints => "who may see everything sees all points",
    an_invented_category_is_caught: PublicCategory => "a spectator sees no category",
    events_kept_from_all_are_caught: SecretEvents => "who may see everything sees every event",
    an_event_blurred_twice_is_caught: BlurredTwice => "what a viewer saw of an event",
    a_refused_action_that_acts_is_caught: RefusedButDone => "a refused action changes nothing",
}
