//! What a player had, for those who study many games: a high or a low number. The high ones pass
//! for a house value, so that a study has both kinds.

use kernel::{Provenance, Seat, Subject, Subjects};

use crate::Pebbles;

impl Subjects for Pebbles {
    fn had_by(&self, seat: Seat, tell: &mut dyn FnMut(Subject)) {
        let is_high = self.hidden.secrets[seat].number > 6;
        let (name, provenance) = match is_high {
            true => ("high", Provenance::House),
            false => ("low", Provenance::Rulebook),
        };
        tell(Subject {
            kind: "Numbers",
            rank: is_high.into(),
            name,
            family: "",
            provenance,
        });
    }
}
