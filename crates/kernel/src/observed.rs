//! A game as one seat sees it: the only thing a bot is ever given.

use std::fmt;

use crate::{Game, Rng, Seat, Seats, Viewer};

/// One seat's side of a game. It hands out what the seat may know and nothing else, so that a
/// bot which looks at hidden things does not compile.
#[derive(Clone, Copy)]
pub struct Observed<'a, G: Game> {
    game: &'a G,
    seat: Seat,
}

// A debug line of the game would show what the seat may not know.
impl<G: Game> fmt::Debug for Observed<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Observed(seat {})", self.seat)
    }
}

impl<'a, G: Game> Observed<'a, G> {
    /// The side of `seat`.
    pub fn new(game: &'a G, seat: Seat) -> Observed<'a, G> {
        Observed { game, seat }
    }

    /// Whose side it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many play.
    pub fn seats(&self) -> Seats {
        self.game.seats()
    }

    /// What the seat knows.
    pub fn view(&self) -> G::View {
        self.game.view(Viewer::Seat(self.seat))
    }

    /// What the seat may do now.
    pub fn legal(&self, out: &mut Vec<G::Action>) {
        self.game.legal(self.seat, out);
    }

    /// A game that the seat cannot tell from the real one.
    pub fn determinize(&self, rng: &mut Rng) -> G {
        self.game.determinize(self.seat, rng)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seed;
    use crate::testing::{setup, toy::Pebbles};

    #[test]
    fn a_debug_line_tells_nothing_hidden() {
        let game = Pebbles::new(&setup(3, &[]), &Seed::of_series(1, 1));
        let side = Observed::new(&game, Seat::default());
        assert_eq!(format!("{side:?}"), "Observed(seat 1)");
    }
}
