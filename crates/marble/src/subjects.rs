//! What a player had when the game ended: buildings by type and by what lies beside them,
//! bridge tiles by place and value, imperium.

use kernel::{Provenance, Seat, Subject, Subjects, Vocabulary};

use crate::data::{Aqueduct, BOARD, BRIDGE_VALUES, COLORS, Color};
use crate::grid::Vertex;
use crate::position::{Marble, Player};

impl Subjects for Marble {
    fn had_by(&self, seat: Seat, tell: &mut dyn FnMut(Subject)) {
        let mut tell = |count: usize, subject: Subject| (0..count).for_each(|_| tell(subject));
        let player = &self.players[seat];
        for (color, sites) in self.map.buildings.iter() {
            let count = (*sites & player.buildings).len();
            let provenance = COLORS[color.index()].provenance;
            tell(count, of_color("Civic buildings", color, provenance));
        }
        self.tell_surroundings(player, &mut tell);
        let beside = (0, "a building beside a fountain");
        let fountain = unnamed("Fountains", beside, Provenance::Rulebook);
        tell(self.fountains_beside(seat), fountain);
        for place in self.bridges_of(seat) {
            tell(1, bridge_place(place));
            tell(1, bridge_value(self.hidden.bridges[place]));
        }
        for color in Color::ALL.iter().copied() {
            let offices = usize::from(player.offices[color]);
            let most = usize::from(self.most_imperium(seat, color) > 0);
            tell(
                offices,
                of_color("Offices held", color, Provenance::Rulebook),
            );
            tell(most, of_color("Most imperium", color, Provenance::Rulebook));
        }
    }
}

impl Marble {
    /// Buildings at the corners of each drawn hill, and on each aqueduct.
    fn tell_surroundings(&self, player: &Player, tell: &mut impl FnMut(usize, Subject)) {
        let own = |sites: &[Vertex]| {
            let own = |site: &&Vertex| player.buildings.contains(**site);
            sites.iter().filter(own).count()
        };
        let hills = BOARD.hills.iter();
        for place in hills.filter(|place| self.map.hills.contains(place.triangle)) {
            let rank = (place.hill.index(), place.hill);
            let hill = member("Hills built beside", "hill", rank, place.provenance);
            tell(own(&place.triangle.corners()), hill);
        }
        for (aqueduct, spring) in Aqueduct::ALL.iter().zip(&BOARD.springs) {
            let rank = (aqueduct.index(), *aqueduct);
            let line = member("Aqueducts built on", "aqueduct", rank, spring.provenance);
            tell(own(self.map.path(*aqueduct)), line);
        }
    }
}

/// A subject whose word is its name.
fn unnamed(
    kind: &'static str,
    (rank, name): (usize, &'static str),
    provenance: Provenance,
) -> Subject {
    Subject {
        kind,
        rank: rank as u16,
        name,
        family: "",
        provenance,
    }
}

/// A subject named by a family of words.
fn member(
    kind: &'static str,
    family: &'static str,
    (rank, word): (usize, impl Vocabulary),
    provenance: Provenance,
) -> Subject {
    Subject {
        family,
        ..unnamed(kind, (rank, word.as_str()), provenance)
    }
}

fn of_color(kind: &'static str, color: Color, provenance: Provenance) -> Subject {
    member(kind, "civic", (color.index(), color.civic()), provenance)
}

/// M-2: the places from north to south.
fn bridge_place(place: usize) -> Subject {
    const NAMES: [&str; 7] = [
        "northernmost",
        "second",
        "third",
        "fourth",
        "fifth",
        "sixth",
        "southernmost",
    ];
    let provenance = BOARD.bridges[place].provenance;
    unnamed("Bridge places", (place, NAMES[place]), provenance)
}

/// M-7.
fn bridge_value(value: u8) -> Subject {
    let name = match value {
        1 => "worth 1",
        2 => "worth 2",
        3 => "worth 3",
        _ => "worth 4",
    };
    let row = BRIDGE_VALUES.iter().find(|bridge| bridge.value == value);
    let provenance = row.map_or(Provenance::House, |bridge| bridge.provenance);
    unnamed("Bridge values", (value.into(), name), provenance)
}

#[cfg(test)]
mod tests {
    use kernel::testing::{had_by, play_at_random, setup};
    use kernel::{Game as _, View as _, Viewer};

    use super::*;

    fn played(index: u64, options: &[(&str, &str)]) -> Marble {
        play_at_random(&setup(3, options), index, |_, _, _| ())
    }

    #[test]
    fn everything_on_the_board_is_told_once() {
        for game in (0..10).map(|index| played(index, &[])) {
            let dump = game.view(Viewer::Everything).dump();
            for (seat, player) in dump.players.iter() {
                let told = had_by(&game, seat);
                let count = |kind: &str| told.iter().filter(|one| one.kind == kind).count();
                let sites = dump.sites.iter().filter(|site| site.owner == Some(seat));
                assert_eq!(count("Civic buildings"), sites.count());
                let bridges = dump.bridges.iter();
                let bridges = bridges.filter(|bridge| bridge.owner == Some(seat)).count();
                assert_eq!(count("Bridge places"), bridges);
                assert_eq!(count("Bridge values"), bridges);
                assert_eq!(count("Offices held"), player.offices.total());
            }
        }
    }

    #[test]
    fn bridge_values_are_named_by_their_worth() {
        for bridge in &BRIDGE_VALUES {
            let subject = bridge_value(bridge.value);
            assert_eq!(subject.name, format!("worth {}", bridge.value));
            assert_eq!(subject.provenance, bridge.provenance);
        }
    }
}
