//! The contract holds for an honest toy and catches every broken promise that a flawed one makes.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicU8, Ordering};

use super::toy::{Action, Category, Event, Illegal, Pebbles, PebblesOptions, Phase, View};
use super::{Contract, amount, plain_setups, seed, setup};
use crate::{
    BySeat, Game, Imbalance, Meta, Rng, Scores, Seat, SeatSet, Seats, Seed, Setup, Sink, Standing,
    Viewer,
};

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

/// How a game can break its word.
#[repr(u8)]
enum Flaw {
    OtherDeal,
    Descending,
    Twice,
    NoChoice,
    AllowsAnything,
    RefusesListed,
    LosesPebbles,
    EarlyStanding,
    NoWinner,
    Endless,
    Notation,
    SameNotation,
    LeakedNumber,
    LeakedChoices,
    KnowsTooMuch,
    KnowsAll,
    LosesByDeterminizing,
    PublicCategory,
    SecretEvents,
    BlurredTwice,
    RefusedButDone,
}

/// Pebbles with one flaw.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Flawed<const FLAW: u8>(Pebbles);

const fn is(flaw: u8, other: Flaw) -> bool {
    flaw == other as u8
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Said<const FLAW: u8>(Action);

impl<const FLAW: u8> fmt::Display for Said<FLAW> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Action::Take(count) if is(FLAW, Flaw::Notation) => write!(f, "take {count}!"),
            Action::Take(_) if is(FLAW, Flaw::SameNotation) => write!(f, "take 1"),
            action => action.fmt(f),
        }
    }
}

impl<const FLAW: u8> FromStr for Said<FLAW> {
    type Err = <Action as FromStr>::Err;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Said)
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Told<const FLAW: u8>(Event);

impl<const FLAW: u8> crate::Event for Told<FLAW> {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        let whole = viewer == Viewer::Everything;
        if is(FLAW, Flaw::SecretEvents) && whole {
            return None;
        }
        match (&self.0, whole) {
            (Event::Took(seat, count), false) if is(FLAW, Flaw::BlurredTwice) => {
                Some(Told(Event::Took(*seat, count + 1)))
            }
            _ => self.0.seen_by(viewer).map(Told),
        }
    }

    fn reveals(&self) -> bool {
        self.0.reveals()
    }
}

static DEALS: AtomicU8 = AtomicU8::new(0);

impl<const FLAW: u8> Game for Flawed<FLAW> {
    const META: Meta = Meta {
        most_decisions: if is(FLAW, Flaw::Endless) { 8 } else { 30 },
        ..Pebbles::META
    };

    type Options = PebblesOptions;
    type Action = Said<FLAW>;
    type Event = Told<FLAW>;
    type Illegal = Illegal;
    type View = View;
    type Category = Category;

    fn new(setup: &Setup<Self>, seed: &Seed) -> Self {
        let mut game = Pebbles::deal(setup.seats(), setup.options(), seed);
        if is(FLAW, Flaw::OtherDeal) {
            let turns = DEALS.fetch_add(1, Ordering::Relaxed) % 2;
            game.bag.rotate_left(turns.into());
        }
        Flawed(game)
    }

    fn seats(&self) -> Seats {
        self.0.seats()
    }

    fn to_act(&self) -> SeatSet {
        self.0.to_act()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Said<FLAW>>) {
        let mut list = Vec::new();
        self.0.legal(seat, &mut list);
        match () {
            () if is(FLAW, Flaw::Descending) => list.reverse(),
            () if is(FLAW, Flaw::Twice) => list.extend(list.last().copied()),
            () if is(FLAW, Flaw::NoChoice) && seat.number() == 1 => list.clear(),
            () => {}
        }
        out.clear();
        out.extend(list.into_iter().map(Said));
    }

