//! Pebbles, a toy for tests of everything that works with any game: two to five seats, a choice
//! at the same time, hidden numbers, points that stay secret to the end, and a team variant.
//!
//! P-1: each seat is dealt a secret number of 1 to 12; the rest lies in a bag.
//! P-2: all choose at the same time to keep it or to swap it for the next one of the bag; the
//! numbers given back lie open. P-3: then, clockwise, each takes 1 to 3 pebbles of the pile.
//! P-4: when the pile is gone, a pebble is a point, and so is each point of the secret number.
//! P-5: most points win, shared if equal; as a team, all together against 12 points a seat.

mod words;

use arrayvec::ArrayVec;

use crate::{
    Advice, BySeat, Game, Imbalance, Items, Meta, Origin, Rng, Scores, Seat, SeatSet, Seats, Seed,
    Setup, Sink, Standing, Subject, Subjects, Viewer,
};

pub use words::{Action, Category, Choice, Event, Illegal, NoAction, PebblesOptions, View};

const NUMBERS: std::ops::RangeInclusive<u8> = 1..=12;
const PEBBLES_A_SEAT: u8 = 5;
const RIVAL_POINTS_A_SEAT: i32 = 12;

/// The toy game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pebbles {
    pub(super) team: bool,
    pub(super) pile: u8,
    /// The next number is the last one.
    pub(super) bag: ArrayVec<u8, 12>,
    pub(super) open: ArrayVec<u8, 12>,
    pub(super) numbers: BySeat<u8>,
    pub(super) taken: BySeat<u8>,
    pub(super) phase: Phase,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    Choose {
        first: Seat,
        chosen: BySeat<Option<Choice>>,
    },
    Take {
        turn: Seat,
    },
    Over,
}

impl Pebbles {
    pub(super) fn deal(seats: Seats, options: &PebblesOptions, seed: &Seed) -> Pebbles {
        let mut rng = seed.rng();
        let mut bag: ArrayVec<u8, 12> = NUMBERS.collect();
        rng.shuffle(&mut bag);
        let first = options.first.resolve(seats, &mut rng);
        Pebbles {
            team: options.team,
            pile: PEBBLES_A_SEAT * seats.count() as u8,
            numbers: BySeat::from_fn(seats, |_| bag.pop().expect("12 numbers, 5 seats")),
            bag,
            open: ArrayVec::new(),
            taken: BySeat::new(seats),
            phase: Phase::Choose {
                first,
                chosen: BySeat::new(seats),
            },
        }
    }

    fn knows_number(&self, viewer: Viewer, seat: Seat) -> bool {
        viewer.knows_secrets_of(seat) || self.phase == Phase::Over
    }

    /// P-2: once all have chosen, the numbers are swapped in seat order.
    fn reveal_choices(&mut self, sink: &mut impl Sink<Event>) {
        let Phase::Choose { first, chosen } = &self.phase else {
            return;
        };
        if chosen.as_slice().contains(&None) {
            return;
        }
        let (first, chosen) = (*first, *chosen);
        self.phase = Phase::Take { turn: first };
        for (seat, choice) in chosen.iter() {
            if *choice == Some(Choice::Swap) {
                let got = self.bag.pop().expect("12 numbers suffice for 5 swaps");
                let gave = std::mem::replace(&mut self.numbers[seat], got);
                self.open.push(gave);
                sink.emit(Event::Swapped(seat, gave, Some(got)));
            }
        }
    }
}

impl Game for Pebbles {
    const META: Meta = Meta {
        id: "pebbles",
        title: "Pebbles",
        least_seats: 2,
        most_seats: 5,
        rules_version: 1,
        most_decisions: 30,
    };

    type Options = PebblesOptions;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;
    type View = View;
    type Category = Category;

    fn new(setup: &Setup<Pebbles>, seed: &Seed) -> Pebbles {
        Pebbles::deal(setup.seats(), setup.options(), seed)
    }

    fn seats(&self) -> Seats {
        self.taken.seats()
    }

