//! Which rule forbids an action that is asked for but not among the choices. Nothing here
//! decides what is legal.

use crate::action::{Action, Tiles};
use crate::data::{Aqueduct, hill_places};
use crate::grid::{Edge, Position, Triangle};
use crate::illegal::Illegal;
use crate::state::Marble;

impl Marble {
    /// The rule that forbids the action.
    pub(crate) fn explain(&self, action: Action) -> Illegal {
        match action {
            Action::Pass => Illegal::MustAct,
            Action::Spend(_) => Illegal::NoImperium,
            Action::Take(tiles) => self.explain_draw(tiles),
            Action::Fetch(_) => Illegal::NotRecallable,
            Action::Tile(_) => Illegal::NotInHand,
            Action::Lay(position) => self.explain_place(position),
            Action::Piece(edge) => self.explain_piece(edge),
            Action::Resolve(_) => Illegal::NotWaiting,
            Action::Move(_) => Illegal::NotAtSite,
            Action::Choose(_) | Action::End | Action::With | Action::Without | Action::Stay => {
                Illegal::NotAsked
            }
        }
    }

    fn explain_draw(&self, tiles: Tiles) -> Illegal {
        let mut left = self.stacks;
        for color in tiles.colors() {
            if left[color] == 0 {
                return Illegal::StackEmpty;
            }
            left[color] -= 1;
        }
        Illegal::OtherTilesLeft
    }

    fn explain_place(&self, position: Position) -> Illegal {
        let triangles = position.triangles();
        let covered = |triangle: &Triangle| self.map.covered.contains(*triangle);
        if triangles.iter().any(covered) {
            return Illegal::Covered;
        }
        let on_hill_place = hill_places().any(|place| triangles.contains(&place));
        if on_hill_place && !self.switches.unused_hills {
            return Illegal::HillPlaceClosed;
        }
        Illegal::NotBeside
    }

    fn explain_piece(&self, edge: Edge) -> Illegal {
        if !self.map.sides.contains(edge) {
            return Illegal::NoTileSide;
        }
        if self.map.all_extensions().contains(edge) {
            return Illegal::OtherAqueduct;
        }
        let ends_here = |aqueduct: &&Aqueduct| {
            let end = self.map.path(**aqueduct).end();
            end.is_some_and(|end| edge.ends().contains(&end))
        };
        match Aqueduct::ALL.iter().find(ends_here) {
            None => Illegal::NotAtEnd,
            Some(aqueduct) if self.map.path(*aqueduct).is_finished() => Illegal::Finished,
            Some(_) => Illegal::Touches,
        }
    }
}
