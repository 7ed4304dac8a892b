//! What a player had when the game ended: buildings by type and by what lies beside them,
//! bridge tiles by place and value, imperium.

use kernel::{Origin, Seat, Subject, Subjects};

use crate::data::{Aqueduct, BOARD, BRIDGE_VALUES, COLORS, Color, Hill, Source};
use crate::state::{Marble, Player};

impl Subjects for Marble {
    fn had_by(&self, seat: Seat, tell: &mut dyn FnMut(Subject)) {
        let player = &self.players[seat];
        self.tell_buildings(player, tell);
        self.tell_hills(player, tell);
        self.tell_water(player, tell);
        self.tell_bridges(seat, tell);
        self.tell_imperium(seat, tell);
    }
}

impl Marble {
    fn tell_buildings(&self, player: &Player, tell: &mut dyn FnMut(Subject)) {
        for (color, sites) in self.map.buildings.iter() {
            let own = (*sites & player.buildings).len();
            let subject = Subject {
                kind: "Civic buildings",
                rank: color.index() as u16,
                name: color.civic().as_str(),
                family: "civic",
                origin: origin(COLORS[color.index()].source),
            };
            (0..own).for_each(|_| tell(subject));
        }
    }

    /// A drawn hill counts for whoever has a building at a corner of it, once a building.
    fn tell_hills(&self, player: &Player, tell: &mut dyn FnMut(Subject)) {
        let drawn = BOARD.hills.iter();
        for place in drawn.filter(|place| self.map.hills.contains(place.triangle)) {
            let corners = place.triangle.corners().into_iter();
            let own = corners.filter(|corner| player.buildings.contains(*corner));
            let subject = beside_hill(place.hill, place.source);
            own.for_each(|_| tell(subject));
        }
    }

    /// M-36: own buildings on each aqueduct, and beside fountains.
    fn tell_water(&self, player: &Player, tell: &mut dyn FnMut(Subject)) {
        for (aqueduct, spring) in Aqueduct::ALL.iter().zip(&BOARD.springs) {
            let path = self.map.path(*aqueduct).vertices().iter();
            let own = path.filter(|vertex| player.buildings.contains(**vertex));
            let subject = on_aqueduct(*aqueduct, spring.source);
            own.for_each(|_| tell(subject));
        }
        let fountain = Subject {
            kind: "Fountains",
            rank: 0,
            name: "a building beside a fountain",
            family: "",
            origin: Origin::Known,
        };
        let fountains = self.map.fountains.iter();
        let pairs = fountains.map(|fountain| (*fountain.neighbors() & player.buildings).len());
        (0..pairs.sum()).for_each(|_| tell(fountain));
    }

    fn tell_bridges(&self, seat: Seat, tell: &mut dyn FnMut(Subject)) {
        for (index, owner) in self.bridges.owners.iter().enumerate() {
            if *owner == Some(seat) {
                tell(bridge_place(index));
                tell(bridge_value(self.bridges.values[index]));
            }
        }
    }

    fn tell_imperium(&self, seat: Seat, tell: &mut dyn FnMut(Subject)) {
        for color in Color::ALL {
            let offices = self.players[seat].offices[*color];
            (0..offices).for_each(|_| tell(of_color("Offices held", *color)));
            if self.most_imperium(seat, *color) > 0 {
                tell(of_color("Most imperium", *color));
            }
        }
    }
}

fn origin(source: Source) -> Origin {
    match source {
        Source::House => Origin::House,
        Source::Rulebook | Source::Inferred => Origin::Known,
    }
}

fn beside_hill(hill: Hill, source: Source) -> Subject {
    Subject {
        kind: "Hills built beside",
        rank: hill.index() as u16,
        name: hill.as_str(),
        family: "hill",
        origin: origin(source),
    }
}

fn on_aqueduct(aqueduct: Aqueduct, source: Source) -> Subject {
    Subject {
        kind: "Aqueducts built on",
        rank: aqueduct.index() as u16,
        name: aqueduct.as_str(),
        family: "aqueduct",
        origin: origin(source),
    }
}

fn of_color(kind: &'static str, color: Color) -> Subject {
    Subject {
        kind,
        rank: color.index() as u16,
        name: color.civic().as_str(),
        family: "civic",
        origin: Origin::Known,
    }
}

/// M-2: the places from north to south.
fn bridge_place(index: usize) -> Subject {
    const NAMES: [&str; 7] = [
        "northernmost",
        "second",
        "third",
        "fourth",
        "fifth",
        "sixth",
        "southernmost",
    ];
    Subject {
        kind: "Bridge places",
        rank: index as u16,
        name: NAMES[index],
        family: "",
        origin: origin(BOARD.bridges[index].source),
    }
}

/// M-7.
fn bridge_value(value: u8) -> Subject {
    let row = BRIDGE_VALUES.iter().find(|bridge| bridge.value == value);
    Subject {
        kind: "Bridge values",
        rank: value.into(),
        name: match value {
            1 => "worth 1",
            2 => "worth 2",
            3 => "worth 3",
            _ => "worth 4",
        },
        family: "",
        origin: row.map_or(Origin::House, |bridge| origin(bridge.source)),
    }
}

#[cfg(test)]
mod tests {
    use kernel::testing::{had_by, play_at_random, setup};
    use kernel::{Game, Viewer};

    use super::*;

    fn played(index: u64, options: &[(&str, &str)]) -> Marble {
        play_at_random(&setup(3, options), index, |_, _, _| ())
    }

    #[test]
    fn everything_on_the_board_is_told_once() {
        for game in (0..10).map(|index| played(index, &[])) {
            let view = game.view(Viewer::Everything);
            for (seat, player) in view.players.iter() {
                let told = had_by(&game, seat);
                let count = |kind: &str| told.iter().filter(|one| one.kind == kind).count();
                let sites = view.sites.iter().filter(|site| site.owner == Some(seat));
                assert_eq!(count("Civic buildings"), sites.count());
                let bridges = view
                    .bridges
                    .iter()
                    .filter(|bridge| bridge.owner == Some(seat));
                let bridges = bridges.count();
                assert_eq!(count("Bridge places"), bridges);
                assert_eq!(count("Bridge values"), bridges);
                let offices = usize::from(player.imperium_spaces.total());
                assert_eq!(count("Offices held"), offices);
            }
        }
    }

    #[test]
    fn bridge_values_are_named_by_their_worth() {
        for bridge in &BRIDGE_VALUES {
            let subject = bridge_value(bridge.value);
            assert_eq!(subject.name, format!("worth {}", bridge.value));
            assert_eq!(subject.origin, origin(bridge.source));
        }
    }
}
