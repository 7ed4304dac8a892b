//! What the contract asks of the end: a standing that fits the points, and a record that holds.

use super::Run;
use crate::{Game, Record, Standing, replay};

impl<G: Game> Run<'_, G> {
    pub(super) fn check_end(&self) {
        let Some(standing) = self.game.standing() else {
            self.hold(false, "a game that is over has a standing");
            return;
        };
        let mut list = Vec::new();
        for seat in self.game.seats().iter() {
            self.game.legal(seat, &mut list);
            self.hold(list.is_empty(), "nobody acts after the end");
        }
        let totals = self.game.scores().totals();
        if let Standing::Places(places) = standing {
            self.hold(places.as_slice().contains(&1), "somebody wins");
            for (seat, place) in places.iter() {
                let better = totals
                    .as_slice()
                    .iter()
                    .filter(|total| **total > totals[seat]);
                self.hold(
                    better.count() < *place as usize,
                    "more points, better place",
                );
            }
        }
    }

    /// The game as text reads back and holds.
    pub(super) fn check_record(&self) {
        let record = Record::finished(self.setup, self.seed, &self.log, &self.game);
        let Some(record) = record else {
            self.hold(false, "a finished game has a record");
            return;
        };
        let parsed = Record::parse(&record.to_string());
        self.hold(parsed.as_ref() == Ok(&record), "a record reads back");
        let replayed = replay::<G>(&record);
        self.hold(
            replayed.is_ok_and(|replay| replay.last == self.game),
            "a record holds",
        );
    }
}
