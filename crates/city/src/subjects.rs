//! What a player had when the game ended: the cards of the city, and influence cards.

use kernel::{Provenance, Seat, Subject, Subjects};

use crate::data::{Card, Kind};
use crate::position::City;

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
        provenance: card.data().provenance,
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
        provenance: Provenance::Rulebook,
    }
}

#[cfg(test)]
mod tests {
    use kernel::testing::{had_by, play_at_random, setup};
    use kernel::{Game, View as _, Viewer};

    use super::*;

    fn played(index: u64, options: &[(&str, &str)]) -> City {
        play_at_random(&setup(3, options), index, |_, _, _| ())
    }

    #[test]
    fn every_card_and_influence_card_is_told_once() {
        for game in (0..20).map(|index| played(index, &[])) {
            let dump = game.view(Viewer::Everything).dump();
            for (seat, player) in dump.players.iter() {
                let cards = player.city.len() + player.influence_cards.len();
                assert_eq!(had_by(&game, seat).len(), cards);
            }
        }
    }

    #[test]
    fn influence_cards_are_named_by_their_worth() {
        for points in [3, 4, 6, 8, 10, 14] {
            assert_eq!(influence(points).name, format!("worth {points}"));
        }
    }
}
