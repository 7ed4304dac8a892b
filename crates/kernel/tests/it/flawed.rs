//! Pebbles with one flaw, for the contract to catch.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicU8, Ordering};

use kernel::{
    BySeat, DumpError, Game, Imbalance, Meta, Rng, Scores, Seat, SeatSet, Seats, Seed, Setup, Sink,
    Standing, View as _, Viewer,
};
use pebbles::{Action, Category, Event, Illegal, Options, Pebbles, View};
use serde::{Deserialize, Serialize};

/// How a game can break its word.
#[derive(Clone, Copy)]
#[repr(u8)]
pub enum Flaw {
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
    ChangesByDeterminizing,
    OtherViewer,
    OtherSeats,
    LossyDump,
    UnreadableDump,
    LeftOutPoints,
    PublicCategory,
    SecretEvents,
    BlurredTwice,
    RefusedButDone,
    TellingActs,
    WrongPlaces,
    StuckByDeterminizing,
    SilentReveal,
    None,
}

const fn is(flaw: u8, other: Flaw) -> bool {
    flaw == other as u8
}

/// The game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flawed<const FLAW: u8> {
    game: Pebbles,
    /// Something is missing, or nobody can go on.
    lost: bool,
}

/// What a viewer knows of it.
#[derive(Clone, Debug)]
pub struct Seen<const FLAW: u8> {
    view: View,
    /// What he should not know.
    leak: Option<View>,
    /// The same where nobody would look: in no comparison and no dump.
    hidden_leak: Option<Pebbles>,
}

impl<const FLAW: u8> PartialEq for Seen<FLAW> {
    fn eq(&self, other: &Self) -> bool {
        self.view == other.view && self.leak == other.leak
    }
}

impl<const FLAW: u8> Eq for Seen<FLAW> {}

#[derive(Serialize, Deserialize)]
pub struct Dump {
    known: pebbles::Dump,
    leak: Option<pebbles::Dump>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Said<const FLAW: u8>(Action);

impl<const FLAW: u8> kernel::Action for Said<FLAW> {}

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
pub struct Told<const FLAW: u8>(Event);

impl<const FLAW: u8> kernel::Event for Told<FLAW> {
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
        // Who chooses last learns whether the others swapped, even where nobody did.
        let reveals = self.0.reveals() || matches!(self.0, Event::Chose(..));
        reveals && !is(FLAW, Flaw::SilentReveal)
    }
}

static DEALS: AtomicU8 = AtomicU8::new(0);

fn honest<const FLAW: u8>(setup: &Setup<Flawed<FLAW>>) -> Setup<Pebbles> {
    Setup::new(setup.seats().count(), *setup.options()).expect("the table is the same")
}

impl<const FLAW: u8> Game for Flawed<FLAW> {
    const META: Meta = Meta {
        max_decisions: if is(FLAW, Flaw::Endless) { 8 } else { 30 },
        ..Pebbles::META
    };

    type Options = Options;
    type Action = Said<FLAW>;
    type Event = Told<FLAW>;
    type Illegal = Illegal;
    type View = Seen<FLAW>;
    type Category = Category;

    fn new(setup: &Setup<Self>, seed: &Seed) -> Self {
        let mut seed = *seed;
        if is(FLAW, Flaw::OtherDeal) && DEALS.fetch_add(1, Ordering::Relaxed) % 2 == 1 {
            seed = seed.derive("other");
        }
        Flawed {
            game: Pebbles::new(&honest(setup), &seed),
            lost: false,
        }
    }

    fn seats(&self) -> Seats {
        self.game.seats()
    }

