//! A very small game with a secret, to be shown: take pebbles from three heaps; at the end each
//! player's secret favourite heap counts.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use kernel::{
    BySeat, Game, Imbalance, Meta, OptionError, OptionSpec, Options, Rng, Scores, Seat, SeatSet,
    Seats, Seed, Setup, Sink, Standing, Viewer,
};
use serde::{Deserialize, Serialize};

pub const HEAPS: usize = 3;
const HEAP: u8 = 2;

/// What may be wrong with the game, so that the checks have something to find.
pub mod fault {
    pub const NONE: u8 = 0;
    /// A view tells other seats' secrets.
    pub const LEAK: u8 = 1;
    /// All heaps have one hit.
    pub const DOUBLE: u8 = 2;
    /// A public area depends on its viewer.
    pub const PERSONAL: u8 = 3;
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pebbles<const FAULT: u8 = { fault::NONE }> {
    pub heaps: [u8; HEAPS],
    pub taken: BySeat<u8>,
    pub secret: BySeat<u8>,
    pub turn: Seat,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NoOptions;

impl Options for NoOptions {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            key: "stones",
            values: &["round", "flat"],
            default: "round",
        },
        OptionSpec {
            key: "quick",
            values: &["false", "true"],
            default: "false",
        },
    ];

    fn assign(&mut self, _: &'static str, _: &'static str) {}

    fn value(&self, key: &'static str) -> &'static str {
        if key == "stones" { "round" } else { "false" }
    }

    fn check(&self, _: Seats) -> Result<(), OptionError> {
        Ok(())
    }
}

/// Take one from a heap.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Take(pub u8);

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "take {}", self.0)
    }
}

impl FromStr for Take {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Take, &'static str> {
        let number = text
            .strip_prefix("take ")
            .and_then(|rest| rest.parse().ok());
        number.map(Take).ok_or("take N")
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Took {
    pub seat: Seat,
    pub heap: u8,
}

impl kernel::Event for Took {
    fn seen_by(&self, _: Viewer) -> Option<Took> {
        Some(self.clone())
    }

    fn reveals(&self) -> bool {
        false
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
    NotYourTurn,
    Empty,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::error::Error for Refused {}

impl kernel::Illegal for Refused {
    fn rule(&self) -> &'static str {
        match self {
            Refused::NotYourTurn => "P-1",
            Refused::Empty => "P-2",
        }
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    pub heaps: [u8; HEAPS],
    pub taken: BySeat<u8>,
    pub secret: BySeat<Option<u8>>,
}

kernel::vocabulary! {
    pub enum Category: "category" { Taken = "taken", Favourite = "favourite" }
}

impl<const FAULT: u8> Game for Pebbles<FAULT> {
    const META: Meta = Meta {
        id: "pebbles",
        title: "Pebbles",
        least_seats: 2,
        most_seats: 3,
        rules_version: 1,
        most_decisions: 6,
    };
    type Options = NoOptions;
    type Action = Take;
    type Event = Took;
    type Illegal = Refused;
    type View = View;
    type Category = Category;

    fn new(setup: &Setup<Self>, _: &Seed) -> Self {
        Pebbles {
            heaps: [HEAP; HEAPS],
            taken: BySeat::new(setup.seats()),
            secret: BySeat::from_fn(setup.seats(), |seat| seat.index() as u8),
            turn: Seat::default(),
        }
    }

    fn seats(&self) -> Seats {
        self.taken.seats()
    }

    fn to_act(&self) -> SeatSet {
        if self.heaps == [0; HEAPS] {
            SeatSet::EMPTY
        } else {
            SeatSet::one(self.turn)
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Take>) {
        out.clear();
        out.extend(
            (0..HEAPS as u8)
                .map(Take)
                .filter(|take| self.check(seat, *take).is_ok()),
        );
    }

    fn check(&self, seat: Seat, Take(heap): Take) -> Result<(), Refused> {
        match self.heaps.get(usize::from(heap)) {
            _ if seat != self.turn => Err(Refused::NotYourTurn),
            None | Some(0) => Err(Refused::Empty),
            Some(_) => Ok(()),
        }
    }

    fn apply(&mut self, seat: Seat, Take(heap): Take, sink: &mut impl Sink<Took>) {
        self.heaps[usize::from(heap)] -= 1;
        self.taken[seat] += 1;
        self.turn = seat.next(self.seats());
        sink.emit(Took { seat, heap });
    }

    fn view(&self, viewer: Viewer) -> View {
        let known = |seat| FAULT == fault::LEAK || viewer.knows_secrets_of(seat);
        let secret = |seat| known(seat).then_some(self.secret[seat]);
        View {
            heaps: self.heaps,
            taken: self.taken,
            secret: BySeat::from_fn(self.seats(), secret),
        }
    }

    fn determinize(&self, seat: Seat, rng: &mut Rng) -> Self {
        let mut other = self.clone();
        for (owner, secret) in other.secret.iter_mut() {
            if owner != seat {
                *secret = rng.below(HEAPS) as u8;
            }
        }
        other
    }

    fn scores(&self, _: Viewer) -> Scores<Category> {
        let items = |taken: &u8| ArrayVec::from_iter([(Category::Taken, i32::from(*taken))]);
        Scores {
            seats: self.taken.map(items),
            rival: None,
        }
    }

    fn standing(&self) -> Option<Standing> {
        self.is_over().then(|| Standing::ranked(self.taken))
    }

    fn audit(&self) -> Result<(), Imbalance> {
        Ok(())
    }
}
