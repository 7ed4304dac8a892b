//! The position behind a view, as the rules know it: for what a tile would bring, where tiles and
//! pieces may go, and how a tie was decided. What the view hides is left out.

use kernel::{BySeat, Seat};

use crate::data::{Aqueduct, Hill};
use crate::map::Map;
use crate::state::{Bridges, Marble, Phase, Player, Stage};
use crate::view::{PlayerView, View};

/// The map of the view.
pub fn map(view: &View) -> Map {
    let hills: Vec<Hill> = view.hills.iter().map(|hill| hill.hill).collect();
    let mut map = Map::new(&hills, view.switches.unused_hills);
    for tile in &view.tiles {
        map.lay(tile.color, tile.position);
    }
    for (aqueduct, line) in Aqueduct::ALL.iter().zip(&view.aqueducts) {
        line.path
            .iter()
            .for_each(|vertex| map.extend(*aqueduct, *vertex));
    }
    for site in &view.sites {
        match site.building {
            Some(civic) => map.buildings[civic.color()].insert(site.vertex),
            None => map.fountains.insert(site.vertex),
        }
    }
    map
}

/// The finished game of the view: bridges whose value is hidden count nothing.
pub fn finished(view: &View) -> Marble {
    Marble {
        switches: view.switches,
        map: map(view),
        players: BySeat::from_fn(view.players.seats(), |seat| player(view, seat)),
        stacks: view.stacks,
        imperium: view.imperium_stacks,
        bridges: Bridges {
            values: std::array::from_fn(|index| view.bridges[index].value.unwrap_or(0)),
            owners: std::array::from_fn(|index| view.bridges[index].owner),
            removed: view.removed_bridge.unwrap_or(0),
        },
        active: view.turn.active,
        stage: Stage::Last { left: 0 },
        phase: Phase::Over,
    }
}

fn player(view: &View, seat: Seat) -> Player {
    let PlayerView {
        hand,
        drawn,
        magistrates,
        imperium_spaces,
        treasury,
        imperium,
        coins,
    } = view.players[seat];
    let posted = view.tiles.iter();
    let built = view.sites.iter();
    Player {
        hand,
        drawn,
        magistrates,
        posted: posted
            .filter(|tile| tile.magistrate == Some(seat))
            .map(|tile| tile.position)
            .collect(),
        offices: imperium_spaces,
        treasury,
        imperium,
        coins,
        buildings: built
            .filter(|site| site.owner == Some(seat))
            .map(|site| site.vertex)
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use kernel::testing::{seed, setup};
    use kernel::{Game, Seed, Viewer};

    use super::*;

    #[test]
    fn the_position_behind_a_view_is_the_position() {
        for number in 0..10 {
            let seed = Seed::of_series(seed(), number);
            let mut rng = seed.derive("known").rng();
            let mut game = Marble::new(&setup::<Marble>(3, &[]), &seed);
            let mut legal = Vec::new();
            while let Some(seat) = game.to_act().first() {
                assert_eq!(map(&game.view(Viewer::Spectator)), game.map);
                game.legal(seat, &mut legal);
                game.apply(seat, legal[rng.below(legal.len())], &mut ());
            }
            let rebuilt = finished(&game.view(Viewer::Spectator));
            let same = |seat| rebuilt.total(seat) == game.total(seat);
            assert!(game.table().iter().all(same), "game {number}");
            assert_eq!(rebuilt.final_standing(), game.final_standing());
        }
    }
}
