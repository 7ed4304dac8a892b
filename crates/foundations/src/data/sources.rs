//! How well the values of a building are known: the rulebook's pictures have some of them, its
//! text others, and the player boards and cards the rest.

use kernel::Provenance::{self, Public, Rulebook};

use super::Worth;

/// Where each value of a building comes from; what it does not have counts as known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sources {
    /// Its outline.
    pub shape: Provenance,
    /// Citizens, silver, or what a civic building counts and for how much.
    pub worth: Provenance,
    /// The fixed points of a commercial building.
    pub points: Provenance,
    /// F-25: what a monument needs, and what its neighbours get.
    pub terms: Provenance,
}

impl Sources {
    /// The same for all values.
    pub(super) const fn all(source: Provenance) -> Sources {
        Sources {
            shape: source,
            worth: source,
            points: source,
            terms: source,
        }
    }

    /// F-5: the rulebook leaves the points of commercial buildings to the player boards, and the
    /// multipliers of civic ones to their symbols.
    pub(super) const fn of_own(worth: Worth) -> Sources {
        let (worth, points) = match worth {
            Worth::Citizens { .. } => (Rulebook, Rulebook),
            Worth::Commerce { .. } => (Rulebook, Public),
            Worth::Civic { .. } => (Public, Rulebook),
        };
        Sources {
            worth,
            points,
            ..Sources::all(Rulebook)
        }
    }

    /// The one to doubt most.
    pub fn weakest(self) -> Provenance {
        let beyond_shape = self.worth.min(self.points).min(self.terms);
        beyond_shape.min(self.shape)
    }
}
