//! The deal (P-1).

use kernel::{BySeat, Pile, SeatSet, Seed, Setup};

use crate::position::{Hidden, NUMBERS, Numbers, Secret};
use crate::{Open, Pebbles, Phase};

pub(crate) fn deal(setup: &Setup<Pebbles>, seed: &Seed) -> Pebbles {
    let (seats, options) = (setup.seats(), setup.options());
    let mut rng = seed.rng();
    let mut bag: Numbers = NUMBERS.collect();
    rng.shuffle(bag.as_mut_slice());
    let mut open = Open {
        team: options.team,
        pile: 0,
        given_back: Pile::default(),
        taken: BySeat::new(seats),
        phase: Phase::Choose {
            first: options.first.resolve(seats, &mut rng),
            chosen: SeatSet::EMPTY,
        },
    };
    open.pile = open.pebbles();
    let secrets = BySeat::from_fn(seats, |_| Secret {
        number: bag.pop().expect("12 numbers, 5 seats"),
        swaps: false,
    });
    let viewer = ();
    let hidden = Hidden {
        viewer,
        bag,
        secrets,
    };
    Pebbles { open, hidden }
}