    fn to_act(&self) -> SeatSet {
        self.game.to_act()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Said<FLAW>>) {
        let mut list = Vec::new();
        self.game.legal(seat, &mut list);
        match () {
            () if is(FLAW, Flaw::Descending) => list.reverse(),
            () if is(FLAW, Flaw::Twice) => list.extend(list.last().copied()),
            () if is(FLAW, Flaw::StuckByDeterminizing) && self.lost => list.clear(),
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
        self.game.check(seat, action.0)
    }

    fn apply(&mut self, seat: Seat, action: Said<FLAW>, sink: &mut impl Sink<Told<FLAW>>) {
        let mut events = Vec::new();
        self.game.apply(seat, action.0, &mut events);
        if is(FLAW, Flaw::LosesPebbles) && self.game.pile > 5 {
            self.game.open.pile -= 1;
        }
        let somebody_listens = size_of_val(sink) > 0;
        if is(FLAW, Flaw::TellingActs) && somebody_listens {
            self.game.open.pile += 1;
        }
        events.into_iter().for_each(|event| sink.emit(Told(event)));
    }

    fn view(&self, viewer: Viewer) -> Seen<FLAW> {
        let seat = matches!(viewer, Viewer::Seat(_));
        let leaks = match viewer {
            Viewer::Seat(_) => is(FLAW, Flaw::LeakedNumber) || is(FLAW, Flaw::KnowsAll),
            Viewer::Spectator => is(FLAW, Flaw::LeakedChoices),
            Viewer::Everything => false,
        };
        let peeks = seat && is(FLAW, Flaw::KnowsTooMuch);
        Seen {
            view: self.game.view(viewer),
            leak: leaks.then(|| self.game.view(Viewer::Everything)),
            hidden_leak: peeks.then(|| self.game.clone()),
        }
    }

    fn scores(&self) -> Scores<Category> {
        if is(FLAW, Flaw::LeftOutPoints) {
            return self.game.view(Viewer::Spectator).scores();
        }
        self.view(Viewer::Everything).scores()
    }

    fn standing(&self) -> Option<Standing> {
        let nobody = Standing::Places(BySeat::from_fn(self.seats(), |_| 2));
        match self.game.standing() {
            None if is(FLAW, Flaw::EarlyStanding) && self.game.pile < 5 => Some(nobody),
            Some(_) if is(FLAW, Flaw::NoWinner) => Some(nobody),
            Some(Standing::Places(places)) if is(FLAW, Flaw::WrongPlaces) => {
                let last = places.as_slice().iter().max().copied().unwrap_or(1);
                Some(Standing::Places(places.map(|place| last + 1 - place)))
            }
            standing => standing,
        }
    }

    fn audit(&self) -> Result<(), Imbalance> {
        if self.lost && is(FLAW, Flaw::LosesByDeterminizing) {
            return Err(Imbalance("a number".to_string()));
        }
        self.game.audit()
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
            self.game.open.pile += 1;
        }
        checked
    }
}

impl<const FLAW: u8> kernel::View for Seen<FLAW> {
    type Game = Flawed<FLAW>;
    type Dump = Dump;

    fn viewer(&self) -> Viewer {
        match self.view.viewer() {
            Viewer::Seat(_) if is(FLAW, Flaw::OtherViewer) => Viewer::Spectator,
            viewer => viewer,
        }
    }

    fn seats(&self) -> Seats {
        match Seats::new(1) {
            Some(seats) if is(FLAW, Flaw::OtherSeats) => seats,
            _ => self.view.seats(),
        }
    }

    fn scores(&self) -> Scores<Category> {
        let mut scores = self.view.scores();
        if is(FLAW, Flaw::PublicCategory) && self.viewer() == Viewer::Everything {
            scores.seats.iter_mut().for_each(|(_, items)| items.clear());
        }
        scores
    }

    fn determinize(&self, rng: &mut Rng) -> Flawed<FLAW> {
        let mut game = self.view.determinize(rng);
        if let Some(leak) = self.leak.as_ref().filter(|_| is(FLAW, Flaw::KnowsAll)) {
            game = leak.determinize(rng);
        }
        if let Some(real) = self.hidden_leak.as_ref().filter(|_| rng.coin()) {
            game = real.clone();
        }
        if is(FLAW, Flaw::ChangesByDeterminizing) && game.pile > 0 {
            game.open.pile -= 1;
            game.open.taken[Seat::default()] += 1;
        }
        Flawed {
            game,
            lost: is(FLAW, Flaw::LosesByDeterminizing) || is(FLAW, Flaw::StuckByDeterminizing),
        }
    }

    fn dump(&self) -> Dump {
        Dump {
            known: self.view.dump(),
            leak: self.leak.as_ref().map(View::dump),
        }
    }

    fn from_dump(
        setup: &Setup<Flawed<FLAW>>,
        viewer: Viewer,
        dump: &Dump,
    ) -> Result<Self, DumpError> {
        let setup = honest(setup);
        let read = |dump| View::from_dump(&setup, Viewer::Everything, dump);
        let mut view = View::from_dump(&setup, viewer, &dump.known)?;
        if is(FLAW, Flaw::LossyDump) {
            view.open.pile = view.open.pebbles();
        }
        if is(FLAW, Flaw::UnreadableDump) {
            return Err(DumpError::new("pile", "is written in Greek"));
        }
        Ok(Seen {
            view,
            leak: dump.leak.as_ref().map(read).transpose()?,
            hidden_leak: None,
        })
    }
}
