//! What a viewer may know: all that is open, and of what is hidden this.

use kernel::{BySeat, Seat, Viewer};

use crate::position::Hidden;
use crate::{Open, Pebbles, Phase, View};

impl Open {
    /// Whether the viewer knows the seat's secrets: its own, and all once the game is over (P-4).
    pub(crate) fn knows(&self, viewer: Viewer, seat: Seat) -> bool {
        viewer.knows_secrets_of(seat) || self.phase == Phase::Over
    }
}

pub(crate) fn view(game: &Pebbles, viewer: Viewer) -> View {
    let Hidden { bag, secrets, .. } = &game.hidden;
    let secret = |seat| game.knows(viewer, seat).then_some(secrets[seat]);
    View {
        open: game.open.clone(),
        hidden: Hidden {
            viewer,
            bag: (viewer == Viewer::Everything).then_some(*bag),
            secrets: BySeat::from_fn(secrets.seats(), secret),
        },
    }
}
