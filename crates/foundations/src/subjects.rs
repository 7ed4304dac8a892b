//! What a player had when the game ended: buildings, monuments, objectives, invocations, a role.

use kernel::{Id, Provenance, Seat, Subject, Subjects, Vocabulary};

use crate::Foundations;
use crate::data::Objective;

impl Subjects for Foundations {
    fn had_by(&self, seat: Seat, tell: &mut dyn FnMut(Subject)) {
        let player = &self.players[seat];
        if let Some(role) = player.role {
            tell(subject("Roles", "role", role, role.provenance()));
        }
        let objective =
            |kind, card: Objective| subject(kind, "objective", card, card.row().points_source);
        for card in self.kept_objectives(seat) {
            tell(objective("Objectives kept", card));
        }
        for card in self.met_objectives(seat) {
            tell(objective("Objectives met", card));
        }
        for card in player.invocations.iter().chain(player.spent) {
            tell(subject(
                "Invocations",
                "invocation",
                card,
                card.row().provenance,
            ));
        }
        for (own, _) in self.buildings_of(seat) {
            let monument = own.is_monument();
            let kind = if monument { "Monuments" } else { "Buildings" };
            tell(subject(kind, "building", own, own.row().sources.weakest()));
        }
    }
}

fn subject<T: Vocabulary + Id>(
    kind: &'static str,
    family: &'static str,
    own: T,
    provenance: Provenance,
) -> Subject {
    Subject {
        kind,
        rank: own.index() as u16,
        name: own.as_str(),
        family,
        provenance,
    }
}

#[cfg(test)]
mod tests {
    use kernel::testing::{had_by, play_at_random, setup};
    use kernel::{Game, Viewer};

    use crate::tests::dump;

    use super::*;

    fn played(index: u64, options: &[(&str, &str)]) -> Foundations {
        play_at_random(&setup(3, options), index, |_, _, _| ())
    }

    #[test]
    fn everything_is_told_once() {
        let all = [
            ("roles", "true"),
            ("monuments", "true"),
            ("invocations", "true"),
            ("objectives", "hidden"),
        ];
        for game in (0..10).map(|index| played(index, &all)) {
            let view = dump(&game, Viewer::Everything);
            for (seat, player) in game.seats.iter().zip(&view.players) {
                let told = had_by(&game, seat);
                let count = |kind: &str| told.iter().filter(|one| one.kind == kind).count();
                let own = |one: &&crate::dump::BuildingDump| one.owner == crate::Party::Seat(seat);
                let buildings = view.buildings.iter().filter(own).count();
                assert_eq!(count("Buildings") + count("Monuments"), buildings);
                assert_eq!(count("Roles"), 1);
                assert_eq!(count("Objectives kept"), player.objectives.len());
                let bought = player.invocations.len() + player.spent.len();
                assert_eq!(count("Invocations"), bought);
            }
        }
    }

    #[test]
    fn objectives_are_met_for_points() {
        let mut met = 0;
        for game in (0..30).map(|index| played(index, &[("objectives", "public")])) {
            for seat in game.seats.iter() {
                let told = had_by(&game, seat);
                let names = told.iter().filter(|one| one.kind == "Objectives met");
                let points = names.map(|one| {
                    let card: Objective = one.name.parse().expect("a card");
                    i32::from(card.row().points)
                });
                let scored = &game.scores().seats[seat];
                let scored = scored
                    .iter()
                    .filter(|(item, _)| item.as_str() == "objectives");
                let (points, scored) = (points.sum::<i32>(), scored.map(|(_, n)| n).sum::<i32>());
                assert_eq!(points, scored);
                met += points;
            }
        }
        assert!(met > 0, "somebody meets something");
    }
}
