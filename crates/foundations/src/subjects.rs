//! What a player had when the game ended: buildings, monuments, objectives, invocations, a role.

use kernel::{Origin, Seat, Subject, Subjects};

use crate::data::{Building, Invocation, Objective, Provenance, Role};
use crate::state::Foundations;

impl Subjects for Foundations {
    fn had_by(&self, seat: Seat, tell: &mut dyn FnMut(Subject)) {
        let player = &self.players[seat];
        player.role.into_iter().map(role).for_each(&mut *tell);
        let kept = player.objectives.iter();
        kept.map(|card| objective("Objectives kept", card))
            .for_each(&mut *tell);
        self.met_by(seat)
            .map(|card| objective("Objectives met", card))
            .for_each(&mut *tell);
        let bought = player.invocations.iter().chain(player.spent.iter());
        bought.map(invocation).for_each(&mut *tell);
        self.buildings_of(seat)
            .map(|(own, _)| building(own))
            .for_each(tell);
    }
}

impl Foundations {
    /// F-31: those that count for the seat and are met.
    fn met_by(&self, seat: Seat) -> impl Iterator<Item = Objective> {
        let own = self.players[seat].objectives.iter();
        own.chain(self.public_objectives.iter())
            .filter(move |card| self.meets_objective(seat, *card))
    }
}

fn origin(provenance: Provenance) -> Origin {
    match provenance {
        Provenance::House => Origin::House,
        Provenance::Weak => Origin::Weak,
        Provenance::Rulebook | Provenance::Public => Origin::Known,
    }
}

fn role(role: Role) -> Subject {
    Subject {
        kind: "Roles",
        rank: role.index() as u16,
        name: role.as_str(),
        family: "role",
        origin: origin(role.row().provenance),
    }
}

fn objective(kind: &'static str, objective: Objective) -> Subject {
    Subject {
        kind,
        rank: objective.index() as u16,
        name: objective.as_str(),
        family: "objective",
        origin: origin(objective.row().provenance),
    }
}

fn invocation(invocation: Invocation) -> Subject {
    Subject {
        kind: "Invocations",
        rank: invocation.index() as u16,
        name: invocation.as_str(),
        family: "invocation",
        origin: origin(invocation.row().provenance),
    }
}

fn building(building: Building) -> Subject {
    Subject {
        kind: if building.is_monument() {
            "Monuments"
        } else {
            "Buildings"
        },
        rank: building.index() as u16,
        name: building.as_str(),
        family: "building",
        origin: origin(building.row().provenance),
    }
}
