//! Test positions: an opening, played on or rearranged, whose components all add up.

use crate::{Game, Rng, Seat, Seed, Setup};

/// A position in the making. [`Position::build`] refuses one that loses or doubles a component.
#[derive(Clone, Debug)]
pub struct Position<G: Game> {
    game: G,
}

impl<G: Game> Position<G> {
    /// The opening that the numbered test seed deals.
    pub fn opening(setup: &Setup<G>, seed: u64) -> Position<G> {
        Position {
            game: G::new(setup, &Seed::of_series(seed, 0)),
        }
    }

    /// Plays lines of `SEAT ACTION`; each must be legal.
    ///
    /// # Panics
    /// With the line and the reason if one is not.
    #[must_use]
    pub fn play(mut self, lines: &str) -> Position<G> {
        for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let (seat, action) = line.split_once(' ').expect("a line is `SEAT ACTION`");
            let seat: Seat = seat.parse().expect("a line begins with a seat");
            let action: G::Action = action
                .parse()
                .unwrap_or_else(|_| panic!("{line:?} is no action"));
            if let Err(illegal) = self.game.try_apply(seat, action, &mut ()) {
                panic!("{line:?} is not legal: {illegal}");
            }
        }
        self
    }

    /// Plays at random until `stop` holds.
    ///
    /// # Panics
    /// If the game ends before.
    #[must_use]
    pub fn play_until(mut self, rng: &mut Rng, mut stop: impl FnMut(&G) -> bool) -> Position<G> {
        let mut legal = Vec::new();
        while !stop(&self.game) {
            let seat = self
                .game
                .to_act()
                .first()
                .expect("the position comes before the end");
            self.game.legal(seat, &mut legal);
            let action = *rng
                .choose(&legal)
                .expect("a seat that must act has a choice");
            self.game.apply(seat, action, &mut ());
        }
        self
    }

    /// Rearranges the components.
    #[must_use]
    pub fn with(mut self, change: impl FnOnce(&mut G)) -> Position<G> {
        change(&mut self.game);
        self
    }

    /// The position.
    ///
    /// # Panics
    /// If a component is missing or there twice.
    #[must_use]
    pub fn build(self) -> G {
        if let Err(imbalance) = self.game.audit() {
            panic!("{imbalance}");
        }
        self.game
    }
}
