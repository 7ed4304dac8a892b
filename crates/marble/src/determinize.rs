//! M-38: what is not known of the bridge tiles is dealt anew.

use arrayvec::ArrayVec;
use kernel::Rng;

use crate::data::BRIDGE_VALUES;
use crate::position::{Hidden, Marble, View};

pub(crate) fn determinize(view: &View, rng: &mut Rng) -> Marble {
    let (bridges, removed) = (view.hidden.bridges, view.hidden.removed);
    // From the component list, so that the pool's order tells nothing.
    let mut pool: ArrayVec<u8, 8> = BRIDGE_VALUES.iter().map(|bridge| bridge.value).collect();
    for known in bridges.into_iter().chain([removed]).flatten() {
        let place = pool.iter().position(|value| *value == known);
        pool.remove(place.expect("every value is in the box"));
    }
    rng.shuffle(&mut pool);
    let mut deal = |known: Option<u8>| {
        let drawn = || pool.pop().expect("one value for each hidden tile");
        known.unwrap_or_else(drawn)
    };
    Marble {
        open: view.open.clone(),
        hidden: Hidden {
            bridges: bridges.map(&mut deal),
            removed: deal(removed),
            viewer: (),
        },
    }
}
