//! M-5 to M-8: the game before its first decision. All chance is decided here.

use kernel::{BySeat, Seed, Setup};

use crate::data::{ACTIONS, BRIDGE_VALUES, ByColor, COLORS, HILLS_DRAWN, Hill, MAGISTRATES};
use crate::map::Map;
use crate::position::{Hidden, Marble, Open, Phase, Player, Stage};

/// M-27 by the rules of the table.
pub(crate) fn end_fountain_coin(setup: &Setup<Marble>) -> bool {
    setup.rules() > 1
}

pub(crate) fn deal(setup: &Setup<Marble>, seed: &Seed) -> Marble {
    let (seats, options) = (setup.seats(), setup.options());
    let mut rng = seed.rng();

    let mut hills: [Hill; 7] = std::array::from_fn(|index| Hill::ALL[index]);
    rng.shuffle(&mut hills);
    let mut values = BRIDGE_VALUES.map(|bridge| bridge.value);
    rng.shuffle(&mut values);
    let [bridges @ .., removed] = values;

    let open = Open {
        options: *options,
        map: Map::new(&hills[..HILLS_DRAWN], options.unused_hills),
        players: BySeat::from_fn(seats, |_| Player {
            hand: ByColor([1; 4]),
            magistrates: MAGISTRATES,
            ..Player::default()
        }),
        stacks: ByColor::from_fn(|color| COLORS[color.index()].tiles - seats.count() as u8),
        imperium: ByColor::from_fn(|color| COLORS[color.index()].imperium),
        bridge_owners: [None; 7],
        end_fountain_coin: end_fountain_coin(setup),
        active: options.first.resolve(seats, &mut rng),
        stage: Stage::Turn { left: ACTIONS },
        phase: Phase::Kind,
    };
    let hidden = Hidden {
        bridges,
        removed,
        viewer: (),
    };
    Marble { open, hidden }
}
