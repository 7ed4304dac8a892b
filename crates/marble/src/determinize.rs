//! M-38: what a seat cannot know are the values of the bridge tiles it does not own.

use arrayvec::ArrayVec;
use kernel::{Rng, Seat, Viewer};

use crate::data::BRIDGE_VALUES;
use crate::state::{Bridges, Marble};

impl Marble {
    /// The same game with the unknown bridge values dealt anew.
    pub(crate) fn resample(&self, seat: Seat, rng: &mut Rng) -> Marble {
        let known = |owner: Option<Seat>| {
            owner.is_some_and(|owner| self.knows_bridges(Viewer::Seat(seat), owner))
        };
        let mut copy = self.clone();
        let Bridges {
            values,
            owners,
            removed,
        } = &mut copy.bridges;
        // From the component list, so that the pool's order tells nothing.
        let mut pool: ArrayVec<u8, 8> = BRIDGE_VALUES.iter().map(|bridge| bridge.value).collect();
        for (value, owner) in values.iter().zip(owners.iter()) {
            if known(*owner) {
                let place = pool.iter().position(|other| other == value);
                pool.remove(place.expect("every value is in the box"));
            }
        }
        rng.shuffle(&mut pool);
        let hidden = values
            .iter_mut()
            .zip(owners)
            .filter(|(_, owner)| !known(**owner));
        for (value, _) in hidden {
            *value = pool.pop().expect("one value for each hidden tile");
        }
        *removed = pool.pop().expect("one value for the removed tile");
        copy
    }
}