    fn check(&self, seat: Seat, action: Said<FLAW>) -> Result<(), Illegal> {
        if is(FLAW, Flaw::AllowsAnything) && self.to_act().contains(seat) {
            return Ok(());
        }
        if is(FLAW, Flaw::RefusesListed) && action.0 == Action::Take(3) {
            return Err(Illegal::BadCount);
        }
        self.0.check(seat, action.0)
    }

    fn apply(&mut self, seat: Seat, action: Said<FLAW>, sink: &mut impl Sink<Told<FLAW>>) {
        let mut events = Vec::new();
        self.0.apply(seat, action.0, &mut events);
        if is(FLAW, Flaw::LosesPebbles) && self.0.pile > 5 {
            self.0.pile -= 1;
        }
        events.into_iter().for_each(|event| sink.emit(Told(event)));
    }

    fn view(&self, viewer: Viewer) -> View {
        let mut view = self.0.view(viewer);
        if is(FLAW, Flaw::LeakedNumber) {
            view.numbers = self.0.numbers.map(|number| Some(*number));
        }
        if is(FLAW, Flaw::LeakedChoices) && viewer == Viewer::Spectator {
            view.chosen = self.0.view(Viewer::Everything).chosen;
        }
        view
    }

    fn determinize(&self, seat: Seat, rng: &mut Rng) -> Self {
        let mut other = self.0.determinize(seat, rng);
        if is(FLAW, Flaw::KnowsTooMuch) {
            // The next number of the bag goes where it really is.
            let next = self.0.bag.last().copied();
            if let Some(place) = other.bag.iter().position(|number| Some(*number) == next) {
                let top = other.bag.len() - 1;
                other.bag.swap(place, top);
            }
        }
        if is(FLAW, Flaw::LosesByDeterminizing) {
            other.bag.pop();
        }
        if is(FLAW, Flaw::KnowsAll) {
            other = self.0.clone();
        }
        Flawed(other)
    }

    fn scores(&self, viewer: Viewer) -> Scores<Category> {
        let mut scores = self.0.scores(viewer);
        if is(FLAW, Flaw::PublicCategory) && viewer == Viewer::Everything {
            scores
                .seats
                .iter_mut()
                .for_each(|(_, items)| items.truncate(0));
        }
        scores
    }

    fn standing(&self) -> Option<Standing> {
        let nobody = Standing::Places(BySeat::from_fn(self.seats(), |_| 2));
        match self.0.standing() {
            None if is(FLAW, Flaw::EarlyStanding) && self.0.pile < 5 => Some(nobody),
            Some(_) if is(FLAW, Flaw::NoWinner) => Some(nobody),
            standing => standing,
        }
    }

    fn audit(&self) -> Result<(), Imbalance> {
        self.0.audit()
    }

    fn try_apply(
        &mut self,
        seat: Seat,
        action: Said<FLAW>,
        sink: &mut impl Sink<Told<FLAW>>,
    ) -> Result<(), Illegal> {
        let checked = self.check(seat, action);
        if checked.is_ok() {
            self.apply(seat, action, sink);
        } else if is(FLAW, Flaw::RefusedButDone) {
            self.0.pile += 1;
        }
        checked
    }
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
    a_leaked_number_is_caught: LeakedNumber => "a seat's view stays",
    a_leaked_choice_is_caught: LeakedChoices => "the spectator's view stays",
    a_peeking_determinization_is_caught: KnowsTooMuch => "a determinization depends on",
    a_determinization_that_knows_all_is_caught: KnowsAll => "what is hidden is drawn anew",
    a_losing_determinization_is_caught: LosesByDeterminizing => "determinized: components",
    an_invented_category_is_caught: PublicCategory => "a spectator sees no category",
    events_kept_from_all_are_caught: SecretEvents => "who may see everything sees every event",
    an_event_blurred_twice_is_caught: BlurredTwice => "what a viewer saw of an event",
    a_refused_action_that_acts_is_caught: RefusedButDone => "a refused action changes nothing",
}
