//! What a player had when the game ended: the cards of the city, and influence cards.

use kernel::{Origin, Seat, Subject, Subjects};

use crate::data::{Card, Kind, Provenance};
use crate::state::City;

impl Subjects for City {
    fn had_by(&self, seat: Seat, tell: &mut dyn FnMut(Subject)) {
        let player = &self.players[seat];
        for (_, card) in player.town.iter() {
            tell(built(card));
        }
        for points in self.influence_points(player.won) {
            tell(influence(points));
        }
    }
}

fn built(card: Card) -> Subject {
    Subject {
        kind: match card.kind() {
            Kind::Production(_) => "Production buildings",
            Kind::Residence(_) => "Residences",
            Kind::Public(..) => "Public buildings",
            Kind::Aqueduct => "Aqueducts",
            Kind::Temple(_) => "Temples",
        },
        rank: card.index() as u16,
        name: card.as_str(),
        family: "card",
        origin: match card.data().source {
            Provenance::House => Origin::House,
            Provenance::Weak => Origin::Weak,
            Provenance::Rulebook | Provenance::Public => Origin::Known,
        },
    }
}

/// C-6: the cards differ by their worth alone.
fn influence(points: u8) -> Subject {
    Subject {
        kind: "Influence cards",
        rank: points.into(),
        name: match points {
            3 => "worth 3",
            4 => "worth 4",
            6 => "worth 6",
            8 => "worth 8",
            10 => "worth 10",
            _ => "worth 14",
        },
        family: "",
        origin: Origin::Known,
    }
}
