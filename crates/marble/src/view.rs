//! M-38: what a viewer knows. Everything is open but the values of bridge tiles.

use kernel::{Seat, Viewer};

use crate::position::{Hidden, Marble, Open, Phase, View};

impl Open {
    /// M-38: whether the viewer knows the values of the seat's bridge tiles.
    pub(crate) fn knows_bridges(&self, viewer: Viewer, seat: Seat) -> bool {
        self.phase == Phase::Over || viewer.knows_secrets_of(seat)
    }

    /// Whether the viewer knows the value of the bridge tile from this place: its owner does, at
    /// the end everybody. Nobody knows those on the board.
    pub(crate) fn knows_bridge(&self, viewer: Viewer, place: usize) -> bool {
        match self.bridge_owners[place] {
            Some(owner) => self.knows_bridges(viewer, owner),
            None => viewer == Viewer::Everything,
        }
    }
}

pub(crate) fn view(game: &Marble, viewer: Viewer) -> View {
    let (bridges, removed) = (game.hidden.bridges, game.hidden.removed);
    View {
        open: game.open.clone(),
        hidden: Hidden {
            bridges: std::array::from_fn(|place| {
                game.knows_bridge(viewer, place).then_some(bridges[place])
            }),
            removed: (viewer == Viewer::Everything).then_some(removed),
            viewer,
        },
    }
}