    fn to_act(&self) -> SeatSet {
        match &self.phase {
            Phase::Choose { chosen, .. } => {
                let open = chosen.iter().filter(|(_, choice)| choice.is_none());
                open.map(|(seat, _)| seat).collect()
            }
            Phase::Take { turn } => SeatSet::one(*turn),
            Phase::Over => SeatSet::EMPTY,
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        let all = [Action::Keep, Action::Swap].into_iter();
        let all = all.chain((1..=3).map(Action::Take));
        out.extend(all.filter(|action| self.check(seat, *action).is_ok()));
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if !self.to_act().contains(seat) {
            return Err(Illegal::NotYou);
        }
        match (&self.phase, action) {
            (Phase::Choose { .. }, Action::Keep | Action::Swap) => Ok(()),
            (Phase::Take { .. }, Action::Take(count)) => {
                let there = (1..=3.min(self.pile)).contains(&count);
                there.then_some(()).ok_or(Illegal::BadCount)
            }
            _ => Err(Illegal::WrongPhase),
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        let choice = match action {
            Action::Keep => Choice::Keep,
            Action::Swap => Choice::Swap,
            Action::Take(count) => {
                self.pile -= count;
                self.taken[seat] += count;
                let turn = seat.next(self.seats());
                self.phase = if self.pile == 0 {
                    Phase::Over
                } else {
                    Phase::Take { turn }
                };
                return sink.emit(Event::Took(seat, count));
            }
        };
        if let Phase::Choose { chosen, .. } = &mut self.phase {
            chosen[seat] = Some(choice);
            sink.emit(Event::Chose(seat, choice));
        }
        self.reveal_choices(sink);
    }

    fn view(&self, viewer: Viewer) -> View {
        let hide = |seat, choice| {
            if viewer.knows_secrets_of(seat) {
                choice
            } else {
                Choice::Hidden
            }
        };
        View {
            pile: self.pile,
            bag: (viewer == Viewer::Everything).then(|| self.bag.iter().rev().copied().collect()),
            open: self.open.to_vec(),
            numbers: BySeat::from_fn(self.seats(), |seat| {
                self.knows_number(viewer, seat).then(|| self.numbers[seat])
            }),
            taken: self.taken,
            chosen: match &self.phase {
                Phase::Choose { chosen, .. } => Some(BySeat::from_fn(self.seats(), |seat| {
                    chosen[seat].map(|choice| hide(seat, choice))
                })),
                Phase::Take { .. } | Phase::Over => None,
            },
        }
    }

    fn determinize(&self, seat: Seat, rng: &mut Rng) -> Pebbles {
        let mut other = self.clone();
        let unknown = |holder: &Seat| !self.knows_number(Viewer::Seat(seat), *holder);
        other.bag.extend(
            self.seats()
                .iter()
                .filter(unknown)
                .map(|holder| self.numbers[holder]),
        );
        other.bag.sort_unstable();
        rng.shuffle(&mut other.bag);
        for holder in self.seats().iter().filter(unknown) {
            other.numbers[holder] = other.bag.pop().expect("as many as were put in");
        }
        if let Phase::Choose { chosen, .. } = &mut other.phase {
            for (_, choice) in chosen.iter_mut().filter(|(holder, _)| *holder != seat) {
                let any = if rng.coin() {
                    Choice::Keep
                } else {
                    Choice::Swap
                };
                *choice = choice.map(|_| any);
            }
        }
        other
    }

    fn scores(&self, viewer: Viewer) -> Scores<Category> {
        let items = |seat| {
            let mut items = Items::new();
            items.push((Category::Pebbles, i32::from(self.taken[seat])));
            if self.knows_number(viewer, seat) {
                items.push((Category::Number, i32::from(self.numbers[seat])));
            }
            items
        };
        let rival = RIVAL_POINTS_A_SEAT * self.seats().count() as i32;
        Scores {
            seats: BySeat::from_fn(self.seats(), items),
            rival: self
                .team
                .then(|| Items::from_iter([(Category::Pebbles, rival)])),
        }
    }

    fn standing(&self) -> Option<Standing> {
        let scores = (self.phase == Phase::Over).then(|| self.scores(Viewer::Everything))?;
        let totals = scores.totals();
        Some(match scores.rival_total() {
            Some(rival) => Standing::Team {
                won: totals.as_slice().iter().sum::<i32>() > rival,
            },
            None => Standing::ranked(totals),
        })
    }

    fn audit(&self) -> Result<(), Imbalance> {
        let mut numbers = [&self.bag[..], &self.open[..], self.numbers.as_slice()].concat();
        numbers.sort_unstable();
        if !numbers.iter().copied().eq(NUMBERS) {
            return Err(Imbalance(format!("numbers {numbers:?}")));
        }
        let pebbles = self.pile + self.taken.as_slice().iter().sum::<u8>();
        if pebbles != PEBBLES_A_SEAT * self.seats().count() as u8 {
            return Err(Imbalance(format!("{pebbles} pebbles")));
        }
        Ok(())
    }
}

impl Advice for Pebbles {
    fn prior(&self, seat: Seat, action: Action) -> f32 {
        match action {
            Action::Keep => f32::from(self.numbers[seat]),
            Action::Swap => 6.5,
            Action::Take(count) => f32::from(count),
        }
    }

    fn value(&self) -> BySeat<f32> {
        self.scores(Viewer::Everything)
            .totals()
            .map(|total| *total as f32)
    }
}

/// Whether the number is high or low; the high ones pass for a house value.
impl Subjects for Pebbles {
    fn had_by(&self, seat: Seat, tell: &mut dyn FnMut(Subject)) {
        let is_high = self.numbers[seat] > 6;
        tell(Subject {
            kind: "Numbers",
            rank: is_high.into(),
            name: if is_high { "high" } else { "low" },
            family: "",
            origin: if is_high {
                Origin::House
            } else {
                Origin::Known
            },
        });
    }
}
