//! A game that a viewer cannot tell from the real one: what is not known is drawn anew.

use kernel::{BySeat, Rng};

use crate::position::{Hidden, NUMBERS, Numbers, Secret};
use crate::{Pebbles, Phase, View};

pub(crate) fn determinize(view: &View, rng: &mut Rng) -> Pebbles {
    let Hidden { bag, secrets, .. } = &view.hidden;
    let mut bag = bag.unwrap_or_else(|| {
        let mut bag = unseen(view);
        rng.shuffle(bag.as_mut_slice());
        bag
    });
    let mut any_secret = |seat| Secret {
        number: bag.pop().expect("a number is left for each seat"),
        swaps: match view.phase {
            Phase::Choose { chosen, .. } => !rng.coin() && chosen.contains(seat),
            Phase::Take { .. } | Phase::Over => false,
        },
    };
    let secrets = BySeat::from_fn(secrets.seats(), |seat| {
        secrets[seat].unwrap_or_else(|| any_secret(seat))
    });
    Pebbles {
        open: view.open.clone(),
        hidden: Hidden {
            viewer: (),
            bag,
            secrets,
        },
    }
}

/// The numbers that the viewer has not seen, ascending.
fn unseen(view: &View) -> Numbers {
    let held = view.hidden.secrets.as_slice().iter().flatten();
    let given_back = view.given_back.as_slice().iter().copied();
    let seen: Vec<u8> = held.map(|secret| secret.number).chain(given_back).collect();
    NUMBERS.filter(|number| !seen.contains(number)).collect()
}
